"""A Dance with Dragons (p. 32): Objectives that units carry along, and that slow them down."""

from __future__ import annotations

from typing import Any

import pytest

from maester.engine import Seat
from maester.games.miniatures.actions import act
from maester.games.miniatures.attack_values import keywords
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import NO_CREDIT, Attack, Credit
from maester.games.miniatures.geometry.numbers import INCH
from maester.games.miniatures.ground import speed
from maester.games.miniatures.modes.carrying import opponent
from maester.games.miniatures.moments import MOVE_ENDED
from maester.games.miniatures.movement import maneuver_domain
from maester.games.miniatures.moving import shift
from maester.games.miniatures.names import MARCH, unit_of
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.changes import Speed
from maester.games.miniatures.pieces.texts import always, order
from maester.games.miniatures.reserve import take_into_reserve
from maester.games.miniatures.testing import panic_test
from maester.games.miniatures.wounds import suffer
from maester.harness.marks import rule
from tests.games.miniatures.army_lists import WOLVES
from tests.games.miniatures.cards import holding
from tests.games.miniatures.given import saying, told
from tests.games.miniatures.language import FAR, Battle, facing, new_game, scenario
from tests.games.miniatures.test_sides import field_of

MODE = "a-dance-with-dragons"
BRYNDEN, RIDE_BY = "20215", "brynden-tully-outrider-commander-ride-by-attack"
RED, BLUE = Seat(0), Seat(1)
BEARER = "red: stark-sworn-swords @ 24 19 0"
IN_FRONT = "blue: lannister-guardsmen @ 24 23.8 180"
"""In contact with the Front of the bearer."""


def dance(*units: str, objectives: tuple[str, ...] = ("24 24",), **more: Any) -> Battle:
    """A battle in this mode, with a unit of each side out of the way."""
    return scenario(*units, *FAR, objectives=objectives, mode=MODE, **more)


def bearing(*units: str, bearer: str = BEARER, others: tuple[str, ...] = (), card: int = 0, **more: Any) -> Battle:
    """Red's first unit carries the first Objective."""
    return dance(bearer, *units, objectives=(f"24 24 card={card} on=red-1", *others), **more)


def place(game: Battle, objective: int = 1) -> tuple[int, int] | None:
    return game.field.token[objective - 1]


def harm(game: Battle, unit: str, wounds: int, by: Credit = NO_CREDIT) -> Battle:
    """The unit suffers Wounds by an effect."""
    return game.meanwhile(lambda field: suffer(field, game.unit(unit), wounds, "effect", by))


def frighten(game: Battle, unit: str = "red-1", by: Credit = NO_CREDIT, dice: str = "111") -> Battle:
    """The unit makes a Panic Test with these dice."""
    game.dice(panic=dice).meanwhile(lambda field: panic_test(field, game.unit(unit), "attack", by=by))
    return game.no_rerolls()


def set_out() -> Battle:
    """The battlefield is set up."""
    return new_game(mode=MODE).play("red", f"army {WOLVES}").play("blue", f"army {WOLVES}")


# --- set-up ---------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-adwd.deployment")
def test_zones_are_ten_inches_deep() -> None:
    game = set_out()
    game.rest("deploy-unit")
    zones = {player["edge"]: tuple(player["zone"]) for player in game.view()["players"]}
    assert zones == {0: (0, 0, 48_000, 10_000), 1: (0, 38_000, 48_000, 48_000)}
    seat = game.asked()[0]
    unit = game.options()[0].split()[1]
    edge = next(player["edge"] for player in game.view()["players"] if player["seat"] == seat)
    assert game.why_not(seat, f"deploy {unit} 24 {24.0} 0") == "deploy.fully-within-zone"
    assert game.why_not(seat, f"deploy {unit} 24 {(7, 41)[edge]} 0") is None


@rule("miniatures:mode-adwd.objectives")
def test_three_objectives_lie_on_the_centre_line() -> None:
    assert set_out().field.token == [(24_000, 24_000), (6_000, 24_000), (42_000, 24_000)]
    wide = new_game(mode=MODE, table=72).play("red", f"army {WOLVES}").play("blue", f"army {WOLVES}")
    assert wide.field.token == [(36_000, 24_000), (6_000, 24_000), (66_000, 24_000)]


