event-tracks-cleared = Wszystkie żetony zdejmuje się z torów Wpływów.
event-tie-broken = Remis: { NAME($seat, kind: "house") } przyznają pierwszeństwo { NAME($first, kind: "house", form: "dat") }.

ask-break-tie = { NAME($seat, kind: "house") }: stawki są równe. Kto zajmuje pozycję { $position } na torze { NAME($track, kind: "track", form: "gen") }?

option-next-house = { NAME($seat, kind: "house") }

refusal-clash-best-possible-position = ({ NAME($house, kind: "house") } nie remisują o tę pozycję.)
