ask-search = { NAME($seat, kind: "house") }: which card do you take out of your deck?
ask-shuffle-away = { NAME($seat, kind: "house") }: which card of { NAME($owner, kind: "house") } is shuffled into the deck?
ask-must-discard = { NAME($seat, kind: "house") }: which card of { NAME($owner, kind: "house") } is discarded?
ask-may-discard = { NAME($seat, kind: "house") }: which card of { NAME($owner, kind: "house") } is discarded, if any?
ask-order-top = { NAME($seat, kind: "house") }: which card comes next from the top?

event-cards-drawn = { NAME($seat, kind: "house") } draws { NAME($titles, kind: "title") }.
event-number-drawn =
    { $number ->
        [one] { NAME($seat, kind: "house") } draws { $number } card.
       *[other] { NAME($seat, kind: "house") } draws { $number } cards.
    }
event-hand-discarded = { NAME($seat, kind: "house") } discards from hand: { NAME($cards, kind: "card") }.
event-hand-seen = { NAME($seat, kind: "house") } sees the opponent's hand: { NAME($titles, kind: "title") }.
event-hand-looked-at = { NAME($seat, kind: "house") } looks at the opponent's hand.
event-top-seen = { NAME($seat, kind: "house") } sees the top cards of the deck: { NAME($titles, kind: "title") }.
event-top-looked-at =
    { $number ->
        [one] { NAME($seat, kind: "house") } looks at the top card of the deck.
       *[other] { NAME($seat, kind: "house") } looks at the top { $number } cards of the deck.
    }
event-card-found = { NAME($seat, kind: "house") } takes { NAME($title, kind: "title") } out of the deck.
event-card-sought = { NAME($seat, kind: "house") } takes a card out of the deck.
event-deck-shuffled = { NAME($seat, kind: "house") } shuffles the draw deck.
event-card-shuffled-away = { NAME($title, kind: "title") } goes from the hand of { NAME($seat, kind: "house") } into the deck.
event-some-card-shuffled-away = A card goes from the hand of { NAME($seat, kind: "house") } into the deck.
