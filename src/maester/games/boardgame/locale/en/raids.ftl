event-raided =
    { $target ->
        [none] { NAME($seat, kind: "house") } removes its Raid order in { NAME($source, kind: "area", form: "mid") } without effect.
       *[other] { NAME($seat, kind: "house") } raids { NAME($target, kind: "area", form: "mid") } from { NAME($source, kind: "area", form: "mid") }: { NAME($victim, kind: "house") } loses { NAME($order, kind: "order") }.
    }
event-pillaged = { NAME($seat, kind: "house") } pillages { NAME($victim, kind: "house") }: Power gained { $gained }, Power lost { $lost }.

ask-resolve-raids = { NAME($seat, kind: "house") }: resolve one of your Raid orders.

option-raid =
    { $target ->
        [none] { NAME($source, kind: "area") }: remove the Raid order without effect
       *[other] { NAME($source, kind: "area") }: raid { NAME($target, kind: "area", form: "mid") }
    }
