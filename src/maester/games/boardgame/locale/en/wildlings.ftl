event-wildlings-attacked = The Wildlings attack with strength { $strength }.
event-attack-decided =
    { $victory ->
        [true] The Night's Watch has strength { $watch } against { $strength }: it wins.
       *[false] The Night's Watch has strength { $watch } against { $strength }: the Wildlings win.
    }
event-wildling-card-revealed = Wildling card: { NAME($card, kind: "card") }.
event-bidder-named =
    { $victory ->
        [true] { NAME($seat, kind: "house") } is the highest bidder.
       *[false] { NAME($seat, kind: "house") } is the lowest bidder.
    }
event-wildlings-withdrew = The Wildlings go back to space { $wildlings }.

ask-name-bidder =
    { $victory ->
        [true] { NAME($seat, kind: "house") }: bids are tied. Who counts as the highest bidder?
       *[false] { NAME($seat, kind: "house") }: bids are tied. Who counts as the lowest bidder?
    }

option-count-as = { NAME($seat, kind: "house") }

refusal-wildlings-ties = ({ NAME($house, kind: "house") } is not among those who tie.)
