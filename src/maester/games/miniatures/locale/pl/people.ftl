### Plansza Taktyk, Stronnicy, Karty Taktyk, Dodatki i efekty na jednostkach.

ask-choose-zone-to-claim = { NAME($seat, kind: "seat") }: którą strefę Zajmuje { NAME($unit, kind: "unit") }?
ask-discard-down = { NAME($seat, kind: "seat") }: masz na ręce za dużo Kart Taktyk. Które odrzucasz?
ask-discard-any = { NAME($seat, kind: "seat") }: które Karty Taktyk odrzucasz przed dobraniem?
ask-choose-free-action = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Co robi { NAME($unit, kind: "unit") }?
ask-pick-condition = { NAME($seat, kind: "seat") }: który żeton Stanu otrzymuje { NAME($unit, kind: "unit") }?
ask-pick-condition-to-remove = { NAME($seat, kind: "seat") }: który żeton Stanu zdejmujesz? { NAME($unit, kind: "unit") }

option-claim-zone = Zajmij strefę: { NAME($zone, kind: "zone") }
option-play-card =
    { $targets ->
        [brak] Zagraj: { NAME($card, kind: "card") }
       *[other] Zagraj: { NAME($card, kind: "card") }; cel: { NAME($targets, kind: "unit") }
    }
option-discard =
    { $cards ->
        [brak] Nie odrzucaj nic
       *[other] Odrzuć: { NAME($cards, kind: "card") }
    }
option-choose-condition = { NAME($condition, kind: "condition") }

event-zone-claimed = { NAME($ncu, kind: "unit") } Zajmuje strefę: { NAME($zone, kind: "zone") }.
event-ncu-passed = { NAME($ncu, kind: "unit") } nie Zajmuje żadnej strefy.
event-zone-replaced = Zamiast efektu strefy { NAME($zone, kind: "zone") } następuje inny efekt.
event-ncu-moved = { NAME($ncu, kind: "unit") } przechodzi do strefy: { NAME($zone, kind: "zone") }.
event-ncu-destroyed = { NAME($ncu, kind: "unit") } opuszcza grę.
event-card-played =
    { $targets ->
        [brak] { NAME($seat, kind: "seat") } zagrywają Kartę Taktyki: { NAME($card, kind: "card") }.
       *[other] { NAME($seat, kind: "seat") } zagrywają Kartę Taktyki: { NAME($card, kind: "card") }; cel: { NAME($targets, kind: "unit") }.
    }
event-effect-cancelled = { NAME($ability, kind: "ability") }: efekt anulowany.
event-cards-drawn = { NAME($seat, kind: "seat") } dobierają: { NAME($cards, kind: "card") }.
event-number-drawn = { NAME($seat, kind: "seat") } dobierają Karty Taktyk: { $number }.
event-cards-discarded = { NAME($seat, kind: "seat") } odrzucają: { NAME($cards, kind: "card") }.
event-card-taken = { NAME($seat, kind: "seat") } biorą na rękę: { NAME($card, kind: "card") }.
event-deck-shuffled = { NAME($seat, kind: "seat") } tasują Talię Taktyk.
event-text-borne =
    { $unit ->
        [none] { NAME($ability, kind: "ability") } działa odtąd dla { NAME($seat, kind: "seat", form: "gen") }.
       *[other] { NAME($unit, kind: "unit") }: działa odtąd { NAME($ability, kind: "ability") }.
    }
event-text-laid-down =
    { $unit ->
        [none] { NAME($ability, kind: "ability") } ({ NAME($seat, kind: "seat") }): koniec działania.
       *[other] { NAME($unit, kind: "unit") }: { NAME($ability, kind: "ability") } już nie działa.
    }
event-abilities-lost = { NAME($unit, kind: "unit") }: utrata Umiejętności na pewien czas.
event-tokens-changed =
    { $unit ->
        [none] { NAME($ability, kind: "ability") }: żetony { $left }.
       *[other] { NAME($unit, kind: "unit") }, { NAME($ability, kind: "ability") }: pozostałe żetony { $left }.
    }
event-condition-removed = { NAME($unit, kind: "unit") }: żeton { NAME($condition, kind: "condition") } zdjęty.
event-attachment-destroyed = { NAME($unit, kind: "unit") }: Dodatek zniszczony ({ NAME($attachment, kind: "attachment") }).

hint-choose-zone-to-claim = efekt następuje od razu, a strefa jest zamknięta dla przeciwnika do końca Rundy. Zwykle: Bogactwo, gdy jednostka straciła trzy Rany, Walka, gdy jednostka jest związana walką, Taktyka, gdy na ręce mało kart.
    .typed = v board pokazuje Planszę Taktyk.
hint-discard-down = najwyżej pięć kart. Zwykle: to, czego żadna twoja jednostka już nie wykorzysta.
hint-discard-any = potem dobierasz do trzech; talii nigdy nie tasuje się od nowa. Zwykle: zatrzymaj to, co przyda się w następnej Rundzie.
    .typed = discard - zatrzymuje wszystkie.
hint-choose-free-action = darmowa akcja poza aktywacją jednostki. Zwykle: tak.
hint-pick-condition = Spanikowani psują testy, Narażeni Obronę, Osłabieni Ataki. Zwykle: ten, który liczy się w najbliższym starciu.
hint-pick-condition-to-remove = Zwykle: Narażeni, jeśli za chwilę ktoś ją zaatakuje, Osłabieni, jeśli sama zaatakuje.

refusal-tactics-card-trigger = ({ NAME($card, kind: "card") }: { NAME($card, kind: "text-card") })
refusal-charge-disorderly-no-cards = (Karta Taktyki: { NAME($card, kind: "card") }.)
refusal-hand-limit-five = (Karty na ręce: { $held }, najwyżej { $most }.)
