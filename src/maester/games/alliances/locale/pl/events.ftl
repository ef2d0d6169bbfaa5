### Co dzieje się przy stole.

## Set-up, seasons and rounds

event-first-player-named = 
    { $by_chance ->
        [true] Los wskazuje pierwszego gracza: { NAME($leader, kind: "seat") }.
       *[other] Pierwszym graczem jest { NAME($leader, kind: "seat") }.
    }
event-leader-taken = 
    { $by_chance ->
        [true] { NAME($seat, kind: "seat") } losuje lidera: { NAME($leader, kind: "leader") }.
       *[other] { NAME($seat, kind: "seat") } wybiera lidera: { NAME($leader, kind: "leader") }.
    }
event-season-began = Nastaje { NAME($season, kind: "season") }.
event-events-shuffled-in = 
    { $number ->
        [one] Do talii kart wpływu wtasowuje się { $number } kartę wydarzenia.
        [few] Do talii kart wpływu wtasowuje się { $number } karty wydarzeń.
       *[many] Do talii kart wpływu wtasowuje się { $number } kart wydarzeń.
    }
event-hands-dealt = 
    { $white ->
        [true] Rozdaje się karty wpływu (każdy lider dostaje { $number }); każdy lider dokłada 1 własną białą kartę.
       *[other] Rozdaje się karty wpływu (każdy lider dostaje { $number }).
    }
event-packets-passed = 
    { $to_left ->
        [true] Każdy odkłada na bok 1 kartę, a resztę przekazuje w lewo (liczba kart: { $number }).
       *[other] Każdy odkłada na bok 1 kartę, a resztę przekazuje w prawo (liczba kart: { $number }).
    }
event-hands-drafted = Każdy lider bierze na rękę odłożone przez siebie karty.
event-row-laid = Do rzędu kart sojuszników dołożono: { NAME($allies, kind: "ally") }.
event-round-began = Runda { $number } ({ NAME($season, kind: "season") }). Pierwszy gracz: { NAME($first, kind: "seat") }.
event-first-player-passed = Znacznik pierwszego gracza dostaje { NAME($leader, kind: "seat") }.
event-bid-areas-discarded = Karty z obszarów licytacji zostają odrzucone; nikt już nie klęczy.

## Influence cards

event-card-played = { NAME($leader, kind: "seat") } zagrywa kartę „{ NAME($card, kind: "card") }”.
event-card-placed-elsewhere = { NAME($leader, kind: "seat") } umieszcza kartę „{ NAME($card, kind: "card") }” na obszarze licytacji { NAME($holder, kind: "seat", form: "gen") }.
event-leader-knelt = { NAME($leader, kind: "seat") } klęka.
event-turn-skipped = { NAME($leader, kind: "seat") } pomija turę.
event-bid-card-moved = Karta „{ NAME($card, kind: "card") }” trafia z obszaru licytacji { NAME($source, kind: "seat", form: "gen") } na obszar licytacji { NAME($target, kind: "seat", form: "gen") }.
event-bid-card-taken = { NAME($leader, kind: "seat") } bierze na rękę kartę „{ NAME($card, kind: "card") }” z obszaru licytacji { NAME($source, kind: "seat", form: "gen") }.
event-bid-taken-back = { NAME($leader, kind: "seat") } bierze na rękę karty ze swojego obszaru licytacji: { NAME($cards, kind: "card") }.
event-bid-card-discarded = Karta „{ NAME($card, kind: "card") }” z obszaru licytacji { NAME($leader, kind: "seat", form: "gen") } zostaje odrzucona.
event-cards-kept = { NAME($leader, kind: "seat") } zatrzymuje: { NAME($cards, kind: "card") }.
event-hand-discarded = { NAME($leader, kind: "seat") } odrzuca z ręki: { NAME($cards, kind: "card") }.
event-hand-looked-at = 
    { $cards ->
        [none] { NAME($leader, kind: "seat") } ogląda rękę { NAME($owner, kind: "seat", form: "gen") }.
       *[other] { NAME($leader, kind: "seat") } ogląda rękę { NAME($owner, kind: "seat", form: "gen") }: { NAME($cards, kind: "card") }.
    }
