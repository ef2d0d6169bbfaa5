ask-act =
    { $at ->
        [save] { NAME($seat, kind: "house") }: characters are about to be killed. Do you save one?
        [response] { NAME($seat, kind: "house") }: do you respond to what has happened?
        [own-marshalling] { NAME($seat, kind: "house") }: your marshalling turn. Do you play a card, or end it?
        [other-marshalling] { NAME($seat, kind: "house") }: your opponent marshals. Do you take an action?
        [own-challenges] { NAME($seat, kind: "house") }: your challenge turn. Do you take an action?
        [other-challenges] { NAME($seat, kind: "house") }: your opponent's challenge turn. Do you take an action?
        [attack] { NAME($seat, kind: "house") }: you attack. Do you take an action?
        [defence] { NAME($seat, kind: "house") }: you are attacked. Do you take an action?
       *[other] { NAME($seat, kind: "house") }: do you take an action?
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

refusal-golden-card-text-wins = ({ NAME($title, kind: "title") }: “{ NAME($title, kind: "text") }”)
refusal-card-gold-cost = (It costs { $cost }, you have { $gold }.)
refusal-gold-pays-abilities = (It costs { $cost }, you have { $gold }.)
refusal-ruling-limits = (At most { $times }.)
