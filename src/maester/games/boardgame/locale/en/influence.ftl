event-track-changed = { NAME($track, kind: "track") } track: { $seats }.
event-dominance-token-passed = { NAME($seat, kind: "house") } takes the { NAME($track, kind: "track", form: "token") }.
