event-retreated = { NAME($seat, kind: "house") } wycofują się { NAME($area, kind: "area", form: "to") } (jednostki: { COUNTS($units, kind: "units") }); jednostki są rozbite.
event-turned-back = { NAME($seat, kind: "house") } muszą wrócić { NAME($area, kind: "area", form: "to") } (jednostki: { COUNTS($units, kind: "units") }).

ask-choose-retreat = { NAME($seat, kind: "house") }: dokąd wycofują się wasze jednostki { NAME($target, kind: "area", form: "from") }?
ask-robb-stark-chooses = { NAME($seat, kind: "house") }: dokąd wycofują się jednostki przeciwnika { NAME($target, kind: "area", form: "from") } (Robb Stark)? Jeśli spasujecie, wybierze on sam.
ask-lose-to-supply = { NAME($seat, kind: "house") }: zaopatrzenie nie pozwala wycofać wszystkich jednostek. Którą niszczycie?

option-retreat-to = { NAME($area, kind: "area") }

refusal-ruling-retreat-fewest-losses = (Jednostki stracone tam: { $losses }; gdzie indziej: { $fewest }.)
