"""Small print of shooting, tests, Wounds and of texts that hold: what is told, and the last case of each rule."""

from __future__ import annotations

from random import Random

import pytest

from maester.engine import Pass, Seat
from maester.games.miniatures.affiliations import is_of
from maester.games.miniatures.field import ROUND, Borne
from maester.games.miniatures.frames import NO_CREDIT, Source
from maester.games.miniatures.geometry.numbers import INCH, Inches
from maester.games.miniatures.moments import (
    ACTIVATED,
    ATTACHMENT_DESTROYED,
    DESTROYED,
    HEALED,
    TEST_CALLED,
    TEST_PASSED,
    WOULD_BE_DESTROYED,
)
from maester.games.miniatures.movement import ShiftBy
from maester.games.miniatures.names import NO_CARD, NO_UNIT, PANICKED, VULNERABLE, WAY_NAMES, Way, Zone, unit_of
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.changes import CountsAs, MoraleRolls, ToHit
from maester.games.miniatures.pieces.filters import Has
from maester.games.miniatures.pieces.operations import Give, StayInPlay, SufferWounds
from maester.games.miniatures.pieces.situations import ACTIVATED_UNIT, DESTROYED_UNIT, OWN, TESTER
from maester.games.miniatures.pieces.texts import always, engaged_enemies, friendly_attacks, may, must, order
from maester.games.miniatures.shooting import ShiftToShoot, firing_line, helpful_shifts
from maester.games.miniatures.standing import about, aura_bearers, borne_by
from maester.games.miniatures.tactics_board import destroy_ncu, move_ncu
from maester.games.miniatures.testing import panic_test
from maester.games.miniatures.tokens import change_tokens, tokens_on
from maester.games.miniatures.wounds import destroy_attachment, heal, suffer
from tests.games.miniatures.given import began, saying, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

RED, BLUE, SPARE = unit_of(Seat(0), 0), unit_of(Seat(1), 0), unit_of(Seat(0), 1)
PLAIN, GUARDS, BOWMEN = "stark-sworn-swords", "lannister-guardsmen", "stark-bowmen"
BITE, HOLD = "winters-bite", "order-hold-the-line"
"""An ability of Stark Sworn Swords and one of Lannister Guardsmen, which say something else here."""


# --- shooting (p. 14) -----------------------------------------------------------------------------------------------


def shooting(distance: float) -> tuple[Battle, ShiftToShoot]:
    """Bowmen, with an enemy so far before the Front Arrow of their tray."""
    gap = 2.4 + distance + 2.4
    game = scenario(f"red: {BOWMEN} @ 24 10 0", f"blue: {GUARDS} @ 24 {round(10 + gap, 3):g} 180", *FAR)
    game.activate("red-1").play("red", "action ranged-attack")
    domain = game.match.decision("red").domain
    assert isinstance(domain, ShiftToShoot)
    return game, domain


def way(name: str) -> Way:
    return Way(WAY_NAMES.index(name))


def test_who_has_a_target_may_stay_and_shift_where_it_keeps_one() -> None:
    game, domain = shooting(11)
    assert domain.candidates()[0] == Pass()
    assert domain.reasons()[:2] == (("stay", ""), ("shift", ""))
    # 11 in and 1 in back are 12; more would be too far.
    assert game.why_not("red", "shift back 1") is None
    assert game.why_not("red", "shift back 1.02") == "ranged.shift-must-keep-target"
    assert domain.nearest(ShiftBy(way("back"), Inches(1_500))) == ShiftBy(way("back"), Inches(1_010))
    assert domain.nearest(Pass()) is None
    assert domain.blind(way("back"), 2 * INCH) == [(1_010, 2_001)]
    assert domain.blind(way("forward"), 2 * INCH) == []


def test_who_has_no_target_must_shift_to_get_one() -> None:
    game, domain = shooting(13)
    assert game.why_not("red", "pass") == "ranged.requirements"
    assert domain.blind(way("forward"), 2 * INCH) == [(-1, 990)]
    assert domain.blind(way("back"), 2 * INCH) == [(-1, 2_001)]
    assert domain.nearest(ShiftBy(way("forward"), Inches(500))) == ShiftBy(way("forward"), Inches(990))
    assert all(isinstance(move, ShiftBy) and move.way == way("forward") for move in domain.candidates())
    drawn = [domain.sample(Random(seed)) for seed in range(20)]
    assert all(domain.check(move) is None for move in drawn)


