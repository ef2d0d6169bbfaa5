"""A Clash of Kings (p. 29): three Objectives, Objective cards for Commanders, and what their units destroy."""

from __future__ import annotations

from typing import Any

import pytest

import maester
from maester.engine import Seat
from maester.games.miniatures.attack_values import keywords
from maester.games.miniatures.bearing import bear
from maester.games.miniatures.deployment import places_of
from maester.games.miniatures.deployment_places import Deploy
from maester.games.miniatures.field import ROUND, WHOLE, Borne, Field, empty_field
from maester.games.miniatures.frames import Attack, Credit
from maester.games.miniatures.geometry.numbers import Bearing, inches
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.modes import mode_named
from maester.games.miniatures.modes.a_clash_of_kings import ShareOutCards
from maester.games.miniatures.modes.unit_cards import in_turns
from maester.games.miniatures.names import SEATS
from maester.games.miniatures.wounds import suffer
from maester.harness.marks import rule
from tests.games.miniatures.army_lists import WOLVES
from tests.games.miniatures.language import FAR, Battle, facing, new_game, scenario

MODE = "a-clash-of-kings"
ROBB, GREATJON, JAIME = "20201", "20202", "20115"
GUARDS = "lannister-guardsmen"
SUNDERING, WEAKEN = "red: commander-objective-6", "red: commander-objective-9"
TABLE = Area(0, 0, 48_000, 48_000)


def named(first: str = "blue", **options: Any) -> Battle:
    """The zones are chosen, and the First Player is named."""
    game = new_game(mode=MODE, **options).dice(zones="62")
    game.play("red", f"army {WOLVES}").play("blue", f"army {WOLVES}").any_dice()
    return game.play("red", "zone south").play("blue", f"first {first}")


def commanded(*more: str, blue: str = GUARDS, borne: tuple[str, ...] = (SUNDERING, WEAKEN), **position: Any) -> Battle:
    """Robb Stark's unit faces a blue one, and red has these cards."""
    told = {"commanders": {"red": ROBB, "blue": JAIME}, "borne": borne, **position}
    return facing(f"stark-sworn-swords with={ROBB}", blue, *more, mode=MODE, position=told)


def used(game: Battle, card: int = 6) -> Battle:
    """Red's Commander's unit is activated, and red uses this card."""
    return game.nothing_declared().play("red", "activate red-1").play("red", f"use commander-objective-{card} -: -")


def keywords_of(game: Battle, attacker: str = "red-1", defender: str = "blue-1") -> tuple[str, ...]:
    """The keywords of a Melee Attack that the unit would make."""
    attack = Attack(attacker=game.unit(attacker), defender=game.unit(defender), number=0, side=0)
    return keywords(game.field, attack)


def destroyed(game: Battle, unit: str, by: str | None, seat: str = "red") -> dict[str, int]:
    """The unit suffers all Wounds to the account of a seat, and of a unit; what that seat has scored."""
    credit = Credit(game.seat(seat), game.unit(by)) if by else Credit(game.seat(seat))
    game.meanwhile(lambda field: suffer(field, game.unit(unit), 99, "test", credit)).nothing_declared()
    return dict(game.field.points_scored[game.seat(seat)])


# --- the battlefield -----------------------------------------------------------------------------------------------


@rule("miniatures:mode-acok.deployment")
def test_zones_are_ten_inches_deep() -> None:
    game = named().rest(until="deploy-unit")
    places = places_of(game.field, Seat(0))
    assert places is not None
    tray = game.field.footprint(game.unit("red-1"))
    deepest = 10 - tray.depth / 2_000
    for y, rule_id in ((deepest, None), (deepest + 0.1, "deploy.fully-within-zone")):
        refusal = places.check(Deploy(game.unit("red-1"), inches(24), inches(y), Bearing(0)))
        assert (refusal and refusal.rule) == rule_id


