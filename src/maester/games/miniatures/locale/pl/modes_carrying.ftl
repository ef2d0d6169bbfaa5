### Cele noszone na tackach: Uczta Dla Wron i Taniec Ze Smokami.

ask-choose-objective = { NAME($seat, kind: "seat") }: tacka jednostki { NAME($unit, kind: "unit") } nachodzi na kilka Celów. Który z nich jednostka Zajmuje?
ask-choose-engaged-captor = { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } tracą Cel { $objective }. Która związana z nimi walką jednostka go Zajmuje?
ask-choose-captor-at-pile = { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } tracą Cel { $objective }. Która jednostka przy jego Stosie Trupów go Zajmuje?
ask-place-beside-tray = { NAME($seat, kind: "seat") }: gdzie kładziesz Cel { $objective }, najwyżej 2″ od tacki jednostki { NAME($unit, kind: "unit") }?
ask-place-beside-pile = { NAME($seat, kind: "seat") }: gdzie przy jego Stosie Trupów kładziesz Cel { $objective }?
ask-raise-corpse-pile = { NAME($seat, kind: "seat") }: zniszczona jednostka: { NAME($unit, kind: "unit") }. Gdzie kładziesz Stos Trupów?

hint-choose-objective = jednostka nosi jeden Cel, pozostałe przesuwa przeciwnik. Zwykle: ten z lepszą kartą.
hint-choose-engaged-captor = odtąd jednostka nosi Cel i ma Szybkość 2. Zwykle: najsilniejsza z twoich.
hint-choose-captor-at-pile = jednostka nosi Cel, dopóki dotyka Stosu Trupów. Zwykle: najsilniejsza z twoich.
hint-place-beside-tray = w całości najwyżej 2 cale od tacki, pod żadną tacką i nie na Terenie Nie Do Przebycia. Zwykle: jak najbliżej własnej jednostki.
hint-place-beside-pile = brzeg żetonu dotyka Stosu Trupów od zewnątrz, pod żadną tacką. Zwykle: jak najbliżej własnej jednostki.
hint-raise-corpse-pile = w całości najwyżej 12 cali od tacki i co najmniej 1 cal od Terenu i innych tacek; leży na nim nowy Cel. Zwykle: blisko własnych jednostek.

option-take-objective = Zajmij Cel { $objective }
option-place-token = Połóż Cel { $objective }: { $x } / { $y }
option-place-pile = Połóż Stos Trupów: { $x } / { $y }

event-objective-taken = { NAME($unit, kind: "unit") } odbierają Cel { $objective } jednostce { NAME($loser, kind: "unit") }.
event-objective-placed = { NAME($seat, kind: "seat") } kładą Cel { $objective }: { $x } / { $y } (dotąd: { NAME($unit, kind: "unit") }).
event-corpse-piles-laid = Pod każdym Celem leży Stos Trupów.
event-corpse-pile-raised = { NAME($seat, kind: "seat") } kładą Stos Trupów za jednostkę { NAME($unit, kind: "unit") }, a na nim Cel { $objective }: { NAME($card, kind: "objective") }.

candidate-near-own = obok: { NAME($what, kind: "unit") }
candidate-from-enemies = z dala od wrogów
candidate-where-it-fell = gdzie stoi jednostka
field-reason-near-own = obok: { NAME($about, kind: "unit") }
field-reason-from-enemies = z dala od wrogów
field-reason-where-it-fell = gdzie stoi jednostka

refusal-mode-adwd-no-march = ({ NAME($unit, kind: "unit") } noszą Cel { $objective }.)
refusal-mode-adwd-claim = (Tacka nie nachodzi na Cel { $objective }.)
refusal-mode-affc-claim = (Tacka nie nachodzi na Cel { $objective }.)
refusal-mode-adwd-lose-on-panic-or-death = ({ NAME($unit, kind: "unit") } nie są z nią związani walką albo nie mogą nosić Celu.)
refusal-mode-affc-lose-on-panic-or-death = ({ NAME($unit, kind: "unit") } nie dotykają Stosu Trupów albo nie mogą nosić Celu.)
refusal-ruling-adwd-token-spot =
    { $what ->
        [far] (Żeton sięgałby { $number }″ od tacki, dozwolone najwyżej { $most }″.)
        [piece] (Żeton nachodziłby o { $number }″ na { NAME($name, kind: "piece") }.)
        [unit] (Żeton leżałby o { $number }″ pod tacką jednostki { NAME($name, kind: "unit") }.)
       *[edge] (Żeton wystawałby { $number }″ poza pole bitwy.)
    }
refusal-ruling-affc-touch-and-adjacent =
    { $what ->
        [far] (Odstęp od Stosu Trupów: { $number }″, dozwolone najwyżej { $most }″.)
        [pile] (Żeton nachodziłby o { $number }″ na Stos Trupów.)
        [unit] (Żeton leżałby o { $number }″ pod tacką jednostki { NAME($name, kind: "unit") }.)
       *[edge] (Żeton wystawałby { $number }″ poza pole bitwy.)
    }
refusal-ruling-affc-pile-placement =
    { $what ->
        [far] (Stos Trupów sięgałby { $number }″ od tacki, dozwolone najwyżej { $most }″.)
        [piece] (Odstęp, { NAME($name, kind: "piece") }: { $number }″, wymagany co najmniej 1″.)
        [unit] (Odstęp od jednostki { NAME($name, kind: "unit") }: { $number }″, wymagany co najmniej 1″.)
       *[edge] (Stos Trupów wystawałby { $number }″ poza pole bitwy.)
    }
