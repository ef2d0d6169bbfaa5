event-knight-replaced = { NAME($seat, kind: "house") } replaces a Knight in { NAME($area, kind: "area", form: "mid") } by a Footman.

ask-knight-footmen =
    { $left ->
        [one] { NAME($seat, kind: "house") }: you may replace { $left } more Footman by a Knight. Which one?
       *[other] { NAME($seat, kind: "house") }: you may replace { $left } Footmen by Knights. Which one first?
    }
ask-unseat-knight =
    { $footmen ->
        [0] { NAME($seat, kind: "house") }: no unused Footman is left. Which Knight is destroyed?
       *[other] { NAME($seat, kind: "house") }: which Knight is replaced by a Footman?
    }
ask-lose-unit =
    { $left ->
        [one] { NAME($seat, kind: "house") }: { $left } unit must be destroyed. Which one?
       *[other] { NAME($seat, kind: "house") }: { $left } units must be destroyed. Which one first?
    }
