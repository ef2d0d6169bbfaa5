### What is chosen while an effect is resolved.

ask-pick-further = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Which unit do you pick?

hint-pick-further = what the effect adds is for this unit. Usually: the one that fights next.
