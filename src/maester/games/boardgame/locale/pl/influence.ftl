event-track-changed = Tor { NAME($track, kind: "track", form: "gen") }: { NAME($seats, kind: "house") }.
event-dominance-token-passed = { NAME($seat, kind: "house") } przejmują { NAME($track, kind: "track", form: "token-acc") }.
