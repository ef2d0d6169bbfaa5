### What effects ask and do that is no action, no attack and no test.

ask-pick-attachment = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Which Attachment of { NAME($unit, kind: "unit") } is destroyed?
ask-remove-borne-instead = { NAME($seat, kind: "seat") }: is { NAME($ability, kind: "ability") } removed from { NAME($unit, kind: "unit") }, instead of a Condition token?

option-choose-attachment = { NAME($attachment, kind: "attachment") }

event-unit-stays = { NAME($unit, kind: "unit") } would be destroyed, but stays in play; Wounds left: { $wounds }.

hint-pick-attachment = the unit loses its abilities, and a model.
hint-remove-borne-instead = the card goes, and the Condition tokens stay. Usually: yes.
ask-pick-number = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. How many Wounds does { NAME($unit, kind: "unit") } take?
ask-choose-ride = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Where does { NAME($unit, kind: "unit") } ride?
ask-wait-in-reserve = { NAME($seat, kind: "seat") }: does { NAME($unit, kind: "unit") } wait in Reserve?
ask-place-from-reserve = { NAME($seat, kind: "seat") }: does a unit come from Reserve, and where?
ask-place-on-flank = { NAME($seat, kind: "seat") }: where does the unit come from Reserve?

option-choose-number = { $number }

event-kept-in-reserve = { NAME($unit, kind: "unit") } waits in Reserve.
event-unit-arrived = { NAME($unit, kind: "unit") } comes from Reserve.

hint-pick-number = what the unit takes it can't lose in battle any more; 0 is allowed. Usually: as many as it can spare.
hint-choose-ride = a pivot and a March through enemies; one of them is hurt. Usually: through the unit with the most ranks.
hint-wait-in-reserve = it comes at the start of a Round in which you aren't First Player, near your own or a Flank edge.
hint-place-from-reserve = wholly in Short Range of your own or a Flank edge, 1 inch away from enemies. Usually: behind an enemy's Flank.
hint-place-on-flank = wholly in Short Range of a Flank edge, 1 inch away from enemies. Usually: behind an enemy's Flank.
