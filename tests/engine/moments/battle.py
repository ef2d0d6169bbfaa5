"""A battle as in the board game, inside the step that resolves marches. All armies march on Moat Cailin.

Third parties support area by area; house cards are chosen in secret, speak in the order of their timing, replace each
other and move the turn order; the winner's card chooses where the loser retreats, the loser what supply costs him.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any, Final, NewType

import msgspec

from maester.engine import (
    Definition, Event, Frame, Game, Modifier, Move, Names, Options, PickOne, PickSeveral, Procedure, Refusal, Seat,
    refuse, register, total, whose_turn,
)  # fmt: skip

Area, Card = NewType("Area", int), NewType("Card", int)
Unit, Order = NewType("Unit", int), NewType("Order", int)
Units = tuple[Unit, ...]

HOUSES: Final = ("stark", "lannister", "greyjoy", "martell")
AREAS: Final = Names("area", ("moat-cailin", "winterfell", "white-harbor", "the-twins", "seagard", "karhold", "barrow"))
CARDS: Final = Names("card", ("tyrion", "doran", "aeron", "mace", "balon", "robb"))
UNITS: Final = Names("unit", ("footman", "knight"))
ORDERS: Final = Names("order", ("march", "support"))
BOARD: Final = tuple(map(Area, AREAS.every()))
DECK: Final = tuple(map(Card, CARDS.every()))
TYRION, DORAN, AERON, MACE, BALON, ROBB = DECK
FOOTMAN, KNIGHT = map(Unit, UNITS.every())
MARCH, SUPPORT = map(Order, ORDERS.every())
MOAT_CAILIN, NOBODY, CANCEL, IMMEDIATE, ORDINARY = Area(0), Seat(-1), 0, 1, 2
PRINTED: Final = (1, 0, 0, 2, 2, 3)
"""The strength of each card."""
FEEDS: Final = (9, 3, 3, 2, 2, 3, 1)
"""How many units the supply of each area allows to retreat there."""
BOX: Final = (FOOTMAN,) * 10 + (KNIGHT,) * 5
START: Final = {
    "moat-cailin": "greyjoy FFK", "winterfell": "stark FFK", "white-harbor": "stark F", "the-twins": "lannister FK",
    "seagard": "greyjoy F", "karhold": "martell FF", "barrow": "martell K",
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
    owner: list[Seat]
    units: list[Units]
    order: list[Order | None]
    box: list[Units]
    hand: list[tuple[Card, ...]]
    discarded: list[tuple[Card, ...]]
    turn_order: tuple[Seat, ...]

    def areas_with(self, order: Order) -> list[Area]:
        """The areas that bear such an order, in turn order of their houses as it is now."""
        areas = (area for area in BOARD if self.order[area] == order)
        return sorted(areas, key=lambda area: self.turn_order.index(self.owner[area]))

    def destroy(self, area: Area, units: Iterable[Unit]) -> None:
        for unit in units:
            self.units[area] = without(self.units[area], unit)
            self.box[self.owner[area]] += (unit,)

    def move(self, source: Area, target: Area) -> None:
        """All units go from one area to another, which is their house's then."""
        self.owner[target] = self.owner[source]
        self.units[target], self.units[source] = (*self.units[target], *self.units[source]), ()


class Battle(Frame, kw_only=True):
    """A battle for Moat Cailin while it lasts. The attacker's units stay where they come from until it is over."""

    source: Area
    attacker: Seat
    defender: Seat
    support: tuple[tuple[Area, Seat | None], ...] = ()
    """The areas that have been asked, and whom they support."""
    cards: tuple[tuple[Seat, Card], ...] = ()
    spoken: tuple[tuple[Seat, Card], ...] = ()
    refuge: Area | None = None

    def opponent(self, house: Seat) -> Seat:
        return self.defender if house == self.attacker else self.attacker

    def army(self, house: Seat) -> Area:
        return self.source if house == self.attacker else MOAT_CAILIN

    def card(self, house: Seat) -> Card | None:
        return dict(self.cards).get(house)

    def strength(self, game: War, house: Seat) -> Iterator[Modifier]:
        """The strength of a house as it is now, line by line."""
        yield Modifier(worth(game.units[self.army(house)]), "army")
        for area, supported in self.support:
            if supported == house:
                yield Modifier(worth(game.units[area]), AREAS.write(area))
        if (card := self.card(house)) is not None:
            yield Modifier(PRINTED[card], CARDS.write(card))
            if self.card(self.opponent(house)) == BALON:
                yield Modifier(-PRINTED[card], "balon")

    def losses(self, game: War, area: Area) -> int:
        """How many of the beaten defenders the area could not feed."""
        return max(0, len(game.units[MOAT_CAILIN]) + len(game.units[area]) - FEEDS[area])

    def refuges(self, game: War) -> list[Area]:
        """The defender's own or empty areas that can feed somebody, but never where the attacker came from."""
        open_areas = (area for area in BOARD[1:] if game.owner[area] in (self.defender, NOBODY) and area != self.source)
        return [area for area in open_areas if self.losses(game, area) < len(game.units[MOAT_CAILIN])]


