"""Rules of Game Modes, teams and everybody alone that meet others: who decides, in which order, and what stays.

what meets what                                            where it is tested
a carried token and a Retreat, a Surge Forward, a push     here
a carried token and a Shift                                test_a_dance_with_dragons, test_a_feast_for_crows
Speed 2 and a free Maneuver                                here
two Infantry units that die in one effect, Corpse Piles    here
the Commander falls while a card 6 to 10 works             here
a Marked unit in Reserve                                   test_fire_and_blood; out of it: here
Mission 11, the First Player and passing                   here
arrows of an NCU that destroy the last unit in a Claim     here
Influence of both teammates on one unit                    here
Orders of teammates at one moment                          here
a teammate without Combat Units                            here
NCUs, Influence and Attachments of the eliminated          test_alone
the First Player is eliminated                             here
"""

from __future__ import annotations

from typing import Any

import pytest

from maester.engine import Seat
from maester.games.miniatures.attack_values import keywords
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import NO_CREDIT, Attack, Credit
from maester.games.miniatures.invariants import invariants
from maester.games.miniatures.moments import TURN_STARTS
from maester.games.miniatures.neighbours import make_room_for
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.operations import Heal
from maester.games.miniatures.pieces.situations import OWN
from maester.games.miniatures.pieces.texts import order
from maester.games.miniatures.reserve import take_into_reserve
from maester.games.miniatures.wounds import destroy, destroy_attachment, suffer
from maester.harness.marks import rule
from tests.games.miniatures.given import saying
from tests.games.miniatures.hands import JAIME, ROBB
from tests.games.miniatures.language import FAR, Battle, scenario
from tests.games.miniatures.mission_language import WINDS

RED, BLUE, GREEN, GOLD = map(Seat, range(4))
SWORN, GUARDS = "stark-sworn-swords", "lannister-guardsmen"
DANCE, FEAST = "a-dance-with-dragons", "a-feast-for-crows"
CATELYN = "family-duty-honor"
"""The Influence of the NCU 30201."""


def all_suffer(game: Battle, *units: str, by: Credit = NO_CREDIT) -> Battle:
    """These units suffer all their Wounds by one effect."""

    def suffer_all(field: Field) -> None:
        for unit in units:
            suffer(field, game.unit(unit), 99, "effect", by)

    return game.meanwhile(suffer_all)


# --- tokens that are carried ------------------------------------------------------------------------------------------


def surging(*objectives: str) -> Battle:
    """Red's unit destroys the one in front of it, and may Surge Forward."""
    units = (f"red: {SWORN} @ 24 19 0", f"blue: {GUARDS} @ 24 23.8 180 wounds=1")
    game = scenario(*units, *FAR, objectives=objectives, mode=DANCE).strike(attack="4111111", defense="1")
    assert game.asks("red", "choose-free-maneuver")
    return game


@rule("miniatures:ruling.adwd-speed-scope")
def test_a_bearer_surges_two_inches_and_takes_its_token_along() -> None:
    game = surging("24 24 on=red-1")
    assert game.numbers("red", "maneuver 0 2.1 0")["most"] == 2
    game.play("red", "maneuver 0 2 0")
    assert game.field.token_place(0) == (24_000, 21_000)
    assert game.controls(1) == "red-1"


@rule("miniatures:mode-adwd.claim")
def test_a_unit_that_surges_onto_a_token_takes_it() -> None:
    game = surging("24 27").play("red", "maneuver 0 5 0")
    assert (game.controls(1), game.field.token[0]) == ("red-1", None)


@rule("miniatures:mode-adwd.claim")
def test_a_bearer_that_retreats_keeps_its_token_and_one_that_retreats_onto_a_token_takes_it() -> None:
    units = (f"red: {SWORN} @ 24 19 0", f"blue: {GUARDS} @ 24 23.8 180", *FAR)
    for token in ("24 24 on=red-1", "24 14"):
        game = scenario(*units, objectives=(token,), mode=DANCE)
        game.activate("red-1").dice(retreat=4).act("retreat").rest("choose-retreat").play("red", "retreat back 6 0")
        assert game.pose("red-1") == (24, 13, 0)
        assert (game.controls(1), game.field.token_place(0)) == ("red-1", (24_000, 13_000))


