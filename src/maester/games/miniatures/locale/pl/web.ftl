# Co plansza w przeglądarce mówi sama od siebie.

field-title = Pole bitwy
field-about = Stół widziany z góry, twoja krawędź na dole. Strzałki przechodzą między jednostkami lub propozycjami, Enter wybiera, Q i E obracają, W A S D przesuwają o trochę, cyfry zaczynają wpisywanie ruchu, L ogląda jednostkę, plus i minus przybliżają i oddalają.
field-unit = { NAME($unit, kind: "unit") }: pozostałe Rany { $wounds } z { $full }, szeregi: { $ranks }.
field-unit-activated = Już aktywowana.
field-unit-engaged = Związana walką z: { NAME($units, kind: "unit") }.
field-unit-lit = Można ją wybrać.
field-objective =
    { $by ->
        [none] Cel { $number }, karta { $card }
       *[other] Cel { $number }, karta { $card }, Kontroluje: { NAME($by, kind: "unit") }
    }
field-objective-card = karta { $card }
field-inches = { $length }″
field-moved = { $length } z { $most }″
field-gap = odstęp { $gap }
field-charge-needs = { $travel }″: na kości co najmniej { $needs } ({ $percent } %)
field-odds = { $needs }+ · { $percent } %
field-do = Wykonaj
field-next = Następna
field-previous = Poprzednia
field-nearest =
    { $instead ->
        [way] Tak daleko, jak wolno
        [facing] Najbliższy dozwolony zwrot
       *[place] Najbliższe dozwolone miejsce
    }
field-turn = Obróć
field-turn-left = Obróć w lewo
field-turn-right = Obróć w prawo
field-pad = Przeciągaj tutaj, żeby przesunąć jednostkę
field-choices = Co wystawiasz
field-ready = Rozstaw za mnie
field-typed = Ruch, tak jak się go wpisuje
field-tools = Oglądanie, mierzenie, przybliżanie
field-look = Oglądanie: dotknij dowolnej jednostki, żeby zobaczyć, dokąd sięga i kogo widzi
field-tape = Miarka
field-nearer = Przybliż
field-farther = Oddal
field-whole = Cały stół
field-reroll =
    { $count ->
        [0] Wybierz kości do przerzutu
        [one] Przerzuć { $count } kość
        [few] Przerzuć { $count } kości
       *[other] Przerzuć { $count } kości
    }
field-keep-dice = Zostaw kości
field-choose-dice = Dotknij kości, które mają być przerzucone.

field-reason-stay = bez ruchu
field-reason-shift = Przemieszczenie
field-reason-straight-on = prosto przed siebie
field-reason-onto-objective = na Cel { $about }
field-reason-keep-objective = zostaje na Celu { $about }
field-reason-into-flank = na Flankę: { NAME($about, kind: "unit") }
field-reason-into-rear = na Tyły: { NAME($about, kind: "unit") }
field-reason-out-of-threat = poza zasięg Szarży: { NAME($about, kind: "unit") }
field-reason-to-threat-edge = na skraj zasięgu Szarży: { NAME($about, kind: "unit") }
field-reason-towards = w stronę: { NAME($about, kind: "unit") }
field-reason-facing = Przodem do: { NAME($about, kind: "unit") }
field-reason-full-length = tak daleko, jak można
field-reason-half-length = pół drogi
field-reason-shortest = najkrótsza droga
field-reason-straight = na wprost
field-reason-middle = w środek
field-reason-end = możliwie najbardziej z boku
field-reason-line = miejsce w szyku
field-reason-left = po lewej
field-reason-centre = pośrodku
field-reason-right = po prawej
field-reason-spare = gdzie jest miejsce
field-reason-opposite = naprzeciw ostatniego elementu
field-reason-spot = wolne miejsce

army-title = Wybierz swoją armię
army-note = Gotowe armie. Można też wystawić każdą inną zgodną z zasadami.
army-made = Ułożona losowo na tę wielkość, bo nie ma dla niej gotowej armii. Możesz ułożyć własną.
army-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
army-bring = Weź tę armię

