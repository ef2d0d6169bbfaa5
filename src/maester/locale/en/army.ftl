# Army lists that can't be read.
error-army-code = “{ $given }” is no code of an army. A code looks like this: { $example }.
error-army-code-cut = This code was cut short: it stops at “{ $given }”, but a whole one ends with { $ending }.
error-army-code-version = This code is of version { $given } of the cards; versions 1 to { $right } are known here.
error-army-faction = There is no faction “{ $given }”. There are: { $known }.
error-army-points = An army can't have { $given } points; it has { $least } to { $most }.
error-army-too-long =
    { $what ->
        [characters] This list has { $given } characters, at most { $most } are read.
        [lines] This list has { $given } lines, at most { $most } are read.
        [units] This list has { $given } Combat Units, at most { $most } fit on the table.
       *[cards] This list has { $given } cards, at most { $most } are read.
    }
error-army-unknown-card = There is no card “{ $given }”. Perhaps: { $near }.
error-army-card-removed = The card { $card } ({ $name }) is no more: take it out of the list.
error-army-wrong-kind =
    { $kind ->
        [unit] The card { $card } is no Combat Unit.
        [attachment] The card { $card } is no Attachment.
       *[ncu] The card { $card } is no Non-Combat Unit.
    }
error-army-no-unit = The card { $card } is no Combat Unit, so nothing can be attached to it.
error-army-no-cards =
    No card was found in this list. A line looks like this: Stark Sworn Swords (5) with Sworn Sword Captain (1).{ $near ->
        [none] {""}
       *[other] {" "}Perhaps: { $near }.
    }
error-army-data = The list can't be read: { $reason }
error-army-file = “{ $given }” is neither a file that can be read ({ $reason }), nor a code, nor one of the ready-made armies: { $known }.

# `maester army`
cli-help-army = Make, check and convert army lists of the miniatures game.
army-help-new = A legal army to begin with, as text.
army-help-check = What an army costs, and every restriction that it breaks.
army-help-show = An army with all its cards and its deck; without a list, the ready-made armies.
army-help-text = An army as text, as people pass it on.
army-help-code = An army as a short code, for links and typed moves.
army-help-list = A file with a list (- for standard input), a code, or the id of a ready-made army.
army-help-faction = The faction: stark, lannister, neutral, …
army-help-points = The limit of points.
army-help-seed = A number that always gives the same army.
army-costs =
    { $most ->
        [none] Cost: { $cost } of { $points } points.
       *[other] Cost: { $cost } of { $points } points, Neutral { $neutral } of at most { $most }.
    }
army-line = Line { $number }: { $sentence }
army-legal = This army is legal.
army-illegal =
    { $count ->
        [one] This army breaks 1 restriction.
       *[other] This army breaks { $count } restrictions.
    }
