"""What must hold in every state of a battle."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from maester.engine import Seat
from maester.games.miniatures.bearing import influences
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Charge, Dying
from maester.games.miniatures.geometry.shapes import contact, covers, distance, is_inside, overlaps
from maester.games.miniatures.hands import MOST, DiscardDown, more_cards
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.names import DECK_SIZE, NO_CARD, NO_UNIT, UNIT_NAMES, Unit, is_ncu, owner
from maester.games.miniatures.secrets import PLACES


def invariants(game: Field) -> Iterator[str]:
    """What is wrong with a state."""
    yield from PLACES.invariants(game)
    yield from _units(game)
    yield from _trays(game)
    yield from _tokens(game)
    yield from _walls(game)
    yield from _cards_and_people(game)
    yield from mode_of(game).invariants(game)


def _units(game: Field) -> Iterator[str]:
    for unit in game.units():
        name, card = UNIT_NAMES[unit], game.card(unit)
        if not 0 <= game.wounds[unit] <= card.total_wounds:
            yield f"{name} has {game.wounds[unit]} Wounds of {card.total_wounds}"
        if len(game.attachments[unit]) > game.models(unit) and not _is_dying(game, unit):
            yield f"{name} has more Attachments than models"
        if not 0 <= game.ranks(unit) <= card.ranks or (game.wounds[unit] > 0) != (game.ranks(unit) > 0):
            yield f"{name} has {game.ranks(unit)} ranks with {game.wounds[unit]} Wounds"
        if game.stands(unit) and not game.wounds[unit] and not _is_dying(game, unit):
            yield f"{name} stands on the table and is destroyed"
        if game.conditions[unit] and not game.stands(unit):
            yield f"{name} has tokens and isn't on the table"
        if not 0 <= game.conditions[unit] < 8:
            yield f"{name} has tokens {game.conditions[unit]}"


def _is_dying(game: Field, unit: Unit) -> bool:
    return any(isinstance(frame, Dying) and frame.unit == unit for frame in game.frames)


def _cards_and_people(game: Field) -> Iterator[str]:
    """Decks of twenty, hands within their limit, one NCU a zone, one friendly and one enemy Influence a unit."""
    for seat in map(Seat, game.seats):
        if len(game.deck_list[seat]) not in (0, DECK_SIZE):
            yield f"seat {seat} has a deck of {len(game.deck_list[seat])} cards"
        most = MOST + more_cards(game, seat)
        if len(game.hand[seat]) > most and not any(isinstance(step, DiscardDown) for step in game.agenda):
            yield f"seat {seat} holds {len(game.hand[seat])} cards, at most {most}"
        if sorted(one.card for one in game.borne if one.card != NO_CARD and one.card // DECK_SIZE == seat) != sorted(
            game.attached[seat]
        ):
            yield f"seat {seat} has attached {game.attached[seat]}, and units bear others"
    standing = [ncu for ncu in game.zone if ncu != NO_UNIT]
    if len(standing) != len(set(standing)) or any(not game.is_in_play(ncu) for ncu in standing):
        yield f"the zones hold {game.zone}"
    for unit in game.on_table():
        for seat in (owner(unit), *game.opponents(owner(unit))[:1]):
            if len(influences(game, unit, seat)) > 1:
                yield f"{UNIT_NAMES[unit]} bears two Influences of one side"
    for one in game.borne:
        waits = one.on != NO_UNIT and not is_ncu(one.on) and game.in_reserve[one.on]
        if one.on != NO_UNIT and not game.is_in_play(one.on) and not waits:
            yield f"{one.text} is borne by {UNIT_NAMES[one.on]}, which isn't in play"


def _trays(game: Field) -> Iterator[str]:
    in_charge = any(isinstance(frame, Charge) for frame in game.frames)
    touching: list[tuple[Unit, ...]] = [()] * len(game.record)
    for unit in game.on_table():
        own = game.rectangle(unit)
        if not in_charge and not is_inside(own, game.ground):
            yield f"{UNIT_NAMES[unit]} stands over the edge of the table"
        for piece in game.pieces_with("impassable"):
            if not in_charge and overlaps(own, game.terrain_shape(piece)):
                yield f"{UNIT_NAMES[unit]} stands on impassable terrain {piece}"
    for unit, other in combinations(game.on_table(), 2):
        one, another = game.rectangle(unit), game.rectangle(other)
        if not in_charge and overlaps(one, another):
            yield f"{UNIT_NAMES[unit]} and {UNIT_NAMES[other]} overlap: {distance(one, another)}"
        if game.is_enemy(unit, other) and contact(one, another) is not None:
            touching[unit] += (other,)
            touching[other] += (unit,)
    if touching != game.touching:
        yield f"touching is {game.touching} and should be {touching}"


def _walls(game: Field) -> Iterator[str]:
    """Castle Walls have no more Wounds than they began with, and only those of the Defender are activated (p. 30)."""
    if not all(0 <= wounds <= game.box.siege_wall.wounds for wounds in game.walls):
        yield f"the Castle Walls have {game.walls} Wounds"
    if not set(game.walls_activated) <= set(game.all_walls()):
        yield f"activated were {game.walls_activated}, which are no Castle Walls"
    if game.walls and any(game.points_scored[game.side[game.defender]]):
        yield f"the Defender has scored {game.points_scored}"


def _tokens(game: Field) -> Iterator[str]:
    for token, holder in enumerate(game.claimed):
        if holder == NO_UNIT:
            continue
        if not game.stands(holder):
            yield f"{UNIT_NAMES[holder]} has Claimed Objective {token} and isn't on the table"
        elif not covers(game.rectangle(holder), game.token_shape(token)):
            yield f"{UNIT_NAMES[holder]} has Claimed Objective {token} and doesn't cover it"
    for side, left in enumerate(game.passes):
        if not 0 <= left <= 2:
            yield f"side {side} may pass {left} times"
    if any(owner(unit) >= len(game.army) for unit in game.units()):
        yield "a unit belongs to nobody"
