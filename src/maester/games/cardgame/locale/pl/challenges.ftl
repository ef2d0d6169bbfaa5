ask-choose-challenge = { NAME($seat, kind: "house") }: czy rzucacie wyzwanie, czy kończycie turę?
ask-declare-attackers = { NAME($seat, kind: "house") }: kto atakuje (wyzwanie { NAME($icon, kind: "challenge") })? Zadeklarowano: { $declared }.
ask-choose-bypassed = { NAME($seat, kind: "house") }: kogo omija Skrytość? Możecie jeszcze wybrać: { $left }.
ask-declare-defenders = { NAME($seat, kind: "house") }: kto się broni (wyzwanie { NAME($icon, kind: "challenge") })? Siła ataku: { $attack }. Zadeklarowano: { $declared }.
ask-choose-casualties = { NAME($seat, kind: "house") }: efekt zmagań wymaga śmierci. Kogo wybieracie? Do wybrania: { $left }.

option-initiate = Wyzwanie { NAME($icon, kind: "challenge") }
option-end-turn = Zakończ turę wyzwań
option-declare = Zadeklaruj: { NAME($card, kind: "card") }

event-turn-began = Rozpoczyna się tura wyzwań { NAME($seat, kind: "house", form: "gen") }.
event-turn-ended = { NAME($seat, kind: "house") } kończą turę wyzwań.
event-challenge-initiated = { NAME($seat, kind: "house") } rzucają wyzwanie { NAME($icon, kind: "challenge") }. Atak: { NAME($cards, kind: "card") }.
event-gold-given =
    { $gold ->
        [one] { NAME($seat, kind: "house") } oddają broniącemu się graczowi { $gold } żeton złota.
        [few] { NAME($seat, kind: "house") } oddają broniącemu się graczowi { $gold } żetony złota.
       *[other] { NAME($seat, kind: "house") } oddają broniącemu się graczowi { $gold } żetonów złota.
    }
event-characters-bypassed = Skrytość omija: { NAME($cards, kind: "card") }.
event-defenders-declared = { NAME($seat, kind: "house") } deklarują obrońców: { NAME($cards, kind: "card") }.
event-defence-declined = { NAME($seat, kind: "house") } nie deklarują obrońców.
event-character-joined = Do wyzwania dołącza: { NAME($card, kind: "card") }.
event-character-left = Wyzwanie opuszcza: { NAME($card, kind: "card") }.
event-challenge-won =
    { $winner ->
        [none] Nikt nie wygrywa wyzwania.
       *[other] { $unopposed ->
            [true] { NAME($winner, kind: "house") } wygrywają niebronione wyzwanie, { $attack } do { $defence }.
           *[false] { NAME($winner, kind: "house") } wygrywają wyzwanie, { NAME($loser, kind: "house") } przegrywają: atakujący { $attack }, obrońcy { $defence }.
        }
    }
event-challenge-ended = Wyzwanie jest rozpatrzone.

refusal-challenge-one-of-each = (Dozwolone wyzwania tego rodzaju w tej fazie: { $allowed }.)
