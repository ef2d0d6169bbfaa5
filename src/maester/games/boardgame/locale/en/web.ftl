# What the board in the browser says by itself.

map-title = Map of Westeros
map-about = Arrow keys go from area to area, Enter chooses; plus, minus and 0 zoom, Shift with an arrow key moves the map.
map-zoom = Zoom
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-zoom-whole = Show the whole map

map-area-held = held by { NAME($house, kind: "house") }
map-area-units = { COUNTS($units, kind: "units") }
map-area-routed = routed: { COUNTS($units, kind: "units") }
map-area-order = order: { NAME($order, kind: "order") }
map-area-planned = your order: { NAME($order, kind: "order") }
map-area-order-hidden = an order, face down
map-area-own-order-hidden = your order, face down
map-area-power-token = Power token of { NAME($house, kind: "house") }
map-area-garrison = Garrison { $strength }
map-area-neutral = Neutral Force { $strength }
map-area-unconquerable = Neutral Force: nobody may ever enter
map-area-castle = Castle
map-area-stronghold = Stronghold
map-area-supply =
    { $count ->
        [one] { $count } supply icon
       *[other] { $count } supply icons
    }
map-area-power =
    { $count ->
        [one] { $count } power icon
       *[other] { $count } power icons
    }
map-area-empty = nothing there
map-area-lit = can be chosen

map-confirm = Confirm
map-cancel = Back
map-close = Close
map-smaller = Make this smaller
map-larger = Show this again
map-tap-area = Choose a lit area on the map.
map-tap-target = Choose a lit area as the target.
map-choose-units = Units that march
map-fewer = Fewer: { NAME($unit, kind: "unit") }
map-more = More: { NAME($unit, kind: "unit") }
map-units-of = { $chosen } of { $all }
map-supply-check = Armies after this: { $armies }. Supply allows: { $limit }.
map-supply-fits = Within supply.
map-supply-over = Over supply: more units must march.
map-no-armies = none
map-planning = Your orders
map-planned-count = { $placed } of { $needed } placed
map-stars-left =
    { $count ->
        [one] { $count } star left
       *[other] { $count } stars left
    }
map-planning-how = Choose an area, then an order; or drag an order onto the map. Choose two areas with orders to swap them.
map-planning-area = Order for { NAME($area, kind: "area", form: "mid") }
map-tokens = Order tokens
map-token-left =
    { $count ->
        [0] { NAME($order, kind: "order") }, none left
       *[other] { NAME($order, kind: "order") }, { $count } left
    }
map-take-back = Take the order back
map-take-all-back = Take all back
map-ready = Ready
map-ready-sent = Your orders lie face down. You can change them until the last player is ready.
map-ready-waiting = Still planning: { $houses }
map-sending = Your orders are being laid out…
map-bans = Not this round: { $bans }

map-bid-title = Your bid
map-bid-less = One less
map-bid-more = One more
map-bid-of = { $bid } of { $power }
map-bid-others = Available Power of the others
map-bid-confirm =
    { $power ->
        [one] Bid { $power } Power token
       *[other] Bid { $power } Power tokens
    }
map-bid-sent = Your bid is { $power }. You can change it until the last player has bid.

map-muster-title = Mustering
map-muster-points =
    { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }
map-muster-new = New: { NAME($unit, kind: "unit") }
map-muster-upgrade = Footman to { NAME($unit, kind: "unit") }
map-muster-upgrade-routed = Routed Footman to { NAME($unit, kind: "unit") }
map-muster-ship-place = Where does the Ship go? Choose a lit area on the map.

map-battle-title = Battle for { NAME($area, kind: "area", form: "mid") }
map-battle-neutral = Attack on the Neutral Force in { NAME($area, kind: "area", form: "mid") }
map-attacker = attacks
map-defender = defends
map-total = Total
map-line-footman = Footmen
map-line-knight = Knights
map-line-ship = Ships
map-line-siege-engine = Siege Engines
map-line-order = Order
map-line-garrison = Garrison
map-line-valyrian-steel-blade = Valyrian Steel Blade
map-line-support = Support from { NAME($area, kind: "area", form: "mid") }
map-line-tides = Tides of Battle
map-card-waiting = chooses a House card
map-tie-goes-to = A tie goes to { NAME($house, kind: "house") } (Fiefdoms track).
map-odds = Best chance of { NAME($house, kind: "house") } to win, from open hands: { NUMBER($chance, style: "percent") }
map-card-strength = strength { $strength }
map-card-swords = swords { $count }
map-card-towers = fortifications { $count }
map-tracks = Tracks
map-track-round = Round { $round } of { $last }
map-track-wildlings = Wildling threat: { $threat } of 12
map-track-used = used this round
map-track-place = { $place }. { NAME($house, kind: "house") }
map-track-victory = Victory track
map-track-supply = Supply track
map-castles =
    { $count ->
        [one] { $count } Castle or Stronghold
       *[other] { $count } Castles and Strongholds
    }
map-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }

map-decks = Decks
map-deck-westeros = Westeros deck { $deck }
map-deck-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
map-deck-discards = Already drawn
map-deck-in = Still in the deck
map-deck-wildlings = Wildling deck
map-deck-tides = Tides of Battle
map-deck-top = On top: { NAME($card, kind: "card") }
map-deck-unknown = unknown
map-open-cards = Westeros cards of this round
map-turned-westeros = Westeros cards
map-turned-wildling = Wildling card

map-hand = Hand
map-discard = Discard pile
map-hand-hidden = Hidden while House cards are chosen.
map-power-available = Available Power: { $power } (in the pool: { $pool })
map-armies = Armies: { $armies } (supply { $supply } allows { $limit })
map-units-left = Unused units:
map-answer-sent = Your answer is in. You can change it until everybody has answered.
map-bids = Bids
map-battle-won = { NAME($house, kind: "house") } wins.
map-ban-no-raid = Raid
map-ban-no-march-plus-1 = March +1
map-ban-no-consolidate-power = Consolidate Power
map-ban-no-support = Support
map-ban-no-defense = Defense
map-acts = is asked now
map-beside = Decision, tracks and decks
map-muster-cost =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
map-supply-space = Supply { $level }: armies of { $limit }
map-chance = { NUMBER($chance, style: "percent") }
map-odds-card = With this card: { NUMBER($chance, style: "percent") } to win; units lost on average: { $own } of yours, { $enemy } of theirs.
