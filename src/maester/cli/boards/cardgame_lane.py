"""A challenge: attackers and defenders face each other, with the strength of each line by line."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from maester.cli.boards.cardgame_words import PRINTED, CourtWords, cards_in_play
from maester.cli.pictures import Cell, Part, Row, View

Line = tuple[str, str]
"""A text and a number beside it."""


def lane_part(court: CourtWords, view: View) -> Part:
    """The challenge that is going on."""
    challenge, say = view["table"]["challenge"], court.say
    sides = [
        (challenge["attacker"], challenge["attackers"], challenge["attack"]),
        (challenge["defender"], challenge["defenders"], challenge["defence"]),
    ]
    cards = cards_in_play(view)
    present = [[cards[card] for card in names if card in cards] for _, names, _ in sides]
    uncounted, declared = challenge["uncounted"], {"declared": challenge["declared"]}
    columns = [_column(court, side, uncounted) for side in present]
    rows = [
        Row(tuple(Cell(text) for line in pair for text in line), "")
        for pair in itertools.zip_longest(*columns, fillvalue=("", ""))
    ]
    totals = tuple(Cell(text, "bold") for _, _, total in sides for text in (say("picture-sum"), str(total)))
    heads = tuple(cell for house, _, _ in sides for cell in (court.house_cell(view, house), Cell("")))
    heard = [
        Row((), _said(court, role, {"house": house, "total": total, **declared}, side, uncounted))
        for role, (house, _, total), side in zip(("attack", "defence"), sides, present, strict=True)
    ]
    titles = tuple(say(f"picture-column-{name}") for name in ("attackers", "strength", "defenders", "strength"))
    title = say("picture-title-challenge", {"icon": challenge["type"]})
    return Part(title, titles, (Row(heads, ""), *rows, Row(totals, ""), *heard), tuple(_lines(court, challenge, cards)))


def _column(court: CourtWords, side: Sequence[View], uncounted: Sequence[str]) -> list[Line]:
    """The characters of one side; below each what changes its printed strength, or that it doesn't count."""
    lines: list[Line] = []
    for card in side:
        if card["card"] in uncounted:
            lines += [(court.card(card), "0"), (f"  {_uncounted(court, card)}", "")]
            continue
        lines.append((court.card(card), str(card["strength"])))
        if _is_changed(card):
            lines += [(f"  {court.source(source)}", f"{value:+d}") for value, source in card["strength_lines"]]
    return lines


def _is_changed(card: View) -> bool:
    return any(source != PRINTED for _, source in card["strength_lines"])


def _uncounted(court: CourtWords, card: View) -> str:
    return court.say("picture-uncounted", {"strength": card["strength"]})


def _said(
    court: CourtWords, role: str, values: Mapping[str, Any], side: Sequence[View], uncounted: Sequence[str]
) -> str:
    shown = []
    for card in side:
        if card["card"] in uncounted:
            shown.append(f"{court.card(card)} 0 ({_uncounted(court, card)})")
            continue
        changes = f" ({court.lines(card['strength_lines'])})" if _is_changed(card) else ""
        shown.append(f"{court.card(card)} {card['strength']}{changes}")
    return court.say(f"picture-said-{role}", {**values, "cards": "; ".join(shown) or None})


def _lines(court: CourtWords, challenge: View, cards: dict[str, View] | View) -> Iterable[str]:
    """What is at stake, and what is already decided."""
    say = court.say
    yield say("picture-claim", {"icon": challenge["type"], "claim": challenge["claim"]})
    if challenge["bypassed"]:
        names = [court.card(cards[card]) for card in challenge["bypassed"] if card in cards]
        yield say("picture-bypassed", {"cards": "; ".join(names)})
    if challenge["winner"] is not None:
        yield say("picture-won", {"house": challenge["winner"], "unopposed": challenge["unopposed"]})
