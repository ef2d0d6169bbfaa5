### `maester replay`: a match step by step.

cli-help-replay = See a match again, step by step.
replay-help-file = The save of a match.
replay-help-to = Show the moment after this step and leave.
replay-help-json = Write steps, texts and events as lines of JSON.
replay-help-seat = See only what this seat saw; without it, everything, if the match is over.

replay-welcome =
    { $title }: { $steps ->
        [one] { $steps } step.
       *[other] { $steps } steps.
    }
replay-guide = Enter: next step. A number: to this step. b: back. v: the board at this moment (v PART: a part of it). a: play through to the end. q: leave.
# Step 0 is the beginning, where nobody has moved yet.
replay-step =
    { $number ->
        [0] { $number }/{ $last }: the beginning
       *[other] { $number }/{ $last } { $text }
    }
replay-entry = { $seat }: { $move }
replay-concede = { $seat } gives up.
replay-undo = { $seat } takes the last move back.
replay-end = This is the end of the match.

error-no-such-step = There is no step { $given }: they go from 0 to { $last }.
error-replay-running =
    This match isn't over, so its secrets stay hidden. { $seats ->
        [none] Nobody played it at a terminal, so no seat can be shown yet.
       *[other] Name a seat whose side may be shown, with --seat: { $seats }.
    }
error-replay-secret =
    This match isn't over, so the side of { $seat } stays hidden. { $seats ->
        [none] Nobody played it at a terminal.
       *[other] These may be shown: { $seats }.
    }
