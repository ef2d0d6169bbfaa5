### What effects ask for while they are resolved.

ask-pick-for-option = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. For which unit?
ask-pick-zone-to-name = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Which zone do you name?
ask-pick-zone-to-use = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. The effect of which empty zone do you use?
ask-share-healing = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Which unit heals, and how many Wounds? Left: { $wounds }
ask-pick-condition-to-spend = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Which Condition token of { NAME($unit, kind: "unit") } is spent?
ask-offer-to-spend = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Do you spend a Condition token of { NAME($unit, kind: "unit") }?
ask-pick-swap = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Do you swap a Condition token for another kind?
ask-pick-token-move = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Do you move a Condition token to another unit?
ask-pick-from-discard = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Which card do you take from your discard pile?
ask-pick-commander-card = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Which card of your Commander do you take from the deck?
ask-pick-from-hand-of = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Which card of the opponent do you discard?
ask-activate-ncu = { NAME($seat, kind: "seat") }: do you activate an NCU now, out of turn?
ask-pick-fallen = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Which destroyed Attachment joins { NAME($unit, kind: "unit") }?

option-choose-zone = { NAME($zone, kind: "zone") }
option-heal-wounds = { NAME($unit, kind: "unit") } heals Wounds: { $wounds }
option-swap-token = { NAME($unit, kind: "unit") }: { NAME($condition, kind: "condition") } becomes { NAME($becomes, kind: "condition") }
option-move-token = Move { NAME($condition, kind: "condition") } from { NAME($unit, kind: "unit") } to { NAME($target, kind: "unit") }

event-zone-named = { NAME($seat, kind: "seat") } names { NAME($zone, kind: "zone") }.
event-hand-seen = { NAME($seat, kind: "seat") } looks at the hand of { NAME($whose, kind: "seat") }: { NAME($cards, kind: "card") }.
event-hand-looked-at = { NAME($seat, kind: "seat") } looks at the hand of { NAME($whose, kind: "seat") }.
event-attachment-returned = { NAME($attachment, kind: "attachment") } joins { NAME($unit, kind: "unit") }.

hint-pick-for-option = whom this part of the effect is for. Usually: the unit that fights next.
hint-pick-zone-to-name = you count as Controlling it. Usually: the zone that your cards and units ask for.
hint-pick-zone-to-use = its effect comes at once, and the zone stays empty. Usually: what you would have Claimed had it been better.
hint-share-healing = what is left goes to other units. Usually: enough to bring a rank back.
hint-pick-condition-to-spend = the token is gone afterwards. Usually: the one that matters least.
hint-offer-to-spend = the token is gone, and the effect comes. Usually: yes.
hint-pick-swap = of each kind a unit has at most one token. Usually: the kind that matters in the next fight.
hint-pick-token-move = off your own unit, onto the enemy's that fights next.
hint-pick-from-discard = everybody sees it. Usually: the card that decided a fight before.
hint-pick-commander-card = everybody sees it. Usually: the one you can play in the next turn.
hint-pick-from-hand-of = you see the whole hand. Usually: what answers your next attack.
hint-activate-ncu = an NCU that you activate now isn't activated later in the Round. Usually: yes, if the best zone is free.
hint-pick-fallen = the unit has its abilities from now on. Usually: the one that your plan misses most.
