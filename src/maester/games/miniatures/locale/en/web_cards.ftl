# Tactics cards and people, as the board in the browser says them.

hand-title = Your hand
hand-none = No cards in hand.
hand-of =
    { $count ->
        [one] { NAME($seat, kind: "seat") }: { $count } card in hand
       *[other] { NAME($seat, kind: "seat") }: { $count } cards in hand
    }
hand-card-lit = { NAME($card, kind: "card") }. Can be played now.
hand-piles = Deck { $deck }, discarded { $discard }
hand-look = All Tactics cards of { NAME($seat, kind: "seat") }
hand-play = Play { NAME($card, kind: "card") }
hand-choose-target =
    { $number ->
        [1] Tap the unit for which you play { NAME($card, kind: "card") }.
        [2] { NAME($card, kind: "card") }: tap the second target.
       *[other] { NAME($card, kind: "card") }: tap the third target.
    }
hand-details = The whole card
hand-discard =
    { $count ->
        [0] Discard nothing
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
hand-choose-discards =
    { $count ->
        [0] Tap the cards that you discard.
        [one] Tap the card that you discard.
       *[other] Tap the { $count } cards that you discard.
    }
piles-title = Tactics cards of { NAME($seat, kind: "seat") }
piles-unseen =
    { $own ->
        [true] Still in your deck
       *[false] In the hand or in the deck
    }
piles-hand = Known to be in the hand
piles-table = On the table
piles-discard = Discard pile
piles-copies = { $unseen } of { $copies }
piles-none = none

tactics-title = Tactics Board
tactics-free = empty
tactics-controlled = Controlled by { NAME($seats, kind: "seat") }
tactics-claim = Claim { NAME($zone, kind: "zone") }
tactics-lit = Can be Claimed.
tactics-people = NCUs of { NAME($seat, kind: "seat") }
ncu-state-free = not activated yet
ncu-state-activated = activated
ncu-state-destroyed = destroyed
ncu-silenced = has no abilities
ncu-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
ncu-zone = stands in { NAME($zone, kind: "zone") }

declared-title = Declared effects
declared-waiting = waits
declared-resolving = is resolved
declared-cancelled = cancelled
declared-targets = on { NAME($targets, kind: "unit") }
declared-by = { NAME($unit, kind: "unit") }

sheet-attachments = Attachments
sheet-commander = Commander
sheet-commander-unit = the Commander's unit
sheet-bears = Works on it
sheet-used = Used
sheet-silenced = It has lost its abilities.
sheet-reserve = In Reserve.
sheet-orders = Orders and abilities
borne-kind-influence = Influence
borne-kind-card = attached card
borne-kind-effect = effect
borne-until-turn = until the turn ends
borne-until-round = until the Round ends
borne-until-game = until the battle ends
field-unit-attachments = With { $names }.
field-unit-bears = Bears { $names }.
field-unit-commander = The Commander's unit.

scene-card = { NAME($seat, kind: "seat") } plays { NAME($card, kind: "card") }
scene-card-unit = for { NAME($unit, kind: "unit") }
scene-card-targets = on { NAME($targets, kind: "unit") }
scene-card-cancelled = Cancelled: it does nothing.
scene-zone = { NAME($ncu, kind: "unit") } Claims { NAME($zone, kind: "zone") }