def test_only_the_last_bit_of_a_shift_helps() -> None:
    _, domain = shooting(13.99)
    assert domain.candidates() == tuple(helpful_shifts(domain.shift, domain.line))
    assert len(domain.candidates()) == 1
    assert domain.sample(Random(1)) == domain.candidates()[0]


def test_who_is_too_far_away_is_told_how_far() -> None:
    game = scenario(f"red: {BOWMEN} @ 24 4 0", f"blue: {GUARDS} @ 24 40 180", *FAR).activate("red-1")
    assert game.numbers("red", "action ranged-attack") == {"distance": 31.2, "most": 12}


@pytest.mark.parametrize(("card", "ignores"), [(BOWMEN, True), ("lannister-crossbowmen", False)])
def test_nothing_blocks_an_attack_that_is_printed_with_that(card: str, ignores: bool) -> None:
    field = scenario(f"red: {card} @ 24 10 0", f"blue: {GUARDS} @ 24 25 180", *FAR).field
    (shot,) = firing_line(field, RED).shots
    assert (shot.number, shot.ignores_blockers) == (0, ignores)


def test_whom_a_unit_may_not_shoot_at_is_told_with_the_reason() -> None:
    units = (
        f"red: {BOWMEN} @ 24 10 0",
        f"blue: {GUARDS} @ 20 22 180",
        f"blue: {GUARDS} @ 28 22 180",
        f"blue: {GUARDS} @ 24 40 180",
        f"blue: {GUARDS} @ 24 3 0",
    )
    game = scenario(*units).activate("red-1")
    game.play("red", "action ranged-attack", "pass")
    assert game.question() == "choose-target"
    assert game.why_not("red", "shoot blue-3 with 1") == "range.short-long"
    assert game.numbers("red", "shoot blue-3 with 1") == {"distance": 25.2, "most": 12}
    assert game.why_not("red", "shoot blue-4 with 1") == "los.definition"
    assert game.numbers("red", "shoot blue-4 with 1") == {"target": "blue-4"}
    assert game.why_not("red", "shoot blue-1 with 2") == "ranged.requirements"


# --- tests (p. 18) --------------------------------------------------------------------------------------------------


