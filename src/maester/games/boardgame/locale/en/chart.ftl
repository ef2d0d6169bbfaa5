### The chart of a finished match.

chart-castles = Castles and Strongholds
chart-supply = Supply
chart-power = Available Power
