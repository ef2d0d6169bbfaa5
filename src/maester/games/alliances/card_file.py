"""Reading a card file, and refusing one that is wrong: the message names the card at fault.

The owner of a box corrects any card by editing this one file, so whatever is written there is checked: msgspec knows
from the structs of cards and operations which keys, fields and words there are; here the pieces are counted, ids are
unique and lead somewhere, and what a card says makes sense as a whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final, Literal

import msgspec

from maester.engine.card_files import content_of, unknown_word
from maester.engine.card_problems import Locator, Place, Problem
from maester.errors import BadData, shown
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
    Operation,
)

SECTIONS: Final = ("leaders", "allies", "influence", "events", "leader_influence", "power_tokens", "components")
INFLUENCE: Final = ("influence", "events", "leader_influence")
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
    """A leader."""

    house: Text | None = None


class AllyCard(_PrintedCard, frozen=True, kw_only=True):
    """An ally."""

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
    """An event."""

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


class CardFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that stands in a card file."""

    game: str
    title_en: Any
    title_pl: Any
    format: Any
    about: Any
    counts: dict[str, Any]
    sources: dict[str, Any]
    timing_names_pl: dict[str, Any]
    color_names_pl: dict[str, Any]
    house_names_pl: dict[str, Any]
    season_names_pl: dict[str, Any]
    vocabulary: dict[str, Any]
    leaders: tuple[LeaderCard, ...]
    allies: tuple[AllyCard, ...]
    influence: tuple[StandardCard, ...]
    events: tuple[EventCard, ...]
    leader_influence: tuple[WhiteCard, ...]
    power_tokens: tuple[PowerToken, ...]
    components: tuple[Component, ...]


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
    """The components of a card file; raises BadData."""
    content = content_of(data, "alliances", shipped())
    references = _References(content)
    try:
        file = msgspec.convert(content, CardFile, dec_hook=references.read)
    except msgspec.ValidationError:
        locator = Locator(references.read, references.problem)
        raise _refused(content, *locator.find(content, CardFile, "-")) from None
    if (word := unknown_word(content["vocabulary"], _shipped_content()["vocabulary"])) is not None:
        raise wrong("vocabulary", Problem("vocabulary", word))
    for section in SECTIONS:
        for card in getattr(file, section):
            _check_card(section, card, content)
    _check_ids(file)
    _check_counts(file)
    return Box(file, content, ONLY_READ)


class _References:
    """The ids of a file's cards, for the cards that name each other."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        """The content isn't checked yet: whatever has no id that can be read is left out, and found later."""
        kinds = [card.get("id") for section in INFLUENCE for card in _cards(content, section)]
        self.kinds = {id: NamedCard(number) for number, id in enumerate(kinds) if isinstance(id, str)}
        copies = [(ally.get("id"), ally.get("copies")) for ally in _cards(content, "allies")]
        self.allies: list[str] = [str(id) for id, number in copies if type(number) is int for _ in range(number)]

    def read(self, kind: type[Any], value: Any) -> Any:
        """What a field of one of these kinds holds; raises ValueError."""
        if kind is NamedCard and isinstance(value, str) and value in self.kinds:
            return self.kinds[value]
        if kind is NamedAllies and isinstance(value, list) and all(id in self.allies for id in value):
            return NamedAllies(number for number, id in enumerate(self.allies) if id in value)
        raise ValueError(kind.__name__)

    def problem(self, kind: type[Any], name: str, value: Any) -> Problem:
        """Why such a field was refused."""
        known: Sequence[str] = self.allies if kind is NamedAllies else tuple(self.kinds)
        for id in value if isinstance(value, list) else [value]:
            if not isinstance(id, str):
                return Problem("shape", name)
            if id not in known:
                return Problem("dangling", id)
        return Problem("shape", name)


def _cards(content: Mapping[str, Any], section: str) -> list[dict[str, Any]]:
    cards = content.get(section)
    return [card for card in cards if isinstance(card, dict)] if isinstance(cards, list) else []


