option-looking = Kto zdobył poprzednią skrzynię, może zajrzeć do następnej.

ask-look-inside = { NAME($seat, kind: "seat") }: czy zaglądasz do następnej skrzyni?
ask-bid-for-crate = { NAME($seat, kind: "seat") }: ile dajesz za skrzynię?

option-bid = Daj { $coins }

event-looked-inside =
    { $crate ->
        [none] { NAME($seat, kind: "seat") } zagląda do następnej skrzyni.
       *[other] { NAME($seat, kind: "seat") } zagląda do następnej skrzyni: { NAME($crate, kind: "crate") }.
    }
event-crate-won =
    { $crate ->
        [none] { NAME($seat, kind: "seat") } zdobywa skrzynię za { $coins }.
       *[other] { NAME($seat, kind: "seat") } zdobywa skrzynię za { $coins }: { NAME($crate, kind: "crate") }.
    }
event-crate-sunk = Kilka osób dało { $coins }. Skrzynia tonie: { NAME($crate, kind: "crate") }.
event-hold-opened = { NAME($seat, kind: "seat") } otwiera ładownię: { NAME($crates, kind: "crate") }. Łącznie z monetami: { $total }.

refusal-bid-own-coins = Masz { $coins }.

seat-red = Czerwony
seat-green = Zielony
seat-blue = Niebieski

crate-salt = sól
crate-hides = skóry
crate-candles = świece
crate-ale = piwo
crate-wine = wino
crate-silk = jedwab
crate-amber = bursztyn
crate-spices = przyprawy
crate-glass = myrijskie szkło
