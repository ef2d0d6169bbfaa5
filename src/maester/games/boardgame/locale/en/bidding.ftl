event-bid-revealed = { NAME($seat, kind: "house") } has bid { $power }.
event-bids-discarded =
    { $power ->
        [0] No Power was bid.
        [one] The { $power } Power token bid goes to the Power pool.
       *[other] The { $power } Power tokens bid go to the Power pool.
    }

ask-bid =
    { $subject ->
        [wildlings] { NAME($seat, kind: "house") }: how many Power tokens do you bid for the Night's Watch? The Wildlings attack with strength { $strength }.
       *[other] { NAME($seat, kind: "house") }: how many Power tokens do you bid for the { NAME($subject, kind: "track") } track?
    }

option-bid-power =
    { $power ->
        [one] { $power } Power token
       *[other] { $power } Power tokens
    }

refusal-clash-zero-bid-allowed = (Bid: { $bid }, available: { $available }.)
