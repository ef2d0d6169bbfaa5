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
    Definition,
    Event,
    Frame,
    Game,
    Modifier,
    Move,
    Names,
    Options,
    PickOne,
    PickSeveral,
    Procedure,
    Refusal,
    Seat,
    refuse,
    register,
    total,
    whose_turn,
)  # fmt: skip

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


class Choice(PickOne, frozen=True):
    """A choice of the house that it names."""

    house: Seat

    def who(self, game: War) -> Seat:
        return self.house


class ResolveMarches(Procedure, frozen=True):
    """In turn order, pass after pass, each house resolves one march order."""

    acted: tuple[Seat, ...] = ()

    def run(self, game: War) -> None:
        turn = whose_turn(game.turn_order, self.acted, [game.owner[area] for area in game.areas_with(MARCH)])
        if turn is not None:
            game.then(ResolveMarch(turn[0]), ResolveMarches(turn[1]))


class ResolveMarch(Choice, frozen=True):
    """All units of an area march on Moat Cailin, into a battle if others hold it; or the house gives its marches up."""

    move, optional = March, True

    def among(self, game: War) -> Iterable[Area]:
        return BOARD

    def broken(self, game: War, seat: Seat, area: Area) -> Refusal | None:
        own = game.order[area] == MARCH and game.owner[area] == seat
        return None if own else refuse("march.own-order")

    def chosen(self, game: War, seat: Seat, area: Area) -> None:
        game.order[area], defender = None, game.owner[MOAT_CAILIN]
        if defender in (seat, NOBODY) or not game.units[MOAT_CAILIN]:
            game.move(area, MOAT_CAILIN)
        else:
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
        for area in game.areas_with(SUPPORT):
            if area not in asked:
                game.then(GiveSupport(game.owner[area], self.battle, area), self)
                return


class GiveSupport(Choice, frozen=True):
    """An area supports the attacker, the defender or nobody with all that stands there; fighters only themselves."""

    battle: int
    area: Area
    move = Support

    def among(self, game: War) -> Iterable[Seat | None]:
        return (None, *game.frame(Battle, self.battle).houses)

    def broken(self, game: War, seat: Seat, house: Seat | None) -> Refusal | None:
        fighting = game.frame(Battle, self.battle).houses
        if house is not None and house not in fighting:
            return refuse("support.grant-or-refuse")
        if house is not None and house != seat and seat in fighting:
            return refuse("support.never-against-own-units")
        return None

    def chosen(self, game: War, seat: Seat, house: Seat | None) -> None:
        game.frame(Battle, self.battle).support += ((self.area, house),)


class ChooseCards(Procedure, frozen=True):
    """Attacker and defender choose a house card in secret, at once."""

    battle: int

    def run(self, game: War) -> None:
        game.together({house: (ChooseCard(house),) for house in game.frame(Battle, self.battle).houses})


class ChooseCard(Choice, frozen=True):
    """A house card from the hand."""

    move = PlayCard

    def among(self, game: War) -> Iterable[Card]:
        return game.hand[self.house]

    def broken(self, game: War, seat: Seat, card: Card) -> Refusal | None:
        return None if card in game.hand[seat] else refuse("housecard.in-hand")


class PlayAnother(ChooseCard, frozen=True):
    """Instead of a card that was taken back or discarded its owner plays a different one, openly."""

    battle: int
    instead_of: Card

    def broken(self, game: War, seat: Seat, card: Card) -> Refusal | None:
        return refuse("housecard.different") if card == self.instead_of else super().broken(game, seat, card)

    def chosen(self, game: War, seat: Seat, card: Card) -> None:
        game.play_card(self.battle, seat, card)


class RevealCards(Procedure, frozen=True):
    battle: int

    def run(self, game: War) -> None:
        for house, chosen in game.reveal().items():
            for move in chosen:
                game.play_card(self.battle, house, move.card)


class ResolveCards(Procedure, frozen=True):
    """Each card speaks once: first those that cancel, then the immediate ones, then the others, each time in turn
    order as it is now. The first has done all it does before the next one speaks, which may be another card by then.
    """

    battle: int

    def run(self, game: War) -> None:
        battle = game.frame(Battle, self.battle)
        waiting = [one for one in battle.cards if one[1] in ABILITIES and one not in battle.spoken]
        if waiting:
            house, card = min(waiting, key=lambda one: (ABILITIES[one[1]][0], game.turn_order.index(one[0])))
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
        game.then(PlayAnother(opponent, number, card))


