"""What the Game Mode adds to the score in a terminal: cards of Commanders, Marked units, squares."""

from __future__ import annotations

from collections.abc import Iterator

from maester.cli.boards.miniatures_words import FieldWords
from maester.cli.pictures import View


def mode_lines(words: FieldWords) -> Iterator[str]:
    """A line for each thing; nothing for the parts that another mode has."""
    mode = words.table["mode"]
    for card in mode["commander_cards"] or ():
        shown = {"card": str(card["card"]), "seats": list(card["seats"]), "used": card["used"]}
        yield words.say("picture-commander-card", **shown)
    for marked in mode["marked"] or ():
        card = marked["card"]
        yield words.say("picture-marked", unit=marked["unit"], card=str(card) if card else None)
    for marker in mode["victory_markers"] or ():
        yield words.say("picture-victory-markers", **marker)
    for quadrant in mode["quadrants"] or ():
        yield _quadrant(words, quadrant)
    for unit in mode["halved"] or ():
        yield words.say("picture-halved", unit=unit["unit"])
    if mode["siege"] is not None:
        yield from _siege(words, mode["siege"])


def _siege(words: FieldWords, siege: View) -> Iterator[str]:
    """What is left of the Castle Walls, and who holds which Siege Strategy cards, as far as it is known."""
    for wall in siege["walls"]:
        shown = {key: wall[key] for key in ("wounds", "activated")}
        yield words.say("picture-wall", wall=wall["wall"], most=wall["most_wounds"], **shown)
    for hand in siege["hands"]:
        known = [card for card in hand["hand"] if card is not None]
        shown = {"seat": hand["seat"], "role": hand["role"], "size": len(hand["hand"]), "cards": known or None}
        yield words.say("picture-siege-hand", played=list(hand["discard"]) or None, **shown)


def _quadrant(words: FieldWords, quadrant: View) -> str:
    """Who Controls a square, and what each side has there."""
    sides = [
        words.say("picture-quadrant-side", seats=list(side["seats"]), points=side["points"])
        for side in quadrant["sides"]
        if side["points"]
    ]
    holder = list(quadrant["controlled_by"]) or None
    return words.say("picture-quadrant", quadrant=quadrant["quadrant"], holder=holder, sides=", ".join(sides) or None)
