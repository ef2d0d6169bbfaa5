event-units-removed = { NAME($seat, kind: "house") } loses { COUNTS($units, kind: "units") } in { NAME($area, kind: "area", form: "mid") }.

option-choose-unit =
    { $routed ->
        [true] A routed { NAME($unit, kind: "unit") } in { NAME($area, kind: "area", form: "mid") }
       *[false] A { NAME($unit, kind: "unit") } in { NAME($area, kind: "area", form: "mid") }
    }
