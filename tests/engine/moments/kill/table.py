"""How a match begins, and what is seen of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from maester.engine import ComponentKind, Options, Place, Places, Procedure, Seat, SeenBy
from tests.engine.moments.kill.court import (
    CARD_NAMES,
    CARDS,
    CHARACTER_NAMES,
    HAND,
    SEATS,
    VICTORY,
    Card,
    Character,
    Court,
    without,
)
from tests.engine.moments.kill.happening import EndTurn, Kill, OfferActions, Turn

# -- the table ----------------------------------------------------------------------------------------


class Deal(Procedure, frozen=True):
    def run(self, game: Court) -> None:
        game.first = Seat(game.draw(2, "first player"))
        game.deck = game.shuffle(game.deck, "events")
        for seat in game.order:
            game.hand[seat], game.deck = game.deck[:HAND], game.deck[HAND:]
            game.gold[seat], game.power[seat] = game.draw(4, "gold"), 8 + game.draw(6, "power")
            game.show(game.hand[seat], (seat,))
        game.open(Turn(player=game.order[1]), OfferActions, EndTurn)


def set_up(players: int, options: Options) -> Court:
    game = Court(hand=[(), ()], gold=[0, 0], power=[0, 0], known=[0] * len(CARDS))
    game.then(Deal())
    return game


def scenario(position: Mapping[str, Any], players: int, options: Options) -> Court:
    """The turn of the second player, just before the moment: what each of the two holds, in the order of the seats."""
    game = set_up(players, options)
    game.agenda.clear()
    game.first = Seat(SEATS.index(position["first"]))
    game.gold, game.power = list(position["gold"]), list(position["power"])
    game.in_play = tuple(Character(CHARACTER_NAMES.read(name)) for name in position["in_play"])
    game.discarded = tuple(Card(CARD_NAMES.read(name)) for name in position.get("discarded", ()))
    game.hand = [tuple(Card(CARD_NAMES.read(name)) for name in hand) for hand in position["hands"]]
    game.deck = without(CARDS, (*game.discarded, *game.hand[0], *game.hand[1]))
    for seat in game.order:
        game.show((*game.hand[seat], *game.discarded), (seat,))
    game.open(Turn(player=game.order[1]), OfferActions, EndTurn)
    return game


class CourtView(msgspec.Struct, frozen=True):
    first: str
    in_play: list[str]
    doomed: list[str]
    power: list[int]
    gold: list[int]
    hand: list[str]
    """The viewer's own; of the others only the size is seen."""
    hand_sizes: list[int]
    discarded: list[str]


def view(game: Court, seat: Seat | None) -> CourtView:
    kills = [frame for frame in game.frames if isinstance(frame, Kill)]
    return CourtView(
        first=SEATS[game.first],
        in_play=list(map(CHARACTER_NAMES.write, game.in_play)),
        doomed=[CHARACTER_NAMES.write(each) for kill in kills for each in kill.doomed if each in game.in_play],
        power=game.power.copy(),
        gold=game.gold.copy(),
        hand=[] if seat is None else list(map(CARD_NAMES.write, game.hand[seat])),
        hand_sizes=list(map(len, game.hand)),
        discarded=list(map(CARD_NAMES.write, game.discarded)),
    )


EVENTS: ComponentKind[Court, Card] = ComponentKind("event", lambda game: CARDS)
PLACES: Places[Court] = Places(
    Place("hand", EVENTS, SeenBy.OWNER),
    Place("deck", EVENTS, SeenBy.KNOWERS),
    Place("discarded", EVENTS, SeenBy.EVERYBODY, noted=False),
)
determinize, hidden = PLACES.determinize, PLACES.hidden


def invariants(game: Court) -> Iterator[str]:
    """What must hold at every decision."""
    yield from PLACES.invariants(game)
    if min(game.gold) < 0:
        yield f"somebody owes gold: {game.gold}"
    if max(game.power) >= VICTORY and game.outcome is None:
        yield f"with power {game.power} the match should be over"
    if any(not game.knows(seat, card) for seat in game.order for card in game.discarded):
        yield "somebody doesn't know a discarded card"
