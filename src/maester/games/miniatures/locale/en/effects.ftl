### What effects ask and do that is no action, no attack and no test.

ask-pick-attachment = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Which Attachment of { NAME($unit, kind: "unit") } is destroyed?
ask-remove-borne-instead = { NAME($seat, kind: "seat") }: is { NAME($ability, kind: "ability") } removed from { NAME($unit, kind: "unit") }, instead of a Condition token?

option-choose-attachment = { NAME($attachment, kind: "attachment") }

event-unit-stays = { NAME($unit, kind: "unit") } would be destroyed, but stays in play; Wounds left: { $wounds }.

hint-pick-attachment = the unit loses its abilities, and a model.
hint-remove-borne-instead = the card goes, and the Condition tokens stay. Usually: yes.
