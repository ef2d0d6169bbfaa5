"""The cards as people read them: names and texts in both languages, with notes and where each comes from.

Everything stands in the data files and nowhere else, so that an owner of the box corrects one file.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from maester.engine import CardInfo, CardNote
from maester.games.boardgame.components import TIDES, TIDES_NAMES, WESTEROS, WESTEROS_NAMES, read_data
from maester.words import LANGUAGES


def cards() -> Iterator[CardInfo]:
    """All cards of the game: House cards, Westeros cards, Wildling cards, Tides of Battle cards."""
    for card in read_data("house_cards")["cards"]:
        facts = {"house": card["house"], **{key: card[key] for key in ("strength", "swords", "fortifications")}}
        yield _card("house", card, (card["ability"] or "", card["ability_pl"] or ""), facts)
    yield from _westeros_cards()
    for card in read_data("wildling_cards")["cards"]:
        yield _card("wildling", card, (_wildling_text(card, ""), _wildling_text(card, "_pl")), {})
    for card in read_data("tides_of_battle")["cards"]:
        facts = {"copies": card["count"]}
        yield _card(
            "tides", card, ("", ""), facts | {key: card[key] for key in ("strength", "swords", "fortifications")}
        )


def spoken() -> dict[str, dict[str, str]]:
    """What each card is called in sentences, by language: all copies of a card bear its name."""
    called = {card.id: card.names for card in cards()}
    pieces = {id: id for id in called}
    pieces |= {WESTEROS_NAMES.write(number): card.id for number, card in enumerate(WESTEROS)}
    pieces |= {TIDES_NAMES.write(number): card.id for number, card in enumerate(TIDES)}
    return {language: {f"card-{piece}": called[id][language] for piece, id in pieces.items()} for language in LANGUAGES}


def _westeros_cards() -> Iterator[CardInfo]:
    """Each once: two of them lie in two decks."""
    lying: dict[str, list[tuple[str, dict[str, Any]]]] = {}
    for deck in read_data("westeros_cards")["decks"]:
        for card in deck["cards"]:
            lying.setdefault(card["id"], []).append((deck["id"], card))
    for places in lying.values():
        card = places[0][1]
        copies = sum(one["count"] for _, one in places)
        facts = {"deck": [deck for deck, _ in places], "copies": copies, "wildlings": card["wildling_icons"]}
        yield _card("westeros", card, (card["text"], card["text_pl"]), facts)


def _card(kind: str, card: dict[str, Any], texts: tuple[str, str], facts: dict[str, Any]) -> CardInfo:
    notes = tuple(
        CardNote(texts={"en": note["text"], "pl": note["text_pl"]}, source=note["source"])
        for note in card.get("clarifications", ())
    )
    return CardInfo(
        id=card["id"],
        kind=kind,
        names={"en": card["name_en"], "pl": card["name_pl"]},
        texts={"en": texts[0], "pl": texts[1]},
        facts=facts,
        notes=notes,
        provenance=card.get("name_pl_source", ""),
    )


def _wildling_text(card: dict[str, Any], language: str) -> str:
    """What happens to the highest bidder after a victory; to the lowest one and to everyone else after a defeat."""
    defeat = card["wildling_victory"]
    parts = card["nights_watch_victory"][f"highest_bidder{language}"], defeat[f"lowest_bidder{language}"]
    return " / ".join((*parts, defeat[f"everyone_else{language}"]))
