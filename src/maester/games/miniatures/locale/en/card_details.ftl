card-kind-unit = Combat Unit
card-kind-attachment = Attachment
card-kind-ncu = Non-Combat Unit
card-kind-tactics = Tactics card
card-kind-special = special card
card-kind-ability = ability
card-kind-terrain = Terrain
card-kind-mission = Mission card (its topic is the label of the printed card)
card-kind-objective = Objective card (its name is a label of ours)
card-fact-faction = { NAME($value, kind: "faction") }
card-fact-type = { $value ->
    [infantry] Infantry
    [cavalry] Cavalry
    [monster] Monster
    [marker] marker (an animal of a skinchanger)
   *[war-machine] War Machine
}
card-fact-cost = cost { $value }
card-fact-speed = Speed { $value }
card-fact-defense = Defense { $value }+
card-fact-morale = Morale { $value }+
card-fact-models = models { $value }
card-fact-wounds = Wounds { $value }
card-fact-melee = Melee Attack { $value }
card-fact-short = Ranged Attack at Short Range { $value }
card-fact-long = Ranged Attack at Long Range { $value }
card-fact-character = Character
card-fact-version = values of season { $value }
card-fact-source = { $value ->
    [rulebook] as the rulebook prints it (a later card differs)
   *[collected] from card data of February 2025
}
card-fact-playable = { $value ->
    [now] can be played
   *[not-yet] can't be played yet
}
card-fact-commander = Commander
card-fact-copies = { $value } copies in the deck
card-fact-attaches = is attached to a unit
card-fact-led-by = of the Commander { NAME($value, kind: "commander") }
card-fact-kind = { $value ->
    [order] Order
    [melee] Melee Attack
    [ranged] Ranged Attack
    [melee-ranged] Melee or Ranged Attack
    [innate] Innate ability
    [army-building] army building
   *[passive] ability
}
card-fact-innate = can't be lost
card-fact-units = of { NAME($value, kind: "unit") }
card-fact-keywords = { NAME($value, kind: "terrain-keyword") }
card-fact-outline = outline { $value } in (our own figures)
card-fact-diameter = diameter { $value } in (our own figure)
card-fact-number = card { $value }
card-fact-victory-points = { $value } VP
card-fact-stand-in = STAND-IN: our own wording until the real card is supplied
card-note = Note: { $text } ({ $source })
card-provenance = Polish name: { $source }

# Where a name comes from.
card-source-rulebook = as in the Polish rulebook
card-source-reconstructed = our own ruling on the stand-in
card-source-printed = on the printed card
card-source-own-translation = our own wording
