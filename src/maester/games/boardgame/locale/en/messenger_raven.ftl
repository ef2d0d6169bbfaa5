event-order-exchanged = { NAME($seat, kind: "house") } uses the Messenger Raven: { NAME($after, kind: "order") } replaces { NAME($before, kind: "order") } in { NAME($area, kind: "area", form: "mid") }.
event-wildling-card-seen =
    { $card ->
        [none] { NAME($seat, kind: "house") } uses the Messenger Raven and looks at the top Wildling card.
       *[other] { NAME($seat, kind: "house") } uses the Messenger Raven and looks at the top Wildling card: { NAME($card, kind: "card") }.
    }
event-wildling-card-put =
    { $bottom ->
        [true] { NAME($seat, kind: "house") } puts the Wildling card at the bottom of the deck.
       *[false] { NAME($seat, kind: "house") } puts the Wildling card back on top of the deck.
    }
event-raven-declined = { NAME($seat, kind: "house") } does not use the Messenger Raven.

ask-use-messenger-raven = { NAME($seat, kind: "house") }: do you use the Messenger Raven?
ask-put-wildling-card = { NAME($seat, kind: "house") }: the top Wildling card is { NAME($card, kind: "card") }. Where do you put it?

option-exchange-order = { NAME($area, kind: "area") }: exchange the order for { NAME($token, kind: "order") }
option-look-at-wildlings = Look at the top Wildling card
option-put-card =
    { $bottom ->
        [true] At the bottom of the deck
       *[false] Back on top of the deck
    }
