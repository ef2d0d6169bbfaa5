event-power-consolidated =
    { $power ->
        [0] { NAME($seat, kind: "house") } nie otrzymują żetonów Władzy { NAME($area, kind: "area", form: "from") }.
        [one] { NAME($seat, kind: "house") } otrzymują { $power } żeton Władzy { NAME($area, kind: "area", form: "from") }.
        [few] { NAME($seat, kind: "house") } otrzymują { $power } żetony Władzy { NAME($area, kind: "area", form: "from") }.
       *[many] { NAME($seat, kind: "house") } otrzymują { $power } żetonów Władzy { NAME($area, kind: "area", form: "from") }.
    }
event-mustered-by-order = { NAME($seat, kind: "house") } wykorzystują specjalne Umocnienie Władzy, aby przeprowadzić mobilizację { NAME($area, kind: "area", form: "in") }.

ask-resolve-consolidate-power = { NAME($seat, kind: "house") }: rozpatrzcie jeden ze swoich rozkazów Umocnienia Władzy.

option-consolidate-power = { NAME($area, kind: "area") }: wziąć żetony Władzy
option-muster-by-order = { NAME($area, kind: "area") }: zamiast tego przeprowadzić mobilizację
