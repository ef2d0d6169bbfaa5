event-card-regained = { NAME($seat, kind: "house") } takes { NAME($card, kind: "card") } back into its hand.
event-card-discarded = { NAME($seat, kind: "house") } discards { NAME($card, kind: "card") }.
event-bid-regained =
    { $power ->
        [one] { NAME($seat, kind: "house") } gets back the { $power } Power token it bid.
       *[other] { NAME($seat, kind: "house") } gets back the { $power } Power tokens it bid.
    }
event-power-discarded =
    { $power ->
        [one] { NAME($seat, kind: "house") } discards { $power } Power token.
       *[other] { NAME($seat, kind: "house") } discards { $power } Power tokens.
    }

ask-rise-to-first = { NAME($seat, kind: "house") }: on which track do you move to position 1?
ask-fall-to-last = { NAME($seat, kind: "house") }: on which track do you move to the last position?
ask-regain-card = { NAME($seat, kind: "house") }: which House card do you take back?
ask-discard-card = { NAME($seat, kind: "house") }: which House card do you discard?
ask-muster-anywhere = { NAME($seat, kind: "house") }: where do you muster?
ask-choose-raid = { NAME($seat, kind: "house") }: what do you lose?
ask-lower-house = { NAME($seat, kind: "house") }: on which track does { NAME($lowered, kind: "house") } move 2 positions down?

option-pick-track = { NAME($track, kind: "track") }
option-pick-card = { NAME($card, kind: "card") }
option-pick-castle = { NAME($area, kind: "area") }
option-suffer-raid =
    { $units ->
        [true] Destroy 2 of your units
       *[false] Move 2 positions down on the track where you stand highest
    }
