### O co pytają i co robią efekty, które nie są akcją, Atakiem ani Testem.

ask-pick-attachment = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Który Dodatek w jednostce { NAME($unit, kind: "unit") } zostaje zniszczony?
ask-remove-borne-instead = { NAME($seat, kind: "seat") }: czy zamiast żetonu Stanu usunąć kartę { NAME($ability, kind: "ability") } z jednostki { NAME($unit, kind: "unit") }?

option-choose-attachment = { NAME($attachment, kind: "attachment") }

event-unit-stays = { NAME($unit, kind: "unit") }: jednostka miała zostać zniszczona, ale pozostaje w grze; Rany: { $wounds }.

hint-pick-attachment = jednostka traci jego Umiejętności i jeden model.
hint-remove-borne-instead = karta znika, żetony Stanu zostają. Zwykle: tak.
ask-pick-number = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Ile Ran otrzymuje jednostka { NAME($unit, kind: "unit") }?
ask-choose-ride = { NAME($seat, kind: "seat") }: { NAME($ability, kind: "ability") }. Dokąd przejeżdża jednostka { NAME($unit, kind: "unit") }?
ask-wait-in-reserve = { NAME($seat, kind: "seat") }: czy jednostka { NAME($unit, kind: "unit") } czeka w Rezerwie?
ask-place-from-reserve = { NAME($seat, kind: "seat") }: czy jakaś jednostka wchodzi z Rezerwy i gdzie?
ask-place-on-flank = { NAME($seat, kind: "seat") }: gdzie jednostka wchodzi z Rezerwy?

option-choose-number = { $number }

event-kept-in-reserve = { NAME($unit, kind: "unit") }: jednostka czeka w Rezerwie.
event-unit-arrived = { NAME($unit, kind: "unit") }: jednostka wchodzi z Rezerwy.

hint-pick-number = tych Ran jednostka nie straci już w walce; wolno wybrać 0. Zwykle: tyle, ile może poświęcić.
hint-choose-ride = zwrot i Marsz przez wrogów; jeden z nich otrzymuje Rany. Zwykle: przez jednostkę o największej liczbie szeregów.
hint-wait-in-reserve = wchodzi na początku Rundy, w której nie jesteś Pierwszym Graczem, przy twojej krawędzi albo przy krawędzi Flanki.
hint-place-from-reserve = w całości w Bliskim Zasięgu od twojej krawędzi lub krawędzi Flanki, 1 cal od wrogów. Zwykle: za Flanką wroga.
hint-place-on-flank = w całości w Bliskim Zasięgu od krawędzi Flanki, 1 cal od wrogów. Zwykle: za Flanką wroga.
