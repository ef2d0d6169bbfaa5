### Katalog zasad: `maester rules` oraz błędy w katalogu i w testach zasad.

## Pomoc do polecenia.

rules-help = Wyszukuje zasady gry i pokazuje, które z nich mają własny test.
rules-help-game = Gra albo „engine”, czyli zasady samego stołu. Bez niej wypisywane są wszystkie katalogi.
rules-help-words = Słowa, z których każde występuje w zasadzie, albo identyfikator zasady.
rules-help-language = Język zasad.
rules-help-coverage = Wypisuje zasady, których nie dowodzi żaden test (bez nazwy gry: ze wszystkich gier, w które można zagrać); pyta pytest w bieżącym katalogu.

## Katalogi i zasady.

# Liczebność katalogu. $rules i $examples to liczby.
rules-numbers =
    { $rules ->
        [one] { $rules } zasada
        [few] { $rules } zasady
        [many] { $rules } zasad
       *[other] { $rules } zasady
    }{ $examples ->
        [0] { "" }
        [one] , { $examples } przykład
        [few] , { $examples } przykłady
        [many] , { $examples } przykładów
       *[other] , { $examples } przykładu
    }
# Nad listą zasad. $title to nazwa gry.
rules-found =
    { $title }: { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
        [many] { $count } zasad
       *[other] { $count } zasady
    }
rules-page = s. { $page }
# Oznacza zasadę, która jest naszą odpowiedzią na otwarte pytanie, a nie zdaniem instrukcji.
rules-ruling = orzeczenie
rules-reason = Uzasadnienie: { $reason }
rules-resolves = Rozstrzyga: { $ids }
rules-term = W polskiej instrukcji: { $term }
rules-shown-by = Przykłady: { $ids }
rules-test = Pomysł na test (po angielsku): { $test }
rules-example = przykład z instrukcji
rules-scenario = Sytuacja: { $scenario }
rules-outcome = Wynik: { $outcome }
rules-shown = Pokazuje: { $ids }
rules-examples-topic = Przykłady z instrukcji

## Gdy nic nie pasuje.

rules-none = { $title }: żadna zasada nie zawiera wszystkich tych słów: { $words }
rules-near = Może chodziło o: { $ids }?
rules-unknown-catalogue = Nie ma zasad o nazwie „{ $name }”. Są: { $known }.
rules-coverage-words = Do --coverage podaje się grę, bez szukanych słów.

## Pokrycie zasad testami.

rules-missing = { $game }: zasady, których nie dowodzi żaden test
rules-shared = Testy, które wymieniają kilka zasad, więc nie dowodzą żadnej z nich:
rules-aside = Testy pomijane albo takie, które mają się nie udać, więc niczego nie dowodzą:
rules-unknown = Testy, które wymieniają zasady nieznane żadnemu katalogowi:
# Jeden test i identyfikatory, które wymienia.
rules-marked-test = { $test }: { $ids }
rules-proven = { $game }: dowiedziono { $proven } z { $total } zasad

## Błędy.

error-bad-catalogue =
    { $file }, { $entry }: { $problem ->
        [duplicate] ten identyfikator występuje dwa razy.
        [wrong-kind] od „example.” zaczynają się tylko identyfikatory przykładów.
        [unknown-reference] wymienia { $detail }, a takiego wpisu nie ma.
        [untranslated-topic] temat „{ $detail }” nie ma polskiej nazwy w [topics_pl].
        [one-language] brakuje pola { $detail }: tekst jest tylko w jednym języku.
        [unknown-part] katalog nie ma takiej części.
        [wrong-name] to zasady innej gry: { $detail }.
        [unreadable] nie da się odczytać: { $detail }
       *[shape] { $detail }
    }
error-collection-failed =
    Nie udało się zebrać testów, więc o zasadach nie da się nic powiedzieć.
    { $output }
error-no-pytest = Do pokrycia potrzebny jest pytest, a nie jest tu zainstalowany.
