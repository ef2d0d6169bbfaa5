"""How a battle ends in each Game Mode (p. 24, 26, 30): by Victory Points at the end of a Round, after the last Round,
and by the loss of the last Combat Unit; for two players, for teams, and where everybody fights alone.

Each case is played in every mode in which it can happen. Nobody scores anything at the end of the Round besides what
the case says: all units stand apart from Objectives, and too few in each square to Control it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import NO_CREDIT
from maester.games.miniatures.names import MODE_NAMES
from maester.games.miniatures.wounds import destroy
from maester.harness.marks import rule
from tests.games.miniatures.language import Battle, scenario

SIEGE = "a-storm-of-swords"
"""It has an end of its own."""
MODES = tuple(mode for mode in MODE_NAMES if mode != SIEGE)
FELLOWS, WOLF = "poor-fellows", "grey-wind"
"""4 points and 3 points: none of them Controls a square."""
UNITS = (
    f"red: {FELLOWS} @ 6 8 0",
    f"blue: {FELLOWS} @ 6 43 180",
    f"green: {FELLOWS} @ 42 8 0",
    f"gold: {FELLOWS} @ 42 43 180",
)
MORE = {"red": f"red: {WOLF} @ 42 20 0", "blue": f"blue: {WOLF} @ 14 20 180", "green": f"green: {WOLF} @ 14 30 0"}
HANDS = {"red": [1, 2, 11, 12], "blue": [3, 4, 11, 12], "green": [1, 3, 11, 12], "gold": [2, 4, 11, 12]}
TARGET, TEAMS_TARGET = 8, 14

Places = tuple[tuple[str, ...], ...]
RED: Places = (("red",), ("blue",))
BLUE: Places = (("blue",), ("red",))
DRAW: Places = (("red", "blue"),)


class Case(NamedTuple):
    """What the players have when a Round ends, and what comes of it."""

    points: tuple[int, ...]
    places: Places | None
    """From first to last; None if the battle goes on."""
    round: int = 3
    more: tuple[str, ...] = ()
    """Who has a unit more."""
    tie_breaks: tuple[str, ...] = ()


def battle(mode: str, points: tuple[int, ...], *units: str, teams: bool = False, **more: Any) -> Battle:
    """A battle in a mode, with so many Victory Points by side; of Missions none is fulfilled."""
    seats = ("red", "blue", "green", "gold")[: len({unit.partition(":")[0] for unit in units})]
    position: dict[str, Any] = {"victory_points": dict(zip(seats, points, strict=False))}
    if mode == "winds-of-winter":
        holders = seats[:2] if teams else seats
        position["missions"] = {"hands": {seat: HANDS[seat] for seat in holders}}
    if mode == SIEGE:
        position["siege"] = {"defender": "red", "walls": [6, 6, 6]}
    if mode == "dark-wings-dark-words":
        position["missions"] = {"active": ["1", "9"], "reserve": ["2", "3"]}
    if teams:
        more["sides"] = "teams"
    return scenario(*units, players=len(seats), position=position, mode=mode, **more).nothing_declared()


def round_over(mode: str, case: Case, players: int, **more: Any) -> Battle:
    """The Round ends at once, since all units are activated."""
    units = (*UNITS[:players], *(MORE[seat] for seat in case.more))
    return battle(mode, case.points, *(f"{unit} activated" for unit in units), round=case.round, **more)


def lose(game: Battle, *units: str) -> Battle:
    """These units are destroyed by one effect that nobody controls; all that is asked about it is answered, and a unit
    is activated and does nothing.
    """

    def destroy_all(field: Field) -> None:
        for unit in units:
            destroy(field, game.unit(unit), NO_CREDIT)

    game.meanwhile(destroy_all)
    game.rest(lambda one: one.match.over or one.question() in ("activate-unit", "choose-action"))
    if not game.match.over and game.question() == "activate-unit":
        game.play(game.asked()[0], game.options()[0]).nothing_declared()
    return game if game.match.over else game.act("forgo")


def ending(game: Battle) -> tuple[Places | None, tuple[str, ...]]:
    """The places from first to last, None as long as the battle goes on; and what was compared besides points."""
    result = game.match.result
    return (None, ()) if result is None else (result.places, result.tie_breaks)


# --- two players ------------------------------------------------------------------------------------------------------

OF_TWO = {
    "one less than the target": Case((TARGET - 1, 0), None),
    "the target": Case((TARGET, TARGET - 1), RED),
    "the target, by the other one": Case((TARGET - 1, TARGET), BLUE),
    "both above the target, one with more": Case((TARGET + 1, TARGET + 2), BLUE),
    "both at the target": Case((TARGET, TARGET), None),
    "both at the target, one with a larger army": Case((TARGET, TARGET), None, more=("red",)),
    "the most points after the last Round": Case((2, 3), BLUE, 6),
    "the most points before a larger army": Case((2, 3), BLUE, 6, ("red",)),
    "a larger army after the last Round": Case((3, 3), BLUE, 6, ("blue",), ("army-points",)),
    "a larger army at the target after the last Round": Case((TARGET, TARGET), RED, 6, ("red",), ("army-points",)),
    "as many points and as large an army": Case((3, 3), DRAW, 6, (), ("army-points",)),
    "nothing at all": Case((0, 0), DRAW, 6, ("red", "blue"), ("army-points",)),
}


@rule("miniatures:victory.threshold-met")
@rule("miniatures:victory.tie-continues")
@rule("miniatures:victory.after-round-six")
@rule("miniatures:victory.tiebreak-points")
@rule("miniatures:victory.draw")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", OF_TWO)
def test_a_round_of_two_players_ends(mode: str, name: str) -> None:
    case = OF_TWO[name]
    game = round_over(mode, case, 2)
    assert ending(game) == (case.places, case.tie_breaks)
    if case.places is None:
        assert game.field.round == case.round + 1
        assert (game.points("red"), game.points("blue")) == case.points


@rule("miniatures:victory.no-combat-units")
@pytest.mark.parametrize("mode", MODES)
def test_the_last_combat_unit_is_lost_whatever_the_points(mode: str) -> None:
    game = battle(mode, (TARGET + 5, 0), *UNITS[:2], MORE["red"], MORE["blue"])
    lose(game, "red-1")
    assert not game.match.over
    lose(game, "red-2")
    assert ending(game) == (BLUE, ("no-units",))
    assert (game.points("red"), game.points("blue")) == (TARGET + 5, 2)


@rule("miniatures:ruling.no-units-simultaneous")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("points", "places"), [((4, 3), RED), ((3, 4), BLUE), ((3, 3), DRAW)])
def test_both_lose_their_last_combat_unit_at_once(mode: str, points: tuple[int, int], places: Places) -> None:
    game = lose(battle(mode, points, *UNITS[:2]), "red-1", "blue-1")
    assert ending(game) == (places, ("no-units",))


# --- teams ------------------------------------------------------------------------------------------------------------

RED_TEAM: Places = (("red", "green"), ("blue", "gold"))
BLUE_TEAM: Places = (("blue", "gold"), ("red", "green"))
OF_TEAMS = {
    "the target of one army": Case((TARGET, 0), None),
    "the target of the team": Case((TEAMS_TARGET, 3), RED_TEAM),
    "both at the target": Case((TEAMS_TARGET, TEAMS_TARGET), None, more=("green",)),
    "the most points after the last Round": Case((2, 3), BLUE_TEAM, 6, ("green",)),
    "a larger army of the second player": Case((3, 3), RED_TEAM, 6, ("green",), ("army-points",)),
    "as many points and as large armies": Case((3, 3), (("red", "blue", "green", "gold"),), 6, (), ("army-points",)),
}


@rule("miniatures:team.shared-vp")
@rule("miniatures:ruling.team-details")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", OF_TEAMS)
def test_a_round_of_teams_ends(mode: str, name: str) -> None:
    case = OF_TEAMS[name]
    game = round_over(mode, case, 4, teams=True)
    places, tie_breaks = ending(game)
    found = None if places is None else tuple(tuple(sorted(place)) for place in places)
    wanted = None if case.places is None else tuple(tuple(sorted(place)) for place in case.places)
    assert (found, tie_breaks) == (wanted, case.tie_breaks)


@rule("miniatures:ruling.team-details")
@pytest.mark.parametrize("mode", MODES)
def test_a_team_plays_on_until_its_last_combat_unit_is_lost(mode: str) -> None:
    game = battle(mode, (TEAMS_TARGET, 0), *UNITS, MORE["blue"], teams=True)
    lose(game, "green-1")
    assert not game.match.over
    lose(game, "red-1")
    assert ending(game) == (BLUE_TEAM, ("no-units",))


@rule("miniatures:ruling.no-units-simultaneous")
def test_both_teams_lose_their_last_combat_units_at_once() -> None:
    for points, first in (((4, 3), RED_TEAM), ((3, 4), BLUE_TEAM)):
        game = lose(battle(MODES[0], points, *UNITS, teams=True), "red-1", "blue-1", "green-1", "gold-1")
        assert ending(game) == (first, ("no-units",))


# --- everybody alone --------------------------------------------------------------------------------------------------

OF_THREE = {
    "the target and more than each": Case((TARGET, 3, TARGET - 1), (("red",), ("green",), ("blue",))),
    "the target, and another one as well": Case((3, TARGET, TARGET), None),
    "all at the target": Case((TARGET, TARGET, TARGET), None, more=("green",)),
    "the most points after the last Round": Case((1, 2, 3), (("green",), ("blue",), ("red",)), 6),
    "a larger army of one of two": Case((0, 3, 3), (("green",), ("blue",), ("red",)), 6, ("green",), ("army-points",)),
    "two share the first place": Case((3, 3, 1), (("red", "blue"), ("green",)), 6, ("green",), ("army-points",)),
    "all share the first place": Case((3, 3, 3), (("red", "blue", "green"),), 6, (), ("army-points",)),
}


@rule("miniatures:ffa.until-victory")
@rule("miniatures:ruling.ffa-details")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", OF_THREE)
def test_a_round_of_three_ends(mode: str, name: str) -> None:
    case = OF_THREE[name]
    assert ending(round_over(mode, case, 3)) == (case.places, case.tie_breaks)


@rule("miniatures:ffa.elimination")
@pytest.mark.parametrize("mode", MODES)
def test_the_last_of_three_wins_whatever_the_points(mode: str) -> None:
    game = battle(mode, (0, TARGET + 5, TARGET + 4), *UNITS[:3], MORE["red"], MORE["green"])
    lose(game, "blue-1")
    assert ending(game) == (None, ())
    assert game.field.eliminated == [0, 1, 0]
    lose(game, "green-1", "green-2")
    assert ending(game) == ((("red",), ("green",), ("blue",)), ("no-units",))


@rule("miniatures:ruling.ffa-details")
@pytest.mark.parametrize(
    ("points", "places"),
    [
        # Blue alone has the target, but is no longer in the battle; then red is, and has more than who still is.
        ((3, TARGET + 5, 0), None),
        ((TARGET - 1, TARGET, 0), (("red",), ("green",), ("blue",))),
    ],
)
def test_points_of_the_eliminated_neither_end_a_round_nor_keep_it_from_ending(
    points: tuple[int, ...], places: Places | None
) -> None:
    game = lose(battle(MODES[0], points, *UNITS[:3]), "blue-1")
    game.activate("green-1").act("forgo")
    assert ending(game)[0] == places


@pytest.mark.parametrize("mode", MODES)
def test_the_last_two_of_three_lose_their_last_combat_units_at_once(mode: str) -> None:
    game = lose(battle(mode, (2, 9, 3), *UNITS[:3]), "blue-1")
    assert game.field.eliminated == [0, 1, 0]
    lose(game, "red-1", "green-1")
    assert ending(game) == ((("green",), ("red",), ("blue",)), ("no-units",))


# --- a siege ----------------------------------------------------------------------------------------------------------

OF_A_SIEGE = {
    "one less than the target": Case((0, TARGET - 1), None),
    "the target": Case((0, TARGET), BLUE),
    "before the last Round": Case((0, TARGET - 1), None, 5),
    "points that are no target after the last Round": Case((0, TARGET - 1), RED, 6, ("blue",), ("held-out",)),
    "the target after the last Round": Case((0, TARGET), BLUE, 6, ("red",)),
    "nothing at all": Case((0, 0), RED, 6, (), ("held-out",)),
}
OF_A_SIEGE_OF_TEAMS = {
    "the target of one army": Case((0, TARGET), None),
    "the target of the team": Case((0, TEAMS_TARGET), BLUE_TEAM),
    "points that are no target after the last Round": Case((0, TEAMS_TARGET - 1), RED_TEAM, 6, (), ("held-out",)),
    "the target after the last Round": Case((0, TEAMS_TARGET), BLUE_TEAM, 6),
}


@rule("miniatures:ruling.asos-final-round")
@pytest.mark.parametrize(
    ("players", "case"),
    [*((2, case) for case in OF_A_SIEGE.values()), *((4, case) for case in OF_A_SIEGE_OF_TEAMS.values())],
    ids=[*OF_A_SIEGE, *(f"{name}, in teams" for name in OF_A_SIEGE_OF_TEAMS)],
)
def test_a_round_of_a_siege_ends(players: int, case: Case) -> None:
    """Red defends, in teams with green."""
    game = round_over(SIEGE, case, players, teams=players == 4)
    while not game.match.over and game.field.round == case.round:
        game.play(game.asked()[0], "end turn")
    assert ending(game) == (case.places, case.tie_breaks)


@rule("miniatures:victory.no-combat-units")
@pytest.mark.parametrize(
    ("lost", "places"), [(("red-1",), BLUE), (("blue-1",), RED), (("red-1", "blue-1"), BLUE)], ids=str
)
def test_the_last_combat_unit_of_a_siege_is_lost(lost: tuple[str, ...], places: Places) -> None:
    """The Attacker loses, too, though his units would come back in the next Round. If both lose their last ones, the
    Victory Points decide: the Attacker's for the unit that the Defender has lost, and the Defender has none.
    """
    game = lose(battle(SIEGE, (0, TARGET if lost == ("blue-1",) else 0), *UNITS[:2]), *lost)
    assert ending(game) == (places, ("no-units",))