@rule("miniatures:mode-affc.drop-when-leaving")
def test_a_bearer_that_retreats_from_its_pile_is_asked_about_once() -> None:
    units = (f"red: {SWORN} @ 24 20 0", f"blue: {GUARDS} @ 24 24.8 180", *FAR)
    game = scenario(*units, objectives=("28 20 on=red-1 pile=1",), terrain=("corpse-pile @ 28.5 20 0",), mode=FEAST)
    game.activate("red-1").dice(retreat=6).act("retreat").rest("choose-retreat").play("red", "retreat back 6 0")
    assert (game.question(), game.asked()) == ("place-beside-pile", ("blue",))
    game.answer_quietly()
    game.rest("activate-unit")
    assert len(game.events("objective-placed")) == 1
    assert game.field.tokens_on_table() == [0]


@rule("miniatures:mode-affc.drop-when-leaving")
def test_a_bearer_that_is_pushed_off_its_pile_drops_its_token() -> None:
    """Blue's unit touches red's flank, and the pile with its last half inch."""
    units = (f"red: {SWORN} @ 24 20 0", f"blue: {GUARDS} @ 29.5 20 180", *FAR)
    pile = ("corpse-pile @ 25.25 24.4 0",)
    game = scenario(*units, objectives=("28 20 on=blue-1 pile=1",), terrain=pile, mode=FEAST)
    game.meanwhile(lambda field: make_room_for(field, game.unit("red-1"), game.unit("blue-1")))
    assert game.pose("blue-1") == (30.5, 20, 180)
    assert (game.question(), game.asked()) == ("place-beside-pile", ("red",))
    game.answer_quietly()
    assert game.field.tokens_on_table() == [0]


@rule("miniatures:mode-affc.new-pile")
@pytest.mark.parametrize(("before", "raised"), [(2, 2), (3, 1), (4, 0)])
def test_two_infantry_units_that_die_in_one_effect_leave_no_more_than_four_piles(before: int, raised: int) -> None:
    corners = [(6, 36), (42, 36), (34, 40), (14, 40)][:before]
    game = scenario(
        f"red: {SWORN} @ 24 14 0",
        f"red: {SWORN} @ 30 14 0",
        *FAR,
        objectives=tuple(f"{x} {y} card={number} pile={number}" for number, (x, y) in enumerate(corners, start=1)),
        terrain=tuple(f"corpse-pile @ {x} {y} 0" for x, y in corners),
        mode=FEAST,
    )
    all_suffer(game, "red-1", "red-2", by=Credit(BLUE))
    while game.question() == "raise-corpse-pile":
        assert game.asked() == ("red",)
        game.answer_quietly()
    assert len(game.events("corpse-pile-raised")) == raised
    assert len(set(game.field.token_card)) == len(game.field.token) == min(4, before + 2)
    assert (game.pose("red-1"), game.pose("red-2"), game.points("blue")) == (None, None, 2)
    assert list(invariants(game.field)) == []


# --- Commanders, Marked units, Missions, arrows -----------------------------------------------------------------------


@rule("miniatures:mode-acok.commander-effect")
def test_the_effect_of_a_card_stays_with_the_unit_when_its_commander_falls() -> None:
    """`That unit` has it until the end of the Round; but it uses no other card, and scores no more than others do."""
    position = {
        "commanders": {"red": ROBB, "blue": JAIME},
        "borne": ("red: commander-objective-6", "red: commander-objective-9"),
    }
    units = (f"red: {SWORN} @ 24 20 0 with={ROBB}", f"blue: {GUARDS} @ 24 24.8 180", *FAR)
    game = scenario(*units, position=position, mode="a-clash-of-kings")
    game.play("red", "activate red-1").play("red", "use commander-objective-6 -: -").nothing_declared()
    unit, enemy = game.unit("red-1"), game.unit("blue-1")
    game.meanwhile(lambda field: destroy_attachment(field, unit, ROBB, Credit(BLUE)))
    assert game.field.commander_unit(RED) == -1
    assert "sundering" in keywords(game.field, Attack(attacker=unit, defender=enemy, number=0, side=0))
    all_suffer(game, "blue-1", by=Credit(RED, unit)).nothing_declared()
    assert dict(game.field.points_scored[RED]) == {"destroyed": 1}
    game.rest(until=lambda game: game.match.over or game.field.round == 3)
    assert not [one for one in game.field.borne if one.on == unit]


