event-marched = { NAME($seat, kind: "house") } marches from { NAME($source, kind: "area", form: "mid") } to { NAME($target, kind: "area", form: "mid") } with { COUNTS($units, kind: "units") }.
event-march-ended = The March order of { NAME($seat, kind: "house") } in { NAME($area, kind: "area", form: "mid") } is resolved.

ask-resolve-marches = { NAME($seat, kind: "house") }: resolve one of your March orders.
ask-plan-march = { NAME($seat, kind: "house") }: do more units march from { NAME($area, kind: "area", form: "mid") }? Units left: { COUNTS($units, kind: "units") }.
ask-establish-control = { NAME($seat, kind: "house") }: do you leave a Power token in { NAME($area, kind: "area", form: "mid") } to keep control?

option-march-units = { NAME($source, kind: "area") }: { COUNTS($units, kind: "units") } to { NAME($target, kind: "area", form: "mid") }
option-end-march = { NAME($source, kind: "area") }: no more units march

refusal-march-one-battle = ({ NAME($first, kind: "area") } is attacked already, { NAME($second, kind: "area", form: "mid") } would be a second attack.)
refusal-neutral-counts-as-the-one-attack = ({ NAME($first, kind: "area") } is attacked already, { NAME($second, kind: "area", form: "mid") } would be a second attack.)
