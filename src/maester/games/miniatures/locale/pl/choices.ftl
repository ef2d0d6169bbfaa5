### Wybory w trakcie rozpatrywania efektów: jednostki, opcje za żetony, karty według nazwy.

ask-pick-further = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Którą jednostkę wybierasz?
ask-pick-options-to-buy = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Za którą opcję płacisz? Gdy wystarczy, spasuj.
ask-pick-order-to-free = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Którego Rozkazu { NAME($unit, kind: "unit") } może użyć ponownie?
ask-pick-zone-to-move-to = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Do której pustej strefy przenosisz Stronnika ({ NAME($unit, kind: "unit") })?
ask-fetch-from-discard = { NAME($seat, kind: "seat") }: czy bierzesz kartę { NAME($card, kind: "card") } ze stosu kart odrzuconych? W przeciwnym razie z talii.
ask-discard-for-effect = { NAME($seat, kind: "seat") }: które Karty Taktyk odrzucasz? Liczba: { $number }.
ask-take-from-deck = { NAME($seat, kind: "seat") }: którą Kartę Taktyki bierzesz ze swojej talii?
ask-pick-other-target = { NAME($seat, kind: "seat") }: celem efektu { NAME($ability, kind: "ability") } nie może być { NAME($unit, kind: "unit") }. Którą inną jednostkę wybierasz?

option-choose-order = { NAME($ability, kind: "ability") }
option-take-card = Weź: { NAME($card, kind: "card") }

event-order-freed = { NAME($unit, kind: "unit") }: Rozkaz { NAME($ability, kind: "ability") } znów do użycia w tej Rundzie.

hint-pick-further = dodatkowa część efektu dotyczy tej jednostki. Zwykle: ta, która walczy następna.
hint-pick-options-to-buy = każda opcja kosztuje żeton i działa raz w tej aktywacji. Zwykle: kilka naraz w aktywacji, która rozstrzyga walkę.
hint-pick-order-to-free = użytego Rozkazu można w tej Rundzie użyć ponownie. Zwykle: ten, który odpowiada na Ataki.
hint-pick-zone-to-move-to = opuszczona strefa staje się pusta; efektu nowej się nie rozpatruje. Zwykle: jak najdalej od strefy, której potrzebują karty przeciwnika.
hint-fetch-from-discard = talii nigdy nie tasuje się od nowa. Zwykle: ze stosu kart odrzuconych, żeby w talii został drugi egzemplarz.
hint-discard-for-effect = to cena za przeszukanie talii. Zwykle: to, czego żadna twoja jednostka prędko nie wykorzysta.
hint-take-from-deck = nikt nie widzi, co bierzesz. Zwykle: kartę, która wygra najbliższą walkę.
hint-pick-other-target = przeciwnik przechwycił rozkaz. Zwykle: druga najlepsza jednostka.