@rule("miniatures:mode-fab.marked-card")
def test_a_marked_unit_that_comes_from_reserve_is_still_marked_and_has_its_card() -> None:
    position = {
        "borne": ("blue: objective-6 on=blue-1 whole",),
        "marked": ("blue-1",),
        "victory_markers": {"blue-1": 2},
    }
    units = (f"red: {SWORN} @ 24 20 0", f"blue: {GUARDS} @ 24 24.8 180", *FAR)
    game = scenario(*units, position=position, mode="fire-and-blood")
    game.meanwhile(lambda field: take_into_reserve(field, game.unit("blue-1")))
    assert game.pose("blue-1") is None
    game.field.in_reserve[game.unit("blue-1")] = False
    game.put("blue-1", 24, 24.8, 180)
    attack = Attack(attacker=game.unit("blue-1"), defender=game.unit("red-1"), number=0, side=0)
    assert "sundering" in keywords(game.field, attack)
    all_suffer(game, "blue-1", by=Credit(RED)).nothing_declared()
    assert dict(game.field.points_scored[RED]) == {"destroyed": 1, "marked-units": 2, "markers": 2}


def test_mission_11_changes_whose_the_first_turn_is_and_not_who_may_pass() -> None:
    missions = {"hands": {"red": [1, 11, 12], "blue": [5, 11, 12]}}
    position = {"missions": missions, "passes": {"blue": 2}}
    units = (
        f"red: {SWORN} @ 6 5 0",
        f"red: {SWORN} @ 16 5 0",
        f"blue: {GUARDS} @ 6 43 180",
        f"blue: {GUARDS} @ 16 43 180",
    )
    done = tuple(f"{unit} activated" for unit in units)
    game = scenario(*done, position=position, mode=WINDS, round=2, first="red")
    # Blue has the marker in Round 3, until red reveals Mission 11.
    game.play("blue", "reveal mission 5").play("red", "reveal mission 11")
    assert (game.view()["first"], game.asked(), game.field.passes) == ("red", ("red",), [0, 2])
    assert "pass turn" not in game.options("red")
    game.activate("red-1").act("forgo")
    assert "pass turn" in game.options("blue")
    game.play("blue", "pass turn").activate("red-2").act("forgo")
    assert game.why_not("blue", "pass turn") == "pass.once-per-round"
    for unit in ("blue-1", "blue-2"):
        game.activate(unit).act("forgo")
    # From whoever has it now, the marker goes to the opponent.
    assert (game.field.round, game.view()["first"], game.asked()) == (4, "blue", ("blue",))


@rule("miniatures:mode-har.ncu-arrow-rain")
@pytest.mark.parametrize(("more", "is_over"), [((), True), ((f"blue: {GUARDS} @ 45 45 180",), False)])
def test_arrows_that_destroy_a_unit_in_a_claim(more: tuple[str, ...], is_over: bool) -> None:
    position = {"commanders": {"red": ROBB, "blue": JAIME}, "hands": {"red": [], "blue": []}}
    game = scenario(
        f"blue: {GUARDS} @ 6 18 180 wounds=1",
        "red: stark-bowmen @ 24 3 0",
        *more,
        objectives=("24 24", "6 18", "42 18", "6 30", "42 30"),
        position={**position, "ncus": ["red: 30201 silenced"]},
        mode="honed-and-ready",
    )
    game.nothing_declared().play("red", "activate red-a", "claim swords")
    game.dice(arrows=1, defense="111").play("red", "use arrow-rain -: blue-1").no_rerolls()
    assert (game.match.over, game.points("red"), game.controls(2)) == (is_over, 1, None)
    if not is_over:
        # The Claim goes on: the NCU stands in its zone and was activated, and it is the opponent's turn.
        assert game.view()["zones"][3]["ncu"] == "red-a"
        assert game.view()["turn"] == "blue"


# --- teams ------------------------------------------------------------------------------------------------------------

FOUR = (
    f"red: {SWORN} @ 6 6 0",
    f"blue: {GUARDS} @ 6 42 180",
    f"green: {SWORN} @ 42 6 0",
    f"gold: {GUARDS} @ 42 42 180",
)


def teams(*units: str, **more: Any) -> Battle:
    """Red and green against blue and gold."""
    return scenario(*(units or FOUR), players=4, sides="teams", **more)


