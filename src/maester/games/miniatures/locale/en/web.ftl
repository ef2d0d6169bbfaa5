# What the board in the browser says by itself.

field-title = The battlefield
field-about = The table from above, your own edge below. Arrow keys go from unit to unit or from suggestion to suggestion, Enter chooses, Q and E turn, W A S D move a little, digits type a move, L looks at a unit, plus and minus zoom.
field-unit = { NAME($unit, kind: "unit") }: { $wounds } of { $full } Wounds left, ranks: { $ranks }.
field-unit-activated = Activated.
field-unit-engaged = Engaged with { NAME($units, kind: "unit") }.
field-unit-lit = Can be chosen.
field-objective =
    { $by ->
        [none] Objective { $number }, card { $card }
       *[other] Objective { $number }, card { $card }, Controlled by { NAME($by, kind: "unit") }
    }
field-objective-card = card { $card }
field-inches = { $length } in
field-moved = { $length } of { $most } in
field-gap = gap { $gap }
field-charge-needs = { $travel } in: { $needs } or more on the die ({ $percent } %)
field-odds = { $needs }+ · { $percent } %
field-do = Do it
field-next = Next
field-previous = Previous
field-nearest =
    { $instead ->
        [way] As far as it may
        [facing] To the nearest facing that is allowed
       *[place] To the nearest place that is allowed
    }
field-turn = Turn
field-turn-left = Turn left
field-turn-right = Turn right
field-pad = Drag here to move the unit
field-choices = What is placed
field-ready = Set up for me
field-typed = A move, as it is typed
field-tools = Look, measure, zoom
field-look = Look: tap any unit to see what it reaches and sees
field-tape = Measuring tape
field-nearer = Zoom in
field-farther = Zoom out
field-whole = The whole table
field-reroll =
    { $count ->
        [0] Choose dice to reroll
        [one] Reroll { $count } die
       *[other] Reroll { $count } dice
    }
field-keep-dice = Keep the dice
field-choose-dice = Tap the dice that are to be rerolled.

field-reason-stay = stays
field-reason-shift = Shift
field-reason-straight-on = straight on
field-reason-onto-objective = onto Objective { $about }
field-reason-keep-objective = keeps Objective { $about }
field-reason-into-flank = into the Flank: { NAME($about, kind: "unit") }
field-reason-into-rear = into the Rear: { NAME($about, kind: "unit") }
field-reason-out-of-threat = out of reach: { NAME($about, kind: "unit") }
field-reason-to-threat-edge = to the edge of reach: { NAME($about, kind: "unit") }
field-reason-towards = towards { NAME($about, kind: "unit") }
field-reason-facing = facing { NAME($about, kind: "unit") }
field-reason-full-length = as far as it goes
field-reason-half-length = half the way
field-reason-shortest = the shortest way
field-reason-straight = straight ahead
field-reason-middle = towards the middle
field-reason-end = as far aside as it goes
field-reason-line = its place in the line of battle
field-reason-left = on the left
field-reason-centre = in the middle
field-reason-right = on the right
field-reason-spare = where there is room
field-reason-opposite = opposite the last piece
field-reason-spot = a free place

army-title = Choose your army
army-note = Ready-made armies. Any other legal army may be brought, too.
army-points = { $points } points
army-made = Made at random for this size, since there is no ready-made army of it. You may build your own.
army-bring = Bring this army

look-title = What can be measured: { NAME($unit, kind: "unit") }
look-layers = What is drawn
look-layer-sight = Sight
look-layer-reach = Movement
look-layer-threat = Threat
look-layer-zones = Zones
look-threat =
    { $shooting ->
        [0] A Charge reaches { $charge } in at most.
       *[other] A Charge reaches { $charge } in at most, shots { $shooting } in.
    }
look-engaged = It is engaged.
look-distance = { $distance } in
look-seen = seen
look-hidden = hidden
look-hidden-by = Hidden by { $things }.
look-own-zone = It stands in this unit's zones:
look-its-zone = This unit stands in its zones:
look-charge =
    { $brief ->
        [yes] Charge { $needs }+ ({ $percent } %)
       *[no] Charge: { $travel } in against { NAME($side, kind: "side") }, { $needs } or more on the die ({ $percent } %).
    }
look-no-charge =
    { $brief ->
        [yes] no Charge
       *[no] A Charge can't be declared now.
    }
look-places = Places to line up: { $places }.
look-shoots = Can be shot at: { $distance } in from the Front Arrow.
look-no-shot = No shot: { $distance } in from the Front Arrow.
look-from-there = Look from there

dice-title = Dice
dice-one =
    { $counts ->
        [true] { $face }, counts
       *[false] { $face }, doesn't count
    }
