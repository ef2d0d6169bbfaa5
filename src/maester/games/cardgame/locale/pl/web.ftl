# Co plansza w przeglądarce mówi sama od siebie.

court-beside = Rody, fabuły i fazy
court-table = Stół
court-resolving = Rozpatrywane wydarzenia
court-actions = Co możesz zrobić
court-area = Obszar gry { NAME($house, kind: "house", form: "gen") }
court-area-empty = { $house }: jeszcze żadnych kart w grze
court-house = { NAME($house, kind: "house") }
court-you = ty
court-first-player = pierwszy gracz
court-acts = ma ruch
court-lit = można wybrać
court-picked = wybrana
court-standing = stoi
court-kneeling = klęczy
court-blank = jej treść się nie liczy
court-doomed = ma zginąć
court-bypassed = ominięta dzięki Skrytości
court-strength = siła { $strength }
court-strength-word = siła
court-cost = koszt
court-power = władza
court-power-of = władza: { $power } z { $goal }
court-power-on = władza na karcie: { $power }
court-duplicates = duplikaty: { $count }
court-gold = złoto
court-hand = karty na ręce
court-hand-of =
    { $count ->
        [one] { NAME($house, kind: "house") }: { $count } karta na ręce
        [few] { NAME($house, kind: "house") }: { $count } karty na ręce
       *[other] { NAME($house, kind: "house") }: { $count } kart na ręce
    }
court-deck = karty w talii dobierania
court-dead = stos martwych
court-discard = stos kart odrzuconych
court-income = przychód
court-income-total = łączny przychód: { $income }
court-initiative = inicjatywa
court-claim = wartość zmagań
court-no-plot = Fabuła jeszcze nieodkryta
court-initiated = Wyzwania rzucone w tej fazie
court-piles-of = Stosy { NAME($house, kind: "house", form: "gen") }
court-counts = Talia dobierania { $deck }, ręka { $hand }, niewykorzystane fabuły { $plots }
court-dominance = Suma do dominacji w tej chwili: { $total }
court-pile-dead = Stos martwych
court-pile-discard = Stos kart odrzuconych
court-pile-used-plots = Wykorzystane fabuły
court-pile-plot-deck = Twoja talia fabuły
court-pile-hand-seen = Znane karty na ręce
court-pile-deck-top = Znane karty talii dobierania, od wierzchu

court-round = Runda { $round }
court-set-up = Przygotowanie
court-phases = Fazy rundy
court-phase-plot = Fabuła
court-phase-draw = Dobieranie
court-phase-marshalling = Mobilizacja
court-phase-challenges = Wyzwania
court-phase-dominance = Dominacja
court-phase-standing = Powstawanie
court-phase-taxation = Podatki

court-challenge = { $icon ->
        [military] Wyzwanie wojskowe
        [intrigue] Wyzwanie intryg
       *[power] Wyzwanie władzy
    }
court-claim-is = wartość zmagań { $claim }
court-attack = atak
court-defence = obrona
court-side-strength = { NAME($house, kind: "house") }: siła { $strength }
court-no-attackers = { $house }: na razie bez atakujących
court-attackers-gone = { $house }: już bez atakujących
court-not-counted = nie liczy się
court-uncounted = siła { $strength } nie liczy się
court-no-defenders = { $house }: na razie bez obrońców
court-none-defended = { $house }: bez obrońców
court-won = { NAME($house, kind: "house") } wygrywają
court-won-unopposed = { NAME($house, kind: "house") } wygrywają niebronione wyzwanie
court-nobody-won = Nikt nie wygrywa
court-sum = Skąd ta siła
court-line-printed = wydrukowana
court-line-gold = złoto

court-own-hand = Twoja ręka
court-hand-empty = Brak kart na ręce
court-laid = Karty do wyboru
court-details = O karcie
court-back = Odłóż
court-choose-host = Wybierz podświetloną postać, do której ją dołączysz.
court-answered = Twój wybór leży zakryty. Możesz go zmienić, dopóki przeciwnik też nie wybierze.
court-mulligan-take = Mulligan: 7 nowych kart
court-mulligan-keep = Zatrzymaj tę rękę

