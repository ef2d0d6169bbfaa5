"""Team games: two against two (p. 24)."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from maester.engine import Seat
from maester.games.miniatures.armies import characters_of
from maester.games.miniatures.army_codes import ArmyCode, read_code
from maester.games.miniatures.attacking import attack
from maester.games.miniatures.choosing_armies import ArmyChoice
from maester.games.miniatures.frames import NO_CREDIT, Attack, Credit, Effect, Happening, Roll, Source
from maester.games.miniatures.modes import zone_of
from maester.games.miniatures.names import LONG_RANGE, NO_UNIT
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.board_filters import PlayedByEnemy
from maester.games.miniatures.pieces.changes import MoraleRolls
from maester.games.miniatures.pieces.situations import Situation
from maester.games.miniatures.pieces.texts import friends_near
from maester.games.miniatures.reserve import is_last
from maester.games.miniatures.rolling import PANIC_DICE, sources
from maester.games.miniatures.standing import about, aura_bearers
from maester.games.miniatures.stops import is_own_turn
from maester.games.miniatures.victory import target
from maester.games.miniatures.wounds import destroy
from maester.harness.leaks import check_forgetting, check_leaks
from maester.harness.marks import rule
from tests.games.miniatures.army_lists import BANNERS, LIONS, MOUNTAIN, WOLVES
from tests.games.miniatures.given import half, saying
from tests.games.miniatures.hands import JAIME, ROBB, STARK, hand
from tests.games.miniatures.language import Battle, new_game, scenario

UNITS = (
    "red: stark-sworn-swords @ 6 6 0",
    "blue: lannister-guardsmen @ 6 42 180",
    "green: stark-bowmen @ 42 6 0",
    "gold: lannister-crossbowmen @ 42 42 180",
)
"""A unit of each player, far from all others."""
MORE = (
    "red: stark-sworn-swords @ 15 6 0",
    "blue: lannister-guardsmen @ 15 42 180",
    "green: stark-bowmen @ 33 6 0",
    "gold: lannister-crossbowmen @ 33 42 180",
)
RED, BLUE, GREEN, GOLD = map(Seat, range(4))
DUEL = "lannister/30/10101+20115,10102+20101,10103+20102,10109,30105,30102~1"
"""An army with Jaime Lannister and other Characters."""


def teams(*units: str, **options: Any) -> Battle:
    """Red and green against blue and gold; red's turn."""
    return scenario(*(units or (*UNITS, *MORE)), players=4, sides="teams", **options).nothing_declared()


def forgo(game: Battle, *units: str) -> Battle:
    """These units are activated one after the other and do nothing."""
    for unit in units:
        game.activate(unit).act("forgo")
    return game


def chosen(*armies: str, points: int = 30) -> Battle:
    """Everybody has chosen an army: red, blue, green, gold."""
    game = new_game(players=4, sides="teams", points=points)
    for seat, code in zip(("red", "blue", "green", "gold"), armies, strict=True):
        game.play(seat, f"army {code}")
    return game


# --- armies -------------------------------------------------------------------------------------------------------


@rule("miniatures:team.army-size")
def test_a_quick_team_game_has_twenty_points_for_each_player() -> None:
    game = new_game(players=4, sides="teams", points=20)
    assert game.asked() == ("red", "blue")
    assert game.why_not("red", f"army {WOLVES}") == "army.scale"
    game.play("red", "army stark-20").play("blue", "army stark-20")
    assert game.asked() == ("green", "gold")
    assert game.why_not("green", f"army {LIONS}") == "army.scale"
    game.play("green", "army lannister-20").play("gold", "army lannister-20")
    assert all(read_code(ArmyCode(code)).army.points == 20 for code in game.field.army)


