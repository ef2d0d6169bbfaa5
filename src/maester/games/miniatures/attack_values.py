"""The numbers of an attack (p. 17, 18, 22, 38), each added up line by line: dice, to Hit, Defense, Panic, keywords."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maester.engine import Modifier, total
from maester.games.miniatures.box import AttackRecord
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import NO_FRAME, Attack, Charge
from maester.games.miniatures.geometry.shapes import Side
from maester.games.miniatures.names import KEYWORDS, SUNDERING, VICIOUS, Unit, is_wall
from maester.games.miniatures.pieces.changes import (
    AsIfMoreRanks,
    AttackDice,
    DefenseRolls,
    ExtraHits,
    ExtraWounds,
    HighestDice,
    Keyword,
    LowestDice,
    MayReroll,
    MayRerollDefense,
    NoBonuses,
    NoDefenseDice,
    OnlySixesBlock,
    ToHit,
)
from maester.games.miniatures.standing import about, in_attack, modifiers
from maester.games.miniatures.text_names import CHARGE_BONUS

REROLL: Final = "reroll"
TO_HIT: Final = "to-hit"
DEFENSE: Final = "defense"
PANIC: Final = "panic"
BLOCK: Final = "block"
DICE: Final = "attack-dice"
HIGHEST: Final = "highest-dice"
LOWEST: Final = "lowest-dice"
HITS: Final = "hits"
WOUNDS: Final = "wounds"
PANIC_WOUNDS: Final = "panic-wounds"
DEFENSE_REROLL: Final = "defense-reroll"
FEWER_RANKS: Final = "fewer-ranks"
ALL_HIT: Final = "all-hit"
HALVED: Final = "halved"
REROLL_MISSES: Final = "reroll-misses"
PANIC_PASSED: Final = "panic-passed"
CHARGE_REROLL: Final = "charge-reroll"
"""What effects grant to an attack besides keywords (`Attack.granted`)."""
WALL: Final = "castle-wall"
"""Where the Attack dice of a Castle Wall come from."""
SIDE_BONUS: Final = {Side.FRONT: 0, Side.RIGHT: -1, Side.REAR: -2, Side.LEFT: -1}
"""The Flank and Rear bonuses: off the Defender's Defense rolls and its Panic Test (p. 18)."""
SIDE_SOURCE: Final = {Side.FRONT: "front", Side.RIGHT: "flank", Side.REAR: "rear", Side.LEFT: "flank"}


def printed(game: Field, attack: Attack) -> AttackRecord:
    """The attack as it stands on the Attacker's card."""
    return game.attacks_of(attack.attacker)[attack.number]


def granted(attack: Attack, what: str) -> Iterator[Modifier]:
    """What effects have granted to this attack, by number and source."""
    return (Modifier(number, source) for kind, number, source in attack.granted if kind == what)


# --- dice -------------------------------------------------------------------------------------------------------


def dice(game: Field, attack: Attack) -> int:
    """How many Attack dice are rolled."""
    return max(0, total(dice_lines(game, attack)))


def dice_lines(game: Field, attack: Attack) -> Iterator[Modifier]:
    """By the ranks that are left (p. 8, ruling.attack-dice-fewer-ranks), or the highest or lowest printed number, the
    lowest if both (p. 22); then what texts add.
    """
    numbers = printed(game, attack).dice
    if is_wall(attack.attacker):
        yield Modifier(numbers[0], WALL)
        yield from granted(attack, DICE)
        return
    if any(in_attack(game, attack, LowestDice)) or any(granted(attack, LOWEST)):
        yield Modifier(min(numbers), LOWEST)
    elif any(in_attack(game, attack, HighestDice)) or any(granted(attack, HIGHEST)):
        yield Modifier(max(numbers), HIGHEST)
    else:
        more = sum([change.number for _, change, _ in in_attack(game, attack, AsIfMoreRanks)])
        lost = max(0, game.lost_ranks(attack.attacker) + total(granted(attack, FEWER_RANKS)) - more)
        yield Modifier(numbers[min(lost, len(numbers) - 1)], "ranks")
    yield from modifiers(game, in_attack(game, attack, AttackDice))
    yield from granted(attack, DICE)


# --- hits -------------------------------------------------------------------------------------------------------


def keywords(game: Field, attack: Attack) -> tuple[str, ...]:
    """The keywords that the attack has, each once (p. 22, 38)."""
    found = {change.keyword for _, change, _ in in_attack(game, attack, Keyword)}
    found.update(kind for kind, _, _ in attack.granted)
    return tuple(keyword for keyword in KEYWORDS if keyword in found)


