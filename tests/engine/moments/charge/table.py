"""How a battle begins and ends, and what is seen of it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

import msgspec

from maester.engine import Names, Options, Piece, Procedure, Seat, read_piece, write_piece
from tests.engine.moments.charge.charging import TakeTurn
from tests.engine.moments.charge.field import (
    ALL,
    MODELS,
    ORDERS,
    SEATS,
    UNITS,
    Attack,
    Battle,
    DeclareCharge,
    GiveOrder,
    Order,
    Unit,
)
from tests.engine.moments.charge.geometry import RADIUS, Place


class Deploy(Procedure, frozen=True):
    """The units stand in two lines, each where chance puts it, and some have lost models before."""

    def run(self, game: Battle) -> None:
        for unit in ALL:
            x, y, facing = game.place[unit]
            game.place[unit] = (x + game.draw(400, "deploy") / 100, y, facing + game.draw(300, "deploy") / 10 - 15)
            game.models[unit] -= game.draw(MODELS, "deploy")


class EndOfRound(Procedure, frozen=True):
    """More models win."""

    def run(self, game: Battle) -> None:
        models = [game.models[0] + game.models[1], game.models[2] + game.models[3]]
        best = Seat(models.index(max(models)))
        game.finish([(Seat(0), Seat(1))] if models[0] == models[1] else [(best,), (Seat(1 - best),)])


class BattleView(msgspec.Struct, frozen=True):
    place: dict[str, Place]
    models: dict[str, int]
    activated: list[str]
    spent: dict[str, list[str]]
    tokens: dict[str, int]
    attacks: list[tuple[str, str, tuple[int, ...]]]
    """The attacks that go on, the innermost last: attacker, defender, and the dice as they lie."""


def view(game: Battle, seat: Seat | None) -> BattleView:
    """Everything lies in the open, but for what the dice will show."""
    attacks = [frame for frame in game.frames if isinstance(frame, Attack)]
    return BattleView(
        place=dict(zip(UNITS, game.place, strict=True)),
        models=dict(zip(UNITS, game.models, strict=True)),
        activated=[UNITS[unit] for unit in ALL if game.activated[unit]],
        spent={UNITS[unit]: [ORDERS[use.what] for use in game.uses if use.by == unit] for unit in ALL},
        tokens=dict(zip(SEATS, game.tokens, strict=True)),
        attacks=[(UNITS[attack.attacker], UNITS[attack.defender], attack.dice) for attack in attacks],
    )


def determinize(game: Battle, seat: Seat | None, rng: Random) -> None:
    """Nothing is hidden but the dice to come, and those the engine forgets itself."""


def invariants(game: Battle) -> Iterator[str]:
    for unit in ALL:
        if not 0 <= game.models[unit] <= MODELS:
            yield f"{UNITS[unit]} has {game.models[unit]} models"
        for other in ALL[:unit]:
            distance = math.dist(game.place[unit][:2], game.place[other][:2])
            if game.models[unit] and game.models[other] and distance < 2 * RADIUS - 1e-6:
                yield f"{UNITS[unit]} and {UNITS[other]} stand on each other"
    if min(game.tokens) < 0:
        yield "more dice were rerolled than there are tokens"


def set_up(players: int, options: Options) -> Battle:
    game = scenario({}, players, options)
    game.then(Deploy())
    return game


def read_unit(game: Battle, line: str) -> None:
    """A unit of a scene: `umbers @ 0 0 90 models=3 activated`."""
    piece = read_piece(line)
    unit = UNITS.index(piece.name)
    if piece.place:
        x, y, facing = piece.place
        game.place[unit] = (x, y, facing)
    game.models[unit] = int(piece.values.get("models", MODELS))
    game.activated[unit] = "activated" in piece.marks


def write_unit(game: Battle, unit: Unit) -> str:
    """The line from which `read_unit` reads it again."""
    marks = ("activated",) if game.activated[unit] else ()
    return write_piece(Piece(UNITS[unit], "", game.place[unit], {"models": str(game.models[unit])}, marks))


def position(game: Battle) -> dict[str, Any]:
    """Between two turns: a line for each unit, and the tokens."""
    return {"units": [write_unit(game, unit) for unit in ALL], "tokens": list(game.tokens)}


def scenario(position: Mapping[str, Any], players: int, options: Options) -> Battle:
    """Models and places by unit, tokens by seat, as far as they differ from the usual ones; or units a line each."""
    game = Battle(
        place=[(0.0, 0.0, 90.0), (6.0, 0.0, 90.0), (0.0, 9.0, -90.0), (6.0, 9.0, -90.0)],
        models=[MODELS] * len(ALL),
        activated=[False] * len(ALL),
        tokens=[1, 1],
    )
    for name, models in position.get("models", {}).items():
        game.models[UNITS.index(name)] = models
    for name, place in position.get("place", {}).items():
        game.place[UNITS.index(name)] = place
    for line in position.get("units", ()):
        read_unit(game, line)
    game.tokens = list(position.get("tokens", game.tokens))
    game.then(TakeTurn(), EndOfRound())
    return game


def restless(game: Battle, seat: Seat, moves: Sequence[Any]) -> list[float]:
    """Units charge whenever they can, or nearly so, and are seldom stopped by an order before they arrive."""
    return [20.0 if isinstance(move, DeclareCharge) else 0.2 if isinstance(move, GiveOrder) else 1.0 for move in moves]


NAMES: Final = {Unit: Names("unit", UNITS), Order: Names("order", ORDERS)}
