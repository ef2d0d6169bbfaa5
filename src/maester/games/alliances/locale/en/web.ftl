# What the board in the browser says by itself.

ring-time = Time track
ring-round = round { $round } of { $rounds }
ring-influence = influence { $value }
ring-power = power { $power }
ring-copies = ×{ $count }
ring-triumph = triumph
ring-banned = not this round
ring-printed = (printed { $value })

ring-you = you
ring-first = first player
ring-kneels = kneels
ring-acts = is asked now
ring-winner = wins
ring-hand-label = cards in hand
ring-hand =
    { $count ->
        [one] Hand: { $count } card
       *[other] Hand: { $count } cards
    }
ring-known =
    { $count ->
        [one] you know { $count } card
       *[other] you know { $count } cards
    }
ring-hand-empty = No cards in hand.
ring-white-cards =
    { $count ->
        [one] { $count } own white card not drawn yet
       *[other] { $count } own white cards not drawn yet
    }
ring-open-all = Everybody may look at this hand until the end of the round.
ring-open-to = Until the end of the round this hand may be looked at by { $seats }.
ring-must-play = May not choose to kneel on the next turn while a card can be played.
ring-may-skip = May skip turns this round, or play up to { $cards } cards and kneel.
ring-banned-cards = Not to be played this round: { NAME($cards, kind: "card") }

ring-bid = Bid area
ring-no-bid = no card yet
ring-total = total influence { $total }
ring-total-leads = total influence { $total }, ahead
ring-total-line = Total influence
ring-total-fixed = fixed when the winner was determined
ring-lines-more =
    { $count ->
        [one] { $count } card more: { $total }
       *[other] { $count } cards more: { $total }
    }

ring-council = Council of { NAME($one, kind: "seat") } and { NAME($other, kind: "seat") }
ring-council-power-open =
    { $count ->
        [one] power { $power }, and { $count } token face down
       *[other] power { $power }, and { $count } tokens face down
    }
ring-council-empty = nothing yet
ring-councils-count =
    { $hidden ->
        [0] Small council { $small }, other council { $large }
       *[other] Small council { $small }, other council { $large }, not counting tokens that you don't know ({ $hidden })
    }
ring-allies = Allies
ring-allies-more =
    { $count ->
        [one] { $count } ally more
       *[other] { $count } allies more
    }
ring-tokens = Power tokens
ring-token = power token { $value }
ring-token-hidden = power token, face down

ring-current = Current ally
ring-no-current = There is no current ally.
ring-this-round = Holds this round: { NAME($ally, kind: "ally") }
ring-resolving = Being resolved: { NAME($what, kind: "piece") } ({ NAME($leader, kind: "seat") })
ring-row = Ally row
ring-piles = Decks and piles
ring-pile-allies = Ally deck
ring-pile-dead = Dead pile
ring-pile-deck = Influence deck
ring-pile-discard = Discard pile
ring-pile-removed = Removed from the game
ring-pile-supply = Power tokens in the supply
ring-deck-known = Cards of this deck that you know:
ring-deck-place = { $place } from the top:

ring-packet = Cards that go round; the rest goes on to { NAME($next, kind: "seat") }
ring-aside = Set aside: your hand for this season

ring-tap-card = Choose a lit card of your hand, or kneel.
ring-tap-packet = Choose the card that you keep.
ring-tap-any-card = Choose a lit card.
ring-tap-bid = Choose a lit card of a bid area.
ring-tap-leader = Choose a lit leader.
ring-tap-arms = Choose your leader.
ring-tap-council = Choose a lit council.
ring-tap-ally = Choose a lit ally.
ring-tap-token = Choose a lit power token.
ring-confirm = Confirm
ring-cancel = Back
ring-read = Read the card
ring-answer-sent = Your answer is in. You can change it until everybody has answered.

ring-told-bid = { NAME($leader, kind: "seat") } wins the bid with { $total }
ring-told-season = Now it is { NAME($season, kind: "season") }
ring-told-hand = The hand of { NAME($owner, kind: "seat") }: only you see it
ring-told-tokens = Tokens in the council of { NAME($one, kind: "seat") } and { NAME($other, kind: "seat") }: only you see them

ring-final = The councils are counted
ring-score = small council { $power }
ring-small-council = small council
ring-other-council = other council
ring-ally-cards = allies