@rule("miniatures:mode-acok.objectives")
def test_three_objectives_lie_on_the_centre_line() -> None:
    assert set(mode_named(MODE).tokens(TABLE)) == {(24_000, 24_000), (6_000, 24_000), (42_000, 24_000)}
    game = named()
    assert (len(game.field.token), game.field.token_card) == (3, [0, 0, 0])
    wide = mode_named(MODE).tokens(Area(0, 0, 72_000, 48_000))
    assert set(wide) == {(36_000, 24_000), (6_000, 24_000), (66_000, 24_000)}


@rule("miniatures:mode-acok.control")
def test_objectives_are_controlled_by_covering() -> None:
    units = ("red: stark-sworn-swords @ 6 24 0", f"blue: {GUARDS} @ 6 28.8 180", *FAR)
    game = scenario(*units, objectives=("6 24",), mode=MODE)
    assert (game.engaged("red-1"), game.controls(1)) == (("blue-1",), "red-1")
    weak = scenario(units[0] + " wounds=8", *units[1:], objectives=("6 24",), mode=MODE)
    assert weak.controls(1) is None


@rule("miniatures:mode-acok.scoring-objectives")
@pytest.mark.parametrize(("round", "points"), [(1, 0), (2, 3), (3, 3)])
def test_each_objective_scores_from_round_two_on(round: int, points: int) -> None:
    tokens = ("24 24", "6 24", "42 24")
    units = [f"red: stark-sworn-swords @ {x} 24 0 activated" for x in (24, 6, 42)]
    game = scenario(*units, f"blue: {GUARDS} @ 24 43 180 activated", objectives=tokens, round=round, mode=MODE)
    assert dict(game.field.points_scored[0]) == ({"objectives": points} if points else {})


# --- cards for the Commander ---------------------------------------------------------------------------------------


@rule("miniatures:mode-acok.commander-cards")
def test_the_cards_are_chosen_in_turn_before_deployment() -> None:
    game = named("red")
    assert (game.question(), game.asked()) == ("choose-commander-card", ("blue",))
    assert game.options() == [f"objective-card {card}" for card in (6, 7, 8, 9, 10)]
    # Only these five are used, and nobody takes a card twice.
    assert game.why_not("blue", "objective-card 5") == "mode-acok.commander-cards"
    game.play("blue", "objective-card 9")
    assert game.asked() == ("red",)
    assert game.why_not("red", "objective-card 9") == "mode-acok.commander-cards"
    game.play("red", "objective-card 6").play("blue", "objective-card 7").play("red", "objective-card 10")
    assert game.question() == "deploy-unit"
    taken = [(event["seat"], event["card"]) for event in game.events("objective-card-taken")]
    assert taken == [("blue", 9), ("red", 6), ("blue", 7), ("red", 10)]
    assert game.view()["mode"]["commander_cards"] == [
        {"card": 6, "seats": ["red"], "used": False},
        {"card": 7, "seats": ["blue"], "used": False},
        {"card": 9, "seats": ["blue"], "used": False},
        {"card": 10, "seats": ["red"], "used": False},
    ]


@rule("miniatures:ruling.first-player-moment")
def test_whoever_is_not_first_player_chooses_first() -> None:
    assert named("blue").asked() == ("red",)
    assert named("red").asked() == ("blue",)


@pytest.mark.parametrize(
    ("side", "begins", "order"),
    [
        ((0, 1), False, "blue red blue red"),
        ((0, 1), True, "red blue red blue"),
        # A team takes the place of a player, and its members choose in turn.
        ((0, 1, 0, 1), False, "blue red gold green"),
        ((0, 1, 0, 1), True, "red blue green gold"),
        # Five cards are enough for one each of three or four.
        ((0, 1, 2), False, "blue green red"),
        ((0, 1, 2, 3), True, "red blue green gold"),
    ],
)
def test_who_chooses_among_teams_and_several_alone(side: tuple[int, ...], begins: bool, order: str) -> None:
    state: type[Field] = type(new_game().field)
    game = empty_field(state, len(side), table=TABLE, points=30, last_round=6, side=side)
    assert [SEATS[seat] for seat in in_turns(game, first_begins=begins)] == order.split()


