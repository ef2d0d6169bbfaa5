### The end of a match: its chart and its result.

chart-castles = Castles and Strongholds
chart-supply = Supply
chart-power = Available Power

## How well a house did.

score-total =
    { $total ->
        [one] { $total } Castle or Stronghold
       *[other] { $total } Castles and Strongholds
    }
score-won = Castles and Strongholds: { $best }; the next house has { $next }.
score-line-strongholds = Strongholds
score-line-land-areas = land areas
score-line-supply = Supply
score-line-power = available Power