@rule("miniatures:mode-adwd.objective-cards")
def test_three_different_cards_are_drawn_before_deployment() -> None:
    game = set_out()
    cards = game.field.token_card
    assert len(set(cards)) == 3
    assert set(cards) <= set(range(1, 11))
    assert [one["card"] for one in game.view()["objectives"]] == cards
    others = new_game(seed=2, mode=MODE).play("red", f"army {WOLVES}").play("blue", f"army {WOLVES}")
    assert others.field.token_card != cards
    assert game.events("unit-deployed") == []


def test_the_card_works_for_the_unit_that_carries_the_token() -> None:
    game = bearing(IN_FRONT, card=7)
    attack = Attack(attacker=game.unit("red-1"), defender=game.unit("blue-1"), number=0, side=0)
    assert "vicious" in keywords(game.field, attack)
    game.field.token_card[0] = 0
    assert "vicious" not in keywords(game.field, attack)


# --- Claiming and carrying ------------------------------------------------------------------------------------------


@rule("miniatures:mode-adwd.claim")
@pytest.mark.parametrize(("way", "claims"), [(2.1, True), (1.92, True), (1.9, False)])
def test_any_part_of_the_tray_over_the_token_is_enough(way: float, claims: bool) -> None:
    # The front edge begins at 21.4, and the rim of the token lies at 23.3.
    game = dance(BEARER)
    game.activate("red-1").act("maneuver").play("red", f"maneuver 0 {way} 0")
    assert game.controls(1) == ("red-1" if claims else None)
    assert (place(game) is None) == claims
    assert len(game.events("objective-claimed")) == claims


@rule("miniatures:mode-adwd.claim")
def test_the_token_is_carried_along() -> None:
    game = bearing()
    game.activate("red-1").act("maneuver").play("red", "maneuver 90 2 90")
    assert (game.controls(1), game.pose("red-1")) == ("red-1", (26, 19, 90))
    shown = game.view()["objectives"][0]
    assert (shown["x"], shown["y"], shown["carried"], shown["claimed_by"]) == (26_000, 19_000, True, "red-1")


def test_a_token_under_a_tray_is_claimed_only_when_a_move_ends() -> None:
    game = dance(BEARER).put("red-1", 24, 22, 0)
    assert game.controls(1) is None
    game.activate("red-1").act("maneuver").play("red", "maneuver 0 0.1 0")
    assert game.controls(1) == "red-1"


def test_an_engaged_bearer_controls_its_token_against_more_ranks() -> None:
    game = bearing(IN_FRONT, bearer=f"{BEARER} wounds=1")
    assert (game.ranks("red-1"), game.ranks("blue-1"), game.controls(1)) == (1, 3, "red-1")


def test_a_unit_that_may_not_control_objectives_picks_none_up() -> None:
    game = dance("red: golden-company-war-elephant @ 24 19 0")
    game.activate("red-1").rest("choose-action").act("maneuver")
    game.play("red", "maneuver 0 4 0")
    assert (game.controls(1), place(game)) == (None, (24_000, 24_000))
    assert ("onto-objective", "1") not in _reasons(game, "red-1")


def _reasons(game: Battle, unit: str) -> list[tuple[str, str]]:
    """Why each Maneuver is offered."""
    return list(maneuver_domain(game.field, game.unit(unit)).reasons())


def test_a_movement_that_touches_a_token_is_offered_and_for_a_bearer_none_is() -> None:
    # 5 in to the middle of the token at most: only the corner of the tray comes onto it.
    assert ("onto-objective", "1") in _reasons(dance("red: stark-sworn-swords @ 24 15.6 0"), "red-1")
    assert ("onto-objective", "1") not in _reasons(dance("red: stark-sworn-swords @ 24 12 0"), "red-1")
    assert ("onto-objective", "2") not in _reasons(bearing(others=("24 22.5",)), "red-1")


def test_a_token_beside_an_enemy_is_offered_too_and_one_under_the_tray_is_not_kept_by_staying() -> None:
    # The enemy stands 0.5 in behind the token: a tray that covered it would be too near.
    beside = dance("red: stark-sworn-swords @ 24 16 0", "blue: lannister-guardsmen @ 24 27.6 180")
    assert ("onto-objective", "1") in _reasons(beside, "red-1")
    under = dance(BEARER).put("red-1", 24, 22, 0)
    assert ("keep-objective", "1") not in _reasons(under, "red-1")


