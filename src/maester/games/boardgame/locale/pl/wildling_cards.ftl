event-card-regained = { NAME($seat, kind: "house") } biorą z powrotem na rękę kartę { NAME($card, kind: "card") }.
event-card-discarded = { NAME($seat, kind: "house") } odrzucają kartę { NAME($card, kind: "card") }.
event-bid-regained =
    { $power ->
        [one] { NAME($seat, kind: "house") } odzyskują { $power } postawiony żeton Władzy.
        [few] { NAME($seat, kind: "house") } odzyskują { $power } postawione żetony Władzy.
       *[many] { NAME($seat, kind: "house") } odzyskują { $power } postawionych żetonów Władzy.
    }
event-power-discarded =
    { $power ->
        [one] { NAME($seat, kind: "house") } odrzucają { $power } żeton Władzy.
        [few] { NAME($seat, kind: "house") } odrzucają { $power } żetony Władzy.
       *[many] { NAME($seat, kind: "house") } odrzucają { $power } żetonów Władzy.
    }

ask-rise-to-first = { NAME($seat, kind: "house") }: na którym torze przechodzicie na pozycję 1?
ask-fall-to-last = { NAME($seat, kind: "house") }: na którym torze przechodzicie na ostatnią pozycję?
ask-regain-card = { NAME($seat, kind: "house") }: którą kartę Rodu bierzecie z powrotem na rękę?
ask-discard-card = { NAME($seat, kind: "house") }: którą kartę Rodu odrzucacie?
ask-muster-anywhere = { NAME($seat, kind: "house") }: gdzie przeprowadzacie mobilizację?
ask-choose-raid = { NAME($seat, kind: "house") }: co tracicie?
ask-lower-house = { NAME($seat, kind: "house") }: na którym torze { NAME($lowered, kind: "house") } schodzą o 2 pozycje?

option-pick-track = { NAME($track, kind: "track", form: "track") }
option-pick-card = { NAME($card, kind: "card") }
option-pick-castle = { NAME($area, kind: "area") }
option-suffer-raid =
    { $units ->
        [true] Zniszczenie 2 waszych jednostek
       *[false] Zejście o 2 pozycje na torze, na którym stoicie najwyżej
    }
