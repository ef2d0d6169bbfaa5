"""The Mission cards (p. 33): data, from one file that the owner of a box may replace (ruling.mission-cards-stand-in).

Whatever is written there is checked: msgspec knows from the structs which keys, words and numbers there are; here the
cards are counted, and what a card says makes sense as a whole. The refusal names the card at fault and the place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final, Literal

import msgspec

from maester.engine.card_entries import WrongEntry, read_entry
from maester.engine.card_files import content_of, digest, digest_in_play, unknown_word
from maester.errors import shown
from maester.games.miniatures.mission_counts import DESTRUCTION, AnyMissionCount, Measured, Zones
from maester.games.miniatures.names import MISSION_NAMES, MISSIONS, MissionNumber
from maester.words import LANGUAGES

FILE: Final = "missions"
"""The name of the file in `data/`."""
CARDS_SECTION: Final = "cards"
STAND_IN: Final = "reconstructed"
"""The source of a card whose wording isn't the printed one's."""
HAND: Final = 6
"""So many Mission cards a player chooses in Winds of Winter (p. 33)."""
LAID_OUT: Final = 4
"""So many lie open in Dark Wings, Dark Words (p. 37)."""
ONLY_READ: Final = (
    "schema", "source", "stand_in", "name", "sentence", "vocabulary", "rules", "rules_pl", "topic", "topic_pl",
    "scored", "scored_pl", "condition", "condition_pl", "limit", "limit_pl", "note", "note_pl",
)  # fmt: skip
"""Keys that are for the reader."""
NAME_PARTS: Final = ("{number}", "{topic}")
PARTS: Final = ("{scored}", "{condition}", "{points}", "{limit}")
"""What the name of a card, and the sentence about it, are put together of, as the file writes them."""

Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]
ModeWithMissions = Literal["winds-of-winter", "dark-wings-dark-words"]


class Needed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much a side must have of what a card counts."""

    own: Amount = 1
    lead: Amount = 0
    """So many more than every other side."""

    def is_met(self, measured: Measured) -> bool:
        return measured.own >= self.own and (not self.lead or measured.lead >= self.lead)


class Raised(Needed, frozen=True, kw_only=True):
    """With so much it scores other Victory Points instead."""

    victory_points: Amount


class MissionRule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a Mission card says, for the program."""

    when: Literal["round-end", "destruction"]
    counts: AnyMissionCount
    each: bool = False
    """It scores for each that is counted, not once."""
    times: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
    """At most so often in a Round."""
    least: Needed | None = None
    raised: Raised | None = None
    on_reveal: Literal["first-player"] | None = None
    """Whoever reveals it becomes First Player for the Round."""

    def __post_init__(self) -> None:
        if self.when != self.counts.when:
            raise WrongEntry("wrong-moment", type(self.counts).__struct_config__.tag, (self.counts.when,))
        if self.when == DESTRUCTION and not self.each:
            raise WrongEntry("missing", "each")
        wrong = ("least", "raised") if self.each else ("times",)
        for key in wrong:
            if getattr(self, key) is not None:
                raise WrongEntry("misplaced", key)
        if isinstance(self.counts, Zones) and (twice := _twice(self.counts.zones)):
            raise WrongEntry("misplaced", twice)


class MissionRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Mission card: what it is about, when it is scored, its Victory Points and its limit, in sentences for people,
    and as a rule for the program.
    """

    number: Annotated[int, msgspec.Meta(ge=1, le=MISSIONS)]
    id: str
    topic: str
    topic_pl: str
    scored: str
    scored_pl: str
    condition: str
    condition_pl: str
    victory_points: Amount
    limit: str
    limit_pl: str
    rule: MissionRule
    note: str | None = None
    note_pl: str | None = None
    source: Literal["reconstructed", "printed"]
    not_in: tuple[ModeWithMissions, ...] = ()
    """Modes that are played without it."""
    always_in_hand: tuple[ModeWithMissions, ...] = ()
    """Modes in which everybody has it in the hand."""

    def __post_init__(self) -> None:
        if self.id != f"mission-{self.number}":
            raise WrongEntry("unknown-word", self.id, (f"mission-{self.number}",))
        if (self.note is None) != (self.note_pl is None):
            raise WrongEntry("missing", "note" if self.note is None else "note_pl")
        if both := set(self.not_in) & set(self.always_in_hand):
            raise WrongEntry("misplaced", min(both))

    @property
    def is_stand_in(self) -> bool:
        return self.source == STAND_IN

    def topic_in(self, language: str) -> str:
        """What it is about, in that language: the label of the card."""
        return self.topic_pl if language == "pl" else self.topic

    def note_in(self, language: str) -> str | None:
        """What else is to be said of it, in that language."""
        return self.note_pl if language == "pl" else self.note

    def points(self, measured: Measured) -> int:
        """The Victory Points of a side with so much, at the end of a Round."""
        rule = self.rule
        if rule.each:
            return self.victory_points * (measured.own if rule.times is None else min(measured.own, rule.times))
        if rule.raised is not None and rule.raised.is_met(measured):
            return rule.raised.victory_points
        return self.victory_points if (rule.least or Needed()).is_met(measured) else 0


