event-income-collected =
    { $gold ->
        [one] { NAME($seat, kind: "house") } pobierają { $gold } żeton złota.
        [few] { NAME($seat, kind: "house") } pobierają { $gold } żetony złota.
       *[other] { NAME($seat, kind: "house") } pobierają { $gold } żetonów złota.
    }
event-card-played =
    { $host ->
        [none] { NAME($seat, kind: "house") } zagrywają kartę: { NAME($card, kind: "card") } (złoto: { $gold }).
       *[other] { NAME($seat, kind: "house") } zagrywają dodatek: { NAME($card, kind: "card") } (złoto: { $gold }). Dołączony do postaci: { NAME($host, kind: "card") }.
    }
event-duplicate-attached = { NAME($seat, kind: "house") } dołączają duplikat do postaci: { NAME($card, kind: "card") }.
event-duplicate-discarded = { NAME($seat, kind: "house") } odrzucają duplikat postaci: { NAME($card, kind: "card") }.
event-ability-used = { NAME($seat, kind: "house") } korzystają ze zdolności karty: { NAME($card, kind: "card") }.
event-passive-resolved = Rozpatruje się zdolność karty: { NAME($card, kind: "card") } ({ NAME($seat, kind: "house") }).
event-gold-paid =
    { $gold ->
        [one] { NAME($seat, kind: "house") } płacą { $gold } żeton złota.
        [few] { NAME($seat, kind: "house") } płacą { $gold } żetony złota.
       *[other] { NAME($seat, kind: "house") } płacą { $gold } żetonów złota.
    }
event-cards-knelt = W pozycji klęczącej: { NAME($cards, kind: "card") }.
event-cards-stood = W pozycji stojącej: { NAME($cards, kind: "card") }.
event-characters-killed = Śmierć: { NAME($cards, kind: "card") }.
event-cards-discarded = Odrzucone z gry: { NAME($cards, kind: "card") }.
event-card-returned = Karta { NAME($card, kind: "card") } wraca na rękę { NAME($seat, kind: "house", form: "gen") }.
event-character-saved = Ocalenie: { NAME($card, kind: "card") }.
event-effect-began =
    { $effect ->
        [strength] { NAME($source, kind: "card") }, zmiana siły o { $amount }: { NAME($cards, kind: "card") }.
        [counts_no_strength] W tym wyzwaniu nie liczy się siła: { NAME($cards, kind: "card") }.
        [gain_keyword] { NAME($source, kind: "card") } daje słowo kluczowe: { NAME($cards, kind: "card") }.
        [lose_keyword] { NAME($source, kind: "card") } odbiera słowa kluczowe: { NAME($cards, kind: "card") }.
        [cannot_be_declared] Przez pewien czas nie można zadeklarować: { NAME($cards, kind: "card") }.
        [cannot_stand] W fazie powstawania nie powstanie: { NAME($cards, kind: "card") }.
        [claim] { NAME($source, kind: "card") }: zmiana wartości zmagań o { $amount }.
        [reduce_cost] { NAME($source, kind: "card") }: koszt obniżony o { $amount }.
       *[delayed] { NAME($source, kind: "card") }: dalszy efekt nastąpi później.
    }
event-house-power-gained =
    { $why ->
        [dominance] { NAME($seat, kind: "house") } zdobywają punkty władzy za dominację: { $power }.
        [unopposed] { NAME($seat, kind: "house") } zdobywają punkty władzy za niebronione wyzwanie: { $power }.
       *[effect] { NAME($seat, kind: "house") } zdobywają punkty władzy dla swojego rodu: { $power }.
    }
event-card-power-gained = Władza ({ $power }) na postaci: { NAME($cards, kind: "card") }.
event-power-moved =
    { $power ->
        [one] { $power } znacznik władzy przechodzi z chorągwi { NAME($giver, kind: "house", form: "gen") } na chorągiew { NAME($taker, kind: "house", form: "gen") }.
        [few] { $power } znaczniki władzy przechodzą z chorągwi { NAME($giver, kind: "house", form: "gen") } na chorągiew { NAME($taker, kind: "house", form: "gen") }.
       *[other] { $power } znaczników władzy przechodzi z chorągwi { NAME($giver, kind: "house", form: "gen") } na chorągiew { NAME($taker, kind: "house", form: "gen") }.
    }
event-conceded = { NAME($seat, kind: "house") } poddają się.
event-game-won =
    { $power ->
        [one] { NAME($seat, kind: "house") } wygrywają, mając { $power } punkt władzy.
        [few] { NAME($seat, kind: "house") } wygrywają, mając { $power } punkty władzy.
       *[other] { NAME($seat, kind: "house") } wygrywają, mając { $power } punktów władzy.
    }
