"""The words of texts one by one: whom an operation concerns, and filters, amounts and targets where nobody is there."""

from __future__ import annotations

import pytest

from maester.engine import Frame, Seat
from maester.games.miniatures.field import Borne
from maester.games.miniatures.frames import Attack
from maester.games.miniatures.geometry.numbers import INCH
from maester.games.miniatures.names import NO_CARD, NO_UNIT, PANICKED, WEAKENED, Unit, unit_of
from maester.games.miniatures.pieces.amounts import Fixed, Misses
from maester.games.miniatures.pieces.arrivals import CanArrive
from maester.games.miniatures.pieces.attack_filters import ChargesNamedUnit
from maester.games.miniatures.pieces.bearing import AttachInfluence
from maester.games.miniatures.pieces.board_operations import NameZone, OpponentMayActivate
from maester.games.miniatures.pieces.card_operations import DrawCards
from maester.games.miniatures.pieces.card_searches import DiscardCards, FetchCard, SearchDeck, ShuffleDeck
from maester.games.miniatures.pieces.choices import If, OnRoll
from maester.games.miniatures.pieces.field_amounts import PerFriendNear, RanksOfEngaged
from maester.games.miniatures.pieces.filters import Engaged, Filter, FromSide, HasCondition, Melee, Within
from maester.games.miniatures.pieces.hand_operations import TakeFromDiscard
from maester.games.miniatures.pieces.healing import SplitHealing
from maester.games.miniatures.pieces.move_operations import GiveThoseLeft
from maester.games.miniatures.pieces.name_filters import NearCharacter, NearFriendOf
from maester.games.miniatures.pieces.operations import AttackAtOnce, Give, Operation, SufferWounds
from maester.games.miniatures.pieces.other_targets import ChooseOtherTarget
from maester.games.miniatures.pieces.picking import ForOne, Pick
from maester.games.miniatures.pieces.situations import (
    ATTACKER,
    CHOSEN,
    DEFENDER,
    NAMED,
    OWN,
    SECOND,
    TESTER,
    Role,
    Situation,
)
from maester.games.miniatures.pieces.spending import IfSpent, MoveCondition, SwapCondition
from maester.games.miniatures.pieces.targets import (
    AttackersThisRound,
    Enemies,
    EnemiesWithin,
    EngagedEnemies,
    Friends,
    FriendsWithin,
    Targets,
)
from maester.games.miniatures.pieces.test_operations import PassTest
from maester.games.miniatures.pieces.token_operations import AddTokens
from maester.games.miniatures.pieces.unit_filters import AttachmentLost, Bears, HasAnyCondition, InSight, Stands
from tests.games.miniatures.language import FAR, Battle, facing, scenario

RED, BLUE, SPARE = unit_of(Seat(0), 0), unit_of(Seat(1), 0), unit_of(Seat(0), 1)
HURT, PANIC = SufferWounds(CHOSEN, Fixed(1)), Give(ATTACKER, (PANICKED,))


# --- operations: whom they concern, and whether they need their targets ----------------------------------------------


CONCERNS: list[tuple[Operation, tuple[Role, ...]]] = [
    (HURT, (CHOSEN,)),
    (PANIC, (ATTACKER,)),
    (AttachInfluence(), (CHOSEN,)),
    (NameZone(), ()),
    (DrawCards(Fixed(1)), ()),
    (FetchCard("stark-winters-might"), ()),
    (ShuffleDeck(), ()),
    (DiscardCards(1), ()),
    (SearchDeck(), ()),
    (TakeFromDiscard(), ()),
    (SplitHealing(Fixed(2), Friends()), ()),
    (GiveThoseLeft((PANICKED,)), ()),
    (AttackAtOnce(DEFENDER), (OWN, DEFENDER)),
    (ChooseOtherTarget(), ()),
    (Pick(Friends()), ()),
    (ForOne(Friends(), (HURT,)), ()),
    (IfSpent(DEFENDER, (WEAKENED,), (HURT,)), (DEFENDER,)),
    (SwapCondition(), ()),
    (MoveCondition(), ()),
    (PassTest(), (TESTER,)),
    (AddTokens(Fixed(1)), (OWN,)),
    (If((), (HURT, PANIC), (DrawCards(Fixed(1)), Give(OWN, (WEAKENED,)))), (CHOSEN, ATTACKER, OWN)),
    (OnRoll((HURT,), (PANIC,)), (CHOSEN, ATTACKER)),
]


