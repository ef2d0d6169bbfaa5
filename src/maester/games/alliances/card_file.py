"""Reading a card file, and refusing one that is wrong: the message names the card at fault.

The owner of a box corrects any card by editing this one file, so whatever is written there is checked: msgspec knows
from the structs of cards and operations which keys, fields and words there are; here the pieces are counted, ids are
unique and lead somewhere, and what a card says makes sense as a whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final, Literal

import msgspec

from maester.engine.card_entries import WrongEntry, read_entry
from maester.engine.card_files import content_of, unknown_word
from maester.errors import shown
from maester.games.alliances.box import Box
from maester.games.alliances.operations import AnyOperation
from maester.games.alliances.vocabulary import (
    CLEANUP,
    IN_BID_AREA,
    OF_ALLIES,
    PLAYED,
    THIS_ROUND,
    TRIUMPH,
    WHEN_CLAIMED,
    NamedAllies,
    NamedCard,
    Number,
)

INFLUENCE: Final = ("influence", "events", "leader_influence")
LEADERS: Final = 9
CARDS_OF_A_LEADER: Final = 4
TIMINGS: Final = {
    THIS_ROUND: "this round", WHEN_CLAIMED: "when claimed", PLAYED: "when played", TRIUMPH: "triumph",
    IN_BID_AREA: "while in a bid area", CLEANUP: "cleanup",
}  # fmt: skip
"""How the moments of operations are written as the `timing` of a card."""
WORDS_OF_THE_FILE: Final = (
    ("timing", "timing_names_pl"), ("color", "color_names_pl"), ("house", "house_names_pl"), ("source", "sources"),
    ("name_source", "sources"),
)  # fmt: skip
"""Keys of cards whose words the file itself lists, and where."""
ONLY_READ: Final = (
    "name_en", "name_pl", "ability", "ability_pl", "house", "subtitle_en", "subtitle_pl", "notes", "notes_pl", "timing",
    "title_en", "title_pl", "format", "about", "sources", "source", "name_source", "confidence", "provenance",
    "vocabulary", "timing_names_pl", "color_names_pl", "house_names_pl", "season_names_pl",
)  # fmt: skip
"""What no rule asks for: a file in which only these are others is played alike."""
FORMER: Final = {"c8c7a5783d83d466ef2943a1f56013a3": "a493c9ec79f9d3a1fe428ec757705a57"}
"""What changed play in the card file of the first versions, whose saves name the whole file only."""
IN_BOTH_LANGUAGES: Final = (("subtitle_en", "subtitle_pl"), ("notes", "notes_pl"))
"""Texts that a card may have: in both languages or in none."""

Text = Annotated[str, msgspec.Meta(pattern=r"\S")]


# --- what a file holds ----------------------------------------------------------------------------


class _Printed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everything in the box has."""

    id: Text
    name_en: Text
    name_pl: Text
    source: Text | None = None
    confidence: dict[str, str] | None = None
    provenance: dict[str, str] | None = None
    notes: Text | None = None
    notes_pl: Text | None = None


class _PrintedCard(_Printed, frozen=True, kw_only=True):
    source: Text
    name_source: Text | None = None
    copies: Number
    ability: Text
    ability_pl: Text


class LeaderCard(_PrintedCard, frozen=True, kw_only=True):
    house: Text | None = None


class AllyCard(_PrintedCard, frozen=True, kw_only=True):
    house: Text | None = None
    subtitle_en: Text | None = None
    subtitle_pl: Text | None = None
    power: Number
    timing: Text
    effects: tuple[AnyOperation, ...]


class InfluenceCard(_PrintedCard, frozen=True, kw_only=True):
    """An influence card: what all colours have."""

    color: str
    influence: Number
    triumph: bool
    timing: Text
    effects: tuple[AnyOperation, ...]
    leader: Text | None = None


class StandardCard(InfluenceCard, frozen=True, kw_only=True):
    """A card that all leaders can hold."""

    color: Literal["red", "green", "purple"]


class EventCard(InfluenceCard, frozen=True, kw_only=True):
    color: Literal["blue"]


class WhiteCard(InfluenceCard, frozen=True, kw_only=True):
    """A card of one leader."""

    color: Literal["white"]
    leader: Text


