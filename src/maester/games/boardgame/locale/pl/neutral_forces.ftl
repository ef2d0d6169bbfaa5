event-neutral-force-faced = { NAME($seat, kind: "house") } potrzebują wsparcia, aby wkroczyć { NAME($area, kind: "area", form: "to") } (jednostki: { COUNTS($units, kind: "units") }) przeciw Wojskom Neutralnym o sile { $strength }.
event-neutral-force-held = Wojska Neutralne { NAME($area, kind: "area", form: "in") } okazują się za silne: { NAME($seat, kind: "house") } mają siłę { $strength }, a potrzebują { $needed }. Marsz planuje się na nowo.
event-neutral-force-beaten = { NAME($seat, kind: "house") } pokonują Wojska Neutralne { NAME($area, kind: "area", form: "in") }.

refusal-neutral-entry-needs-strength = ({ NAME($area, kind: "area") }: siła najwyżej { $strength }, a potrzeba { $needed }.)
