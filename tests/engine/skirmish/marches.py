"""Marches and battles: support by third parties, house cards chosen in secret, retreats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from maester.engine import (
    Asked,
    Event,
    Frame,
    Modifier,
    Move,
    PickOne,
    Procedure,
    Question,
    Refusal,
    Seat,
    refuse,
    total,
    whose_turn,
)
from tests.engine.skirmish.board import (
    DEFEND,
    HAND,
    MARCH,
    NEAR,
    NO_ORDER,
    NO_UNITS,
    NOBODY,
    SUPPORT,
    Area,
    Card,
    Skirmish,
    Units,
    kind_of,
)

ATTACK, DEFENCE = 0, 1


class March(Move, frozen=True):
    source: Area
    target: Area | None
    units: Units
    typed = "march {source}: {units}>{target}"


class Support(Move, frozen=True):
    side: Seat | None
    """The house that is supported; None refuses."""
    typed = "support {side}"


class PlayCard(Move, frozen=True):
    card: Card
    typed = "card {card}"


class RetreatTo(Move, frozen=True):
    area: Area
    typed = "retreat {area}"


class Marched(Event, frozen=True):
    house: Seat
    source: Area
    target: Area | None
    units: Units


class Supported(Event, frozen=True):
    house: Seat
    area: Area
    side: Seat | None


class BattleFought(Event, frozen=True):
    area: Area
    attacker: Seat
    defender: Seat
    attack: int
    defence: int
    cards: tuple[Card, ...]


class Retreated(Event, frozen=True):
    house: Seat
    area: Area | None


class Battle(Frame, kw_only=True):
    """A battle while it lasts."""

    source: Area
    target: Area
    attacker: Seat
    defender: Seat
    units: Units
    support: tuple[tuple[Area, int], ...] = ()
    """The areas that gave support, and to which side."""
    cards: tuple[Card, ...] = ()

    def strength(self, game: Skirmish, side: int) -> Iterator[Modifier]:
        """The strength of a side, line by line."""
        if side == ATTACK:
            yield Modifier(self.units[0], "foot")
            yield Modifier(2 * self.units[1], "horse")
        else:
            yield from game.army_strength(self.target)
            if kind_of(game.order[self.target]) == DEFEND:
                yield Modifier(1, "order")
        for area, supported in self.support:
            if supported == side:
                yield Modifier(total(game.army_strength(area)), "support")
        if self.cards:
            yield Modifier(self.cards[side] // 2, "card")


class ResolveMarches(Question, frozen=True):
    """Houses take turns resolving one march order each, until none is left."""

    acted: tuple[Seat, ...] = ()
    moves = (March,)

    def ask(self, game: Skirmish) -> Asked | None:
        turn = whose_turn(game.turn_order, self.acted, game.houses_with(MARCH))
        if turn is None:
            return None
        house = turn[0]
        armies = game.armies(house)
        options: list[March] = []
        for source in game.areas_with(house, MARCH):
            options.append(March(source, None, NO_UNITS))
            groups = tuple(_groups(game.units(source)))
            for target in NEAR[source]:
                options.extend(
                    March(source, target, units)
                    for units in groups
                    if self.over_supply(game, house, armies, source, target, units) is None
                )
        return Asked(house, options)

    def over_supply(
        self, game: Skirmish, house: Seat, armies: list[int], source: Area, target: Area, units: Units
    ) -> Refusal | None:
        size, moved = game.size(source), sum(units)
        held = game.size(target) if game.owner[target] == house else 0
        if game.within_supply(house, armies, (size, size - moved), (held, held + moved)):
            return None
        return refuse("supply.limit", size=held + moved)

    def why_not(self, game: Skirmish, seat: Seat, move: March) -> Refusal | None:
        if game.owner[move.source] != seat or kind_of(game.order[move.source]) != MARCH:
            return refuse("march.own-order")
        if move.target is None:
            return None if move.units == NO_UNITS else refuse("march.target")
        if move.target not in NEAR[move.source]:
            return refuse("march.adjacent")
        if move.units not in tuple(_groups(game.units(move.source))):
            return refuse("march.all-or-one")
        return self.over_supply(game, seat, game.armies(seat), move.source, move.target, move.units)

    def answer(self, game: Skirmish, seat: Seat, move: March) -> None:
        turn = whose_turn(game.turn_order, self.acted, game.houses_with(MARCH))
        assert turn is not None
        game.then(ResolveMarches(turn[1]))
        game.order[move.source] = NO_ORDER
        game.tell(Marched(seat, move.source, move.target, move.units))
        target = move.target
        if target is None:
            return
        game.take_away(move.source, move.units)
        defender = game.owner[target]
        if defender in (seat, NOBODY) or not game.size(target):
            game.move_in(target, seat, move.units)
            return
        battle = Battle(source=move.source, target=target, attacker=seat, defender=defender, units=move.units)
        game.open(battle, CallForSupport, ChooseCards, RevealCards, ResolveBattle)


def _groups(units: Units) -> Iterator[Units]:
    """All units of an area, or one of them."""
    foot, horse = units
    if foot + horse:
        yield units
    if foot + horse > 1:
        if foot:
            yield Units((1, 0))
        if horse:
            yield Units((0, 1))


class CallForSupport(Procedure, frozen=True):
    battle: int

    def run(self, game: Skirmish) -> None:
        target = game.frame(Battle, self.battle).target
        game.then(*(GiveSupport(self.battle, area) for area in NEAR[target] if kind_of(game.order[area]) == SUPPORT))


class GiveSupport(PickOne, frozen=True):
    battle: int
    area: Area
    move = Support

    def who(self, game: Skirmish) -> Seat:
        return game.owner[self.area]

    def among(self, game: Skirmish) -> Iterable[Seat | None]:
        battle = game.frame(Battle, self.battle)
        return (None, battle.attacker, battle.defender)

    def broken(self, game: Skirmish, seat: Seat, side: Seat | None) -> Refusal | None:
        battle = game.frame(Battle, self.battle)
        if side is None:
            return None
        if side not in (battle.attacker, battle.defender):
            return refuse("support.combatants")
        if seat in (battle.attacker, battle.defender) and side != seat:
            return refuse("support.not-against-own")
        return None

    def chosen(self, game: Skirmish, seat: Seat, side: Seat | None) -> None:
        battle = game.frame(Battle, self.battle)
        if side is not None:
            battle.support += ((self.area, ATTACK if side == battle.attacker else DEFENCE),)
        game.tell(Supported(seat, self.area, side))


class ChooseCards(Procedure, frozen=True):
    battle: int

    def run(self, game: Skirmish) -> None:
        battle = game.frame(Battle, self.battle)
        game.together({house: (ChooseCard(house),) for house in (battle.attacker, battle.defender)})


class ChooseCard(PickOne, frozen=True):
    house: Seat
    move = PlayCard

    def who(self, game: Skirmish) -> Seat:
        return self.house

    def among(self, game: Skirmish) -> Iterable[Card]:
        return game.hand[self.house]

    def broken(self, game: Skirmish, seat: Seat, card: Card) -> Refusal | None:
        return None if card in game.hand[seat] else refuse("card.in-hand")


class RevealCards(Procedure, frozen=True):
    battle: int

    def run(self, game: Skirmish) -> None:
        battle = game.frame(Battle, self.battle)
        chosen = game.reveal()
        for house in (battle.attacker, battle.defender):
            card = chosen[house][-1].card
            battle.cards += (card,)
            game.hand[house] = tuple(other for other in game.hand[house] if other != card) or HAND


class ResolveBattle(Procedure, frozen=True):
    battle: int

    def run(self, game: Skirmish) -> None:
        battle = game.frame(Battle, self.battle)
        attack, defence = (total(battle.strength(game, side)) for side in (ATTACK, DEFENCE))
        game.tell(BattleFought(battle.target, battle.attacker, battle.defender, attack, defence, battle.cards))
        ahead = game.turn_order.index(battle.attacker) < game.turn_order.index(battle.defender)
        if attack + ahead > defence:
            game.foot[battle.target] = max(0, game.foot[battle.target] - 1)
            game.then(Retreat(self.battle), TakeArea(self.battle))
            return
        foot, horse = battle.units
        if (left := max(0, foot - 1)) + horse:
            game.move_in(battle.source, battle.attacker, Units((left, horse)))


class Retreat(PickOne, frozen=True):
    """The beaten defender goes to an adjacent area of his own or of nobody; if there is none, the units are lost."""

    battle: int
    move = RetreatTo

    def who(self, game: Skirmish) -> Seat:
        return game.frame(Battle, self.battle).defender

    def among(self, game: Skirmish) -> Iterable[Area]:
        return NEAR[game.frame(Battle, self.battle).target]

    def broken(self, game: Skirmish, seat: Seat, area: Area) -> Refusal | None:
        target = game.frame(Battle, self.battle).target
        if area not in NEAR[target]:
            return refuse("retreat.adjacent")
        if game.owner[area] not in (seat, NOBODY) or not game.size(target):
            return refuse("retreat.own-or-empty")
        moved, held = game.size(target), game.size(area)
        if not game.within_supply(seat, game.armies(seat), (moved, 0), (held, held + moved)):
            return refuse("supply.limit", size=held + moved)
        return None

    def chosen(self, game: Skirmish, seat: Seat, area: Area) -> None:
        target = game.frame(Battle, self.battle).target
        units = game.units(target)
        game.take_away(target, units)
        game.move_in(area, seat, units)
        game.tell(Retreated(seat, area))


class TakeArea(Procedure, frozen=True):
    battle: int

    def run(self, game: Skirmish) -> None:
        battle = game.frame(Battle, self.battle)
        game.take_away(battle.target, game.units(battle.target))
        game.move_in(battle.target, battle.attacker, battle.units)
