# Co mówi sam stół: odmowy, błędy, zdarzenia silnika.

refusal =
    { $page ->
        [0] { $sentence }
       *[other] { $sentence } (s. { $page })
    }

refusal-match-wrong-kind = (Tu wpisuje się: { $forms }.)

error-unknown-game =
    Nie ma gry o nazwie „{ $name }”. { $known ->
        [none] Nie zainstalowano żadnej gry.
       *[other] Są: { $known }.
    }
error-wrong-player-count = Liczba graczy nie może wynosić { $given }; możliwe liczby graczy w tej grze: { $right }.
error-unknown-option =
    Ta gra nie ma opcji „{ $name }”. { $known ->
        [none] Nie ma żadnych opcji.
       *[other] Jej opcje to: { $known }.
    }
error-wrong-option-value = Opcja „{ $name }” nie może mieć wartości „{ $given }”. Możliwe wartości: { $right }.
error-options-refused = Zasady nie pozwalają na takie połączenie opcji. { $sentence }
error-options-not-a-mapping = Opcje podaje się z nazwy, każdą z wartością; tu podano „{ $given }”.
error-bad-seed = „{ $given }” nie jest ziarnem. Ziarno to liczba całkowita od 0 do 2 do potęgi 256 minus 1.
error-damaged-save = Ten zapis jest uszkodzony: to nie jest pełny JSON.
error-no-concede = W grze { $game } nikt nie może się poddać.
error-unknown-stop =
    Nie ma okna o nazwie „{ $name }”. { $known ->
        [none] Ta gra nie ma żadnych.
       *[other] Są takie: { $known }.
    }
error-bad-pause = Przerwa przed automatycznym spasowaniem nie może trwać { $given } s: od 0 do { $most }.
error-foreign-save = To nie jest zapis rozgrywki Maestera.
error-newer-save = Ten zapis pochodzi z nowszego Maestera (format { $given }; ten czyta do { $right }).
error-incomplete-save = Tego zapisu nie da się odczytać: { $reason }
error-save-of-unknown-game =
    To zapis gry „{ $name }”, której tu nie zainstalowano. { $known ->
        [none] Nie zainstalowano żadnej gry.
       *[other] Są: { $known }.
    }
error-newer-rules = Tę rozgrywkę toczono według nowszych zasad (wersja { $given }; tutaj jest wersja { $right }).
error-old-save = Tę rozgrywkę toczono według starszych zasad (wersja { $given }; teraz { $right }), a jej zrzutu nie da się już odczytać.
error-entry-refused = Wpisu { $number } tego zapisu nie da się rozegrać ({ $reason }); zapis zmieniono lub jest uszkodzony.
error-save-does-not-replay = Ruchy z tego zapisu nie prowadzą do podanego w nim stanu; zapis zmieniono lub jest uszkodzony.
error-other-files = Ta rozgrywka ({ $game }) toczyła się z innymi kartami, a z obecnymi potoczyłaby się inaczej. Zmieniły się: { $files }.
error-wrong-commitment = Ziarno tego zapisu nie jest tym, do którego się zobowiązano.
error-unknown-name = Nie ma „{ $name }” (rodzaj: { $kind }). Może: { $near }.
error-unknown-letter = „{ $letter }” nie należy do liter rodzaju { $kind }: { $letters }.
error-bad-value =
    { $kind ->
        [int] „{ $value }” to nie liczba całkowita.
        [float] „{ $value }” to nie liczba.
       *[other] Nie da się odczytać „{ $value }” jako { $kind }.
    }
error-bad-number = „{ $value }” to nie liczba, która tu pasuje. Zapisuje się ją tak: { $example }; od { $least } do { $most }, najwyżej tyle cyfr po przecinku: { $decimals }.
error-bad-move-text = Nie da się odczytać ruchu „{ $text }”. Ruchy wpisuje się tak: { $forms }.
error-ambiguous-move-text = „{ $text }” może znaczyć więcej niż jeden ruch: { $candidates }.
error-bad-json = To nie jest JSON.
error-not-a-move = Ruch to wpisany tekst albo JSON z polem „move”; tu podano „{ $given }”.
error-unknown-move =
    Nie ma ruchu „{ $given }”. { $known ->
        [none] Nie należy do żadnej gry, którą się tu toczy.
       *[other] Są: { $known }.
    }
error-bad-move-data = Tego ruchu nie da się odczytać: { $reason }
error-bad-field = Pole „{ $field }” ruchu nie może mieć wartości „{ $value }”.
error-not-inspectable = Nie ma tu nic o nazwie „{ $what }”{ $near ->
    [none] .
   *[other] . Są: { $near }.
}
error-unknown-seat = Nie ma miejsca „{ $seat }”. Miejsca to: { $seats }.
error-no-position = Pozycje tej gry ({ $game }) nie mają postaci tekstowej.
error-position-not-a-mapping = Pozycję podaje się z nazwy, każdy element z wartością; tu podano „{ $given }”.
error-bad-position =
    Nie da się ustawić pozycji w miejscu „{ $place }”: „{ $given }”.{ $right ->
        [none] {""}
       *[other] {" "}Poprawnie byłoby: { $right }.
    }
error-impossible-position =
    Taka pozycja nie może się zdarzyć w grze: „{ $given }” w miejscu „{ $place }”. Zasada { $rule }: { $sentence }
error-not-asked = Teraz nie jest kolej na: { $seat }. Gra czeka na: { $asked }.
error-no-window = Nie ma teraz okna, w którym można by spasować.
error-stale-decision = Ta odpowiedź dotyczy decyzji { $given }, która nie jest już otwarta (teraz: { $right }).
error-match-over = Rozgrywka jest zakończona.
error-illegal-move = Ten ruch łamie zasadę { $rule }.
error-in-list = Odpowiedź { $number }: { $reason }

event-taken-back =
    { $further ->
        [true] { $seat }: ruch cofnięty, dalej niż zwykle, bo nie ma tu innych osób.
       *[other] { $seat }: ruch cofnięty.
    }
event-rules-changed = Rozgrywka toczy się dalej według nowszych zasad (wersja { $after } zamiast { $before }).
event-drew = Los ({ $purpose }, losowanie { $counter }): { $result } z { $below }.
event-shuffled = Przetasowano ({ $purpose }, od losowania { $counter }): { $order }.

option-pass = Pas
option-agree =
    { $yes ->
        [true] Tak
       *[other] Nie
    }
