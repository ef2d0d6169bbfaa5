# Wiersz poleceń, oprócz rozgrywki i zasad.

cli-help = Cyfrowy stół do gier planszowych ze świata Gry o Tron, pilnujący każdej zasady.
cli-help-play = Graj w terminalu.
cli-help-rules = Szukaj w zasadach gry i sprawdź, które z nich mają test.
cli-help-playout = Rozgrywaj losowe partie w poszukiwaniu błędów.
cli-help-bench = Zmierz szybkość gry.
cli-help-verify = Udowodnij, że zapisana rozgrywka jest tym, za co się podaje, a los był uczciwy.
cli-help-with = Moduł Pythona do wczytania na początku, który dokłada inną grę.
cli-help-version = Pokaż wersję.
cli-help-game = Identyfikator gry.
cli-help-option = Opcja rozgrywki podana z nazwy; można podać kilka.
cli-help-json = Pokaż wynik jako JSON.
cli-no-module = Nie da się wczytać modułu „{ $module }”: { $reason }
cli-needs-extra = Do tego potrzebny jest moduł „{ $module }”, którego tu nie zainstalowano: pip install "maester[{ $extra }]"
cli-no-file = Nie da się odczytać pliku „{ $file }”: { $reason }

playout-help-players = Liczba graczy; bez niej kolejno wszystkie liczby graczy ze wszystkimi opcjami.
playout-help-games = Liczba partii; bez niej po jednej każdego rodzaju.
playout-help-seed = Ziarno pierwszej partii; następne mają kolejne ziarna. Bez niego wylosowane.
playout-help-check = Sprawdzaj wszystkie niezmienniki przy każdej decyzji.
playout-help-jobs = Liczba procesów; bez niej po jednym na rdzeń procesora.
playout-summary =
    { $matches ->
        [one] 1 partia
        [few] { $matches } partie
       *[many] { $matches } partii
    } ({ $configurations ->
        [one] 1 konfiguracja
        [few] { $configurations } konfiguracje
       *[many] { $configurations } konfiguracji
    }), decyzje: { $decisions }, { $seconds } s, pierwsze ziarno { $seed }: { $failures ->
        [0] bez błędów
        [one] 1 błąd
        [few] { $failures } błędy
       *[many] { $failures } błędów
    }.
playout-failure =
    BŁĄD: { $reason }
    Powtórz: { $again }

verify-help-file = Zapis rozgrywki.
verify-help-commitment = Zobowiązanie pokazane przez stół na początku; bez niego to z zapisu.
verify-proven =
    Rozgrywka ({ $game }) odtwarza się do stanu { $hash }; wpisy: { $entries }. Z ziarna wychodzi dokładnie to samo: { $draws ->
        [one] 1 losowanie
        [few] { $draws } losowania
       *[many] { $draws } losowań
    } i { $shuffles ->
        [one] 1 tasowanie
        [few] { $shuffles } tasowania
       *[many] { $shuffles } tasowań
    }.
verify-seed-proven = Ziarno { $seed } zgadza się ze zobowiązaniem { $commitment }, ustalonym przed pierwszą decyzją.
verify-seed-given = Ziarno { $seed } podano ręcznie: uczciwość nie jest udowodniona.
verify-seed-running = Rozgrywka jeszcze trwa: jej ziarno zgadza się ze zobowiązaniem { $commitment } i zostanie pokazane po zakończeniu.

bench-help-players = Liczba graczy; bez niej największa.
bench-help-passes = Liczba przebiegów; idą na przemian z przebiegami porównywanego programu.
bench-help-seconds = Czas trwania każdego przebiegu gry.
bench-title-play = Losowa gra na jednym rdzeniu: mediana (najmniej–najwięcej) z przebiegów: { $passes }; czas procesora
bench-title-costs = Koszty w chwilach rozłożonych na całą partię
bench-column-game = gra
bench-column-players = gracze
bench-column-games = partie/s
bench-column-decisions = decyzje/s
bench-column-length = decyzji na partię
bench-column-work = co
bench-column-microseconds = µs
bench-clone-by-hand = kopia, ręcznie
bench-clone-by-codec = kopia, kodekiem
bench-view = widok
bench-save = zapis
bench-load = wczytanie
error-chance-differs = Losowanie { $counter } ({ $purpose }) nie wychodzi tak, jak podaje rozgrywka; zmieniono ją.

cli-help-cards = Szukaj w kartach gry.
cards-help-words = Słowa, które występują na karcie.
cards-none = Żadna karta nie zawiera słów „{ $words }”.

cli-usage-help = Pomoc: { $command }
cli-usage-no-option =
    Nie ma opcji { $name }. { $near ->
        [none] {""}
       *[other] Może: { $near }.
    }
cli-usage-missing = Brakuje: { $name }.
cli-usage-no-value = Opcja { $name } wymaga wartości.
cli-usage-bad-value =
    { $type ->
        [int] { $name } przyjmuje odpowiednią liczbę całkowitą.
        [float] { $name } przyjmuje odpowiednią liczbę.
       *[other] { $name } nie przyjmuje takiej wartości.
    }
cli-usage-no-command = Nie ma takiego polecenia. Są: { $known }.
cli-usage-too-much = O jedno słowo za dużo.
