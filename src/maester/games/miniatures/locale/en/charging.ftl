ask-declare-target = { NAME($seat, kind: "seat") }: which enemy is charged?
ask-determine-zone = { NAME($seat, kind: "seat") }: the unit stands in two zones of its target alike. Which side does it charge?
ask-pick-facing = { NAME($seat, kind: "seat") }: which way does the charging unit face?
ask-align-trays = { NAME($seat, kind: "seat") }: contact! How does the unit line up with its target?
ask-charge-attack = { NAME($seat, kind: "seat") }: with which attack does the charging unit strike?
ask-other-enemies-give-way = { NAME($seat, kind: "seat") }: several of your units touch the charging unit. Which gives way first?

option-declare-charge = Charge { NAME($target, kind: "unit") }
option-charge-side = Against { NAME($side, kind: "side") }
option-charge-facing = Face { $face }°

event-charge-declared = { NAME($unit, kind: "unit") } declares a Charge on { NAME($target, kind: "unit") }.
event-charge-faced = { NAME($unit, kind: "unit") } has { $travel } in to go: it needs { $needs } on the die.
event-charge-distance =
    { $disorderly ->
        [true] A { $die }: a Disorderly Charge, { $distance } in.
       *[false] A { $die }: { NAME($unit, kind: "unit") } comes { $distance } in.
    }
event-charge-failed = The Charge on { NAME($target, kind: "unit") } fails after { $moved } in.

candidate-shortest = the shortest way, needs { $what }+
candidate-straight = without a pivot, needs { $what }+
candidate-middle = towards its middle, needs { $what }+
candidate-end = at the edge of what reaches, needs { $what }+

refusal-charge-within-maximum = (The way is { $needs } in long, { $most } in at most.)
refusal-charge-pivot =
    { $reason ->
        [hidden] (From there it would not see { NAME($target, kind: "unit") }.)
        [short] (The way is { $needs } in long, { $most } in at most.)
       *[beside] (It would pass by { NAME($target, kind: "unit") }.)
    }
refusal-ruling-charge-pivot-declined =
    { $reason ->
        [short] (The way is { $needs } in long, { $most } in at most.)
       *[beside] (It would pass by { NAME($target, kind: "unit") }.)
    }
refusal-charge-stop-before-obstacle =
    { $who ->
        [none] (After { $after } in it would stop before { NAME($what, kind: "piece") }.)
       *[other] (After { $after } in it would stop before { NAME($who, kind: "unit") }.)
    }
