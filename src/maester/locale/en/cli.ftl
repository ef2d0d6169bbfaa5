# The command line, but for playing and the rules.

cli-help = A digital table for Game of Thrones tabletop games, with every rule enforced.
cli-help-play = Play in the terminal.
cli-help-rules = Look up the rules of a game, and which of them have a test.
cli-help-playout = Play matches at random, to find faults.
cli-help-bench = Measure how fast a game is.
cli-help-verify = Prove that a saved match is what it claims to be, and that chance was fair.
cli-help-with = A Python module to import first, which brings another game.
cli-help-version = Show the version.
cli-help-game = The id of a game.
cli-help-option = An option of the match, by name; may be given several times.
cli-help-json = Show the result as JSON.
cli-no-module = The module “{ $module }” can't be imported: { $reason }
cli-needs-extra = This needs “{ $module }”, which isn't installed here: pip install "maester[{ $extra }]"
cli-no-file = The file “{ $file }” can't be read: { $reason }

playout-help-players = The number of players; without it, all numbers of players with all options in turn.
playout-help-games = How many matches; without it, one of each kind.
playout-help-seed = The seed of the first match; the next ones count on from it. Without it, a fresh one.
playout-help-check = Check all invariants at each decision.
playout-help-jobs = How many processes; without it, one for each processor core.
playout-summary =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } ({ $configurations ->
        [one] 1 configuration
       *[other] { $configurations } configurations
    }), { $decisions } decisions, { $seconds } s, first seed { $seed }: { $failures ->
        [0] no failures
        [one] 1 failure
       *[other] { $failures } failures
    }.
playout-failure =
    FAILURE: { $reason }
    Again: { $again }

verify-help-file = The save of a match.
verify-help-commitment = The commitment that the table showed at the start; without it, the one in the save.
verify-proven =
    All { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    } of this match of { $game } replay to the state { $hash }. { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    } and { $shuffles ->
        [one] 1 shuffle
       *[other] { $shuffles } shuffles
    } come out the same from the seed.
verify-seed-proven = The seed { $seed } fits the commitment { $commitment }, which was fixed before the first decision.
verify-seed-given = The seed { $seed } was given by hand: fairness is not proven.
verify-seed-running = The match is still running: its seed fits the commitment { $commitment } and is shown when it is over.

bench-help-players = The number of players; without it, the largest.
bench-help-passes = How many passes; they take turns with those of the peer.
bench-help-seconds = How long each pass of play lasts.
bench-title-play = Random play on one core: median (lowest–highest) of { $passes } passes, processor time
bench-title-costs = Costs, at moments spread over a match
bench-column-game = game
bench-column-players = players
bench-column-games = games/s
bench-column-decisions = decisions/s
bench-column-length = decisions a game
bench-column-work = what
bench-column-microseconds = µs
bench-clone-by-hand = clone, by hand
bench-clone-by-codec = clone, by codec
bench-view = view
bench-save = save
bench-load = load
error-chance-differs = Draw { $counter } ({ $purpose }) doesn't come out as the match says; it was changed.

cli-help-cards = Look up the cards of a game.
cards-help-words = Words that occur on the card.
cards-none = No card has the words “{ $words }”.

cli-usage-help = For help, type: { $command }
cli-usage-no-option =
    There is no option { $name }. { $near ->
        [none] {""}
       *[other] Perhaps: { $near }.
    }
cli-usage-missing = { $name } is missing.
cli-usage-no-value = { $name } needs a value.
cli-usage-bad-value =
    { $type ->
        [int] { $name } takes a whole number that fits.
        [float] { $name } takes a number that fits.
       *[other] { $name } can't have this value.
    }
cli-usage-no-command = There is no such command. There are: { $known }.
cli-usage-too-much = There is a word too many.
