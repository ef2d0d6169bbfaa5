"""What a position says of Mission cards, by the numbers on them.

    missions = {active = ["1", "4"], reserve = ["2", "3"], deck = ["9"], discarded = []}
    missions = {hands = {red = [1, 2, 11, 12], blue = [3, 4, 11, 12]}, active = ["red 5"], discarded = ["blue 6"]}

A card of a side's own deck is written with the name of a player of that side. `deck` are the cards on top of the deck;
the rest is shuffled below. `scored` says which Mission has scored for whom in this Round, `destroyers` which unit has
destroyed one of whom.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from maester.engine import Procedure, Step
from maester.errors import BadData, shown
from maester.games.miniatures.field import Field
from maester.games.miniatures.mission_cards import deal_missions, show_missions
from maester.games.miniatures.mission_deck import OPEN
from maester.games.miniatures.mission_hands import prepare_hands, take_missions
from maester.games.miniatures.mission_records import FILE
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.names import (
    MISSION_NAMES,
    UNIT_NAMES,
    Mission,
    MissionNumber,
    Unit,
    deck_side,
    mission_of,
    number_on,
)
from maester.games.miniatures.position_people import seat_named

PLACE = "missions"


class MissionsText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the Mission cards lie."""

    hands: dict[str, tuple[int, ...]] = {}
    active: tuple[str, ...] = ()
    reserve: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    scored: tuple[str, ...] = ()
    """`5 for red`."""
    destroyers: dict[str, tuple[str, ...]] = {}


def read_missions(game: Field, text: MissionsText, seats: Sequence[str]) -> tuple[Step, ...]:
    """Lays the Mission cards where a position says. Returns what shuffles the rest of the deck."""
    if FILE not in mode_of(game).data_files:
        raise BadData("bad-position", place=PLACE, given=game.mode, right=None)
    if text.hands:
        prepare_hands(game)
    else:
        deal_missions(game, (mission_of(0, number) for number in game.mission_file.deck(game.mode)))
    game.mission_active, game.mission_reserve, on_top, game.mission_discard = (
        tuple(_card(game, card, seats) for card in cards)
        for cards in (text.active, text.reserve, text.deck, text.discarded)
    )
    laid = (*game.mission_active, *game.mission_reserve, *game.mission_discard)
    if text.hands:
        _read_hands(game, text, laid, seats)
    elif len(game.mission_active) != OPEN or len(game.mission_reserve) != OPEN:
        raise BadData("bad-position", place=PLACE, given=str(len(laid)), right=['active = ["1", "4"]'])
    held = [card for hand in game.mission_hand for card in hand]
    named = [*laid, *on_top, *held]
    if twice := [card for card in named if named.count(card) > 1]:
        raise BadData("bad-position", place=PLACE, given=_written(game, twice[0], seats), right=None)
    aside = [card for hand in game.mission_aside for card in hand]
    game.mission_deck = (*on_top, *(card for card in game.missions if card not in (*named, *aside)))
    show_missions(game, laid)
    _read_memory(game, text, seats)
    return (ShuffleMissionsBelow(len(on_top)),) if len(on_top) < len(game.mission_deck) else ()


def _read_hands(game: Field, text: MissionsText, laid: Sequence[Mission], seats: Sequence[str]) -> None:
    for name, numbers in text.hands.items():
        side = game.side[seat_named(name, seats, PLACE)]
        take_missions(game, side, tuple(_number(game, str(number)) for number in numbers))
    game.mission_aside = [tuple(card for card in aside if card not in laid) for aside in game.mission_aside]


def _read_memory(game: Field, text: MissionsText, seats: Sequence[str]) -> None:
    for line in text.scored:
        card, _, name = line.partition(" for ")
        game.mission_times += ((_card(game, card, seats), game.side[seat_named(name, seats, line)]),)
    for unit, names in text.destroyers.items():
        if unit not in UNIT_NAMES:
            raise BadData("bad-position", place=PLACE, given=shown(unit), right=["red-1"])
        sides = [game.side[seat_named(name, seats, PLACE)] for name in names]
        game.destroyers += tuple((Unit(UNIT_NAMES.index(unit)), side) for side in sides)


def _number(game: Field, name: str) -> MissionNumber:
    known = [MISSION_NAMES[number] for number in game.mission_file.deck(game.mode)]
    if name not in known:
        raise BadData("bad-position", place=PLACE, given=shown(name), right=known)
    return MissionNumber(MISSION_NAMES.index(name))


def _card(game: Field, text: str, seats: Sequence[str]) -> Mission:
    """`5`, or `red 5` of a side's own deck."""
    name, _, number = text.rpartition(" ")
    return mission_of(game.side[seat_named(name, seats, text)] if name else 0, _number(game, number))


class ShuffleMissionsBelow(Procedure[Field], frozen=True):
    """What lies in the Mission deck below the cards that a position names lies there in an order by chance."""

    named: int

    def run(self, game: Field) -> None:
        deck = game.mission_deck
        game.mission_deck = deck[: self.named] + game.shuffle(deck[self.named :], "mission-deck")


def write_missions(game: Field, seats: Sequence[str]) -> dict[str, Any]:
    """Where the Mission cards lie, as a position writes it; nothing before they are dealt."""
    if not game.missions:
        return {}
    piles = {
        "active": game.mission_active,
        "reserve": game.mission_reserve,
        "deck": game.mission_deck,
        "discarded": game.mission_discard,
    }
    destroyers: dict[str, list[str]] = {}
    for unit, side in game.destroyers:
        destroyers.setdefault(UNIT_NAMES[unit], []).append(seats[game.side.index(side)])
    return {
        PLACE: {
            "hands": {
                seats[game.side.index(side)]: [number_on(card) + 1 for card in hand]
                for side, hand in enumerate(game.mission_hand)
            },
            **{name: [_written(game, card, seats) for card in pile] for name, pile in piles.items()},
            "scored": [
                f"{_written(game, card, seats)} for {seats[game.side.index(side)]}" for card, side in game.mission_times
            ],
            "destroyers": destroyers,
        }
    }


def _written(game: Field, card: Mission, seats: Sequence[str]) -> str:
    name = MISSION_NAMES[number_on(card)]
    return f"{seats[game.side.index(deck_side(card))]} {name}" if game.mission_hand else name
