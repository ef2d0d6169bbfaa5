### What effects ask for while they are resolved.

ask-pick-for-option = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. For which unit?
ask-pick-zone-to-name = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Which zone do you name?
ask-pick-zone-to-use = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. The effect of which empty zone do you use?
ask-share-healing = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Which unit heals, and how many Wounds? Left: { $wounds }

option-choose-zone = { NAME($zone, kind: "zone") }
option-heal-wounds = { NAME($unit, kind: "unit") } heals Wounds: { $wounds }

event-zone-named = { NAME($seat, kind: "seat") } names { NAME($zone, kind: "zone") }.

hint-pick-for-option = whom this part of the effect is for. Usually: the unit that fights next.
hint-pick-zone-to-name = you count as Controlling it. Usually: the zone that your cards and units ask for.
hint-pick-zone-to-use = its effect comes at once, and the zone stays empty. Usually: what you would have Claimed had it been better.
hint-share-healing = what is left goes to other units. Usually: enough to bring a rank back.
