"""The state of the war: the map, the hands, the turn order, and a battle while it lasts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NewType

from maester.engine import Event, Frame, Game, Modifier, Move, Names, Seat

Area = NewType("Area", int)
Card = NewType("Card", int)
Order = NewType("Order", int)
Unit = NewType("Unit", int)
HOUSES: Final = ("stark", "lannister", "greyjoy", "martell")
AREAS: Final = Names(
    "area",
    ("moat-cailin", "winterfell", "karhold", "seagard", "the-twins", "barrow", "white-harbor", "greywater", "hornwood"),
)
CARDS: Final = Names("card", ("tyrion", "doran", "aeron", "mace", "balon", "robb"))
ORDERS: Final = Names("order", ("march", "support"))
UNITS: Final = Names("unit", ("footman", "knight"))
BOARD: Final = tuple(map(Area, AREAS.every()))
DECK: Final = tuple(map(Card, CARDS.every()))
TYRION, DORAN, AERON, MACE, BALON, ROBB = DECK
MARCH, SUPPORT = map(Order, ORDERS.every())
FOOTMAN, KNIGHT = map(Unit, UNITS.every())
BOX: Final = (FOOTMAN,) * 10 + (KNIGHT,) * 5
MOAT_CAILIN, NOBODY = Area(0), Seat(-1)
PRINTED: Final = (1, 0, 0, 2, 2, 3)
"""The strength of each card."""
FEEDS: Final = (9, 3, 3, 2, 2, 1, 3, 2, 3)
"""How many units may stand in each area after a retreat."""
START: Final = {
    "moat-cailin": "greyjoy FFK", "winterfell": "stark FFK", "karhold": "stark F", "seagard": "greyjoy F",
    "the-twins": "lannister FK", "barrow": "martell K", "white-harbor": "martell FF",
}  # fmt: skip


class March(Move, frozen=True):
    area: Area


class Support(Move, frozen=True):
    house: Seat | None


class PlayCard(Move, frozen=True):
    card: Card
    typed = "card {card}"


class RetreatTo(Move, frozen=True):
    area: Area
    typed = "retreat {area}"


class Lose(Move, frozen=True):
    unit: Unit


class CardRevealed(Event, frozen=True):
    house: Seat
    card: Card


class CardSpoke(Event, frozen=True):
    house: Seat
    card: Card


class Fought(Event, frozen=True):
    attack: int
    defence: int
    winner: Seat


class War(Game, kw_only=True):
    """The table: the map, the hands and the turn order, all open."""

    owner: list[Seat]
    units: list[tuple[Unit, ...]]
    order: list[Order | None]
    box: list[tuple[Unit, ...]]
    hand: list[tuple[Card, ...]]
    discarded: list[tuple[Card, ...]]
    turn_order: tuple[Seat, ...]

    def areas_with(self, order: Order) -> list[Area]:
        """The areas that bear such an order, in turn order of their houses as it is now."""
        areas = [area for area in BOARD if self.order[area] == order]
        return sorted(areas, key=lambda area: self.turn_order.index(self.owner[area]))

    def worth(self, area: Area) -> int:
        return len(self.units[area]) + self.units[area].count(KNIGHT)

    def destroy(self, area: Area, units: Iterable[Unit]) -> None:
        for unit in units:
            self.units[area] = without(self.units[area], unit)
            self.box[self.owner[area]] += (unit,)

    def move(self, source: Area, target: Area) -> None:
        """All units go from one area to another, which is their house's then."""
        self.owner[target] = self.owner[source]
        self.units[target], self.units[source] = (*self.units[target], *self.units[source]), ()

    def play_card(self, battle: int, house: Seat, card: Card) -> None:
        self.hand[house] = without(self.hand[house], card)
        self.frame(Battle, battle).cards += ((house, card),)
        self.tell(CardRevealed(house, card))


class Battle(Frame, kw_only=True):
    """A battle for Moat Cailin while it lasts. The attacker's units stay where they come from until it is won."""

    source: Area
    attacker: Seat
    defender: Seat
    support: tuple[tuple[Area, Seat | None], ...] = ()
    """The areas that have been asked, and whom they support."""
    cards: tuple[tuple[Seat, Card], ...] = ()
    spoken: tuple[tuple[Seat, Card], ...] = ()
    refuge: Area | None = None

    @property
    def houses(self) -> tuple[Seat, Seat]:
        return self.attacker, self.defender

    def opponent(self, house: Seat) -> Seat:
        return self.defender if house == self.attacker else self.attacker

    def camp(self, house: Seat) -> Area:
        return self.source if house == self.attacker else MOAT_CAILIN

    def card(self, house: Seat) -> Card | None:
        return dict(self.cards).get(house)

    def strength(self, game: War, house: Seat) -> Iterator[Modifier]:
        """The strength of a house as it is now, line by line."""
        yield Modifier(game.worth(self.camp(house)), "army")
        for area, supported in self.support:
            if supported == house:
                yield Modifier(game.worth(area), AREAS.write(area))
        if (card := self.card(house)) is not None:
            yield Modifier(PRINTED[card], CARDS.write(card))
            if self.card(self.opponent(house)) == BALON:
                yield Modifier(-PRINTED[card], CARDS.write(BALON))

    def losses(self, game: War, area: Area) -> int:
        """How many of the beaten defenders the area could not feed."""
        return max(0, len(game.units[MOAT_CAILIN]) + len(game.units[area]) - FEEDS[area])

    def refuges(self, game: War) -> list[Area]:
        """The defender's own areas and nobody's, if they can feed somebody."""
        free = [area for area in BOARD[1:] if game.owner[area] in (self.defender, NOBODY)]
        return [area for area in free if self.losses(game, area) < len(game.units[MOAT_CAILIN])]


def without(things: tuple[Any, ...], thing: Any) -> tuple[Any, ...]:
    """The same things, one of this kind less."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]
