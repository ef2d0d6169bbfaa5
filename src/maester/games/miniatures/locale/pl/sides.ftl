option-sides = przy czterech graczach: Konfrontacja albo Gra Drużynowa
choice-sides-alone = Konfrontacja (każdy na każdego)
choice-sides-teams = Gra Drużynowa (dwóch na dwóch)

ask-choose-corner = { NAME($seat, kind: "seat") }: w którym rogu stołu rozmieszczasz armię?

option-leave-turn = Oddaj turę koledze z drużyny
option-take-corner = { NAME($corner, kind: "corner") }

event-turn-left = { NAME($seat, kind: "seat") } oddaje turę drużyny: rozgrywa ją { NAME($teammate, kind: "seat") }.
event-corner-taken = { NAME($seat, kind: "seat") } rozmieszcza armię w rogu: { NAME($corner, kind: "corner") }.
event-first-player-rolled = { NAME($seat, kind: "seat") } ma najwyższy wynik i zostaje Pierwszym Graczem.
event-player-eliminated = { NAME($seat, kind: "seat") } odpada z gry.
event-team-won = Bitwę wygrywa drużyna: { NAME($seats, kind: "seat") }. Punkty Zwycięstwa: { $points }.
event-army-shown = { NAME($seat, kind: "seat") } pokazuje drużynie swoją armię: { NAME($faction, kind: "faction") }, Dowódca: { NAME($commander, kind: "army-card") }.

refusal-team-characters-shared = Twój kolega z drużyny ma już w armii: { NAME($cards, kind: "army-card") }.
refusal-ruling-team-details =
    { $unit ->
        [none] Tury, którą ci oddano, nie można spasować ani oddać dalej; turę można oddać tylko koledze z drużyny, który ma dostępną jednostkę.
       *[other] { NAME($unit, kind: "unit") }: tę jednostkę aktywuje jej gracz, oddaj turę koledze z drużyny.
    }
refusal-ruling-ffa-details = Ten róg jest już zajęty: { NAME($corner, kind: "corner") }.

corner-south-west = lewy dolny
corner-south-east = prawy dolny
corner-north-west = lewy górny
corner-north-east = prawy górny

picture-team = Jedna drużyna: { NAME($seats, kind: "seat") }.
picture-eliminated = Poza grą: { NAME($seats, kind: "seat") }.
