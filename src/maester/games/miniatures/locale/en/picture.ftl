### The battlefield as the terminal shows it.

## What is typed to see a part (after v).

picture-part-field = field
picture-part-units = units
picture-part-mode = mode
picture-part-score = score
picture-part-dice = dice
picture-part-hand = hand
picture-part-board = board
picture-part-discard = discard
picture-also = a unit (red-3 or R3), to see whom it sees and reaches, an NCU (red-a), or two units (red-3 blue-1), to measure between them

## Titles and columns.

picture-title-field = The field
picture-title-score =
    { $round ->
        [0] Set-up
       *[other] Round { $round } of { $last }
    }
picture-title-army =
    { NAME($seat, kind: "seat") }{ $own ->
        [true] {" "}(you)
       *[false] {""}
    }{ $army ->
        [none] {""}
       *[other] : { $army }
    }
picture-bring-ready = Bring “{ NAME($list, kind: "list") }”, { NAME($faction, kind: "faction") }
picture-title-measured = { NAME($one, kind: "unit") } and { NAME($two, kind: "unit") }
picture-title-dice = Dice

picture-column-slot = sign
picture-column-unit = unit
picture-column-models = models
picture-column-ranks = ranks
picture-column-wounds = Wounds left
picture-column-state = state
picture-column-seat = army
picture-column-points = VP
picture-column-to-activate = to activate
picture-column-passes = passes
picture-column-army-points = points on the table
picture-column-distance = distance
picture-column-stands = it stands in
picture-column-shows = it shows
picture-column-sight = sight
picture-column-charge = Charge

## The field.

picture-legend = the arrow shows the Front, (1) is an Objective, numbers at the edge are inches
picture-inches =
    { $length ->
        [one] { $length } inch
       *[other] { $length } inches
    }
picture-stands = { NAME($unit, kind: "unit") } stands at { $x } / { $y } inches, facing { $face } degrees (0 is up, 90 to the right).
# $unit is another unit, $side the side of it that the first one stands before.
picture-where =
    { NAME($unit, kind: "unit") }, { $distance } { $quarter ->
        [ahead] ahead{ $turn ->
            [straight] {""}
            [right] , { $degrees } degrees to the right
           *[left] , { $degrees } degrees to the left
        }
        [behind] behind{ $turn ->
            [straight] {""}
            [right] , { $degrees } degrees round to the right
           *[left] , { $degrees } degrees round to the left
        }
        [right] to the right, at { $degrees } degrees
       *[left] to the left, at { $degrees } degrees
    }, shows its { $side }.
picture-piece = { NAME($kind, kind: "terrain") } lies at { $x } / { $y } inches.
picture-side-front = Front
picture-side-right-flank = right Flank
picture-side-rear = Rear
picture-side-left-flank = left Flank

## Units.

picture-strength =
    { $models ->
        [one] { $models } model
       *[other] { $models } models
    }, { $ranks ->
        [one] { $ranks } rank
       *[other] { $ranks } ranks
    }, Wounds left { $wounds } of { $full }
picture-destroyed = destroyed
picture-off-table = not on the table
picture-engaged = engaged with { NAME($units, kind: "unit") }
picture-activated = activated
picture-silenced = loses its abilities
picture-orders-used = used: { $orders }
picture-sentence = { $text }.

## Score.

picture-title-mode = Game Mode: { NAME($mode, kind: "mode") }
picture-goal = { $target } Victory Points win. First Player: { NAME($first, kind: "seat") }.
picture-said-score = { NAME($seat, kind: "seat") }: Victory Points { $victory_points }, units to activate { $to_activate }, passes { $passes }, points on the table { $points_left }.
picture-objective =
    Objective { $number }{ $card ->
        [none] {""}
       *[other] {" "}({ NAME($card, kind: "objective") })
    } at { $x } / { $y }: { $holder ->
        [none] nobody's
       *[other] { NAME($holder, kind: "unit") }
    }.

## What can be measured.

picture-reach = Maneuver up to { $maneuver }, March up to { $march }, Charge up to { $charge } with a 6.
picture-reach-engaged = It is engaged: it can attack in melee or Retreat.
picture-reach-shooting = It shoots up to { $most }, measured from its Front Arrow.
picture-seen = sees it
picture-seen-shot = sees it, may shoot
picture-hidden = hidden
picture-not-ahead = not before its Front
picture-sees = It is seen.
picture-sees-and-shoots = It is seen, and may be shot at.
picture-hidden-by = It is hidden by { $what }.
picture-sees-not-ahead = It isn't seen: it stands in no Front zone.
picture-charge = Charge: { $text }.
picture-charge-friend = none, it is a friend
# $chance is of 6.
picture-charge-needs = { $needs }+ on the die ({ $chance } of 6), { $travel }, on its { $side }
picture-charge-too-far = too far, { $needs }, at most { $most }
picture-no-charge =
    { $rule ->
        [charge-not-engaged] no, it is engaged
        [charge-los-at-start] no, it doesn't see it
        [charge-pivot] no, it wouldn't see it after the pivot
        [charge-space] no, no room for the tray
        [ruling-charge-distance] no, something bars the way
        [ruling-charge-needs-melee] no, it has no Melee Attack
       *[other] no
    }
picture-distance = Distance between the trays: { $distance }.
picture-from = Seen from { NAME($unit, kind: "unit") }: { $where }
picture-zones = { NAME($unit, kind: "unit") } stands in its zones: { $shares }.
picture-shooting = From its Front Arrow: { $distance }; it shoots up to { $most }.

## Dice.

