### Starcie Królów, Ogień i Krew oraz Stoimy Tu i Teraz.

quadrant-south-west = lewy dolny
quadrant-south-east = prawy dolny
quadrant-north-west = lewy górny
quadrant-north-east = prawy górny

ability-victory-marker = Znacznik Punktu Zwycięstwa
text-ability-victory-marker = Aktywując jednostkę swojego Dowódcy, możesz położyć 1 znacznik Punktu Zwycięstwa na wrogiej Jednostce Bojowej w Dalekim Zasięgu od niej: kto ją zniszczy, zdobywa o 1 Punkt Zwycięstwa więcej za każdy znacznik.

ask-choose-commander-card = { NAME($seat, kind: "seat") }: którą Kartę Celu bierzesz dla jednostki swojego Dowódcy?
ask-choose-marked = { NAME($seat, kind: "seat") }: którą wrogą jednostkę naznaczasz?
ask-choose-marked-card = { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } – Jednostka Naznaczona. Którą Kartę Celu otrzymuje do końca gry?
ask-decide-quadrant = { NAME($seat, kind: "seat") }: granica dzieli tackę na pół ({ NAME($unit, kind: "unit") }). W którym Kwadracie liczy się ta jednostka?

option-choose-objective-card = Karta Celu { $card }: { NAME($card, kind: "objective") }
option-mark-unit = { NAME($unit, kind: "unit") }
option-put-in-quadrant = Kwadrat { NAME($quadrant, kind: "quadrant") }

event-objective-card-taken = { NAME($seat, kind: "seat") }: Karta Celu { $card } ({ NAME($card, kind: "objective") }) dla jednostki Dowódcy.
event-unit-marked = { NAME($seat, kind: "seat") }: Naznaczona zostaje jednostka { NAME($unit, kind: "unit") }.
event-victory-marker-put =
    { $markers ->
        [one] { NAME($seat, kind: "seat") }: znacznik Punktu Zwycięstwa na jednostce { NAME($unit, kind: "unit") }.
       *[other] { NAME($seat, kind: "seat") }: znacznik Punktu Zwycięstwa na jednostce { NAME($unit, kind: "unit") } (razem { $markers }).
    }
event-quadrant-decided = { NAME($unit, kind: "unit") } – rozstrzygają { NAME($seat, kind: "seat") }: Kwadrat { NAME($quadrant, kind: "quadrant") }.
event-quadrant-controlled = { NAME($seat, kind: "seat") }: Kontrolowany Kwadrat { NAME($quadrant, kind: "quadrant") }, punkty { $points } do { $next }.

score-line-commander = jednostki zniszczone przez jednostkę Dowódcy
score-line-marked-units = Jednostki Naznaczone
score-line-by-marked-units = jednostki zniszczone przez Jednostki Naznaczone
score-line-markers = znaczniki Punktów Zwycięstwa
score-line-quadrants = Kwadraty
source-vp-commander = jednostka Dowódcy
source-vp-marked-units = Jednostki Naznaczone
source-vp-by-marked-units = przez Naznaczonych
source-vp-markers = znaczniki
source-vp-quadrants = Kwadraty

refusal-mode-acok-commander-cards = (Karty Celu { $card } nie ma wśród pozostałych.)
refusal-mode-acok-commander-effect-once = ({ NAME($ability, kind: "ability") } – efekt został już użyty.)
refusal-mode-fab-marking = ({ NAME($unit, kind: "unit") } – tej jednostki nie można naznaczyć.)
refusal-mode-fab-cards = (Karty Celu { $card } się nie używa.)
refusal-ruling-fab-card-pool = (Kartę Celu { $card } ma już inna Jednostka Naznaczona.)
refusal-mode-hws-unit-in-quadrant = ({ NAME($unit, kind: "unit") } – tej jednostki tam nie ma: Kwadrat { NAME($quadrant, kind: "quadrant") }.)

picture-commander-card =
    { $used ->
        [true] { NAME($seats, kind: "seat") }: Karta Celu { $card } ({ NAME($card, kind: "objective") }), użyta.
       *[false] { NAME($seats, kind: "seat") }: Karta Celu { $card } ({ NAME($card, kind: "objective") }), jeszcze nieużyta.
    }
picture-marked =
    { $card ->
        [none] Jednostka Naznaczona: { NAME($unit, kind: "unit") }.
       *[other] Jednostka Naznaczona: { NAME($unit, kind: "unit") }, Karta Celu { $card } ({ NAME($card, kind: "objective") }).
    }
picture-victory-markers = { NAME($unit, kind: "unit") }: znaczniki Punktów Zwycięstwa: { $markers }.
picture-quadrant-side = { NAME($seats, kind: "seat") } { $points }
picture-quadrant =
    { $holder ->
        [none] { $sides ->
            [none] Kwadrat { NAME($quadrant, kind: "quadrant") }: niczyj.
           *[other] Kwadrat { NAME($quadrant, kind: "quadrant") }: niczyj ({ $sides }).
        }
       *[other] Kwadrat { NAME($quadrant, kind: "quadrant") }: Kontrolują { NAME($holder, kind: "seat") } ({ $sides }).
    }
picture-halved = Granica dzieli na pół tackę jednostki { NAME($unit, kind: "unit") }: na koniec Rundy przeciwnik rozstrzyga, w którym Kwadracie się liczy.
