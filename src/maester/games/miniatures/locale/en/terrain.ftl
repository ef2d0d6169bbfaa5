### Terrain: random pieces, and what is laid by the rules of a Game Mode.

ask-choose-terrain-kind =
    { $number ->
        [7] { NAME($seat, kind: "seat") }: you rolled { $number }, the kind is your choice. Which terrain is it?
       *[other] { NAME($seat, kind: "seat") }: you rolled { $number }. Which of these is it?
    }
ask-lay-rolled-piece = { NAME($seat, kind: "seat") }: where do you lay { NAME($kind, kind: "terrain") }?
option-choose-terrain = { NAME($kind, kind: "terrain") }
hint-choose-terrain-kind = you will lay this piece yourself when all kinds are known. Usually: what helps your army, woods and walls against archers and riders.
hint-lay-rolled-piece = terrain lies 6 inches apart and outside the zones, unless the Game Mode says otherwise. Usually: opposite to the piece laid last, so that it is fair.

event-terrain-counted = A d3 shows { $die }: there are { $pieces } pieces of terrain.
event-terrain-rolled =
    { $again ->
        [true] { NAME($seat, kind: "seat") } rolls { $dice } for terrain: { NAME($kinds, kind: "terrain") }, which is rolled again.
       *[false]
            { $kinds ->
                [none] { NAME($seat, kind: "seat") } rolls { $dice } for terrain: any kind.
               *[other] { NAME($seat, kind: "seat") } rolls { $dice } for terrain: { NAME($kinds, kind: "terrain") }.
            }
    }
event-terrain-chosen = { NAME($seat, kind: "seat") } chooses { NAME($kind, kind: "terrain") }.
event-terrain-left-out = There is no place for { NAME($kind, kind: "terrain") }: it is left out.

choice-terrain-random = random, rolled for

candidate-enough-terrain = lay no more terrain

ask-lay-piece-alone = { NAME($seat, kind: "seat") }: which piece of terrain do you lay, and where? You may lay { $left } more, or none.

refusal-setup-terrain-random-table = (Not rolled: { NAME($kind, kind: "terrain") }.)
refusal-setup-terrain-chosen = (Not in the pool: { NAME($kind, kind: "terrain") }.)
refusal-mode-affc-no-chosen-corpse-piles = (Not laid by players: { NAME($kind, kind: "terrain") }.)
refusal-mode-har-no-impassable-terrain = (Impassable: { NAME($kind, kind: "terrain") }.)
refusal-mode-affc-terrain-near-piles = (The gap to { NAME($other, kind: "terrain") } would be { $gap } in, { $least } in at least.)
refusal-mode-har-terrain-anywhere = (The gap to { NAME($other, kind: "terrain") } would be { $gap } in, { $least } in at least.)
refusal-mode-fab-terrain =
    { $other ->
        [edge] (The gap to the edge would be { $gap } in, { $least } in at least.)
       *[other] (The gap to { NAME($other, kind: "terrain") } would be { $gap } in, { $least } in at least.)
    }
refusal-mode-hws-terrain =
    { $other ->
        [edge] (The gap to the edge would be { $gap } in, { $least } in at least.)
       *[other] (The gap to { NAME($other, kind: "terrain") } would be { $gap } in, { $least } in at least.)
    }
refusal-mode-asos-terrain =
    { $other ->
        [random] (So it can’t be random.)
        [zone] (The gap to the Defender’s zone would be { $gap } in, { $least } in at least.)
       *[other] (The gap to { NAME($other, kind: "terrain") } would be { $gap } in, { $least } in at least.)
    }
