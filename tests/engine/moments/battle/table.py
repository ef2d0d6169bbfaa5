"""How a war begins and ends, and what is seen of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec

from maester.engine import Options, Procedure, Seat
from tests.engine.moments.battle.fighting import ResolveMarches
from tests.engine.moments.battle.war import (
    AREAS,
    BOARD,
    BOX,
    CARDS,
    DECK,
    HOUSES,
    MARCH,
    NOBODY,
    ORDERS,
    START,
    SUPPORT,
    Area,
    Battle,
    Card,
    Order,
    Unit,
    War,
    without,
)


class DealAnew(Procedure, frozen=True):
    """By chance: the turn order, the orders around Moat Cailin, and a hand of one to three cards for each house."""

    def run(self, game: War) -> None:
        game.turn_order = game.shuffle(game.turn_order, "turn order")
        for area in BOARD[1:]:
            if game.units[area]:
                game.order[area] = (MARCH, MARCH, SUPPORT)[game.draw(3, "order")]
        for house in sorted(game.turn_order):
            deck, size = game.shuffle(DECK, "cards"), game.roll(3, "hand")
            game.hand[house], game.discarded[house] = deck[:size], deck[size:]


class EndOfGame(Procedure, frozen=True):
    """Most areas win."""

    def run(self, game: War) -> None:
        held = {house: game.owner.count(house) for house in sorted(game.turn_order)}
        game.finish([house for house in held if held[house] == most] for most in sorted({*held.values()}, reverse=True))


def scenario(position: Mapping[str, Any], players: int, options: Options) -> War:
    """`{"areas": {"winterfell": "stark FFK march"}, "hands": {"stark": "robb mace"}, "turn_order": "stark greyjoy"}`"""
    order = position.get("turn_order", " ".join(HOUSES[:players])).split()
    game = War(
        owner=[NOBODY] * len(BOARD), units=[()] * len(BOARD), order=[None] * len(BOARD), box=[BOX] * players,
        hand=[()] * players, discarded=[DECK] * players, turn_order=tuple(Seat(HOUSES.index(name)) for name in order),
    )  # fmt: skip
    for name, text in position["areas"].items():
        area, (house, letters, *orders) = Area(AREAS.read(name)), text.split()
        if house in order:
            game.owner[area] = Seat(HOUSES.index(house))
            game.units[area] = tuple(Unit("FK".index(letter)) for letter in letters)
            game.order[area] = Order(ORDERS.read(orders[0])) if orders else None
            for unit in game.units[area]:
                game.box[game.owner[area]] = without(game.box[game.owner[area]], unit)
    for name, cards in position.get("hands", {}).items():
        house = Seat(HOUSES.index(name))
        game.hand[house] = tuple(Card(CARDS.read(card)) for card in cards.split())
        game.discarded[house] = tuple(card for card in DECK if card not in game.hand[house])
    game.then(ResolveMarches(), EndOfGame())
    return game


def set_up(players: int, options: Options) -> War:
    game = scenario({"areas": START}, players, options)
    game.then(DealAnew())
    return game


class WarView(msgspec.Struct, frozen=True):
    turn_order: tuple[str, ...]
    areas: dict[str, str]
    hands: dict[str, str]
    cards: dict[str, str]
    strength: dict[str, list[tuple[int, str]]]
    """Of those who fight, line by line."""


def written(game: War, area: Area) -> str:
    """`stark FFK march`, as in a scenario."""
    house = "nobody" if game.owner[area] == NOBODY else HOUSES[game.owner[area]]
    order = [] if (token := game.order[area]) is None else [ORDERS.write(token)]
    return " ".join([house, "".join("FK"[unit] for unit in sorted(game.units[area])), *order])


def view(game: War, seat: Seat | None) -> WarView:
    battles = [frame for frame in game.frames if isinstance(frame, Battle)]
    fighters = [(battle, house) for battle in battles for house in battle.houses]
    return WarView(
        turn_order=tuple(HOUSES[house] for house in game.turn_order),
        areas={AREAS.write(area): written(game, area) for area in BOARD},
        hands={HOUSES[house]: " ".join(map(CARDS.write, hand)) for house, hand in enumerate(game.hand)},
        cards={HOUSES[house]: CARDS.write(card) for battle in battles for house, card in battle.cards},
        strength={HOUSES[house]: list(battle.strength(game, house)) for battle, house in fighters},
    )


def determinize(game: War, seat: Seat | None, rng: Random) -> None:
    """All hands lie open: there is nothing to deal anew. The engine itself draws others' secret answers anew."""


def hidden(game: War, seat: Seat | None) -> dict[str, Any]:
    """The cards that others have chosen in secret, where they had a choice."""
    others = [tray for tray in game.trays if tray.seat != seat and tray.ready and len(game.hand[tray.seat]) > 1]
    return {f"card of {HOUSES[tray.seat]}": tray.answers for tray in others}


def invariants(game: War) -> Iterator[str]:
    played = [one for frame in game.frames if isinstance(frame, Battle) for one in frame.cards]
    for house in sorted(game.turn_order):
        standing = [unit for area in BOARD if game.owner[area] == house for unit in game.units[area]]
        if sorted((*standing, *game.box[house])) != list(BOX):
            yield f"a unit of {HOUSES[house]} is lost or doubled"
        mine = [card for owner, card in played if owner == house]
        if sorted((*game.hand[house], *game.discarded[house], *mine)) != list(DECK) or len(mine) > 1:
            yield f"a card of {HOUSES[house]} is lost or doubled"
    if sorted(game.turn_order) != list(range(len(game.hand))):
        yield f"the turn order is {game.turn_order}"
