"""Resolving attacks (p. 17): from the declaration to Surge Forward, step by step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from maester.engine import Event, Modifier, PickSeveral, Procedure, Seat, total
from maester.games.miniatures.attack_values import (
    BLOCK,
    HALVED,
    PANIC_PASSED,
    blocks,
    blocks_plainly,
    defense_lines,
    dice,
    dice_lines,
    extra_hits,
    extra_wounds,
    granted,
    is_defended,
    is_hit,
    keywords,
    plain_defense_lines,
    printed,
    to_hit_lines,
)
from maester.games.miniatures.castle_walls import batter
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import NO_FRAME, Acting, Attack, Credit, Granted, Hits
from maester.games.miniatures.happenings import happens
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.moments import ATTACK_DECLARED, ATTACK_DONE, ATTACK_ROLLED, DEFENSE_ROLLED, SURGE
from maester.games.miniatures.moving import OfferFreePivot, offer_free_maneuver
from maester.games.miniatures.names import CRITICAL_BLOW, NO_UNIT, PRECISION, TargetSide, Unit, is_wall, owner
from maester.games.miniatures.resolving import ChooseUnit
from maester.games.miniatures.rolling import ATTACK_DICE, DEFENSE_DICE, roll
from maester.games.miniatures.testing import panic_test, pass_automatically
from maester.games.miniatures.wounds import suffer

BY_ATTACK: Final = "attack"
INTO_COMBAT: Final = "shot-into-combat"


class AttackDeclared(Event, frozen=True):
    """A unit attacks another, with one of its attacks (the id of its name), from one of its sides."""

    attacker: Unit
    defender: Unit
    attack: str
    side: TargetSide
    charge: bool
    dice: tuple[Modifier, ...]


class HitsCounted(Event, frozen=True):
    """The Attack dice are final: Hits that are defended, Misses, and Wounds by Precision."""

    attacker: Unit
    hits: int
    misses: int
    piercing: int
    to_hit: int
    modifiers: tuple[Modifier, ...]
    keywords: tuple[str, ...]


class HitsBlocked(Event, frozen=True):
    """The Defense dice are final: so many Hits are blocked, so many aren't."""

    defender: Unit
    blocked: int
    unblocked: int
    defense: int
    modifiers: tuple[Modifier, ...]


class AttackCompleted(Event, frozen=True):
    """The attack is complete."""

    attacker: Unit
    defender: Unit
    wounds: int
    destroyed: bool


def attack(
    game: Field,
    attacker: Unit,
    defender: Unit,
    number: int,
    side: int,
    charge: int = NO_FRAME,
    granted: tuple[Granted, ...] = (),
) -> None:
    """A unit resolves an attack against another, before all that is planned."""
    engaged = [] if is_wall(defender) else game.engaged_with(defender)
    is_ranged = game.attacks_of(attacker)[number].is_ranged
    friends = [unit for unit in engaged if not game.is_enemy(unit, attacker) and unit != attacker]
    only = [unit for unit in friends if len(game.opposing(unit)) == 1]
    frame = Attack(
        attacker=attacker,
        defender=defender,
        number=number,
        side=side,
        charge=charge,
        friends=tuple(friends) if is_ranged else (),
        was_engaged=() if is_ranged else tuple(only),
        granted=(*_granted_to_action(game, attacker), *granted),
    )
    game.open(frame, *ATTACK)


def _granted_to_action(game: Field, attacker: Unit) -> tuple[Granted, ...]:
    """What an effect gives the action of which the attack is part."""
    acting = game.innermost(Acting)
    return acting.granted if acting is not None and acting.unit == attacker else ()


class DeclareAttack(Procedure[Field], frozen=True):
    """The attack is declared: what comes before it is resolved (p. 17)."""

    attack: int

    def run(self, game: Field) -> None:
        attack = game.frame(Attack, self.attack)
        name, side = printed(game, attack).id, TargetSide(int(attack.side))
        is_charge, lines = attack.charge != NO_FRAME, tuple(dice_lines(game, attack))
        game.tell(AttackDeclared(attack.attacker, attack.defender, name, side, is_charge, lines))
        game.attacks_made += ((attack.attacker, attack.defender),)
        happens(game, ATTACK_DECLARED, attack.attacker, attack.defender, self.attack)


