### Objectives that are carried: A Feast for Crows and A Dance with Dragons.

ask-choose-objective = { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } stands over several Objectives. Which one does it Claim?
ask-choose-engaged-captor = { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } loses Objective { $objective }. Which unit engaged with it Claims it?
ask-choose-captor-at-pile = { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } loses Objective { $objective }. Which unit at its Corpse Pile Claims it?
ask-place-beside-tray = { NAME($seat, kind: "seat") }: where do you put Objective { $objective }, within 2 in of { NAME($unit, kind: "unit") }?
ask-place-beside-pile = { NAME($seat, kind: "seat") }: where beside its Corpse Pile do you put Objective { $objective }?
ask-raise-corpse-pile = { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } is destroyed. Where do you lay a Corpse Pile?

hint-choose-objective = a unit carries one Objective; your opponent moves the others. Usually: the one with the better card.
hint-choose-engaged-captor = the unit carries the Objective from now on, with Speed 2. Usually: the strongest of yours.
hint-choose-captor-at-pile = the unit carries the Objective as long as it touches the Corpse Pile. Usually: the strongest of yours.
hint-place-beside-tray = wholly within 2 inches of the tray, under no tray and not on Impassable Terrain. Usually: nearest to a unit of yours.
hint-place-beside-pile = its rim touches the Corpse Pile from outside, under no tray. Usually: nearest to a unit of yours.
hint-raise-corpse-pile = wholly within 12 inches of the tray, 1 inch away from Terrain and other trays; a new Objective lies on it. Usually: near to your own units.

option-take-objective = Claim Objective { $objective }
option-place-token = Put Objective { $objective } at { $x } / { $y }
option-place-pile = Lay the Corpse Pile at { $x } / { $y }

event-objective-taken = { NAME($unit, kind: "unit") } takes Objective { $objective } from { NAME($loser, kind: "unit") }.
event-objective-placed = { NAME($seat, kind: "seat") } puts Objective { $objective } at { $x } / { $y }; it was with { NAME($unit, kind: "unit") }.
event-corpse-piles-laid = A Corpse Pile lies under each Objective.
event-corpse-pile-raised = { NAME($seat, kind: "seat") } lays a Corpse Pile for { NAME($unit, kind: "unit") }, with Objective { $objective } on it: { NAME($card, kind: "objective") }.

candidate-near-own = near { NAME($what, kind: "unit") }
candidate-from-enemies = away from enemies
candidate-where-it-fell = where the unit stands
field-reason-near-own = near { NAME($about, kind: "unit") }
field-reason-from-enemies = away from enemies
field-reason-where-it-fell = where the unit stands

refusal-mode-adwd-no-march = ({ NAME($unit, kind: "unit") } carries Objective { $objective }.)
refusal-mode-adwd-claim = (Its tray isn't over Objective { $objective }.)
refusal-mode-affc-claim = (Its tray isn't over Objective { $objective }.)
refusal-mode-adwd-lose-on-panic-or-death = ({ NAME($unit, kind: "unit") } isn't engaged with it, or may not carry it.)
refusal-mode-affc-lose-on-panic-or-death = ({ NAME($unit, kind: "unit") } doesn't touch the Corpse Pile, or may not carry it.)
refusal-ruling-adwd-token-spot =
    { $what ->
        [far] (It would reach { $number } in away from the tray, { $most } in at most.)
        [piece] (It would lie { $number } in on { NAME($name, kind: "piece") }.)
        [unit] (It would lie { $number } in under { NAME($name, kind: "unit") }.)
       *[edge] (It would lie { $number } in off the board.)
    }
refusal-ruling-affc-touch-and-adjacent =
    { $what ->
        [far] (The gap to the Corpse Pile would be { $number } in, { $most } in at most.)
        [pile] (It would lie { $number } in on the Corpse Pile.)
        [unit] (It would lie { $number } in under { NAME($name, kind: "unit") }.)
       *[edge] (It would lie { $number } in off the board.)
    }
refusal-ruling-affc-pile-placement =
    { $what ->
        [far] (It would reach { $number } in away from the tray, { $most } in at most.)
        [piece] (The gap to { NAME($name, kind: "piece") } would be { $number } in, 1 in at least.)
        [unit] (The gap to { NAME($name, kind: "unit") } would be { $number } in, 1 in at least.)
       *[edge] (It would lie { $number } in off the board.)
    }
