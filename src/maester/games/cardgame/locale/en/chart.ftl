### The chart of a finished match.

chart-power = Power
chart-characters = Characters in play
chart-hand = Cards in hand
