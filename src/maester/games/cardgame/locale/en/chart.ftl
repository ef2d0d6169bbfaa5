### The end of a match: its chart and its result.

chart-power = Power
chart-characters = Characters in play
chart-hand = Cards in hand

## How well a player did.

score-total = Power { $total }
score-won = Power: { $best } to { $next }.
score-line-banner = on the banner