def test_what_is_asked_about_a_token_comes_before_texts_break_in(monkeypatch: pytest.MonkeyPatch) -> None:
    game = saying(bearing(others=("24 23",)), monkeypatch, "winters-bite", order(MOVE_ENDED, do=()))
    game.activate("red-1").act("maneuver").play("red", "maneuver 0 2 0")
    assert game.question() == "place-beside-tray"
    game.play("blue", "token 2 24 24.4")
    assert game.asks("red", "declare-text")


# --- slow -----------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-adwd.no-march")
def test_a_unit_with_a_token_never_marches() -> None:
    game = bearing()
    game.activate("red-1")
    assert game.why_not("red", "action march") == "mode-adwd.no-march"
    assert game.numbers("red", "action march") == {"unit": "red-1", "objective": 1}
    # Not even as a free action.
    before = game.question()
    game.meanwhile(lambda field: act(field, game.unit("red-1"), MARCH, free=True))
    assert (game.question(), game.field.innermost(Attack)) == (before, None)
    other = bearing()
    other.activate("red-2")
    assert other.why_not("red", "action march") is None


@rule("miniatures:mode-adwd.no-march")
@pytest.mark.parametrize("carries", [True, False])
def test_a_card_lets_it_march_neither(carries: bool) -> None:
    tokens = ("24 24 on=red-1",) if carries else ("24 30",)
    cards = holding("red", RIDE_BY, commander=BRYNDEN)
    game = facing("stark-outriders", "lannister-guardsmen", objectives=tokens, mode=MODE, position=cards)
    game.nothing_declared().activate("red-1").play("red", "action melee-attack").play("red", f"play {RIDE_BY}: -")
    assert (game.question() == "choose-ride") != carries


@rule("miniatures:mode-adwd.speed-two")
def test_its_speed_is_two_and_nothing_raises_it(monkeypatch: pytest.MonkeyPatch) -> None:
    faster = always(Speed(Fixed(2)))
    game = saying(bearing(), monkeypatch, "winters-bite", faster)
    assert speed(game.field, game.unit("red-1")) == 2 * INCH
    assert speed(saying(dance(BEARER), monkeypatch, "winters-bite", faster).field, game.unit("red-1")) == 7 * INCH
    game.activate("red-1").act("maneuver")
    assert game.why_not("red", "maneuver 0 2.1 0") == "maneuver.sequence"
    assert game.numbers("red", "maneuver 0 2.1 0")["most"] == 2
    game.play("red", "maneuver 0 2 0")


@rule("miniatures:ruling.adwd-speed-scope")
def test_a_token_makes_no_slow_unit_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    game = saying(bearing(), monkeypatch, "winters-bite", always(Speed(Fixed(-4))))
    assert speed(game.field, game.unit("red-1")) == INCH


@rule("miniatures:mode-adwd.speed-two")
def test_a_charge_goes_two_and_a_die() -> None:
    game = bearing("blue: lannister-guardsmen @ 24 27.8 180")
    game.activate("red-1").dice(charge=1, panic="661").act("charge")
    game.rest(until=lambda game: bool(game.events("charge-distance")))
    assert told(game, "charge-distance")["distance"] == "3"
    assert told(game, "charge-failed")["moved"] == "3"


@rule("miniatures:ruling.adwd-speed-scope")
def test_a_retreat_goes_two_and_a_die_a_shift_as_far_as_it_says_and_rough_terrain_subtracts() -> None:
    game = bearing(IN_FRONT)
    game.activate("red-1").dice(retreat=5).act("retreat").rest("choose-retreat")
    assert game.why_not("red", "retreat back 7 0") is None
    assert game.why_not("red", "retreat back 7.1 0") == "retreat.distance"
    game = bearing()
    game.meanwhile(lambda field: shift(field, game.unit("red-1"), 4 * INCH))
    assert game.why_not("red", "shift right 4") is None
    game = bearing(terrain=("bog @ 24 24 0",))
    game.activate("red-1").act("maneuver")
    assert game.why_not("red", "maneuver 0 1.1 0") == "terrain-keyword.rough"
    assert game.why_not("red", "maneuver 0 1 0") is None


# --- one for each unit ------------------------------------------------------------------------------------------------


def on_a_second(*units: str, **more: Any) -> Battle:
    """A unit with a token ends its move on another one; its tray then reaches from 18.6 to 23.4."""
    game = bearing(*units, others=("24 23",), **more)
    game.activate("red-1").act("maneuver").play("red", "maneuver 0 2 0")
    return game


