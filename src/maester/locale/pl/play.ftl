### `maester play`: rozgrywka w terminalu.

## Pomoc do polecenia.

play-help-players = Liczba miejsc przy stole; domyślnie tyle, ile gra dopuszcza najwięcej.
play-help-seat = Twoje miejsce; domyślnie pierwsze.
play-help-seed = Ziarno podane ręcznie, żeby rozegrać to samo jeszcze raz. Bez niego stół losuje ziarno sam i może tego dowieść.
play-help-bots = Kto gra na pozostałych miejscach.
play-help-language = Język rozgrywki.
play-help-plain = Bez ramek i kolorów: dla czytników ekranu.
play-help-load = Wznawia rozgrywkę zapisaną w tym pliku.
play-help-save = Zapisuje rozgrywkę w tym pliku; domyślnie w maester-GRA.json.

## Początek. $seat to twoje miejsce, $others to miejsca botów.

play-welcome =
    { $title }. Grasz jako { $seat }; { $count ->
        [one] botem jest { $others }.
       *[other] boty to { $others }.
    }
play-commitment = Los jest z góry ustalony i można tego dowieść. SHA-256 ziarna: { $commitment }
play-not-proven = Uczciwości losu nie można dowieść: ziarno podano ręcznie. SHA-256 ziarna: { $commitment }
play-kept = Po każdym ruchu rozgrywka zapisuje się w pliku { $file }.
play-hint = Wpisz numer wybranej możliwości i naciśnij Enter. ? pokazuje, co jeszcze można wpisać, a q kończy.
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
play-refused = Nie pozwala na to zasada { $rule }: { $sentence }
play-legal = To dozwolony ruch: { $move }
play-why-what = Po „why” wpisz ruch: jego numer albo cały ruch, na przykład: why { $example }
play-taken-back = Twoja ostatnia odpowiedź jest cofnięta.
play-undo-further = u! cofa dalej, do twojej ostatniej decyzji: tu wolno, bo poza tobą grają same boty.

## Pomoc przy stole.

play-guide =
    Co można wpisać:
    1 – wybierasz możliwość 1; każda inna liczba wybiera możliwość o tym numerze.
    { $example } – wykonujesz ruch wpisany w całości.
    kilka słów – widzisz tylko te możliwości, które zawierają wszystkie te słowa. Enter pokazuje znów wszystkie.
    why RUCH – czy ten ruch jest dozwolony, a jeśli nie, to jaka zasada go zabrania?
    ? SŁOWA – zasady tej gry, które zawierają wszystkie te słowa.
    v – widok stołu, tak jak go widzisz ze swojego miejsca.
    u – cofa twój ostatni ruch. u! cofa dalej, także gdy boty już się ruszyły albo zadziałał los.
    s PLIK – odtąd zapisuje w tym pliku. Samo s zapisuje w pliku { $file }.
    q – zapisuje i kończy. Rozgrywkę można później wznowić.
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
play-tie-breaks = Remisy rozstrzygnięto według: { $names }.
play-seed = Ziarno: { $seed }
play-verify = Żeby sprawdzić całą rozgrywkę, wpisz: { $command }

## Błędy.

error-unknown-language = Nie ma języka „{ $name }”, są tylko: { $known }.
error-unknown-bots = Nie ma botów „{ $name }”, są tylko: { $known }.
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
error-not-read = Nie da się odczytać pliku { $file }: { $reason }.
error-not-saved = Nie da się zapisać rozgrywki w pliku { $file }: { $reason }. Zapisz ją gdzie indziej.
error-file-taken = W pliku { $file } już coś jest. Wybierz inny plik albo wznów zapisaną w nim rozgrywkę przez --load.
