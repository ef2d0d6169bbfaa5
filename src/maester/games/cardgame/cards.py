"""The cards as people read them: names and texts in both languages, with notes and where each comes from.

Everything stands in the card file, so that an owner of the box corrects one file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from maester.engine import CardInfo
from maester.games.cardgame.box import Box

FACTS = ("house", "cost", "strength", "icons", "traits", "keywords", "income_bonus", "income", "initiative", "claim")


def cards(box: Box) -> Iterator[CardInfo]:
    """All cards of the game, and all plots."""
    for card in (*box.content["cards"], *box.content["plots"]):
        yield CardInfo(
            id=card["id"],
            kind=card["type"],
            names={"en": card["name_en"], "pl": card["name_pl"]},
            texts={
                "en": " ".join(ability["text"] for ability in card["abilities"]),
                "pl": " ".join(ability["text_pl"] for ability in card["abilities"]),
            },
            facts=_facts(card),
            notes=((card["note"], card["source"]),) if "note" in card else (),
            provenance=card["source"],
        )


def _facts(card: Mapping[str, Any]) -> dict[str, Any]:
    """The printed numbers, how many copies each deck has, and how far the card is attested."""
    facts = {key: card[key] for key in FACTS if key in card and (key != "house" or card["type"] != "plot")}
    facts |= {key: ", ".join(value) for key, value in facts.items() if isinstance(value, list)}
    facts |= {f"copies-{deck}": number for deck, number in card["copies"].items() if deck != "plots"}
    facts |= {"unique": card["unique"], "in-edition": card["in_edition"], "confidence": card["confidence"]}
    facts["origins"] = "; ".join(f"{field}: {origin}" for field, origin in card["provenance"].items())
    return {key.replace("_", "-"): value for key, value in facts.items()}
