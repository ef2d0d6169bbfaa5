ask-bring-army = { NAME($seat, kind: "seat") }: which army do you bring?
ask-choose-zone =
    { $may_leave ->
        [true] { NAME($seat, kind: "seat") }: you rolled higher. Which deployment zone do you take?
       *[false] { NAME($seat, kind: "seat") }: the choice is left to you. Which deployment zone do you take?
    }
ask-name-first-player = { NAME($seat, kind: "seat") }: who is First Player in Round 1?
ask-deploy-unit = { NAME($seat, kind: "seat") }: which unit do you deploy, and where?
ask-place-late = { NAME($seat, kind: "seat") }: where does the unit come onto the table?
ask-lay-piece = { NAME($seat, kind: "seat") }: which piece of terrain do you lay, and where?

option-bring = Bring { $army }
option-take-zone =
    { $edge ->
        [south] The zone at the lower edge
       *[north] The zone at the upper edge
    }
option-leave-zones = Leave the choice to the opponent
option-name-first = { NAME($player, kind: "seat") } begins
option-deploy = Deploy { NAME($unit, kind: "unit") } at { $x } / { $y }, facing { $face }°
option-lay-terrain = Lay { NAME($kind, kind: "terrain") } at { $x } / { $y }, turned to { $face }°

event-army-brought = { NAME($seat, kind: "seat") } brings an army of { NAME($faction, kind: "faction") }, led by { NAME($commander, kind: "army-card") }.
event-passing-granted = { NAME($seat, kind: "seat") } has fewer units and may pass, times: { $passes }.
event-rolled-off = Roll-off: { NAME($seats, kind: "seat") } roll { $dice }.
event-zone-taken =
    { $edge ->
        [south] { NAME($seat, kind: "seat") } deploys at the lower edge.
       *[north] { NAME($seat, kind: "seat") } deploys at the upper edge.
    }
event-zones-left = { NAME($seat, kind: "seat") } leaves the choice of the zone to the opponent.
event-first-player-named = { NAME($first, kind: "seat") } is First Player, says { NAME($seat, kind: "seat") }.
event-first-player-changed = { NAME($seat, kind: "seat") } becomes First Player.
event-unit-deployed = { NAME($unit, kind: "unit") } is deployed.
event-units-left-out = No room for: { NAME($units, kind: "unit") }.
event-objectives-laid-out =
    { $cards ->
        [none] The Objectives lie on the table.
       *[other] The Objectives lie on the table, with the cards { $cards }.
    }
event-terrain-laid = { NAME($seat, kind: "seat") } lays { NAME($kind, kind: "terrain") }.
event-terrain-ready = Terrain on the table: { NAME($kinds, kind: "terrain") }.
event-victory-points-scored =
    { $source ->
        [destroyed] { NAME($seat, kind: "seat") } scores { $points } VP for a destroyed unit ({ $total } in all).
        [objectives] { NAME($seat, kind: "seat") } scores { $points } VP for Objectives ({ $total } in all).
       *[other] { NAME($seat, kind: "seat") } scores { $points } VP for { NAME($source, kind: "score-line") } ({ $total } in all).
    }
event-game-won = { NAME($seat, kind: "seat") } wins the battle with { $points } VP.
event-game-drawn = The battle is a draw, { $points } VP each.
event-conceded = { NAME($seat, kind: "seat") } gives the battle up.

option-points = size of the armies in points
option-terrain = terrain: a ready layout, chosen and laid by the players in turn, or random
option-pieces = pieces of terrain, if the players choose it
option-table = width of the table in inches
option-rounds = Rounds, at most
choice-terrain-ready = a ready layout
choice-terrain-chosen = laid by the players

candidate-ready-made = typed: army { $what }
candidate-made-for-size = made at random for { $what } points
candidate-line-of-battle = its place in the line of battle
candidate-left = on the left
candidate-centre = in the middle
candidate-right = on the right
candidate-room = where there is room
candidate-opposite = opposite to the piece laid last
candidate-spot = a free place

refusal-deploy-fully-within-zone = (It would stand { $out } in outside the zone.)
refusal-ruling-deploy-placement =
    { $who ->
        [none] (It would overlap { NAME($what, kind: "terrain") } by { $depth } in.)
       *[other] (It would overlap { NAME($who, kind: "unit") } by { $depth } in.)
    }
refusal-setup-terrain-spacing = (The gap to { NAME($other, kind: "terrain") } would be { $gap } in, { $least } in at least.)
refusal-setup-terrain-not-in-deployment = (It would reach { $depth } in into the zone.)
refusal-setup-no-impassable-on-objectives = (It would lie on Objective { $objective }.)
refusal-ruling-terrain-placement-measure = (It would lie { $out } in off the board.)
refusal-army-scale = (The army has { $points } points, { $agreed } are agreed.)

ask-choose-unit-to-join = { NAME($seat, kind: "seat") }: into which enemy unit do you put { NAME($attachment, kind: "attachment") }?
ask-arrange-attachments = { NAME($seat, kind: "seat") }: in which order do the Attachments of { NAME($unit, kind: "unit") } stand, from the left?
option-join-unit = { NAME($unit, kind: "unit") }
option-arrange = { NAME($attachments, kind: "attachment") }
event-attachment-joined = { NAME($seat, kind: "seat") } puts { NAME($attachment, kind: "attachment") } into { NAME($unit, kind: "unit") }.
event-attachments-arranged = Attachments of { NAME($unit, kind: "unit") }, from the left: { NAME($attachments, kind: "attachment") }.
hint-choose-unit-to-join = it stays in that unit for the whole battle. Usually: the unit that will fight the most.
hint-arrange-attachments = the right-most falls first. Usually: keep on the left the one whom you need the longest.
