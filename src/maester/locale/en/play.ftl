### `maester play`: a match at the terminal.

## Help of the command.

play-help-players = How many seats there are; without it, as many as the game allows.
play-help-seat = Your seat; without it, the first one.
play-help-seed = A seed given by hand, to play the same match again. Without it the table draws one, and can prove it.
play-help-bots = Who plays the other seats.
play-help-language = The language of the match.
play-help-plain = No boxes and no colours: for screen readers.
play-help-load = Go on with the match that was saved in this file.
play-help-save = Keep the match in this file; without it, in maester-GAME.json.

## The beginning. $seat is your seat, $others are the seats of the bots.

play-welcome =
    { $title }. You play { $seat }; { $count ->
        [one] { $others } is a bot.
       *[other] { $others } are bots.
    }
play-commitment = Chance is fixed and can be proven. SHA-256 of the seed: { $commitment }
play-not-proven = Chance is not proven: the seed was given by hand. SHA-256 of the seed: { $commitment }
play-kept = The match is saved in { $file } after every move.
play-hint = Type the number of your choice and Enter. ? shows what else you can type, q leaves.
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
play-refused = Not allowed by { $rule }: { $sentence }
play-legal = This is allowed: { $move }
play-why-what = Type the move after “why”, by its number or in this way: why { $example }
play-taken-back = Your last answer is taken back.
play-undo-further = u! goes back further, to your last decision: here that is possible, because all others are bots.

## Help at the table.

play-guide =
    What you can type:
    1 – choose option 1; any other number chooses its option.
    { $example } – play a move in full, as it is written down.
    some words – show only the options in which all of these words occur. Enter shows all again.
    why MOVE – is this move allowed, and if not, which rule is against it?
    ? WORDS – rules of this game in which all of these words occur.
    v – view the table as you see it.
    u – take your last move back. u! goes back further, also if bots have moved or chance was used.
    s FILE – save in this file from now on. s alone saves in { $file }.
    q – save and leave. You can go on later.
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
play-tie-breaks = Ties were broken by: { $names }.
play-seed = The seed was: { $seed }
play-verify = To check the whole match, type: { $command }

## Errors.

error-unknown-language = There is no language “{ $name }”, only: { $known }.
error-unknown-bots = There are no bots “{ $name }”, only: { $known }.
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
error-not-read = { $file } can't be read: { $reason }.
error-not-saved = The match can't be saved in { $file }: { $reason }. Save it elsewhere.
error-file-taken = There is already something in { $file }. Choose another file, or go on with a match that lies there by --load.