def to_hit_lines(game: Field, attack: Attack) -> Iterator[Modifier]:
    """What is added to each Attack die."""
    yield from modifiers(game, in_attack(game, attack, ToHit))
    yield from granted(attack, TO_HIT)


def is_hit(game: Field, attack: Attack, die: int) -> bool:
    """A die hits from the attack's To Hit value on; a 1 always misses, a 6 always hits (p. 17), unless all dice hit."""
    if any(granted(attack, ALL_HIT)):
        return True
    if die in (1, 6):
        return die == 6
    return die + total(to_hit_lines(game, attack)) >= printed(game, attack).to_hit


def own_rerolls(game: Field, attack: Attack) -> Iterator[str]:
    """By what the Attacker may reroll its Attack dice."""
    if has_charge_bonus(game, attack):
        yield CHARGE_BONUS
    yield from (name for name, _, _ in in_attack(game, attack, MayReroll))
    yield from (source for _, source in granted(attack, REROLL))
    yield from misses_rerolled_by(attack)


def misses_rerolled_by(attack: Attack) -> Iterator[str]:
    """By what the Attacker may reroll those of its Attack dice that missed."""
    return (source for _, source in granted(attack, REROLL_MISSES))


def has_charge_bonus(game: Field, attack: Attack) -> bool:
    """The attack of a Charge may reroll its Attack dice (p. 18), unless the Charge was disorderly (p. 17), went through
    Hindering Terrain (p. 24), or a text takes the bonuses away.
    """
    if attack.charge == NO_FRAME or any(in_attack(game, attack, NoBonuses)):
        return False
    charge = game.frame(Charge, attack.charge)
    return not charge.disorderly and not charge.hindered


def extra_hits(game: Field, attack: Attack) -> int:
    """Hits that texts add, which are defended as others."""
    return max(0, total(modifiers(game, in_attack(game, attack, ExtraHits))) + total(granted(attack, HITS)))


def extra_wounds(game: Field, attack: Attack) -> int:
    """Wounds that texts add, which nothing blocks."""
    return max(0, total(modifiers(game, in_attack(game, attack, ExtraWounds))) + total(granted(attack, WOUNDS)))


def defense_rerolls(game: Field, attack: Attack) -> Iterator[str]:
    """By what the Defender may reroll its Defense dice."""
    yield from (name for name, _, _ in in_attack(game, attack, MayRerollDefense))
    yield from (source for _, source in granted(attack, DEFENSE_REROLL))


# --- defense ----------------------------------------------------------------------------------------------------


def side_lines(game: Field, attack: Attack) -> Iterator[Modifier]:
    """The Flank or Rear bonus (p. 18)."""
    side = Side(attack.side)
    if SIDE_BONUS[side] and not any(in_attack(game, attack, NoBonuses)):
        yield Modifier(SIDE_BONUS[side], SIDE_SOURCE[side])


def defense_lines(game: Field, attack: Attack) -> Iterator[Modifier]:
    """What is added to each Defense die."""
    yield from side_lines(game, attack)
    if SUNDERING in keywords(game, attack):
        yield Modifier(-1, SUNDERING)
    if attack.charge != NO_FRAME and game.frame(Charge, attack.charge).fortified:
        yield Modifier(1, "fortified")
    yield from modifiers(game, in_attack(game, attack, DefenseRolls))
    yield from plain_defense_lines(game, attack.defender)
    yield from granted(attack, DEFENSE)


def is_defended(game: Field, attack: Attack) -> bool:
    """Does the Defender roll Defense dice?"""
    return not any(in_attack(game, attack, NoDefenseDice))


def blocks(game: Field, attack: Attack, die: int) -> bool:
    """A die blocks from the unit's Defense value on; a 6 always blocks, a 1 never (p. 17)."""
    if die in (1, 6):
        return die == 6
    if any(in_attack(game, attack, OnlySixesBlock)):
        return False
    return die + total(defense_lines(game, attack)) >= game.card(attack.defender).defense


def plain_defense_lines(game: Field, unit: Unit) -> Iterator[Modifier]:
    """What is added to each Defense die against Hits that come from no attack."""
    return modifiers(game, about(game, unit, DefenseRolls))


def blocks_plainly(game: Field, unit: Unit, die: int) -> bool:
    """Does a die block a Hit that comes from no attack?"""
    if die in (1, 6):
        return die == 6
    return die + total(plain_defense_lines(game, unit)) >= game.card(unit).defense


# --- panic ------------------------------------------------------------------------------------------------------


def panic_lines(game: Field, attack: Attack) -> Iterator[Modifier]:
    """What the attack adds to the roll of its Panic Test."""
    yield from side_lines(game, attack)
    if VICIOUS in keywords(game, attack):
        yield Modifier(-2, VICIOUS)
    yield from granted(attack, PANIC)
