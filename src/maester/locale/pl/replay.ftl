### `maester replay`: rozgrywka krok po kroku.

cli-help-replay = Pokazuje rozgrywkę jeszcze raz, krok po kroku.
replay-help-file = Zapis rozgrywki.
replay-help-to = Pokazuje chwilę po tym kroku i kończy.
replay-help-json = Wypisuje kroki, zdania i zdarzenia jako wiersze JSON.
replay-help-seat = Pokazuje tylko to, co widziano z tego miejsca; domyślnie wszystko, jeśli rozgrywka jest skończona.

replay-welcome =
    { $title }: { $steps ->
        [one] { $steps } krok.
        [few] { $steps } kroki.
        [many] { $steps } kroków.
       *[other] { $steps } kroku.
    }
replay-guide = Enter: następny krok. Liczba: do tego kroku. b: wstecz. v: plansza w tej chwili (v CZĘŚĆ: jej część). a: wszystko do końca. q: koniec.
# Krok 0 to początek, przed pierwszym ruchem.
replay-step =
    { $number ->
        [0] { $number }/{ $last }: początek
       *[other] { $number }/{ $last } { $text }
    }
replay-entry = { $seat }: { $move }
replay-concede = { $seat }: poddanie się.
replay-undo = { $seat }: cofnięcie ostatniego ruchu.
replay-end = To koniec rozgrywki.

error-no-such-step = Nie ma kroku { $given }: kroki są od 0 do { $last }.
error-replay-running =
    Ta rozgrywka jeszcze trwa, więc jej tajemnice pozostają ukryte. { $seats ->
        [none] Nikt nie grał w nią przy terminalu, więc żadnego miejsca nie można jeszcze pokazać.
       *[other] Podaj przez --seat miejsce, które można pokazać: { $seats }.
    }
error-replay-secret =
    Ta rozgrywka jeszcze trwa, więc to miejsce ({ $seat }) pozostaje ukryte. { $seats ->
        [none] Nikt nie grał w nią przy terminalu.
       *[other] Można pokazać: { $seats }.
    }
