event-knight-replaced = { NAME($seat, kind: "house") } zastępują Rycerza { NAME($area, kind: "area", form: "in") } Piechurem.

ask-knight-footmen =
    { $left ->
        [one] { NAME($seat, kind: "house") }: możecie zastąpić Rycerzem jeszcze { $left } Piechura. Którego?
        [few] { NAME($seat, kind: "house") }: możecie zastąpić Rycerzami { $left } Piechurów. Którego najpierw?
       *[many] { NAME($seat, kind: "house") }: możecie zastąpić Rycerzami { $left } Piechurów. Którego najpierw?
    }
ask-unseat-knight =
    { $footmen ->
        [0] { NAME($seat, kind: "house") }: nie macie już niewykorzystanych Piechurów. Który Rycerz zostaje zniszczony?
       *[many] { NAME($seat, kind: "house") }: którego Rycerza zastępujecie Piechurem?
    }
ask-lose-unit =
    { $left ->
        [one] { NAME($seat, kind: "house") }: musicie zniszczyć { $left } jednostkę. Którą?
        [few] { NAME($seat, kind: "house") }: musicie zniszczyć { $left } jednostki. Którą najpierw?
       *[many] { NAME($seat, kind: "house") }: musicie zniszczyć { $left } jednostek. Którą najpierw?
    }
