"""Positions as text: units, terrain and Objectives a line each, at the start of a turn.

    round = 2
    turn = "red"
    units = ["red: stark-sworn-swords @ 24 10 0 wounds=8 weakened", "blue: lannister-guardsmen @ 24 21 180 activated"]
    terrain = ["palisade @ 24 16 0"]
    objectives = ["24 24 card=6"]

A unit is called by its id, or by the number of its card where two factions have one of that id. It has a place unless
it is off the table; `wounds` are those that it has left, `with` its Attachments by number, `tokens` those on its card;
marks are Condition tokens, `activated`, `silenced` and `reserve`. Commanders, NCUs and cards: see `position_people`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from maester.engine import LimitedUse, Options, Piece, Seat, read_piece, write_piece
from maester.errors import BadData
from maester.games.miniatures.cleanup import CLEANUP
from maester.games.miniatures.field import NOBODY, ROUND, Field, make_room
from maester.games.miniatures.geometry.numbers import FULL_TURN, INCH, Pose
from maester.games.miniatures.happenings import awaited_moments
from maester.games.miniatures.modes import bear_texts, mode_of
from maester.games.miniatures.mustering import add_unit
from maester.games.miniatures.names import (
    CONDITION_NAMES,
    NO_UNIT,
    SEATS,
    UNIT_NAMES,
    Unit,
    owner,
    unit_of,
)
from maester.games.miniatures.position_missions import MissionsText, read_missions, write_missions
from maester.games.miniatures.position_modes import (
    read_carried,
    read_marked,
    read_used,
    write_carried,
    write_marked,
    write_used,
)
from maester.games.miniatures.position_people import (
    ACTIVATED,
    MOST_TOKENS,
    number_of,
    read_attachments,
    read_borne,
    read_cards,
    read_commander,
    read_fallen,
    read_ncu,
    seat_named,
    write_attachments,
    write_people,
)
from maester.games.miniatures.position_siege import SiegeText, read_siege, write_siege
from maester.games.miniatures.rounds import NextTurn, StartRound
from maester.games.miniatures.set_up import field_for
from maester.games.miniatures.standing import aura_bearers
from maester.games.miniatures.text_names import TEXT_NAMES, text_number

EARLIER = "earlier"
"""The source of Victory Points that a position simply has."""
SILENCED, RESERVE = "silenced", "reserve"
HUNDREDTHS = 100


class PositionText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a position says; what it leaves out is as at the start of Round 1."""

    units: tuple[str, ...] = ()
    terrain: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()
    round: int = 1
    turn: str = SEATS[0]
    first: str = SEATS[0]
    victory_points: dict[str, int] = {}
    passes: dict[str, int] = {}
    passed_in: dict[str, int] = {}
    edges: tuple[int, ...] = ()
    """By seat; by default every other player is at the other edge."""
    corners: tuple[int, ...] = ()
    """By seat, where everybody fights alone."""
    eliminated: dict[str, int] = {}
    last_turns: tuple[str, ...] = ()
    """In teams: who took the last turn of each team, if somebody did."""
    armies: tuple[str, ...] = ()
    commanders: dict[str, str] = {}
    """By seat the number of the Commander's card, whose faction has the deck; `lannister 20402` names another one."""
    ncus: tuple[str, ...] = ()
    """`red: 30105 zone=crown tokens=1 activated`."""
    hands: dict[str, tuple[str, ...]] = {}
    discards: dict[str, tuple[str, ...]] = {}
    decks: dict[str, tuple[str, ...]] = {}
    """The top of each deck; the rest of its list is shuffled below."""
    fallen: dict[str, tuple[str, ...]] = {}
    """By seat the Attachments that were destroyed, by number."""
    siege: SiegeText | None = None
    """See `position_siege`."""
    borne: tuple[str, ...] = ()
    """`red: stark-the-north-remembers on=red-1 part=0 until=game tokens=1`: whose it is, and who bears it; `red:
    objective-6 on=red-1 whole`: the unit has that card."""
    used: tuple[str, ...] = ()
    """`commander-objective-6 until=game`: what players have used that works only so often."""
    marked: tuple[str, ...] = ()
    """The Marked units of Fire & Blood."""
    victory_markers: dict[str, int] = {}
    """By unit its Victory Point markers."""
    missions: MissionsText | None = None
    """The Mission cards, in Game Modes that have any: see `position_missions`."""


