### `maester play`: rozgrywka w terminalu.

## Pomoc do polecenia.

play-help-players = Liczba miejsc przy stole; domyślnie tyle, ile w tej grze zwykle jest graczy.
play-help-seat = Twoje miejsce albo miejsca wszystkich osób przy tym terminalu, oddzielone przecinkami; domyślnie pierwsze.
play-help-people = Ile osób gra przy tym terminalu, na pierwszych miejscach; kurtyna zasłania to, co widzi każda z nich.
play-help-seed = Ziarno podane ręcznie, żeby rozegrać to samo jeszcze raz. Bez niego stół losuje ziarno sam i może tego dowieść.
play-help-bots = Jaki bot gra na pozostałych miejscach: jedna nazwa dla wszystkich albo po jednej w kolejności miejsc. Domyślnie najlepszy, jaki jest.
play-help-language = Język rozgrywki.
play-help-plain = Bez ramek i kolorów: dla czytników ekranu.
play-help-hints = Przy pierwszym pytaniu każdego rodzaju podpowiada, co się zwykle robi.
play-help-load = Wznawia rozgrywkę zapisaną w tym pliku.
play-help-svg = Rysuje planszę w tym pliku po każdym ruchu, w grach, które mają taki obraz.
play-help-save = Zapisuje rozgrywkę w tym pliku; domyślnie w maester-GRA.json.

## Początek. $seats to miejsca ludzi, $others to miejsca botów, $count to ich liczba.

play-welcome =
    { $title }. { $people ->
        [one] Grasz jako { $seats }.
       *[other] Przy tym terminalu: { $seats }.
    } { $count ->
        [0] Boty nie grają.
        [one] Bot: { $others }.
       *[other] Boty: { $others }.
    }
play-bot = { $seat } ({ $bot })
play-commitment = Los jest z góry ustalony i można tego dowieść. SHA-256 ziarna: { $commitment }
play-not-proven = Uczciwości losu nie można dowieść: ziarno podano ręcznie. SHA-256 ziarna: { $commitment }
play-kept = Po każdym ruchu rozgrywka zapisuje się w pliku { $file }.
play-hint = Wpisz numer wybranej możliwości i naciśnij Enter. ? pokazuje, co jeszcze można wpisać i jakie zasady stoją za pytaniem, v pokazuje planszę, a q kończy.
play-newcomer = Pierwszy raz w tej grze? Wpisz ? first.
play-tip = Wskazówka: { $tip }
# $earlier to liczba zdarzeń, których już się nie powtarza.
play-resumed =
    { $earlier ->
        [0] Witaj z powrotem przy stole. Dotychczas:
       *[other] Witaj z powrotem przy stole. Ostatnio:
    }

## Pytania.

# Po odpowiedzi: co wybrano.
play-chosen = Twój wybór: { $move }
play-more = … i jeszcze { $count }. Wpisz słowo lub dwa, żeby zobaczyć tylko te możliwości, które je zawierają.
play-filtered = Z „{ $words }”: { $count } z { $total } możliwości. Enter pokazuje znów wszystkie.
play-suggestions = To tylko propozycje: inne ruchy można wpisać, na przykład tak: { $example }
play-no-option = Żadna możliwość nie zawiera „{ $words }”. Ruch można też wpisać w całości, na przykład tak: { $example }
play-nearest = Najbliżej jest: { $move }
play-refused = Nie pozwala na to zasada { $rule }: { $sentence }
play-legal = To dozwolony ruch: { $move }
play-why-what = Po „why” wpisz ruch: jego numer albo cały ruch, na przykład: why { $example }
play-taken-back = Twoja ostatnia odpowiedź jest cofnięta.
play-undo-people = u! jest tylko dla jednej osoby grającej z botami: tutaj inni straciliby to, co już widzieli.
play-remark = { $option } ({ $remark })
# Nagłówek i liczba możliwości pod nim.
play-group = { $heading } … ({ $count })
play-groups = Wpisz numer wiersza z …, żeby zobaczyć, co jest pod nim, albo kilka słów, żeby szukać wszędzie.
play-back = Enter wraca.
play-ready = Twoje odpowiedzi, wciąż w tajemnicy: { $moves }. Enter gra dalej, u cofa ostatnią, v pokazuje planszę.
play-so-far = Dotąd, wciąż w tajemnicy: { $moves }.

