### Stół w przeglądarce: czego odmawia serwer oraz polecenia `maester table` i `maester serve`.

## Odmowy.

error-bad-request = Nie da się zrozumieć tego żądania: { $reason }
error-bad-message = Nie da się odczytać tej wiadomości: { $reason }
error-no-hello = Pierwszą wiadomością przy stole musi być powitanie.
error-not-allowed = Nie wolno ci tego zrobić.
error-foreign-request = To żądanie nie pochodzi ze strony tego stołu, więc zostało odrzucone.
error-not-your-seat = To nie jest twoje miejsce.
error-no-seat-here = Nie masz miejsca przy tym stole.
error-not-the-host = Może to zrobić tylko osoba, która założyła ten stół.
error-others-are-people = Dalsze cofanie jest możliwe tylko tam, gdzie wszyscy pozostali to boty.
error-no-such-page = Pod tym adresem nic nie ma.
error-no-such-table = Nie ma takiego stołu.
error-no-lists = W grze { $game } nie układa się list.
error-list-forms = Listę podaje się w dokładnie jednej z postaci: { $forms }.
error-unknown-data = Plik kart „{ $name }” do gry { $game } nigdy nie był tu w użyciu. W użyciu jest „{ $right }”.
error-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
error-no-such-entry = Ta rozgrywka nie ma wpisu { $given }; ostatni ma numer { $right }.
error-seat-taken = To miejsce jest zajęte.
error-already-started = Rozgrywka już się rozpoczęła.
error-not-started = Rozgrywka jeszcze się nie rozpoczęła.
error-not-over = Będzie to można zobaczyć po zakończeniu rozgrywki.
error-match-ended = Rozgrywka jest zakończona.
error-bot-stands-in = Zastępuje cię bot. Najpierw wróć na swoje miejsce.
error-nobody-there = Nie siedzi tam nikt, kto mógłby to przeczytać.
error-nobody-plays = Co najmniej jedno miejsce musi być dla człowieka.
error-wrong-seat-count = Liczba miejsc przy tym stole to { $right }, a podano { $given }.
error-unknown-list = Nie ma listy stołów o nazwie „{ $name }”.
error-empty-text = W tym tekście nie ma nic do przeczytania.
error-name-taken = Przy tym samym stole siedzi już { $name }. Wybierz imię, którego nie można z nim pomylić.
error-name-given = Imiona takie jak { $name } nadaje sam serwer, gościom bez imienia. Wybierz inne.
error-text-too-long = Ten tekst jest za długi: dozwolona liczba znaków to { $longest }.
error-too-large = To jest za duże: dozwolona liczba bajtów to { $longest }.
error-too-fast = To było za szybko. Poczekaj chwilę.
error-chat-too-fast = Piszesz za szybko. Poczekaj chwilę.
error-too-slow = Twoje połączenie jest za wolne dla tego stołu.
error-too-many-connections = Masz za dużo połączeń z tym serwerem.
error-search-too-long = To wyszukiwanie jest za długie (liczba znaków: { $given }). Dozwolona liczba znaków to { $longest }.
error-too-many-words = Za dużo szukanych słów: { $given }. Dozwolona liczba słów to { $most }.
error-headers-too-large = Nagłówek tego żądania jest za długi. Wszystkie nagłówki razem mogą mieć bajtów: { $longest }, a wierszy: { $most }.
error-target-too-long = Adres tego żądania jest za długi: dozwolona liczba bajtów to { $longest }.
error-request-too-slow = To żądanie nadchodziło zbyt długo. Dozwolony czas w sekundach to { $seconds }.
error-too-many-pieces = Treść tego żądania jest podzielona na zbyt wiele części: dozwolona liczba części to { $most }. Wysyłaj większe.
error-no-http = Nie da się tego odczytać jako żądania HTTP/1.1.
error-too-many-tables = Liczba twoich niezakończonych stołów to { $most }. Najpierw dokończ niektóre z nich.
error-too-many-listed = Liczba twoich stołów czekających wśród otwartych to już { $most }. Rozpocznij grę przy którymś z nich albo zaproś do tego stołu linkiem.
error-too-many-listed-here = Liczba stołów założonych w twojej sieci i czekających wśród otwartych to już { $most }. Zaproś do tego stołu linkiem.
error-table-busy = Nie udało się na czas połączyć ze stołem. Spróbuj ponownie.
error-cannot-save = Serwer nie może teraz nic zapisać, więc to się nie liczy. Wszystko, co było wcześniej, jest zapisane. Spróbuj ponownie za jakiś czas.
error-cannot-read = Serwer nie może teraz dotrzeć do swoich stołów. Spróbuj ponownie za jakiś czas.
error-server-stops = Serwer kończy pracę. Twoja rozgrywka jest zapisana.
error-server-failed = Coś się tu nie powiodło. Zostało to zanotowane i nic się nie zmieniło.
error-client-not-built = Strony stołu nie zostały tu zbudowane. Buduje je „make play”.

## Boty, z nazwy.

bot-random = Losowy
bot-page = Paź
bot-greedy = Zachłanny
bot-steward = Zarządca

## Polecenia.

cli-help-table = Otwiera stół w przeglądarce, na tym komputerze.
cli-help-serve = Udostępnia stoły innym w sieci.
table-help-file = Gdzie przechowywać stoły; domyślnie w twoim folderze danych.
table-help-port = Port; domyślnie dowolny wolny.
table-help-quiet = Nie otwieraj przeglądarki.
serve-help-host = Adres, pod którym serwer nasłuchuje.
serve-help-port = Port, na którym serwer nasłuchuje.
serve-help-workers = Ile procesów obsługuje stoły.
serve-help-database = Baza danych jako URL; domyślnie plik SQLite w twoim folderze danych.
serve-help-origin = Źródło stron, jeśli przed serwerem stoi serwer pośredniczący (https://example.org).
serve-help-bots = Ile procesów myśli za boty.
serve-help-proxy = Adres lub sieć serwera pośredniczącego (127.0.0.1). Tylko wtedy adresy gości są brane z jego nagłówka X-Forwarded-For.
serve-help-sockets = Ile połączeń ze stołami może mieć jednocześnie jeden adres.
serve-help-requests = Ile żądań na sekundę, które coś zmieniają, może wysłać jeden adres; żądań odczytu może być pięć razy więcej.
table-open = Stół jest otwarty pod adresem { $address }. Ctrl-C go zamyka; każda rozgrywka jest przechowywana w { $file }.
serve-open = Stoły są dostępne pod adresem { $address }. Ctrl-C kończy pracę.
table-closed = Stół jest zamknięty. Twoje rozgrywki są zapisane.
error-no-database = Stołów nie da się przechowywać w { $file }: { $reason }.
error-database-driver = Sterownika „{ $driver }” nie można tu użyć. Potrzebny jest taki, który działa zarówno synchronicznie, jak i asynchronicznie, na przykład „postgresql+psycopg”.
error-bad-proxy = „{ $name }” to nie adres serwera pośredniczącego: { $reason }. Poprawny jest na przykład 127.0.0.1 albo 10.0.0.0/24.
error-port-taken = Nie można użyć portu { $port }: { $reason }.
