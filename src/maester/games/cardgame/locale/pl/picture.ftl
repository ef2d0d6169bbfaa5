### Stół tak, jak pokazuje go terminal.

## Co się wpisuje, żeby zobaczyć jakąś część (po v).

picture-part-houses = rody
picture-part-mine = moje
picture-part-theirs = przeciwnik
picture-part-challenge = wyzwanie
picture-part-hand = ręka
picture-part-plots = fabuły
picture-part-piles = stosy
picture-part-dominance = dominacja
picture-also = nazwę karty w grze, żeby zobaczyć o niej wszystko

## Tytuły i kolumny.

picture-title-houses =
    { $phase ->
        [set-up] Przygotowanie do gry
       *[other] Runda { $round }, { NAME($phase, kind: "phase") }
    }
picture-title-side = { $house }: karty w grze
picture-title-challenge =
    { $icon ->
        [military] Wyzwanie wojskowe
        [intrigue] Wyzwanie intryg
       *[power] Wyzwanie władzy
    }
picture-title-hand = Ręka
picture-title-plots = Fabuły
picture-title-piles = Stosy martwych i kart odrzuconych
picture-title-dominance = Dominacja, gdyby liczyć ją teraz
picture-title-doomed = Mają zginąć

picture-column-house = ród
picture-column-power = władza
picture-column-gold = złoto
picture-column-hand = ręka
picture-column-deck = talia
picture-column-challenges = rzucone
picture-column-card = karta
picture-column-state = pozycja
picture-column-strength = siła
picture-column-icons = symbole
picture-column-more = poza tym
picture-column-attackers = atakujący
picture-column-defenders = obrońcy

## Rody.

picture-own = { $house } (ty)
# $banner to ta część władzy, która leży na chorągwi.
picture-power = { $power } (chorągiew { $banner })
picture-said-house =
    { $house }: władza { $power }, w tym na chorągwi { $banner }; złoto { $gold }; kart na ręce { $hand }; kart w talii { $deck }.{ $plot ->
        [none] {""}
       *[other] {" "}Odkryta fabuła: { $plot }.
    }{ $initiated ->
        [none] {""}
       *[other] {" "}Rzucone w tej fazie wyzwania: { $initiated }.
    }
picture-plot = przychód { $income }, inicjatywa { $initiative }, wartość zmagań { $claim }
picture-income-total = łączny przychód { $income }
picture-revealed = Fabuła { NAME($house, kind: "house", form: "gen") }: { $plot }.
picture-first-player = Pierwszy gracz: { NAME($house, kind: "house") }.
picture-active = Trwa tura { NAME($house, kind: "house", form: "gen") }.
picture-goal =
    { $goal ->
        [one] Zwycięstwo daje { $goal } punkt władzy.
        [few] Zwycięstwo dają { $goal } punkty władzy.
       *[other] Zwycięstwo daje { $goal } punktów władzy.
    }

picture-purse = Złoto, które możesz jeszcze wydać: { $gold }.

## Karty.

picture-icon-military = Woj
picture-icon-intrigue = Int
picture-icon-power = Wła
picture-text = { $text }
picture-in-hand = { $card } (koszt { $cost })
picture-cost-now = koszt teraz { $cost }, wydrukowany { $printed }
picture-in-hand-now = { $card } (koszt teraz { $cost }, wydrukowany { $printed })
picture-free = za darmo; odrzucony ocala postać przed śmiercią
picture-copy = { $card } nr { $number }
picture-standing = stoi
picture-kneeling = klęczy
picture-power-on = władza na karcie { $power }
picture-duplicates = duplikaty { $count }
picture-blank = treść karty się nie liczy
picture-nothing-in-play = Brak kart w grze.
picture-of-house = dodatek { NAME($house, kind: "house", form: "gen") }
picture-attached = Dołączono: { $card } ({ NAME($house, kind: "house") }), { $state }.
picture-strength-lines = Siła { $strength }: { $lines }.
modifier-printed = wydrukowana
modifier-gold = złoto

## Wyzwania.

