# Leaders. Sentences say them with NAME($seat, kind: "seat"). Cards and allies are named in the card file.

seat-cersei-lannister = Cersei Lannister
seat-tyrion-lannister = Tyrion Lannister
seat-olenna-tyrell = Olenna Tyrell
seat-daenerys-targaryen = Daenerys Targaryen
seat-jon-snow = Jon Snow
seat-eddard-stark = Eddard Stark
seat-melisandre = Melisandre
seat-euron-greyjoy = Euron Greyjoy
seat-doran-martell = Doran Martell
seat-player-1 = Player 1
seat-player-2 = Player 2
seat-player-3 = Player 3
seat-player-4 = Player 4
seat-player-5 = Player 5
seat-player-6 = Player 6

season-summer = summer
season-autumn = autumn
season-winter = winter

color-red = red
color-green = green
color-purple = purple
color-white = white
color-blue = blue

field-all = everything
field-power = power
field-influence = influence value
field-copies = copies
field-color = colour
field-triumph = triumph symbol
field-ability = ability
field-value = value
field-count = count
field-name_en = English name
field-name_pl = Polish name
field-round_spaces = spaces

tie-break-other-council = the power of the other council
tie-break-ally-cards = the number of ally cards
tie-break-shared-victory = nothing: the victory is shared
