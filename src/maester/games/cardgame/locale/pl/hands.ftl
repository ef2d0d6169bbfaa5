ask-search = { NAME($seat, kind: "house") }: którą kartę bierzecie ze swojej talii?
ask-shuffle-away = { NAME($seat, kind: "house") }: która karta { NAME($owner, kind: "house", form: "gen") } zostaje wtasowana do talii?
ask-must-discard = { NAME($seat, kind: "house") }: która karta { NAME($owner, kind: "house", form: "gen") } zostaje odrzucona?
ask-may-discard = { NAME($seat, kind: "house") }: która karta { NAME($owner, kind: "house", form: "gen") } zostaje odrzucona? Można nie odrzucić żadnej.
ask-order-top = { NAME($seat, kind: "house") }: która karta jest następna od wierzchu?

event-cards-drawn = { NAME($seat, kind: "house") } dobierają: { NAME($titles, kind: "title") }.
event-number-drawn =
    { $number ->
        [one] { NAME($seat, kind: "house") } dobierają { $number } kartę.
        [few] { NAME($seat, kind: "house") } dobierają { $number } karty.
       *[other] { NAME($seat, kind: "house") } dobierają { $number } kart.
    }
event-hand-discarded = { NAME($seat, kind: "house") } odrzucają z ręki: { NAME($cards, kind: "card") }.
event-hand-seen = { NAME($seat, kind: "house") } widzą rękę przeciwnika: { NAME($titles, kind: "title") }.
event-hand-looked-at = { NAME($seat, kind: "house") } oglądają rękę przeciwnika.
event-top-seen = { NAME($seat, kind: "house") } widzą wierzch talii: { NAME($titles, kind: "title") }.
event-top-looked-at =
    { $number ->
        [one] { NAME($seat, kind: "house") } oglądają { $number } kartę z wierzchu talii.
        [few] { NAME($seat, kind: "house") } oglądają { $number } karty z wierzchu talii.
       *[other] { NAME($seat, kind: "house") } oglądają { $number } kart z wierzchu talii.
    }
event-card-found = { NAME($seat, kind: "house") } biorą z talii: { NAME($title, kind: "title") }.
event-card-sought = { NAME($seat, kind: "house") } biorą kartę z talii.
event-deck-shuffled = { NAME($seat, kind: "house") } tasują talię dobierania.
event-card-shuffled-away = { NAME($title, kind: "title") }: z ręki { NAME($seat, kind: "house", form: "gen") } do talii.
event-some-card-shuffled-away = Karta z ręki { NAME($seat, kind: "house", form: "gen") } trafia do talii.
