ask-activate-unit = { NAME($seat, kind: "seat") }, Runda { $round }: którą jednostkę aktywujesz?
ask-choose-action = { NAME($seat, kind: "seat") }: co robi jednostka { NAME($unit, kind: "unit") }?

option-activate = Aktywuj: { NAME($unit, kind: "unit") }
option-pass-turn = Spasuj w tej turze
option-take-action =
    { $action ->
        [maneuver] Manewr: zwrot, ruch do wartości Szybkości, zwrot
        [march] Marsz: prosto do podwojonej Szybkości, potem zwrot
        [retreat] Odwrót z walki
        [ranged-attack] Atak Dystansowy
        [melee-attack] Atak Wręcz
        [charge] Szarża
       *[forgo] Zrezygnuj z akcji
    }

event-round-started = Zaczyna się Runda { $round }. Pierwszy Gracz: { NAME($first, kind: "seat") }.
event-turn-started = Tura { NAME($seat, kind: "seat", form: "gen") }.
event-turn-passed = { NAME($seat, kind: "seat") } pasują w tej turze; pozostałe pasowania: { $left }.
event-unit-activated = Aktywacja: { NAME($unit, kind: "unit") }.
event-action-forgone = { NAME($unit, kind: "unit") }: bez akcji.
event-activation-ended = Koniec aktywacji: { NAME($unit, kind: "unit") }.
