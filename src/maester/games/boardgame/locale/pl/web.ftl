# Co plansza w przeglądarce mówi sama od siebie.

map-title = Mapa Westeros
map-about = Klawisze strzałek przechodzą z obszaru na obszar, Enter wybiera; plus, minus i 0 zmieniają powiększenie, Shift ze strzałką przesuwa mapę.
map-zoom = Powiększenie
map-zoom-in = Powiększ
map-zoom-out = Pomniejsz
map-zoom-whole = Pokaż całą mapę

map-area-held = we władaniu { NAME($house, kind: "house", form: "gen") }
map-area-units = { COUNTS($units, kind: "units") }
map-area-routed = rozbite: { COUNTS($units, kind: "units") }
map-area-order = rozkaz: { NAME($order, kind: "order") }
map-area-planned = twój rozkaz: { NAME($order, kind: "order") }
map-area-order-hidden = zakryty rozkaz
map-area-own-order-hidden = twój zakryty rozkaz
map-area-power-token = żeton Władzy { NAME($house, kind: "house", form: "gen") }
map-area-garrison = Garnizon { $strength }
map-area-neutral = Wojska Neutralne { $strength }
map-area-unconquerable = Wojska Neutralne: nikt nigdy tu nie wejdzie
map-area-castle = Zamek
map-area-stronghold = Twierdza
map-area-supply =
    { $count ->
        [one] { $count } symbol Zaopatrzenia
        [few] { $count } symbole Zaopatrzenia
       *[other] { $count } symboli Zaopatrzenia
    }
map-area-power =
    { $count ->
        [one] { $count } symbol władzy
        [few] { $count } symbole władzy
       *[other] { $count } symboli władzy
    }
map-area-empty = nic tu nie ma
map-area-lit = można wybrać

map-confirm = Potwierdź
map-cancel = Wróć
map-close = Zamknij
map-smaller = Zwiń
map-larger = Rozwiń
map-tap-area = Wybierz podświetlony obszar na mapie.
map-tap-target = Wybierz podświetlony obszar jako cel.
map-choose-units = Maszerujące jednostki
map-fewer = Mniej: { NAME($unit, kind: "unit") }
map-more = Więcej: { NAME($unit, kind: "unit") }
map-units-of = { $chosen } z { $all }
map-supply-check = Armie po tym ruchu: { $armies }. Zaopatrzenie pozwala na: { $limit }.
map-supply-fits = Mieści się w limicie Zaopatrzenia.
map-supply-over = Ponad limit Zaopatrzenia: musi ruszyć więcej jednostek.
map-no-armies = brak
map-planning = Twoje rozkazy
map-planned-count = położone: { $placed } z { $needed }
map-stars-left =
    { $count ->
        [one] została { $count } gwiazdka
        [few] zostały { $count } gwiazdki
       *[other] zostało { $count } gwiazdek
    }
map-planning-how = Wybierz obszar, potem rozkaz; możesz też przeciągnąć rozkaz na mapę. Wybierz dwa obszary z rozkazami, żeby je zamienić.
map-planning-area = Rozkaz na obszar: { NAME($area, kind: "area") }
map-tokens = Żetony Rozkazów
map-token-left =
    { $count ->
        [0] { NAME($order, kind: "order") }, nie ma już żadnego
       *[other] { NAME($order, kind: "order") }, zostało: { $count }
    }
map-take-back = Cofnij ten rozkaz
map-take-all-back = Cofnij wszystkie
map-ready = Gotowe
map-ready-sent = Twoje rozkazy leżą zakryte. Możesz je zmieniać, dopóki ostatni gracz nie będzie gotowy.
map-ready-waiting = Jeszcze planują: { $houses }
map-sending = Rozkładam twoje rozkazy…
map-bans = Nie w tej rundzie: { $bans }

map-bid-title = Twoja stawka
map-bid-less = O jeden mniej
map-bid-more = O jeden więcej
map-bid-of = { $bid } z { $power }
map-bid-others = Dostępna władza pozostałych
map-bid-confirm =
    { $power ->
        [one] Postaw { $power } żeton Władzy
        [few] Postaw { $power } żetony Władzy
       *[other] Postaw { $power } żetonów Władzy
    }
map-bid-sent = Twoja stawka: { $power }. Możesz ją zmienić, dopóki ostatni gracz nie wybierze swojej.

