event-game-won =
    { NAME($seat, kind: "house") } wygrywają, kontrolując { $castles ->
        [one] { $castles } obszar z Zamkiem lub Twierdzą
        [few] { $castles } obszary z Zamkiem lub Twierdzą
       *[many] { $castles } obszarów z Zamkiem lub Twierdzą
    }.

tie-break-strongholds = więcej Twierdz
tie-break-land-areas = więcej obszarów lądowych
tie-break-supply = wyższa pozycja na torze Zaopatrzenia
tie-break-power = więcej dostępnej władzy
tie-break-iron-throne = wyższa pozycja na torze Żelaznego Tronu
