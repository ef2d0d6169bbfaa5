# Nazwy Rodów, jednostek, rozkazów i torów z formami: gen, dat, acc, ins, loc. Ród nazywamy jego członkami (Starkowie, Starków);
# .house to pełna nazwa (Ród Starków). Zdania mówią je przez NAME($seat, kind: "house", form: "gen").

house-stark = Starkowie
    .gen = Starków
    .dat = Starkom
    .acc = Starków
    .ins = Starkami
    .loc = Starkach
    .house = Ród Starków
house-greyjoy = Greyjoyowie
    .gen = Greyjoyów
    .dat = Greyjoyom
    .acc = Greyjoyów
    .ins = Greyjoyami
    .loc = Greyjoyach
    .house = Ród Greyjoyów
house-lannister = Lannisterowie
    .gen = Lannisterów
    .dat = Lannisterom
    .acc = Lannisterów
    .ins = Lannisterami
    .loc = Lannisterach
    .house = Ród Lannisterów
house-martell = Martellowie
    .gen = Martellów
    .dat = Martellom
    .acc = Martellów
    .ins = Martellami
    .loc = Martellach
    .house = Ród Martellów
house-tyrell = Tyrellowie
    .gen = Tyrellów
    .dat = Tyrellom
    .acc = Tyrellów
    .ins = Tyrellami
    .loc = Tyrellach
    .house = Ród Tyrellów
house-baratheon = Baratheonowie
    .gen = Baratheonów
    .dat = Baratheonom
    .acc = Baratheonów
    .ins = Baratheonami
    .loc = Baratheonach
    .house = Ród Baratheonów

unit-footman = Piechur
    .gen = Piechura
    .dat = Piechurowi
    .acc = Piechura
    .ins = Piechurem
    .loc = Piechurze
unit-knight = Rycerz
    .gen = Rycerza
    .dat = Rycerzowi
    .acc = Rycerza
    .ins = Rycerzem
    .loc = Rycerzu
unit-ship = Statek
    .gen = Statku
    .dat = Statkowi
    .acc = Statek
    .ins = Statkiem
    .loc = Statku
unit-siege-engine = Machina Oblężnicza
    .gen = Machiny Oblężniczej
    .dat = Machinie Oblężniczej
    .acc = Machinę Oblężniczą
    .ins = Machiną Oblężniczą
    .loc = Machinie Oblężniczej

order-march-minus-1 = Marsz -1
    .gen = Marszu -1
    .dat = Marszowi -1
    .acc = Marsz -1
    .ins = Marszem -1
    .loc = Marszu -1
order-march-0 = Marsz +0
    .gen = Marszu +0
    .dat = Marszowi +0
    .acc = Marsz +0
    .ins = Marszem +0
    .loc = Marszu +0
order-march-plus-1 = Marsz +1 (specjalny)
    .gen = Marszu +1 (specjalnego)
    .dat = Marszowi +1 (specjalnemu)
    .acc = Marsz +1 (specjalny)
    .ins = Marszem +1 (specjalnym)
    .loc = Marszu +1 (specjalnym)
order-defense-1 = Obrona +1
    .gen = Obrony +1
    .dat = Obronie +1
    .acc = Obronę +1
    .ins = Obroną +1
    .loc = Obronie +1
order-defense-2 = Obrona +2 (specjalna)
    .gen = Obrony +2 (specjalnej)
    .dat = Obronie +2 (specjalnej)
    .acc = Obronę +2 (specjalną)
    .ins = Obroną +2 (specjalną)
    .loc = Obronie +2 (specjalnej)
order-support = Wsparcie
    .gen = Wsparcia
    .dat = Wsparciu
    .acc = Wsparcie
    .ins = Wsparciem
    .loc = Wsparciu
order-support-plus-1 = Wsparcie +1 (specjalne)
    .gen = Wsparcia +1 (specjalnego)
    .dat = Wsparciu +1 (specjalnemu)
    .acc = Wsparcie +1 (specjalne)
    .ins = Wsparciem +1 (specjalnym)
    .loc = Wsparciu +1 (specjalnym)
