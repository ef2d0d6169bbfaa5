# Names of Houses, phases and types of challenges. The names of cards stand in the card file.

house-stark = House Stark
    .short = Stark
house-lannister = House Lannister
    .short = Lannister
seat-stark = { house-stark }
seat-lannister = { house-lannister }

phase-plot = plot phase
phase-draw = draw phase
phase-marshalling = marshalling phase
phase-challenges = challenges phase
phase-dominance = dominance phase
phase-standing = standing phase
phase-taxation = taxation phase

challenge-military = military
challenge-intrigue = intrigue
challenge-power = power

keyword-limited = Limited
keyword-renown = Renown
keyword-stealth = Stealth

tie-break-conceded = the opponent gave up
tie-break-first-player = the first player wins
