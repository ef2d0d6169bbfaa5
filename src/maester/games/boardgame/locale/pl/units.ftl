event-units-removed = { NAME($seat, kind: "house") } tracą { COUNTS($units, kind: "units", form: "acc") } { NAME($area, kind: "area", form: "in") }.

option-choose-unit =
    { $routed ->
        [true]
            { $unit ->
                [siege-engine] Rozbita { NAME($unit, kind: "unit") } { NAME($area, kind: "area", form: "in") }
               *[other] Rozbity { NAME($unit, kind: "unit") } { NAME($area, kind: "area", form: "in") }
            }
       *[false] { NAME($unit, kind: "unit") } { NAME($area, kind: "area", form: "in") }
    }
