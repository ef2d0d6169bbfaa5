"""Which dice may be rerolled by what, which are worth it, and what tests and shots do with them (p. 14, 18, 22)."""

from __future__ import annotations

from random import Random

import pytest

from maester.engine import Pass, Seat
from maester.games.miniatures import frames
from maester.games.miniatures.frames import Attack, Hits, Roll
from maester.games.miniatures.names import unit_of
from maester.games.miniatures.rolling import ATTACK_DICE, DEFENSE_DICE, PANIC_DICE, Reroll, Rerolls, wanted
from maester.games.miniatures.text_names import CHARGE_BONUS, TEXT_NAMES, TextName, text_number
from tests.games.miniatures.language import facing

RED, BLUE = unit_of(Seat(0), 0), unit_of(Seat(1), 0)
BITE, WEAK = text_number("winters-bite"), text_number("weakened")
CHARGE = text_number(CHARGE_BONUS)


def rerolls() -> Rerolls:
    """Four dice: the second was rerolled already, the first two are worth it. Of the second source only misses."""
    return Rerolls(
        sources=(BITE, WEAK),
        dice=(1, 2, 6, 4),
        barred=(False, True, False, False),
        wanted=(True, True, False, False),
        misses_only=(False, True),
    )


def test_which_dice_a_source_allows() -> None:
    assert (rerolls().free(BITE), rerolls().free(WEAK)) == ([1, 3, 4], [1])


@pytest.mark.parametrize(
    ("source", "dice", "rule"),
    [
        (BITE, (1, 3), None),
        (WEAK, (1,), None),
        (WEAK, (1, 3), "card.ability-text"),
        (BITE, (2, 3), "reroll.once-per-player"),
        (BITE, (), "match.not-listed"),
        (BITE, (3, 1), "match.not-listed"),
        (BITE, (1, 1), "match.not-listed"),
        (BITE, (0,), "match.not-listed"),
        (BITE, (5,), "match.not-listed"),
        (BITE, (4,), None),
        (CHARGE, (1,), "bonus.charge"),
        (text_number("panicked"), (1,), "condition.panicked"),
        (text_number("halberd"), (1,), "card.ability-text"),
    ],
)
def test_what_is_against_a_reroll(source: TextName, dice: tuple[int, ...], rule: str | None) -> None:
    refusal = rerolls().check(Reroll(source, dice))
    assert (None if refusal is None else refusal.rule) == rule
    if rule in ("bonus.charge", "condition.panicked", "card.ability-text"):
        assert refusal is not None
        assert refusal.values == {"source": TEXT_NAMES[source]}
    if rule == "reroll.once-per-player":
        assert refusal is not None
        assert refusal.values == {"die": 2}


def test_all_that_are_worth_it_come_first_then_one_of_them_then_all() -> None:
    assert list(rerolls().candidates()) == [Reroll(BITE, (1,)), Reroll(BITE, (1, 3, 4)), Reroll(WEAK, (1,)), Pass()]
    nothing = Rerolls(sources=(BITE,), dice=(6, 1), barred=(False, True), wanted=(False, True), misses_only=(False,))
    assert list(nothing.candidates()) == [Pass(), Reroll(BITE, (1,))]


def test_the_nearest_reroll_leaves_out_what_may_not_be_rerolled() -> None:
    assert rerolls().nearest(Reroll(BITE, (2, 4))) == Reroll(BITE, (4,))
    assert rerolls().nearest(Reroll(WEAK, (3, 4))) is None
    assert rerolls().nearest(Reroll(CHARGE, (1,))) is None
    assert rerolls().nearest(Pass()) is None


def test_random_rerolls_are_legal_and_differ() -> None:
    rng = Random(4)
    drawn = [rerolls().sample(rng) for _ in range(60)]
    assert all(rerolls().check(move) is None for move in drawn)
    assert {Pass(), Reroll(BITE, (1, 3, 4)), Reroll(BITE, (3,)), Reroll(WEAK, (1,))} <= set(drawn)


# --- which are worth it ----------------------------------------------------------------------------------------------


def worth(frame: Attack | Hits | frames.Test | None, purpose: str, dice: tuple[int, ...], *, own: bool) -> list[int]:
    """The places of the dice that a player would like to see rerolled."""
    game = facing("stark-sworn-swords", "lannister-guardsmen").field
    about = -1
    if frame is not None:
        about = len(game.frames)
        game.frames.append(frame)
    roll = Roll(purpose=purpose, unit=RED, sides=(6,) * len(dice), dice=dice, about=about)
    return [place for place, worth_it in enumerate(wanted(game, roll, own=own), start=1) if worth_it]


def an_attack() -> Attack:
    """Sworn Swords hit with 3 or more, Guardsmen block with 3 or more."""
    return Attack(attacker=RED, defender=BLUE, number=0, side=0)


def test_a_die_alone_is_worth_it_up_to_three() -> None:
    assert worth(None, "charge", (1, 3, 4, 6), own=True) == [1, 2]


@pytest.mark.parametrize("purpose", [ATTACK_DICE, DEFENSE_DICE])
def test_the_own_player_rerolls_what_does_not_help_and_the_enemy_what_does(purpose: str) -> None:
    game = facing("stark-sworn-swords", "lannister-guardsmen").field
    card, foe = game.card(RED), game.card(BLUE)
    least = card.attacks[0].to_hit if purpose == ATTACK_DICE else foe.defense
    dice = (1, least - 1, least, 6)
    assert worth(an_attack(), purpose, dice, own=True) == [1, 2]
    assert worth(an_attack(), purpose, dice, own=False) == [3, 4]


def test_automatic_hits_are_blocked_likewise() -> None:
    game = facing("stark-sworn-swords", "lannister-guardsmen").field
    least = game.card(RED).defense
    hits = Hits(unit=RED, hits=3, source="winters-bite")
    assert worth(hits, DEFENSE_DICE, (least - 1, least, 6), own=True) == [1]
    assert worth(hits, DEFENSE_DICE, (least - 1, least, 6), own=False) == [2, 3]


@pytest.mark.parametrize(
    ("dice", "own", "enemy"),
    [
        # Passed: the enemy wants to see high dice again; failed: the owner all but a d3 that shows a 1.
        ((6, 6, 1), [3], [1, 2]),
        ((1, 1, 1), [1, 2], [3]),
        ((1, 1, 2), [1, 2, 3], []),
    ],
)
def test_dice_of_tests_are_worth_it_by_what_came_of_it(dice: tuple[int, ...], own: list[int], enemy: list[int]) -> None:
    test = frames.Test(unit=RED, source="attack")
    assert worth(test, PANIC_DICE, dice, own=True) == own
    assert worth(test, PANIC_DICE, dice, own=False) == enemy
