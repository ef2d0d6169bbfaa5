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
