### Plansza w terminalu.

## Krainy na mapie i to, co się wpisuje (po v), żeby jedną zobaczyć.

region-north = Północ
region-riverlands = Żelazne Wyspy i Dorzecze
region-vale = Dolina Arrynów
region-westerlands = Ziemie Zachodu
region-crownlands = Ziemie Korony i Ziemie Burzy
region-reach = Reach i Arbor
region-dorne = Dorne
region-western-seas = Morza zachodnie
region-eastern-seas = Morza wschodnie

picture-part-north = północ
picture-part-riverlands = dorzecze
picture-part-vale = dolina
picture-part-westerlands = zachód
picture-part-crownlands = korona
picture-part-reach = reach
picture-part-dorne = dorne
picture-part-western-seas = morza zachodnie
picture-part-eastern-seas = morza wschodnie
picture-part-mine = moje
picture-part-houses = rody
picture-part-tracks = tory
picture-part-hands = ręce
picture-part-decks = talie
picture-part-battle = bitwa
picture-also = nazwę obszaru, żeby zobaczyć go razem z sąsiadami

## Tytuły i kolumny.

picture-title-map = Westeros
picture-legend = ■ Twierdza, □ Zamek, ● symbol Zaopatrzenia, ♛ symbol władzy
picture-title-mine = Twoje obszary
picture-title-houses = Rody
picture-title-tracks = Tory Wpływów
picture-title-hands = Karty na ręce i stosy kart odrzuconych
picture-title-decks = Talie
picture-title-battle = Bitwa { NAME($area, kind: "area", form: "in") }

picture-column-house = Ród
picture-column-castles = zamki
picture-column-supply = zaopatrzenie
picture-column-armies = armie
picture-column-power = władza
picture-column-stars = specjalne
picture-column-cards = karty
picture-column-track = tor
picture-column-places = pozycje
picture-column-token = żeton
picture-column-attacker = atakujący
picture-column-defender = obrońca
picture-column-strength = siła

## Co leży na obszarze.

picture-own = { $house } (ty)
picture-nobody = niczyj
picture-bare = Niczyje: { $areas }
picture-neutrals = Wojska Neutralne: { $areas }
picture-strength =
    { $strength ->
        [unconquerable] (nie do zdobycia)
       *[other] ({ $strength })
    }
picture-near = Obok:
picture-units = { COUNTS($units, kind: "units") }
picture-castle =
    { $castle ->
        [stronghold] Twierdza
       *[castle] Zamek
    }
picture-supply = Zaopatrzenie { $supply }
picture-power = Władza { $power }
picture-face-down = zakryty
picture-said-order = rozkaz: { $order }
picture-routed = rozbite: { COUNTS($units, kind: "units") }
picture-power-token = żeton Władzy { NAME($house, kind: "house", form: "gen") }
picture-garrison = Garnizon { $strength }
picture-neutral =
    { $strength ->
        [unconquerable] Wojska Neutralne (nie do zdobycia)
       *[other] Wojska Neutralne { $strength }
    }
# $there to, co Ród tam ma: jednostki, Garnizon, żeton Władzy.
picture-attack = atak na { NAME($house, kind: "house", form: "acc") }: { $there }
picture-takes = zajęcie obszaru { NAME($house, kind: "house", form: "gen") }: { $there }
picture-ability = { $text }

option-end-march-unmoved = { NAME($source, kind: "area") }: usunąć rozkaz Marszu, nikt się nie rusza

## Rody i tory.

picture-victory = Kto ma { $castles } obszarów z Zamkiem lub Twierdzą, od razu wygrywa.
picture-said-house =
    { $own ->
        [true] { NAME($house, kind: "house") } (ty)
       *[other] { NAME($house, kind: "house") }
    }: zamki { $castles }, zaopatrzenie { $supply } (dozwolone armie: { $limits }; armie teraz: { $armies }), dostępna władza { $power }, specjalne rozkazy { $stars }, karty Rodu na ręce { $cards }.
picture-token =
    { $used ->
        [true] { NAME($track, kind: "track", form: "token") }: { NAME($house, kind: "house") }, już użyto w tej rundzie
       *[other] { NAME($track, kind: "track", form: "token") }: { NAME($house, kind: "house") }
    }
picture-round = Runda { $round } z { $last }.
picture-wildlings = Dzicy: { $wildlings } (atakują przy { $attack }).
picture-ban =
    { $ban ->
        [no-raid] W tej rundzie bez rozkazów Najazdu.
        [no-march-plus-1] W tej rundzie bez rozkazów Marszu +1.
        [no-consolidate-power] W tej rundzie bez rozkazów Umocnienia Władzy.
        [no-support] W tej rundzie bez rozkazów Wsparcia.
       *[no-defense] W tej rundzie bez rozkazów Obrony.
    }

## Karty. Liczba po karcie Rodu to jej siła.

picture-hand =
    { $hidden ->
        [true] { NAME($house, kind: "house") } mają na ręce karty, których teraz nikt inny nie widzi.
       *[other] { NAME($house, kind: "house") } mają na ręce: { $hand }.
    } Odrzucone: { $discard }.
picture-left = Jednostki { NAME($house, kind: "house", form: "gen") } poza planszą: { $units }.
picture-unused-orders = Twoje niewykorzystane rozkazy: { $orders }.
picture-westeros-open = Karty Westeros w tej rundzie: { $cards }.
picture-westeros-deck = Talia Westeros { $number }, w nieznanej kolejności: { $left }. Odrzucone: { $gone }.
picture-wildling-deck = Talia Dzikich, liczba kart: { $count }. Znane, licząc od góry: { $known }.
picture-tides-deck = Talia Losów Bitwy, liczba kart: { $count }.

## Bitwy.

picture-fight =
    { $defender ->
        [none] { NAME($attacker, kind: "house") } atakują Wojska Neutralne { NAME($source, kind: "area", form: "from") } (jednostki: { COUNTS($units, kind: "units") }).
       *[other] { NAME($attacker, kind: "house") } atakują { NAME($defender, kind: "house", form: "acc") } { NAME($source, kind: "area", form: "from") } (jednostki: { COUNTS($units, kind: "units") }). Obszar bitwy: { NAME($area, kind: "area") }.
    }
picture-supports = Wsparcie dla { NAME($house, kind: "house", form: "gen") } { NAME($area, kind: "area", form: "from") }.
picture-support-from = wsparcie { NAME($area, kind: "area", form: "from") }
picture-said-side = { NAME($house, kind: "house") } mają siłę { $total }: { $lines }.
picture-sum = razem
picture-no-battle = Nie ma teraz bitwy.
modifier-order = rozkaz
modifier-garrison = Garnizon
modifier-valyrian-steel-blade = Ostrze z Valyriańskiej Stali
modifier-tides-of-battle = Losy Bitwy

## Rodzaje nazw w błędach.

kind-area = obszar
kind-order = rozkaz
kind-units = jednostki
kind-unit = jednostka
kind-card = karta Rodu
kind-westeros-card = karta Westeros
kind-wildling-card = karta Dzikich
kind-tides-card = karta Losów Bitwy
kind-track = tor
