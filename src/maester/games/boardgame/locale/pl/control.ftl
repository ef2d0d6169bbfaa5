event-control-changed =
    { $seat ->
        [none] Nikt już nie kontroluje obszaru { NAME($area, kind: "area") }.
       *[other] { NAME($seat, kind: "house") } przejmują kontrolę nad obszarem { NAME($area, kind: "area") }.
    }
event-power-token-placed = { NAME($seat, kind: "house") } zostawiają żeton Władzy { NAME($area, kind: "area", form: "in") }.
event-power-token-returned = Żeton Władzy { NAME($seat, kind: "house", form: "gen") } wraca { NAME($area, kind: "area", form: "from") } do puli władzy.
event-port-ships-destroyed =
    { NAME($seat, kind: "house") } tracą { $ships ->
        [one] { $ships } Statek
        [few] { $ships } Statki
       *[many] { $ships } Statków
    } { NAME($port, kind: "area", form: "in") }.
event-port-captured =
    { $ships ->
        [0] { NAME($seat, kind: "house") } przejmują { NAME($port, kind: "area", form: "acc") } i nie wystawiają tam Statków.
        [one] { NAME($seat, kind: "house") } przejmują { NAME($port, kind: "area", form: "acc") } i wystawiają tam { $ships } Statek.
        [few] { NAME($seat, kind: "house") } przejmują { NAME($port, kind: "area", form: "acc") } i wystawiają tam { $ships } Statki.
       *[many] { NAME($seat, kind: "house") } przejmują { NAME($port, kind: "area", form: "acc") } i wystawiają tam { $ships } Statków.
    }

ask-capture-port =
    { NAME($seat, kind: "house") }: przejmujecie { NAME($port, kind: "area", form: "acc") }, a w nim { $ships ->
        [one] { $ships } Statek
        [few] { $ships } Statki
       *[many] { $ships } Statków
    }. Ile z nich zastępujecie własnymi?

option-keep-ships =
    { $ships ->
        [one] { $ships } Statek
        [few] { $ships } Statki
       *[many] { $ships } Statków
    }
