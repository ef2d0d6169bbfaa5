event-recruited = { NAME($seat, kind: "house") } musters in { NAME($area, kind: "area", form: "mid") }: a new { NAME($unit, kind: "unit") } in { NAME($place, kind: "area", form: "mid") }.
event-upgraded = { NAME($seat, kind: "house") } upgrades a Footman in { NAME($area, kind: "area", form: "mid") } to a { NAME($unit, kind: "unit") }.
event-mustering-ended = { NAME($seat, kind: "house") } ends its mustering.

ask-muster =
    { $points ->
        [one] { NAME($seat, kind: "house") }: muster units. { $points } mustering point is left.
       *[other] { NAME($seat, kind: "house") }: muster units. { $points } mustering points are left.
    }

option-recruit = { NAME($area, kind: "area") }: a new { NAME($unit, kind: "unit") } in { NAME($place, kind: "area", form: "mid") }
option-upgrade =
    { $routed ->
        [true] { NAME($area, kind: "area") }: a routed Footman becomes a { NAME($unit, kind: "unit") }
       *[false] { NAME($area, kind: "area") }: a Footman becomes a { NAME($unit, kind: "unit") }
    }
option-end-mustering = End the mustering
