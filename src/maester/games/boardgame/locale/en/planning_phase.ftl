event-order-laid = { NAME($seat, kind: "house") } lays an order face down in { NAME($area, kind: "area", form: "mid") }.
event-order-revealed = { NAME($seat, kind: "house") }: { NAME($token, kind: "order") } in { NAME($area, kind: "area", form: "mid") }.

ask-assign-order = { NAME($seat, kind: "house") }: assign your orders. Orders still missing: { $missing }; Special orders still allowed: { $stars }.

option-place-order = { NAME($area, kind: "area") }: { NAME($token, kind: "order") }
option-ready = All orders are assigned

refusal-planning-one-order-per-occupied-area =
    { $missing ->
        [one] ({ $missing } order is still missing.)
       *[other] ({ $missing } orders are still missing.)
    }
refusal-planning-too-few-place-all =
    { $missing ->
        [one] ({ $missing } usable order is left.)
       *[other] ({ $missing } usable orders are left.)
    }
refusal-planning-only-areas-with-own-units = (There is no unit of yours in { NAME($area, kind: "area", form: "mid") }.)
refusal-planning-not-more-than-one = (There is an order in { NAME($area, kind: "area", form: "mid") } already.)
refusal-planning-special-limit = (You have no star left for { NAME($order, kind: "order") }.)