class PowerToken(_Printed, frozen=True, kw_only=True):
    """Power tokens of one value."""

    source: Text
    value: Number
    count: Number


class Component(_Printed, frozen=True, kw_only=True):
    """Another thing in the box."""

    count: Number
    seasons: Any = None
    round_spaces: Any = None


class CardFile(msgspec.Struct, frozen=True):
    """The pieces of a card file, each list in the order of the file."""

    leaders: tuple[LeaderCard, ...]
    allies: tuple[AllyCard, ...]
    influence: tuple[StandardCard, ...]
    events: tuple[EventCard, ...]
    leader_influence: tuple[WhiteCard, ...]
    power_tokens: tuple[PowerToken, ...]
    components: tuple[Component, ...]


KINDS: Final[dict[str, type[Any]]] = {
    "leaders": LeaderCard, "allies": AllyCard, "influence": StandardCard, "events": EventCard,
    "leader_influence": WhiteCard, "power_tokens": PowerToken, "components": Component,
}  # fmt: skip
"""What stands in each section of a file."""


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many pieces of each kind there are. In the box are 9 leaders, 50 allies, 62 standard cards, 11 events, 36
    cards of leaders and 54 tokens (p. 1); nine leaders are dealt, six hands of ten cards, and six events in a game.
    """

    leaders: Number
    allies: Number
    influence_standard: Number
    events: Number
    leader_influence: Number
    power_tokens: Number

    def __post_init__(self) -> None:
        if self.leaders != LEADERS:
            raise WrongEntry("count", f"leaders: {self.leaders}", [LEADERS])
        for name, least in (("influence_standard", 60), ("events", 6)):
            if getattr(self, name) < least:
                raise WrongEntry("count", f"{name}: {getattr(self, name)}", [least])


class Outline(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card file as a whole; its cards are still to be read."""

    game: str
    title_en: str
    title_pl: str
    format: int
    about: str
    counts: Counts
    sources: dict[str, Any]
    timing_names_pl: dict[str, str]
    color_names_pl: dict[str, str]
    house_names_pl: dict[str, str]
    season_names_pl: dict[str, str]
    vocabulary: dict[str, Any]
    leaders: list[dict[str, Any]]
    allies: list[dict[str, Any]]
    influence: list[dict[str, Any]]
    events: list[dict[str, Any]]
    leader_influence: list[dict[str, Any]]
    power_tokens: list[dict[str, Any]]
    components: list[dict[str, Any]]


# --- reading --------------------------------------------------------------------------------------


@cache
def shipped() -> bytes:
    """The card file that comes with the game."""
    return (files(__package__) / "data" / "cards.json").read_bytes()


@cache
def shipped_box() -> Box:
    """The components of the card file that comes with the game."""
    return box_of(shipped())


@cache
def _shipped_content() -> dict[str, Any]:
    return content_of(shipped(), "alliances", shipped())


def box_of(data: bytes) -> Box:
    """The components of a card file; raises BadData, which names the card at fault."""
    content = content_of(data, "alliances", shipped())
    try:
        outline: Outline = read_entry(content, Outline)
        if (word := unknown_word(content["vocabulary"], _shipped_content()["vocabulary"])) is not None:
            raise WrongEntry("vocabulary", word)
    except WrongEntry as wrong:
        raise wrong.of("-") from None
    references = _References(content)
    read = {
        section: tuple(_read_card(card, section, references, content) for card in content[section]) for section in KINDS
    }
    file = CardFile(**read)
    for name, fault in (*_wrong_ids(file), *_wrong_counts(file, outline.counts)):
        raise fault.of(name)
    return Box(file, content, ONLY_READ)


