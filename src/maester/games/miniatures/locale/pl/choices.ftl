### Wybory w trakcie rozpatrywania efektów.

ask-pick-further = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Którą jednostkę wybierasz?

hint-pick-further = dodatkowa część efektu dotyczy tej jednostki. Zwykle: ta, która walczy następna.
