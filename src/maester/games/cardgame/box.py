"""The cards in the box (page 3): the cards of a file as columns, with every text sorted by when it works."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar

from msgspec.structs import force_setattr

from maester.engine import Form, Names, Seat
from maester.engine.card_entries import parts_of
from maester.engine.card_files import digest, digest_in_play
from maester.games.cardgame.faces import AttachmentFace, CharacterFace, DrawDeckFace, Face, PlotFace
from maester.games.cardgame.texts import (
    EVENT,
    HOUSES,
    ICONS,
    KEYWORDS,
    NO_CARD,
    PHASES,
    PLOT,
    TYPES,
    Card,
    CardText,
    Condition,
    Continuous,
    Filter,
    Icon,
    Operation,
    Title,
    bits,
)

GOLD_TOKENS: Final = 20
POWER_TOKENS: Final = 30
PLOTS_DECK: Final = -1
"""Of a plot: in no draw deck."""
Json = Mapping[str, Any]
Asked = TypeVar("Asked", bound=Operation)
Constant = tuple[Continuous, Condition | None]
"""An operation of a constant text, and the condition of that text."""


ONLY_READ: Final = (
    "about", "format", "format_version", "vocabulary", "source_values", "in_edition_values",
    *(f"{kind}_names_pl" for kind in ("keyword", "house", "type", "icon", "phase", "timing", "plot_group", "trait")),
    "name_en", "name_pl", "text", "text_pl", "note", "note_pl",
    "source", "confidence", "provenance", "in_edition",
)  # fmt: skip
"""What no rule asks for in a card file: one in which only these are others is played alike."""


class Moment(NamedTuple):
    """What belongs to a moment: texts by card, and the titles of events by House."""

    texts: tuple[tuple[CardText, ...], ...]
    events: tuple[tuple[Title, ...], ...]


class Box:
    """All cards of one card file. Nothing in it ever changes."""

    def __init__(self, content: Json, draw_cards: Sequence[DrawDeckFace], plots: Sequence[PlotFace]) -> None:
        self.content = content
        """The card file as it is written."""
        self.digest = digest(content)
        self.digest_in_play = digest_in_play(content, ONLY_READ)
        printed: list[Face] = [*draw_cards, *plots]
        self.title_ids = tuple(face.id for face in printed)
        self.title_type = tuple(TYPES.index(face.type) for face in printed)
        placed: list[tuple[int, Face]] = [
            (house, face)
            for house, name in enumerate(HOUSES)
            for face in draw_cards
            for _ in range(getattr(face.copies, name))
        ]
        placed += [(PLOTS_DECK, plot) for plot in plots]
        self.cards = tuple(map(Card, range(len(placed))))
        faces = [face for _, face in placed]
        self._read_faces(faces)
        self.deck_of = tuple(house for house, _ in placed)
        self.owners = tuple(
            tuple(Seat(-1 if deck < 0 else int(deck != house)) for deck in self.deck_of) for house in range(len(HOUSES))
        )
        """By the House of the first seat: the seat that owns each card, or -1 for a plot."""
        self.decks = tuple(tuple(card for card in self.cards if self.deck_of[card] == house) for house in (0, 1))
        self.plots = tuple(card for card in self.cards if self.type[card] == PLOT)
        groups = {plot: face.plot_group for plot, face in zip(self.plots, plots, strict=True)}
        self.house_plots = tuple(tuple(plot for plot in self.plots if groups[plot] == house) for house in HOUSES)
        self.draft_plots = tuple(plot for plot in self.plots if groups[plot] == "draft")
        self.copy_in_deck = tuple(
            tuple(next((card for card in copies if self.deck_of[card] == house), NO_CARD) for copies in self.copies)
            for house in range(len(HOUSES))
        )
        """By House and title: a copy in that draw deck."""
        self.deck_titles = tuple(tuple(dict.fromkeys(self.title_of[card] for card in deck)) for deck in self.decks)
        self.cheapest_first = tuple(
            tuple(sorted(titles, key=lambda title: self.cost[self.copies[title][0]])) for titles in self.deck_titles
        )
        self.event_titles = tuple(
            tuple(title for title in titles if self.title_type[title] == EVENT) for titles in self.deck_titles
        )
        self.effects: list[Operation] = []
        """The operations of all texts, by their number."""
        self.texts: list[CardText] = []
        for face in printed:
            self._bind_filters(face)
            for text in face.texts:
                self._number(text.operations)
                force_setattr(text, "number", len(self.texts))
                force_setattr(text, "effects", tuple(one.number for one in text.operations))
                self.texts.append(text)
        self.texts_of = tuple(printed[title].texts for title in self.title_of)
        self._sort_texts()
        self._name()

    def _read_faces(self, faces: list[Face]) -> None:
        """What is printed, by card."""
        titles = {id: Title(number) for number, id in enumerate(self.title_ids)}
        self.title_of = tuple(titles[face.id] for face in faces)
        self.type = tuple(TYPES.index(face.type) for face in faces)
        self.house: tuple[str, ...] = tuple(face.house for face in faces)
        self.traits = tuple(frozenset(face.traits) for face in faces)
        self.unique = tuple(face.unique for face in faces)
        drawn = [face if isinstance(face, DrawDeckFace) else None for face in faces]
        self.cost = tuple(face.cost if face else 0 for face in drawn)
        self.keywords = tuple(bits(KEYWORDS, face.keywords) if face else 0 for face in drawn)
        self.income_bonus = tuple(face.income_bonus if face else 0 for face in drawn)
        characters = [face if isinstance(face, CharacterFace) else None for face in faces]
        self.strength = tuple(face.strength if face else 0 for face in characters)
        self.icons = tuple(bits(ICONS, face.icons) if face else 0 for face in characters)
        plots = [face if isinstance(face, PlotFace) else None for face in faces]
        self.income = tuple(face.income if face else 0 for face in plots)
        self.initiative = tuple(face.initiative if face else 0 for face in plots)
        self.claim = tuple(face.claim if face else 0 for face in plots)
        self.hosts = tuple(face.attach_to if isinstance(face, AttachmentFace) else None for face in faces)
        """Of an attachment: the characters on which it may be played."""
        copies: dict[int, list[Card]] = {}
        for number, title in enumerate(self.title_of):
            copies.setdefault(title, []).append(Card(number))
        self.copies = tuple(tuple(copies.get(title, ())) for title in range(len(self.title_ids)))

    def _number(self, operations: Sequence[Operation]) -> None:
        for one in operations:
            self._number(one.operations)
            force_setattr(one, "number", len(self.effects))
            self.effects.append(one)

    def _bind_filters(self, face: Face) -> None:
        for asked in parts_of(face, Filter):
            force_setattr(asked, "fits", tuple(all(self._fits(card, asked)) for card in self.cards))

    def _fits(self, card: Card, asked: Filter) -> Iterator[bool]:
        """The parts of a filter that never change."""
        type_ = TYPES[self.type[card]]
        yield asked.type is None or asked.type == type_
        yield asked.type_any is None or type_ in asked.type_any
        yield asked.house is None or asked.house == self.house[card]
        yield asked.house_any is None or self.house[card] in asked.house_any
        yield asked.trait_any is None or not self.traits[card].isdisjoint(asked.trait_any)
        yield asked.name is None or asked.name == self.title_ids[self.title_of[card]]
        yield asked.unique is None or asked.unique == self.unique[card]

    def operation(self, number: int, kind: type[Asked]) -> Asked:
        """The operation of this number, which is of this kind."""
        found = self.effects[number]
        assert isinstance(found, kind)
        return found

    # -- texts -----------------------------------------------------------------------------------

    def _sort_texts(self) -> None:
        """Texts and operations by the moment at which they are looked for."""
        self.constant_effects: tuple[tuple[Constant, ...], ...] = tuple(map(tuple, map(_constants, self.texts_of)))
        """By card: the operations of its constant texts."""
        self.is_source = tuple(map(bool, self.constant_effects))
        self.at_work = lru_cache(maxsize=4096)(self._at_work)
        """For constant texts at work, by kind of operation: those, whose they are, and under what condition."""
        self.timed = {
            timing: tuple(tuple(text for text in texts if text.timing == timing) for texts in self.texts_of)
            for timing in ("action", "response", "save_response", "passive", "when_revealed")
        }
        self.answered: dict[str, frozenset[str]] = {
            timing: frozenset(
                text.trigger.event
                for text in self.texts
                if text.timing == timing and text.trigger is not None and text.trigger.event is not None
            )
            for timing in ("response", "passive")
        }
        """The events that some response, some passive text waits for."""
        self._sort_moments()
        self.blanks = tuple(any(one.blanks for one, _ in constants) for constants in self.constant_effects)
        """Does the card make another one blank?"""
        self.stands = tuple(any(_makes_stand(text) for text in texts) for texts in self.texts_of)
        """Could a text of the card make a card stand before a challenge is decided?"""
        self.stand_events = tuple(
            tuple(title for title in titles if self.stands[self.copies[title][0]]) for titles in self.event_titles
        )
        """By House: the events that could."""
        self.watches = tuple(
            any(text.trigger and text.trigger.event == "strength_is_zero" for text in texts)
            for texts in self.timed["passive"]
        )
        """Does a text of the card wait for strength 0?"""

    def constants(self, kind: type[Asked], card: Card) -> list[tuple[Asked, Condition | None]]:
        """The operations of this kind in constant texts of a card."""
        return [(one, condition) for one, condition in self.constant_effects[card] if isinstance(one, kind)]

    def _sort_moments(self) -> None:
        """The texts that players may use, by phase, by event, and for saves."""
        actions, responses = self.timed["action"], self.timed["response"]
        self.actions_in = tuple(
            self._moment([[text for text in texts if phase in text.phases] for texts in actions])
            for phase in range(len(PHASES))
        )
        self.actions_outside = tuple(
            self._moment([[text for text in texts if not text.needs_challenge] for texts in moment.texts])
            for moment in self.actions_in
        )
        """The same while no challenge is going on."""
        self.responses_to = {
            event: self._moment([[text for text in texts if _waits_for(text, event)] for texts in responses])
            for event in sorted(self.answered["response"])
        }
        self.responses, self.saves = self._moment(responses), self._moment(self.timed["save_response"])

    def _moment(self, texts: Sequence[Sequence[CardText]]) -> Moment:
        titles = tuple(
            tuple(title for title in self.event_titles[house] if texts[self.copy_in_deck[house][title]])
            for house in range(len(HOUSES))
        )
        return Moment(tuple(map(tuple, texts)), titles)

    def _at_work(
        self, sources: tuple[Card, ...]
    ) -> Mapping[type[Operation], Sequence[tuple[Any, Card, Condition | None]]]:
        found: dict[type[Operation], list[tuple[Any, Card, Condition | None]]] = {}
        for source in sources:
            for one, condition in self.constant_effects[source]:
                found.setdefault(type(one), []).append((one, source, condition))
        return found

    # -- names -----------------------------------------------------------------------------------

    def _name(self) -> None:
        labels = []
        self.copy_number: list[int] = []
        """Which of the copies in its deck a card is, from 1 up."""
        for card, title in enumerate(self.title_of):
            copies = [copy for copy in self.copies[title] if copy <= card]
            id = self.title_ids[title]
            labels.append(id if len(copies) == 1 else f"{id}-{len(copies)}")
            self.copy_number.append(sum(self.deck_of[copy] == self.deck_of[card] for copy in copies))
        self.card_names = Names("card", labels)
        self.title_names = Names("title", self.title_ids)
        self.names: dict[Any, Form] = {
            Card: self.card_names,
            Title: self.title_names,
            Icon: Names("challenge", ICONS),
        }

    def spoken(self) -> dict[str, dict[str, str]]:
        """Names and texts of all cards, and traits, by language, for sentences: the card file is their only home."""
        found: dict[str, dict[str, str]] = {"en": {}, "pl": {}}
        for language, names in found.items():
            for face in (*self.content["cards"], *self.content["plots"]):
                names[f"title-{face['id']}"] = face[f"name_{language}"]
                names[f"text-{face['id']}"] = printed_text(face, language)
            for card in self.cards:
                title, number = names[f"title-{self.title_ids[self.title_of[card]]}"], self.copy_number[card]
                # Copies in play are told apart in sentences, as they are in what is typed.
                names[f"card-{self.card_names.write(card)}"] = title if number == 1 else f"{title} ({number})"
            for trait, polish in self.content["trait_names_pl"].items():
                names[f"trait-{trait_id(trait)}"] = polish if language == "pl" else trait
        return found


def host_text(face: Json, language: str) -> str:
    """Of an attachment that not every character may bear: who may. The card file says it in a note."""
    anybody = {"type": "character", "controller": "any"}
    limited = "attach_to" in face and face["attach_to"] != anybody
    return str(face.get(_in_language("note", language), "")) if limited else ""


def printed_text(face: Json, language: str) -> str:
    """What a card says: who may bear it, and what it does."""
    key = _in_language("text", language)
    return " ".join(filter(None, (host_text(face, language), *(ability[key] for ability in face["abilities"]))))


def _in_language(key: str, language: str) -> str:
    return f"{key}_pl" if language == "pl" else key


def trait_id(trait: str) -> str:
    """The part of a message's id that names a trait: `Night's Watch` is `night-s-watch`."""
    return re.sub("[^a-z0-9]+", "-", trait.lower()).strip("-")


def _constants(texts: Sequence[CardText]) -> Iterator[Constant]:
    for text in texts:
        if text.timing == "constant":
            yield from ((one, text.condition) for one in text.operations if isinstance(one, Continuous))


def _makes_stand(text: CardText) -> bool:
    """Could it, before a challenge is decided?"""
    decided = text.trigger is not None and text.trigger.event in ("challenge_won", "challenge_lost")
    return not decided and any(one.makes_stand for whole in text.operations for one in parts_of(whole, Operation))


def _waits_for(text: CardText, event: str) -> bool:
    return text.trigger is not None and text.trigger.event == event
