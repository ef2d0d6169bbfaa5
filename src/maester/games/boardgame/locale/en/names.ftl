# Names of houses, units, orders and tracks. Sentences say them with NAME($seat, kind: "house").

house-stark = House Stark
    .short = Stark
house-greyjoy = House Greyjoy
    .short = Greyjoy
house-lannister = House Lannister
    .short = Lannister
house-martell = House Martell
    .short = Martell
house-tyrell = House Tyrell
    .short = Tyrell
house-baratheon = House Baratheon
    .short = Baratheon

unit-footman = Footman
unit-knight = Knight
unit-ship = Ship
unit-siege-engine = Siege Engine

order-march-minus-1 = March -1
order-march-0 = March +0
order-march-plus-1 = March +1 (special)
order-defense-1 = Defense +1
order-defense-2 = Defense +2 (special)
order-support = Support
order-support-plus-1 = Support +1 (special)
order-raid = Raid
order-raid-special = Raid (special)
order-consolidate-power = Consolidate Power
order-consolidate-power-special = Consolidate Power (special)

track-iron-throne = Iron Throne
    .token = Iron Throne token
track-fiefdoms = Fiefdoms
    .token = Valyrian Steel Blade
track-kings-court = King's Court
    .token = Messenger Raven

# Words in moves that are typed.
word-routed = routed
word-bottom = bottom
word-top = top
word-units = units
word-positions = positions

# Units by their letters, as they are counted in sentences.
units-none = no units
units-F =
    { $count ->
        [one] { $count } Footman
       *[other] { $count } Footmen
    }
units-K =
    { $count ->
        [one] { $count } Knight
       *[other] { $count } Knights
    }
units-S =
    { $count ->
        [one] { $count } Ship
       *[other] { $count } Ships
    }
units-E =
    { $count ->
        [one] { $count } Siege Engine
       *[other] { $count } Siege Engines
    }