@rule("miniatures:mode-adwd.one-token-per-unit")
def test_the_opponent_moves_a_second_token_away() -> None:
    game = on_a_second("red: stark-bowmen @ 30 21 0")
    assert (game.question(), game.asked()) == ("place-beside-tray", ("blue",))
    assert (game.controls(1), game.controls(2)) == ("red-1", None)
    assert game.why_not("blue", "token 2 27.8 21") == "ruling.adwd-token-spot"
    assert game.numbers("blue", "token 2 27.8 21")["name"] == "red-2"
    game.play("blue", "token 2 24 24.4")
    assert (game.controls(1), game.controls(2), place(game, 2)) == ("red-1", None, (24_000, 24_400))
    assert told(game, "objective-placed") == {
        "event": "objective-placed", "seat": "blue", "objective": 2, "x": "24", "y": "24.4", "unit": "red-1"
    }  # fmt: skip


SPOTS = [
    pytest.param("token 2 24 24.4", None, {}, id="within 2 in"),
    pytest.param("token 2 24 24.7", None, {}, id="wholly within 2 in"),
    pytest.param("token 2 24 24.8", "far", {"number": 2.1, "most": 2}, id="partly farther"),
    pytest.param("token 2 24 22", "unit", {"name": "red-1"}, id="under its own tray"),
    pytest.param("token 2 27.75 20", "piece", {"name": "terrain-1"}, id="on Impassable Terrain"),
    pytest.param("token 1 24 24.4", None, None, id="the token that it carries"),
]


@rule("miniatures:ruling.adwd-token-spot")
@pytest.mark.parametrize(("move", "what", "numbers"), SPOTS)
def test_where_a_token_may_be_put(move: str, what: str | None, numbers: dict[str, Any] | None) -> None:
    game = on_a_second(terrain=("palisade @ 28.5 20 90",))
    if numbers is None:
        assert game.why_not("blue", move) == "match.not-listed"
    elif what is None:
        assert game.why_not("blue", move) is None
    else:
        assert game.why_not("blue", move) == "ruling.adwd-token-spot"
        told = game.numbers("blue", move)
        assert told["what"] == what
        assert numbers.items() <= told.items()
        nearest = game.match.why_not("blue", move)
        assert nearest is not None
        assert game.why_not("blue", game.match.text(nearest.nearest)) is None


@rule("miniatures:ruling.adwd-token-spot")
def test_a_token_stays_on_the_board() -> None:
    game = dance("red: stark-sworn-swords @ 24 4 180", objectives=("24 24 on=red-1", "24 1.5"), turn="red")
    game.activate("red-1").act("maneuver").play("red", "maneuver 180 1 180")
    assert game.why_not("blue", "token 2 24 0.1") == "ruling.adwd-token-spot"
    assert game.numbers("blue", "token 2 24 -0.3")["what"] == "edge"


def test_of_several_tokens_at_once_the_player_chooses_one_and_the_opponent_moves_the_others() -> None:
    game = dance(BEARER, objectives=("22 23", "26 23", "40 40"))
    game.activate("red-1").act("maneuver").play("red", "maneuver 0 2 0")
    assert (game.question(), game.asked(), game.options()) == (
        "choose-objective", ("red",), ["objective 1", "objective 2"]
    )  # fmt: skip
    assert game.why_not("red", "objective 3") == "mode-adwd.claim"
    game.play("red", "objective 2")
    assert (game.question(), game.asked(), game.controls(2)) == ("place-beside-tray", ("blue",), "red-1")
    game.play("blue", game.options()[0])
    assert game.controls(1) is None
    assert place(game, 1) not in (None, (22_000, 23_000))


# --- losing it --------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-adwd.lose-on-panic-or-death")
def test_an_unengaged_bearer_that_is_shot_down_leaves_its_token_within_two_inches() -> None:
    game = bearing("blue: stark-bowmen @ 24 30 180", bearer=f"{BEARER} wounds=1", turn="blue")
    game.shoot("blue-1", "red-1", attack="3111111", defense="1")
    assert (game.question(), game.asked()) == ("place-beside-tray", ("blue",))
    assert game.why_not("blue", "token 1 24 23") == "ruling.adwd-token-spot"
    # Where its tray stands there will be none.
    game.play("blue", "token 1 24 20")
    assert place(game) == (24_000, 20_000)
    assert game.pose("red-1") is None
    assert game.controls(1) is None


