### What effects ask for while they are resolved.

ask-pick-for-option = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. For which unit?

hint-pick-for-option = whom this part of the effect is for. Usually: the unit that fights next.
