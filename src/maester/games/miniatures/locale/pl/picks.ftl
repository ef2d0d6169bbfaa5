### O co pytają efekty, gdy się je rozpatruje.

ask-pick-for-option = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Dla której jednostki?
ask-pick-zone-to-name = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Którą strefę wskazujesz?
ask-pick-zone-to-use = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Efektu której niezajętej strefy używasz?
ask-share-healing = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Kto się leczy i ile Ran? Pozostało: { $wounds }
ask-pick-condition-to-spend = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Który żeton Stanu wydajesz? { NAME($unit, kind: "unit") }
ask-offer-to-spend = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Czy wydajesz żeton Stanu? { NAME($unit, kind: "unit") }
ask-pick-swap = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Czy zamieniasz żeton Stanu na inny rodzaj?
ask-pick-token-move = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Czy przenosisz żeton Stanu na inną jednostkę?
ask-pick-from-discard = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Którą kartę bierzesz ze swojego stosu kart odrzuconych?
ask-pick-commander-card = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Którą kartę swojego Dowódcy bierzesz z talii?
ask-pick-from-hand-of = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Którą kartę przeciwnika odrzucasz?
ask-activate-ncu = { NAME($seat, kind: "seat") }: czy aktywujesz teraz Stronnika, poza swoją turą?
ask-pick-fallen = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Który zniszczony Dodatek wraca? { NAME($unit, kind: "unit") }

option-choose-zone = { NAME($zone, kind: "zone") }
option-heal-wounds = { NAME($unit, kind: "unit") }: wylecz Rany: { $wounds }
option-swap-token = { NAME($unit, kind: "unit") }: { NAME($condition, kind: "condition") } na { NAME($becomes, kind: "condition") }
option-move-token = { NAME($condition, kind: "condition") }: { NAME($unit, kind: "unit") } oddaje, { NAME($target, kind: "unit") } otrzymuje

event-zone-named = { NAME($seat, kind: "seat") } wskazują strefę: { NAME($zone, kind: "zone") }.
event-hand-seen = { NAME($seat, kind: "seat") } oglądają rękę gracza { NAME($whose, kind: "seat") }: { NAME($cards, kind: "card") }.
event-hand-looked-at = { NAME($seat, kind: "seat") } oglądają rękę gracza { NAME($whose, kind: "seat") }.
event-attachment-returned = { NAME($unit, kind: "unit") }: Dodatek wraca do gry ({ NAME($attachment, kind: "attachment") }).

hint-pick-for-option = dla kogo jest ta część efektu. Zwykle: jednostka, która walczy jako następna.
hint-pick-zone-to-name = uważa się, że ją Kontrolujesz. Zwykle: strefa, której wymagają twoje karty i jednostki.
hint-pick-zone-to-use = jej efekt następuje od razu, a strefa pozostaje wolna. Zwykle: ta, której efekt przyda się bardziej.
hint-share-healing = reszta idzie dla innych jednostek. Zwykle: tyle, by przywrócić szereg.
hint-pick-condition-to-spend = żeton potem znika. Zwykle: ten, który najmniej znaczy.
hint-offer-to-spend = żeton znika, a efekt następuje. Zwykle: tak.
hint-pick-swap = jednostka ma najwyżej jeden żeton każdego rodzaju. Zwykle: ten, który liczy się w najbliższym starciu.
hint-pick-token-move = z własnej jednostki na wrogą, która walczy jako następna.
hint-pick-from-discard = kartę widzą wszyscy. Zwykle: ta, która już raz rozstrzygnęła starcie.
hint-pick-commander-card = kartę widzą wszyscy. Zwykle: ta, którą zagrasz w następnej turze.
hint-pick-from-hand-of = widzisz całą rękę. Zwykle: to, czym przeciwnik odpowie na twój następny Atak.
hint-activate-ncu = Stronnik aktywowany teraz nie zostanie aktywowany później w tej Rundzie. Zwykle: tak, jeśli najlepsza strefa jest wolna.
hint-pick-fallen = jednostka ma odtąd jego Umiejętności. Zwykle: ten, którego najbardziej brakuje.