def test_who_is_destroyed_before_a_test_makes_none(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing(f"{PLAIN} wounds=2", GUARDS)
    saying(game, monkeypatch, BITE, must(TEST_CALLED, Has(TESTER), do=(SufferWounds(OWN, Fixed(2)),)))
    game.dice().meanwhile(lambda field: panic_test(field, RED, "attack"))
    assert (game.rolls(), game.field.stands(RED), game.events("test-made")) == ([], False, [])
    assert [frame for frame in game.field.frames if type(frame).__name__ == "Test"] == []


def test_who_is_gone_is_not_called_to_a_test() -> None:
    game = facing(PLAIN, GUARDS)
    game.field.take_away(RED)
    game.dice().meanwhile(lambda field: panic_test(field, RED, "attack"))
    assert (game.rolls(), [frame for frame in game.field.frames if type(frame).__name__ == "Test"]) == ([], [])


def test_who_suffers_no_wounds_counts_as_having_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing(PLAIN, PLAIN)
    saying(game, monkeypatch, BITE, must(TEST_PASSED, Has(TESTER), do=(Give(OWN, (VULNERABLE,)),)))
    began(game.dice(attack="1" * 7))
    assert (game.conditions("blue-1"), game.events("test-passed-automatically")[0]["unit"]) == (
        ("vulnerable",),
        "blue-1",
    )


# --- Wounds (p. 7, 22) ----------------------------------------------------------------------------------------------


def test_no_wounds_destroy_nobody() -> None:
    field = facing(PLAIN, GUARDS).field
    assert suffer(field, RED, 0, "effect") is False
    assert suffer(field, RED, -1, "effect") is False
    assert suffer(field, RED, 3, "effect") is False
    assert suffer(field, RED, 9, "effect") is True


def test_who_stays_in_play_is_told_and_no_longer_dying(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing(f"{PLAIN} with=20203,20204 wounds=2", GUARDS)
    stays = must(WOULD_BE_DESTROYED, Has(DESTROYED_UNIT), do=(StayInPlay(OWN, 1),))
    gone = must(DESTROYED, Has(DESTROYED_UNIT), do=(Give(OWN, (PANICKED,)),))
    saying(game, monkeypatch, BITE, stays, gone)
    game.meanwhile(lambda field: suffer(field, RED, 2, "effect"))
    assert (game.wounds("red-1"), game.conditions("red-1"), game.field.stands(RED)) == (1, (), True)
    assert [(one["unit"], one["wounds"]) for one in game.events("unit-stays")] == [("red-1", 1)]
    # One model is left: the right-hand Attachment has gone.
    assert [one.ref for one in game.field.attachments[RED]] == ["20203"]
    assert len(game.events("attachment-destroyed")) == 1


@pytest.mark.parametrize(("wounds", "left"), [(12, 11), (3, 2), (1, 0)])
def test_an_attachment_takes_its_model_with_it(wounds: int, left: int) -> None:
    game = facing(f"{PLAIN} with=20203 wounds={wounds}", GUARDS)
    game.meanwhile(lambda field: destroy_attachment(field, RED, "20203", NO_CREDIT))
    assert game.wounds("red-1") == left


@pytest.mark.parametrize(("wounds", "left"), [(9, 6), (8, 5), (3, 0), (2, 0), (1, 0)])
def test_an_attachment_among_riders_takes_a_model_of_several_wounds(wounds: int, left: int) -> None:
    card = "stark-outriders"
    field = facing(f"{card} with=20214 wounds=1", GUARDS).field
    per_model = field.card(RED).wounds_per_model
    if per_model != 3:
        pytest.fail(f"riders have {per_model} Wounds each")
    field.wounds[RED] = wounds
    destroy_attachment(field, RED, "20214", NO_CREDIT)
    assert field.wounds[RED] == left


def test_an_attachment_that_is_not_there_is_not_destroyed() -> None:
    game = facing(f"{PLAIN} with=20203", GUARDS)
    game.meanwhile(lambda field: destroy_attachment(field, RED, "20204", NO_CREDIT))
    assert (game.wounds("red-1"), game.events("attachment-destroyed")) == (12, [])


def test_attachments_of_a_destroyed_unit_are_mourned(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing(f"{PLAIN} with=20203", GUARDS, f"red: {PLAIN} @ 10 10 0", *FAR)
    mourns = must(ATTACHMENT_DESTROYED, do=(Give(OWN, (PANICKED,)),))
    saying(game, monkeypatch, BITE, mourns)
    game.meanwhile(lambda field: suffer(field, RED, 12, "effect"))
    assert (game.conditions("red-2"), [one.ref for one in game.field.fallen]) == (("panicked",), ["20203"])


@pytest.mark.parametrize(("wounds", "healed"), [(12, 0), (11, 1), (8, 2)])
def test_healing_tells_how_much_and_sets_off_what_waits_for_it(
    monkeypatch: pytest.MonkeyPatch, wounds: int, healed: int
) -> None:
    game = facing(f"{PLAIN} wounds={wounds}", GUARDS)
    saying(game, monkeypatch, BITE, must(HEALED, do=(Give(OWN, (PANICKED,)),)))
    found = []
    game.meanwhile(lambda field: found.append(heal(field, RED, 2)))
    assert (found, game.wounds("red-1")) == ([healed], wounds + healed)
    assert game.conditions("red-1") == (("panicked",) if healed else ())


# --- tokens on cards ------------------------------------------------------------------------------------------------


def test_tokens_lie_on_the_card_on_which_the_text_stands() -> None:
    game = facing(f"{PLAIN} with=20203/2 tokens=1", GUARDS, position={"ncus": ["red: 30201 tokens=3"]})
    field, ncu = game.field, next(iter(game.field.ncus()))
    on_unit = Source(BITE, Seat(0), RED, field.record[RED])
    on_attachment, on_ncu = Source(BITE, Seat(0), RED, "20203"), Source(BITE, Seat(0), ncu, "30201")
    on_nobody, on_another = Source(BITE, Seat(0), NO_UNIT), Source(BITE, Seat(0), RED, "20204")
    found = [tokens_on(field, one) for one in (on_unit, on_attachment, on_ncu, on_nobody, on_another)]
    assert found == [1, 2, 3, 0, 0]
    for source, change in ((on_unit, 2), (on_attachment, -5), (on_ncu, 99)):
        change_tokens(field, source, change, 5)
    assert [tokens_on(field, one) for one in (on_unit, on_attachment, on_ncu)] == [3, 0, 5]
    game.meanwhile(lambda field: change_tokens(field, on_attachment, -1))
    assert [one["left"] for one in game.events("tokens-changed")] == [3, 0, 5]


# --- the Tactics Board (p. 20) --------------------------------------------------------------------------------------


def test_an_ncu_goes_to_another_zone_alone() -> None:
    game = facing(PLAIN, GUARDS, position={"ncus": ["red: 30201 zone=crown", "blue: 30105 zone=coins"]})
    one, other = game.field.ncus()
    before = list(game.field.zone)
    game.meanwhile(lambda field: move_ncu(field, one, Zone(4)))
    assert game.field.zone[4] == one
    assert game.field.zone.count(one) == game.field.zone.count(other) == 1
    assert game.field.zone != before


def test_a_destroyed_ncu_leaves_its_zone_and_what_it_bears() -> None:
    north = "stark-the-north-remembers"
    game = facing(PLAIN, GUARDS, position={"ncus": ["red: 30201 zone=crown", "blue: 30105 zone=coins"]})
    one, other = game.field.ncus()
    game.field.borne = tuple(Borne(north, 0, Seat(0), ncu, ROUND, north, 0, NO_CARD, NO_UNIT) for ncu in (one, other))
    game.meanwhile(lambda field: destroy_ncu(field, one))
    assert [ncu for ncu in game.field.zone if ncu != NO_UNIT] == [other]
    assert [borne.on for borne in game.field.borne] == [other]
    assert [event["ncu"] for event in game.events("ncu-destroyed")] == ["red-a"]


# --- what holds -----------------------------------------------------------------------------------------------------


def test_the_same_text_of_two_friends_helps_an_attack_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing(GUARDS, "stark-bowmen", f"red: {PLAIN} @ 40 5 0", f"red: {PLAIN} @ 32 5 0", *FAR)
    saying(game, monkeypatch, BITE, friendly_attacks(ToHit(Fixed(1))))
    game.field.auras = aura_bearers(game.field)
    game.strike(attack="1" * 6)
    assert told(game, "hits-counted")["modifiers"] == [[1, BITE]]


def test_the_same_text_of_two_engaged_enemies_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    units = (f"red: {GUARDS} @ 24 20 0", f"blue: {PLAIN} @ 24 24.8 180", f"blue: {PLAIN} @ 29.15 20 270", *FAR)
    game = scenario(*units)
    saying(game, monkeypatch, BITE, engaged_enemies(MoraleRolls(Fixed(-1))))
    assert [name for name, _, _ in about(game.field, RED, MoraleRolls)] == [BITE]


def test_a_unit_that_is_gone_has_only_texts_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing(GUARDS, PLAIN)
    saying(game, monkeypatch, BITE, engaged_enemies(MoraleRolls(Fixed(-1))), always(CountsAs("Wolf")))
    touching = list(game.field.touching)
    game.field.pose[RED] = None
    game.field.touching = touching
    assert list(about(game.field, RED, MoraleRolls)) == []
    assert is_of(game.field, BLUE, "Wolf")


def test_what_is_borne_twice_counts_once_and_for_its_bearer_alone() -> None:
    north = "stark-the-north-remembers"
    field = facing(PLAIN, GUARDS).field
    field.borne = tuple(
        Borne(north, 0, Seat(seat), on, ROUND, north, 0, NO_CARD, NO_UNIT)
        for seat, on in ((0, RED), (0, RED), (1, RED), (0, SPARE))
    )
    assert [(source.seat, source.unit) for source, _ in borne_by(field, RED)] == [(0, RED), (1, RED)]


# --- declaring (p. 21) ----------------------------------------------------------------------------------------------


def test_an_order_is_refused_with_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing(PLAIN, GUARDS, f"red: {PLAIN} @ 10 10 0", *FAR)
    saying(game, monkeypatch, BITE, order(ACTIVATED, Has(ACTIVATED_UNIT), do=(Give(OWN, (PANICKED,)),)))
    game.play("red", "activate red-1")
    assert (game.why_not("red", f"use {BITE} blue-1: -"), game.numbers("red", f"use {BITE} blue-1: -")) == (
        "order.target",
        {"unit": BLUE, "ability": BITE},
    )
    assert (game.why_not("red", f"use {BITE} red-2: -"), game.numbers("red", f"use {BITE} red-2: -")) == (
        "order.trigger",
        {"ability": BITE},
    )
    assert game.numbers("red", f"use {BITE} red-1: blue-1") == {"ability": BITE}
    game.play("red", f"use {BITE} red-1: -")
    assert (game.conditions("red-1"), len(game.field.uses)) == (("panicked",), 1)


def test_what_has_no_limit_is_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing(PLAIN, GUARDS)
    saying(game, monkeypatch, BITE, may(ACTIVATED, Has(ACTIVATED_UNIT), do=(Give(OWN, (PANICKED,)),)))
    game.play("red", "activate red-1").play("red", f"use {BITE} red-1: -")
    assert game.field.uses == ()