def doran(game: War, number: int, house: Seat) -> None:
    """The opponent falls to the last place of the turn order at once."""
    opponent = game.frame(Battle, number).opponent(house)
    game.turn_order = (*without(game.turn_order, opponent), opponent)


def aeron(game: War, number: int, house: Seat) -> None:
    """Is discarded and replaced by another card, if there is one."""
    if game.hand[house]:
        battle = game.frame(Battle, number)
        battle.cards = without(battle.cards, (house, AERON))
        game.discarded[house] += (AERON,)
        game.then(PlayAnother(house, number, AERON))


def mace(game: War, number: int, house: Seat) -> None:
    """Destroys one of the opponent's footmen in the battle."""
    battle = game.frame(Battle, number)
    camp = battle.camp(battle.opponent(house))
    game.destroy(camp, [unit for unit in game.units[camp] if unit == FOOTMAN][:1])


CANCEL, IMMEDIATE, ORDINARY = range(3)
ABILITIES: Final[dict[Card, tuple[int, Callable[[War, int, Seat], None]]]] = {
    TYRION: (CANCEL, tyrion), DORAN: (IMMEDIATE, doran), AERON: (IMMEDIATE, aeron), MACE: (ORDINARY, mace)
}  # fmt: skip


class CompareStrength(Procedure, frozen=True):
    """The stronger wins; if both are equal, the one who is higher in the turn order. Beaten attackers stay at home."""

    battle: int

    def run(self, game: War) -> None:
        battle = game.frame(Battle, self.battle)
        attack, defence = (total(battle.strength(game, house)) for house in battle.houses)
        ahead = game.turn_order.index(battle.attacker) < game.turn_order.index(battle.defender)
        won = attack + ahead > defence
        game.tell(Fought(attack, defence, battle.attacker if won else battle.defender))
        if won:
            chooser = battle.attacker if battle.card(battle.attacker) == ROBB else battle.defender
            game.then(Retreat(chooser, self.battle), LoseUnits(self.battle), TakeMoatCailin(self.battle))


class Retreat(Choice, frozen=True):
    """The defender, or the attacker if Robb won it for him, chooses one area where the fewest of the units are lost."""

    battle: int
    move = RetreatTo

    def among(self, game: War) -> Iterable[Area]:
        return game.frame(Battle, self.battle).refuges(game)

    def broken(self, game: War, seat: Seat, area: Area) -> Refusal | None:
        battle = game.frame(Battle, self.battle)
        if area not in battle.refuges(game):
            return refuse("retreat.defender-destination")
        losses, fewest = battle.losses(game, area), min(battle.losses(game, other) for other in battle.refuges(game))
        return refuse("ruling.retreat-fewest-losses", losses=losses, fewest=fewest) if losses > fewest else None

    def chosen(self, game: War, seat: Seat, area: Area) -> None:
        game.frame(Battle, self.battle).refuge = area


class LoseUnits(PickSeveral, frozen=True):
    """Whoever chose the area: the defender chooses which of his units can't be fed there."""

    battle: int
    picked: tuple[Unit, ...] = ()
    move = Lose

    def who(self, game: War) -> Seat:
        return game.frame(Battle, self.battle).defender

    def number(self, game: War) -> int:
        battle = game.frame(Battle, self.battle)
        return 0 if battle.refuge is None else battle.losses(game, battle.refuge)

    def among(self, game: War) -> Iterable[Unit]:
        return (FOOTMAN, KNIGHT)

    def broken(self, game: War, seat: Seat, unit: Unit) -> Refusal | None:
        left = game.units[MOAT_CAILIN].count(unit) - self.picked.count(unit)
        return None if left else refuse("retreat.supply-limit")

    def complete(self, game: War, seat: Seat, values: tuple[Unit, ...]) -> None:
        game.destroy(MOAT_CAILIN, values)


class TakeMoatCailin(Procedure, frozen=True):
    """The beaten units go to their refuge, or are destroyed if there is none; the attacker's move in."""

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


GAME = register(
    Definition(
        id="moment-battle",
        titles={"en": "Battle", "pl": "Bitwa"},
        players=(3, 4),
        rules_version=1,
        package=__name__,
        state=War,
        names={Area: AREAS, Card: CARDS, Order: ORDERS, Unit: UNITS},
        seats=lambda players, options: HOUSES[:players],
        set_up=set_up,
        scenario=scenario,
        view=view,
        determinize=determinize,
        hidden=hidden,
        invariants=invariants,
    )
)