picture-sum = razem
picture-uncounted = { $strength }, nie liczy się
picture-said-attack =
    { $cards ->
        [none]
            { $declared ->
                [true] { NAME($house, kind: "house") } atakują: nikogo już nie ma.
               *[other] { NAME($house, kind: "house") } atakują: nikogo jeszcze nie zadeklarowano.
            }
       *[other] { NAME($house, kind: "house") } atakują z siłą { $total }: { $cards }.
    }
picture-said-defence =
    { $cards ->
        [none] { NAME($house, kind: "house") } nie mają obrońców.
       *[other] { NAME($house, kind: "house") } bronią się z siłą { $total }: { $cards }.
    }
picture-claim =
    { $icon ->
        [military] Jeśli wygrają atakujący, broniący się gracz musi zabić swoje postacie, w liczbie: { $claim }.
        [intrigue] Jeśli wygrają atakujący, broniący się gracz odrzuca z ręki losowe karty, w liczbie: { $claim }.
       *[power] Jeśli wygrają atakujący, władza przechodzi z chorągwi broniącego się na chorągiew atakującego: { $claim }.
    }
picture-bypassed = Ominięte dzięki Skrytości, nie mogą się bronić: { $cards }.
picture-won =
    { $unopposed ->
        [true] { NAME($house, kind: "house") } wygrywają niebronione wyzwanie.
       *[other] { NAME($house, kind: "house") } wygrywają wyzwanie.
    }
picture-no-challenge = Teraz nie ma wyzwania.
picture-able = twoje stojące postacie z tym symbolem: { $own_count }, siła { $own_strength }; przeciwnika: { $other_count }, siła { $other_strength }
picture-dominance =
    { $lines ->
        [none] { NAME($house, kind: "house") }: { $total }.
       *[other] { NAME($house, kind: "house") }: { $total } ({ $lines }).
    }

## Ręce, fabuły, stosy.

picture-own-cards = Twoja ręka: { $cards }.
picture-known-cards = Znane karty na ręce { NAME($house, kind: "house", form: "gen") }: { $cards }.
picture-other-hand =
    { $known ->
        [none] { NAME($house, kind: "house") } mają na ręce karty, których nie znasz, w liczbie: { $count }.
       *[other] { NAME($house, kind: "house") } mają na ręce karty, w liczbie: { $count }. Znane: { $known }.
    }
picture-plots =
    { $plot ->
        [none] { NAME($house, kind: "house") }: jeszcze bez odkrytej fabuły; fabuł w talii { $left }.
       *[other] { NAME($house, kind: "house") }: odkryta fabuła { $plot }; fabuł w talii { $left }; wykorzystane: { $used }.
    }
picture-plot-deck = Fabuły, z których wybierasz: { $plots }.
picture-drafted = Twoje draftowane fabuły: { $plots }.
picture-dealt = Fabuły, które oglądasz: { $plots }.
picture-piles = { NAME($house, kind: "house") }: stos martwych: { $dead }. Stos kart odrzuconych: { $discard }.
picture-deck-top = Znane karty z talii { NAME($house, kind: "house", form: "gen") }: { $cards }.

## Co przy danym pytaniu znaczą tak, nie i pas.

picture-agree-true-take-mulligan = Tak, 7 nowych kart
picture-agree-false-take-mulligan = Nie, zatrzymaj tę rękę
picture-pass-act = Pas, teraz nic
picture-pass-place-cards = Gotowe, nie umieszczaj więcej kart
picture-pass-declare-attackers = Gotowe, bez dalszych atakujących
picture-pass-declare-defenders = Gotowe, bez dalszych obrońców
picture-pass-choose-bypassed = Gotowe, nie omijaj więcej nikogo
picture-pass-choose-kept = Gotowe, nie zatrzymuj więcej kart
picture-pass-may-discard = Nie odrzucaj więcej
picture-pass-search = Nic nie pasuje

## Rodzaje nazw w błędach.

kind-card = karta w grze
kind-title = karta
kind-challenge = rodzaj wyzwania