def worth(units: Units) -> int:
    return len(units) + units.count(KNIGHT)


def without(things: tuple[Any, ...], thing: Any) -> tuple[Any, ...]:
    """The same things, one of this kind less."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


class ResolveMarches(Procedure, frozen=True):
    """In turn order, pass after pass, each house resolves one march order."""

    acted: tuple[Seat, ...] = ()

    def run(self, game: War) -> None:
        turn = whose_turn(game.turn_order, self.acted, [game.owner[area] for area in game.areas_with(MARCH)])
        if turn is not None:
            game.then(ResolveMarch(turn[0]), ResolveMarches(turn[1]))


class ResolveMarch(PickOne, frozen=True):
    """All units of an area march on Moat Cailin, or a house gives its marches up. A march into units is a battle."""

    house: Seat
    move, optional = March, True

    def who(self, game: War) -> Seat:
        return self.house

    def among(self, game: War) -> Iterable[Area]:
        return BOARD

    def broken(self, game: War, seat: Seat, area: Area) -> Refusal | None:
        return None if area in game.areas_with(MARCH) and game.owner[area] == seat else refuse("march.own-order")

    def chosen(self, game: War, seat: Seat, area: Area) -> None:
        game.order[area] = None
        defender = game.owner[MOAT_CAILIN]
        if defender in (seat, NOBODY) or not game.units[MOAT_CAILIN]:
            game.move(area, MOAT_CAILIN)
            return
        battle = Battle(source=area, attacker=seat, defender=defender)
        game.open(battle, CallForSupport, ChooseCards, RevealCards, ResolveCards, CompareStrength, DiscardCards)

    def passed(self, game: War, seat: Seat) -> None:
        for area in game.areas_with(MARCH):
            game.order[area] = None if game.owner[area] == seat else MARCH


class CallForSupport(Procedure, frozen=True):
    """In turn order the houses are asked for each of their areas that bear a support order."""

    battle: int

    def run(self, game: War) -> None:
        asked = [area for area, _ in game.frame(Battle, self.battle).support]
        waiting = [area for area in game.areas_with(SUPPORT) if area not in asked]
        if waiting:
            game.then(GiveSupport(self.battle, waiting[0]), self)


class GiveSupport(PickOne, frozen=True):
    """An area supports the attacker, the defender or nobody, with all that stands there."""

    battle: int
    area: Area
    move = Support

    def who(self, game: War) -> Seat:
        return game.owner[self.area]

    def among(self, game: War) -> Iterable[Seat | None]:
        return (None, *sorted(game.turn_order))

    def broken(self, game: War, seat: Seat, house: Seat | None) -> Refusal | None:
        battle = game.frame(Battle, self.battle)
        if house not in (None, battle.attacker, battle.defender):
            return refuse("support.grant-or-refuse")
        if house is not None and house == battle.opponent(seat) and seat == battle.opponent(house):
            return refuse("support.never-against-own-units")
        return None

    def chosen(self, game: War, seat: Seat, house: Seat | None) -> None:
        game.frame(Battle, self.battle).support += ((self.area, house),)


class ChooseCards(Procedure, frozen=True):
    """Attacker and defender choose a house card in secret, at once."""

    battle: int

    def run(self, game: War) -> None:
        battle = game.frame(Battle, self.battle)
        game.together({house: (ChooseCard(self.battle, house),) for house in (battle.attacker, battle.defender)})


class ChooseCard(PickOne, frozen=True):
    battle: int
    house: Seat
    instead_of: Card | None = None
    move = PlayCard

    def who(self, game: War) -> Seat:
        return self.house

    def among(self, game: War) -> Iterable[Card]:
        return game.hand[self.house]

    def broken(self, game: War, seat: Seat, card: Card) -> Refusal | None:
        if card not in game.hand[seat]:
            return refuse("housecard.in-hand")
        return refuse("housecard.different") if card == self.instead_of else None


class PlayAnother(ChooseCard, frozen=True):
    """Instead of a card that was taken back or discarded its owner plays a different one, openly."""

    def chosen(self, game: War, seat: Seat, card: Card) -> None:
        game.hand[seat] = without(game.hand[seat], card)
        game.frame(Battle, self.battle).cards += ((seat, card),)
        game.tell(CardRevealed(seat, card))


class RevealCards(Procedure, frozen=True):
    battle: int

    def run(self, game: War) -> None:
        for house, answers in game.reveal().items():
            for move in answers:
                PlayAnother(self.battle, house).chosen(game, house, move.card)


class ResolveCards(Procedure, frozen=True):
    """Each card speaks once: first those that cancel, then the immediate ones, then the others, each time in turn
    order as it is now. The first has done all it does before the next one speaks, which may be another card by then.
    """

    battle: int

    def run(self, game: War) -> None:
        battle = game.frame(Battle, self.battle)
        silent = [(house, card) for house, card in battle.cards if card in ABILITIES and (house, card) not in battle.spoken]
        if silent:
            house, card = min(silent, key=lambda one: (ABILITIES[one[1]][0], game.turn_order.index(one[0])))
            battle.spoken += ((house, card),)
            game.tell(CardSpoke(house, card))
            game.then(self)
            ABILITIES[card][1](game, self.battle, house)


def tyrion(game: War, number: int, house: Seat) -> None:
    """The opponent takes his card back and must play another; if he has none he fights without."""
    battle = game.frame(Battle, number)
    opponent = battle.opponent(house)
    if (card := battle.card(opponent)) is not None:
        battle.cards = without(battle.cards, (opponent, card))
        game.hand[opponent] += (card,)
        game.then(PlayAnother(number, opponent, card))


def doran(game: War, number: int, house: Seat) -> None:
    """The opponent falls to the last place of the turn order at once."""
    opponent = game.frame(Battle, number).opponent(house)
    game.turn_order = (*without(game.turn_order, opponent), opponent)


def aeron(game: War, number: int, house: Seat) -> None:
    """Is discarded, and another card played instead, if there is one."""
    battle = game.frame(Battle, number)
    if game.hand[house]:
        battle.cards = without(battle.cards, (house, AERON))
        game.discarded[house] += (AERON,)
        game.then(PlayAnother(number, house))


def mace(game: War, number: int, house: Seat) -> None:
    """Destroys one of the opponent's footmen in the battle."""
    battle = game.frame(Battle, number)
    area = battle.army(battle.opponent(house))
    game.destroy(area, game.units[area][: game.units[area].count(FOOTMAN)][:1])


