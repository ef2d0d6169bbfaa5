### The rules catalogue: `maester rules`, and what is wrong with a catalogue or with the tests of the rules.

## Help of the command.

rules-help = Looks up the rules of a game, and which of them have a test of their own.
rules-help-game = The game, or "engine" for the rules of the table itself. Without it, all catalogues are listed.
rules-help-words = Words that all occur in the rule, or the id of a rule.
rules-help-language = The language of the rules.
rules-help-coverage = List the rules that no test proves (without GAME: of all games that can be played); asks pytest in this directory.

## Catalogues and rules.

# The numbers of a catalogue. $rules and $examples are counts.
rules-numbers =
    { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }{ $examples ->
        [0] { "" }
        [one] , { $examples } worked example
       *[other] , { $examples } worked examples
    }
# Above a list of rules. $title is the name of the game.
rules-found =
    { $title }: { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-page = p. { $page }
# Marks a rule that is our answer to an open question and not a sentence of the rulebook.
rules-ruling = ruling
rules-reason = Reason: { $reason }
rules-resolves = Settles: { $ids }
rules-term = In the Polish rulebook: { $term }
rules-shown-by = Worked examples: { $ids }
rules-test = Test idea: { $test }
rules-example = worked example
rules-scenario = Situation: { $scenario }
rules-outcome = Outcome: { $outcome }
rules-shown = Shows: { $ids }
rules-examples-topic = Worked examples

## When nothing fits.

rules-none = { $title } has no rule with all of these words: { $words }
rules-near = Did you mean { $ids }?
rules-unknown-catalogue = There are no rules called "{ $name }". There are: { $known }.
rules-coverage-words = --coverage takes a game and no words to look for.

## Coverage.

rules-missing = { $game }: rules that no test proves
rules-shared = Tests that name several rules, and so prove none of them:
rules-aside = Tests that are skipped or expected to fail, and so prove nothing:
rules-unknown = Tests that name rules which no catalogue has:
# One test and the ids that it names.
rules-marked-test = { $test }: { $ids }
rules-proven = { $game }: { $proven } of { $total } rules proven

## Errors.

error-bad-catalogue =
    { $file }, { $entry }: { $problem ->
        [duplicate] this id is there twice.
        [wrong-kind] only ids of worked examples start with "example."
        [unknown-reference] it names { $detail }, which isn't there.
        [untranslated-topic] the topic "{ $detail }" has no Polish name in [topics_pl].
        [one-language] { $detail } is missing: the text stands in one language only.
        [unknown-part] a catalogue has no such part.
        [wrong-name] these are the rules of another game: { $detail }.
        [unreadable] can't be read: { $detail }
       *[shape] { $detail }
    }
error-collection-failed =
    The tests could not be collected, so nothing can be said about the rules.
    { $output }
error-no-pytest = Coverage needs pytest, which isn't installed here.
