"""Operations with moves (p. 5, 14, 16, 17): dice of Charges and Retreats, those that are left, Surge Forward."""

from __future__ import annotations

from maester.games.miniatures.attacking import automatic_hits
from maester.games.miniatures.conditions import give
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Activation, Effect, Retreat
from maester.games.miniatures.names import Condition
from maester.games.miniatures.pieces.operations import Operation, ToUnit
from maester.games.miniatures.pieces.situations import Role
from maester.games.miniatures.resolving import situation_of
from maester.games.miniatures.rolling import CHARGE_DIE, reroll_again, throw
from maester.games.miniatures.wounds import suffer

EFFECT_DIE = "effect"
"""The purpose of a die that an effect demands."""


class ChargeDieCountsAs(Operation, frozen=True):
    """The die of the Charge counts as this number, and isn't rolled."""

    number: int

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        charge = situation_of(game, effect).charge
        if charge is not None:
            charge.counts_as = self.number


class RetreatDieCountsAs(Operation, frozen=True):
    """The die of the Retreat that lies counts as this number."""

    number: int

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        about = situation_of(game, effect).about
        if isinstance(about, Retreat):
            about.die = self.number


class DisorderlyUpTo(Operation, frozen=True):
    """The Charge is disorderly if its die shows no more than this, and then the charging unit gets these tokens."""

    number: int
    gives: tuple[Condition, ...] = ()

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        charge = situation_of(game, effect).charge
        if charge is not None:
            charge.disorderly_up_to = max(charge.disorderly_up_to, self.number)
            charge.if_disorderly += self.gives


class RerollChargeDie(Operation, frozen=True):
    """The player may reroll the die of the Charge that lies."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        charge, source = situation_of(game, effect).charge, game.frame(Effect, effect).source
        if charge is not None and not charge.counts_as:
            reroll_again(game, game.number_of(charge), CHARGE_DIE, source.seat, source.text)


class InsteadOfChargeAttack(Operation, frozen=True):
    """What the text does is done instead of the Melee Attack of the Charge."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        charge = situation_of(game, effect).charge
        if charge is not None:
            charge.attacks = False


class InsteadOfAction(Operation, frozen=True):
    """What the text does is done instead of the action that was chosen."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        acting = situation_of(game, effect).acting
        if acting is not None:
            acting.prevented = True


class GiveThoseLeft(Operation, frozen=True):
    """Every enemy that a Retreat has left gets Condition tokens."""

    conditions: tuple[Condition, ...]

    @property
    def concerns(self) -> tuple[Role, ...]:
        return ()

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        retreat = situation_of(game, effect).about
        if not isinstance(retreat, Retreat):
            return
        for enemy in retreat.left:
            if game.stands(enemy) and not game.are_engaged(enemy, retreat.unit):
                for condition in self.conditions:
                    give(game, enemy, condition)


class InsteadOfSurge(Operation, frozen=True):
    """What the text does is done instead of the free Maneuver of Surge Forward (p. 17)."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        attack = situation_of(game, effect).attack
        if attack is not None:
            attack.surge_replaced = True


class NoOtherAction(Operation, frozen=True):
    """The unit performs no other action in this activation."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        about = situation_of(game, effect).about
        if isinstance(about, Activation):
            about.no_action = True


class GrantToAction(Operation, frozen=True):
    """The attack of the action that was chosen gets a keyword, a number or a permission (`attack_values`)."""

    what: str
    number: int = 1

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        acting = situation_of(game, effect).acting
        if acting is not None:
            acting.granted += ((self.what, self.number, game.frame(Effect, effect).source.text),)


class SufferRolledWounds(ToUnit, frozen=True):
    """The unit suffers as many Wounds as a die with so many sides shows, and some besides, without Defense rolls."""

    sides: int = 3
    besides: int = 0

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit, source = situation_of(game, effect).who(self.to), game.frame(Effect, effect).source
        if game.stands(unit):
            wounds = throw(game, unit, EFFECT_DIE, self.sides)[0] + self.besides
            suffer(game, unit, wounds, source.text, source.credit)


class SufferRolledHits(ToUnit, frozen=True):
    """The unit suffers as many Hits as a die with so many sides shows, and some besides, with Defense rolls (p. 5)."""

    sides: int = 3
    besides: int = 0

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit, source = situation_of(game, effect).who(self.to), game.frame(Effect, effect).source
        if game.stands(unit):
            hits = throw(game, unit, EFFECT_DIE, self.sides)[0] + self.besides
            automatic_hits(game, unit, hits, source.text, source.credit)
