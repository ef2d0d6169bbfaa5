option-draft = The variant in which plots are drafted: both players agree to it before the game.
option-power = How much power wins; the rulebook's game is played to 15.
option-houses = Which seat leads which House: “listed” gives Stark the first seat, “random” lets chance decide.

ask-take-mulligan = { NAME($seat, kind: "house") }: do you take a mulligan, shuffle your set-up hand back and draw 7 new cards?
ask-place-cards = { NAME($seat, kind: "house") }: which set-up cards do you place face down? Gold left: { $left }.

option-place = Place { NAME($title, kind: "title") }

event-houses-dealt = Chance has decided who leads which House.
event-mulligan-taken = { NAME($seat, kind: "house") } takes a mulligan.
event-hand-kept = { NAME($seat, kind: "house") } keeps the set-up hand.
event-set-up-cards-revealed = { NAME($seat, kind: "house") } reveals the set-up cards: { NAME($cards, kind: "card") }.

refusal-setup-cards-budget-5 = (It costs { $cost }; { $spent } of 5 are spent.)

ask-draft-plot = { NAME($seat, kind: "house") }: which plot do you keep?
ask-choose-seven = { NAME($seat, kind: "house") }: which plots make up your plot deck? Still to choose: { $left }.

event-plots-dealt = { NAME($seat, kind: "house") } looks at plots: { NAME($titles, kind: "title") }.
event-plots-given =
    { $number ->
        [one] { NAME($seat, kind: "house") } looks at { $number } plot.
       *[other] { NAME($seat, kind: "house") } looks at { $number } plots.
    }
event-plot-kept = { NAME($seat, kind: "house") } keeps a plot: { NAME($title, kind: "title") }.
event-some-plot-kept = { NAME($seat, kind: "house") } keeps a plot.
event-plot-deck-chosen = { NAME($seat, kind: "house") } has chosen a plot deck.