@pytest.mark.parametrize(("operation", "concerned"), CONCERNS, ids=[type(one).__name__ for one, _ in CONCERNS])
def test_whom_an_operation_concerns(operation: Operation, concerned: tuple[Role, ...]) -> None:
    assert operation.concerns == concerned


@pytest.mark.parametrize(
    ("operation", "needs"),
    [
        (HURT, True),
        (OnRoll((HURT,)), True),
        (DrawCards(Fixed(1)), False),
        (OpponentMayActivate(), False),
        (TakeFromDiscard(), False),
        (If((), (HURT,)), False),
        (Pick(Friends()), False),
        (ForOne(Friends(), (HURT,)), False),
    ],
)
def test_which_operations_are_done_although_a_target_is_missing(operation: Operation, needs: bool) -> None:
    assert operation.needs_targets is needs


# --- filters, amounts and targets ------------------------------------------------------------------------------------


def engaged() -> Battle:
    """Red's unit and blue's in contact, and another one of red's out of the way; blue's has gone unless it stays."""
    return facing("stark-sworn-swords", "lannister-guardsmen weakened")


def situation(
    bearer: Unit = RED,
    unit: Unit = RED,
    other: Unit = BLUE,
    about: Frame | None = None,
    targets: tuple[Unit, ...] = (),
) -> Situation:
    return Situation(bearer, unit, other, about, targets)


def test_who_is_who_in_a_situation() -> None:
    found = Situation(RED, BLUE, SPARE, targets=(BLUE, SPARE), named=(SPARE, RED))
    assert [found.who(role) for role in (OWN, ATTACKER, DEFENDER, CHOSEN, SECOND, NAMED)] == [
        RED,
        BLUE,
        SPARE,
        BLUE,
        SPARE,
        SPARE,
    ]
    nobody = Situation(RED, BLUE)
    assert [nobody.who(role) for role in (DEFENDER, CHOSEN, SECOND, NAMED)] == [NO_UNIT] * 4
    assert (nobody.player, Situation(RED, BLUE, seat=1).player) == (Seat(0), Seat(1))
    assert (nobody.side, nobody.attack, nobody.charge, nobody.test, nobody.acting, nobody.claim) == (-1, *[None] * 5)


ABOUT_A_UNIT: list[Filter] = [
    Engaged(DEFENDER),
    HasCondition(WEAKENED, DEFENDER),
    HasAnyCondition(DEFENDER),
    InSight(DEFENDER),
    Stands(DEFENDER),
    Within(12 * INCH, DEFENDER),
]


@pytest.mark.parametrize("condition", ABOUT_A_UNIT, ids=[type(one).__name__ for one in ABOUT_A_UNIT])
def test_nothing_is_true_of_a_unit_that_is_gone(condition: Filter) -> None:
    game = engaged()
    assert condition.holds(game.field, situation())
    assert not condition.holds(game.field, situation(other=NO_UNIT))
    game.field.take_away(BLUE)
    assert not condition.holds(game.field, situation())


def test_nobody_is_seen_by_a_unit_that_is_gone() -> None:
    game = engaged()
    game.field.take_away(RED)
    assert not InSight(DEFENDER).holds(game.field, situation())


def test_a_unit_sees_an_enemy_in_its_front_that_nothing_hides() -> None:
    lines = ("red: stark-sworn-swords @ 24 10 0", "blue: lannister-guardsmen @ 24 30 180", *FAR)
    assert InSight(DEFENDER).holds(scenario(*lines).field, situation())
    assert not InSight(ATTACKER, of=DEFENDER).holds(
        scenario(lines[0], lines[1].replace(" 180", " 0"), *FAR).field, situation()
    )
    assert not InSight(DEFENDER).holds(scenario(*lines, "red: stark-sworn-swords @ 24 20 0").field, situation())


