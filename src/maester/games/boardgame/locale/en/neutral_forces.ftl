event-neutral-force-faced = { NAME($seat, kind: "house") } needs support to march into { NAME($area, kind: "area", form: "mid") } with { COUNTS($units, kind: "units") } against the Neutral Force of strength { $strength }.
event-neutral-force-held = The Neutral Force in { NAME($area, kind: "area", form: "mid") } is too strong for { NAME($seat, kind: "house") }: { $strength } of { $needed }. The march is planned anew.
event-neutral-force-beaten = { NAME($seat, kind: "house") } beats the Neutral Force in { NAME($area, kind: "area", form: "mid") }.

refusal-neutral-entry-needs-strength = (Strength { $strength } at most, { $needed } needed in { NAME($area, kind: "area", form: "mid") }.)