class Outline(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file as a whole; its cards are still to be read."""

    game: str
    schema: int
    source: str
    stand_in: dict[str, str]
    """What players are told of a card that is a stand-in, by language."""
    name: dict[str, str]
    sentence: dict[str, str]
    """How the name of a card, and what it says, are put together, by language."""
    vocabulary: dict[str, Any]
    rules: dict[str, str]
    rules_pl: dict[str, str]
    cards: list[dict[str, Any]]

    def __post_init__(self) -> None:
        for key, parts in (("stand_in", ()), ("name", NAME_PARTS), ("sentence", PARTS)):
            for language in LANGUAGES:
                said = getattr(self, key).get(language)
                if said is None:
                    raise WrongEntry("missing", f"{key}: {language}")
                if lacking := [part for part in parts if part not in said]:
                    raise WrongEntry("missing", f"{key}: {language}: {lacking[0]}")


class MissionFile:
    """All Mission cards, by the numbers on them. Nothing in it ever changes."""

    def __init__(self, content: Mapping[str, Any], outline: Outline, records: Mapping[int, MissionRecord]) -> None:
        self.content = content
        self.outline = outline
        self.records = records
        self.digest = digest(content)
        self.digest_in_play = digest_in_play(content, ONLY_READ)

    def record(self, number: MissionNumber) -> MissionRecord:
        """The card of a number, which is counted from 0 inside."""
        return self.records[number + 1]

    def deck(self, mode: str) -> tuple[MissionNumber, ...]:
        """The numbers of the cards that are used in a mode."""
        return tuple(MissionNumber(one.number - 1) for one in self.records.values() if mode not in one.not_in)

    def always_in_hand(self, mode: str) -> tuple[MissionNumber, ...]:
        """The numbers of those that everybody has in the hand."""
        return tuple(MissionNumber(one.number - 1) for one in self.records.values() if mode in one.always_in_hand)

    def name_of(self, record: MissionRecord, language: str) -> str:
        """What it is called: by number and topic."""
        parts = (str(record.number), record.topic_in(language))
        return _filled(self.outline.name[language], NAME_PARTS, parts)

    def text_of(self, record: MissionRecord, language: str) -> str:
        """What the card says, and that it is a stand-in if it is one."""
        end = "_pl" if language == "pl" else ""
        scored, condition, limit = (getattr(record, key + end) for key in ("scored", "condition", "limit"))
        parts = (scored[:1].upper() + scored[1:], condition, str(record.victory_points), limit)
        said = _filled(self.outline.sentence[language], PARTS, parts)
        return f"{said} {self.outline.stand_in[language]}" if record.is_stand_in else said

    def spoken(self) -> dict[str, dict[str, str]]:
        """Names and texts by language, for sentences, and as sources of Victory Points."""
        return {language: dict(self._spoken(language)) for language in LANGUAGES}

    def _spoken(self, language: str) -> Iterator[tuple[str, str]]:
        for record in self.records.values():
            name = self.name_of(record, language)
            for kind in ("", "score-line-", "source-vp-"):
                yield f"{kind}{record.id}", name
            yield f"text-{record.id}", self.text_of(record, language)


# --- reading --------------------------------------------------------------------------------------------------


@cache
def shipped() -> bytes:
    """The file that comes with the game."""
    return (files(__package__) / "data" / f"{FILE}.json").read_bytes()


@cache
def shipped_missions() -> MissionFile:
    """The Mission cards that come with the game."""
    return missions_of(shipped())


def missions_of(data: bytes) -> MissionFile:
    """The Mission cards of a file, whole or an overlay; raises BadData, which names the card at fault."""
    content = content_of(data, "miniatures", shipped())
    try:
        outline: Outline = read_entry(content, Outline)
        known = content_of(shipped(), "miniatures", shipped())["vocabulary"]
        if (word := unknown_word(outline.vocabulary, known)) is not None:
            raise WrongEntry("vocabulary", word)
    except WrongEntry as wrong:
        raise wrong.of("-") from None
    read = [_read_card(entry) for entry in outline.cards]
    for name, fault in _wrong_cards(read):
        raise fault.of(name)
    return MissionFile(content, outline, {one.number: one for one in sorted(read, key=lambda one: one.number)})


def _read_card(entry: dict[str, Any]) -> MissionRecord:
    try:
        record: MissionRecord = read_entry(entry, MissionRecord)
    except WrongEntry as wrong:
        raise wrong.of(shown(entry.get("id", entry))) from None
    return record


def _wrong_cards(read: list[MissionRecord]) -> Iterator[tuple[str, WrongEntry]]:
    """Each of the twelve numbers is there once, and there are enough cards for a hand and for what lies open."""
    numbers = Counter(one.number for one in read)
    for number, times in numbers.items():
        if times > 1:
            yield f"mission-{number}", WrongEntry("duplicate")
    if len(numbers) < MISSIONS:
        yield "cards", WrongEntry("count", len(numbers), (MISSIONS,))
    for mode, least in (("winds-of-winter", HAND), ("dark-wings-dark-words", LAID_OUT)):
        used = [one for one in read if mode not in one.not_in]
        if len(used) < least:
            yield mode, WrongEntry("count", len(used), (least,))
    fixed = [one for one in read if "winds-of-winter" in one.always_in_hand]
    if len(fixed) > HAND:
        yield "winds-of-winter", WrongEntry("count", len(fixed), (HAND,))


def _filled(sentence: str, places: Sequence[str], parts: Sequence[str]) -> str:
    for place, part in zip(places, parts, strict=True):
        sentence = sentence.replace(place, part)
    return sentence


def _twice(words: tuple[str, ...]) -> str:
    return next((word for word, times in Counter(words).items() if times > 1), "")


def mission_source(number: MissionNumber) -> str:
    """The source of the Victory Points of a Mission."""
    return f"mission-{MISSION_NAMES[number]}"
