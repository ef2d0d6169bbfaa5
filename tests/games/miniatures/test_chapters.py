"""Small print of the chapters: what is told, what is remembered, and the last case of each rule."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from maester.engine import Pass, Seat
from maester.engine.knowledge import EVERYBODY
from maester.games.miniatures.bearing import bear, end_time, lay_down, silence
from maester.games.miniatures.conditions import expend, give
from maester.games.miniatures.deployment_places import Deploy
from maester.games.miniatures.field import GAME, ROUND, TURN, Attached, Borne
from maester.games.miniatures.geometry.numbers import INCH, Bearing, Inches
from maester.games.miniatures.hands import take_openly, take_secretly
from maester.games.miniatures.joining import join
from maester.games.miniatures.moments import (
    ACTION_DONE,
    ACTIVATED,
    CARD_ATTACHED,
    CONDITION_GIVEN,
    ROUND_ENDS,
)
from maester.games.miniatures.names import NO_CARD, NO_UNIT, PANICKED, VULNERABLE, WEAKENED, unit_of
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.filters import Has
from maester.games.miniatures.pieces.operations import Give, SufferWounds
from maester.games.miniatures.pieces.situations import ACTING_UNIT, ACTIVATED_UNIT, CHOSEN, OWN
from maester.games.miniatures.pieces.targets import Enemies
from maester.games.miniatures.pieces.texts import may, must
from maester.games.miniatures.reserve import arrivals, is_last
from tests.games.miniatures.given import saying, told
from tests.games.miniatures.hands import JAIME, STARK, holding
from tests.games.miniatures.language import FAR, Battle, facing, scenario

RED, BLUE, SPARE = unit_of(Seat(0), 0), unit_of(Seat(1), 0), unit_of(Seat(0), 1)
PLAIN, GUARDS = "stark-sworn-swords", "lannister-guardsmen"
BITE = "winters-bite"
"""An ability of Stark Sworn Swords, which says something else here."""


# --- the end of a battle (p. 26) ------------------------------------------------------------------------------------


def alone(wounds: int = 12, **more: Any) -> Battle:
    """Red's units against the only one that blue has left."""
    return scenario(f"red: {PLAIN} @ 24 20 0", FAR[0], f"blue: {GUARDS} @ 24 24.8 180 wounds={wounds}", **more)


