### Terrain that is laid by the rules of a Game Mode.

candidate-enough-terrain = lay no more terrain

ask-lay-piece-alone = { NAME($seat, kind: "seat") }: which piece of terrain do you lay, and where? You may lay { $left } more, or none.

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
        [zone] (The gap to the Defender’s zone would be { $gap } in, { $least } in at least.)
       *[other] (The gap to { NAME($other, kind: "terrain") } would be { $gap } in, { $least } in at least.)
    }