map-muster-title = Mobilizacja
map-muster-points =
    { $points ->
        [one] został { $points } punkt
        [few] zostały { $points } punkty
       *[other] zostało { $points } punktów
    }
map-muster-new = Nowa jednostka: { NAME($unit, kind: "unit") }
map-muster-upgrade = Piechur → { NAME($unit, kind: "unit") }
map-muster-upgrade-routed = Rozbity Piechur → { NAME($unit, kind: "unit") }
map-muster-ship-place = Gdzie stanie Statek? Wybierz podświetlony obszar na mapie.

map-battle-title = Bitwa o obszar: { NAME($area, kind: "area") }
map-battle-neutral = Atak na Wojska Neutralne: { NAME($area, kind: "area") }
map-attacker = atak
map-defender = obrona
map-total = Razem
map-line-footman = Piechurzy
map-line-knight = Rycerze
map-line-ship = Statki
map-line-siege-engine = Machiny Oblężnicze
map-line-order = Rozkaz
map-line-garrison = Garnizon
map-line-valyrian-steel-blade = Ostrze z Valyriańskiej Stali
map-line-support = Wsparcie: { NAME($area, kind: "area") }
map-line-tides = Losy Bitwy
map-card-waiting = wybiera kartę Rodu
map-tie-goes-to = Przy remisie wygrywają { NAME($house, kind: "house") } (tor Lenników).
map-odds = Największa szansa { NAME($house, kind: "house", form: "gen") } na wygraną, z jawnych kart: { NUMBER($chance, style: "percent") }
map-card-strength = siła { $strength }
map-card-swords = miecze { $count }
map-card-towers = fortyfikacje { $count }
map-tracks = Tory
map-track-round = Runda { $round } z { $last }
map-track-wildlings = Tor Dzikich: { $threat } z 12
map-track-used = już użyto w tej rundzie
map-track-place = { $place }. { NAME($house, kind: "house") }
map-track-victory = Tor Zwycięstwa
map-track-supply = Tor Zaopatrzenia
map-castles =
    { $count ->
        [one] { $count } Zamek lub Twierdza
        [few] { $count } Zamki i Twierdze
       *[other] { $count } Zamków i Twierdz
    }
map-stars =
    { $count ->
        [one] { $count } gwiazdka
        [few] { $count } gwiazdki
       *[other] { $count } gwiazdek
    }

map-decks = Talie
map-deck-westeros = Talia Westeros { $deck }
map-deck-left =
    { $count ->
        [one] została { $count } karta
        [few] zostały { $count } karty
       *[other] zostało { $count } kart
    }
map-deck-discards = Już odkryte
map-deck-in = Jeszcze w talii
map-deck-wildlings = Talia Dzikich
map-deck-tides = Losy Bitwy
map-deck-top = Na wierzchu: { NAME($card, kind: "card") }
map-deck-unknown = nieznana
map-open-cards = Karty Westeros tej rundy
map-turned-westeros = Karty Westeros
map-turned-wildling = Karta Dzikich

map-hand = Ręka
map-discard = Stos kart odrzuconych
map-hand-hidden = Zakryta, dopóki trwa wybór kart Rodów.
map-power-available = Dostępna władza: { $power } (w puli: { $pool })
map-armies = Armie: { $armies } (zaopatrzenie { $supply } pozwala na { $limit })
map-units-left = Niewykorzystane jednostki:
map-answer-sent = Odpowiedź jest zapisana. Możesz ją zmieniać, dopóki nie odpowiedzą wszyscy.
map-bids = Stawki
map-battle-won = Wygrywają { NAME($house, kind: "house") }.
map-ban-no-raid = Najazd
map-ban-no-march-plus-1 = Marsz +1
map-ban-no-consolidate-power = Umocnienie Władzy
map-ban-no-support = Wsparcie
map-ban-no-defense = Obrona
map-acts = ma teraz ruch
map-beside = Decyzja, tory i talie
map-muster-cost =
    { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
       *[other] { $cost } punktów
    }
map-supply-space = Zaopatrzenie { $level }: armie { $limit }
map-chance = { NUMBER($chance, style: "percent") }
map-odds-card = Z tą kartą: { NUMBER($chance, style: "percent") } szans na wygraną; średnie straty: własne { $own }, przeciwnika { $enemy }.