def test_what_a_unit_bears_is_its_own_and_by_its_name() -> None:
    field = engaged().field
    north = "stark-the-north-remembers"
    field.borne = (Borne(north, 0, Seat(0), SPARE, 1, north, 0, NO_CARD, NO_UNIT),)
    assert not Bears(north).holds(field, situation())
    assert not Bears("stark-winters-might").holds(field, situation(bearer=SPARE))
    assert Bears(north).holds(field, situation(bearer=SPARE))


def test_outside_attacks_and_charges_nothing_of_them_is_true() -> None:
    field = engaged().field
    assert not Melee().holds(field, situation())
    assert not FromSide((0, 1, 2, 3)).holds(field, situation())
    assert not ChargesNamedUnit().holds(field, situation())
    assert not AttachmentLost().holds(field, situation())
    assert Misses().of(field, situation()) == 0


def test_a_melee_attack_is_none_with_a_ranged_profile() -> None:
    field = scenario("red: stark-bowmen @ 24 20 0", "blue: lannister-guardsmen @ 24 30 180", *FAR).field
    attacks = [Attack(attacker=RED, defender=BLUE, number=number, side=0) for number in (0, 1)]
    assert [Melee().holds(field, situation(about=attack)) for attack in attacks] == [False, True]


def test_near_whom_a_unit_is_that_is_gone_or_alone() -> None:
    lines = ("red: stark-sworn-swords @ 24 10 0", "red: stark-sworn-swords @ 30 10 0 with=20201", *FAR)
    for near in (NearCharacter("Robb Stark", 6 * INCH, OWN), NearFriendOf("Sworn Swords", 6 * INCH, OWN)):
        game = scenario(*lines)
        assert near.holds(game.field, situation())
        game.field.take_away(RED)
        assert not near.holds(game.field, situation())
        assert not near.holds(scenario(*lines[:1], *FAR).field, situation())


def test_a_unit_arrives_that_is_in_reserve_and_lives() -> None:
    game = scenario("red: stark-sworn-swords reserve", *FAR)
    assert CanArrive(OWN).holds(game.field, situation())
    assert not CanArrive(OWN).holds(game.field, situation(bearer=NO_UNIT))
    assert not CanArrive(OWN).holds(game.field, situation(bearer=SPARE))
    game.field.wounds[RED] = 0
    assert not CanArrive(OWN).holds(game.field, situation())


def test_amounts_about_units_around_one_that_is_gone_are_nothing() -> None:
    game = engaged()
    friends, ranks = PerFriendNear(60 * INCH), RanksOfEngaged("Lannister", ATTACKER)
    of_blue = situation()._replace(seat=1)
    assert (friends.of(game.field, situation()), ranks.of(game.field, of_blue)) == (1, 3)
    game.field.take_away(RED)
    assert (friends.of(game.field, situation()), ranks.of(game.field, of_blue)) == (0, 0)


TARGETS: list[tuple[Targets, list[Unit], list[Unit]]] = [
    (EngagedEnemies(), [BLUE], []),
    (FriendsWithin(60 * INCH), [RED, SPARE], []),
    (FriendsWithin(60 * INCH, another=True), [SPARE], []),
    (FriendsWithin(6 * INCH), [RED], []),
    (EnemiesWithin(6 * INCH), [BLUE], []),
    (EnemiesWithin(6 * INCH, when=(HasCondition(PANICKED, CHOSEN),)), [], []),
    (Friends((HasCondition(WEAKENED, CHOSEN),)), [], []),
    (Enemies((HasCondition(WEAKENED, CHOSEN),)), [BLUE], [BLUE]),
    (AttackersThisRound(), [BLUE], [BLUE]),
]


@pytest.mark.parametrize(("targets", "here", "gone"), TARGETS)
def test_who_may_be_picked_by_a_unit_that_stands_and_by_one_that_is_gone(
    targets: Targets, here: list[Unit], gone: list[Unit]
) -> None:
    game = engaged()
    game.field.attacks_made += ((BLUE, RED), (BLUE, SPARE), (RED, BLUE))
    assert list(targets.of(game.field, situation())) == here
    game.field.take_away(RED)
    assert list(targets.of(game.field, situation())) == gone
