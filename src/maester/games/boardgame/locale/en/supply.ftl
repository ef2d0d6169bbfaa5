event-supply-adjusted = { NAME($seat, kind: "house") } now has supply { $supply }.

ask-reduce-armies = { NAME($seat, kind: "house") }: your armies exceed the supply limit. Which unit do you remove?
