ask-bring-army = { NAME($seat, kind: "seat") }: którą armię prowadzisz?
ask-choose-zone =
    { $may_leave ->
        [true] { NAME($seat, kind: "seat") }: twój rzut jest wyższy. Którą Strefę Rozmieszczenia zajmujesz?
       *[false] { NAME($seat, kind: "seat") }: wybór należy do ciebie. Którą Strefę Rozmieszczenia zajmujesz?
    }
ask-name-first-player = { NAME($seat, kind: "seat") }: kto jest Pierwszym Graczem w Rundzie 1?
ask-deploy-unit = { NAME($seat, kind: "seat") }: którą jednostkę rozmieszczasz i gdzie?
ask-place-late = { NAME($seat, kind: "seat") }: gdzie jednostka wchodzi na pole bitwy?
ask-lay-piece = { NAME($seat, kind: "seat") }: który element Terenu kładziesz i gdzie?

option-bring = Poprowadź { $army }
option-take-zone =
    { $edge ->
        [south] Strefa przy dolnej krawędzi
       *[north] Strefa przy górnej krawędzi
    }
option-leave-zones = Zostaw wybór przeciwnikowi
option-name-first = Zaczynają { NAME($player, kind: "seat") }
option-deploy = Rozmieść: { NAME($unit, kind: "unit") }, { $x } / { $y }, zwrot na { $face }°
option-lay-terrain = Połóż: { NAME($kind, kind: "terrain") }, { $x } / { $y }, obrót { $face }°

event-army-brought = { NAME($seat, kind: "seat") } prowadzą armię: { NAME($faction, kind: "faction") }, Dowódca: { NAME($commander, kind: "army-card") }.
event-passing-granted = { NAME($seat, kind: "seat") } mają mniej jednostek i mogą pasować; ile razy: { $passes }.
event-rolled-off = Rzuty { NAME($seats, kind: "seat", form: "gen") }: { $dice }.
event-zone-taken =
    { $edge ->
        [south] { NAME($seat, kind: "seat") } zajmują strefę przy dolnej krawędzi.
       *[north] { NAME($seat, kind: "seat") } zajmują strefę przy górnej krawędzi.
    }
event-zones-left = { NAME($seat, kind: "seat") } zostawiają wybór strefy przeciwnikowi.
event-first-player-named = Pierwszy Gracz: { NAME($first, kind: "seat") } (wybór: { NAME($seat, kind: "seat") }).
event-first-player-changed = Pierwszym Graczem zostają { NAME($seat, kind: "seat") }.
event-unit-deployed = Rozmieszczenie: { NAME($unit, kind: "unit") }.
event-units-left-out = Nie ma miejsca dla: { NAME($units, kind: "unit") }.
event-objectives-laid-out =
    { $cards ->
        [brak] Cele leżą na polu bitwy.
       *[other] Cele leżą na polu bitwy; karty: { $cards }.
    }
event-terrain-laid = { NAME($seat, kind: "seat") } kładą Teren: { NAME($kind, kind: "terrain") }.
event-terrain-ready = Teren na polu bitwy: { NAME($kinds, kind: "terrain") }.
event-victory-points-scored =
    { $source ->
        [destroyed] { NAME($seat, kind: "seat") }: { $points } PZ za zniszczoną jednostkę (razem { $total }).
        [objectives] { NAME($seat, kind: "seat") }: { $points } PZ za Cele (razem { $total }).
       *[other] { NAME($seat, kind: "seat") }: { $points } PZ za: { NAME($source, kind: "score-line") } (razem { $total }).
    }
event-game-won = { NAME($seat, kind: "seat") } wygrywają bitwę; PZ: { $points }.
event-game-drawn = Bitwa kończy się remisem; PZ po { $points }.
event-conceded = { NAME($seat, kind: "seat") } poddają bitwę.

option-points = wielkość armii w punktach
option-terrain = Teren: gotowy układ, wybierany i kładziony przez graczy na zmianę albo losowy
option-pieces = elementy Terenu, jeśli wybierają je gracze
option-table = szerokość pola bitwy w calach
option-rounds = najwięcej Rund
choice-terrain-ready = gotowy układ
choice-terrain-chosen = kładą gracze

candidate-ready-made = wpisz: army { $what }
candidate-made-for-size = ułożona losowo, punkty: { $what }
candidate-line-of-battle = miejsce w szyku
candidate-left = po lewej
candidate-centre = pośrodku
candidate-right = po prawej
candidate-room = gdzie jest miejsce
candidate-opposite = naprzeciw ostatnio położonego elementu
candidate-spot = wolne miejsce

refusal-deploy-fully-within-zone = (Tacka wystawałaby { $out }″ poza strefę.)
refusal-ruling-deploy-placement =
    { $who ->
        [none] (Tacka nachodziłaby na { NAME($what, kind: "terrain") } o { $depth }″.)
       *[other] (Tacka nachodziłaby na jednostkę { NAME($who, kind: "unit") } o { $depth }″.)
    }
refusal-setup-terrain-spacing = (Odstęp, { NAME($other, kind: "terrain") }: { $gap }″, wymagane co najmniej { $least }″.)
refusal-setup-terrain-not-in-deployment = (Teren wchodziłby na { $depth }″ w strefę.)
refusal-setup-no-impassable-on-objectives = (Teren leżałby na Celu { $objective }.)
refusal-ruling-terrain-placement-measure = (Teren wystawałby { $out }″ poza pole bitwy.)
refusal-army-scale = (Punkty tej armii: { $points }, ustalone: { $agreed }.)

ask-choose-unit-to-join = { NAME($seat, kind: "seat") }: w której wrogiej jednostce umieszczasz Dodatek: { NAME($attachment, kind: "attachment") }?
ask-arrange-attachments = { NAME($seat, kind: "seat") }: w jakiej kolejności od lewej stoją Dodatki w jednostce { NAME($unit, kind: "unit") }?
option-join-unit = { NAME($unit, kind: "unit") }
option-arrange = { NAME($attachments, kind: "attachment") }
event-attachment-joined = { NAME($unit, kind: "unit") }: { NAME($seat, kind: "seat") } umieszczają tu Dodatek ({ NAME($attachment, kind: "attachment") }).
event-attachments-arranged = { NAME($unit, kind: "unit") }: Dodatki od lewej: { NAME($attachments, kind: "attachment") }.
hint-choose-unit-to-join = zostaje w tej jednostce do końca bitwy. Zwykle: w tej, która będzie walczyć najwięcej.
hint-arrange-attachments = pierwszy ginie skrajny prawy. Zwykle: po lewej ten, który będzie najdłużej potrzebny.
