### The Tactics Board, NCUs, Tactics cards, Attachments, and what units bear.

ask-choose-zone-to-claim = { NAME($seat, kind: "seat") }: which zone does { NAME($unit, kind: "unit") } Claim?
ask-discard-down = { NAME($seat, kind: "seat") }: you hold too many Tactics cards. Which do you discard?
ask-discard-any = { NAME($seat, kind: "seat") }: which Tactics cards do you discard before you draw?
ask-choose-free-action = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. What does { NAME($unit, kind: "unit") } do?
ask-pick-condition = { NAME($seat, kind: "seat") }: which Condition token does { NAME($unit, kind: "unit") } get?
ask-pick-condition-to-remove = { NAME($seat, kind: "seat") }: which Condition token is removed from { NAME($unit, kind: "unit") }?

option-claim-zone = Claim { NAME($zone, kind: "zone") }
option-play-card =
    { $targets ->
        [none] Play { NAME($card, kind: "card") }
       *[other] Play { NAME($card, kind: "card") } on { NAME($targets, kind: "unit") }
    }
option-discard =
    { $cards ->
        [none] Discard nothing
       *[other] Discard { NAME($cards, kind: "card") }
    }
option-choose-condition = { NAME($condition, kind: "condition") }

event-zone-claimed = { NAME($ncu, kind: "unit") } Claims { NAME($zone, kind: "zone") }.
event-ncu-passed = { NAME($ncu, kind: "unit") } Claims no zone.
event-zone-replaced = Something else is done instead of the effect of { NAME($zone, kind: "zone") }.
event-ncu-moved = { NAME($ncu, kind: "unit") } moves to { NAME($zone, kind: "zone") }.
event-ncu-destroyed = { NAME($ncu, kind: "unit") } leaves the game.
event-card-played =
    { $targets ->
        [none] { NAME($seat, kind: "seat") } plays { NAME($card, kind: "card") }.
       *[other] { NAME($seat, kind: "seat") } plays { NAME($card, kind: "card") } on { NAME($targets, kind: "unit") }.
    }
event-effect-cancelled = { NAME($ability, kind: "ability") } is cancelled and does nothing.
event-cards-drawn = { NAME($seat, kind: "seat") } draws { NAME($cards, kind: "card") }.
event-number-drawn = { NAME($seat, kind: "seat") } draws Tactics cards: { $number }.
event-cards-discarded = { NAME($seat, kind: "seat") } discards { NAME($cards, kind: "card") }.
event-card-taken = { NAME($seat, kind: "seat") } takes { NAME($card, kind: "card") } into the hand.
event-deck-shuffled = { NAME($seat, kind: "seat") } shuffles the Tactics deck.
event-text-borne =
    { $unit ->
        [none] { NAME($ability, kind: "ability") } works for { NAME($seat, kind: "seat") } from now on.
       *[other] { NAME($unit, kind: "unit") } bears { NAME($ability, kind: "ability") } from now on.
    }
event-text-laid-down =
    { $unit ->
        [none] { NAME($ability, kind: "ability") } of { NAME($seat, kind: "seat") } has ended.
       *[other] { NAME($unit, kind: "unit") } no longer bears { NAME($ability, kind: "ability") }.
    }
event-abilities-lost = { NAME($unit, kind: "unit") } loses its abilities for a time.
event-tokens-changed =
    { $unit ->
        [none] Tokens on { NAME($ability, kind: "ability") }: { $left }.
       *[other] { NAME($unit, kind: "unit") }, { NAME($ability, kind: "ability") }: tokens left { $left }.
    }
event-condition-removed = The token { NAME($condition, kind: "condition") } is taken off { NAME($unit, kind: "unit") }.
event-attachment-destroyed = { NAME($attachment, kind: "attachment") } in { NAME($unit, kind: "unit") } is destroyed.

hint-choose-zone-to-claim = the effect comes at once, and the zone is closed to the opponent until the Round ends. Usually: Wealth if a unit has lost three Wounds, Combat if a unit is in combat, Tactics if the hand is small. Some cards name a zone by its sign: Coins are Wealth, the Letter Tactics, Swords Combat, the Horse Maneuver.
    .typed = v board shows the Tactics Board.
hint-discard-down = at most five cards. Usually: what no unit of yours can use any more.
hint-discard-any = you draw up to three afterwards; the deck is never shuffled anew. Usually: keep what you can use next Round.
    .typed = discard - keeps all.
hint-choose-free-action = a free action besides the unit's activation. Usually: yes.
hint-pick-condition = Panicked spoils its tests, Vulnerable its Defense, Weakened its attacks. Usually: the one that matters in the next fight.
hint-pick-condition-to-remove = Usually: Vulnerable if it is attacked next, Weakened if it attacks.

refusal-tactics-card-trigger = ({ NAME($card, kind: "card") }: { NAME($card, kind: "text-card") })
refusal-charge-disorderly-no-cards = (Tactics card: { NAME($card, kind: "card") }.)
refusal-hand-limit-five = (Cards held: { $held }, at most { $most }.)