look-title = Co można zmierzyć: { NAME($unit, kind: "unit") }
look-layers = Co jest rysowane
look-layer-sight = Wzrok
look-layer-reach = Ruch
look-layer-threat = Zagrożenie
look-layer-zones = Strefy
look-threat =
    { $shooting ->
        [0] Szarża sięga najwyżej { $charge }″.
       *[other] Szarża sięga najwyżej { $charge }″, strzały { $shooting }″.
    }
look-engaged = Jest związana walką.
look-distance = { $distance }″
look-seen = widoczna
look-hidden = zasłonięta
look-hidden-by = Zasłania: { $things }.
look-own-zone = Stoi w strefach tej jednostki:
look-its-zone = Ta jednostka stoi w jej strefach:
look-charge =
    { $brief ->
        [yes] Szarża { $needs }+ ({ $percent } %)
       *[no] Szarża: { $travel }″, strona: { NAME($side, kind: "side") }, na kości co najmniej { $needs } ({ $percent } %).
    }
look-no-charge =
    { $brief ->
        [yes] bez Szarży
       *[no] Nie można teraz zadeklarować Szarży.
    }
look-places = Możliwe ustawienia: { $places }.
look-shoots = Można ją ostrzelać: { $distance }″ od Strzałki Przedniej.
look-no-shot = Nie można strzelać: { $distance }″ od Strzałki Przedniej.
look-from-there = Spójrz stamtąd

dice-title = Kości
dice-one =
    { $counts ->
        [true] { $face }, liczy się
       *[false] { $face }, nie liczy się
    }
fight-title = Co się rozstrzyga
fight-attack = Atak: { NAME($attacker, kind: "unit") } na { NAME($defender, kind: "unit") }
fight-charge = Szarża: { NAME($unit, kind: "unit") } na { NAME($target, kind: "unit") }
fight-panic = Test Paniki: { NAME($unit, kind: "unit") }
fight-morale = Test Morale: { NAME($unit, kind: "unit") }
fight-roll = Rzut: { NAME($unit, kind: "unit") }
fight-hindered = Przez Teren Spowalniający: bez Bonusu z Szarży.
fight-fortified = Przeciw Terenowi Ufortyfikowanemu: +1 do Rzutów Obronnych.
tally-printed = na karcie
tally-dice = Kości Ataku
tally-to-hit = Trudność Trafienia
tally-hits =
    { $piercing ->
        [0] Trafienia: { $hits }
       *[other] Trafienia: { $hits }, a Rany z Precyzji: { $piercing }
    }
tally-defense = Obrona
tally-wounds = Rany: { $wounds }
tally-morale = Morale
tally-result = Wynik
source-ranks = pozostałe szeregi
source-lowest-dice = najmniejsza liczba kości
source-highest-dice = największa liczba kości
source-flank = Bonus z Flanki
source-rear = Bonus z Tyłów
source-dice = kości
source-vp-destroyed = zniszczone jednostki
source-vp-earlier = wcześniej
source-vp-text = karty i zdolności
source-vp-objectives = Cele

status-round = Runda { $round } z { $rounds }
status-target = Do zwycięstwa na koniec Rundy potrzeba Punktów Zwycięstwa: { $target }.
status-goal = do { $target } PZ
status-eliminated = poza grą
status-first = Pierwszy Gracz
status-points = { $points } PZ
status-left =
    { $count ->
        [one] pozostała { $count } aktywacja
        [few] pozostały { $count } aktywacje
        [many] pozostało { $count } aktywacji
       *[other] pozostało { $count } aktywacji
    }
status-passes =
    { $count ->
        [one] można spasować raz
       *[other] można spasować { $count } razy
    }
status-unit-free = jeszcze nieaktywowana
status-unit-done = aktywowana
status-unit-gone = zniszczona

