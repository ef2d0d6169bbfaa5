### Starcie Królów, Ogień i Krew oraz Stoimy Tu i Teraz.

quadrant-south-west = lewy dolny Kwadrat
quadrant-south-east = prawy dolny Kwadrat
quadrant-north-west = lewy górny Kwadrat
quadrant-north-east = prawy górny Kwadrat

ability-victory-marker = Znacznik Punktu Zwycięstwa
text-ability-victory-marker = Aktywując jednostkę swojego Dowódcy, możesz położyć 1 znacznik Punktu Zwycięstwa na wrogiej Jednostce Bojowej w Dalekim Zasięgu od niej: kto ją zniszczy, zdobywa o 1 Punkt Zwycięstwa więcej za każdy znacznik.

ask-choose-commander-card = { NAME($seat, kind: "seat") }: którą Kartę Celu bierzesz dla jednostki swojego Dowódcy?
ask-choose-marked = { NAME($seat, kind: "seat") }: którą wrogą jednostkę naznaczasz?
ask-choose-marked-card = { NAME($seat, kind: "seat") }: { NAME($unit, kind: "unit") } – Jednostka Naznaczona. Którą Kartę Celu otrzymuje do końca gry?
ask-decide-quadrant = { NAME($seat, kind: "seat") }: granica dzieli tackę na pół ({ NAME($unit, kind: "unit") }). W którym Kwadracie liczy się ta jednostka?

option-choose-objective-card = Karta Celu { $card }: { NAME($card, kind: "objective") }
option-mark-unit = { NAME($unit, kind: "unit") }
option-put-in-quadrant = { NAME($quadrant, kind: "quadrant") }

event-objective-card-taken = { NAME($seat, kind: "seat") }: Karta Celu { $card } ({ NAME($card, kind: "objective") }) dla jednostki Dowódcy.
event-unit-marked = { NAME($seat, kind: "seat") }: Naznaczona zostaje jednostka { NAME($unit, kind: "unit") }.
event-victory-marker-put =
    { $markers ->
        [one] { NAME($seat, kind: "seat") }: znacznik Punktu Zwycięstwa na jednostce { NAME($unit, kind: "unit") }.
       *[other] { NAME($seat, kind: "seat") }: znacznik Punktu Zwycięstwa na jednostce { NAME($unit, kind: "unit") } (razem { $markers }).
    }
event-quadrant-decided = { NAME($unit, kind: "unit") } – o Kwadracie rozstrzyga { NAME($seat, kind: "seat") }: { NAME($quadrant, kind: "quadrant") }.
event-quadrant-controlled = { NAME($seat, kind: "seat") }: Kontrola nad Kwadratem ({ NAME($quadrant, kind: "quadrant") }), punkty { $points } do { $next }.

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
refusal-mode-hws-unit-in-quadrant = ({ NAME($unit, kind: "unit") } – tej jednostki tam nie ma: { NAME($quadrant, kind: "quadrant") }.)
