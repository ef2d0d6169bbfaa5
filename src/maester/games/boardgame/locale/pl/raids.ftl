event-raided =
    { $target ->
        [none] { NAME($seat, kind: "house") } usuwają bez efektu swój rozkaz Najazdu { NAME($source, kind: "area", form: "from") }.
       *[other] { NAME($seat, kind: "house") } najeżdżają { NAME($source, kind: "area", form: "from") } obszar { NAME($target, kind: "area") }: { NAME($victim, kind: "house") } tracą { NAME($order, kind: "order", form: "acc") }.
    }
event-pillaged = { NAME($seat, kind: "house") } grabią ziemie { NAME($victim, kind: "house", form: "gen") }. Otrzymane żetony Władzy: { $gained }, odrzucone: { $lost }.

ask-resolve-raids = { NAME($seat, kind: "house") }: rozpatrzcie jeden ze swoich rozkazów Najazdu.

option-raid =
    { $target ->
        [none] { NAME($source, kind: "area") }: usunąć rozkaz Najazdu bez efektu
       *[other] { NAME($source, kind: "area") }: najechać obszar { NAME($target, kind: "area") }
    }