picture-no-dice = No dice are rolled at the moment.
picture-charging =
    { $side ->
        [none] { NAME($unit, kind: "unit") } charges { NAME($target, kind: "unit") }.
       *[other] { NAME($unit, kind: "unit") } charges { NAME($target, kind: "unit") }, on { NAME($side, kind: "side") }.
    }
picture-charge-die = Charge die: { $die }.
picture-attack = { NAME($attacker, kind: "unit") } attacks { NAME($defender, kind: "unit") } with { NAME($attack, kind: "attack") }, on { NAME($side, kind: "side") }.
picture-attack-dice = Attack dice: { $count } ({ $lines }).
picture-to-hit =
    { $lines ->
        [none] To Hit: { $number }+.
       *[other] To Hit: { $number }+ ({ $lines }).
    }
picture-defense =
    { $lines ->
        [none] Defense: { $number }+.
       *[other] Defense: { $number }+ ({ $lines }).
    }
picture-panic = Panic Test: { $lines }.
picture-keywords = Keywords: { $keywords }.
picture-rerolls = The Attacker may reroll by: { $sources }.
picture-attack-rolled = Attack dice rolled: { $dice }; Hits: { $hits }.
picture-defense-rolled = Defense dice rolled: { $dice }.
picture-test =
    { $panic ->
        [true] Panic Test
       *[false] Morale Test
    } of { NAME($unit, kind: "unit") }: { $morale }+{ $lines ->
        [none] .
       *[other] {" "}({ $lines }).
    }
picture-test-rolled = Rolled: { $dice }.
picture-roll =
    { NAME($unit, kind: "unit") } has rolled { $dice } { $purpose ->
        [attack] as Attack dice
        [defense] as Defense dice
        [panic] for its Panic Test
        [morale] for its Morale Test
        [charge] for its Charge
        [retreat] for its Retreat
       *[other] {""}
    }.
picture-rerolled = Die { $number } was rerolled by { $seats }.
picture-source-ranks = ranks
picture-source-lowest-dice = lowest number of dice
picture-source-highest-dice = highest number of dice
picture-source-flank = Flank
picture-source-rear = Rear
picture-source-other = effect

## Hands, piles, the Tactics Board.

picture-title-tactics = Cards and Tactics Board
picture-short-hand =
    { $own ->
        [true] Your hand: { $cards ->
            [none] no cards
           *[other] { $cards }
        }.
       *[false] { NAME($seat, kind: "seat") }, cards in hand: { $count }.
    }
picture-zones-taken =
    Tactics Board: { $zones ->
        [none] all zones are empty
       *[other] { $zones }; the other zones are empty
    }.
picture-title-own-hand = Your hand: { $count } of at most { $limit } cards
picture-title-other-hand = { NAME($seat, kind: "seat") }, cards in hand: { $count }
picture-no-deck = This army has no Tactics deck.
picture-card = { $card }: { $text }
picture-card-now =
    → { $targets ->
        [none] It can be played now.
       *[other] It can be played now on { $targets }.
    }
picture-own-deck =
    { $cards ->
        [none] Your deck is empty.
       *[other] Your deck ({ $count }) still holds: { $cards }.
    }
picture-known-cards = Known cards in the hand: { $cards }.
picture-possible-cards =
    { $cards ->
        [none] Nothing else is left in hand or deck.
       *[other] Hand and deck ({ $count } in the deck) can still hold: { $cards }.
    }
picture-title-discard = Discard piles, the last card first
picture-discard =
    { NAME($seat, kind: "seat") }: { $cards ->
        [none] empty
       *[other] { $cards }
    }.
picture-title-board = Tactics Board
picture-column-zone = zone
picture-column-ncu = NCU
picture-column-control = Controlled by
picture-column-effect = effect
picture-said-zone =
    { NAME($zone, kind: "zone") }: { $ncu ->
        [none] empty
       *[other] { NAME($ncu, kind: "unit") } stands there
    }{ $control ->
        [none] {""}
       *[other] , Controlled by { $control }
    }. { $text }
picture-title-ncus =
    NCUs: { NAME($seat, kind: "seat") }{ $own ->
        [true] {" "}(you)
       *[false] {""}
    }
picture-ncu-in-zone = stands in { NAME($zone, kind: "zone") }
picture-ncu-activated = activated
picture-ncu-waits = not yet activated
picture-ncu-gone = out of the game
picture-tokens = tokens: { $count }
picture-influences = Influences { $units }.

## What belongs to a unit.

picture-commander = This is the Commander's unit.
picture-in-reserve = It is in Reserve.
picture-attachment =
    Attachment: { $name }{ $seat ->
        [none] {""}
       *[other] , of the army of { NAME($seat, kind: "seat") }
    }{ $tokens ->
        [0] {""}
       *[other] , tokens: { $tokens }
    }.
picture-orders-left =
    { $orders ->
        [none] All its Orders of this Round are used.
       *[other] Orders that it can still use this Round: { $orders }.
    }
picture-ability = { NAME($ability, kind: "ability") }: { $text }
picture-bears =
    { $kind ->
        [influence] Influence
        [card] Attached card
       *[effect] Effect
    } of { NAME($seat, kind: "seat") }, until the end of { $until ->
        [turn] the turn
        [round] the Round
       *[game] the game
    }{ $tokens ->
        [0] {""}
       *[other] , tokens: { $tokens }
    }{ $targets ->
        [none] {""}
       *[other] , for { $targets }
    }{ $zones ->
        [none] {""}
       *[other] , zones: { $zones }
    }: { NAME($ability, kind: "ability") }. { $text }