class _References:
    """The ids of a file's cards, for the cards that name each other."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        """The cards aren't read yet: one whose id or copies can't be read is left out here, and refused then."""
        kinds = [card.get("id") for section in INFLUENCE for card in content[section]]
        self.kinds = {id: NamedCard(number) for number, id in enumerate(kinds) if isinstance(id, str)}
        copies = [(ally.get("id"), ally.get("copies")) for ally in content["allies"]]
        self.allies = [str(id) for id, number in copies if type(number) is int for _ in range(number)]

    def read(self, kind: type[Any], value: Any) -> Any:
        """The cards that a field names; raises WrongEntry."""
        if kind is NamedCard:
            self.check(value, self.kinds)
            return self.kinds[value]
        if not isinstance(value, list):
            raise WrongEntry("shape", "allies")
        for id in value:
            self.check(id, self.allies)
        return NamedAllies(number for number, id in enumerate(self.allies) if id in value)

    def check(self, id: Any, known: Collection[str]) -> None:
        if not isinstance(id, str):
            raise WrongEntry("shape", shown(id))
        if id not in known:
            raise WrongEntry("dangling", id)


# --- one card -------------------------------------------------------------------------------------


def _read_card(entry: dict[str, Any], section: str, references: _References, content: Mapping[str, Any]) -> Any:
    try:
        card = read_entry(entry, KINDS[section], references.read)
        for fault in _faults(section, card, content):
            raise fault
    except WrongEntry as wrong:
        raise wrong.of(shown(entry.get("id", entry))) from None
    return card


def _faults(section: str, card: Any, content: Mapping[str, Any]) -> Iterator[WrongEntry]:
    """What is wrong with a card, though each of its keys is well-formed."""
    for pair in IN_BOTH_LANGUAGES:
        lacking = [key for key in pair if getattr(card, key, None) is None]
        if len(lacking) == 1:
            yield WrongEntry("missing", lacking[0])
    for key, names in WORDS_OF_THE_FILE:
        word = getattr(card, key, None)
        if word is not None and word not in content[names]:
            yield WrongEntry("unknown-word", word, sorted(content[names]))
    if isinstance(card, AllyCard | InfluenceCard):
        yield from _faults_of_effects(section, card)


def _faults_of_effects(section: str, card: AllyCard | InfluenceCard) -> Iterator[WrongEntry]:
    is_ally = section == "allies"
    for number, operation in enumerate(card.effects):
        before = card.effects[number - 1] if number else None
        if (operation.when in OF_ALLIES) != is_ally:
            right = (moment for moment in operation.moments if (moment in OF_ALLIES) == is_ally)
            yield _at(number, operation.wrong_moment(operation.when, *right))
        if operation.if_done and (before is None or before.moment != operation.moment):
            yield _at(number, WrongEntry("nothing-before", operation.op))
    written = set() if card.timing == "none" else set(card.timing.split(" + "))
    if written != {TIMINGS[operation.when] for operation in card.effects}:
        yield WrongEntry("timing", card.timing)


def _at(number: int, wrong: WrongEntry) -> WrongEntry:
    """The same, at the place of an effect."""
    wrong.place = f"effects[{number}]"
    return wrong


# --- all cards together ---------------------------------------------------------------------------


def _wrong_ids(file: CardFile) -> Iterator[tuple[str, WrongEntry]]:
    for id, number in Counter(card.id for section in KINDS for card in getattr(file, section)).items():
        if number > 1:
            yield id, WrongEntry("duplicate")
    leaders = {card.id for card in file.leaders}
    for card in file.leader_influence:
        if card.leader not in leaders:
            yield card.id, WrongEntry("dangling", card.leader)
    owned = Counter(card.leader for card in file.leader_influence for _ in range(card.copies))
    for leader in sorted(leaders):
        if owned[leader] != CARDS_OF_A_LEADER:
            yield leader, WrongEntry("count", owned[leader], (CARDS_OF_A_LEADER,))


def counted(file: CardFile) -> dict[str, int]:
    """How many pieces of each kind the file has."""
    return {
        "leaders": sum(card.copies for card in file.leaders),
        "allies": sum(card.copies for card in file.allies),
        "influence_standard": sum(card.copies for card in file.influence),
        "events": sum(card.copies for card in file.events),
        "leader_influence": sum(card.copies for card in file.leader_influence),
        "power_tokens": sum(token.count for token in file.power_tokens),
    }


def _wrong_counts(file: CardFile, counts: Counts) -> Iterator[tuple[str, WrongEntry]]:
    """There are as many pieces as the file itself counts, at least one of each leader and ally."""
    for name, number in counted(file).items():
        right = getattr(counts, name)
        if number != right:
            yield name, WrongEntry("count", number, (right,))
    for card in (*file.leaders, *file.allies):
        if card.copies < 1:
            yield card.id, WrongEntry("count", card.copies, (1,))
