### Pliki kart, z którymi można grać.

error-card-file-unreadable = To nie jest plik kart: { $reason }
error-card-file-foreign = To nie jest plik kart tej gry.
error-bad-card =
    { $place ->
        [none] { $card }
       *[other] { $card }, { $place }
    }: { $problem ->
        [missing] brakuje pola „{ $detail }”.
        [unknown-key] nie ma pola „{ $detail }”. Są: { $known }.
        [unknown-word] „{ $detail }” nie jest żadnym z tutejszych słów: { $known }.
        [wrong-moment] „{ $detail }” nie może działać w tej chwili. Może: { $known }.
        [no-text] „{ $detail }” musi być tekstem.
        [no-number] „{ $detail }” musi być liczbą całkowitą, co najmniej 0.
        [no-flag] „{ $detail }” musi mieć wartość true albo false.
        [duplicate] ten identyfikator występuje dwa razy.
        [dangling] karta wskazuje na „{ $detail }”, a tego nie ma.
        [count] jest { $detail }, a musi być { $known }.
        [timing] pole timing „{ $detail }” nie zgadza się z efektami.
        [nothing-before] „{ $detail }” czeka na poprzedni krok, ale w tej samej chwili takiego nie ma.
        [misplaced] „{ $detail }” nie pasuje do tego miejsca.
        [circular] „{ $detail }” zależałoby od samego siebie.
        [vocabulary] ten program nie zna słowa „{ $detail }”.
       *[shape] pola „{ $detail }” nie da się odczytać.
    }
error-no-data-file = Ta gra ({ $game }) nie ma pliku kart.
error-other-data = Ta rozgrywka ({ $game }) toczy się z innym plikiem kart ({ $given }; tutaj jest { $right }). Podaj ten plik po --cards.

cards-help-file = Plik kart do gry, jeśli gra taki ma.
cards-help-check = Sprawdź zamiast tego ten plik kart: co jest w nim źle albo co zmienia.
cards-checked =
    Plik kart jest dobry. Różnych kart: { $cards }; { $changed ->
        [0] żadna nie różni się od tutejszych.
        [one] od tutejszych różni się { $changed }:
        [few] od tutejszych różnią się { $changed }:
       *[many] od tutejszych różni się { $changed }:
    }
