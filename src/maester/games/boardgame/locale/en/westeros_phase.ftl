event-westeros-card-drawn = Westeros card: { NAME($card, kind: "card") }.
event-winter-came =
    { $deck ->
        [0] Deck I is shuffled with all its cards, and a new one is drawn.
        [1] Deck II is shuffled with all its cards, and a new one is drawn.
       *[other] Deck III is shuffled with all its cards, and a new one is drawn.
    }
event-wildlings-advanced =
    { $icons ->
        [0] The Wildlings stay on space { $wildlings }.
        [one] { $icons } Wildling icon: the Wildlings stand on space { $wildlings }.
       *[other] { $icons } Wildling icons: the Wildlings stand on space { $wildlings }.
    }
event-westeros-card-resolved = { NAME($card, kind: "card") } is resolved.
event-effect-chosen =
    { $effect ->
        [supply] { NAME($seat, kind: "house") } chooses: all adjust their supply.
        [mustering] { NAME($seat, kind: "house") } chooses: all muster.
        [clash-of-kings] { NAME($seat, kind: "house") } chooses: the Influence tracks are bid for.
        [game-of-thrones] { NAME($seat, kind: "house") } chooses: all collect Power.
        [no-defense] { NAME($seat, kind: "house") } chooses: no Defense orders.
        [no-march-plus-1] { NAME($seat, kind: "house") } chooses: no March +1 orders.
       *[nothing] { NAME($seat, kind: "house") } chooses: nothing happens.
    }
event-orders-banned =
    { $ban ->
        [no-raid] No Raid orders may be placed this round.
        [no-march-plus-1] No March +1 orders may be placed this round.
        [no-consolidate-power] No Consolidate Power orders may be placed this round.
        [no-support] No Support orders may be placed this round.
       *[no-defense] No Defense orders may be placed this round.
    }
event-power-collected =
    { $power ->
        [one] { NAME($seat, kind: "house") } collects { $power } Power token.
       *[other] { NAME($seat, kind: "house") } collects { $power } Power tokens.
    }

ask-choose-westeros-effect = { NAME($seat, kind: "house") }: { NAME($card, kind: "card") }. What happens?

option-choose-effect =
    { $effect ->
        [supply] All adjust their supply
        [mustering] All muster
        [clash-of-kings] The Influence tracks are bid for
        [game-of-thrones] All collect Power for power icons and ports
        [no-defense] No Defense orders this round
        [no-march-plus-1] No March +1 orders this round
       *[nothing] Nothing happens
    }