@rule("miniatures:team.characters-shared")
def test_no_character_is_twice_in_a_team() -> None:
    game = new_game(players=4, sides="teams").play("red", f"army {DUEL}").play("blue", f"army {DUEL}")
    with game.refused("team.characters-shared"):
        game.play("green", f"army {LIONS}")
    assert game.numbers("green", f"army {LIONS}") == {"cards": ["20115"]}
    game.play("green", f"army {WOLVES}").play("gold", f"army {BANNERS}")
    # The teams are told apart: opponents may each have him.
    assert [read_code(ArmyCode(code)).army for code in game.field.army[:2]] == [read_code(ArmyCode(DUEL)).army] * 2


@rule("miniatures:team.characters-shared")
def test_armies_that_are_offered_have_no_characters_of_the_teammate() -> None:
    taken = tuple(characters_of(read_code(ArmyCode(DUEL)).army))
    offered = [move.army for move in ArmyChoice(30, taken).candidates()]
    assert offered
    assert DUEL not in offered
    rng = Random(1)
    for _ in range(10):
        found = characters_of(read_code(ArmyChoice(30, taken).sample(rng).army).army)
        assert not set(found) & set(taken)
    everybody = tuple(
        {name for army in ArmyChoice(30).candidates() for name in characters_of(read_code(army.army).army)}
    )
    assert len(ArmyChoice(30, everybody).candidates()) == 1


def test_only_a_team_sees_what_its_first_player_has_chosen() -> None:
    game = new_game(players=4, sides="teams").play("red", f"army {DUEL}").play("blue", f"army {BANNERS}")
    armies = {viewer: [player["army"] for player in game.view(viewer)["players"]] for viewer in ("green", "gold", None)}
    assert armies == {"green": [DUEL, None, None, None], "gold": [None, BANNERS, None, None], None: [None] * 4}
    assert [event["seat"] for event in game.events("army-shown", "green")] == ["red"]
    assert [event["seat"] for event in game.events("army-shown", "gold")] == ["blue"]
    assert not game.events("army-shown")
    rng = Random(1)
    for viewer in (*map(Seat, range(4)), None):
        check_forgetting(game.match, viewer, rng)
        for _ in range(4):
            check_leaks(game.match, viewer, rng)
    game.play("green", f"army {WOLVES}").play("gold", f"army {LIONS}")
    assert [event["seat"] for event in game.events("army-brought")] == ["red", "blue", "green", "gold"]
    assert game.field.brought == [""] * 4


@rule("miniatures:team.own-decks")
def test_each_player_has_a_deck_of_twenty_cards() -> None:
    game = chosen(WOLVES, LIONS, MOUNTAIN, BANNERS)
    assert [len(titles) for titles in game.field.deck_list] == [20] * 4
    assert game.field.deck_list[RED] != game.field.deck_list[GREEN]


# --- set-up -------------------------------------------------------------------------------------------------------


@rule("miniatures:team.setup-as-duel")
def test_a_team_takes_the_place_of_a_player_at_set_up() -> None:
    game = chosen(WOLVES, LIONS, MOUNTAIN, BANNERS)
    rolled = game.events("rolled-off")[-1]
    assert rolled["seats"] == ["red", "blue"]
    chooser, other = game.asked()[0], "blue" if game.asked()[0] == "red" else "red"
    game.play(chooser, "zone south")
    assert game.options(other) == [f"first {other}", f"first {chooser}"]
    game.play(other, f"first {other}")
    assert len({zone_of(game.field, seat) for seat in range(4)}) == 2
    assert len({zone_of(game.field, seat) for seat in (RED, GREEN)}) == 1
    assert len(game.field.token) == 5
    deployed = []
    while game.question() == "deploy-unit":
        deployed.append(game.asked()[0])
        game.answer_quietly()
    assert (
        deployed[:5]
        == {"red": ["red", "blue", "green", "gold", "red"], "blue": ["blue", "green", "gold", "red", "blue"]}[chooser]
    )
    # As long as both have units to deploy, it is the other team's turn after each.
    alternating = [seat in ("red", "green") for seat in deployed[:18]]
    assert all(one != another for one, another in pairwise(alternating))
    assert {seat: deployed.count(seat) for seat in ("red", "blue", "green", "gold")} == {
        "red": 6,
        "blue": 5,
        "green": 5,
        "gold": 5,
    }


