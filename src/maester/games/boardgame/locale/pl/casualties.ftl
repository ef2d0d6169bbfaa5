event-casualties-suffered =
    { $casualties ->
        [one] { NAME($seat, kind: "house") } ponoszą { $casualties } punkt strat.
        [few] { NAME($seat, kind: "house") } ponoszą { $casualties } punkty strat.
       *[many] { NAME($seat, kind: "house") } ponoszą { $casualties } punktów strat.
    }

ask-take-casualties =
    { $casualties ->
        [one] { NAME($seat, kind: "house") }: ponosicie { $casualties } punkt strat { NAME($target, kind: "area", form: "in") }. Którą jednostkę niszczycie?
        [few] { NAME($seat, kind: "house") }: ponosicie { $casualties } punkty strat { NAME($target, kind: "area", form: "in") }. Którą jednostkę niszczycie najpierw?
       *[many] { NAME($seat, kind: "house") }: ponosicie { $casualties } punktów strat { NAME($target, kind: "area", form: "in") }. Którą jednostkę niszczycie najpierw?
    }

option-destroy-unit = { NAME($unit, kind: "unit") }