ABILITIES: Final[dict[Card, tuple[int, Callable[[War, int, Seat], None]]]] = {
    TYRION: (CANCEL, tyrion), DORAN: (IMMEDIATE, doran), AERON: (IMMEDIATE, aeron), MACE: (ORDINARY, mace)
}  # fmt: skip


class CompareStrength(Procedure, frozen=True):
    """The stronger wins; if both are equal, the one who is higher in the turn order. Beaten attackers stay at home."""

    battle: int

    def run(self, game: War) -> None:
        battle = game.frame(Battle, self.battle)
        attack, defence = (total(battle.strength(game, house)) for house in (battle.attacker, battle.defender))
        ahead = game.turn_order.index(battle.attacker) < game.turn_order.index(battle.defender)
        won = attack + ahead > defence
        game.tell(Fought(attack, defence, battle.attacker if won else battle.defender))
        if won:
            game.then(Retreat(self.battle), LoseUnits(self.battle), TakeMoatCailin(self.battle))


class Retreat(PickOne, frozen=True):
    """The defender chooses one area for all his units, where he loses the fewest; if Robb beat him, the attacker does."""

    battle: int
    move = RetreatTo

    def who(self, game: War) -> Seat:
        battle = game.frame(Battle, self.battle)
        return battle.attacker if battle.card(battle.attacker) == ROBB else battle.defender

    def among(self, game: War) -> Iterable[Area]:
        return game.frame(Battle, self.battle).refuges(game)

    def broken(self, game: War, seat: Seat, area: Area) -> Refusal | None:
        battle = game.frame(Battle, self.battle)
        refuges = battle.refuges(game)
        if area not in refuges:
            return refuse("retreat.defender-destination")
        losses, fewest = battle.losses(game, area), min(battle.losses(game, other) for other in refuges)
        return refuse("ruling.retreat-fewest-losses", losses=losses, fewest=fewest) if losses > fewest else None

    def chosen(self, game: War, seat: Seat, area: Area) -> None:
        game.frame(Battle, self.battle).refuge = area