def test_the_moments_of_a_card_are_opened_from_the_choice_on() -> None:
    game = named("red")
    game.field.awaited = ("round-starts",)
    assert game.play("blue", "objective-card 9").field.awaited == ("round-starts", "activated")
    bear(game.field, Borne("objective-9", WHOLE, Seat(0), game.unit("red-1"), ROUND))
    assert list(game.field.awaited) == ["round-starts", "activated", "attack-declared"]


def test_a_team_chooses_and_uses_its_cards_together() -> None:
    units = (
        f"red: stark-sworn-swords @ 10 5 0 with={ROBB}",
        f"green: stark-sworn-swords @ 24 5 0 with={GREATJON}",
        f"blue: {GUARDS} @ 10 43 180",
        f"gold: {GUARDS} @ 24 43 180",
        "red: stark-bowmen @ 34 5 0",
        "green: stark-bowmen @ 42 5 0",
    )
    position = {"units": units, "round": 2, "turn": "red", "commanders": {"red": ROBB, "green": GREATJON}}
    options = {"points": 30, "mode": MODE, "sides": "teams"}
    game = Battle(maester.scenario("miniatures", position, 4, 1, options))
    game.meanwhile(lambda field: field.then(ShareOutCards()))
    game.play("blue", "objective-card 6").play("red", "objective-card 7")
    game.play("gold", "objective-card 8").play("green", "objective-card 9")
    assert [(one["card"], one["seats"]) for one in game.view()["mode"]["commander_cards"]] == [
        (6, ["blue", "gold"]),
        (7, ["red", "green"]),
        (8, ["blue", "gold"]),
        (9, ["red", "green"]),
    ]
    # Red uses the card that green has chosen, and it is used for both.
    game.rest(until=lambda game: game.asked() == ("red",) and "activate red-1" in game.options())
    game.play("red", "activate red-1").play("red", "use commander-objective-9 -: -").nothing_declared()
    game.rest(until=lambda game: game.asked() == ("green",) and "activate green-1" in game.options())
    game.play("green", "activate green-1")
    assert "use commander-objective-7 -: -" in game.options()
    assert game.why_not("green", "use commander-objective-9 -: -") == "mode-acok.commander-effect-once"


@rule("miniatures:mode-acok.commander-effect")
def test_the_commanders_unit_has_the_effect_of_a_card_until_the_end_of_the_round() -> None:
    game = used(commanded())
    assert "sundering" in keywords_of(game)
    assert [one["text"] for one in game.unit_view("red-1")["bears"]] == ["objective-6"]
    # It is the unit's alone.
    assert "sundering" not in keywords_of(game, "red-2", "blue-2")
    game.rest(until=lambda game: game.field.round == 3)
    assert "sundering" not in keywords_of(game)


@rule("miniatures:mode-acok.commander-effect")
def test_a_card_that_breaks_in_works_as_if_the_objective_were_controlled() -> None:
    game = used(commanded(), 9).nothing_declared()
    game.act("melee-attack").rest(until=lambda game: bool(game.events("conditions-given") or game.conditions("blue-1")))
    assert game.conditions("blue-1") == ("weakened",)


@rule("miniatures:mode-acok.commander-effect")
def test_one_card_is_used_at_an_activation_of_the_commanders_unit_alone() -> None:
    game = used(commanded())
    assert not any("commander-objective" in option for option in game.options())
    # Nor when another unit is activated.
    game = commanded("red: stark-bowmen @ 3 3 0", f"blue: {GUARDS} @ 45 45 180")
    game.nothing_declared().play("red", "activate red-2")
    assert not any("commander-objective" in option for option in game.options())


@rule("miniatures:mode-acok.commander-effect-once")
def test_each_card_is_used_once_per_game() -> None:
    game = commanded(used=("commander-objective-6 until=game",)).nothing_declared().play("red", "activate red-1")
    assert [option for option in game.options() if option.startswith("use commander-objective")] == [
        "use commander-objective-9 -: -"
    ]
    assert game.why_not("red", "use commander-objective-6 -: -") == "mode-acok.commander-effect-once"
    assert [one["used"] for one in game.view()["mode"]["commander_cards"]] == [True, False]


