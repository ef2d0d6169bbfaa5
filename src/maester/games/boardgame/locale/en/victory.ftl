event-game-won =
    { NAME($seat, kind: "house") } wins with { $castles ->
        [one] { $castles } area that has
       *[other] { $castles } areas that have
    } a Castle or Stronghold.

tie-break-strongholds = more Strongholds
tie-break-land-areas = more land areas
tie-break-supply = the higher place on the Supply track
tie-break-power = more available Power
tie-break-iron-throne = the higher place on the Iron Throne track