def test_a_player_without_units_is_followed_by_a_teammate() -> None:
    """Twenty Combat Units and one more: green has six, the others five each."""
    game = chosen(MOUNTAIN, LIONS, WOLVES, BANNERS)
    chooser = game.asked()[0]
    other = "blue" if chooser == "red" else "red"
    game.play(chooser, "zone north").play(other, f"first {chooser}")
    assert game.field.edge == ([1, 0, 1, 0] if chooser == "red" else [0, 1, 0, 1])
    assert game.field.first == game.seat(chooser)
    game.rest(lambda battle: battle.field.round == 1 or battle.question() != "deploy-unit")
    assert all(game.field.stands(unit) for unit in game.field.units())


# --- turns --------------------------------------------------------------------------------------------------------


@rule("miniatures:team.first-player-token")
def test_the_first_player_token_passes_between_the_teams() -> None:
    game = teams(*(f"{unit} activated" for unit in UNITS), first="red")
    found = []
    while not game.match.over:
        game.nothing_declared()
        if game.field.turns == 1:
            found.append((game.view()["first"], game.view()["turn"]))
        if game.question() == "activate-unit":
            game.play(game.asked()[0], game.options()[0]).nothing_declared()
        game.act("forgo")
    # Who of the team takes the turn is another matter: the one who didn't take its last one.
    assert [first for first, _ in found] == ["blue", "green", "gold", "red"]
    assert [turn in ("red", "green") for _, turn in found] == [False, True, False, True]


@rule("miniatures:team.turns")
def test_a_team_activates_one_unit_in_its_turn() -> None:
    game = teams()
    assert game.asked() == ("red",)
    forgo(game, "red-1")
    assert game.asked() == ("blue",)
    forgo(game, "blue-1")
    assert game.asked() == ("green",)
    forgo(game, "green-1")
    assert game.asked() == ("gold",)


@rule("miniatures:team.turns")
def test_the_unit_of_either_teammate_may_be_activated() -> None:
    game = teams()
    assert game.options("red") == ["activate red-1", "activate red-2", "leave turn"]
    game.play("red", "leave turn")
    assert (game.asked(), game.options()) == (("green",), ["activate green-1", "activate green-2"])
    assert game.events("turn-left") == [{"event": "turn-left", "seat": "red", "teammate": "green"}]
    assert game.view()["turn"] == "green"
    forgo(game, "green-1")
    assert game.asked() == ("gold",)
    # Green took the team's last turn.
    assert forgo(game, "gold-1").asked() == ("red",)


@rule("miniatures:ruling.team-details")
def test_the_turn_falls_to_the_member_who_did_not_take_the_last_one() -> None:
    game = forgo(teams(), "red-1").play("blue", "leave turn")
    # Clockwise from gold it would be red again.
    assert forgo(game, "gold-1").asked() == ("green",)


@rule("miniatures:ruling.team-details")
def test_a_turn_is_left_once_and_then_a_unit_must_be_activated() -> None:
    game = teams(position={"passes": {"red": 2}})
    assert "pass turn" in game.options("red")
    assert game.why_not("red", "activate green-1") == "ruling.team-details"
    game.play("red", "leave turn")
    for move in ("leave turn", "pass turn", "activate red-1"):
        with game.refused("ruling.team-details"):
            game.play("green", move)
    assert game.why_not("green", "activate blue-1") == "turn.activate-unit"


@rule("miniatures:ruling.team-details")
def test_a_turn_is_left_only_to_a_teammate_who_has_an_available_unit() -> None:
    game = teams(*UNITS[:2], f"{UNITS[2]} activated", UNITS[3], *MORE[:2])
    assert game.options("red") == ["activate red-1", "activate red-2"]
    with game.refused("ruling.team-details"):
        game.play("red", "leave turn")
    # Whoever has none left doesn't get the next turn either, though the other one took the last.
    forgo(game, "red-1", "blue-1")
    assert game.asked() == ("red",)
    assert game.events("turn-started")[-1]["seat"] == "red"