@rule("miniatures:mode-adwd.lose-on-panic-or-death")
@pytest.mark.parametrize(("dice", "holder"), [("111", "blue-1"), ("661", "red-1")])
def test_an_enemy_engaged_with_a_bearer_that_fails_a_panic_test_claims_the_token(dice: str, holder: str) -> None:
    game = frighten(bearing(IN_FRONT), dice=dice)
    assert game.controls(1) == holder
    assert len(game.events("objective-taken")) == (holder == "blue-1")


@rule("miniatures:mode-adwd.lose-on-panic-or-death")
def test_without_an_enemy_there_a_failed_panic_test_has_the_opponent_put_the_token_beside_the_tray() -> None:
    game = frighten(bearing(), by=Credit(RED))
    assert (game.question(), game.asked(), game.controls(1)) == ("place-beside-tray", ("blue",), "red-1")
    assert game.why_not("blue", "token 1 24 20") == "ruling.adwd-token-spot"
    game.play("blue", "token 1 24 22.4")
    assert (game.controls(1), place(game), game.wounds("red-1")) == (None, (24_000, 22_400), 11)


def test_of_several_engaged_enemies_the_opponent_chooses_one_without_a_token() -> None:
    on_the_right = "blue: lannister-guardsmen @ 29.15 19 270"
    on_the_left = "blue: lannister-guardsmen @ 18.85 19 90"
    game = dance(BEARER, IN_FRONT, on_the_right, on_the_left, objectives=("24 24 on=red-1", "24 24 on=blue-1"))
    assert game.engaged("red-1") == ("blue-1", "blue-2", "blue-3")
    harm(game, "red-1", 12, Credit(BLUE))
    assert (game.question(), game.asked()) == ("choose-engaged-captor", ("blue",))
    assert game.options() == ["choose blue-2", "choose blue-3"]
    assert game.why_not("blue", "choose blue-1") == "mode-adwd.lose-on-panic-or-death"
    game.play("blue", "choose blue-3")
    assert (game.controls(1), game.controls(2), game.pose("red-1")) == ("blue-3", "blue-1", None)


def test_a_unit_that_is_being_destroyed_itself_takes_nothing() -> None:
    game = bearing(IN_FRONT)
    game.field.wounds[game.unit("blue-1")] = 0
    frighten(game)
    assert (game.question(), game.controls(1)) == ("place-beside-tray", "red-1")


def test_a_unit_that_dies_of_panic_loses_its_token_once() -> None:
    game = frighten(bearing(IN_FRONT, bearer=f"{BEARER} wounds=1"))
    assert (game.pose("red-1"), game.controls(1)) == (None, "blue-1")
    assert len(game.events("objective-taken")) == 1


def test_a_bearer_that_is_taken_off_the_table_leaves_its_token_there() -> None:
    game = bearing()
    game.meanwhile(lambda field: take_into_reserve(field, game.unit("red-1")))
    assert (game.question(), game.asked()) == ("place-beside-tray", ("blue",))
    game.play("blue", "token 1 24 22.4")
    assert (game.pose("red-1"), place(game)) == (None, (24_000, 22_400))


def test_where_there_is_no_room_the_token_lies_as_near_as_may_be() -> None:
    around = (
        "blue: lannister-guardsmen @ 25.37 22.78 180", "blue: lannister-guardsmen @ 27.78 17.63 270",
        "blue: lannister-guardsmen @ 22.63 15.22 0", "blue: lannister-guardsmen @ 20.22 20.37 90",
    )  # fmt: skip
    tokens = ("24 24 on=red-1", *(f"24 24 on=blue-{number}" for number in (1, 2, 3, 4)))
    game = dance("red: gregor-clegane-the-mountain-that-rides @ 24 19 0", *around, objectives=tokens)
    frighten(game)
    assert (game.question(), game.asked()) == ("place-beside-tray", ("blue",))
    far = game.why_not("blue", "token 1 29.5 21.1")
    game.play("blue", game.options()[0])
    assert far is None
    assert place(game) is not None


# --- taking it in melee -----------------------------------------------------------------------------------------------


def struck(attacker: str, defender: str, dice: dict[str, str], *, own: bool = False) -> Battle:
    """A red unit strikes a blue one that carries the first Objective."""
    tokens = ("24 24 on=blue-1", *(("24 24 on=red-1",) if own else ()))
    game = dance(f"red: {attacker}", f"blue: {defender}", objectives=tokens)
    return game.strike("red-1", "blue-1", 1, **dice)


