event-recruited = { NAME($seat, kind: "house") } werbują { NAME($area, kind: "area", form: "in") }: { NAME($unit, kind: "unit") } { NAME($place, kind: "area", form: "in") }.
event-upgraded = { NAME($seat, kind: "house") } ulepszają Piechura { NAME($area, kind: "area", form: "in") } w { NAME($unit, kind: "unit", form: "acc") }.
event-mustering-ended = { NAME($seat, kind: "house") } kończą mobilizację.

ask-muster =
    { $points ->
        [one] { NAME($seat, kind: "house") }: mobilizujcie jednostki. Zostaje { $points } punkt mobilizacji.
        [few] { NAME($seat, kind: "house") }: mobilizujcie jednostki. Zostają { $points } punkty mobilizacji.
       *[many] { NAME($seat, kind: "house") }: mobilizujcie jednostki. Zostaje { $points } punktów mobilizacji.
    }

option-recruit =
    { $unit ->
        [siege-engine] { NAME($area, kind: "area") }: nowa { NAME($unit, kind: "unit") } { NAME($place, kind: "area", form: "in") }
       *[other] { NAME($area, kind: "area") }: nowy { NAME($unit, kind: "unit") } { NAME($place, kind: "area", form: "in") }
    }
option-upgrade =
    { $routed ->
        [true] { NAME($area, kind: "area") }: ulepszenie rozbitego Piechura w { NAME($unit, kind: "unit", form: "acc") }
       *[false] { NAME($area, kind: "area") }: ulepszenie Piechura w { NAME($unit, kind: "unit", form: "acc") }
    }
option-end-mustering = Koniec mobilizacji

refusal-muster-controlled-castle-or-stronghold = ({ NAME($area, kind: "area") } nie daje wam teraz punktów mobilizacji.)
refusal-muster-cost-footman = (Punkty, które tam zostały: { $points }.)
refusal-muster-cost-knight = (Punkty, które tam zostały: { $points }.)
refusal-muster-cost-ship = (Punkty, które tam zostały: { $points }.)
refusal-muster-cost-siege-engine = (Punkty, które tam zostały: { $points }.)
refusal-muster-upgrade-knight = (Punkty, które tam zostały: { $points }.)
refusal-muster-upgrade-siege-engine = (Punkty, które tam zostały: { $points }.)
refusal-muster-upgrade-only-footmen-there = ({ NAME($area, kind: "area") })
refusal-muster-from-unused-pieces = ({ NAME($unit, kind: "unit") }: nie ma już niewykorzystanych.)
refusal-muster-placed-where-points-come-from = ({ NAME($area, kind: "area") })
refusal-muster-within-supply = ({ NAME($area, kind: "area") }: liczba jednostek po werbunku: { $size }.)
refusal-muster-ship-placement = ({ NAME($area, kind: "area") })
refusal-muster-ship-not-into-enemy-sea = ({ NAME($area, kind: "area") })
refusal-muster-ship-needs-water = ({ NAME($area, kind: "area") })
refusal-muster-land-units-only-on-land = ({ NAME($area, kind: "area") })
