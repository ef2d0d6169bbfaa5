### The chart of a finished match.

chart-small-council = Small council (tokens at the end)
chart-both-councils = Both councils (tokens at the end)
chart-tokens = Power tokens in the councils
