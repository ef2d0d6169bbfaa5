### The board as the terminal shows it.

## Regions of the map, and what is typed to see one (after v).

region-north = The North
region-riverlands = The Iron Islands and the Riverlands
region-vale = The Vale
region-westerlands = The Westerlands
region-crownlands = The Crownlands and the Stormlands
region-reach = The Reach and the Arbor
region-dorne = Dorne
region-western-seas = The western seas
region-eastern-seas = The eastern seas

picture-part-north = north
picture-part-riverlands = riverlands
picture-part-vale = vale
picture-part-westerlands = westerlands
picture-part-crownlands = crownlands
picture-part-reach = reach
picture-part-dorne = dorne
picture-part-western-seas = western seas
picture-part-eastern-seas = eastern seas
picture-part-mine = mine
picture-part-houses = houses
picture-part-tracks = tracks
picture-part-hands = hands
picture-part-decks = decks
picture-part-battle = battle
picture-also = the name of an area, to see it with its neighbours

## Titles and columns.

picture-title-map = Westeros
picture-legend = ■ Stronghold, □ Castle, ● supply, ♛ Power
picture-title-mine = Your areas
picture-title-houses = Houses
picture-title-tracks = Influence tracks
picture-title-hands = Hands and discard piles
picture-title-decks = Decks
picture-title-battle = Battle in { NAME($area, kind: "area", form: "mid") }

picture-column-house = House
picture-column-castles = castles
picture-column-supply = supply
picture-column-armies = armies
picture-column-power = Power
picture-column-stars = Special
picture-column-cards = cards
picture-column-track = track
picture-column-places = places
picture-column-token = token
picture-column-attacker = attacker
picture-column-defender = defender
picture-column-strength = strength

## What lies in an area.

picture-own = { $house } (you)
picture-nobody = nobody
picture-bare = Nobody: { $areas }
picture-neutrals = Neutral Forces: { $areas }
picture-strength =
    { $strength ->
        [unconquerable] (impassable)
       *[other] ({ $strength })
    }
picture-near = Next to it:
picture-units = { COUNTS($units, kind: "units") }
picture-castle =
    { $castle ->
        [stronghold] Stronghold
       *[castle] Castle
    }
picture-supply = supply { $supply }
picture-power = Power { $power }
picture-face-down = face down
picture-said-order = order: { $order }
picture-routed = routed: { COUNTS($units, kind: "units") }
picture-power-token = Power token of { NAME($house, kind: "house") }
picture-garrison = Garrison { $strength }
picture-neutral =
    { $strength ->
        [unconquerable] Neutral Force that can't be beaten
       *[other] Neutral Force { $strength }
    }
# $there is what the House has there: units, Garrison, Power token.
picture-attack = attack on { NAME($house, kind: "house") }: { $there }
picture-takes = taken from { NAME($house, kind: "house") }: { $there }
picture-ability = { $text }

option-end-march-unmoved = { NAME($source, kind: "area") }: remove the March order, nobody moves

## Houses and tracks.

picture-victory = Who holds { $castles } areas with a Castle or Stronghold wins at once.
picture-said-house =
    { $own ->
        [true] { NAME($house, kind: "house") } (you)
       *[other] { NAME($house, kind: "house") }
    }: castles { $castles }, supply { $supply } (armies allowed: { $limits }; armies now: { $armies }), Power { $power }, Special orders { $stars }, House cards in hand { $cards }.
picture-token =
    { $used ->
        [true] { NAME($track, kind: "track", form: "token") }: { NAME($house, kind: "house", form: "short") }, used
       *[other] { NAME($track, kind: "track", form: "token") }: { NAME($house, kind: "house", form: "short") }
    }
picture-round = Round { $round } of { $last }.
picture-wildlings = Wildlings: { $wildlings } (they attack at { $attack }).
picture-ban =
    { $ban ->
        [no-raid] This round without Raid orders.
        [no-march-plus-1] This round without March +1 orders.
        [no-consolidate-power] This round without Consolidate Power orders.
        [no-support] This round without Support orders.
       *[no-defense] This round without Defense orders.
    }

## Cards. The number after a House card is its strength.

picture-hand =
    { $hidden ->
        [true] { NAME($house, kind: "house") } holds cards that nobody else sees now.
       *[other] { NAME($house, kind: "house") } holds: { $hand }.
    } Discarded: { $discard }.
picture-left = Units of { NAME($house, kind: "house") } that are not on the board: { $units }.
picture-unused-orders = Your unused orders: { $orders }.
picture-westeros-open = Westeros cards of this round: { $cards }.
picture-westeros-deck = Westeros deck { $number }, in unknown order: { $left }. Discarded: { $gone }.
picture-wildling-deck = Wildling deck: { $count } cards. Known from the top: { $known }.
picture-tides-deck = Tides of Battle deck: { $count } cards.

## Battles.

picture-fight =
    { $defender ->
        [none] { NAME($attacker, kind: "house") } attacks the Neutral Force from { NAME($source, kind: "area", form: "mid") } with { COUNTS($units, kind: "units") }.
       *[other] { NAME($attacker, kind: "house") } attacks { NAME($defender, kind: "house") } from { NAME($source, kind: "area", form: "mid") } with { COUNTS($units, kind: "units") }. { NAME($area, kind: "area") } is embattled.
    }
picture-supports = Support for { NAME($house, kind: "house") } from { NAME($area, kind: "area", form: "mid") }.
picture-support-from = support from { NAME($area, kind: "area", form: "mid") }
picture-said-side = { NAME($house, kind: "house") } has strength { $total }: { $lines }.
picture-sum = total
picture-no-battle = There is no battle now.
modifier-order = order
modifier-garrison = Garrison
modifier-valyrian-steel-blade = Valyrian Steel Blade
modifier-tides-of-battle = Tides of Battle

## Kinds of names, in errors.

kind-area = area
kind-order = order
kind-units = units
kind-unit = unit
kind-card = House card
kind-westeros-card = Westeros card
kind-wildling-card = Wildling card
kind-tides-card = Tides of Battle card
kind-track = track
