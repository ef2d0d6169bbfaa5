event-retreated = { NAME($seat, kind: "house") } retreats to { NAME($area, kind: "area", form: "mid") } with { COUNTS($units, kind: "units") }; the units are routed.
event-turned-back = { NAME($seat, kind: "house") } has to go back to { NAME($area, kind: "area", form: "mid") } with { COUNTS($units, kind: "units") }.

ask-choose-retreat = { NAME($seat, kind: "house") }: where do your units retreat from { NAME($target, kind: "area", form: "mid") }?
ask-robb-stark-chooses = { NAME($seat, kind: "house") }: where do your opponent's units retreat from { NAME($target, kind: "area", form: "mid") } (Robb Stark)? If you pass, he chooses.
ask-lose-to-supply = { NAME($seat, kind: "house") }: supply doesn't allow all your units to go. Which one do you destroy?

option-retreat-to = { NAME($area, kind: "area", form: "mid") }

refusal-ruling-retreat-fewest-losses = (Units lost there: { $losses }; elsewhere: { $fewest }.)