scene-charge = Szarża: { NAME($unit, kind: "unit") } na { NAME($target, kind: "unit") }
scene-needs = Do przejścia { $travel }″: potrzeba na kości
scene-distance = Tyle cali może przejść
scene-disorderly = Chaotyczna Szarża, tyle cali
scene-charge-failed = Nieudana Szarża.
scene-attack = Atak: { NAME($attacker, kind: "unit") } na { NAME($defender, kind: "unit") }
scene-dice = Kości Ataku, strona celu: { NAME($side, kind: "side") }
scene-hits = Trafienia
scene-blocked = Zablokowane
scene-wounds =
    { $cause ->
        [panic] Rany z paniki
        [dangerous] Rany od Niebezpiecznego Terenu
       *[other] Rany
    }
scene-panic =
    { $passed ->
        [true] Test Paniki, Morale { $morale }+: zaliczony
       *[false] Test Paniki, Morale { $morale }+: oblany
    }
scene-morale =
    { $passed ->
        [true] Test Morale, Morale { $morale }+: zaliczony
       *[false] Test Morale, Morale { $morale }+: oblany
    }
scene-attack-done =
    { $wounds ->
        [0] Bez Ran.
       *[other] { NAME($defender, kind: "unit") }: Rany z Ataku { $wounds }.
    }
scene-attack-destroyed = { NAME($defender, kind: "unit") }: jednostka zniszczona!
scene-destroyed = { NAME($unit, kind: "unit") }: jednostka zniszczona
scene-panic-failed = Panika: { NAME($unit, kind: "unit") }
scene-points = Punkty Zwycięstwa
scene-vp-destroyed = { NAME($seat, kind: "seat") }: zniszczony wróg (razem { $total })
scene-vp-objectives = { NAME($seat, kind: "seat") }: Cel (razem { $total })
scene-won = { NAME($seat, kind: "seat") } wygrywają bitwę; Punkty Zwycięstwa: { $points }
scene-drawn = Bitwa kończy się remisem

# Strona do budowania armii.
builder-title = Zbuduj armię
builder-line = Wybieraj karty: strona od razu mówi, co armia łamie. Listy są przechowywane w tej przeglądarce.
builder-faction = Frakcja
builder-points = Punkty
builder-not-yet = { NAME($faction, kind: "faction") } (jeszcze niegrywalna)
builder-paste = Wklej listę
builder-paste-title = Wklej listę
builder-paste-line = Tekst taki, jak na forach, po polsku lub angielsku, albo kod.
builder-read = Wczytaj
builder-ready = Zacznij od gotowej armii
builder-choose = wybierz
builder-cards = Karty
builder-kinds = Rodzaje kart
builder-units = Jednostki Bojowe
builder-attachments = Dodatki
builder-ncus = Stronnicy
builder-search = Szukaj w nazwach i tekstach
builder-add = Dodaj: { $card }
builder-remove = Usuń: { $card }
builder-attach-hint = Wybierz jednostkę z listy, a Dodatki trafią do niej.
builder-none = Nic nie pasuje.
builder-army = Twoja armia
builder-cost = { $cost } z { $points } punktów
builder-neutral = Neutralni: { $paid } z najwyżej { $most } punktów
builder-commander = Dowódca
builder-commander-mark = D
builder-unattached = Trafią do wrogich jednostek
builder-legal = Armia jest zgodna z zasadami.
builder-copy-text = Kopiuj jako tekst
builder-copy-code = Kopiuj kod
builder-copy-link = Kopiuj link
builder-text-copied = Tekst jest w schowku.
builder-code-copied = Kod jest w schowku.
builder-link-copied = Link jest w schowku.
builder-not-copied = Przeglądarka nie pozwala stronie kopiować; tekst jest poniżej.
builder-name = Nazwa listy
builder-keep = Zachowaj listę
builder-kept = { $name }: zachowano w tej przeglądarce.
builder-not-kept = Ta przeglądarka niczego nie zachowuje; skopiuj kod.
builder-unnamed = { NAME($faction, kind: "faction") } { $points }
builder-kept-lists = Zachowane listy
builder-forget = Zapomnij: { $name }
builder-as-text = Jako tekst
army-own = Twoje własne listy
army-build = Zbuduj własną armię
