"""The card file: reading it, and refusing what is wrong with it by the card at fault.

The structs of `printed.py` say what a card is; `card_checks.py` says the rest. The file explains its vocabulary to its
reader. That is the one which the rules understand, so a file must not change it; everything else in the file may be
replaced by the owner of a box.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from maester.engine.card_entries import WrongEntry, read_entry
from maester.engine.card_files import content_of, unknown_word
from maester.errors import shown
from maester.games.cardgame import drafting
from maester.games.cardgame.box import Box
from maester.games.cardgame.card_checks import card_faults
from maester.games.cardgame.faces import DrawDeckFace, PlotFace
from maester.games.cardgame.printed import DrawDeckCard, PlotCard
from maester.games.cardgame.texts import HOUSES, Number

NAMED_IN_POLISH: Final = {
    "keyword": "keywords",
    "house": "houses",
    "type": "types",
    "icon": "icons",
    "phase": "phases",
    "timing": "timing",
    "plot_group": "plot_groups",
}
"""Words of the vocabulary, by section, that have a Polish name in the file."""
FORMER: Final = {"bbc47bbab12563050ebb86edc49318b4": "8667cae44e016691b6564c631818caf5"}
"""What changed play in the card file of the first versions, whose saves name the whole file only."""
Json = Mapping[str, Any]


class DeckSizes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards there are in each deck: 50 in a draw deck, 7 in a plot deck (pages 3 and 6).

    In the box are 32 plots, of which 18 are left for the draft; all of these are dealt, so there can't be fewer.
    """

    stark: Number
    lannister: Number
    plots: Number
    plot_deck: Number
    plots_draft: Number

    def __post_init__(self) -> None:
        for name, right in (("stark", 50), ("lannister", 50), ("plot_deck", drafting.CHOSEN)):
            if getattr(self, name) != right:
                raise WrongEntry("count", f"{name}: {getattr(self, name)}", [right])
        if self.plots_draft < drafting.NEEDED:
            raise WrongEntry("count", f"plots_draft: {self.plots_draft}", [drafting.NEEDED])


class Outline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card file as a whole; its cards are still to be read."""

    format: str
    format_version: int
    game: str
    about: str
    deck_sizes: DeckSizes
    source_values: dict[str, str]
    in_edition_values: dict[str, str]
    vocabulary: dict[str, Any]
    trait_names_pl: dict[str, str]
    keyword_names_pl: dict[str, str]
    house_names_pl: dict[str, str]
    type_names_pl: dict[str, str]
    icon_names_pl: dict[str, str]
    phase_names_pl: dict[str, str]
    timing_names_pl: dict[str, str]
    plot_group_names_pl: dict[str, str]
    cards: list[dict[str, Any]]
    plots: list[dict[str, Any]]


@cache
def shipped() -> bytes:
    """The card file that comes with the game."""
    return (files(__package__) / "data" / "cards.json").read_bytes()


@cache
def shipped_box() -> Box:
    """The cards of that file."""
    return read(shipped())


@cache
def vocabulary() -> dict[str, Any]:
    """The words that the rules understand."""
    known: dict[str, Any] = msgspec.json.decode(shipped())["vocabulary"]
    return known


def read(data: bytes) -> Box:
    """The cards of a card file; raises BadData, which names the card at fault."""
    content = content_of(data, "cardgame", shipped())
    try:
        read_entry(content, Outline)
        _refuse_other_words(content)
    except WrongEntry as wrong:
        raise wrong.of("-") from None
    ids = {card.get("id") for card in (*content["cards"], *content["plots"])}
    cards: list[DrawDeckFace] = [_read_card(card, DrawDeckCard, ids, content) for card in content["cards"]]
    plots: list[PlotFace] = [_read_card(plot, PlotCard, ids, content) for plot in content["plots"]]
    for name, fault in _count_faults(cards, plots, content["deck_sizes"]):
        raise fault.of(name)
    return Box(content, cards, plots)


def _refuse_other_words(content: Json) -> None:
    if (word := unknown_word(content["vocabulary"], vocabulary())) is not None:
        raise WrongEntry("vocabulary", word)
    for kind, section in NAMED_IN_POLISH.items():
        for word in vocabulary()[section]:
            if word not in content[f"{kind}_names_pl"]:
                raise WrongEntry("missing", f"{kind}_names_pl: {word}")


def _read_card(card: Json, kind: Any, ids: set[Any], content: Json) -> Any:
    try:
        read = read_entry(card, kind)
        for fault in card_faults(read, ids, content):
            raise fault
    except WrongEntry as wrong:
        raise wrong.of(card["id"] if isinstance(card.get("id"), str) else shown(card)) from None
    return read


def _count_faults(
    cards: Sequence[DrawDeckFace], plots: Sequence[PlotFace], sizes: Mapping[str, int]
) -> Iterator[tuple[str, WrongEntry]]:
    """The decks are of the sizes that the file says, and no id is there twice."""
    seen: set[str] = set()
    for card in (*cards, *plots):
        if card.id in seen:
            yield card.id, WrongEntry("duplicate")
        seen.add(card.id)
    counts = [(f"cards: {house}", sum(getattr(card.copies, house) for card in cards), sizes[house]) for house in HOUSES]
    groups = {**dict.fromkeys(HOUSES, sizes["plot_deck"]), "draft": sizes["plots_draft"]}
    counts += [(f"plots: {name}", sum(plot.plot_group == name for plot in plots), groups[name]) for name in groups]
    for name, number, right in (*counts, ("plots", len(plots), sizes["plots"])):
        if number != right:
            yield name, WrongEntry("count", number, [right])
