event-round-began = Rozpoczyna się runda { $round }.
event-phase-began =
    { $phase ->
        [plot] Faza 1: fabuła.
        [draw] Faza 2: dobieranie.
        [marshalling] Faza 3: mobilizacja.
        [challenges] Faza 4: wyzwania.
        [dominance] Faza 5: dominacja.
        [standing] Faza 6: powstawanie.
       *[taxation] Faza 7: podatki.
    }

ask-choose-plot = { NAME($seat, kind: "house") }: którą fabułę odkrywacie?
ask-choose-first-player = { NAME($seat, kind: "house") } mają inicjatywę: kto jest pierwszym graczem?

option-choose-title = { NAME($title, kind: "title") }
option-name-first-player = Pierwszy gracz: { NAME($player, kind: "house") }

event-plot-revealed = { NAME($seat, kind: "house") } odkrywają fabułę: { NAME($title, kind: "title") }.
event-plots-returned = Wykorzystane fabuły { NAME($seat, kind: "house", form: "gen") } wracają do talii fabuły.
event-initiative-won =
    { $why ->
        [value] { NAME($seat, kind: "house") } zdobywają inicjatywę ({ $values }).
        [less-power] Remis w inicjatywie; { NAME($seat, kind: "house") } mają mniej władzy i zdobywają inicjatywę.
       *[random] Remis w inicjatywie i we władzy; los daje inicjatywę { NAME($seat, kind: "house", form: "dat") }.
    }
event-first-player-named = Pierwszy gracz: { NAME($player, kind: "house") }.

event-dominance-counted =
    { $winner ->
        [none] Nikt nie zdobywa dominacji ({ $totals }).
       *[other] { NAME($winner, kind: "house") } zdobywają dominację ({ $totals }).
    }
event-gold-returned = Niewydane złoto wraca do skarbca ({ $gold }).