@rule("miniatures:ruling.team-details")
def test_a_turn_goes_to_the_teammate_if_its_player_has_lost_all_units_at_its_start() -> None:
    game = teams(*UNITS[:3], *MORE)
    game.field.activated[game.unit("red-1")] = game.field.activated[game.unit("red-2")] = True
    game.match._run()
    assert game.asked() == ("green",)
    forgo(game, "green-1")
    assert game.field.last_turn_of[0] == GREEN


@rule("miniatures:ruling.team-details")
def test_the_right_to_pass_is_counted_and_kept_by_the_team() -> None:
    # Red and green have eleven units, blue and gold ten: each of blue and gold has fewer than neither opponent alone.
    game = chosen(WOLVES, LIONS, MOUNTAIN, BANNERS)
    assert [(event["seat"], event["passes"]) for event in game.events("passing-granted")] == [("blue", 2)]
    assert game.field.passes == [0, 2]
    game = teams(position={"passes": {"red": 2}}).play("red", "pass turn")
    forgo(game, "blue-1")
    with game.refused("pass.once-per-round"):
        game.play("green", "pass turn")
    assert [player["passes"] for player in game.view()["players"]] == [1, 0, 1, 0]


@rule("miniatures:ruling.team-details")
def test_the_points_of_a_team_count_together_for_the_target() -> None:
    assert target(new_game(players=4, sides="teams", points=20).field) == 10
    assert target(new_game(players=4, sides="teams", points=30).field) == 14
    assert target(new_game(players=4, points=20).field) == 6


@rule("miniatures:ruling.team-details")
def test_hands_are_shown_to_teammates_and_to_nobody_else() -> None:
    position = {
        "commanders": {"red": ROBB, "blue": JAIME, "green": ROBB, "gold": JAIME},
        "hands": {"red": STARK[:2], "green": STARK[2:4]},
    }
    game = teams(*UNITS, *MORE, position=position)
    seen = {viewer: _hands(game, viewer) for viewer in ("red", "green", "blue", "gold", None)}
    assert set(seen["red"]["red"]) == set(seen["green"]["red"]) == set(STARK[:2])
    assert set(seen["red"]["green"]) == set(seen["green"]["green"]) == set(STARK[2:4])
    for viewer in ("blue", "gold", None):
        assert seen[viewer]["red"] == seen[viewer]["green"] == [None, None]
    rng = Random(2)
    for seat in (*map(Seat, range(4)), None):
        check_leaks(game.match, seat, rng)


@rule("miniatures:ruling.team-details")
def test_teammates_see_which_cards_are_drawn() -> None:
    position = {"commanders": {"red": ROBB, "blue": JAIME}, "hands": {"red": [], "blue": []}}
    game = teams(*(f"{unit} activated" for unit in UNITS), position=position).rest("activate-unit")
    assert game.field.round == 3
    drawn = {viewer: [event["seat"] for event in game.events("cards-drawn", viewer)] for viewer in ("green", "gold")}
    assert drawn == {"green": ["red"], "gold": ["blue"]}
    assert len(hand(game, "red")) == 3
    assert None not in _hands(game, "green")["red"]
    assert _hands(game, "gold")["red"] == [None] * 3


def _hands(game: Battle, viewer: str | None) -> dict[str, list[str | None]]:
    return {player["seat"]: list(player["hand"]) for player in game.view(viewer)["players"]}


# --- friends ------------------------------------------------------------------------------------------------------

SWORN = "stark-sworn-swords"
APART = 20 + 2 * half(SWORN, depth=True)


@rule("miniatures:team.allies-friendly")
def test_units_move_through_those_of_a_teammate() -> None:
    units = (f"red: {SWORN} @ 24 20 0", f"green: {SWORN} @ 24 {APART + 0.2:g} 0", *UNITS[1::2], MORE[0])
    game = teams(*units).activate("red-1").act("march")
    assert game.why_not("red", "march 10 0") is None
    assert game.why_not("red", "march 1 0") == "move.no-end-on-friends"
    hostile = teams(*(unit.replace("green", "blue") for unit in units)).activate("red-1")
    assert "action march" in hostile.options()
    assert hostile.act("march").why_not("red", "march 10 0") == "move.no-through-enemies"


