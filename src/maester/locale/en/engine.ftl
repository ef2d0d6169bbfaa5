# What the table itself says: refusals, errors, events of the engine.

refusal =
    { $page ->
        [0] { $sentence }
       *[other] { $sentence } (p. { $page })
    }

refusal-match-wrong-kind = (Expected here: { $forms }.)

error-unknown-game =
    There is no game called “{ $name }”. { $known ->
        [none] No game is installed.
       *[other] There are: { $known }.
    }
error-wrong-player-count = This game isn't for { $given } players, but for { $right }.
error-unknown-option =
    This game has no option “{ $name }”. { $known ->
        [none] It has no options.
       *[other] Its options are: { $known }.
    }
error-wrong-option-value = The option “{ $name }” can't be “{ $given }”. It can be: { $right }.
error-options-refused = The rules forbid these options together. { $sentence }
error-options-not-a-mapping = Options are given by name, with a value each; this is a “{ $given }”.
error-bad-seed = “{ $given }” is no seed. A seed is a whole number from 0 to 2 to the 256 less 1.
error-damaged-save = This save is damaged: it isn't complete JSON.
error-no-concede = In the game { $game } nobody can give up.
error-unknown-stop =
    There is no kind of window called “{ $name }”. { $known ->
        [none] This game has none.
       *[other] There are: { $known }.
    }
error-bad-pause = The pause before an automatic pass can't be { $given } seconds: it goes from 0 to { $most }.
error-foreign-save = This is no save of a Maester match.
error-newer-save = This save was written by a newer Maester (format { $given }; this one reads up to { $right }).
error-incomplete-save = This save can't be read: { $reason }
error-save-of-unknown-game =
    This is a save of “{ $name }”, a game that isn't installed here. { $known ->
        [none] No game is installed.
       *[other] There are: { $known }.
    }
error-newer-rules = This match was played by newer rules (version { $given }; here they have version { $right }).
error-old-save = This match was played by older rules (version { $given }; now { $right }), and its snapshot can't be read any more.
error-entry-refused = Entry { $number } of this save can't be played ({ $reason }); the save was changed or is damaged.
error-save-does-not-replay = The moves of this save don't lead to the state that it names; it was changed or is damaged.
error-other-files = This match of { $game } was played with other cards, and with the present ones it would come out otherwise. Changed since: { $files }.
error-wrong-commitment = The seed of this save isn't the one that was committed to.
error-unknown-name = There is no { $kind } called “{ $name }”. Perhaps: { $near }.
error-unknown-letter = “{ $letter }” is none of the letters for { $kind }: { $letters }.
error-bad-value =
    { $kind ->
        [int] “{ $value }” is no whole number.
        [float] “{ $value }” is no number.
       *[other] “{ $value }” can't be read as { $kind }.
    }
error-bad-number = “{ $value }” is no number that fits here. Write it like { $example }: from { $least } to { $most }, with at most { $decimals } decimals.
error-bad-move-text = “{ $text }” can't be read as a move. Moves are typed like this: { $forms }.
error-ambiguous-move-text = “{ $text }” can mean more than one move: { $candidates }.
error-bad-json = This isn't JSON.
error-not-a-move = A move is typed text or JSON with a field “move”; this is a “{ $given }”.
error-unknown-move =
    There is no move called “{ $given }”. { $known ->
        [none] It belongs to no game that is played here.
       *[other] There are: { $known }.
    }
error-bad-move-data = The move can't be read: { $reason }
error-bad-field = The move's “{ $field }” can't be “{ $value }”.
error-not-inspectable = There is nothing called “{ $what }” to look at{ $near ->
    [none] .
   *[other] . There is: { $near }.
}
error-unknown-seat = There is no seat “{ $seat }”. The seats are: { $seats }.
error-no-position = Positions of this game ({ $game }) have no text form.
error-position-not-a-mapping = A position is given by name, with a value each; this is a “{ $given }”.
error-bad-position =
    The position can't be set up at “{ $place }”: “{ $given }”.{ $right ->
        [none] {""}
       *[other] {" "}Right would be: { $right }.
    }
error-impossible-position =
    This position can't come up in the game: “{ $given }” at “{ $place }”. Rule { $rule }: { $sentence }
error-not-asked = It isn't { $seat }'s turn. The game waits for: { $asked }.
error-no-window = There is no window to pass at now.
error-stale-decision = This answer belongs to decision { $given }, which isn't open any more (now: { $right }).
error-match-over = The match is over.
error-illegal-move = This move breaks the rule { $rule }.
error-in-list = Answer { $number }: { $reason }

event-taken-back =
    { $further ->
        [true] { $seat } took a move back, further than usual: nobody else here is a person.
       *[other] { $seat } took a move back.
    }
event-rules-changed = The match goes on by newer rules (version { $after } instead of { $before }).
event-drew = Chance ({ $purpose }, draw { $counter }): { $result } of { $below }.
event-shuffled = Shuffled ({ $purpose }, from draw { $counter }): { $order }.

option-pass = Pass
option-agree =
    { $yes ->
        [true] Yes
       *[other] No
    }
