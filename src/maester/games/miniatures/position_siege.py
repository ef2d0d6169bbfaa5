"""What positions say of a siege (p. 30): `siege = {defender = "blue", walls = [6, 4, 0], hands = {red = ["…"]}}`.

Nothing said: whoever stands at the lower edge defends, all Castle Walls are whole, and nobody holds cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from maester.engine import Seat
from maester.errors import BadData
from maester.games.miniatures.field import Field
from maester.games.miniatures.names import CASTLE_WALLS, UNIT_NAMES, SiegeCard, Unit
from maester.games.miniatures.position_people import seat_named
from maester.games.miniatures.redeployment import remember_attachments
from maester.games.miniatures.siege_cards import first_siege_card, lay_out_decks
from maester.games.miniatures.text_names import SIEGE_CARD_NAMES

SIEGE = "siege"


class SiegeText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A siege as a position says it."""

    defender: str
    walls: tuple[int, ...] = ()
    """The Wounds that each Castle Wall has left."""
    activated: tuple[str, ...] = ()
    """Castle Walls that were activated in this Round."""
    hands: dict[str, tuple[str, ...]] = {}
    """By seat its Siege Strategy cards, by id."""
    discards: dict[str, tuple[str, ...]] = {}
    returning: dict[str, tuple[str, ...]] = {}
    """By unit of the Attacker the Attachments with which it would come back, by number."""
    muted: tuple[str, ...] = ()
    """Players whose Attachments have no abilities in this Round."""


def read_siege(game: Field, text: SiegeText, seats: Sequence[str]) -> None:
    """The siege of a position; raises BadData."""
    most = game.box.siege_wall.wounds
    game.defender = game.chose_role = seat_named(text.defender, seats, SIEGE)
    if text.walls and (len(text.walls) != CASTLE_WALLS or not all(0 <= wounds <= most for wounds in text.walls)):
        raise BadData("bad-position", place=SIEGE, given=str(list(text.walls)), right=[str([most] * CASTLE_WALLS)])
    game.walls = text.walls or (most,) * CASTLE_WALLS
    names = [UNIT_NAMES[wall] for wall in game.all_walls()]
    if strange := [name for name in text.activated if name not in names]:
        raise BadData("bad-position", place=SIEGE, given=strange[0], right=names)
    game.walls_activated = tuple(Unit(UNIT_NAMES.index(name)) for name in text.activated)
    lay_out_decks(game)
    _read_cards(game, text.hands, seats, game.siege_hand, open_to_all=False)
    _read_cards(game, text.discards, seats, game.siege_discard, open_to_all=True)
    for name in text.muted:
        game.muted |= 1 << seat_named(name, seats, SIEGE)
    if text.returning:
        units = {UNIT_NAMES[unit]: unit for unit in game.units()}
        if strange := [name for name in text.returning if name not in units]:
            raise BadData("bad-position", place=SIEGE, given=strange[0], right=sorted(units))
        if strange := [ref for refs in text.returning.values() for ref in refs if ref not in game.box.attachments]:
            raise BadData("bad-position", place=SIEGE, given=strange[0], right=["20101"])
        game.returning = tuple((units[name], refs) for name, refs in text.returning.items())
    else:
        remember_attachments(game)


def _read_cards(
    game: Field,
    cards: Mapping[str, Sequence[str]],
    seats: Sequence[str],
    piles: list[tuple[SiegeCard, ...]],
    *,
    open_to_all: bool,
) -> None:
    """Cards of a seat's deck go to a hand, or to a discard pile."""
    for name, titles in cards.items():
        seat = seat_named(name, seats, SIEGE)
        for title in titles:
            known = [SIEGE_CARD_NAMES[card] for card in game.siege_deck[seat]]
            if title not in known:
                raise BadData("bad-position", place=SIEGE, given=title, right=known)
            card = game.siege_deck[seat][known.index(title)]
            game.siege_deck[seat] = tuple(one for one in game.siege_deck[seat] if one != card)
            piles[seat] += (card,)
            game.show((first_siege_card(game) + card,), None if open_to_all else (seat,))
        piles[seat] = tuple(sorted(piles[seat]))


def write_siege(game: Field, seats: Sequence[str]) -> dict[str, Any]:
    """The same of a battle as it stands; nothing if it is no siege."""
    if not game.walls:
        return {}
    return {
        SIEGE: {
            "defender": seats[game.defender],
            "walls": list(game.walls),
            "activated": [UNIT_NAMES[wall] for wall in game.walls_activated],
            "hands": _cards(game.siege_hand, seats),
            "discards": _cards(game.siege_discard, seats),
            "returning": {UNIT_NAMES[unit]: list(refs) for unit, refs in game.returning},
            "muted": [name for seat, name in enumerate(seats) if game.muted >> seat & 1],
        }
    }


def _cards(piles: Sequence[tuple[SiegeCard, ...]], seats: Sequence[str]) -> dict[str, list[str]]:
    return {seats[seat]: [SIEGE_CARD_NAMES[card] for card in pile] for seat, pile in enumerate(piles) if pile}


def besiege(game: Field) -> None:
    """A position that says nothing of its siege: whoever is at the lower edge defends."""
    if not game.walls:
        defender = Seat(game.edge.index(0))
        read_siege(game, SiegeText(str(defender)), [str(seat) for seat in game.seats])
