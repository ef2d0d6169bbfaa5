event-casualties-suffered =
    { $casualties ->
        [one] { NAME($seat, kind: "house") } takes 1 casualty.
       *[other] { NAME($seat, kind: "house") } takes { $casualties } casualties.
    }

ask-take-casualties =
    { $casualties ->
        [one] { NAME($seat, kind: "house") }: you take 1 casualty in { NAME($target, kind: "area", form: "mid") }. Which unit do you destroy?
       *[other] { NAME($seat, kind: "house") }: you take { $casualties } casualties in { NAME($target, kind: "area", form: "mid") }. Which unit do you destroy first?
    }

option-destroy-unit = { NAME($unit, kind: "unit") }
