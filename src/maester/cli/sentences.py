"""How the things of any game are said: questions, options, events, refusals and results.

A game brings the sentences: `ask-<question>`, `option-<move>`, `event-<event>` and, where the bare ids don't suffice,
`seat-<name>`, `tie-break-<name>` and `view-<field>`.
"""

from __future__ import annotations

from typing import Any

from maester.engine import Decision, Match, Move, Refusal, kebab
from maester.rulebook import Rule
from maester.words import Words, words


def prompt_text(match: Match, decision: Decision, language: str) -> str:
    """What a seat is asked."""
    prompt = decision.prompt
    return _words_of(match, language).say(prompt.id, prompt.values)


def option_text(match: Match, move: Move, language: str) -> str:
    """A move as one of the answers to a question."""
    values = match.lexicon.plain(move)
    return _words_of(match, language).say(f"option-{values['move']}", values)


def event_text(game: Match | str, event: dict[str, Any], language: str) -> str:
    """Something that happened, as `Match.events` gives it."""
    return _words_of(game, language).say(f"event-{event['event']}", event)


def refusal_text(refusal: Refusal, language: str, game: str) -> str:
    """The rule against a move: its id, its sentence and its page."""
    values = {"rule": refusal.rule, "sentence": refusal.text(language, game)}
    return words(language, game).say("play-refused", values)


def rule_text(rule: Rule, language: str) -> str:
    """A rule of a catalogue: its id, its sentence and its page."""
    say = words(language).say
    sentence = say("refusal", {"sentence": rule.sentence(language), "page": rule.page or 0, "rule": rule.id})
    return say("play-rule", {"rule": rule.id, "sentence": sentence})


def result_text(match: Match, language: str, seat: int | None = None) -> str:
    """The places, a line each (the one of `seat` is marked), and the tie-breaks that were needed."""
    result = match.result
    if result is None:
        raise ValueError("a match that isn't over has no result")
    say = _words_of(match, language)
    own = None if seat is None else match.seats[seat]
    lines = []
    place = 1
    for names in result.places:
        seats = [name_of(say, "seat", name) for name in names]
        lines.append(say.say("play-place", {"place": place, "seats": seats, "own": own in names}))
        place += len(names)
    if result.tie_breaks:
        used = [name_of(say, "tie-break", name) for name in result.tie_breaks]
        lines.append(say.say("play-tie-breaks", {"names": used}))
    return "\n".join(lines)


def name_of(say: Words, kind: str, id: str) -> str:
    """What a thing is called: `<kind>-<id>` where the game has a name for it, else its id."""
    message_id = f"{kind}-{kebab(id)}"
    return say.say(message_id) if say.has(message_id) else id.replace("_", " ")


def _words_of(game: Match | str, language: str) -> Words:
    return words(language, game if isinstance(game, str) else game.definition.id)