event-hand-opened =
    { $leader ->
        [none] { NAME($owner, kind: "seat") } gra do końca rundy z odkrytą ręką: { NAME($cards, kind: "card") }.
       *[other] { NAME($leader, kind: "seat") } może do końca rundy oglądać rękę { NAME($owner, kind: "seat", form: "gen") }{ $cards ->
            [none] .
           *[other] : { NAME($cards, kind: "card") }.
        }
    }
event-card-handed-over = 
    { $card ->
        [none] Zakryta karta przechodzi z ręki { NAME($leader, kind: "seat", form: "gen") } na rękę { NAME($receiver, kind: "seat", form: "gen") }.
       *[other] Karta „{ NAME($card, kind: "card") }” przechodzi z ręki { NAME($leader, kind: "seat", form: "gen") } na rękę { NAME($receiver, kind: "seat", form: "gen") }.
    }
event-cards-drawn = 
    { $cards ->
        [none] { NAME($leader, kind: "seat") } dobiera z talii kart wpływu (liczba kart: { $number }).
       *[other] { NAME($leader, kind: "seat") } dobiera z talii kart wpływu (liczba kart: { $number }): { NAME($cards, kind: "card") }.
    }
event-deck-searched = 
    { $cards ->
        [none] { NAME($leader, kind: "seat") } ogląda karty z wierzchu talii kart wpływu (liczba kart: { $number }).
       *[other] { NAME($leader, kind: "seat") } ogląda karty z wierzchu talii kart wpływu (liczba kart: { $number }): { NAME($cards, kind: "card") }.
    }
event-discard-taken = { NAME($leader, kind: "seat") } bierze na rękę kartę „{ NAME($card, kind: "card") }” ze stosu kart odrzuconych.
event-card-banned = 
    { $card ->
        [none] { NAME($leader, kind: "seat") } potajemnie wskazuje kartę: { NAME($target, kind: "seat") } nie może jej zagrać do końca rundy.
       *[other] { NAME($target, kind: "seat") } nie może zagrać karty „{ NAME($card, kind: "card") }” do końca rundy ({ NAME($leader, kind: "seat") }).
    }
event-must-play-next = { NAME($leader, kind: "seat") } nie może uklęknąć w następnej turze, jeśli może zagrać kartę.
event-may-skip-turns = { NAME($leader, kind: "seat") } może w tej rundzie pomijać tury albo zagrać karty (najwyżej { $cards }) i uklęknąć.
event-value-fixed = Karta „{ NAME($card, kind: "card") }” ma w tej rundzie wartość wpływu { $value }.
event-leader-named = { NAME($leader, kind: "seat") } wybiera { NAME($target, kind: "seat", form: "acc") } („{ NAME($card, kind: "card") }”).

## Allies

event-ally-revealed = Z talii kart sojuszników odkryto: { NAME($ally, kind: "ally") }.
event-new-current-ally = 
    { $ally ->
        [none] Nie ma aktualnego sojusznika.
       *[other] Aktualny sojusznik: { NAME($ally, kind: "ally") }.
    }
