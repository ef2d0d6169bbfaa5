### A Clash of Kings, Fire & Blood and Here We Stand.

quadrant-south-west = lower left
quadrant-south-east = lower right
quadrant-north-west = upper left
quadrant-north-east = upper right

ability-victory-marker = Victory Point marker
text-ability-victory-marker = When you activate your Commander's unit, you may put 1 Victory Point marker on an enemy Combat Unit in Long Range of it: whoever destroys that unit scores 1 Victory Point more for each marker.

ask-choose-commander-card = { NAME($seat, kind: "seat") }: which Objective card do you take for your Commander's unit?
ask-choose-marked = { NAME($seat, kind: "seat") }: which enemy unit do you Mark?
ask-choose-marked-card = { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } is Marked. Which Objective card does it get, to the end of the game?
ask-decide-quadrant = { NAME($seat, kind: "seat") }: a border halves the tray of { NAME($unit, kind: "unit") }. In which square does it count?

option-choose-objective-card = Objective card { $card }: { NAME($card, kind: "objective") }
option-mark-unit = { NAME($unit, kind: "unit") }
option-put-in-quadrant = The { NAME($quadrant, kind: "quadrant") } square

event-objective-card-taken = { NAME($seat, kind: "seat") } takes Objective card { $card } ({ NAME($card, kind: "objective") }) for the Commander's unit.
event-unit-marked = { NAME($seat, kind: "seat") } Marks { NAME($unit, kind: "unit") }.
event-victory-marker-put =
    { $markers ->
        [one] { NAME($seat, kind: "seat") } puts a Victory Point marker on { NAME($unit, kind: "unit") }.
       *[other] { NAME($seat, kind: "seat") } puts a Victory Point marker on { NAME($unit, kind: "unit") }, which bears { $markers } now.
    }
event-quadrant-decided = { NAME($unit, kind: "unit") } counts in the { NAME($quadrant, kind: "quadrant") } square, says { NAME($seat, kind: "seat") }.
event-quadrant-controlled = { NAME($seat, kind: "seat") } Controls the { NAME($quadrant, kind: "quadrant") } square with { $points } points to { $next }.

score-line-commander = what the Commander's unit destroyed
score-line-marked-units = Marked units
score-line-by-marked-units = what Marked units destroyed
score-line-markers = Victory Point markers
score-line-quadrants = squares
source-vp-commander = by the Commander's unit
source-vp-marked-units = Marked units
source-vp-by-marked-units = by Marked units
source-vp-markers = markers
source-vp-quadrants = squares

refusal-mode-acok-commander-cards = (Objective card { $card } isn't among those that are left.)
refusal-mode-acok-commander-effect-once = ({ NAME($ability, kind: "ability") } was used already.)
refusal-mode-fab-marking = ({ NAME($unit, kind: "unit") } can't be Marked.)
refusal-mode-fab-cards = (Objective card { $card } isn't used.)
refusal-ruling-fab-card-pool = (Another Marked unit has Objective card { $card }.)
refusal-mode-hws-unit-in-quadrant = ({ NAME($unit, kind: "unit") } isn't in the { NAME($quadrant, kind: "quadrant") } square.)

picture-commander-card =
    { $used ->
        [true] { NAME($seats, kind: "seat") }: Objective card { $card } ({ NAME($card, kind: "objective") }), used.
       *[false] { NAME($seats, kind: "seat") }: Objective card { $card } ({ NAME($card, kind: "objective") }), not used yet.
    }
picture-marked =
    { $card ->
        [none] Marked: { NAME($unit, kind: "unit") }.
       *[other] Marked: { NAME($unit, kind: "unit") }, with Objective card { $card } ({ NAME($card, kind: "objective") }).
    }
picture-victory-markers =
    { $markers ->
        [one] { $markers } Victory Point marker on { NAME($unit, kind: "unit") }.
       *[other] { $markers } Victory Point markers on { NAME($unit, kind: "unit") }.
    }
picture-quadrant-side = { NAME($seats, kind: "seat") } { $points }
picture-quadrant =
    { $holder ->
        [none] { $sides ->
            [none] The { NAME($quadrant, kind: "quadrant") } square: nobody's.
           *[other] The { NAME($quadrant, kind: "quadrant") } square: nobody's ({ $sides }).
        }
       *[other] The { NAME($quadrant, kind: "quadrant") } square: Controlled by { NAME($holder, kind: "seat") } ({ $sides }).
    }
picture-halved = A border halves the tray of { NAME($unit, kind: "unit") }: at the end of the Round an opponent says in which square it counts.