class LoseUnits(PickSeveral, frozen=True):
    """Whoever chose the area: the defender chooses which of his units can't be fed there."""

    battle: int
    move = Lose

    def who(self, game: War) -> Seat:
        return game.frame(Battle, self.battle).defender

    def number(self, game: War) -> int:
        battle = game.frame(Battle, self.battle)
        return 0 if battle.refuge is None else battle.losses(game, battle.refuge)

    def among(self, game: War) -> Iterable[Unit]:
        return (FOOTMAN, KNIGHT)

    def broken(self, game: War, seat: Seat, unit: Unit) -> Refusal | None:
        left = game.units[MOAT_CAILIN].count(unit) > self.picked.count(unit)
        return None if left else refuse("retreat.supply-limit")

    def complete(self, game: War, seat: Seat, values: Units) -> None:
        game.destroy(MOAT_CAILIN, values)


class TakeMoatCailin(Procedure, frozen=True):
    """The beaten units are in their refuge now, or destroyed if there is none."""

    battle: int

    def run(self, game: War) -> None:
        battle = game.frame(Battle, self.battle)
        if battle.refuge is None:
            game.destroy(MOAT_CAILIN, game.units[MOAT_CAILIN])
        else:
            game.move(MOAT_CAILIN, battle.refuge)
        game.move(battle.source, MOAT_CAILIN)


class DiscardCards(Procedure, frozen=True):
    battle: int

    def run(self, game: War) -> None:
        for house, card in game.frame(Battle, self.battle).cards:
            game.discarded[house] += (card,)


class DealAnew(Procedure, frozen=True):
    """By chance: the turn order, the orders outside Moat Cailin, and a hand of one to three cards for each house."""

    def run(self, game: War) -> None:
        game.turn_order = game.shuffle(game.turn_order, "turn order")
        for area in BOARD[1:]:
            if game.units[area]:
                game.order[area] = (MARCH, MARCH, SUPPORT, None)[game.draw(4, "order")]
        for house in game.turn_order:
            deck, size = game.shuffle(DECK, "cards"), game.roll(3, "hand")
            game.hand[house], game.discarded[house] = deck[:size], deck[size:]


class EndOfGame(Procedure, frozen=True):
    """Most areas win."""

    def run(self, game: War) -> None:
        areas = {house: game.owner.count(house) for house in sorted(game.turn_order)}
        game.finish([house for house in areas if areas[house] == n] for n in sorted({*areas.values()}, reverse=True))


def scenario(position: Mapping[str, Any], players: int, options: Options) -> War:
    """Areas as `{"winterfell": "stark FFK march"}`, hands as `{"stark": "robb mace"}`: what isn't in a hand is discarded."""
    game = War(
        owner=[NOBODY] * len(BOARD), units=[()] * len(BOARD), order=[None] * len(BOARD), box=[BOX] * players,
        hand=[()] * players, discarded=[DECK] * players,
        turn_order=tuple(Seat(HOUSES.index(house)) for house in position.get("turn_order", HOUSES[:players])),
    )  # fmt: skip
    for name, (house, units, *order) in ((name, text.split()) for name, text in position["areas"].items()):
        area, seat = Area(AREAS.read(name)), Seat(HOUSES.index(house))
        if seat in game.turn_order:
            game.owner[area], game.units[area] = seat, tuple(Unit("FK".index(letter)) for letter in units)
            game.order[area] = Order(ORDERS.read(order[0])) if order else None
            for unit in game.units[area]:
                game.box[seat] = without(game.box[seat], unit)
    for house, cards in position.get("hands", {}).items():
        seat = Seat(HOUSES.index(house))
        game.hand[seat] = tuple(Card(CARDS.read(card)) for card in cards.split())
        game.discarded[seat] = tuple(card for card in DECK if card not in game.hand[seat])
    game.then(ResolveMarches(), EndOfGame())
    return game


def set_up(players: int, options: Options) -> War:
    game = scenario({"areas": START}, players, options)
    game.then(DealAnew())
    return game


class WarView(msgspec.Struct, frozen=True):
    turn_order: tuple[str, ...]
    areas: dict[str, tuple[str, str, str]]
    hands: dict[str, list[str]]
    support: dict[str, str | None]
    strength: dict[str, list[tuple[int, str]]]
    """In a battle, line by line."""


def view(game: War, seat: Seat | None) -> WarView:
    def word(names: Names, value: int | None) -> str:
        return "-" if value in (None, NOBODY) else names.write(value)

    houses = Names("house", HOUSES)
    battle = next((frame for frame in game.frames if isinstance(frame, Battle)), None)
    return WarView()


def determinize(game: War, seat: Seat | None, rng: Random) -> None:
    """All hands lie open; the secret answers are drawn anew by the engine."""
