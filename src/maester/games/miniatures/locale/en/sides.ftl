option-sides = with four players: everybody alone, or two against two
choice-sides-alone = everybody alone
choice-sides-teams = two against two

ask-choose-corner = { NAME($seat, kind: "seat") }: in which corner of the table do you deploy?

option-leave-turn = Leave the turn to your teammate
option-take-corner = { NAME($corner, kind: "corner") }

event-turn-left = { NAME($seat, kind: "seat") } leaves the turn of the team to { NAME($teammate, kind: "seat") }.
event-corner-taken = { NAME($seat, kind: "seat") } deploys in a corner: { NAME($corner, kind: "corner") }.
event-first-player-rolled = { NAME($seat, kind: "seat") } rolled highest and is First Player.
event-player-eliminated = { NAME($seat, kind: "seat") } is eliminated.
event-team-won = The team of { NAME($seats, kind: "seat") } wins the battle with { $points } VP.
event-army-shown = { NAME($seat, kind: "seat") } shows the own army to the team: { NAME($faction, kind: "faction") }, led by { NAME($commander, kind: "army-card") }.

refusal-team-characters-shared = Your teammate brings already: { NAME($cards, kind: "army-card") }.
refusal-ruling-team-details =
    { $unit ->
        [none] A turn that was left to you can't be passed or left again, and it can be left only to a teammate who has a unit to activate.
       *[other] { NAME($unit, kind: "unit") } is activated by its own player: leave the turn to that teammate.
    }
refusal-ruling-ffa-details = The corner is taken: { NAME($corner, kind: "corner") }.

corner-south-west = lower left
corner-south-east = lower right
corner-north-west = upper left
corner-north-east = upper right

picture-team = One team: { NAME($seats, kind: "seat") }.
picture-eliminated = Out of the battle: { NAME($seats, kind: "seat") }.
