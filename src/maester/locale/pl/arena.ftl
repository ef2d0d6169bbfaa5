# Boty przeciw botom: `maester arena`.

cli-help-arena = Niech boty zagrają przeciw sobie: zobacz, który jest silniejszy.
arena-help-bots = Nazwy botów; ostatni zajmuje pozostałe miejsca.
arena-help-games = Liczba partii; zaokrąglana w górę, aby każdy bot siedział na każdym miejscu równie często.
arena-help-players = Liczba graczy; bez niej najmniejsza, która wystarcza dla botów.
arena-help-seed = Ziarno pierwszych partii; bez niego wylosowane.
arena-help-jobs = Liczba procesów; bez niej po jednym na rdzeń procesora.
arena-help-by-card = Pokaż też, jak często wygrywają ci, którzy robią coś z daną kartą: rodzaj zdarzenia, które o tym mówi, np. card-played; można podać kilka razy.
arena-help-json = Zapisz wynik jako JSON do pliku; - wypisuje go zamiast tabel.

# $par is the win rate of a bot that is as strong as the others.
arena-summary =
    { $matches ->
        [one] 1 partia
        [few] { $matches } partie
       *[many] { $matches } partii
    }, boty: { $bots }, pierwsze ziarno { $seed }. Wśród równych sobie każdy wygrywa { $par }.
arena-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-title-bot = Według botów
arena-title-seat = Według miejsc
arena-title-house = Według Rodów lub liderów
arena-title-bot-and-house = Według botów i Rodów lub liderów
# $event is the id of a kind of event.
arena-title-card = Według kart ({ $event })
arena-title-length = Jak długie były partie
arena-title-thinking = Jak długo boty myślały (czas procesora)
arena-column-bot = bot
arena-column-seat = miejsce
arena-column-house = Ród lub lider
arena-column-card = karta
arena-column-times = ile razy
arena-column-played = rozegrane
arena-column-wins = wygrane
arena-column-rate = odsetek
arena-column-interval = przedział 95%
arena-column-what = w partii
arena-column-shortest = najmniej
arena-column-average = średnio
arena-column-longest = najwięcej
arena-column-decisions = decyzje
arena-column-milliseconds = ms na decyzję
arena-column-worst = najdłużej, ms
arena-all-cards = wszystkie karty razem
arena-rounds = rundy
arena-decisions = decyzje
arena-seconds = sekundy

arena-no-file = Nie da się zapisać pliku „{ $file }”: { $reason }
arena-interrupted = Przerwano; rozegrane partie: { $played } z { $matches }. Wynik dotyczy tylko nich.
# $decision is the kind of question, $reason comes from the bot or the table, $again is a command.
arena-failure =
    BŁĄD: { $bot } ({ $seat }) zawiódł przy decyzji { $number } ({ $decision }): { $reason }
    Powtórz: maester { $again }
arena-failures =
    { $failures ->
        [one] 1 partia nie ma wyniku, bo zawiódł w niej bot.
        [few] { $failures } partie nie mają wyniku, bo zawiódł w nich bot.
       *[many] { $failures } partii nie ma wyniku, bo zawiódł w nich bot.
    }

error-no-bots = Nie podano żadnych botów.
error-too-many-bots = Za dużo botów: { $bots }. Miejsc jest: { $seats }.
error-unknown-card-event = Żadne zdarzenie o nazwie „{ $name }” nie mówi, co gracz robi z kartą. Są takie: { $known }.
