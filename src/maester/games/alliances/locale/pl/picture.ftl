### Stół tak, jak pokazuje go terminal.

## Co się wpisuje, żeby zobaczyć jakąś część (po v).

picture-part-ally = sojusznik
picture-part-councils = rady
picture-part-bids = licytacja
picture-part-hands = ręce
picture-part-decks = talie
picture-part-draft = selekcja
picture-also = imię lidera, żeby zobaczyć, co do niego należy

## Tytuły i kolumny.

picture-title-ally = Pora roku: { NAME($season, kind: "season") }, runda { $round } z { $rounds }
picture-title-councils = Krąg rad, zgodnie z ruchem wskazówek zegara
picture-title-bids = Licytacja
picture-title-own-hand = Twoja ręka
picture-title-hands = Karty na rękach
picture-title-decks = Talie i stosy
picture-title-draft = Selekcja kart
picture-title-resolving = Co się rozpatruje

picture-column-leader = lider
picture-column-hand = ręka
picture-column-influence = wpływ
picture-column-bid = obszar licytacji

## Liderzy.

picture-own = { $leader } (ty)
picture-first = pierwszy gracz
picture-kneels = klęczy
picture-turn = teraz gra
picture-winner = wygrywa licytację
picture-must-play = musi zagrać kartę, jeśli może
picture-may-skip = może pomijać tury albo zagrać karty (najwyżej { $cards }) i uklęknąć
picture-banned = nie może zagrać: { NAME($cards, kind: "card") }
picture-council = ↕ rada
picture-own-council = ↕ twoja rada
picture-ring-closed = ↕ i z powrotem: { $leader }
picture-said-leader =
    { $state ->
        [none] { $leader }
       *[other] { $leader }, { $state }
    }: kart na ręce { $hand }, { $bid ->
        [none] na razie bez wpływu.
       *[other] całkowity wpływ { $total } ({ $bid }).
    }
# $hidden: ilu zakrytych żetonów wartości patrzący nie zna.
picture-said-council =
    Wspólna rada: { $leaders }. Władza { $power }{ $hidden ->
        [0] {""}
        [one] {" "}i { $hidden } nieznany żeton
        [few] {" "}i { $hidden } nieznane żetony
       *[other] {" "}i { $hidden } nieznanych żetonów
    } ({ $contents }).

## Karty, sojusznicy, żetony.

# In the ring: what a council is worth, with a question mark for each unknown token.
picture-worth = władza { $power }
picture-power = władza { $power }
picture-influence = wpływ { $influence }, { NAME($color, kind: "color") }
picture-tokens =
    { $count ->
        [one] żeton { $numbers }
       *[other] żetony { $numbers }
    }
picture-empty = jeszcze nic
picture-ability =
    { $timing ->
        [this-round] W tej rundzie: { $text }
        [when-claimed] W chwili pozyskania: { $text }
        [when-played] W chwili zagrania: { $text }
        [triumph] Triumf, po wyłonieniu zwycięzcy: { $text }
        [when-played-and-triumph] W chwili zagrania i po wyłonieniu zwycięzcy: { $text }
        [while-in-a-bid-area] Na obszarze licytacji: { $text }
        [cleanup] Przy odrzucaniu obszarów licytacji: { $text }
       *[other] { $text }
    }
picture-current =
    { $tokens ->
        [none] Aktualny sojusznik: { $ally }, władza { $power }.
       *[other] Aktualny sojusznik: { $ally }, władza { $power }; na nim: { $tokens }.
    }
picture-no-ally = Nie ma teraz aktualnego sojusznika.
picture-offered = Zwycięzca może wybrać także: { $allies }.
picture-this-round = { $ally }. { $ability }
picture-row = Następni w rzędzie kart sojuszników: { $allies }.
picture-first-player = Pierwszy gracz: { $leader }.
picture-own-councils = Twoje rady: { $councils }. Na koniec liczy się słabsza.
picture-with = { $power } ({ $leader })

## Ręce.

picture-hand-known =
    { $unknown ->
        [0] { $leader }: wszystkie karty ({ $count }) są znane: { $known }.
       *[other] { $leader }: kart { $count }, w tym nieznanych { $unknown }; znane: { $known }.
    }
picture-hand-unknown = { $leader }: kart na ręce { $count }, żadna nie jest znana.
picture-hand-empty = { $leader }: brak kart na ręce.
picture-hand-open =
    { $leaders ->
        [none] Do końca rundy każdy może oglądać tę rękę.
       *[other] Do końca rundy tę rękę może oglądać: { $leaders }.
    }
picture-white = Białe karty ({ $leader }), które nie zostały jeszcze dobrane: { $count }.
picture-own-cards = Twoja ręka: { $cards }.
picture-known-cards = Na ręce, którą trzyma { $leader }, znane są: { $cards }.

## Talie i stosy.

picture-ally-deck = Talia kart sojuszników, liczba kart: { $count }. Znane od wierzchu: { $known }.
picture-influence-deck = Talia kart wpływu, liczba kart: { $count }. Znane od wierzchu: { $known }.
picture-ally-row = Rząd kart sojuszników: { $allies }.
picture-dead = Stos zabitych: { $allies }.
picture-discard = Stos kart odrzuconych: { $cards }.
picture-removed = Usunięte z gry: { $cards }.
picture-supply = Żetony władzy w puli: { $count }.

## Selekcja kart i to, co się rozpatruje.

picture-packet = Karty, z których wybierasz: { $cards }.
picture-aside = Odłożone przez ciebie: { $cards }.
picture-no-draft = Teraz nie ma selekcji kart.
picture-resolving = { $what } ({ $leader }). { $ability }
picture-claiming =
    { $ability ->
        [none] { $leader } pozyskuje sojusznika: { $what }.
       *[other] { $leader } pozyskuje sojusznika: { $what }. { $ability }
    }
picture-looking = Oglądasz: { $cards }.
picture-passing = { $leader } przekazuje: { $card }.

# Co wiadomo o liderze, którego można wybrać.
picture-target = kart na ręce { $hand }, całkowity wpływ { $total }
picture-ally-there = władza { $power }, wspólna rada: { $leaders }
picture-token-known = jego wartość to { $number }
picture-value-now = wpływ teraz { $value }

## Rodzaje nazw w błędach.

kind-card = karta wpływu
kind-ally = sojusznik
kind-leader = lider
