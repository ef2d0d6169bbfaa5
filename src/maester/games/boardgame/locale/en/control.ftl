event-control-changed =
    { $seat ->
        [none] Nobody controls { NAME($area, kind: "area", form: "mid") } any more.
       *[other] { NAME($seat, kind: "house") } controls { NAME($area, kind: "area", form: "mid") }.
    }
event-power-token-placed = { NAME($seat, kind: "house") } leaves a Power token in { NAME($area, kind: "area", form: "mid") }.
event-power-token-returned = The Power token of { NAME($seat, kind: "house") } in { NAME($area, kind: "area", form: "mid") } goes back to the Power pool.
event-port-ships-destroyed =
    { NAME($seat, kind: "house") } loses { $ships ->
        [one] a Ship
       *[other] { $ships } Ships
    } in { NAME($port, kind: "area", form: "mid") }.
event-port-captured =
    { $ships ->
        [0] { NAME($seat, kind: "house") } takes { NAME($port, kind: "area", form: "mid") } and puts no Ship there.
        [one] { NAME($seat, kind: "house") } takes { NAME($port, kind: "area", form: "mid") } and puts 1 Ship there.
       *[other] { NAME($seat, kind: "house") } takes { NAME($port, kind: "area", form: "mid") } and puts { $ships } Ships there.
    }

ask-capture-port =
    { NAME($seat, kind: "house") }: you capture { NAME($port, kind: "area", form: "mid") } with { $ships ->
        [one] a Ship
       *[other] { $ships } Ships
    }. How many do you replace by your own?

option-keep-ships =
    { $ships ->
        [one] 1 Ship
       *[other] { $ships } Ships
    }
