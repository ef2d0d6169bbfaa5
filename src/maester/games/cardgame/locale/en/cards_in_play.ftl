event-income-collected = { NAME($seat, kind: "house") } collects { $gold } gold.
event-card-played =
    { $host ->
        [none] { NAME($seat, kind: "house") } plays { NAME($card, kind: "card") } ({ $gold } gold).
       *[other] { NAME($seat, kind: "house") } plays { NAME($card, kind: "card") } on { NAME($host, kind: "card") } ({ $gold } gold).
    }
event-duplicate-attached = { NAME($seat, kind: "house") } attaches a duplicate to { NAME($card, kind: "card") }.
event-duplicate-discarded = { NAME($seat, kind: "house") } discards a duplicate of { NAME($card, kind: "card") }.
event-ability-used = { NAME($seat, kind: "house") } uses { NAME($card, kind: "card") }.
event-passive-resolved = The ability of { NAME($card, kind: "card") } ({ NAME($seat, kind: "house") }) is resolved.
event-gold-paid = { NAME($seat, kind: "house") } pays { $gold } gold.
event-cards-knelt = Kneeling: { NAME($cards, kind: "card") }.
event-cards-stood = Standing: { NAME($cards, kind: "card") }.
event-characters-killed = Killed: { NAME($cards, kind: "card") }.
event-cards-discarded = Discarded from play: { NAME($cards, kind: "card") }.
event-card-returned = { NAME($card, kind: "card") } returns to the hand of { NAME($seat, kind: "house") }.
event-character-saved = { NAME($card, kind: "card") } is saved.
event-effect-began =
    { $effect ->
        [strength] { NAME($source, kind: "card") } changes strength by { $amount }: { NAME($cards, kind: "card") }.
        [counts_no_strength] Counts no strength in this challenge: { NAME($cards, kind: "card") }.
        [gain_keyword] { NAME($source, kind: "card") } gives a keyword: { NAME($cards, kind: "card") }.
        [lose_keyword] { NAME($source, kind: "card") } takes keywords away: { NAME($cards, kind: "card") }.
        [cannot_be_declared] Cannot be declared for a time: { NAME($cards, kind: "card") }.
        [cannot_stand] Will not stand in the standing phase: { NAME($cards, kind: "card") }.
        [claim] { NAME($source, kind: "card") } changes the claim value by { $amount }.
        [reduce_cost] { NAME($source, kind: "card") } lowers a cost by { $amount }.
       *[delayed] { NAME($source, kind: "card") } will have a further effect.
    }
event-house-power-gained =
    { $why ->
        [dominance] { NAME($seat, kind: "house") } gains { $power } power for dominance.
        [unopposed] { NAME($seat, kind: "house") } gains { $power } power for an unopposed challenge.
       *[effect] { NAME($seat, kind: "house") } gains { $power } power for the House.
    }
event-card-power-gained = { $power } power on: { NAME($cards, kind: "card") }.
event-power-moved = { $power } power moves from the banner of { NAME($giver, kind: "house") } to the banner of { NAME($taker, kind: "house") }.
event-conceded = { NAME($seat, kind: "house") } gives up.
event-game-won = { NAME($seat, kind: "house") } wins with { $power } power.
