event-wildlings-attacked = Dzicy atakują z siłą { $strength }.
event-attack-decided =
    { $victory ->
        [true] Siła Nocnej Straży wynosi { $watch }, siła Dzikich { $strength }: zwycięża Nocna Straż.
       *[false] Siła Nocnej Straży wynosi { $watch }, siła Dzikich { $strength }: zwyciężają Dzicy.
    }
event-wildling-card-revealed = Karta Dzikich: { NAME($card, kind: "card") }.
event-bidder-named =
    { $victory ->
        [true] Najwyższa stawka: { NAME($seat, kind: "house") }.
       *[false] Najniższa stawka: { NAME($seat, kind: "house") }.
    }
event-wildlings-withdrew = Żeton Dzikich cofa się na pole { $wildlings }.

ask-name-bidder =
    { $victory ->
        [true] { NAME($seat, kind: "house") }: stawki są równe. Czyja liczy się jako najwyższa?
       *[false] { NAME($seat, kind: "house") }: stawki są równe. Czyja liczy się jako najniższa?
    }

option-count-as = { NAME($seat, kind: "house") }

refusal-wildlings-ties = ({ NAME($house, kind: "house") } nie są wśród remisujących.)