def scenario(state: type[Field], position: Mapping[str, Any], players: int, options: Options) -> Field:
    """A battle from a position; raises BadData, which names the place."""
    text = msgspec.convert(position, PositionText)
    game = field_for(state, players, options)
    seats = SEATS[:players]
    game.edge = list(text.edges) or game.edge
    game.corner = list(text.corners) or game.corner
    for name, number in text.eliminated.items():
        game.eliminated[seat_named(name, seats, "eliminated")] = number
    for name in text.last_turns:
        seat = seat_named(name, seats, "last_turns")
        game.last_turn_of[game.side[seat]] = seat
    game.army = list(text.armies or ("",) * players)
    game.round = text.round
    game.first = seat_named(text.first, seats, "first")
    for line in text.units:
        _read_unit(game, line, seats)
    for line in text.ncus:
        read_ncu(game, line, seats)
    for name, commander in text.commanders.items():
        read_commander(game, seat_named(name, seats, "commanders"), commander)
    read_fallen(game, text.fallen, seats)
    for line in text.borne:
        read_borne(game, line, seats)
    bear_texts(game)
    read_used(game, text.used)
    read_marked(game, text.marked, text.victory_markers)
    if text.siege is not None:
        read_siege(game, text.siege, seats)
    shuffled = read_cards(game, text.hands, text.discards, text.decks, seats)
    missions = read_missions(game, text.missions, seats) if text.missions else mode_of(game).steps_of_position()
    for line in text.terrain:
        piece = read_piece(line)
        if piece.name not in game.box.terrain:
            raise BadData("bad-position", place=line, given=piece.name, right=list(game.box.terrain))
        game.terrain.append(piece.name)
        game.terrain_pose.append(_pose(piece, line))
    for line in text.objectives:
        _read_objective(game, line)
    for name, points in text.victory_points.items():
        game.points_scored[game.side[seat_named(name, seats, "victory_points")]] = (
            ((EARLIER, points),) if points else ()
        )
    for name, number in text.passes.items():
        game.passes[game.side[seat_named(name, seats, "passes")]] = number
    for name, number in text.passed_in.items():
        game.passed_in[game.side[seat_named(name, seats, "passed_in")]] = number
    for unit in game.on_table():
        pose = game.pose_of(unit)
        game.place(unit, pose)
    mode_of(game).take_position(game)
    game.fresh.clear()
    turn = seat_named(text.turn, seats, "turn")
    # Whoever is before the player whose turn it is had the last one, if that isn't the first of the Round.
    game.turn_of = game.opponents(turn)[-1]
    game.turns = (game.side[turn] - game.side[game.first]) % len(game.sides)
    if game.allies(turn):
        game.last_turn_of[game.side[turn]] = game.allies(turn)[-1]
    game.awaited = awaited_moments(game)
    game.auras = aura_bearers(game)
    game.then(*shuffled, *missions, NextTurn(), *CLEANUP, StartRound())
    return game


def _pose(piece: Piece, line: str) -> Pose:
    """x and y in inches, with up to three decimals, and a bearing in degrees with up to two."""
    if len(piece.place) != 3:
        raise BadData("bad-position", place=line, given=str(piece.place), right=["name @ 24 10 0"])
    x, y, bearing = piece.place
    scaled = (x * INCH, y * INCH, bearing * HUNDREDTHS)
    if any(abs(one - round(one)) > 1e-6 for one in scaled) or not all(-1_000_000 < one < 1_000_000 for one in scaled):
        raise BadData("bad-position", place=line, given=str(piece.place), right=["name @ 24 10.25 306.5"])
    return Pose(round(scaled[0]), round(scaled[1]), round(scaled[2]) % FULL_TURN)


def _read_unit(game: Field, line: str, seats: Sequence[str]) -> None:
    """A unit of a position: `red: stark-sworn-swords @ 24 10 0 wounds=8 weakened`."""
    piece = read_piece(line)
    seat = seat_named(piece.owner, seats, line)
    known = {unit.ref: unit for unit in game.box.units.values()} | {unit.id: unit for unit in game.box.units.values()}
    card = known.get(piece.name)
    if card is None:
        raise BadData("bad-position", place=line, given=piece.name, right=sorted(game.box.playable))
    keys = ["wounds", "used", "with", "tokens"]
    if unknown := set(piece.values) - set(keys):
        raise BadData("bad-position", place=line, given=min(unknown), right=keys)
    marks = (*CONDITION_NAMES, ACTIVATED, SILENCED, RESERVE)
    if strange := [mark for mark in piece.marks if mark not in marks]:
        raise BadData("bad-position", place=line, given=strange[0], right=list(marks))
    number = sum([owner(unit) == seat for unit in game.units()])
    make_room(game, number + 1)
    unit = unit_of(seat, number)
    add_unit(game, unit, card.ref)
    game.attachments[unit] = read_attachments(game, seat, piece, line, seats)
    if "tokens" in piece.values:
        game.tokens[unit] = number_of(piece, "tokens", line, 0, MOST_TOKENS)
    game.in_reserve[unit] = RESERVE in piece.marks
    if "wounds" in piece.values:
        game.wounds[unit] = number_of(piece, "wounds", line, 0, card.total_wounds)
    game.activated[unit] = ACTIVATED in piece.marks
    game.silenced[unit] = ROUND + 1 if SILENCED in piece.marks else 0
    game.conditions[unit] = sum([1 << place for place, name in enumerate(CONDITION_NAMES) if name in piece.marks])
    if piece.place:
        game.pose[unit] = _pose(piece, line)
    for name in filter(None, piece.values.get("used", "").split(",")):
        if name not in TEXT_NAMES:
            raise BadData("bad-position", place=line, given=name, right=list(card.abilities))
        game.uses += (LimitedUse(text_number(name), unit, ROUND),)


