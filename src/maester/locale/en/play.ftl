### `maester play`: a match at the terminal.

## Help of the command.

play-help-players = How many seats there are; without it, as many as the game usually has.
play-help-seat = Your seat, or the seats of all people at this terminal, with commas between them; without it, the first one.
play-help-people = How many people play at this terminal, on the first seats; a curtain hides what each one sees.
play-help-seed = A seed given by hand, to play the same match again. Without it the table draws one, and can prove it.
play-help-bots = Which bot plays the other seats: one name for all, or one for each in the order of the seats. Without it, the best one there is.
play-help-language = The language of the match.
play-help-plain = No boxes and no colours: for screen readers.
play-help-hints = Tell at the first question of each kind what people usually do.
play-help-load = Go on with the match that was saved in this file.
play-help-svg = Keep a picture of the board in this file, in games that have one; it is drawn anew after each move.
play-help-save = Keep the match in this file; without it, in maester-GAME.json.

## The beginning. $seats are the people's seats, $others the seats of the bots, $count is their number.

play-welcome =
    { $title }. { $people ->
        [one] You play { $seats }.
       *[other] At this terminal: { $seats }.
    } { $count ->
        [0] No bots play.
        [one] Bot: { $others }.
       *[other] Bots: { $others }.
    }
play-bot = { $seat } ({ $bot })
play-commitment = Chance is fixed and can be proven. SHA-256 of the seed: { $commitment }
play-not-proven = Chance is not proven: the seed was given by hand. SHA-256 of the seed: { $commitment }
play-kept = The match is saved in { $file } after every move.
play-hint = Type the number of your choice and Enter. ? shows what else you can type and the rules behind a question, v shows the board, q leaves.
play-newcomer = New to this game? Type ? first.
play-tip = Tip: { $tip }
# $earlier is the number of events that aren't told again.
play-resumed =
    { $earlier ->
        [0] You are back at the table. What has happened so far:
       *[other] You are back at the table. What happened last:
    }

## Questions.

# After an answer: what was chosen.
play-chosen = You choose: { $move }
play-more = … and { $count } more. Type a word or two to see only the options that have them.
play-filtered =
    { $total ->
        [one] With “{ $words }”: { $count } of { $total } option. Enter shows all again.
       *[other] With “{ $words }”: { $count } of { $total } options. Enter shows all again.
    }
play-suggestions = These are only suggestions: other moves can be typed, in this way: { $example }
play-no-option = No option has “{ $words }” in it. A move can also be typed, for instance: { $example }
play-nearest = Nearest to it is: { $move }
play-refused = Not allowed by { $rule }: { $sentence }
play-legal = This is allowed: { $move }
play-why-what = Type the move after “why”, by its number or in this way: why { $example }
play-taken-back = Your last answer is taken back.
play-undo-people = u! is only there for one person against bots: here others would lose what they have seen.
play-remark = { $option } ({ $remark })
# A heading, and how many options there are below it.
play-group = { $heading } … ({ $count })
play-groups = Type the number of a line with … to see what is below it, or some words to find options everywhere.
play-back = Enter goes back.
play-ready = Your answers, still secret: { $moves }. Enter goes on, u takes the last one back, v shows the board.
play-so-far = So far, still secret: { $moves }.

## Several people at one terminal. $before is the one who has played till now.

play-curtain = Hand the screen to { $seat }. { $seat }, press Enter.
play-curtain-undo = Hand the screen to { $seat }. { $seat }, press Enter. ({ $before }: u takes your last move back.)

## What happened.

play-log-empty = Nothing has happened yet.
play-log-what = Type l, or l and how many events you want to see: l 50
# $also says what else can be typed there.
play-no-part =
    There is no part of the board called “{ $words }”. You can type: { $names }{ $also ->
        [none] .
       *[other] ; or { $also }.
    }

## Undo.

play-undo-further = u! goes back further, to your last decision: here that is possible, because all others are bots.

## Windows at which the table passes. $windows are the names of their kinds.

play-windows = p passes until something happens, pp for the rest of the phase; “stops” shows where you are asked.
play-passed = The table passed for you: { $windows }.
play-skipping =
    { $until ->
        [phase] You pass for the rest of the phase; where you can answer what happens you are still asked.
       *[event] You pass until something happens.
    }
