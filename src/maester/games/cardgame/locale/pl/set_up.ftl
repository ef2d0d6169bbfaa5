option-draft = Wariant draftowania fabuły: obaj gracze zgadzają się na niego przed grą.
option-power = Ile punktów władzy daje zwycięstwo; w grze z instrukcji 15.
option-houses = Które miejsce prowadzi który ród: „listed” daje Starkom pierwsze miejsce, „random” zostawia to losowi.

ask-take-mulligan = { NAME($seat, kind: "house") }: czy korzystacie z mulligana, wtasowujecie przygotowawczą rękę i dobieracie 7 nowych kart?
ask-place-cards = { NAME($seat, kind: "house") }: które karty przygotowawcze umieszczacie zakryte? Pozostałe złoto: { $left }.

option-place = Umieść: { NAME($title, kind: "title") }

event-houses-dealt = Los zdecydował, kto prowadzi który ród.
event-mulligan-taken = { NAME($seat, kind: "house") } korzystają z mulligana.
event-hand-kept = { NAME($seat, kind: "house") } zatrzymują przygotowawczą rękę.
event-set-up-cards-revealed = { NAME($seat, kind: "house") } odkrywają karty przygotowawcze: { NAME($cards, kind: "card") }.

refusal-setup-cards-budget-5 = (Koszt: { $cost }; wydano już { $spent } z 5.)

ask-draft-plot = { NAME($seat, kind: "house") }: którą fabułę zatrzymujecie?
ask-choose-seven = { NAME($seat, kind: "house") }: które fabuły tworzą waszą talię fabuły? Do wybrania: { $left }.

event-plots-dealt = { NAME($seat, kind: "house") } przeglądają fabuły: { NAME($titles, kind: "title") }.
event-plots-given =
    { $number ->
        [one] { NAME($seat, kind: "house") } przeglądają { $number } fabułę.
        [few] { NAME($seat, kind: "house") } przeglądają { $number } fabuły.
       *[other] { NAME($seat, kind: "house") } przeglądają { $number } fabuł.
    }
event-plot-kept = { NAME($seat, kind: "house") } zatrzymują fabułę: { NAME($title, kind: "title") }.
event-some-plot-kept = { NAME($seat, kind: "house") } zatrzymują fabułę.
event-plot-deck-chosen = { NAME($seat, kind: "house") } mają gotową talię fabuły.
