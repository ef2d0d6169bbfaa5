### Tryby Gry w przeglądarce: o co w którym chodzi.

mode-title = Tryb Gry
mode-all-rules = Wszystkie jego zasady
mode-still-to-be-drawn = Tryb Gry zostanie wylosowany po wyborze armii.
mode-gist =
    { $mode ->
        [a-game-of-thrones] Pięć Celów, każdy z kartą, która pomaga temu, kto go Kontroluje: stań na nich i utrzymuj je od Rundy 2.
        [a-clash-of-kings] Wojna Dowódców: trzy Cele, po dwie karty dla jednostki każdego Dowódcy i więcej punktów za to, co zniszczy.
        [a-storm-of-swords] Oblężenie: Atakujący szturmuje trzy Mury Zamkowe przed końcem Rundy 6, a Obrońca broni się i połowę armii dostaje dopiero później.
        [a-feast-for-crows] Cele leżą na Stosach Trupów, a polegli z Piechoty zostawiają nowe: kto podniesie żeton, musi trzymać się jego stosu.
        [a-dance-with-dragons] Trzy Cele, które się podnosi i niesie: kto ma żeton, jest powolny, a inni chcą mu go odebrać.
        [winds-of-winter] W każdej Rundzie ujawnia się dwie Misje z tajnych rąk i każdy może wypełnić obie; same Cele nie dają punktów.
        [fire-and-blood] Łowy: cztery Jednostki Naznaczone są więcej warte dla tego, kto je zniszczy, ale i lepiej walczą.
        [dark-wings-dark-words] Dwie Misje liczą się dla wszystkich, dwie czekają; Stronnicy i Dowódcy je wymieniają. Oprócz tego punktują trzy Cele.
        [honed-and-ready] Pięć Celów pod strzałami z dwóch zamków: kto trzyma zewnętrzne, płaci krwią.
        [here-we-stand] Pole bitwy dzieli się na ćwiartki: w każdej miej armię wartą więcej punktów niż wróg.
       *[random] Jeden z trybów zostanie wylosowany po wyborze armii.
    }

mode-commander-cards = Karty jednostek Dowódców
mode-card-used = użyta
mode-marked = Jednostki Naznaczone i znaczniki
mode-markers = +{ $count } PZ
mode-siege = Oblężenie
mode-wall-wounds = Pozostałe Rany: { $wounds }
mode-siege-hand = Karty Strategii Oblężenia na ręce: { $count }
mode-missions = Misje
mode-no-mission = W tej Rundzie nie liczy się żadna Misja.
mode-mission-near = ma { $own }, zdobyłby { $points } PZ
mode-missions-reserve = Misje Rezerwowe (w talii: { $count }):
mode-missions-hand = na ręce: { $count }
mode-quadrants = Ćwiartki
mode-quadrant-commander = Dowódca
mode-quadrant-halved = { $unit } stoi dokładnie na granicy: przeciwnik mówi, gdzie się liczy.

## Wybieranie.

field-token = Cel { $number }
mode-pick-missions = Twoje Misje
mode-pick-missions-note = Od 2. Rundy w każdej Rundzie ujawniasz jedną z nich. Spełnić ją może każdy.
mode-take-missions = Weź { $count } z { $size }
mode-mission-always = ma ją każdy
mode-pick-card = Wybierz kartę
mode-picker-fold = Spójrz na pole
mode-picker-unfold = Wróć do kart
mode-siege-cards = Strategia Oblężenia
mode-siege-play = zagraj
hand-teammate = Kolega z drużyny
mode-would-score = PZ, gdyby Runda teraz się skończyła: { $points }
scene-vp-by = { NAME($seat, kind: "seat") }: { NAME($source, kind: "source-vp") } (razem { $total })
