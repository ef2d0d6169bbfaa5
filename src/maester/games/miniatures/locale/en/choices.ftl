### What is chosen while an effect is resolved: units, options for tokens, cards by name.

ask-pick-further = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Which unit do you pick?
ask-pick-options-to-buy = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Which option do you pay for? Pass when you have enough.
ask-pick-order-to-free = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Which Order may { NAME($unit, kind: "unit") } use again?
ask-pick-zone-to-move-to = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. To which empty zone do you move { NAME($unit, kind: "unit") }?
ask-fetch-from-discard = { NAME($seat, kind: "seat") }: do you take { NAME($card, kind: "card") } from the discard pile? Otherwise it comes from the deck.
ask-discard-for-effect = { NAME($seat, kind: "seat") }: which Tactics cards do you discard? Number: { $number }.
ask-take-from-deck = { NAME($seat, kind: "seat") }: which Tactics card do you take from your deck?
ask-pick-other-target = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") } may not be for { NAME($unit, kind: "unit") }. Which other unit do you choose?

option-choose-order = { NAME($ability, kind: "ability") }
option-take-card = Take { NAME($card, kind: "card") }

event-order-freed = { NAME($unit, kind: "unit") } may use { NAME($ability, kind: "ability") } again this Round.

hint-pick-further = what the effect adds is for this unit. Usually: the one that fights next.
hint-pick-options-to-buy = each option costs a token, each works once in this activation. Usually: several in the activation that decides a fight.
hint-pick-order-to-free = a used Order can be used again this Round. Usually: the one that answers attacks.
hint-pick-zone-to-move-to = the zone that it leaves becomes empty; the effect of the other isn't resolved. Usually: away from a zone that its cards ask for.
hint-fetch-from-discard = the deck is never shuffled anew. Usually: from the discard pile, so that the deck keeps its copy.
hint-discard-for-effect = they are the price of the search. Usually: what no unit of yours can use soon.
hint-take-from-deck = nobody sees what you take. Usually: the card that wins the next fight.
hint-pick-other-target = your order was intercepted. Usually: the next best unit.
