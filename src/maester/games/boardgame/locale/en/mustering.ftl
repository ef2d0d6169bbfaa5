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

refusal-muster-controlled-castle-or-stronghold = ({ NAME($area, kind: "area") } gives you no mustering points now.)
refusal-muster-cost-footman = (Points left there: { $points }.)
refusal-muster-cost-knight = (Points left there: { $points }.)
refusal-muster-cost-ship = (Points left there: { $points }.)
refusal-muster-cost-siege-engine = (Points left there: { $points }.)
refusal-muster-upgrade-knight = (Points left there: { $points }.)
refusal-muster-upgrade-siege-engine = (Points left there: { $points }.)
refusal-muster-upgrade-only-footmen-there = ({ NAME($area, kind: "area") })
refusal-muster-from-unused-pieces = ({ NAME($unit, kind: "unit") }: none is left.)
refusal-muster-placed-where-points-come-from = ({ NAME($area, kind: "area") })
refusal-muster-within-supply = ({ NAME($area, kind: "area") }: an army of { $size } would not fit.)
refusal-muster-ship-placement = ({ NAME($area, kind: "area") })
refusal-muster-ship-not-into-enemy-sea = ({ NAME($area, kind: "area") })
refusal-muster-ship-needs-water = ({ NAME($area, kind: "area") })
refusal-muster-land-units-only-on-land = ({ NAME($area, kind: "area") })
