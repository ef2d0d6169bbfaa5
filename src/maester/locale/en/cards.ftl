### Card files that a game can be played with.

error-card-file-unreadable = This is no card file: { $reason }
error-card-file-foreign = This is no card file of this game.
error-bad-card =
    { $place ->
        [none] { $card }
       *[other] { $card }, { $place }
    }: { $problem ->
        [missing] “{ $detail }” is missing.
        [unknown-key] there is no “{ $detail }”. There are: { $known }.
        [unknown-word] “{ $detail }” is none of the words here: { $known }.
        [wrong-moment] “{ $detail }” can't work at this moment. It can at: { $known }.
        [no-text] “{ $detail }” must be a text.
        [no-number] “{ $detail }” must be a whole number, 0 or more.
        [no-flag] “{ $detail }” must be true or false.
        [duplicate] this id is there twice.
        [dangling] it names “{ $detail }”, which isn't there.
        [count] there are { $detail }, and there must be { $known }.
        [timing] its timing “{ $detail }” doesn't agree with its effects.
        [nothing-before] “{ $detail }” waits for the step before it, but there is none at the same moment.
        [misplaced] “{ $detail }” doesn't belong here.
        [circular] “{ $detail }” would depend on itself.
        [vocabulary] this program doesn't know the word “{ $detail }”.
       *[shape] “{ $detail }” is written in a way that can't be read.
    }
error-no-data-file = The game { $game } is not played with a card file.
error-other-data = This match of { $game } is played with another card file ({ $given }; here it is { $right }). Name that file with --cards.

cards-help-file = A card file to play with, for games that have one.
cards-help-check = Check this card file instead: what is wrong with it, or what it changes.
cards-checked =
    The card file is good: { $cards } different cards, { $changed ->
        [0] none of them other than here.
        [one] 1 of them other than here:
       *[other] { $changed } of them other than here:
    }
