### The chart of a finished match.

chart-small-council = Small council (tokens count after the last round)
chart-both-councils = Both councils (tokens count after the last round)
chart-tokens = Power tokens in the councils