# --- refusing -------------------------------------------------------------------------------------


def wrong(card: object, problem: Problem, place: str = "") -> BadData:
    """An error that names the card at fault and, within it, the place."""
    name = f"{shown(card)}, {place}" if place else shown(card)
    return BadData("bad-card", card=name, problem=problem.name, detail=shown(problem.detail), known=list(problem.known))


def _refused(content: Mapping[str, Any], place: Place, problem: Problem) -> BadData:
    """The error for the place that msgspec refused: a section, then the number of a card, then what stands in it."""
    if len(place) < 2:
        return wrong(place[0] if place else "-", problem)
    section, number, *inside = place
    card = content[str(section)][number]
    name = card.get("id", card) if isinstance(card, dict) else section
    effect = f"effects[{inside[1]}]" if len(inside) > 1 and inside[0] == "effects" else ""
    return wrong(name, problem, effect)


# --- one card -------------------------------------------------------------------------------------


def _check_card(section: str, card: Any, content: Mapping[str, Any]) -> None:
    for pair in IN_BOTH_LANGUAGES:
        lacking = [key for key in pair if getattr(card, key, None) is None]
        if len(lacking) == 1 and hasattr(card, lacking[0]):
            raise wrong(card.id, Problem("missing", lacking[0]))
    for key, names in WORDS_OF_THE_FILE:
        word = getattr(card, key, None)
        if word is not None and word not in content[names]:
            raise wrong(card.id, Problem("unknown-word", word, sorted(content[names])))
    if isinstance(card, AllyCard | InfluenceCard):
        _check_effects(section, card)


def _check_effects(section: str, card: AllyCard | InfluenceCard) -> None:
    before: Operation | None = None
    for number, operation in enumerate(card.effects):
        for problem in _faults(section, operation, before):
            raise wrong(card.id, problem, f"effects[{number}]")
        before = operation
    written = set() if card.timing == "none" else set(card.timing.split(" + "))
    if written != {TIMINGS[operation.when] for operation in card.effects}:
        raise wrong(card.id, Problem("timing", card.timing))


def _faults(section: str, operation: Operation, before: Operation | None) -> Iterator[Problem]:
    """What is wrong with an operation, where it stands and behind the one before it."""
    is_ally = section == "allies"
    if (operation.when in OF_ALLIES) != is_ally:
        right = (moment for moment in operation.moments if (moment in OF_ALLIES) == is_ally)
        yield operation.wrong_moment(f", {operation.when}", *right)
    yield from operation.faults()
    if operation.if_done and (before is None or before.moment != operation.moment):
        yield Problem("nothing-before", operation.op)


# --- all cards together ---------------------------------------------------------------------------


def _check_ids(file: CardFile) -> None:
    for id, number in Counter(card.id for section in SECTIONS for card in getattr(file, section)).items():
        if number > 1:
            raise wrong(id, Problem("duplicate"))
    leaders = {card.id for card in file.leaders}
    for card in file.leader_influence:
        if card.leader not in leaders:
            raise wrong(card.id, Problem("dangling", card.leader))
    owned = Counter(card.leader for card in file.leader_influence for _ in range(card.copies))
    for leader in sorted(leaders):
        if owned[leader] != CARDS_OF_A_LEADER:
            raise wrong(leader, Problem("count", str(owned[leader]), (str(CARDS_OF_A_LEADER),)))


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


def _check_counts(file: CardFile) -> None:
    """As many pieces as in the box (p. 1), which the shipped file counts."""
    in_the_box = _shipped_content()["counts"]
    if file.counts != in_the_box:
        raise wrong("counts", Problem("count", str(file.counts), (str(in_the_box),)))
    for name, number in counted(file).items():
        if number != in_the_box[name]:
            raise wrong(name, Problem("count", str(number), (str(in_the_box[name]),)))
    for card in (*file.leaders, *file.allies):
        if card.copies < 1:
            raise wrong(card.id, Problem("count", str(card.copies), ("1",)))
