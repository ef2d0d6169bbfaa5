ask-choose-maneuver = { NAME($seat, kind: "seat") }: where does the unit Maneuver?
ask-choose-free-maneuver = { NAME($seat, kind: "seat") }: does the unit make its free Maneuver, and where to?
ask-dare-free-maneuver = { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } may make a free Maneuver. Does it?
ask-choose-march = { NAME($seat, kind: "seat") }: how far does the unit March?
ask-choose-shift = { NAME($seat, kind: "seat") }: does { NAME($unit, kind: "unit") } Shift?
ask-choose-retreat = { NAME($seat, kind: "seat") }: where does the unit Retreat to?
ask-offer-free-pivot = { NAME($seat, kind: "seat") }: does { NAME($unit, kind: "unit") } make its free pivot?
ask-order-free-pivots = { NAME($seat, kind: "seat") }: several of your units may pivot. Which is first?

option-maneuver = Turn to { $face }°, move { $forward } in, turn to { $then_face }°
option-march = March { $forward } in, turn to { $then_face }°
option-shift-by = Shift { $distance } in { NAME($way, kind: "way") }
option-retreat-to = Retreat { $distance } in { NAME($way, kind: "way") }, turn to { $then_face }°
option-free-pivot = Pivot to { $face }°

event-moved =
    { $how ->
        [maneuver] { NAME($unit, kind: "unit") } Maneuvers.
        [march] { NAME($unit, kind: "unit") } Marches.
        [shift] { NAME($unit, kind: "unit") } Shifts.
        [retreat] { NAME($unit, kind: "unit") } Retreats.
        [pivot] { NAME($unit, kind: "unit") } pivots.
        [turn] { NAME($unit, kind: "unit") } turns to its enemy.
        [charge] { NAME($unit, kind: "unit") } charges ahead.
        [align] { NAME($unit, kind: "unit") } lines up with its enemy.
        [set-at-half] { NAME($unit, kind: "unit") } is set against the charging unit.
        [pushed] { NAME($unit, kind: "unit") } gives way to the charging unit.
       *[other] { NAME($unit, kind: "unit") } is moved.
    }
event-retreat-impossible = { NAME($unit, kind: "unit") } rolled { $die } and finds no way out of combat.
event-terrain-endangered = Dangerous Terrain: { NAME($unit, kind: "unit") }, { NAME($piece, kind: "piece") }.
event-objective-claimed = { NAME($unit, kind: "unit") } Claims Objective { $objective }.

candidate-stay = stay
candidate-shift = Shift
candidate-straight-on = straight on in full
candidate-onto-objective = onto Objective { $what }
candidate-into-flank = into the Flank of { NAME($what, kind: "unit") }
candidate-into-rear = into the Rear of { NAME($what, kind: "unit") }
candidate-out-of-threat = out of the reach of { NAME($what, kind: "unit") }
candidate-keep-objective = keeps Objective { $what }
candidate-to-threat-edge = to the edge of the reach of { NAME($what, kind: "unit") }
candidate-towards = towards { NAME($what, kind: "unit") }
candidate-facing = facing { NAME($what, kind: "unit") }
candidate-full-length = in full
candidate-half-length = half way
candidate-way-out = the way out

refusal-move-one-inch = (It would stand { $gap } in from { NAME($who, kind: "unit") }, { $least } in at least.)
refusal-move-no-end-on-friends = (It would overlap { NAME($who, kind: "unit") } by { $overlap } in.)
refusal-ruling-retreat-leaves-all = (It would still touch { NAME($who, kind: "unit") }.)
refusal-ruling-board-edge-first-pivot =
    { $over ->
        [none] (Not all of the tray would stay on the board.)
       *[other] (It would hang { $over } in over the edge.)
    }
refusal-maneuver-sequence = (The way is { $distance } in long, { $most } in at most.)
refusal-march-distance = (The way is { $distance } in long, { $most } in at most.)
refusal-term-shift = (The way is { $distance } in long, { $most } in at most.)
refusal-retreat-distance = (The way is { $distance } in long, { $most } in at most.)
refusal-terrain-keyword-rough = (The way is { $distance } in long, through { NAME($what, kind: "piece") } { $most } in at most.)
refusal-move-no-through-enemies = ({ NAME($who, kind: "unit") } is in the way after { $after } in.)
refusal-terrain-keyword-impassable = ({ NAME($what, kind: "piece") } is in the way after { $after } in.)
refusal-ruling-board-edge = (After { $after } in; it would hang { $over } in over the edge.)
refusal-pivot-no-final-overlap = (It would overlap { NAME($who, kind: "unit") } by { $overlap } in.)
