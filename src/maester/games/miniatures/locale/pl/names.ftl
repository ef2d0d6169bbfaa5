seat-red = Czerwoni
    .gen = Czerwonych
    .dat = Czerwonym
seat-blue = Niebiescy
    .gen = Niebieskich
    .dat = Niebieskim
seat-green = Zieloni
    .gen = Zielonych
    .dat = Zielonym
seat-gold = Złoci
    .gen = Złotych
    .dat = Złotym

action-maneuver = Manewr
action-march = Marsz
action-retreat = Odwrót
action-ranged-attack = Atak Dystansowy
action-melee-attack = Atak Wręcz
action-charge = Szarża
action-forgo = bez akcji

edge-south = dolna krawędź
edge-north = górna krawędź

way-forward = do przodu
way-right = w prawo
way-back = do tyłu
way-left = w lewo

side-front = Przód
    .gen = Przodu
side-right-flank = prawa Flanka
    .gen = prawej Flanki
side-rear = Tyły
    .gen = Tyłów
side-left-flank = lewa Flanka
    .gen = lewej Flanki

alignment-full = środkiem do środka
alignment-half-left = o pół szerokości w lewo
alignment-half-right = o pół szerokości w prawo
alignment-near-left = najbliżej, jak się mieści, w lewo
alignment-near-right = najbliżej, jak się mieści, w prawo

ability-charge-bonus = Bonus z Szarży
ability-panicked = żeton Spanikowani
ability-vulnerable = żeton Narażeni
ability-weakened = żeton Osłabieni

kind-unit = jednostka
kind-action = akcja
kind-condition = żeton Stanu
kind-way = kierunek
kind-alignment = orientacja
kind-piece = element Terenu
kind-terrain = rodzaj Terenu
kind-list = lista armii
kind-ability = Umiejętność
kind-side = strona
