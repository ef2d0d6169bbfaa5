event-support-granted = { NAME($seat, kind: "house") } supports { NAME($side, kind: "house") } from { NAME($area, kind: "area", form: "mid") }.
event-support-refused = { NAME($seat, kind: "house") } supports nobody from { NAME($area, kind: "area", form: "mid") }.
event-support-declined = { NAME($seat, kind: "house") } declines the support from { NAME($area, kind: "area", form: "mid") }.

ask-give-support =
    { $defender ->
        [none] { NAME($seat, kind: "house") }: { NAME($attacker, kind: "house") } attacks the Neutral Force in { NAME($target, kind: "area", form: "mid") }. Do you give support from { NAME($area, kind: "area", form: "mid") }?
       *[other] { NAME($seat, kind: "house") }: { NAME($attacker, kind: "house") } attacks { NAME($defender, kind: "house") } in { NAME($target, kind: "area", form: "mid") }. Whom do you support from { NAME($area, kind: "area", form: "mid") }?
    }
ask-accept-support = { NAME($seat, kind: "house") }: { NAME($owner, kind: "house") } offers support from { NAME($area, kind: "area", form: "mid") }. Do you accept it?

option-grant-support =
    { $side ->
        [none] Support nobody
       *[other] Support { NAME($side, kind: "house") }
    }