order-raid = Najazd
    .gen = Najazdu
    .dat = Najazdowi
    .acc = Najazd
    .ins = Najazdem
    .loc = Najeździe
order-raid-special = Najazd (specjalny)
    .gen = Najazdu (specjalnego)
    .dat = Najazdowi (specjalnemu)
    .acc = Najazd (specjalny)
    .ins = Najazdem (specjalnym)
    .loc = Najeździe (specjalnym)
order-consolidate-power = Umocnienie Władzy
    .gen = Umocnienia Władzy
    .dat = Umocnieniu Władzy
    .acc = Umocnienie Władzy
    .ins = Umocnieniem Władzy
    .loc = Umocnieniu Władzy
order-consolidate-power-special = Umocnienie Władzy (specjalne)
    .gen = Umocnienia Władzy (specjalnego)
    .dat = Umocnieniu Władzy (specjalnemu)
    .acc = Umocnienie Władzy (specjalne)
    .ins = Umocnieniem Władzy (specjalnym)
    .loc = Umocnieniu Władzy (specjalnym)

track-iron-throne = Żelazny Tron
    .gen = Żelaznego Tronu
    .dat = Żelaznemu Tronowi
    .acc = Żelazny Tron
    .ins = Żelaznym Tronem
    .loc = Żelaznym Tronie
    .track = tor Żelaznego Tronu
    .token = żeton Żelaznego Tronu
    .token-gen = żetonu Żelaznego Tronu
    .token-acc = żeton Żelaznego Tronu
    .token-ins = żetonem Żelaznego Tronu
track-fiefdoms = Lennicy
    .gen = Lenników
    .dat = Lennikom
    .acc = Lenników
    .ins = Lennikami
    .loc = Lennikach
    .track = tor Lenników
    .token = Ostrze z Valyriańskiej Stali
    .token-gen = Ostrza z Valyriańskiej Stali
    .token-acc = Ostrze z Valyriańskiej Stali
    .token-ins = Ostrzem z Valyriańskiej Stali
track-kings-court = Królewski Dwór
    .gen = Królewskiego Dworu
    .dat = Królewskiemu Dworowi
    .acc = Królewski Dwór
    .ins = Królewskim Dworem
    .loc = Królewskim Dworze
    .track = tor Królewskiego Dworu
    .token = Kruk Posłaniec
    .token-gen = Kruka Posłańca
    .token-acc = Kruka Posłańca
    .token-ins = Krukiem Posłańcem

# Słowa w ruchach, które się wpisuje.
word-routed = rozbity
    .feminine = rozbita
    .gen = rozbitego
word-bottom = spód
    .place = na spód
word-top = wierzch
    .place = na wierzch
word-units = jednostki
word-positions = pozycje

# Jednostki według liter, jak się je liczy w zdaniach.
units-none = brak jednostek
units-F =
    { $count ->
        [one] { $count } Piechur
        [few] { $count } Piechurów
       *[many] { $count } Piechurów
    }
    .acc =
        { $count ->
            [one] { $count } Piechura
            [few] { $count } Piechurów
           *[many] { $count } Piechurów
        }
units-K =
    { $count ->
        [one] { $count } Rycerz
        [few] { $count } Rycerzy
       *[many] { $count } Rycerzy
    }
    .acc =
        { $count ->
            [one] { $count } Rycerza
            [few] { $count } Rycerzy
           *[many] { $count } Rycerzy
        }
units-S =
    { $count ->
        [one] { $count } Statek
        [few] { $count } Statki
       *[many] { $count } Statków
    }
units-E =
    { $count ->
        [one] { $count } Machina Oblężnicza
        [few] { $count } Machiny Oblężnicze
       *[many] { $count } Machin Oblężniczych
    }
    .acc =
        { $count ->
            [one] { $count } Machinę Oblężniczą
            [few] { $count } Machiny Oblężnicze
           *[many] { $count } Machin Oblężniczych
        }