play-stops = You are asked where there is an x; elsewhere the table passes for you, whatever you hold, and against bots alone also where you could only pass. Numbers after “stops” change this: stops 1 4
play-stop =
    { $asked ->
        [true] [x] { $number }. { $window }
       *[other] [ ] { $number }. { $window }
    }
play-guide-windows =
    p – pass here and until something happens. pp passes for the rest of the phase, but not where you can answer what happens.
    stops – where you are asked, and where the table passes for you. stops 3 changes the third one.

## Giving up.

play-concede-sure = Do you give this match up? It ends at once. Type { $word } once more; anything else goes on.
play-concede-not = The match goes on.

## Help at the table.

play-guide =
    What you can type:
    1 – choose option 1; any other number chooses its option.
    { $example } – play a move in full, as it is written down.
    MOVE; MOVE – play several moves in full, one after the other: all of them, or none.
    some words – show only the options in which all of these words occur. Enter shows all again.
    why MOVE – is this move allowed, and if not, which rule is against it?
    ? WORDS – rules and cards of this game in which all of these words occur.
    v – view the board as you see it. v PART shows only a part.
    l – the last events. l 50 shows the last 50.
    u – take your last move back. u! goes back further, also if bots have moved or chance was used.
    concede – give the match up, in games that allow it. You are asked once more.
    s FILE – save in this file from now on. s alone saves in { $file }.
    q – save and leave. You can go on later.
play-guide-parts =
    After v you can type: { $names }{ $also ->
        [none] .
       *[other] ; or { $also }.
    }
play-guide-measure = measure ONE OTHER – what can be measured between two units, as v ONE OTHER does.
play-guide-first = ? first – how a first round goes.
play-question-rules = The rules behind this question:
play-rule = { $rule }: { $sentence }
play-no-rule = No rule of this game has “{ $words }” in it.
play-more-rules =
    { $count ->
        [one] … and { $count } more rule. Type more words to find fewer.
       *[other] … and { $count } more rules. Type more words to find fewer.
    }
play-saved = Saved in { $file }.
play-left = The match is saved. To go on, type: { $command }

## What a view calls its parts.

view-own-seat = your seat
view-to-act = to act
view-ready = ready
view-own-answers = your secret answers

## The end.

play-over = The match is over.
play-place =
    { $own ->
        [true] { $place }. { $seats } (you)
       *[other] { $place }. { $seats }
    }
play-score = {"   "}{ $total } ({ $parts })
play-conceded = { $seat } gave up.
play-tie-breaks = Ties were broken by: { $names }.
play-seed = The seed was: { $seed }
play-replay = To see it again, type: { $command }
play-verify = To check the whole match, type: { $command }

## Errors.

error-unknown-language = There is no language “{ $name }”, only: { $known }.
error-unknown-bots = There are no bots “{ $name }”, only: { $known }.
error-wrong-bots = There are { $given } bots for { $right } seats: name one bot for all, or one for each.
error-seat-or-people = --seat names the seats of the people, --people counts them: use one of the two.
error-wrong-people = { $given } people can't play here: there are { $most } seats.
error-no-game =
    Which game? { $known ->
        [none] No game is installed.
       *[other] There are: { $known }.
    }
error-load-alone = The players, the seed and the options of a saved match are in its file: --load can't be used together with --players, --seed or --option.
error-other-game = { $file } is a match of another game: { $game }.
error-no-such-option =
    { $count ->
        [one] There is no option { $given }: there is only number 1.
       *[other] There is no option { $given }: the numbers go from 1 to { $count }.
    }
error-no-such-stop = There is no stop “{ $given }”: the numbers go from 1 to { $count }.
error-not-shown = { $given } isn't among the numbers that are shown now: { $shown }. Enter shows all.
error-not-read = { $file } can't be read: { $reason }.
error-not-saved = The match can't be saved in { $file }: { $reason }. Save it elsewhere.
error-file-taken = There is already something in { $file }. Choose another file, or go on with a match that lies there by --load.
error-no-svg = The game { $game } has no picture for a file.
error-not-drawn = The picture can't be written to { $file }.
