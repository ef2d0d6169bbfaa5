"""How the things of any game are said: questions, options, events, refusals and results.

A game brings the sentences: `ask-<question>`, `option-<move>`, `event-<event>` and, where the bare ids don't suffice,
`seat-<name>`, `tie-break-<name>` and `view-<field>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from maester.engine import Decision, Definition, Match, Move, Refusal, Score, kebab
from maester.errors import MaesterError
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


def live_events(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """What still counts of all that a seat saw happen: without what was taken back."""
    live: list[tuple[int, dict[str, Any]]] = []
    for number, event in enumerate(events):
        if event["event"] == "taken-back":
            live = [(earlier, kept) for earlier, kept in live if earlier < event["since"]]
        else:
            live.append((number, event))
    return [event for _, event in live]


def error_text(error: MaesterError, language: str, game: Definition | None = None) -> str:
    """An error as a sentence; what a game has names of is called as the game calls it."""
    spoken = words(language) if game is None else game.words(language)
    values = dict(error.values)
    if isinstance(kind := values.get("kind"), str):
        values["kind"] = name_of(spoken, "kind", kind.replace(" ", "-")).replace("-", " ")
    return spoken.say(f"error-{error.code}", values)


def refusal_text(refusal: Refusal, language: str, game: Definition) -> str:
    """The rule against a move: its id, its sentence and its page."""
    values = {"rule": refusal.rule, "sentence": refusal.text(language, game.id, game.data.fingerprint)}
    return game.words(language).say("play-refused", values)


def rule_text(rule: Rule, language: str) -> str:
    """A rule of a catalogue: its id, its sentence and its page."""
    say = words(language).say
    sentence = say("refusal", {"sentence": rule.sentence(language), "page": rule.page or 0, "rule": rule.id})
    return say("play-rule", {"rule": rule.id, "sentence": sentence})


def result_text(match: Match, language: str, people: Sequence[int] = ()) -> str:
    """The places, a line each (those of `people` are marked), and the tie-breaks that were needed."""
    result = match.result
    if result is None:
        raise ValueError("a match that isn't over has no result")
    say = _words_of(match, language)
    own = {match.seats[seat] for seat in people}
    lines = []
    place = 1
    for names in result.places:
        seats = [name_of(say, "seat", name) for name in names]
        lines.append(say.say("play-place", {"place": place, "seats": seats, "own": not own.isdisjoint(names)}))
        lines += [_score_text(say, match.scores[name]) for name in names if name in match.scores]
        place += len(names)
    if match.conceded is not None:
        lines.append(say.say("play-conceded", {"seat": name_of(say, "seat", match.seats[match.conceded])}))
    elif result.tie_breaks:
        used = [name_of(say, "tie-break", name) for name in result.tie_breaks]
        lines.append(say.say("play-tie-breaks", {"names": used}))
    return "\n".join(lines)


def _score_text(say: Words, score: Score) -> str:
    kinds = {source: "card" if say.has(f"card-{source}") else "score-line" for _, source in score.lines}
    parts = [
        say.say("score-part", {"name": name_of(say, kinds[source], source), "value": value})
        for value, source in score.lines
    ]
    return say.say("play-score", {"total": say.say("score-total", {"total": score.total}), "parts": parts})


def name_of(say: Words, kind: str, id: str) -> str:
    """What a thing is called: `<kind>-<id>` where the game has a name for it, else its id."""
    message_id = f"{kind}-{kebab(id)}"
    return say.say(message_id) if say.has(message_id) else id.replace("_", " ")


def _words_of(game: Match | str, language: str) -> Words:
    return words(language, game) if isinstance(game, str) else game.words(language)