## Kilka osób przy jednym terminalu. $before to ta, która grała do tej pory.

play-curtain = Kolej na: { $seat }. Oddaj ekran i niech ta osoba naciśnie Enter.
play-curtain-undo = Kolej na: { $seat }. Oddaj ekran i niech ta osoba naciśnie Enter. ({ $before }: u cofa ostatni ruch.)

## Co się wydarzyło.

play-log-empty = Jeszcze nic się nie wydarzyło.
play-log-what = Wpisz l albo l i liczbę zdarzeń do pokazania: l 50
# $also: co jeszcze można tam wpisać.
play-no-part =
    Nie ma części planszy „{ $words }”. Można wpisać: { $names }{ $also ->
        [none] .
       *[other] ; albo { $also }.
    }

## Cofanie.

play-undo-further = u! cofa dalej, do twojej ostatniej decyzji: tu wolno, bo poza tobą grają same boty.

## Okna, w których pasuje stół. $windows to nazwy ich rodzajów.

play-windows = p pasuje, dopóki coś się nie wydarzy, pp do końca fazy; „stops” pokazuje, gdzie pada pytanie do ciebie.
play-passed = Spasowano za ciebie: { $windows }.
play-skipping =
    { $until ->
        [phase] Pasujesz do końca fazy; pytania o odpowiedź na to, co się dzieje, padają nadal.
       *[event] Pasujesz, dopóki coś się nie wydarzy.
    }
play-stops = Pytanie padnie tam, gdzie stoi x; w pozostałych oknach stół pasuje za ciebie, bez względu na karty na ręce, a w grze z samymi botami także tam, gdzie możesz tylko spasować. Zmieniają to numery po „stops”: stops 1 4
play-stop =
    { $asked ->
        [true] [x] { $number }. { $window }
       *[other] [ ] { $number }. { $window }
    }
play-guide-windows =
    p – pasuje tutaj i dalej, dopóki coś się nie wydarzy. pp pasuje do końca fazy, ale nie tam, gdzie można odpowiedzieć na to, co się dzieje.
    stops – gdzie pada pytanie do ciebie, a gdzie stół pasuje za ciebie. stops 3 zmienia trzecie okno.

## Poddanie partii.

play-concede-sure = Czy na pewno poddajesz tę partię? Skończy się od razu. Wpisz jeszcze raz { $word }; cokolwiek innego oznacza dalszą grę.
play-concede-not = Gramy dalej.

## Pomoc przy stole.

play-guide =
    Co można wpisać:
    1 – wybierasz możliwość 1; każda inna liczba wybiera możliwość o tym numerze.
    { $example } – wykonujesz ruch wpisany w całości.
    RUCH; RUCH – wykonujesz po kolei kilka ruchów wpisanych w całości: wszystkie albo żaden.
    kilka słów – widzisz tylko te możliwości, które zawierają wszystkie te słowa. Enter pokazuje znów wszystkie.
    why RUCH – czy ten ruch jest dozwolony, a jeśli nie, to jaka zasada go zabrania?
    ? SŁOWA – zasady i karty tej gry, które zawierają wszystkie te słowa.
    v – widok planszy, tak jak ją widzisz ze swojego miejsca. v CZĘŚĆ pokazuje tylko część.
    l – ostatnie zdarzenia. l 50 pokazuje 50 ostatnich.
    u – cofa twój ostatni ruch. u! cofa dalej, także gdy boty już się ruszyły albo zadziałał los.
    concede – poddaje partię, jeśli gra na to pozwala. Trzeba to jeszcze raz potwierdzić.
    s PLIK – odtąd zapisuje w tym pliku. Samo s zapisuje w pliku { $file }.
    q – zapisuje i kończy. Rozgrywkę można później wznowić.