@rule("miniatures:team.allies-friendly")
def test_trays_of_teammates_that_touch_are_not_engaged() -> None:
    game = teams(f"red: {SWORN} @ 24 20 0", f"green: {SWORN} @ 24 {APART:g} 0", *UNITS[1::2])
    assert game.engaged("red-1") == ()
    assert game.activate("red-1").why_not("red", "action charge") is not None


@rule("miniatures:team.allies-friendly")
def test_an_effect_for_a_friendly_unit_may_be_for_that_of_a_teammate() -> None:
    hurt = ("red: stark-sworn-swords @ 6 6 0 wounds=5", "green: stark-bowmen @ 42 6 0 wounds=5", *UNITS[1::2])
    game = teams(*hurt, position={"ncus": ["red: 30201 silenced"]})
    game.play("red", "activate red-a", "claim coins").nothing_declared()
    assert game.question() == "pick-target"
    assert game.options() == ["choose red-1", "choose green-1"]
    game.play("red", "choose green-1").rest("activate-unit")
    assert game.wounds("green-1") > 5
    assert game.wounds("red-1") == 5


@rule("miniatures:team.allies-friendly")
def test_a_teammate_is_no_target_of_effects_for_enemies() -> None:
    game = teams(*UNITS, position={"ncus": ["red: 30201 silenced"]})
    game.play("red", "activate red-a", "claim crown").nothing_declared()
    assert game.options() == ["choose blue-1", "choose gold-1"]


@rule("miniatures:term.enemy")
def test_units_of_teammates_are_no_enemies() -> None:
    field = teams().field
    assert {unit % 4 for unit in field.enemies_of(RED)} == {BLUE, GOLD}
    assert {unit % 4 for unit in field.friends_of(GREEN)} == {RED, GREEN}


def test_it_is_everybodys_own_turn_whose_team_has_it() -> None:
    field = teams().field
    assert [is_own_turn(field, seat) for seat in (RED, BLUE, GREEN, GOLD)] == [True, False, True, False]


def test_the_last_unit_of_a_player_may_wait_while_a_teammate_has_one_on_the_table() -> None:
    game = teams(*UNITS)
    assert not is_last(game.field, game.unit("red-1"))
    game.field.take_away(game.unit("green-1"))
    game.field.in_reserve[game.unit("green-1")] = True
    assert is_last(game.field, game.unit("red-1"))


@rule("miniatures:team.allies-friendly")
def test_what_friends_nearby_have_holds_for_units_of_a_teammate(monkeypatch: pytest.MonkeyPatch) -> None:
    near = (
        "red: stark-sworn-swords @ 24 20 0",
        "green: stark-bowmen @ 32 20 0",
        "blue: lannister-guardsmen @ 24 28 180",
    )
    game = teams(*near, UNITS[3])
    ability = game.field.card(game.unit("red-1")).abilities[0]
    saying(game, monkeypatch, ability, friends_near(LONG_RANGE, MoraleRolls(Fixed(1))))
    game.field.auras = aura_bearers(game.field)
    has = [bool([*about(game.field, game.unit(unit), MoraleRolls)]) for unit in ("red-1", "green-1", "blue-1")]
    assert has == [True, True, False]


@rule("miniatures:team.allies-friendly")
def test_a_shot_at_an_enemy_engaged_with_a_teammate_is_a_shot_into_combat() -> None:
    near = 20 + half(SWORN, depth=True) + half("lannister-guardsmen", depth=True)
    units = (f"red: {SWORN} @ 24 20 0", f"blue: lannister-guardsmen @ 24 {near:g} 180", "green: stark-bowmen @ 24 10 0")
    game = teams(*units, UNITS[3])
    attack(game.field, game.unit("green-1"), game.unit("blue-1"), 0, 0)
    assert game.field.frame(Attack, len(game.field.frames) - 1).friends == (game.unit("red-1"),)