def test_what_was_used_stays_used_in_later_rounds_and_in_positions() -> None:
    game = used(commanded()).rest(until=lambda game: game.field.round == 3 and game.question() == "activate-unit")
    assert [one["used"] for one in game.view()["mode"]["commander_cards"]] == [True, False]
    position = game.match.position()
    again = maester.scenario("miniatures", position, 2, 1, {"points": 30, "mode": MODE})
    assert again.position() == position
    assert Battle(again).view()["mode"] == game.view()["mode"]


def test_a_position_says_what_a_unit_has_for_a_round() -> None:
    game = used(commanded()).nothing_declared()
    again = maester.scenario("miniatures", game.match.position(), 2, 1, {"points": 30, "mode": MODE})
    assert "sundering" in keywords_of(Battle(again))


@rule("miniatures:ruling.commander-unit")
def test_a_commander_who_has_fallen_or_is_no_unit_has_none() -> None:
    # Without the model, no card is offered and nothing is scored.
    game = commanded().nothing_declared()
    game.field.attachments[game.unit("red-1")] = ()
    game.play("red", "activate red-1")
    assert not any("commander-objective" in option for option in game.options())
    assert destroyed(game, "blue-1", "red-1") == {"destroyed": 1}
    # An NCU that is the Commander stands in no Combat Unit.
    game = commanded()
    game.field.commander[0] = "31001"
    assert game.field.commander_unit(Seat(0)) == -1
    assert destroyed(game, "blue-1", "red-1") == {"destroyed": 1}


# --- what Commanders destroy ---------------------------------------------------------------------------------------


@rule("miniatures:mode-acok.scoring-commander-kill")
def test_the_commanders_unit_scores_for_what_it_destroys() -> None:
    assert destroyed(commanded(), "blue-1", "red-1") == {"destroyed": 1, "commander": 1}
    # Another unit, or a Tactics card, doesn't.
    assert destroyed(commanded(), "blue-1", "red-2") == {"destroyed": 1}
    assert destroyed(commanded(), "blue-1", None) == {"destroyed": 1}


@rule("miniatures:mode-acok.scoring-commander-kill")
def test_an_attack_of_the_commanders_unit_scores() -> None:
    game = commanded(blue=f"{GUARDS} wounds=1").nothing_declared()
    game.strike("red-1", "blue-1", attack="5555555", defense="1111111")
    assert dict(game.field.points_scored[0]) == {"destroyed": 1, "commander": 1}
    scored = [(event["source"], event["points"], event["total"]) for event in game.events("victory-points-scored")]
    assert scored == [("destroyed", 1, 1), ("commander", 1, 2)]
    # First the unit is gone, then it is scored.
    kinds = game.kinds("unit-destroyed", "victory-points-scored")
    assert kinds == ["unit-destroyed", "victory-points-scored", "victory-points-scored"]


@rule("miniatures:mode-acok.scoring-commander-vs-commander")
def test_the_enemy_commanders_unit_scores_two_instead() -> None:
    game = commanded(blue=f"{GUARDS} with={JAIME}")
    assert destroyed(game, "blue-1", "red-1")["commander"] == 2
    assert destroyed(commanded(blue=f"{GUARDS} with={JAIME}"), "blue-1", "red-2") == {"destroyed": 1}


@rule("miniatures:ruling.acok-commander-total")
def test_the_normal_point_comes_besides() -> None:
    assert sum(destroyed(commanded(), "blue-1", "red-1").values()) == 2
    assert sum(destroyed(commanded(blue=f"{GUARDS} with={JAIME}"), "blue-1", "red-1").values()) == 3


def test_a_unit_that_the_own_commander_destroys_scores_for_the_opponent_alone() -> None:
    game = commanded()
    destroyed(game, "red-2", "red-1")
    assert game.field.points_scored == [(), (("destroyed", 1),)]
