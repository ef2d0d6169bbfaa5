### O co pytają efekty, gdy się je rozpatruje.

ask-pick-for-option = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Dla której jednostki?

hint-pick-for-option = dla kogo jest ta część efektu. Zwykle: jednostka, która walczy jako następna.
