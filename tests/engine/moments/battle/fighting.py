"""Marches, and the battle for Moat Cailin from support to retreat."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from maester.engine import PickOne, PickSeveral, Procedure, Refusal, Seat, refuse, total, whose_turn
from tests.engine.moments.battle.war import (
    AERON,
    BOARD,
    DORAN,
    FOOTMAN,
    KNIGHT,
    MACE,
    MARCH,
    MOAT_CAILIN,
    NOBODY,
    ROBB,
    SUPPORT,
    TYRION,
    Area,
    Battle,
    Card,
    CardSpoke,
    Fought,
    Lose,
    March,
    PlayCard,
    RetreatTo,
    Support,
    Unit,
    War,
    without,
)


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
