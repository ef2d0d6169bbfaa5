### The end of a match: its chart and its result.

chart-small-council = Small council (tokens at the end)
chart-both-councils = Both councils (tokens at the end)
chart-tokens = Power tokens in the councils

## How well a leader did.

score-total = Small council { $total }
score-won = Small council: { $best }; the next leader has { $next }.
score-line-other-council = other council
score-line-ally-cards = ally cards
