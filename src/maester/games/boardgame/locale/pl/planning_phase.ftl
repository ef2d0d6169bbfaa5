event-order-laid = { NAME($seat, kind: "house") } kładą zakryty żeton Rozkazu { NAME($area, kind: "area", form: "in") }.
event-order-revealed = { NAME($seat, kind: "house") }: { NAME($token, kind: "order") } { NAME($area, kind: "area", form: "in") }.

ask-assign-order = { NAME($seat, kind: "house") }: przydzielcie rozkazy. Brakujące rozkazy: { $missing }; dostępne jeszcze specjalne rozkazy: { $stars }.

option-place-order = { NAME($area, kind: "area") }: { NAME($token, kind: "order") }
option-ready = Wszystkie rozkazy przydzielone

refusal-planning-one-order-per-occupied-area =
    { $missing ->
        [one] (Brakuje jeszcze { $missing } rozkazu.)
        [few] (Brakuje jeszcze { $missing } rozkazów.)
       *[many] (Brakuje jeszcze { $missing } rozkazów.)
    }
refusal-planning-too-few-place-all =
    { $missing ->
        [one] (Został jeszcze { $missing } rozkaz, z którego można skorzystać.)
        [few] (Zostały jeszcze { $missing } rozkazy, z których można skorzystać.)
       *[many] (Zostało jeszcze { $missing } rozkazów, z których można skorzystać.)
    }
refusal-planning-only-areas-with-own-units = ({ NAME($area, kind: "area") }: nie ma tam waszych jednostek.)
refusal-planning-not-more-than-one = ({ NAME($area, kind: "area") }: rozkaz już tam leży.)
refusal-planning-special-limit = (Na rozkaz { NAME($order, kind: "order") } nie macie już gwiazdki.)