@rule("miniatures:team.allies-friendly")
def test_an_effect_of_a_teammate_is_not_answered_as_an_enemys() -> None:
    field = teams().field
    field.frames.append(Effect(source=Source("zone-crown", RED), trigger=0, floor=0))
    happening = Happening(moment="targeted", unit=NO_UNIT, about=len(field.frames) - 1, floor=0)
    answers = [
        PlayedByEnemy().holds(field, Situation(NO_UNIT, NO_UNIT, seat=seat, happening=happening)) for seat in range(4)
    ]
    assert answers == [False, True, False, True]


@rule("miniatures:ruling.condition-holder")
def test_a_teammate_does_not_expend_the_tokens_of_a_unit() -> None:
    game = teams("red: stark-sworn-swords @ 6 6 0 panicked", *UNITS[1:])
    roll = Roll(purpose=PANIC_DICE, unit=game.unit("red-1"), sides=(6, 6, 3), dice=(1, 1, 1), floor=0)
    assert [[*sources(game.field, roll, seat)] for seat in (RED, BLUE, GREEN, GOLD)] == [
        [],
        ["panicked"],
        [],
        ["panicked"],
    ]


# --- victory ------------------------------------------------------------------------------------------------------


@rule("miniatures:team.shared-vp")
def test_objectives_of_both_teammates_score_for_the_team() -> None:
    game = teams(*(f"{unit} activated" for unit in UNITS), objectives=("6 6 card=0", "42 6 card=0", "6 42 card=0"))
    game.rest("activate-unit")
    assert [game.points(seat) for seat in ("red", "blue", "green", "gold")] == [2, 1, 2, 1]
    assert game.view()["players"][2]["scored"] == game.view()["players"][0]["scored"]


@rule("miniatures:team.shared-vp")
def test_a_team_wins_and_loses_together() -> None:
    position = {"victory_points": {"red": 14, "blue": 13}}
    game = teams(*(f"{unit} activated" for unit in UNITS), position=position)
    assert game.match.over
    assert game.match.result is not None
    assert game.match.result.places == (("red", "green"), ("blue", "gold"))
    assert game.events("team-won") == [{"event": "team-won", "seats": ["red", "green"], "points": 14}]


@rule("miniatures:ruling.team-details")
def test_a_team_has_lost_only_when_none_of_its_players_has_a_combat_unit() -> None:
    game = teams(*UNITS[:3], "gold: lannister-crossbowmen @ 42 42 180 wounds=1")
    _destroy(game, "blue-1")
    assert not game.match.over
    _destroy(game, "gold-1")
    game.rest()
    assert game.match.result is not None
    assert game.match.result.places[0] == ("red", "green")
    assert game.match.result.tie_breaks == ("no-units",)


def _destroy(game: Battle, unit: str) -> None:
    destroy(game.field, game.unit(unit), NO_CREDIT)


def test_a_unit_that_a_team_destroys_itself_scores_once_for_the_other_team() -> None:
    game = teams()
    _destroy(game, "red-1")
    assert [game.points(seat) for seat in ("red", "blue", "green", "gold")] == [0, 1, 0, 1]
    destroy(game.field, game.unit("red-2"), Credit(GREEN))
    assert [game.points(seat) for seat in ("red", "blue", "green", "gold")] == [0, 2, 0, 2]


def test_who_gives_up_gives_up_for_the_team() -> None:
    game = teams()
    game.match.concede("green")
    assert game.match.result is not None
    assert game.match.result.places == (("blue", "gold"), ("red", "green"))
    assert game.match.conceded == GREEN


def test_a_position_of_a_team_game_survives_being_written_and_read() -> None:
    game = forgo(teams(), "red-1", "blue-1").nothing_declared()
    written = game.match.position()
    again = scenario(players=4, sides="teams", position=written, points=30)
    assert again.match.position() == written
    assert (game.asked(), again.asked()) == (("green",), ("green",))
    # Whose turn it is, is told, whoever took the last one.
    assert teams(position={"last_turns": ["red"]}).asked() == ("red",)