def test_a_battle_is_over_when_an_order_destroys_the_last_unit_before_the_action(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = alone()
    kill = may(ACTIVATED, Has(ACTIVATED_UNIT), do=(SufferWounds(CHOSEN, Fixed(12)),), targets=Enemies())
    saying(game, monkeypatch, BITE, kill).play("red", "activate red-1").play("red", f"use {BITE} red-1: blue-1")
    assert game.match.over
    assert game.match.view()["result"]["places"] == [["red"], ["blue"]]


def test_a_battle_is_over_with_the_action_that_destroys_the_last_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    game = alone(wounds=1)
    saying(game, monkeypatch, BITE, may(ACTION_DONE, Has(ACTING_UNIT), do=(Give(OWN, (PANICKED,)),)))
    game.activate("red-1").dice(attack="4111111", defense="1").play("red", "action melee-attack")
    asked = []
    while not game.match.over:
        asked.append(game.question())
        game.answer_quietly()
    # Once after the free Maneuver, which is part of the attack, and no more after that.
    assert asked.count("declare-text") == 1


@pytest.mark.parametrize(("wounds", "sources"), [(11, ["objectives"]), (12, ["destroyed"])])
def test_nobody_scores_when_an_effect_at_the_end_of_the_round_has_ended_the_battle(
    monkeypatch: pytest.MonkeyPatch, wounds: int, sources: list[str]
) -> None:
    units = (f"red: {PLAIN} @ 24 20 0", f"blue: {GUARDS} @ 24 40 180 activated")
    game = scenario(*units, objectives=("24 20",), round=6)
    saying(game, monkeypatch, BITE, must(ROUND_ENDS, do=(SufferWounds(CHOSEN, Fixed(wounds)),), targets=Enemies()))
    game.activate("red-1").play("red", "action forgo")
    assert (game.match.over, [source for source, _ in game.field.points_scored[0]]) == (True, sources)


# --- Condition tokens (p. 22) ---------------------------------------------------------------------------------------


def test_whoever_gets_a_token_sets_off_what_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing(PLAIN, GUARDS)
    saying(game, monkeypatch, BITE, must(CONDITION_GIVEN, do=(Give(OWN, (VULNERABLE,)),)))
    game.meanwhile(lambda field: give(field, RED, WEAKENED))
    assert game.conditions("red-1") == ("vulnerable", "weakened")


def test_an_expended_token_is_told() -> None:
    game = facing(f"{PLAIN} weakened", GUARDS)
    game.meanwhile(lambda field: expend(field, RED, WEAKENED))
    assert game.conditions("red-1") == ()
    assert [(one["unit"], one["condition"]) for one in game.events("condition-expended")] == [("red-1", "weakened")]


# --- what is borne --------------------------------------------------------------------------------------------------


NORTH = "stark-the-north-remembers"


def borne(card: int = NO_CARD, ncu: int = NO_UNIT, until: int = GAME, on: int = RED) -> Borne:
    return Borne(NORTH, 0, Seat(0), on, until, NORTH, 0, card, ncu)  # type: ignore[arg-type]


@pytest.mark.parametrize(("ncu", "expected"), [(False, ()), (True, ("vulnerable",))])
def test_a_card_that_is_attached_sets_off_what_waits_for_it(
    monkeypatch: pytest.MonkeyPatch, ncu: bool, expected: tuple[str, ...]
) -> None:
    game = facing(PLAIN, GUARDS, position={"ncus": ["red: 30201"]})
    saying(game, monkeypatch, BITE, must(CARD_ATTACHED, do=(Give(OWN, (VULNERABLE,)),)))
    bearer = next(iter(game.field.ncus())) if ncu else NO_UNIT
    game.meanwhile(lambda field: bear(field, borne(ncu=bearer)))
    # What merely lasts for a time is attached to nobody.
    assert game.conditions("red-1") == expected


def test_a_card_that_is_laid_down_is_discarded_and_no_other() -> None:
    game = facing(PLAIN, GUARDS, position={**holding(), "borne": [f"red: {NORTH} on=red-1", f"red: {NORTH} on=red-2"]})
    first, second = game.field.borne
    game.meanwhile(lambda field: lay_down(field, first))
    assert game.field.attached[0] == (second.card,)
    assert game.field.discard[0] == (first.card,)
    # It is laid down only once.
    game.meanwhile(lambda field: lay_down(field, first))
    assert (game.field.borne, game.field.discard[0]) == ((second,), (first.card,))
    assert [(one["unit"], one["ability"], one["seat"]) for one in game.events("text-laid-down")] == [
        ("red-1", NORTH, "red")
    ]


@pytest.mark.parametrize(
    ("until", "left"), [(TURN, [False, False, False]), (ROUND, [True, False, False]), (GAME, [True, True, False])]
)
def test_what_lasts_until_a_time_ends_with_it(until: int, left: list[bool]) -> None:
    game = facing(PLAIN, GUARDS, position={"ncus": ["red: 30201"]})
    ncu = next(iter(game.field.ncus()))
    game.field.borne = (borne(until=until),)
    silence(game.field, RED, until)
    silence(game.field, ncu, until)
    for time, stays in zip((TURN, ROUND, GAME), left, strict=True):
        end_time(game.field, time)
        silenced = [game.field.silenced[RED] > 0, game.field.ncu_silenced[0] > 0]
        assert (bool(game.field.borne), silenced) == (stays, [stays, stays])


def test_whoever_lost_abilities_for_the_round_does_not_regain_them_with_the_turn() -> None:
    game = facing(PLAIN, GUARDS, position={"ncus": ["red: 30201"]})
    ncu = next(iter(game.field.ncus()))
    for one in (RED, ncu):
        silence(game.field, one, ROUND)
        silence(game.field, one, TURN)
    end_time(game.field, TURN)
    assert (game.field.silenced[RED] > 0, game.field.ncu_silenced[0] > 0) == (True, True)


# --- cards (p. 6) ---------------------------------------------------------------------------------------------------


def test_who_takes_a_card_secretly_knows_it_alone_and_discards_at_once_what_is_too_many() -> None:
    game = scenario(*FAR, position=holding(STARK[:5]))
    card = game.field.deck[0][3]
    game.meanwhile(lambda field: take_secretly(field, Seat(0), card))
    assert (game.field.knows(Seat(0), card), game.field.knows(Seat(1), card), card in game.field.deck[0]) == (
        True,
        False,
        False,
    )
    assert [one["cards"] for one in game.events("cards-drawn", "red")] == [[game.field.title(card)]]
    assert [one["number"] for one in game.events("number-drawn", "blue")] == [1]
    assert game.asks("red", "discard-down")
    assert game.numbers("red", "discard -") == {"held": 6, "most": 5}


def test_who_takes_a_card_openly_shows_it_to_all() -> None:
    game = scenario(*FAR, position=holding(STARK[:1], discards={"red": [STARK[1]]}))
    (card,) = game.field.discard[0]
    game.meanwhile(lambda field: take_openly(field, Seat(0), card))
    assert (game.field.hand[0][-1], game.field.discard[0], game.field.known[card]) == (card, (), EVERYBODY)
    assert told(game, "card-taken")["card"] == STARK[1]


# --- Attachments that join (p. 10) ----------------------------------------------------------------------------------


def test_who_joins_a_unit_is_told_and_stands_right_of_the_others() -> None:
    game = facing(f"{GUARDS} with=20102", PLAIN)
    game.meanwhile(lambda field: join(field, RED, Attached("20101", Seat(0))))
    assert [(one["seat"], one["unit"]) for one in game.events("attachment-joined")] == [("red", "red-1")]
    assert game.question() == "arrange-attachments"
    assert game.match.decision("red").prompt.values["unit"] == "red-1"
    first, second = (option.partition(" ")[2] for option in game.options())
    assert second == ",".join(reversed(first.split(",")))
    game.play("red", f"arrange {second}")
    assert [one.ref for one in game.field.attachments[RED]] == ["20101", "20102"]
    assert [one["unit"] for one in game.events("attachments-arranged")] == ["red-1"]


def test_the_only_attachment_of_a_unit_is_not_arranged() -> None:
    game = facing(GUARDS, PLAIN)
    game.meanwhile(lambda field: join(field, RED, Attached("20101", Seat(0))))
    assert (game.question(), game.events("attachments-arranged")) == ("activate-unit", [])


def test_two_equal_attachments_are_both_there_when_they_are_arranged() -> None:
    game = facing(f"{GUARDS} with=20102,20101", PLAIN)
    game.meanwhile(lambda field: join(field, RED, Attached("20102", Seat(0))))
    game.play("red", game.options()[0])
    assert sorted(one.ref for one in game.field.attachments[RED]) == ["20101", "20102", "20102"]


def test_an_enemys_commander_in_a_unit_need_not_stand_left() -> None:
    game = facing(f"{GUARDS} with={JAIME}", PLAIN)
    game.meanwhile(lambda field: join(field, RED, Attached("20101", Seat(0))))
    # Jaime leads red's unit: there is one order only.
    assert (game.question(), [one.ref for one in game.field.attachments[RED]]) == ("activate-unit", [JAIME, "20101"])
    game = facing(f"{GUARDS} with={JAIME}@blue", PLAIN)
    game.meanwhile(lambda field: join(field, RED, Attached("20101", Seat(0))))
    assert len(game.options()) == 2


# --- the Reserve ----------------------------------------------------------------------------------------------------


def test_the_last_unit_on_the_table_does_not_wait() -> None:
    field = scenario(
        "red: stark-bowmen @ 3 3 0", "red: stark-outriders reserve", "red: stark-bowmen @ 13 3 0", FAR[1]
    ).field
    assert not is_last(field, RED)
    field.in_reserve[unit_of(Seat(0), 2)] = True
    assert is_last(field, RED)
    assert not is_last(field, SPARE)


def coming(*, own_edge: bool, optional: bool) -> Any:
    """Where red's riders may come, at the own edge too or only on the Flanks."""
    game = scenario("red: stark-outriders reserve", *FAR)
    return arrivals(game.field, Seat(0), (RED,), own_edge=own_edge, optional=optional)


def test_who_need_not_come_may_pass_and_others_may_not() -> None:
    assert coming(own_edge=True, optional=True).candidates()[-1] == Pass()
    assert Pass() not in coming(own_edge=True, optional=False).candidates()
    assert len(coming(own_edge=True, optional=True).strips) == 3
    assert len(coming(own_edge=False, optional=True).strips) == 2


def test_the_nearest_place_of_all_edges_is_told() -> None:
    domain = coming(own_edge=True, optional=True)
    assert domain.nearest(Pass()) is None
    for x, y, expected in ((10, 24, "left"), (38, 24, "right"), (24, 9, "bottom")):
        near = domain.nearest(Deploy(RED, Inches(x * INCH), Inches(y * INCH), Bearing(0)))
        assert near is not None
        assert domain.check(near) is None
        found = {"left": near.pose.x < 6 * INCH, "right": near.pose.x > 42 * INCH, "bottom": near.pose.y < 6 * INCH}
        assert [name for name, holds in found.items() if holds] == [expected]


def test_random_arrivals_are_legal_and_some_pass() -> None:
    rng = Random(3)
    drawn = [coming(own_edge=True, optional=True).sample(rng) for _ in range(60)]
    passed = [move for move in drawn if move == Pass()]
    assert 3 <= len(passed) <= 25
    domain = coming(own_edge=True, optional=False)
    assert all(domain.check(move) is None for move in drawn)
    assert Pass() not in [domain.sample(rng) for _ in range(60)]


def test_where_a_unit_comes_is_drawn_for_its_player() -> None:
    shown = coming(own_edge=True, optional=True).shown()
    corners = [(x // INCH, y // INCH) for x, y in shown.area]
    assert corners == [(0, 0), (48, 0), (48, 48), (42, 48), (42, 6), (6, 6), (6, 48), (0, 48)]
    # Without the own edge the strips are joined by a line there.
    flanks = [(x // INCH, y // INCH) for x, y in coming(own_edge=False, optional=True).shown().area]
    assert flanks == [(0, 0), (48, 0), (48, 48), (42, 48), (42, 0), (6, 0), (6, 48), (0, 48)]


def test_a_unit_that_came_is_in_reserve_no_longer_and_claims_what_it_covers() -> None:
    units = (
        "red: stark-outriders reserve with=20214",
        "red: stark-bowmen @ 32 3 0 activated",
        "red: stark-bowmen reserve",
    )
    game = scenario(*units, f"blue: {GUARDS} @ 24 45 180", first="red", turn="blue", objectives=("3 30",))
    game.nothing_declared().activate("blue-1").play("blue", "action forgo")
    while game.question() != "place-from-reserve":
        game.answer_quietly()
    assert {option.split()[1] for option in game.options() if option != "pass"} == {"red-1"}
    game.play("red", "deploy red-1 3 30 90")
    assert (game.field.in_reserve[RED], game.controls(1)) == (False, "red-1")


# --- Melee Attacks (p. 17) ------------------------------------------------------------------------------------------


def test_where_a_unit_would_stand_that_turns_is_shown_and_its_turn_is_told() -> None:
    game = facing().activate("red-1").act("melee-attack")
    assert game.match.decision("red").guidance == {"poses": {"1": [21250, 20000, 0], "2": [26750, 20000, 0]}}
    game.play("red", "align half-left")
    moved = told(game, "moved")
    assert (moved["unit"], moved["how"], len(moved["path"])) == ("red-1", "turn", 2)


def test_a_unit_does_not_turn_onto_impassable_terrain() -> None:
    game = scenario(f"red: {GUARDS} @ 24 20 0", f"blue: {PLAIN} @ 24 24.8 180", *FAR, terrain=("palisade @ 19 20 90",))
    game.activate("red-1").act("melee-attack")
    assert "align half-left" not in game.options()
    assert "align half-right" in game.options()


def test_a_unit_engaged_from_two_sides_is_told_why_it_may_not_turn() -> None:
    game = facing(PLAIN, GUARDS, f"blue: {GUARDS} @ 29.15 20 270", *FAR).activate("red-1").act("melee-attack")
    assert game.question() == "choose-strike"
    assert (game.why_not("red", "strike blue-3 with 1"), game.why_not("red", "strike blue-1 with 2")) == (
        "melee.only-engaged",
        "melee.needs-attack",
    )
    assert game.numbers("red", "strike blue-3 with 1") == {"target": "blue-3"}
