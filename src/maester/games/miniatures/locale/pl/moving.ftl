ask-choose-maneuver = { NAME($seat, kind: "seat") }: dokąd jednostka wykonuje Manewr?
ask-choose-free-maneuver = { NAME($seat, kind: "seat") }: czy jednostka wykonuje darmowy Manewr i dokąd?
ask-dare-free-maneuver = { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } – możliwy darmowy Manewr. Wykonujesz go?
ask-choose-march = { NAME($seat, kind: "seat") }: jak daleko jednostka maszeruje?
ask-choose-shift = { NAME($seat, kind: "seat") }: czy { NAME($unit, kind: "unit") } wykonują Przemieszczenie?
ask-choose-retreat = { NAME($seat, kind: "seat") }: dokąd jednostka wykonuje Odwrót?
ask-offer-free-pivot = { NAME($seat, kind: "seat") }: czy { NAME($unit, kind: "unit") } wykonują darmowy zwrot?
ask-order-free-pivots = { NAME($seat, kind: "seat") }: kilka twoich jednostek może wykonać zwrot. Która najpierw?

option-maneuver = Zwrot na { $face }°, { $forward }″ do przodu, zwrot na { $then_face }°
option-march = Marsz { $forward }″, zwrot na { $then_face }°
option-shift-by = Przemieszczenie { $distance }″ { NAME($way, kind: "way") }
option-retreat-to = Odwrót { $distance }″ { NAME($way, kind: "way") }, zwrot na { $then_face }°
option-free-pivot = Zwrot na { $face }°

event-moved =
    { $how ->
        [maneuver] { NAME($unit, kind: "unit") } wykonują Manewr.
        [march] { NAME($unit, kind: "unit") } maszerują.
        [shift] { NAME($unit, kind: "unit") } wykonują Przemieszczenie.
        [retreat] { NAME($unit, kind: "unit") } wykonują Odwrót.
        [pivot] { NAME($unit, kind: "unit") } wykonują zwrot.
        [turn] { NAME($unit, kind: "unit") } zwracają się Przodem do wroga.
        [charge] { NAME($unit, kind: "unit") } ruszają do Szarży.
        [align] { NAME($unit, kind: "unit") } ustawiają się wobec wroga.
        [set-at-half] { NAME($unit, kind: "unit") }: ustawienie wobec szarżującej jednostki.
        [pushed] { NAME($unit, kind: "unit") } ustępują szarżującej jednostce.
       *[other] { NAME($unit, kind: "unit") } zmieniają miejsce.
    }
event-retreat-impossible = { NAME($unit, kind: "unit") }: rzut { $die }, nie ma jak oderwać się od wroga.
event-terrain-endangered = Niebezpieczny Teren: { NAME($unit, kind: "unit") }, { NAME($piece, kind: "piece") }.
event-objective-claimed = { NAME($unit, kind: "unit") } Zajmują Cel { $objective }.

candidate-stay = bez ruchu
candidate-shift = Przemieszczenie
candidate-straight-on = prosto, ile się da
candidate-onto-objective = na Cel { $what }
candidate-into-flank = na Flankę: { NAME($what, kind: "unit") }
candidate-into-rear = na Tyły: { NAME($what, kind: "unit") }
candidate-out-of-threat = poza zasięg: { NAME($what, kind: "unit") }
candidate-keep-objective = pozostaje na Celu { $what }
candidate-to-threat-edge = na skraj zasięgu: { NAME($what, kind: "unit") }
candidate-towards = w stronę: { NAME($what, kind: "unit") }
candidate-facing = Przodem do: { NAME($what, kind: "unit") }
candidate-full-length = na pełny dystans
candidate-half-length = na pół dystansu
candidate-way-out = droga wyjścia

refusal-move-one-inch = (Odstęp od jednostki { NAME($who, kind: "unit") }: { $gap }″, wymagane co najmniej { $least }″.)
refusal-move-no-end-on-friends = (Tacka nachodziłaby na jednostkę { NAME($who, kind: "unit") } o { $overlap }″.)
refusal-ruling-retreat-leaves-all = (Tacka nadal stykałaby się z jednostką { NAME($who, kind: "unit") }.)
refusal-ruling-board-edge-first-pivot =
    { $over ->
        [none] (Tacka nie pozostałaby w całości na polu bitwy.)
       *[other] (Tacka wystawałaby { $over }″ poza krawędź.)
    }
refusal-maneuver-sequence = (Droga ma { $distance }″, dozwolone najwyżej { $most }″.)
refusal-march-distance = (Droga ma { $distance }″, dozwolone najwyżej { $most }″.)
refusal-term-shift = (Droga ma { $distance }″, dozwolone najwyżej { $most }″.)
refusal-retreat-distance = (Droga ma { $distance }″, dozwolone najwyżej { $most }″.)
refusal-terrain-keyword-rough = (Droga ma { $distance }″; przez { NAME($what, kind: "piece") } dozwolone najwyżej { $most }″.)
refusal-move-no-through-enemies = (Po { $after }″ na drodze stoi jednostka { NAME($who, kind: "unit") }.)
refusal-terrain-keyword-impassable = (Po { $after }″ na drodze leży { NAME($what, kind: "piece") }.)
refusal-ruling-board-edge = (Po { $after }″; tacka wystawałaby { $over }″ poza krawędź.)
refusal-pivot-no-final-overlap = (Tacka nachodziłaby na jednostkę { NAME($who, kind: "unit") } o { $overlap }″.)