class RollAttackDice(Procedure[Field], frozen=True):
    """The Attacker rolls its Attack dice, and both sides may reroll some. If it was destroyed before, the attack ends
    here, without dice and Panic Test; so it does if its target is gone (ruling.attack-stops-on-destruction).
    """

    attack: int

    def run(self, game: Field) -> None:
        attack = game.frame(Attack, self.attack)
        if game.is_there(attack.attacker) and game.is_there(attack.defender):
            roll(game, attack.attacker, ATTACK_DICE, (6,) * dice(game, attack), self.attack)
        else:
            game.abandon(self.attack)


class CountHits(Procedure[Field], frozen=True):
    """Each die that reaches To Hit is a Hit. A 6 gives one more by Critical Blow; by Precision its own Hit becomes a
    Wound without a Defense die (p. 17, 38, ruling.precision-and-critical).
    """

    attack: int

    def run(self, game: Field) -> None:
        attack = game.frame(Attack, self.attack)
        found = keywords(game, attack)
        sixes = attack.dice.count(6)
        hits = sum([is_hit(game, attack, die) for die in attack.dice])
        attack.misses = len(attack.dice) - hits
        attack.piercing = sixes if PRECISION in found else 0
        attack.hits = hits - attack.piercing + (sixes if CRITICAL_BLOW in found else 0) + extra_hits(game, attack)
        game.tell(
            HitsCounted(
                attack.attacker,
                attack.hits,
                attack.misses,
                attack.piercing,
                printed(game, attack).to_hit,
                tuple(to_hit_lines(game, attack)),
                found,
            )
        )
        happens(game, ATTACK_ROLLED, attack.attacker, attack.defender, self.attack)


class RollDefenseDice(Procedure[Field], frozen=True):
    """The Defender rolls a die for each Hit, and both sides may reroll some (p. 17)."""

    attack: int

    def run(self, game: Field) -> None:
        attack = game.frame(Attack, self.attack)
        if game.stands(attack.defender) and attack.hits and is_defended(game, attack):
            roll(game, attack.defender, DEFENSE_DICE, (6,) * attack.hits, self.attack)


class DefenseRolled(Procedure[Field], frozen=True):
    """The Defense dice are final."""

    attack: int

    def run(self, game: Field) -> None:
        attack = game.frame(Attack, self.attack)
        if game.stands(attack.defender):
            happens(game, DEFENSE_ROLLED, attack.attacker, attack.defender, self.attack)


def credit(attack: Attack) -> Credit:
    """Whoever attacks, destroys (ruling.vp-credit)."""
    return Credit(owner(attack.attacker), NO_UNIT if is_wall(attack.attacker) else attack.attacker)


class SufferWounds(Procedure[Field], frozen=True):
    """The Defender suffers a Wound for each Hit that isn't blocked, together with those by Precision (p. 17,
    ruling.precision-wounds-count); a Castle Wall one for every two Hits, whatever they are (ruling.castle-wall-stats).
    """

    attack: int

    def run(self, game: Field) -> None:
        attack = game.frame(Attack, self.attack)
        if is_wall(attack.defender):
            attack.wounds = batter(game, attack.defender, attack.hits + attack.piercing, owner(attack.attacker))
            return
        if not game.stands(attack.defender):
            return
        blocked = sum([blocks(game, attack, die) for die in attack.defense_dice])
        blocked = min(attack.hits, blocked + total(granted(attack, BLOCK)))
        unblocked = attack.hits - blocked
        if attack.defense_dice:
            lines = tuple(defense_lines(game, attack))
            defense = game.card(attack.defender).defense
            game.tell(HitsBlocked(attack.defender, blocked, unblocked, defense, lines))
        if any(granted(attack, HALVED)):
            unblocked //= 2
        attack.wounds = min(unblocked + attack.piercing + extra_wounds(game, attack), game.wounds[attack.defender])
        suffer(game, attack.defender, attack.wounds, BY_ATTACK, credit(attack), self.attack)


class AttackPanicTest(Procedure[Field], frozen=True):
    """After all Wounds the Defender makes a Panic Test; without any it counts as having passed it (p. 17)."""

    attack: int

    def run(self, game: Field) -> None:
        attack = game.frame(Attack, self.attack)
        if not game.stands(attack.defender):
            return
        if attack.wounds and not any(granted(attack, PANIC_PASSED)):
            panic_test(game, attack.defender, BY_ATTACK, by=credit(attack), attack=self.attack)
        else:
            pass_automatically(game, attack.defender, self.attack)


