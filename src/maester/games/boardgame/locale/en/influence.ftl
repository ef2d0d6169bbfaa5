event-track-changed = { NAME($track, kind: "track") } track: { NAME($seats, kind: "house") }.
event-dominance-token-passed = { NAME($seat, kind: "house") } takes the { NAME($track, kind: "track", form: "token") }.
