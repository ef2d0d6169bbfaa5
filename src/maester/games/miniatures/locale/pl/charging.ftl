ask-declare-target = { NAME($seat, kind: "seat") }: którego wroga szarżujesz?
ask-determine-zone = { NAME($seat, kind: "seat") }: tacka leży po równo w dwóch Strefach Wzroku celu. Którą stronę szarżujesz?
ask-pick-facing = { NAME($seat, kind: "seat") }: w którą stronę zwraca się szarżująca jednostka?
ask-align-trays = { NAME($seat, kind: "seat") }: kontakt! Jak jednostka ustawia się wobec celu?
ask-charge-attack = { NAME($seat, kind: "seat") }: którym Atakiem uderza szarżująca jednostka?
ask-other-enemies-give-way = { NAME($seat, kind: "seat") }: kilka twoich jednostek styka się z szarżującą. Która ustępuje pierwsza?

option-declare-charge = Szarża: { NAME($target, kind: "unit") }
option-charge-side = Strona: { NAME($side, kind: "side") }
option-charge-facing = Zwrot na { $face }°

event-charge-declared = { NAME($unit, kind: "unit") } deklarują Szarżę; cel: { NAME($target, kind: "unit") }.
event-charge-faced = { NAME($unit, kind: "unit") }: do przebycia { $travel }″, potrzebny wynik { $needs }+.
event-charge-distance =
    { $disorderly ->
        [true] Na kości { $die }: Chaotyczna Szarża, { $distance }″.
       *[false] Na kości { $die }: { NAME($unit, kind: "unit") } przebywają { $distance }″.
    }
event-charge-failed = Nieudana Szarża; cel: { NAME($target, kind: "unit") }, przebyte { $moved }″.

candidate-shortest = najkrótszą drogą, potrzebny wynik { $what }+
candidate-straight = bez zwrotu, potrzebny wynik { $what }+
candidate-middle = w środek celu, potrzebny wynik { $what }+
candidate-end = na skraju zasięgu, potrzebny wynik { $what }+

refusal-charge-within-maximum = (Droga ma { $needs }″, dozwolone najwyżej { $most }″.)
refusal-charge-pivot =
    { $reason ->
        [hidden] (Stamtąd nie widziałaby jednostki { NAME($target, kind: "unit") }.)
        [short] (Droga ma { $needs }″, dozwolone najwyżej { $most }″.)
       *[beside] (Minęłaby jednostkę { NAME($target, kind: "unit") }.)
    }
refusal-ruling-charge-pivot-declined =
    { $reason ->
        [short] (Droga ma { $needs }″, dozwolone najwyżej { $most }″.)
       *[beside] (Minęłaby jednostkę { NAME($target, kind: "unit") }.)
    }
refusal-charge-stop-before-obstacle =
    { $who ->
        [none] (Po { $after }″ zatrzymuje ją { NAME($what, kind: "piece") }.)
       *[other] (Po { $after }″ zatrzymuje ją jednostka { NAME($who, kind: "unit") }.)
    }