class AttackComplete(Procedure[Field], frozen=True):
    """The attack is complete; what the mode says to that comes first, then what texts do after it (p. 17)."""

    attack: int

    def run(self, game: Field) -> None:
        attack = game.frame(Attack, self.attack)
        game.tell(AttackCompleted(attack.attacker, attack.defender, attack.wounds, attack.destroyed))
        happens(game, ATTACK_DONE, attack.attacker, attack.defender, self.attack)
        mode_of(game).attack_completed(game, self.attack)


class ShotIntoCombat(PickSeveral[Field], frozen=True):
    """After a Ranged Attack on an engaged enemy every unit of the shooter's side that was engaged with it makes a Panic
    Test, in the order that the shooter chooses (p. 15, ruling.into-combat-tests).
    """

    attack: int
    picked: tuple[Unit, ...] = ()
    move = ChooseUnit
    rules = ("ranged.into-combat-panic",)

    def who(self, game: Field) -> Seat:
        return owner(game.frame(Attack, self.attack).attacker)

    def among(self, game: Field) -> Iterable[Unit]:
        friends = game.frame(Attack, self.attack).friends
        return [unit for unit in friends if game.stands(unit) and unit not in self.picked]

    def number(self, game: Field) -> int:
        return len(game.frame(Attack, self.attack).friends)

    def complete(self, game: Field, seat: Seat, values: tuple[Any, ...]) -> None:
        for unit in reversed(values):
            panic_test(game, unit, INTO_COMBAT)


class SurgeForward(Procedure[Field], frozen=True):
    """Whoever destroyed a unit with this very Melee Attack may make a free Maneuver if it is no longer engaged, and
    friends that were engaged with that unit only may pivot (p. 17, ruling.surge-scope).
    """

    attack: int

    def run(self, game: Field) -> None:
        attack = game.frame(Attack, self.attack)
        if not attack.destroyed or not game.stands(attack.attacker) or printed(game, attack).is_ranged:
            return
        if not game.wounds[attack.attacker]:
            # It attacks once more before it is removed itself.
            return
        game.then(SurgeMoves(self.attack))
        happens(game, SURGE, attack.attacker, attack.defender, self.attack)


class SurgeMoves(Procedure[Field], frozen=True):
    """The free Maneuver, unless something else is done instead of it, and then the pivots of friends (p. 17)."""

    attack: int

    def run(self, game: Field) -> None:
        attack = game.frame(Attack, self.attack)
        game.then(*(OfferFreePivot(unit) for unit in attack.was_engaged))
        if game.stands(attack.attacker) and not attack.surge_replaced:
            offer_free_maneuver(game, attack.attacker)


ATTACK: Final = (
    DeclareAttack,
    RollAttackDice,
    CountHits,
    RollDefenseDice,
    DefenseRolled,
    SufferWounds,
    AttackPanicTest,
    AttackComplete,
    ShotIntoCombat,
    SurgeForward,
)


def automatic_hits(game: Field, unit: Unit, hits: int, source: str, by: Credit) -> None:
    """A unit suffers Hits without an attack: it makes Defense rolls, but no Panic Test (p. 5,
    ruling.panic-only-when-stated).
    """
    if game.stands(unit) and hits > 0:
        game.open(Hits(unit=unit, hits=hits, source=source, by=by), RollAgainstHits, SufferHits)


class RollAgainstHits(Procedure[Field], frozen=True):
    """A Defense die for each Hit (p. 5)."""

    hits: int

    def run(self, game: Field) -> None:
        hits = game.frame(Hits, self.hits)
        roll(game, hits.unit, DEFENSE_DICE, (6,) * hits.hits, self.hits)


class SufferHits(Procedure[Field], frozen=True):
    """Each Hit that isn't blocked becomes a Wound (p. 5)."""

    hits: int

    def run(self, game: Field) -> None:
        hits = game.frame(Hits, self.hits)
        blocked = sum([blocks_plainly(game, hits.unit, die) for die in hits.dice])
        lines = tuple(plain_defense_lines(game, hits.unit))
        defense = game.card(hits.unit).defense
        game.tell(HitsBlocked(hits.unit, blocked, hits.hits - blocked, defense, lines))
        suffer(game, hits.unit, hits.hits - blocked, hits.source, hits.by)
