### O co pytają efekty, gdy się je rozpatruje.

ask-pick-for-option = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Dla której jednostki?
ask-pick-zone-to-name = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Którą strefę wskazujesz?
ask-pick-zone-to-use = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Efektu której niezajętej strefy używasz?
ask-share-healing = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Kto się leczy i ile Ran? Pozostało: { $wounds }

option-choose-zone = { NAME($zone, kind: "zone") }
option-heal-wounds = { NAME($unit, kind: "unit") }: wylecz Rany: { $wounds }

event-zone-named = { NAME($seat, kind: "seat") } wskazują strefę: { NAME($zone, kind: "zone") }.

hint-pick-for-option = dla kogo jest ta część efektu. Zwykle: jednostka, która walczy jako następna.
hint-pick-zone-to-name = uważa się, że ją Kontrolujesz. Zwykle: strefa, której wymagają twoje karty i jednostki.
hint-pick-zone-to-use = jej efekt następuje od razu, a strefa pozostaje wolna. Zwykle: ta, której efekt przyda się bardziej.
hint-share-healing = reszta idzie dla innych jednostek. Zwykle: tyle, by przywrócić szereg.
