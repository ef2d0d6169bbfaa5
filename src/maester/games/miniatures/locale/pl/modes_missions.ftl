### Misje: Wichry Zimy (s. 33) oraz Mroczne Skrzydła, Mroczne Słowa (s. 37).

ask-pick-mission-hand = { NAME($seat, kind: "seat") }: które Misje bierzecie na rękę?
ask-pick-mission-to-reveal = { NAME($seat, kind: "seat") }: Runda { $round }. Którą Misję ujawniacie?
ask-swap-mission = { NAME($seat, kind: "seat") }: którą Misję wymieniacie?

option-take-missions = Weź na rękę: { NAME($missions, kind: "mission") }
option-reveal-mission = Ujawnij: { NAME($mission, kind: "mission") }
option-replace-mission = Odrzuć Aktywną: { NAME($active, kind: "mission") }; Aktywną zostaje { NAME($reserve, kind: "mission") }
option-renew-mission = Odrzuć Rezerwową: { NAME($reserve, kind: "mission") } i dobierz nową

event-mission-hand-taken = { NAME($seat, kind: "seat") } biorą w tajemnicy Misje: { NAME($missions, kind: "mission") }.
event-missions-taken = { NAME($seat, kind: "seat") } biorą w tajemnicy Misje na rękę; jest ich { $number }.
event-mission-revealed = { NAME($seat, kind: "seat") } ujawniają kartę: { NAME($mission, kind: "mission") }.
event-missions-discarded = Odrzucone: { NAME($missions, kind: "mission") }.
event-active-missions-set = Misje Aktywne: { NAME($missions, kind: "mission") }.
event-reserve-missions-drawn = Nowe Misje Rezerwowe: { NAME($missions, kind: "mission") }.
event-mission-replaced = { NAME($seat, kind: "seat") } wymieniają Misje: odrzucona { NAME($discarded, kind: "mission") }, Aktywna { NAME($active, kind: "mission") }.
event-mission-renewed = { NAME($seat, kind: "seat") } odrzucają Misję Rezerwową: { NAME($discarded, kind: "mission") }.
event-mission-deck-renewed = Talia Misji się wyczerpała: odrzucone karty ({ $number }) tasuje się w nową.

refusal-mode-wow-mission-hand = Wymieniono różnych kart: { $taken } z { $hand }.{ $missing ->
        [none] { "" }
       *[other] { " " }Brakuje: { $missing }.
    }{ $strange ->
        [none] { "" }
       *[other] { " " }Spoza tej talii: { $strange }.
    }
refusal-mode-wow-reveal = (Misji { $mission } nie ma na ręce.)
refusal-mode-dwdw-ncu-swap = (Aktywne: { $active }. Rezerwowe: { $reserve }.)

ability-swap-mission = Wymiana Misji
text-ability-swap-mission = Zamiast efektu strefy: odrzuć 1 Misję Aktywną i zastąp ją Misją Rezerwową albo odrzuć 1 Misję Rezerwową i dobierz nową.

hint-pick-mission-hand = dwie, które mają wszyscy, i cztery pasujące do twojej armii: od Rundy 2 w każdej Rundzie ujawniasz jedną, a wypełnić może ją każdy.
hint-pick-mission-to-reveal = w tej Rundzie może ją wypełnić każdy. Zwykle: taką, którą wypełniasz ty, a przeciwnik nie.
hint-swap-mission = punktują tylko Misje Aktywne, i to każdemu. Zwykle: pozbądź się tej, którą przeciwnik zaraz wypełni.

## W terminalu.

picture-part-missions = misje
picture-title-missions = Misje
picture-no-missions = W tym Trybie Gry nie ma Misji.
picture-mission-text = { NAME($mission, kind: "mission") }: { $text }
picture-mission = { NAME($mission, kind: "mission") }: { $sides }.
picture-mission-side =
    { $targets ->
        [none] { NAME($seats, kind: "seat") } { $own }, teraz { $points } PZ
       *[other] { NAME($seats, kind: "seat") } zdobędą punkty za zniszczenie: { $targets }
    }
picture-mission-reserve = Misje Rezerwowe: { NAME($missions, kind: "mission") }. Karty w Talii Misji: { $deck }.
picture-mission-hand =
    { $missions ->
        [none] { NAME($seats, kind: "seat") }: Misje na ręce: { $size }.
       *[other] { NAME($seats, kind: "seat") }: Misje na ręce: { $size }; znasz: { NAME($missions, kind: "mission") }.
    }
