event-round-began = Round { $round } begins.
event-phase-began =
    { $phase ->
        [plot] Phase 1: plot.
        [draw] Phase 2: draw.
        [marshalling] Phase 3: marshalling.
        [challenges] Phase 4: challenges.
        [dominance] Phase 5: dominance.
        [standing] Phase 6: standing.
       *[taxation] Phase 7: taxation.
    }

ask-choose-plot = { NAME($seat, kind: "house") }: which plot do you reveal?
ask-choose-first-player = { NAME($seat, kind: "house") } has the initiative: who is the first player?

option-choose-title = { NAME($title, kind: "title") }
option-name-first-player = First player: { NAME($player, kind: "house") }

event-plot-revealed = { NAME($seat, kind: "house") } reveals { NAME($title, kind: "title") }.
event-plots-returned = The used plots of { NAME($seat, kind: "house") } return to the plot deck.
event-initiative-won =
    { $why ->
        [value] { NAME($seat, kind: "house") } wins initiative ({ $values }).
        [less-power] Initiative is tied; { NAME($seat, kind: "house") } has less power and wins it.
       *[random] Initiative and power are tied; chance gives initiative to { NAME($seat, kind: "house") }.
    }
event-first-player-named = { NAME($player, kind: "house") } is the first player.

event-dominance-counted =
    { $winner ->
        [none] Nobody wins dominance ({ $totals }).
       *[other] { NAME($winner, kind: "house") } wins dominance ({ $totals }).
    }
event-gold-returned = Unspent gold goes back to the treasury ({ $gold }).
