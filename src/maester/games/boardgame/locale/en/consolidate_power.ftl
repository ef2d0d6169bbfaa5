event-power-consolidated =
    { $power ->
        [0] { NAME($seat, kind: "house") } gains no Power in { NAME($area, kind: "area", form: "mid") }.
        [one] { NAME($seat, kind: "house") } gains { $power } Power token in { NAME($area, kind: "area", form: "mid") }.
       *[other] { NAME($seat, kind: "house") } gains { $power } Power tokens in { NAME($area, kind: "area", form: "mid") }.
    }
event-mustered-by-order = { NAME($seat, kind: "house") } uses its Special Consolidate Power order to muster in { NAME($area, kind: "area", form: "mid") }.

ask-resolve-consolidate-power = { NAME($seat, kind: "house") }: resolve one of your Consolidate Power orders.

option-consolidate-power = { NAME($area, kind: "area") }: take Power
option-muster-by-order = { NAME($area, kind: "area") }: muster instead