event-ally-offered = Obok aktualnego sojusznika leży: { NAME($ally, kind: "ally") }.
event-bid-won = { NAME($leader, kind: "seat") } wygrywa licytację; całkowity wpływ: { $total }.
event-ally-placed = { NAME($leader, kind: "seat") } pozyskuje sojusznika: { NAME($ally, kind: "ally") } (rada, którą dzielą { NAME($one, kind: "seat") } i { NAME($other, kind: "seat") }).
event-ally-contested = { NAME($leader, kind: "seat") } pozyskuje sojusznika zamiast zwycięzcy: { NAME($ally, kind: "ally") }.
event-ally-moved = { NAME($leader, kind: "seat") } przesuwa sojusznika: { NAME($ally, kind: "ally") } (do rady, którą dzielą { NAME($one, kind: "seat") } i { NAME($other, kind: "seat") }).
event-ally-killed = Na stos zabitych trafia: { NAME($ally, kind: "ally") }.
event-kill-cancelled = { NAME($leader, kind: "seat") } anuluje zamach; sojusznik zostaje: { NAME($ally, kind: "ally") }.
event-ally-to-bottom = Na spód talii kart sojuszników trafia: { NAME($ally, kind: "ally") }.
event-allies-looked-at = 
    { $allies ->
        [none] { NAME($leader, kind: "seat") } ogląda karty z wierzchu talii kart sojuszników (liczba kart: { $number }).
       *[other] { NAME($leader, kind: "seat") } ogląda karty z wierzchu talii kart sojuszników (liczba kart: { $number }): { NAME($allies, kind: "ally") }.
    }
event-allies-put-back = { NAME($leader, kind: "seat") } odkłada karty: na wierzch { $top }, na spód { $bottom }.
event-dead-returned = Stos zabitych tasuje się w nową talię kart sojuszników.

## Power tokens

event-tokens-gained =
    { NAME($leader, kind: "seat") } zdobywa { $number ->
        [one] { $number } żeton władzy
        [few] { $number } żetony władzy
       *[many] { $number } żetonów władzy
    } do rady, którą dzielą { NAME($one, kind: "seat") } i { NAME($other, kind: "seat") }.
event-tokens-on-ally = Żetony władzy położone na aktualnym sojuszniku ({ NAME($ally, kind: "ally") }): { $number }.
event-token-moved = { NAME($leader, kind: "seat") } przesuwa żeton władzy z rady, którą dzielą { NAME($one, kind: "seat") } i { NAME($other, kind: "seat") }, do rady, którą dzielą { NAME($to_one, kind: "seat") } i { NAME($to_other, kind: "seat") }.
event-tokens-looked-at = 
    { $values ->
        [none] { NAME($leader, kind: "seat") } ogląda żetony władzy w radzie, którą dzielą { NAME($one, kind: "seat") } i { NAME($other, kind: "seat") } (liczba: { $number }).
       *[other] { NAME($leader, kind: "seat") } ogląda żetony władzy w radzie, którą dzielą { NAME($one, kind: "seat") } i { NAME($other, kind: "seat") } (liczba: { $number }): { $values }.
    }
event-tokens-swapped = { NAME($leader, kind: "seat") } zamienia żetony władzy między radą, którą dzielą { NAME($one, kind: "seat") } i { NAME($other, kind: "seat") }, a radą, którą dzielą { NAME($to_one, kind: "seat") } i { NAME($to_other, kind: "seat") }.
event-tokens-returned =
    Z rady, którą dzielą { NAME($one, kind: "seat") } i { NAME($other, kind: "seat") }, { $number ->
        [one] wraca do puli { $number } żeton władzy.
        [few] wracają do puli { $number } żetony władzy.
       *[many] wraca do puli { $number } żetonów władzy.
    }
event-no-token-for-winning = { NAME($leader, kind: "seat") } nie zdobywa żetonu za wygranie licytacji.

## The end

event-council-counted = Rada, którą dzielą { NAME($one, kind: "seat") } i { NAME($other, kind: "seat") }, ma władzę { $power } (żetony: { $tokens }).
event-small-council-counted = { NAME($leader, kind: "seat") }: mała rada { $small }, druga rada { $large }.

## Refusals

refusal-precedence-card-over-rulebook = 
    { $card ->
        [none] (Zabrania tego działająca teraz zdolność.)
       *[other] ({ NAME($card, kind: "piece") })
    }
