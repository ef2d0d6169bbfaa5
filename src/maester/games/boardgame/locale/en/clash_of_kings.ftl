event-tracks-cleared = All tokens are taken off the Influence tracks.
event-tie-broken = Tie: { NAME($seat, kind: "house") } puts { NAME($first, kind: "house") } first.

ask-break-tie = { NAME($seat, kind: "house") }: bids are tied. Who takes position { $position } on the { NAME($track, kind: "track") } track?

option-next-house = { NAME($seat, kind: "house") }

refusal-clash-best-possible-position = ({ NAME($house, kind: "house") } does not tie for this position.)