def _read_objective(game: Field, line: str) -> None:
    """An Objective of a position: `24 24 card=6`; for what modes add see `position_modes`."""
    piece = read_piece(f"objective @ {line}")
    if len(piece.place) != 2:
        raise BadData("bad-position", place="objectives", given=line, right=["24 24 card=6"])
    pose = _pose(Piece(piece.name, "", (*piece.place, 0.0)), line)
    game.token.append((pose.x, pose.y))
    card = number_of(piece, "card", line, 0, max(game.box.objectives)) if "card" in piece.values else 0
    game.token_card.append(card)
    game.claimed.append(NO_UNIT)
    read_carried(game, piece, line)


def position(game: Field) -> dict[str, Any]:
    """The position of a battle as it stands; what goes on in the middle of a turn isn't told."""
    seats = SEATS[: len(game.army)]
    turn = game.order_of_play()[0] if game.frames else game.opponents(game.turn_of)[0] if game.turn_of >= 0 else 0
    return {
        "round": game.round,
        "turn": seats[turn],
        "first": seats[game.first],
        "units": [_write_unit(game, unit) for unit in sorted(game.units(), key=lambda unit: (owner(unit), unit))],
        "terrain": [
            write_piece(Piece(game.terrain[piece], "", _place(game.terrain_pose[piece])))
            for piece in game.pieces_on_table()
        ],
        "objectives": [
            f"{x / INCH:g} {y / INCH:g} card={game.token_card[token]}{write_carried(game, token)}"
            for token in range(len(game.token))
            for x, y in (game.token_place(token),)
        ],
        "victory_points": {name: game.victory_points(Seat(seat)) for seat, name in enumerate(seats)},
        "passes": {name: game.passes[side] for name, side in zip(seats, game.side, strict=True)},
        "passed_in": {name: game.passed_in[side] for name, side in zip(seats, game.side, strict=True)},
        "edges": list(game.edge),
        **_write_sides(game, seats),
        "armies": list(game.army),
        **write_people(game, seats),
        "used": write_used(game),
        **write_marked(game),
        **write_siege(game, seats),
        **write_missions(game, seats),
    }


def _write_sides(game: Field, seats: Sequence[str]) -> dict[str, Any]:
    """What a position says about more than two players."""
    if len(seats) == 2:
        return {}
    return {
        "corners": list(game.corner),
        "eliminated": {name: number for name, number in zip(seats, game.eliminated, strict=True) if number},
        "last_turns": [seats[seat] for seat in game.last_turn_of if seat != NOBODY],
    }


def _place(pose: Pose | None) -> tuple[float, ...]:
    return () if pose is None else (pose.x / INCH, pose.y / INCH, pose.bearing / HUNDREDTHS)


def _write_unit(game: Field, unit: Unit) -> str:
    card = game.card(unit)
    marks = [name for place, name in enumerate(CONDITION_NAMES) if game.conditions[unit] >> place & 1]
    marks += [ACTIVATED] * game.activated[unit] + [SILENCED] * (game.silenced[unit] > 0)
    marks += [RESERVE] * game.in_reserve[unit]
    values = {"wounds": str(game.wounds[unit])}
    if game.attachments[unit]:
        values["with"] = write_attachments(game, unit)
    if game.tokens[unit]:
        values["tokens"] = str(game.tokens[unit])
    if used := [TEXT_NAMES[use.what] for use in game.uses if use.by == unit]:
        values["used"] = ",".join(used)
    seat = UNIT_NAMES[unit].partition("-")[0]
    return write_piece(Piece(card.ref, seat, _place(game.pose[unit]), values, tuple(marks)))
