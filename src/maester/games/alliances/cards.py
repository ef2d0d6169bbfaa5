"""The cards as people read them: names and texts in both languages, and how sure we are of each.

Everything stands in the card file, so that an owner of the box corrects one file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from maester.engine import CardInfo
from maester.games.alliances.box import Box

KINDS = {
    "leaders": "leader", "allies": "ally", "influence": "influence", "events": "event",
    "leader_influence": "leader-influence", "power_tokens": "power-token",
}  # fmt: skip
FACTS = ("house", "power", "influence", "color", "copies", "count")
NO_TIMING = "none"


def cards(box: Box) -> Iterator[CardInfo]:
    """All cards and power tokens of a card file."""
    for section, kind in KINDS.items():
        for card in box.content[section]:
            yield CardInfo(
                id=card["id"],
                kind=kind,
                names={"en": card["name_en"], "pl": card["name_pl"]},
                texts={"en": _text(card, "", "notes"), "pl": _text(card, "_pl", "notes_pl")},
                facts=_facts(box, card),
                provenance=_provenance(card),
                effects=tuple(card.get("effects", ())),
            )


def _text(card: Mapping[str, Any], language: str, notes: str) -> str:
    """The subtitle, the ability and the note of a card in one language."""
    subtitle = card.get("subtitle_pl" if language else "subtitle_en", "")
    parts = (f"{subtitle}." if subtitle else "", card.get(f"ability{language}", ""))
    note = card.get(notes, "")
    return " ".join((*filter(None, parts), *((f"[{note}]",) if note else ())))


def _facts(box: Box, card: Mapping[str, Any]) -> dict[str, Any]:
    facts: dict[str, Any] = {key: card[key] for key in FACTS if key in card and card[key] != "-"}
    if "leader" in card:
        facts["leader"] = str(card["leader"]).removeprefix("leader-")
    if card.get("triumph"):
        facts["triumph"] = True
    if card.get("timing", NO_TIMING) != NO_TIMING:
        facts["timing"] = timing_id(card)
    unsure = [field for field, grade in card.get("confidence", {}).items() if grade != "high"]
    if unsure:
        facts["unsure"] = sorted(unsure)
    return facts


def timing_id(card: Mapping[str, Any]) -> str:
    """When the ability of a card works, as an id for words: `when-played-and-triumph`."""
    return str(card["timing"]).replace(" + ", " and ").replace(" ", "-")


def _provenance(card: Mapping[str, Any]) -> str:
    if card["source"] == "reconstructed" and "name_source" in card:
        return "reconstructed-under-a-printed-name"
    return str(card["source"])
