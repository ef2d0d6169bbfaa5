option-rounds = Liczba rund w rozgrywce.

ask-bid = { $seat }: ile władzy stawiasz w licytacji o kolejność?
ask-muster = { $seat }: zwerbuj jednostkę za 1 żeton władzy albo spasuj.
ask-assign-order = { $seat }: rozkaz dla obszaru { $area }.
ask-resolve-raids = { $seat }: rozpatrz rozkaz najazdu.
ask-resolve-marches = { $seat }: rozpatrz rozkaz marszu.
ask-give-support = { $seat }: kogo wspiera { $area }?
ask-choose-card = { $seat }: wybierz kartę w tajemnicy.
ask-retreat = { $seat }: dokąd wycofują się twoje jednostki?

option-bid-power = Stawka { $power }
option-muster-in = Zwerbuj na obszarze { $area }
option-place-order = { $token } na obszarze { $area }
option-raid =
    { $target ->
        [none] Najazd z { $source } bez skutku
       *[other] Najazd z { $source } na { $target }
    }
option-march =
    { $target ->
        [none] Nikt nie maszeruje z { $source }
       *[other] { $units } z { $source } na { $target }
    }
option-support =
    { $side ->
        [none] Odmów wsparcia
       *[other] Wesprzyj: { $side }
    }
option-play-card = { $card }
option-retreat-to = Odwrót na { $area }

event-season-turned = Runda { $round }: { $season }.
event-bids-revealed = Stawki: { $bids }. Kolejność rozgrywki: { $houses }.
event-mustered = { $house } werbuje na obszarze { $area }.
event-power-gathered = { $house } zbiera władzę na obszarze { $area }.
event-orders-revealed = { $house } odkrywa { $tokens } na obszarach { $areas }.
event-raided =
    { $target ->
        [none] { $house } najeżdża z { $source } bez skutku.
       *[other] { $house } najeżdża { $target } z { $source }.
    }
event-marched =
    { $target ->
        [none] { $house } nie rusza z { $source }.
       *[other] { $house } maszeruje ({ $units }) z { $source } na { $target }.
    }
event-supported =
    { $side ->
        [none] { $house } nie udziela wsparcia z { $area }.
       *[other] { $house } wspiera z { $area }: { $side }.
    }
event-battle-fought = Bitwa o { $area }: { $attacker } { $attack }, { $defender } { $defence } (karty { $cards }).
event-retreated =
    { $area ->
        [none] { $house } nie ma dokąd się wycofać.
       *[other] { $house } wycofuje się na { $area }.
    }
