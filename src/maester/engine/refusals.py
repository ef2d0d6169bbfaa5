"""Refusals as people read them: with the rule's sentence, and with names instead of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from maester.engine.definition import Definition
from maester.engine.lexicon import Lexicon
from maester.engine.protocol import Refusal, find_rule
from maester.errors import BadOption, IllegalMove
from maester.words import LANGUAGES, Words, words

MOST_SHOWN = 12
"""So many of the legal moves are shown to somebody who looks at a refusal itself."""


class Teller(NamedTuple):
    """What a refusal needs to say itself; nothing of the match that refused."""

    definition: Definition
    lexicon: Lexicon
    names: Mapping[str, Mapping[str, str]]
    """What things are called in the match that refused, by language; none where they are called alike in all."""

    def words(self, language: str) -> Words:
        """All sentences of a language, with the names of the match; a made-up language has the first one's names."""
        said = self.definition.words(language)
        return said.naming(self.names.get(language) or self.names[LANGUAGES[0]]) if self.names else said


class ToldRefusal(Refusal, frozen=True, eq=False, kw_only=True):
    """A refusal that left its match. It is the same as the bare one, but printed it says the rule and names."""

    teller: Teller

    def told(self, language: str) -> str:
        """The rule's id, its sentence and page if it stands in a catalogue, and the case in names."""
        definition = self.teller.definition
        say = self.teller.words(language).say
        if find_rule(self.rule, definition.id) is None:
            return say("error-illegal-move", {"rule": self.rule})
        return say("play-refused", {"rule": self.rule, "sentence": self.text(language)})

    def text(self, language: str, game: str | None = None, data: str | None = None) -> str:
        """The rule's sentence and page, and the case in the names of the match; it knows its game itself."""
        return self.said(self.teller.words(language), self.teller.definition.id)

    def as_error(self) -> IllegalMove:
        """The same as an error."""
        return IllegalMove(self.rule, self.legal, self, self.nearest, **self.values)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return self._case() == (other.rule, other.values, other.legal, other.nearest)

    def _case(self) -> tuple[object, ...]:
        return self.rule, self.values, self.legal, self.nearest

    def __ne__(self, other: object) -> bool:  # a struct brings one of its own, which looks at the teller
        return not self == other

    __hash__ = None  # type: ignore[assignment]  # its values have none either

    def __str__(self) -> str:
        return self.told("en")

    def __repr__(self) -> str:
        texts = [self.teller.lexicon.text(move) for move in self.legal[:MOST_SHOWN]]
        more = "" if len(self.legal) <= MOST_SHOWN else f", … {len(self.legal)} in all"
        nearest = "" if self.nearest is None else f", nearest is {self.teller.lexicon.text(self.nearest)}"
        return f"<Refusal by {self.rule} {self.values}: legal are {', '.join(texts) or 'none'}{more}{nearest}>"


class OptionsRefused(BadOption):
    """A rule of the game forbids these options with each other, or with so many players."""

    default_code = "options-refused"

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__(None, rule=refusal.rule, **refusal.values)
        self._game = game
        self._refusal = refusal

    def message(self, language: str = "en") -> str:
        return words(language).say(
            f"error-{self.code}", {**self.values, "sentence": self._refusal.text(language, self._game)}
        )
