### Polecenie `maester bench-server`.

cli-help-bench-server = Zmierz, ile stołów obsłuży jeden proces serwera.
bench-server-help-tables = Przy ilu stołach toczy się gra.
bench-server-help-every = Ile sekund mija między dwoma ruchami przy jednym stole.
bench-server-help-seconds = Czas trwania pomiaru, osobno dla echa i dla stołów.
bench-server-help-forward = Ile losowych ruchów mają stoły za sobą na początku: od zera do tylu, przy każdym inaczej.
bench-server-help-folder = Gdzie w tym czasie leży plik stołów; domyślnie tam, gdzie system trzyma pliki tymczasowe. Liczy się dysk, nie pamięć.
bench-server-title = { $tables } { $tables ->
        [one] stół
        [few] stoły
       *[other] stołów
    } gry { $game }, osób przy każdym: { $players }, ruch przy każdym co { $every } s; jeden proces serwera
bench-server-column-what = co
bench-server-side-echo = samo echo
bench-server-side-tables = stoły
bench-server-connections = połączenia
bench-server-rate = odpowiedzi/s
bench-server-p50 = odpowiedź po, p50, ms
bench-server-p99 = p99, ms
bench-server-worst = najwolniejsza, ms
bench-server-late = spóźnienie generatora obciążenia, p99, ms
bench-server-messages = wiadomości od serwera/s
bench-server-bytes = KiB od serwera/s
bench-server-refused = odmowy
bench-server-processor = zajęcie rdzenia przez proces serwera
bench-server-each = czas procesora na odpowiedź, ms
bench-server-waited = rdzeń zajęty przez inne programy, gdy proces serwera go potrzebował
bench-server-reached = Cel osiągnięty: 99% ruchów doczekało się odpowiedzi w ciągu { $p99 } ms, a wolno 100 ms.
bench-server-missed = Cel nieosiągnięty: odpowiedź na każdy ruch, na 99% z nich szybciej niż w 100 ms. Trwało to { $p99 } ms.
bench-server-limit = Przy { $each } ms czasu procesora na ruch jeden rdzeń wystarcza procesowi serwera na około { $most } ruchów na sekundę.
bench-server-pinned = Proces serwera miał jeden rdzeń, a generator obciążenia drugi. Wszystkie miejsca należały do ludzi; żaden bot nie grał.
bench-server-not-pinned = Proces serwera i generator obciążenia dzieliły rdzenie. Wszystkie miejsca należały do ludzi; żaden bot nie grał.
bench-server-machine = Średnie obciążenie komputera przed pomiarem: { $load }.
