event-order-exchanged = { NAME($seat, kind: "house") } korzystają z Kruka Posłańca: { NAME($after, kind: "order") } zastępuje { NAME($before, kind: "order", form: "acc") } { NAME($area, kind: "area", form: "in") }.
event-wildling-card-seen =
    { $card ->
        [none] { NAME($seat, kind: "house") } korzystają z Kruka Posłańca i podglądają wierzchnią kartę Dzikich.
       *[other] { NAME($seat, kind: "house") } korzystają z Kruka Posłańca i podglądają wierzchnią kartę Dzikich: { NAME($card, kind: "card") }.
    }
event-wildling-card-put =
    { $bottom ->
        [true] { NAME($seat, kind: "house") } umieszczają kartę Dzikich na spodzie talii.
       *[false] { NAME($seat, kind: "house") } odkładają kartę Dzikich na wierzch talii.
    }
event-raven-declined = { NAME($seat, kind: "house") } nie korzystają z Kruka Posłańca.

ask-use-messenger-raven = { NAME($seat, kind: "house") }: czy korzystacie z Kruka Posłańca?
ask-put-wildling-card = { NAME($seat, kind: "house") }: wierzchnia karta Dzikich to { NAME($card, kind: "card") }. Gdzie ją kładziecie?

option-exchange-order = { NAME($area, kind: "area") }: zamienić rozkaz na { NAME($token, kind: "order", form: "acc") }
option-look-at-wildlings = Podejrzeć wierzchnią kartę Dzikich
option-put-card =
    { $bottom ->
        [true] Na spód talii
       *[false] Z powrotem na wierzch talii
    }
