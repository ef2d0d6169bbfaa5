event-marched = { NAME($seat, kind: "house") } maszerują { NAME($source, kind: "area", form: "from") } { NAME($target, kind: "area", form: "to") } (jednostki: { COUNTS($units, kind: "units") }).
event-march-ended = Rozkaz Marszu { NAME($seat, kind: "house", form: "gen") } { NAME($area, kind: "area", form: "in") } został rozpatrzony.

ask-resolve-marches = { NAME($seat, kind: "house") }: rozpatrzcie jeden ze swoich rozkazów Marszu.
ask-plan-march = { NAME($seat, kind: "house") }: czy { NAME($area, kind: "area", form: "from") } maszerują kolejne jednostki? Pozostałe jednostki: { COUNTS($units, kind: "units") }.
ask-establish-control = { NAME($seat, kind: "house") }: czy zostawiacie { NAME($area, kind: "area", form: "in") } żeton Władzy, aby zachować kontrolę?

option-march-units = { NAME($source, kind: "area") }: { COUNTS($units, kind: "units") } { NAME($target, kind: "area", form: "to") }
option-end-march = { NAME($source, kind: "area") }: więcej jednostek nie maszeruje

refusal-march-one-battle = (Ten Marsz atakuje już obszar { NAME($first, kind: "area") }; { NAME($second, kind: "area") } to drugi atak.)
refusal-neutral-counts-as-the-one-attack = (Ten Marsz atakuje już obszar { NAME($first, kind: "area") }; { NAME($second, kind: "area") } to drugi atak.)