play-guide-parts =
    Po v można wpisać: { $names }{ $also ->
        [none] .
       *[other] ; albo { $also }.
    }
play-guide-measure = measure JEDNA DRUGA – wszystko, co można zmierzyć między dwiema jednostkami; tak samo działa v JEDNA DRUGA.
play-guide-first = ? first – jak przebiega pierwsza runda.
play-question-rules = Zasady, które stoją za tym pytaniem:
play-rule = { $rule }: { $sentence }
play-no-rule = Żadna zasada tej gry nie zawiera „{ $words }”.
play-more-rules =
    { $count ->
        [one] … i jeszcze { $count } zasada. Wpisz więcej słów, żeby zawęzić wyniki.
        [few] … i jeszcze { $count } zasady. Wpisz więcej słów, żeby zawęzić wyniki.
        [many] … i jeszcze { $count } zasad. Wpisz więcej słów, żeby zawęzić wyniki.
       *[other] … i jeszcze { $count } zasady. Wpisz więcej słów, żeby zawęzić wyniki.
    }
play-saved = Zapisano w pliku { $file }.
play-left = Rozgrywka jest zapisana. Żeby ją wznowić, wpisz: { $command }

## Jak widok nazywa swoje części.

view-own-seat = twoje miejsce
view-to-act = kolej na
view-ready = gotowi
view-own-answers = twoje tajne odpowiedzi

## Koniec.

play-over = Koniec rozgrywki.
play-place =
    { $own ->
        [true] { $place }. { $seats } (ty)
       *[other] { $place }. { $seats }
    }
play-score = {"   "}{ $total } ({ $parts })
play-conceded = Poddanie partii: { $seat }.
play-tie-breaks = O remisie rozstrzygnęło: { $names }.
play-seed = Ziarno: { $seed }
play-replay = Żeby zobaczyć ją jeszcze raz, wpisz: { $command }
play-verify = Żeby sprawdzić całą rozgrywkę, wpisz: { $command }

## Błędy.

error-unknown-language = Nie ma języka „{ $name }”, są tylko: { $known }.
error-unknown-bots = Nie ma botów „{ $name }”, są tylko: { $known }.
error-wrong-bots = Botów: { $given }, a miejsc: { $right }. Podaj jednego bota dla wszystkich albo po jednym na każde miejsce.
error-seat-or-people = --seat podaje miejsca ludzi, a --people ich liczbę: użyj jednego z nich.
error-wrong-people = Tyle osób ({ $given }) nie może tu grać; liczba miejsc: { $most }.
error-no-game =
    Jaka gra? { $known ->
        [none] Nie zainstalowano żadnej gry.
       *[other] Są: { $known }.
    }
error-load-alone = Liczba graczy, ziarno i opcje zapisanej rozgrywki są w jej pliku: --load nie łączy się z --players, --seed ani --option.
error-other-game = { $file } to rozgrywka w inną grę: { $game }.
error-no-such-option =
    { $count ->
        [one] Nie ma możliwości { $given }: jest tylko numer 1.
       *[other] Nie ma możliwości { $given }: numery są od 1 do { $count }.
    }
error-no-such-stop = Nie ma okna „{ $given }”: numery idą od 1 do { $count }.
error-not-shown = Wśród pokazanych teraz numerów nie ma { $given }: { $shown }. Enter pokazuje wszystkie.
error-not-read = Nie da się odczytać pliku { $file }: { $reason }.
error-not-saved = Nie da się zapisać rozgrywki w pliku { $file }: { $reason }. Zapisz ją gdzie indziej.
error-file-taken = W pliku { $file } już coś jest. Wybierz inny plik albo wznów zapisaną w nim rozgrywkę przez --load.
error-no-svg = Gra { $game } nie ma obrazu do zapisania w pliku.
error-not-drawn = Nie można zapisać obrazu w pliku { $file }.