GUARDS, SWORDS = "lannister-guardsmen @ 24 20 0", "stark-sworn-swords @ 24 24.8 180"
ONE_HIT = {"attack": "411111", "defense": "1", "panic": "661"}


@rule("miniatures:mode-adwd.steal-by-melee")
@pytest.mark.parametrize(
    ("attacker", "defender", "dice", "holder"),
    [
        (GUARDS, f"{SWORDS} wounds=9", ONE_HIT, "red-1"),
        (GUARDS, f"{SWORDS} wounds=10", ONE_HIT, "blue-1"),
        (f"{GUARDS} wounds=8", f"{SWORDS} wounds=8", {**ONE_HIT, "attack": "41111"}, "blue-1"),
        (GUARDS, f"{SWORDS} wounds=8", {"attack": "111111"}, "red-1"),
    ],
    ids=["3 ranks against 2 after it", "3 against 3", "2 against 2", "3 against 2, without Wounds"],
)
def test_the_attacker_with_more_ranks_left_takes_the_token(
    attacker: str, defender: str, dice: dict[str, str], holder: str
) -> None:
    assert struck(attacker, defender, dice).controls(1) == holder


def test_a_ranged_attack_takes_no_token() -> None:
    game = bearing("blue: stark-bowmen @ 24 30 180", bearer=f"{BEARER} wounds=8", turn="blue")
    game.shoot("blue-1", "red-1", attack="1111111")
    assert (game.ranks("blue-1"), game.ranks("red-1"), game.controls(1)) == (3, 2, "red-1")


@rule("miniatures:ruling.adwd-token-spot")
def test_an_attacker_with_a_token_takes_no_second_one_and_puts_it_down() -> None:
    game = struck(GUARDS, f"{SWORDS} wounds=9", ONE_HIT, own=True)
    assert (game.question(), game.asked()) == ("place-beside-tray", ("red",))
    assert game.controls(2) == "red-1"
    game.play("red", "token 1 24 28.2")
    assert (game.controls(1), game.controls(2), place(game, 1)) == (None, "red-1", (24_000, 28_200))


@rule("miniatures:ruling.token-modes-solo-ranks")
@pytest.mark.parametrize(("wounds", "holder"), [(8, "blue-1"), (4, "blue-1")], ids=["1 rank against 2", "1 against 1"])
def test_a_solo_unit_has_one_rank_whatever_wounds_it_has(wounds: int, holder: str) -> None:
    mountain = "gregor-clegane-the-mountain-that-rides @ 24 20 0"
    game = dance(
        f"red: {mountain}", f"blue: stark-sworn-swords @ 24 23.78 180 wounds={wounds}", objectives=("24 24 on=blue-1",)
    )
    game.strike(attack="111")
    assert (game.ranks("red-1"), game.wounds("red-1"), game.controls(1)) == (1, 4, holder)


@rule("miniatures:ruling.token-modes-solo-ranks")
def test_two_ranks_take_the_token_of_a_solo_unit() -> None:
    game = dance(
        "red: lannister-guardsmen @ 24 20 0 wounds=5",
        "blue: gregor-clegane-the-mountain-that-rides @ 24 23.78 180",
        objectives=("24 24 on=blue-1",),
    )
    game.strike(attack="11111")
    assert (game.ranks("red-1"), game.wounds("blue-1"), game.controls(1)) == (2, 4, "red-1")


# --- scoring and players --------------------------------------------------------------------------------------------


@rule("miniatures:mode-adwd.scoring")
@pytest.mark.parametrize(("round", "points"), [(1, 0), (2, 2), (3, 2)])
def test_each_token_that_is_carried_scores_from_round_two_on(round: int, points: int) -> None:
    lines = [f"{line} activated" for line in (BEARER, "red: stark-bowmen @ 24 8 0", *FAR)]
    tokens = ("24 24 on=red-1", "24 24 on=red-2", "42 24")
    game = scenario(*lines, objectives=tokens, round=round, mode=MODE)
    assert (game.points("red"), game.points("blue")) == (points, 0)


def test_the_opponent_is_whoever_caused_it_or_else_the_next_one() -> None:
    game = field_of(0, 1, 2)
    red = unit_of(RED, 0)
    assert opponent(game, red) == BLUE
    assert opponent(game, red, Seat(2)) == Seat(2)
    assert opponent(game, red, RED) == BLUE
    team: Field = field_of(0, 1, 0, 1)
    assert opponent(team, red, Seat(2)) == BLUE
    assert opponent(team, red, Seat(3)) == Seat(3)
