# Bots against bots: `maester arena`.

cli-help-arena = Let bots play against each other, and see who is stronger.
arena-help-bots = The bots, by name; the last one takes the seats that are left.
arena-help-games = How many matches; rounded up, so that each bot sits on each seat equally often.
arena-help-players = The number of players; without it, as few as the bots need.
arena-help-seed = The seed of the first matches; without it, a fresh one.
arena-help-jobs = How many processes; without it, one for each processor core.
arena-help-by-card = Also show how often those win who do something with a card: the kind of event that tells it, e.g. card-played; may be given several times.
arena-help-json = Write the result as JSON to a file; - writes it instead of the tables.

# $par is the win rate of a bot that is as strong as the others.
arena-summary =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } of { $bots }, first seed { $seed }. Among equals each wins { $par }.
arena-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-title-bot = By bot
arena-title-seat = By seat
arena-title-house = By house or leader
arena-title-bot-and-house = By bot and house or leader
# $event is the id of a kind of event.
arena-title-card = By card ({ $event })
arena-title-length = How long the matches were
arena-title-thinking = How long the bots thought (processor time)
arena-column-bot = bot
arena-column-seat = seat
arena-column-house = house or leader
arena-column-card = card
arena-column-times = times
arena-column-played = played
arena-column-wins = won
arena-column-rate = rate
arena-column-interval = 95 % interval
arena-column-what = of a match
arena-column-shortest = shortest
arena-column-average = average
arena-column-longest = longest
arena-column-decisions = decisions
arena-column-milliseconds = ms each
arena-column-worst = worst ms
arena-all-cards = all cards together
arena-rounds = rounds
arena-decisions = decisions
arena-seconds = seconds

arena-no-file = The file “{ $file }” can't be written: { $reason }
arena-interrupted = Stopped after { $played } of { $matches } matches; the result is that of those.
# $decision is the kind of question, $reason comes from the bot or the table, $again is a command.
arena-failure =
    FAILURE: { $bot } ({ $seat }) failed at decision { $number } ({ $decision }): { $reason }
    Again: maester { $again }
arena-failures =
    { $failures ->
        [one] 1 match has no result, because a bot failed in it.
       *[other] { $failures } matches have no result, because a bot failed in them.
    }

error-no-bots = No bots are named.
error-too-many-bots = There are { $bots } bots for { $seats } seats.
error-unknown-card-event = No event called “{ $name }” tells what a player does with a card. There are: { $known }.