fight-title = What is fought out
fight-attack = { NAME($attacker, kind: "unit") } attacks { NAME($defender, kind: "unit") }
fight-charge = { NAME($unit, kind: "unit") } charges { NAME($target, kind: "unit") }
fight-panic = Panic Test: { NAME($unit, kind: "unit") }
fight-morale = Morale Test: { NAME($unit, kind: "unit") }
fight-roll = { NAME($unit, kind: "unit") } rolls
fight-hindered = Through Hindering Terrain: no Charge bonus.
fight-fortified = Against Fortified Terrain: +1 to Defense rolls.
tally-printed = on the card
tally-dice = Attack dice
tally-to-hit = To Hit
tally-hits =
    { $piercing ->
        [0] Hits: { $hits }
       *[other] Hits: { $hits }, and Wounds by Precision: { $piercing }
    }
tally-defense = Defense
tally-wounds = Wounds: { $wounds }
tally-morale = Morale
tally-result = Result
source-ranks = ranks left
source-lowest-dice = lowest number of dice
source-highest-dice = highest number of dice
source-flank = Flank bonus
source-rear = Rear bonus
source-dice = dice
source-vp-destroyed = destroyed units
source-vp-earlier = earlier
source-vp-text = cards and abilities
source-vp-objectives = Objectives

status-round = Round { $round } of { $rounds }
status-target = { $target } Victory Points win at the end of a Round.
status-goal = to { $target } VP
status-eliminated = out of the battle
status-first = First Player
status-points = { $points } VP
status-left =
    { $count ->
        [one] { $count } activation left
       *[other] { $count } activations left
    }
status-passes =
    { $count ->
        [one] may pass once
       *[other] may pass { $count } times
    }
status-unit-free = not yet activated
status-unit-done = activated
status-unit-gone = destroyed

scene-charge = { NAME($unit, kind: "unit") } charges { NAME($target, kind: "unit") }
scene-needs = { $travel } in to go: needed on the die
scene-distance = It may go so many inches
scene-disorderly = A Disorderly Charge, so many inches
scene-charge-failed = The Charge fails.
scene-attack = { NAME($attacker, kind: "unit") } attacks { NAME($defender, kind: "unit") }
scene-dice = Attack dice, against { NAME($side, kind: "side") }
scene-hits = Hits
scene-blocked = Blocked
scene-wounds =
    { $cause ->
        [panic] Wounds by panic
        [dangerous] Wounds by Dangerous Terrain
       *[other] Wounds
    }
scene-panic =
    { $passed ->
        [true] Panic Test against { $morale }+: passed
       *[false] Panic Test against { $morale }+: failed
    }
scene-morale =
    { $passed ->
        [true] Morale Test against { $morale }+: passed
       *[false] Morale Test against { $morale }+: failed
    }
scene-attack-done =
    { $wounds ->
        [0] No Wounds.
        [one] { NAME($defender, kind: "unit") } lost { $wounds } Wound to the attack.
       *[other] { NAME($defender, kind: "unit") } lost { $wounds } Wounds to the attack.
    }
scene-attack-destroyed = { NAME($defender, kind: "unit") } is destroyed!
scene-destroyed = { NAME($unit, kind: "unit") } is destroyed
scene-panic-failed = { NAME($unit, kind: "unit") } panics
scene-points = Victory Points
scene-vp-destroyed = { NAME($seat, kind: "seat") }: an enemy destroyed ({ $total } in all)
scene-vp-objectives = { NAME($seat, kind: "seat") }: Objective ({ $total } in all)
scene-won = { NAME($seat, kind: "seat") } wins the battle with { $points } Victory Points
scene-drawn = The battle ends in a draw

# The page on which armies are built.
builder-title = Build an army
builder-line = Choose cards: what the army breaks is said as you build. Lists are kept in this browser.
builder-faction = Faction
builder-points = Points
builder-not-yet = { NAME($faction, kind: "faction") } (not playable yet)
builder-paste = Paste a list
builder-paste-title = Paste a list
builder-paste-line = A text as people write it in forums, in English or Polish, or a code.
builder-read = Read it
builder-ready = Begin with a ready-made army
builder-choose = choose
builder-cards = Cards
builder-kinds = Kinds of cards
builder-units = Combat Units
builder-attachments = Attachments
builder-ncus = NCUs
builder-search = Search by name or text
builder-add = Add { $card }
builder-remove = Remove { $card }
builder-attach-hint = Choose a unit in the list, and Attachments go there.
builder-none = Nothing fits.
builder-army = Your army
builder-cost = { $cost } of { $points } points
builder-neutral = Neutral: { $paid } of at most { $most } points
builder-commander = Commander
builder-commander-mark = C
builder-unattached = Put into enemy units
builder-legal = The army is legal.
builder-copy-text = Copy as text
builder-copy-code = Copy the code
builder-copy-link = Copy a link
builder-text-copied = The text is in the clipboard.
builder-code-copied = The code is in the clipboard.
builder-link-copied = The link is in the clipboard.
builder-not-copied = This browser doesn't let the page copy; the text stands below.
builder-name = Name of the list
builder-keep = Keep the list
builder-kept = { $name } is kept in this browser.
builder-not-kept = This browser keeps nothing; copy the code instead.
builder-unnamed = { NAME($faction, kind: "faction") } { $points }
builder-kept-lists = Kept lists
builder-forget = Forget { $name }
builder-as-text = As text
army-own = Your own lists
army-build = Build your own army
