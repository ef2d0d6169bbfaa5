### O co pytają i co robią efekty, które nie są akcją, Atakiem ani Testem.

ask-pick-attachment = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Który Dodatek w jednostce { NAME($unit, kind: "unit") } zostaje zniszczony?
ask-remove-borne-instead = { NAME($seat, kind: "seat") }: czy zamiast żetonu Stanu usunąć kartę { NAME($ability, kind: "ability") } z jednostki { NAME($unit, kind: "unit") }?

option-choose-attachment = { NAME($attachment, kind: "attachment") }

event-unit-stays = { NAME($unit, kind: "unit") }: jednostka miała zostać zniszczona, ale pozostaje w grze; Rany: { $wounds }.

hint-pick-attachment = jednostka traci jego Umiejętności i jeden model.
hint-remove-borne-instead = karta znika, żetony Stanu zostają. Zwykle: tak.
