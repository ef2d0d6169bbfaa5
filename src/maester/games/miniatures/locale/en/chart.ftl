### The end of a match: its chart and its result.

chart-victory-points = Victory Points
chart-points-left = Army points left

score-total = Victory Points { $total }
score-won = Victory Points: { $best } to { $next }.
score-line-destroyed = destroyed units
score-line-objectives = Objectives
score-line-earlier = earlier
score-line-text = cards and abilities
score-line-army-points = army points left
tie-break-army-points = army points left on the battlefield
tie-break-no-units = no Combat Units left
tie-break-conceded = given up
