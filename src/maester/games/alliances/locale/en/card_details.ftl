### Cards looked up.

card-kind-leader = leader
card-kind-ally = ally
card-kind-influence = standard influence card
card-kind-event = event card
card-kind-leader-influence = leader-specific influence card
card-kind-power-token = power token
card-fact-house = { $value }
card-fact-power = power { $value }
card-fact-influence = influence { $value }
card-fact-color = { NAME($value, kind: "color") }
card-fact-copies = copies: { $value }
card-fact-count = copies: { $value }
card-fact-leader = { NAME($value, kind: "seat") }
card-fact-triumph = triumph
card-fact-timing =
    { $value ->
        [this-round] works in the round in which this is the current ally
        [when-claimed] works when it is claimed
        [when-played] works when it is played
        [triumph] works after the winner is known
        [when-played-and-triumph] works when it is played, and after the winner is known
        [while-in-a-bid-area] works while it lies in a bid area
        [cleanup] works when bid areas are discarded
       *[other] { $value }
    }
card-fact-unsure = not certain: { NAME($value, kind: "field") }
card-note = Note: { $text } ({ $source })
card-provenance = Source: { $source }
card-source-rulebook = the rulebook
card-source-public = public reviews
card-source-reconstructed = reconstructed for this program; not a card of the published game
card-source-reconstructed-under-a-printed-name = the name is in the rulebook, all else is reconstructed for this program
