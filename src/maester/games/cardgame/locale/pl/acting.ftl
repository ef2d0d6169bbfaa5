ask-act =
    { $at ->
        [save] { NAME($seat, kind: "house") }: postacie mają zginąć. Czy którąś ocalacie?
        [response] { NAME($seat, kind: "house") }: czy odpowiadacie na to, co się wydarzyło?
        [own-marshalling] { NAME($seat, kind: "house") }: wasza mobilizacja. Zagrywacie kartę czy kończycie turę?
        [other-marshalling] { NAME($seat, kind: "house") }: mobilizacja przeciwnika. Czy wykonujecie akcję?
        [own-challenges] { NAME($seat, kind: "house") }: wasza tura wyzwań. Czy wykonujecie akcję?
        [other-challenges] { NAME($seat, kind: "house") }: tura wyzwań przeciwnika. Czy wykonujecie akcję?
        [attack] { NAME($seat, kind: "house") }: atakujecie. Czy wykonujecie akcję?
        [defence] { NAME($seat, kind: "house") }: bronicie się. Czy wykonujecie akcję?
       *[other] { NAME($seat, kind: "house") }: czy wykonujecie akcję?
    }
ask-pick-text = { NAME($seat, kind: "house") }: z której zdolności karty { NAME($card, kind: "card") } korzystacie?
ask-pick-target = { NAME($seat, kind: "house") }: { NAME($card, kind: "card") }. Której karty to dotyczy?
ask-choose-gold = { NAME($seat, kind: "house") }: ile złota płacicie?
ask-choose-cost-cards = { NAME($seat, kind: "house") }: którymi kartami płacicie koszt?
ask-choose-cards = { NAME($seat, kind: "house") }: { NAME($card, kind: "card") }. Którą kartę wybieracie?
ask-choose-own = { NAME($seat, kind: "house") }: { NAME($card, kind: "card") }. Którą ze swoich kart wybieracie?
ask-choose-any = { NAME($seat, kind: "house") }: { NAME($card, kind: "card") }. Którą kartę wybieracie?
ask-choose-kept = { NAME($seat, kind: "house") }: { NAME($card, kind: "card") }. Które ze swoich kart zatrzymujecie?
ask-resolve-passives = { NAME($seat, kind: "house") }: którą zdolność rozpatruje się teraz?

option-play = Zagraj: { NAME($title, kind: "title") }
option-attach = Zagraj dodatek: { NAME($title, kind: "title") }, na postać: { NAME($card, kind: "card") }
option-add-duplicate = Dołącz jako duplikat: { NAME($title, kind: "title") }
option-use = Skorzystaj ze zdolności: { NAME($card, kind: "card") }
option-discard-duplicate = Odrzuć duplikat, aby ocalić: { NAME($card, kind: "card") }
option-choose = { NAME($card, kind: "card") }
option-choose-text = Zdolność { $text }
option-pay-gold =
    { $gold ->
        [one] { $gold } żeton złota
        [few] { $gold } żetony złota
       *[other] { $gold } żetonów złota
    }
option-resolve = { NAME($card, kind: "card") }

refusal-golden-card-text-wins = ({ NAME($title, kind: "title") }: „{ NAME($title, kind: "text") }”)
refusal-card-gold-cost = (Koszt: { $cost }, w puli złota: { $gold }.)
refusal-gold-pays-abilities = (Koszt: { $cost }, w puli złota: { $gold }.)
refusal-ruling-limits = (Najwyżej { $times }.)
