# Army lists that can't be read.
error-army-code = „{ $given }” nie jest kodem armii. Kod wygląda tak: { $example }.
error-army-code-cut = Ten kod jest ucięty: kończy się na „{ $given }”, a cały kod kończy się na { $ending }.
error-army-code-version = Ten kod jest z wersji { $given } kart; tutaj znane są wersje od 1 do { $right }.
error-army-faction = Nie ma frakcji „{ $given }”. Są: { $known }.
error-army-points = Armia nie może mieć tylu punktów: { $given }. Może mieć od { $least } do { $most }.
error-army-too-long =
    { $what ->
        [characters] Znaków na tej liście: { $given }; czyta się najwyżej { $most }.
        [lines] Linii na tej liście: { $given }; czyta się najwyżej { $most }.
        [units] Jednostek Bojowych na tej liście: { $given }; na stole mieści się najwyżej { $most }.
       *[cards] Kart na tej liście: { $given }; czyta się najwyżej { $most }.
    }
error-army-unknown-card = Nie ma karty „{ $given }”. Może: { $near }.
error-army-card-removed = Karty { $card } ({ $name }) już nie ma: usuń ją z listy.
error-army-wrong-kind =
    { $kind ->
        [unit] Karta { $card } nie jest Jednostką Bojową.
        [attachment] Karta { $card } nie jest Dodatkiem.
       *[ncu] Karta { $card } nie jest Stronnikiem.
    }
error-army-no-unit = Karta { $card } nie jest Jednostką Bojową, więc niczego nie można do niej dołączyć.
error-army-no-cards =
    Na tej liście nie ma żadnej karty. Linia wygląda tak: Wierne Miecze Starków (5) z Dodatkiem: Kapitan Wiernych Mieczy (1).{ $near ->
        [none] {""}
       *[other] {" "}Może: { $near }.
    }
error-army-data = Nie można odczytać tej listy: { $reason }
error-army-file = „{ $given }” to ani plik, który da się odczytać ({ $reason }), ani kod, ani żadna z gotowych armii: { $known }.

# `maester army`
cli-help-army = Twórz, sprawdzaj i przekształcaj listy armii do gry figurkowej.
army-help-new = Na początek armia zgodna z zasadami, jako tekst.
army-help-check = Ile armia kosztuje i jakie ograniczenia łamie.
army-help-show = Armia ze wszystkimi kartami i talią; bez listy: gotowe armie.
army-help-text = Armia jako tekst, jaki ludzie sobie przekazują.
army-help-code = Armia jako krótki kod do łączy i wpisywanych ruchów.
army-help-list = Plik z listą (- oznacza standardowe wejście), kod albo id gotowej armii.
army-help-faction = Frakcja: stark, lannister, neutral, …
army-help-points = Limit punktów.
army-help-seed = Liczba, która daje zawsze tę samą armię.
army-costs =
    { $most ->
        [none] Koszt: { $cost } z { $points } punktów.
       *[other] Koszt: { $cost } z { $points } punktów, Neutralni { $neutral } z najwyżej { $most }.
    }
army-line = Linia { $number }: { $sentence }
army-legal = Ta armia jest zgodna z zasadami.
army-illegal =
    { $count ->
        [one] Ta armia łamie 1 ograniczenie.
        [few] Ta armia łamie { $count } ograniczenia.
       *[many] Ta armia łamie { $count } ograniczeń.
    }