@rule("miniatures:influence.one-friendly-one-enemy")
def test_teammates_have_one_influence_on_a_unit_together() -> None:
    borne = [f"green: {CATELYN} on={unit} ncu=green-a until=round" for unit in ("red-1", "blue-1")]
    people = ["red: 30201", "green: 30207 activated", "blue: 30201"]
    game = teams(position={"ncus": people, "borne": borne}).nothing_declared()
    game.play("red", "activate red-a", "claim horse")
    assert sorted(game.options("red")) == ["choose gold-1", "choose green-1"]
    # Those of the other team are others.
    game = teams(position={"ncus": people, "borne": borne}, turn="blue", first="blue").nothing_declared()
    game.play("blue", "activate blue-a", "claim horse")
    assert sorted(game.options("blue")) == ["choose blue-1", "choose gold-1", "choose green-1", "choose red-1"]


@rule("miniatures:ruling.team-details")
def test_each_teammate_uses_an_order_at_the_same_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    hurt = tuple(f"{unit} wounds=5" for unit in FOUR)
    more = (f"blue: {GUARDS} @ 15 42 180", f"green: {SWORN} @ 33 6 0 wounds=5")
    game = teams(*hurt, *more, turn="blue", first="blue")
    saying(game, monkeypatch, "winters-bite", order(TURN_STARTS, do=(Heal(OWN, Fixed(1)),)))
    game.nothing_declared().activate("blue-1").play("blue", "action forgo")
    # It is the turn of green's team: green declares for one of two units, and the teammate for the own one.
    assert game.asked() == ("green",)
    assert game.options("green") == ["use winters-bite green-1: -", "use winters-bite green-2: -", "pass"]
    game.play("green", "use winters-bite green-1: -")
    assert (game.asked(), game.options("red")) == (("red",), ["use winters-bite red-1: -", "pass"])
    game.play("red", "use winters-bite red-1: -").rest("activate-unit")
    assert [game.wounds(unit) for unit in ("red-1", "green-1", "green-2")] == [6, 6, 5]


@rule("miniatures:ruling.team-details")
def test_a_teammate_without_combat_units_still_claims_zones_and_shares_the_points() -> None:
    game = teams(*FOUR, f"red: {SWORN} @ 15 6 0", position={"ncus": ["green: 30201 silenced"]})
    game.meanwhile(lambda field: destroy(field, game.unit("green-1"), Credit(BLUE))).nothing_declared()
    game.activate("red-1").act("forgo")
    assert not game.match.over
    game.activate("blue-1").act("forgo")
    assert game.asked() == ("green",)
    game.play("green", "activate green-a", "claim letter").rest(lambda one: one.asked() == ("gold",))
    assert game.view()["zones"][2]["ncu"] == "green-a"
    assert [game.points(seat) for seat in ("red", "blue", "green", "gold")] == [0, 1, 0, 1]


# --- everybody alone --------------------------------------------------------------------------------------------------


@rule("miniatures:ffa.first-player-passes-left")
@pytest.mark.parametrize(("lost", "next_first"), [("red", "blue"), ("blue", "green")])
def test_the_marker_goes_past_whoever_is_eliminated(lost: str, next_first: str) -> None:
    """Red is First Player; it is green's turn when a player is eliminated, and the others go on in their order."""
    units = (*FOUR[:3], f"red: {SWORN} @ 15 6 0", f"blue: {GUARDS} @ 15 42 180", f"green: {SWORN} @ 33 6 0")
    game = scenario(*units, players=3, turn="green", first="red").nothing_declared()
    all_suffer(game, f"{lost}-1", f"{lost}-2")
    game.rest(until=lambda one: one.field.round == 3 and one.question() == "activate-unit")
    assert game.view()["first"] == game.asked()[0] == next_first
    turns = [event["seat"] for event in game.events("turn-started")]
    assert lost not in turns[-4:]


@rule("miniatures:ruling.ffa-details")
def test_a_first_player_who_gives_up_before_the_first_turn_has_none() -> None:
    """Blue has the marker in Round 3, and gives up instead of revealing a Mission."""
    hands = {seat: [1, 2, 11, 12] for seat in ("red", "blue", "green")}
    units = tuple(f"{unit} activated" for unit in FOUR[:3])
    game = scenario(*units, players=3, position={"missions": {"hands": hands}}, mode=WINDS, first="red")
    assert game.asks("blue", "pick-mission-to-reveal")
    before = len(game.events("turn-started"))
    game.match.concede("blue")
    while game.question() == "pick-mission-to-reveal":
        game.play(game.asked()[0], "reveal mission 2")
    assert game.field.eliminated == [0, 1, 0]
    assert [event["seat"] for event in game.events("turn-started")][before:] == ["green"]
    assert game.asked() == ("green",)
