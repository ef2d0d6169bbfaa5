### Game Modes in the browser: what each is about.

mode-title = Game Mode
mode-all-rules = All its rules
mode-still-to-be-drawn = The Game Mode is drawn when the armies are chosen.
mode-gist =
    { $mode ->
        [a-game-of-thrones] Five Objectives, each with a card that helps whoever Controls it: stand on them and keep them from Round 2 on.
        [a-clash-of-kings] A war of Commanders: three Objectives, two cards for each Commander's unit, and more points for what it destroys.
        [a-storm-of-swords] A siege: the Attacker storms three Castle Walls before Round 6 ends, the Defender holds out and gets half of the army only later.
        [a-feast-for-crows] Objectives lie on Corpse Piles, and fallen Infantry leaves new ones: whoever picks a token up has to stay with its pile.
        [a-dance-with-dragons] Three Objectives that are picked up and carried: whoever has one is slow, and others want it.
        [winds-of-winter] Each Round two Missions are revealed from secret hands, and everybody may fulfil both; Objectives score nothing by themselves.
        [fire-and-blood] A manhunt: four Marked units are worth more to whoever destroys them, and fight better, too.
        [dark-wings-dark-words] Two Missions count for all, two more wait; NCUs and Commanders swap them. Three Objectives score besides.
        [honed-and-ready] Five Objectives under the arrows of two castles: holding the outer ones costs blood.
        [here-we-stand] The battlefield is divided into quarters: bring more points of army into each than the enemy.
       *[random] One of the modes is drawn when the armies are chosen.
    }

mode-commander-cards = Cards of the Commanders' units
mode-card-used = used
mode-marked = Marked units and markers
mode-markers = +{ $count } VP
mode-siege = The siege
mode-wall-wounds = Wounds left: { $wounds }
mode-siege-hand = Siege Strategy cards in hand: { $count }
mode-missions = Missions
mode-no-mission = No Mission counts in this Round.
mode-mission-near = has { $own }, would score { $points } VP
mode-missions-reserve = In reserve ({ $count } in the deck):
mode-missions-hand = in hand: { $count }
mode-quadrants = Squares
mode-quadrant-commander = Commander
mode-quadrant-halved = { $unit } stands exactly on a border: the opponent says where it counts.

## Choosing.

field-token = Objective { $number }
mode-pick-missions = Your Missions
mode-pick-missions-note = From Round 2 on you reveal one of them in each Round. Everybody may fulfil it.
mode-take-missions = Take { $count } of { $size }
mode-mission-always = everybody has it
mode-pick-card = Choose a card
mode-picker-fold = Look at the field
mode-picker-unfold = Back to the cards
mode-siege-cards = Siege Strategy
mode-siege-play = play it
hand-teammate = Teammate
mode-would-score = would score { $points } VP
scene-vp-by = { NAME($seat, kind: "seat") }: { NAME($source, kind: "source-vp") } ({ $total } in all)
