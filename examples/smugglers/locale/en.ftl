option-looking = Whoever won the last crate may look into the next one.

ask-look-inside = { NAME($seat, kind: "seat") }: do you look into the next crate?
ask-bid-for-crate = { NAME($seat, kind: "seat") }: how much do you bid for the crate?

option-bid = Bid { $coins }

event-looked-inside =
    { $crate ->
        [none] { NAME($seat, kind: "seat") } looks into the next crate.
       *[other] { NAME($seat, kind: "seat") } looks into the next crate: { NAME($crate, kind: "crate") }.
    }
event-crate-won =
    { $crate ->
        [none] { NAME($seat, kind: "seat") } wins the crate for { $coins }.
       *[other] { NAME($seat, kind: "seat") } wins the crate for { $coins }: { NAME($crate, kind: "crate") }.
    }
event-crate-sunk = Several bid { $coins }. The crate sinks: { NAME($crate, kind: "crate") }.
event-hold-opened = { NAME($seat, kind: "seat") } opens the hold: { NAME($crates, kind: "crate") }. In all, with the coins: { $total }.

refusal-bid-own-coins = You have { $coins }.

seat-red = Red
seat-green = Green
seat-blue = Blue

crate-salt = salt
crate-hides = hides
crate-candles = candles
crate-ale = ale
crate-wine = wine
crate-silk = silk
crate-amber = amber
crate-spices = spices
crate-glass = Myrish glass
