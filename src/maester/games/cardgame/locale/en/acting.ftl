ask-act =
    { $moment ->
        [save] { NAME($seat, kind: "house") }: characters are about to be killed. Do you save one?
        [response] { NAME($seat, kind: "house") }: do you respond?
       *[action] { NAME($seat, kind: "house") }: do you take an action: play a card or use an ability?
    }
ask-pick-text = { NAME($seat, kind: "house") }: which ability of { NAME($card, kind: "card") } do you use?
ask-pick-target = { NAME($seat, kind: "house") }: { NAME($card, kind: "card") }. For which card do you use it?
ask-choose-gold = { NAME($seat, kind: "house") }: how much gold do you pay?
ask-choose-cost-cards = { NAME($seat, kind: "house") }: with which cards do you pay the cost?
ask-choose-cards = { NAME($seat, kind: "house") }: { NAME($card, kind: "card") }. Which card do you choose?
ask-choose-own = { NAME($seat, kind: "house") }: { NAME($card, kind: "card") }. Which of your cards do you choose?
ask-choose-any = { NAME($seat, kind: "house") }: { NAME($card, kind: "card") }. Which card do you choose?
ask-choose-kept = { NAME($seat, kind: "house") }: { NAME($card, kind: "card") }. Which of your cards do you keep?
ask-resolve-passives = { NAME($seat, kind: "house") }: which ability is resolved next?

option-play = Play { NAME($title, kind: "title") }
option-attach = Play { NAME($title, kind: "title") } on { NAME($card, kind: "card") }
option-add-duplicate = Attach { NAME($title, kind: "title") } as a duplicate
option-use = Use { NAME($card, kind: "card") }
option-discard-duplicate = Discard a duplicate to save { NAME($card, kind: "card") }
option-choose = { NAME($card, kind: "card") }
option-choose-text = Ability { $text }
option-pay-gold = { $gold } gold
option-resolve = { NAME($card, kind: "card") }

refusal-card-gold-cost = (It costs { $cost }, you have { $gold }.)
refusal-gold-pays-abilities = (It costs { $cost }, you have { $gold }.)
refusal-ruling-limits = (At most { $times }.)
