# Karty Taktyk i Stronnicy na planszy w przeglądarce.

hand-title = Twoja ręka
hand-none = Brak kart na ręce.
hand-of =
    { $count ->
        [one] { NAME($seat, kind: "seat") }: { $count } karta na ręce
        [few] { NAME($seat, kind: "seat") }: { $count } karty na ręce
       *[many] { NAME($seat, kind: "seat") }: { $count } kart na ręce
    }
hand-card-lit = { NAME($card, kind: "card") }. Można teraz zagrać.
hand-piles = Talia { $deck }, odrzucone { $discard }
hand-look = Wszystkie Karty Taktyk { NAME($seat, kind: "seat", form: "gen") }
hand-play = Zagraj: { NAME($card, kind: "card") }
hand-choose-target =
    { $number ->
        [1] Wskaż jednostkę, dla której zagrywasz kartę „{ NAME($card, kind: "card") }”.
        [2] „{ NAME($card, kind: "card") }”: wskaż drugi cel.
       *[other] „{ NAME($card, kind: "card") }”: wskaż trzeci cel.
    }
hand-details = Cała karta
hand-discard =
    { $count ->
        [0] Nie odrzucaj niczego
        [one] Odrzuć { $count } kartę
        [few] Odrzuć { $count } karty
       *[many] Odrzuć { $count } kart
    }
hand-choose-discards =
    { $count ->
        [0] Wskaż karty, które odrzucasz.
        [one] Wskaż kartę, którą odrzucasz.
        [few] Wskaż { $count } karty, które odrzucasz.
       *[many] Wskaż { $count } kart, które odrzucasz.
    }
piles-title = Karty Taktyk { NAME($seat, kind: "seat", form: "gen") }
piles-unseen =
    { $own ->
        [true] Jeszcze w twojej talii
       *[false] Na ręce lub w talii
    }
piles-hand = Na pewno na ręce
piles-table = Na stole
piles-discard = Stos kart odrzuconych
piles-copies = { $unseen } z { $copies }
piles-none = brak

tactics-title = Plansza Taktyk
tactics-free = pusta
tactics-controlled = Kontrolują { NAME($seats, kind: "seat") }
tactics-claim = Zajmij: { NAME($zone, kind: "zone") }
tactics-lit = Można Zająć.
tactics-people = Stronnicy { NAME($seat, kind: "seat", form: "gen") }
ncu-state-free = jeszcze bez aktywacji
ncu-state-activated = po aktywacji
ncu-state-destroyed = Stronnik zniszczony
ncu-silenced = bez Umiejętności
ncu-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
ncu-zone = stoi w strefie: { NAME($zone, kind: "zone") }

declared-title = Zapowiedziane efekty
declared-waiting = czeka
declared-resolving = w trakcie
declared-cancelled = anulowany
declared-targets = cel: { NAME($targets, kind: "unit") }
declared-by = { NAME($unit, kind: "unit") }

sheet-attachments = Dodatki
sheet-commander = Dowódca
sheet-commander-unit = jednostka Dowódcy
sheet-bears = Działa na nią
sheet-used = Użyte
sheet-silenced = Jednostka straciła Umiejętności.
sheet-reserve = W Rezerwie.
sheet-orders = Rozkazy i Umiejętności
borne-kind-influence = Wpływ
borne-kind-card = dołączona karta
borne-kind-effect = efekt
borne-until-turn = do końca tury
borne-until-round = do końca Rundy
borne-until-game = do końca bitwy
field-unit-attachments = Dodatki: { $names }.
field-unit-bears = Działa na nią: { $names }.
field-unit-commander = Jednostka Dowódcy.

scene-card = { NAME($seat, kind: "seat") } zagrywają kartę „{ NAME($card, kind: "card") }”
scene-card-unit = { NAME($unit, kind: "unit") }
scene-card-targets = cel: { NAME($targets, kind: "unit") }
scene-card-cancelled = Efekt anulowany: nic się nie dzieje.
scene-zone = Strefa Zajęta: { NAME($zone, kind: "zone") } – { NAME($ncu, kind: "unit") }
