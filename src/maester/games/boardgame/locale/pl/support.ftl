event-support-granted = { NAME($seat, kind: "house") } udzielają { NAME($side, kind: "house", form: "dat") } wsparcia { NAME($area, kind: "area", form: "from") }.
event-support-refused = { NAME($seat, kind: "house") } odmawiają wsparcia { NAME($area, kind: "area", form: "from") }.
event-support-declined = { NAME($seat, kind: "house") } nie przyjmują wsparcia { NAME($area, kind: "area", form: "from") }.

ask-give-support =
    { $defender ->
        [none] { NAME($seat, kind: "house") }: { NAME($attacker, kind: "house") } atakują Wojska Neutralne { NAME($target, kind: "area", form: "in") }. Czy udzielacie wsparcia { NAME($area, kind: "area", form: "from") }?
       *[other] { NAME($seat, kind: "house") }: { NAME($attacker, kind: "house") } atakują { NAME($defender, kind: "house", form: "acc") } { NAME($target, kind: "area", form: "in") }. Komu udzielacie wsparcia { NAME($area, kind: "area", form: "from") }?
    }
ask-accept-support = { NAME($seat, kind: "house") }: { NAME($owner, kind: "house") } oferują wam wsparcie { NAME($area, kind: "area", form: "from") }. Czy je przyjmujecie?

option-grant-support =
    { $side ->
        [none] Odmówić wsparcia
       *[other] Udzielić wsparcia { NAME($side, kind: "house", form: "dat") }
    }