court-pass-place-cards = Nie umieszczaj kart
court-pass-place-cards-some = Gotowe
court-pass-declare-attackers-some =
    { $count ->
        [one] Atakuj { $count } postacią
       *[other] Atakuj { $count } postaciami
    }
court-pass-declare-defenders = Bez obrońców
court-pass-declare-defenders-some =
    { $count ->
        [one] Broń się { $count } postacią
       *[other] Broń się { $count } postaciami
    }
court-pass-choose-bypassed = Nie omijaj nikogo
court-pass-choose-bypassed-some = Nie omijaj więcej
court-pass-choose-kept = Nie zatrzymuj żadnej
court-pass-choose-kept-some = Zatrzymaj te
court-pass-may-discard = Nie odrzucaj
court-pass-search = Nic nie pasuje

court-how-take-mulligan = Oto 7 twoich kart przygotowawczych. Raz możesz je wtasować i dobrać 7 nowych.
court-how-place-cards = Dotknij postaci i obszarów, z którymi zaczynasz: razem 5 żetonów złota, pozostało { $left }. Dotknij ponownie, by cofnąć.
court-how-choose-plot = Dotknij fabuły, by ją przeczytać, i jeszcze raz, by ją wybrać. Nikt jej nie zobaczy, dopóki obie nie zostaną odkryte.
court-how-draft-plot = Dotknij fabuły, by ją przeczytać, i jeszcze raz, by ją zatrzymać. Pozostałe trafią do przeciwnika.
court-how-choose-seven = Dotknij fabuł swojej talii; do wybrania: { $left }. Dotknij wybranej, by ją cofnąć.
court-how-declare-attackers = Dotknij podświetlonych postaci, które atakują; dotknij ponownie, by cofnąć.
court-how-declare-defenders = Dotknij podświetlonych postaci, które się bronią; dotknij ponownie, by cofnąć.
court-how-choose-bypassed = Dotknij postaci, których Skrytość nie dopuści do obrony.
court-how-choose-casualties = Dotknij podświetlonej postaci dwa razy: ta postać zginie.
court-how-resolve-passives = Dotknij podświetlonej karty, której zdolność ma być następna.
court-how-order-top = Dotknij karty, by ją przeczytać, i jeszcze raz, by była następna od wierzchu. Pierwsza zostanie dobrana pierwsza.
court-only-pass = Nic innego nie da się teraz zrobić.
court-how-act = Dotknij podświetlonej karty, by ją przeczytać, i jeszcze raz albo przycisku, by jej użyć. Albo spasuj.
court-how-choose-challenge = Wybierz wyzwanie albo zakończ turę. Każdy rodzaj można rzucić raz w fazie.

court-cost-now = kosztuje teraz { $cost } zamiast { $printed }

court-do-choose-casualties = Ginie: { $name }
court-do-choose-plot = Odkryj: { $name }
court-do-draft-plot = Zatrzymaj: { $name }
court-do-choose-bypassed = Omiń: { $name }
court-do-search = Weź: { $name }
court-do-shuffle-away = Wtasuj: { $name }
court-do-must-discard = Odrzuć: { $name }
court-do-may-discard = Odrzuć: { $name }
court-do-order-top = Następna: { $name }
court-do-choose-kept = Zatrzymaj: { $name }
court-do-choose-cost-cards = Zapłać kartą: { $name }
court-do-choose-cards = Wybierz: { $name }
court-do-choose-own = Wybierz: { $name }
court-do-choose-any = Wybierz: { $name }
court-do-pick-target = Dotyczy karty: { $name }
court-do-resolve-passives = Rozpatrz: { $name }
court-pass-act-own-marshalling = Zakończ mobilizację
court-because = { $name }: { $text }
