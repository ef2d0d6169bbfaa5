"""What a seat sees of a siege (p. 30): roles, Castle Walls, Siege Strategy cards as far as it knows them."""

from __future__ import annotations

import msgspec

from maester.engine import Seat
from maester.games.miniatures.field import NOBODY, Field
from maester.games.miniatures.geometry.numbers import Pose
from maester.games.miniatures.geometry.shapes import Area, Footprint
from maester.games.miniatures.names import SEATS, UNIT_NAMES, Unit, number_of_wall
from maester.games.miniatures.secrets import SIEGE_DISCARD, SIEGE_HAND
from maester.games.miniatures.siege_cards import players_in_siege
from maester.games.miniatures.text_names import SIEGE_CARD_NAMES


class WallView(msgspec.Struct, frozen=True):
    """A Castle Wall."""

    wall: str
    """Its name in the match: `red-wall-1`."""
    pose: Pose
    """Its middle and which way it faces, as of units."""
    footprint: Footprint
    wounds: int
    """Those that it has left; 0 if it is destroyed."""
    most_wounds: int
    activated: bool
    engaged_with: tuple[str, ...]
    """The units that are in contact with it and may attack it."""


class SiegeHandView(msgspec.Struct, frozen=True):
    """The Siege Strategy cards of a player."""

    seat: str
    role: str
    hand: tuple[str | None, ...]
    """By id: `siege-card-<id>` in the words; None for a card that this viewer doesn't know."""
    discard: tuple[str, ...]
    """Those that were played."""
    deck: int
    """How many weren't drawn."""


class SiegeView(msgspec.Struct, frozen=True):
    """A siege."""

    attacker: str | None
    """The seat; None until the roles are chosen."""
    defender: str | None
    walls: tuple[WallView, ...]
    ground: Area
    """Where trays may stand: not behind the Castle Walls."""
    hands: tuple[SiegeHandView, ...]
    """The Attacker's, then the Defender's; empty before they are drawn."""
    muted: tuple[str, ...]
    """Players whose Attachments have no abilities in this Round."""


def siege_view(game: Field, viewer: Seat | None) -> SiegeView:
    """The siege as a seat sees it."""
    has_roles = game.defender != NOBODY
    attacker, defender = (SEATS[seat] for seat in players_in_siege(game)) if has_roles else (None, None)
    return SiegeView(
        attacker,
        defender,
        tuple(_wall(game, wall) for wall in game.all_walls()),
        game.ground,
        tuple(_hand(game, seat, viewer) for seat in players_in_siege(game)) if game.siege_hand else (),
        tuple(SEATS[seat] for seat in game.seats if game.muted >> seat & 1),
    )


def _wall(game: Field, wall: Unit) -> WallView:
    touching = [UNIT_NAMES[unit] for unit in game.on_table() if wall in game.walls_at(unit)]
    return WallView(
        UNIT_NAMES[wall],
        game.pose_of(wall),
        game.footprint(wall),
        game.walls[number_of_wall(wall)],
        game.box.siege_wall.wounds,
        wall in game.walls_activated,
        tuple(touching),
    )


def _hand(game: Field, seat: Seat, viewer: Seat | None) -> SiegeHandView:
    seen = SIEGE_HAND.seen(game, viewer, seat)
    return SiegeHandView(
        SEATS[seat],
        "defender" if seat == game.defender else "attacker",
        tuple(None if card is None else SIEGE_CARD_NAMES[card] for card in seen),
        tuple(SIEGE_CARD_NAMES[card] for card in SIEGE_DISCARD.pile(game, seat)),
        len(game.siege_deck[seat]),
    )
