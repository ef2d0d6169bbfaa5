"""What a seat sees of Mission cards: those that lie open with how near each side is to fulfilling them, the own hand,
and how many cards the others hold.
"""

from __future__ import annotations

import msgspec

from maester.engine import Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.mission_counts import ROUND_END
from maester.games.miniatures.missions import numbers, record_of, targets, times_scored, would_score
from maester.games.miniatures.names import SEATS, UNIT_NAMES, Mission, deck_side, number_on
from maester.games.miniatures.secrets import MISSION_HAND


class MissionProgressView(msgspec.Struct, frozen=True):
    """How near a side is to fulfilling a Mission."""

    seats: tuple[str, ...]
    """The players of the side."""
    own: int
    """How much it has of what the Mission counts; at a destruction, how often it has scored in this Round."""
    lead: int
    """How much more than every other side."""
    would_score: int
    """The Victory Points that it would score if the Round ended now."""
    targets: tuple[str, ...]
    """The units whose destruction would score for it."""


class MissionView(msgspec.Struct, frozen=True):
    """A Mission that lies open and scores."""

    mission: int
    """The number on the card: `mission-<number>` and `text-mission-<number>` in the words."""
    revealed_by: tuple[str, ...]
    """The players of the side that has revealed it; nobody if it came from the deck."""
    sides: tuple[MissionProgressView, ...]


class MissionHandView(msgspec.Struct, frozen=True):
    """The hand of Mission cards of a side."""

    seats: tuple[str, ...]
    size: int
    missions: tuple[int | None, ...]
    """By number, as far as the viewer knows them."""


class MissionsView(msgspec.Struct, frozen=True):
    """Mission cards."""

    active: tuple[MissionView, ...]
    """Those that score: revealed for this Round, or Active."""
    reserve: tuple[int, ...]
    """Those that will be Active next, by number."""
    deck_size: int
    discard: tuple[int, ...]
    """By number, the last on top."""
    hands: tuple[MissionHandView, ...]
    """None where all play with one deck."""


def missions_view(game: Field, viewer: Seat | None) -> MissionsView | None:
    """The Mission cards as a seat sees them; None before they are dealt, and in other modes."""
    if not game.missions:
        return None
    return MissionsView(
        active=tuple(_mission(game, mission) for mission in game.mission_active),
        reserve=numbers(game.mission_reserve),
        deck_size=len(game.mission_deck),
        discard=numbers(game.mission_discard),
        hands=tuple(_hand(game, side, viewer) for side in range(len(game.mission_hand))),
    )


def _mission(game: Field, mission: Mission) -> MissionView:
    by = _names(game, deck_side(mission)) if game.mission_hand else ()
    return MissionView(number_on(mission) + 1, by, tuple(_progress(game, mission, side) for side in game.sides))


def _progress(game: Field, mission: Mission, side: int) -> MissionProgressView:
    rule = record_of(game, mission).rule
    own, lead = times_scored(game, mission, side), 0
    if rule.when == ROUND_END:
        own, lead = rule.counts.measured(game, side)
    return MissionProgressView(
        seats=_names(game, side),
        own=own,
        lead=lead,
        would_score=would_score(game, mission, side),
        targets=tuple(UNIT_NAMES[unit] for unit in targets(game, mission, side)),
    )


def _hand(game: Field, side: int, viewer: Seat | None) -> MissionHandView:
    seen = MISSION_HAND.seen(game, viewer, side)
    known = tuple(None if mission is None else number_on(mission) + 1 for mission in seen)
    return MissionHandView(_names(game, side), len(seen), known)


def _names(game: Field, side: int) -> tuple[str, ...]:
    return tuple(SEATS[seat] for seat in game.members(side))
