event-supply-adjusted = Zaopatrzenie { NAME($seat, kind: "house", form: "gen") } wynosi teraz { $supply }.

ask-reduce-armies = { NAME($seat, kind: "house") }: wasze armie przekraczają limit Zaopatrzenia. Którą jednostkę usuwacie?
