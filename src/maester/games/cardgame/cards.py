"""The cards as people read them: names and texts in both languages, with notes and where each comes from.

Everything stands in the card file, so that an owner of the box corrects one file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from maester.engine import CardInfo, CardNote
from maester.games.cardgame.box import Box, host_text, printed_text, trait_id
from maester.words import LANGUAGES

ORIGINS = (
    ("design", "design"),
    ("lcg-1e", "first-edition"),
    ("hbo-report", "report"),
    ("rulebook-", "example"),
    ("rulebook", "rulebook"),
)
"""Words of a field's provenance, the least certain first, and what the field is from; all else is from elsewhere."""
FACTS = ("house", "cost", "strength", "icons", "traits", "keywords", "income_bonus", "income", "initiative", "claim")


def cards(box: Box) -> Iterator[CardInfo]:
    """All cards of the game, and all plots."""
    for card in (*box.content["cards"], *box.content["plots"]):
        yield CardInfo(
            id=card["id"],
            kind=card["type"],
            names={"en": card["name_en"], "pl": card["name_pl"]},
            texts={language: printed_text(card, language) for language in LANGUAGES},
            facts=_facts(card),
            notes=tuple(_notes(card)),
            provenance=card["source"],
        )


def _notes(card: Mapping[str, Any]) -> Iterator[CardNote]:
    """What is to be said about the card, where its file says anything; in English where it says it in English only."""
    if (note := card.get("note")) and not host_text(card, "en"):
        yield CardNote(texts={"en": note, "pl": card.get("note_pl", note)}, source=card["source"])


def _facts(card: Mapping[str, Any]) -> dict[str, Any]:
    """The printed numbers, how many copies each deck has, and how far the card is attested."""
    facts = {key: card[key] for key in FACTS if key in card and (key != "house" or card["type"] != "plot")}
    facts["traits"] = [trait_id(trait) for trait in card["traits"]]
    facts |= {f"copies-{deck}": number for deck, number in card["copies"].items() if deck != "plots"}
    facts |= {"unique": card["unique"], "in-edition": card["in_edition"], "confidence": card["confidence"]}
    for field, source in card["provenance"].items():
        facts.setdefault(f"from-{_origin(source)}", []).append(field.replace("_", "-"))
    return {key.replace("_", "-"): value for key, value in facts.items()}


def _origin(source: str) -> str:
    return next((origin for word, origin in ORIGINS if word in source), "elsewhere")
