"""A Feast for Crows (p. 31): Objectives on Corpse Piles, which become more as units fall."""

from __future__ import annotations

from typing import Any

import pytest

from maester.engine import Seat
from maester.games.miniatures.box import BOX
from maester.games.miniatures.frames import NO_CREDIT, Credit
from maester.games.miniatures.geometry.numbers import INCH
from maester.games.miniatures.invariants import invariants
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.modes.a_feast_for_crows import piles
from maester.games.miniatures.moments import ATTACK_DECLARED
from maester.games.miniatures.moving import shift
from maester.games.miniatures.testing import panic_test
from maester.games.miniatures.wounds import suffer
from maester.harness.marks import rule
from tests.games.miniatures.army_lists import WOLVES
from tests.games.miniatures.given import told
from tests.games.miniatures.language import FAR, Battle, new_game, scenario

MODE = "a-feast-for-crows"
RED, BLUE = Seat(0), Seat(1)
BEARER = "red: stark-sworn-swords @ 24 20 0"
"""Its tray reaches from 17.6 to 22.4, and the Corpse Pile begins at 21.75."""
PILE, FAR_PILE = "corpse-pile @ 24 24 0", "corpse-pile @ 6 36 0"


def feast(
    *units: str, objectives: tuple[str, ...] = ("24 24 pile=1",), terrain: tuple[str, ...] = (PILE,), **more: Any
) -> Battle:
    """A battle in this mode with one Corpse Pile, and a unit of each side out of the way."""
    return scenario(*units, *FAR, objectives=objectives, terrain=terrain, mode=MODE, **more)


def bearing(*units: str, bearer: str = BEARER, **more: Any) -> Battle:
    """Red's first unit carries the first Objective; a second one lies on a Corpse Pile far away."""
    tokens = ("24 24 on=red-1 pile=1", "6 36 pile=2")
    return feast(bearer, *units, objectives=tokens, terrain=(PILE, FAR_PILE), **more)


def place(game: Battle, objective: int = 1) -> tuple[int, int] | None:
    return game.field.token[objective - 1]


def maneuver(game: Battle, move: str) -> Battle:
    """Red's first unit Maneuvers."""
    return game.activate("red-1").act("maneuver").play("red", f"maneuver {move}")


def harm(game: Battle, unit: str, wounds: int, by: Credit = NO_CREDIT) -> Battle:
    """The unit suffers Wounds by an effect."""
    return game.meanwhile(lambda field: suffer(field, game.unit(unit), wounds, "effect", by))


def frighten(game: Battle, unit: str = "red-1", dice: str = "111") -> Battle:
    """The unit makes a Panic Test with these dice."""
    game.dice(panic=dice).meanwhile(lambda field: panic_test(field, game.unit(unit), "attack"))
    return game.no_rerolls()


def set_out(seed: int = 1, **options: Any) -> Battle:
    """The armies are revealed."""
    game = new_game(seed, mode=MODE, **options)
    return game.play("red", f"army {WOLVES}").play("blue", f"army {WOLVES}")


# --- set-up ---------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-affc.deployment")
def test_zones_are_ten_inches_deep() -> None:
    game = set_out()
    zones = {tuple(player["zone"]) for player in game.view()["players"]}
    assert zones == {(0, 0, 48_000, 10_000), (0, 38_000, 48_000, 48_000)}


@rule("miniatures:mode-affc.initial-piles")
@pytest.mark.parametrize(("table", "right"), [(48, 42_000), (72, 66_000)])
def test_a_corpse_pile_lies_under_each_of_two_tokens_on_the_flanks(table: int, right: int) -> None:
    field = set_out(table=table).field
    assert field.token == [(6_000, 24_000), (right, 24_000)]
    assert field.terrain[:2] == ["corpse-pile", "corpse-pile"]
    assert [(pose.x, pose.y) for pose in field.terrain_pose[:2] if pose] == field.token
    assert field.token_pile == (0, 1)


@rule("miniatures:mode-affc.initial-piles")
def test_the_first_piles_dont_count_as_pieces_of_terrain() -> None:
    game = set_out(terrain="chosen", pieces=4)
    assert game.question() == "lay-piece"
    game.rest(until=lambda game: game.question() != "lay-piece")
    assert len(game.events("terrain-laid")) == 4
    assert len(game.field.terrain) == 6


@rule("miniatures:mode-affc.no-chosen-corpse-piles")
def test_players_choose_no_corpse_piles() -> None:
    game = set_out(terrain="chosen")
    seat = game.asked()[0]
    assert game.why_not(seat, "lay corpse-pile 24 24 0") == "mode-affc.no-chosen-corpse-piles"
    assert game.why_not(seat, "lay bog 24 24 0") is None
    assert not any("corpse-pile" in option for option in game.options())


@rule("miniatures:mode-affc.reroll-corpse-piles")
def test_a_corpse_pile_that_is_rolled_is_rolled_again() -> None:
    game = new_game(mode=MODE, terrain="random")
    # A 3 would be a Corpse Pile, and the 4 that comes instead is a Bog.
    game.dice(cards="1" * 9, roll_off="52", number=1, kinds="12" + "13" + "66" + "66").play("red", f"army {WOLVES}")
    game.play("blue", f"army {WOLVES}").any_dice().rest("choose-zone")
    assert [event["kind"] for event in game.events("terrain-laid")] == ["bog", "weirwood", "weirwood"]
    assert game.field.terrain.count("corpse-pile") == 2


@rule("miniatures:mode-affc.terrain-near-piles")
@pytest.mark.parametrize(("gap", "refused"), [(1, None), (0.5, "mode-affc.terrain-near-piles")])
def test_other_terrain_lies_as_near_as_an_inch_to_a_pile(gap: float, refused: str | None) -> None:
    game = set_out(terrain="chosen")
    width = BOX.terrain["hedge"].footprint.width / INCH
    move = f"lay hedge {6 + 2.25 + gap + width / 2:g} 24 0"
    assert game.why_not(game.asked()[0], move) == refused
    if refused:
        assert game.numbers(game.asked()[0], move) == {"other": "corpse-pile", "gap": 0.5, "least": 1}


@rule("miniatures:mode-affc.objective-cards")
def test_each_token_has_a_card_of_its_own() -> None:
    cards = set_out().field.token_card
    assert len(set(cards)) == 2
    assert set(cards) <= set(range(1, 11))
    assert set_out(seed=3).field.token_card != cards


# --- Claiming -------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-affc.claim")
@pytest.mark.parametrize(("way", "claims"), [(2.1, True), (1.9, False)])
def test_any_part_of_the_tray_over_the_token_is_enough(way: float, claims: bool) -> None:
    game = maneuver(feast("red: stark-sworn-swords @ 24 19 0"), f"0 {way} 0")
    assert game.controls(1) == ("red-1" if claims else None)
    shown = game.view()["objectives"][0]
    assert (shown["carried"], shown["pile"]) == (claims, "terrain-1")


@rule("miniatures:mode-affc.one-token-per-unit")
def test_the_opponent_puts_a_second_token_beside_its_own_pile() -> None:
    other = "corpse-pile @ 31 24 0"
    tokens = ("24 24 on=red-1 pile=1", "28.05 24 pile=2")
    game = feast("red: stark-sworn-swords @ 24 21.5 0", objectives=tokens, terrain=(PILE, other))
    maneuver(game, "90 1.6 0")
    assert (game.question(), game.asked()) == ("place-beside-pile", ("blue",))
    assert (game.controls(1), game.controls(2)) == ("red-1", None)
    assert game.why_not("blue", "token 2 24 26.95") == "ruling.affc-touch-and-adjacent"
    game.play("blue", "token 2 31 26.95")
    assert (game.controls(1), game.controls(2), place(game, 2)) == ("red-1", None, (31_000, 26_950))


# --- losing it --------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-affc.drop-when-leaving")
def test_a_unit_that_leaves_the_pile_drops_the_token() -> None:
    game = maneuver(bearing(), "180 5 0")
    assert (game.question(), game.asked()) == ("place-beside-pile", ("blue",))
    game.play("blue", "token 1 24 26.95")
    assert (game.controls(1), place(game)) == (None, (24_000, 26_950))
    assert told(game, "objective-placed")["unit"] == "red-1"


@rule("miniatures:ruling.affc-touch-and-adjacent")
@pytest.mark.parametrize(("way", "drops"), [(0.65, False), (0.67, True)])
def test_touching_the_outline_of_the_pile_is_enough(way: float, drops: bool) -> None:
    # 0.65 in back the front edge lies at 21.75.
    game = maneuver(bearing(), f"180 {way} 0")
    assert (game.question() == "place-beside-pile") == drops
    assert game.controls(1) == "red-1"


@rule("miniatures:mode-affc.drop-when-leaving")
def test_it_is_asked_after_an_action_too() -> None:
    game = bearing().put("red-1", 24, 15, 0)
    game.meanwhile(lambda field: mode_of(field).action_ended(field, game.unit("red-1")))
    assert (game.question(), game.asked()) == ("place-beside-pile", ("blue",))


@rule("miniatures:mode-affc.drop-when-leaving")
def test_it_is_asked_after_a_move_that_is_no_action_too() -> None:
    game = bearing()
    game.meanwhile(lambda field: shift(field, game.unit("red-1"), 3 * INCH)).play("red", "shift back 3")
    assert (game.question(), game.asked()) == ("place-beside-pile", ("blue",))


def test_a_unit_that_leaves_for_another_token_has_neither() -> None:
    tokens = ("24 24 on=red-1 pile=1", "24 12.6 pile=2")
    game = feast(BEARER, objectives=tokens, terrain=(PILE, "corpse-pile @ 24 10 0"))
    maneuver(game, "180 5 180")
    assert game.why_not("blue", "token 2 24 7.05") is None
    game.play("blue", "token 2 24 7.05").play("blue", "token 1 24 26.95")
    assert (game.controls(1), game.controls(2)) == (None, None)


@rule("miniatures:mode-affc.token-linked")
def test_a_dropped_token_lies_beside_the_pile_that_it_came_from() -> None:
    game = maneuver(bearing(), "180 5 0")
    assert game.why_not("blue", "token 1 6 33.05") == "ruling.affc-touch-and-adjacent"
    assert game.why_not("blue", "token 1 24 26.95") is None
    assert game.field.token_pile == (0, 1)
    assert [one["pile"] for one in game.view()["objectives"]] == ["terrain-1", "terrain-2"]


SPOTS = [
    pytest.param("token 1 24 26.95", None, {}, id="beside it"),
    pytest.param("token 1 24 26.96", None, {}, id="0.01 in away"),
    pytest.param("token 1 24 26.97", "far", {"number": 0.02}, id="0.02 in away"),
    pytest.param("token 1 24 27.45", "far", {"number": 0.5, "most": 0.01}, id="0.5 in away"),
    pytest.param("token 1 24 24", "pile", {}, id="on it"),
    pytest.param("token 1 21.05 24", "unit", {"name": "blue-1"}, id="under a tray"),
]


@rule("miniatures:ruling.affc-touch-and-adjacent")
@pytest.mark.parametrize(("move", "what", "numbers"), SPOTS)
def test_where_a_token_may_be_put(move: str, what: str | None, numbers: dict[str, Any]) -> None:
    game = bearing("blue: lannister-guardsmen @ 18.5 24 90")
    maneuver(game, "180 5 0")
    if what is None:
        assert game.why_not("blue", move) is None
        return
    refusal = game.match.why_not("blue", move)
    assert refusal is not None
    assert (refusal.rule, refusal.values["what"]) == ("ruling.affc-touch-and-adjacent", what)
    assert numbers.items() <= refusal.values.items()
    assert game.why_not("blue", game.match.text(refusal.nearest)) is None


@rule("miniatures:mode-affc.lose-on-panic-or-death")
@pytest.mark.parametrize(
    ("enemy", "dice", "asked", "holder"),
    [
        ("blue: lannister-guardsmen @ 24 28.6 180", "111", False, "blue-1"),
        ("blue: lannister-guardsmen @ 24 28.6 180", "661", False, "red-1"),
        ("blue: lannister-guardsmen @ 24 28.7 180", "111", True, "red-1"),
    ],
    ids=["an enemy touches the pile", "the test is passed", "no enemy touches it"],
)
def test_whoever_touches_the_pile_claims_the_token_of_a_unit_that_panics(
    enemy: str, dice: str, asked: bool, holder: str
) -> None:
    game = frighten(bearing(enemy), dice=dice)
    assert (game.question() == "place-beside-pile") == asked
    assert game.controls(1) == holder
    if asked:
        assert game.asked() == ("blue",)
        game.play("blue", game.options()[0])
        assert game.controls(1) is None


@rule("miniatures:mode-affc.lose-on-panic-or-death")
def test_of_several_at_the_pile_the_opponent_chooses_when_the_bearer_is_destroyed() -> None:
    game = bearing(
        "blue: lannister-guardsmen @ 25 28.6 180",
        "blue: stark-bowmen @ 19.4 25.4 90",
        bearer="red: stark-outriders @ 24 20 0",
    )
    harm(game, "red-1", 12)
    assert (game.question(), game.asked()) == ("choose-captor-at-pile", ("blue",))
    assert game.options() == ["choose blue-1", "choose blue-2"]
    assert game.why_not("blue", "choose blue-3") == "mode-affc.lose-on-panic-or-death"
    game.play("blue", "choose blue-2")
    assert (game.controls(1), game.pose("red-1")) == ("blue-2", None)


@rule("miniatures:mode-affc.steal-by-melee")
@pytest.mark.parametrize(
    ("attacker", "defender", "dice", "holder"),
    [
        ("lannister-guardsmen", "wounds=9", {"attack": "411111", "defense": "1", "panic": "661"}, "red-1"),
        ("lannister-guardsmen", "wounds=10", {"attack": "411111", "defense": "1", "panic": "661"}, "blue-1"),
        ("lannister-guardsmen wounds=8", "wounds=8", {"attack": "11111"}, "blue-1"),
    ],
    ids=["3 ranks against 2", "3 against 3", "2 against 2"],
)
def test_the_attacker_with_more_ranks_takes_the_token(
    attacker: str, defender: str, dice: dict[str, str], holder: str
) -> None:
    card, *special = attacker.split()
    game = feast(
        f"red: {card} @ 24 19.5 0 {' '.join(special)}",
        f"blue: stark-sworn-swords @ 24 24.3 180 {defender}",
        objectives=("24 24 on=blue-1 pile=1",),
    )
    game.strike("red-1", "blue-1", 1, **dice)
    assert game.controls(1) == holder


def test_an_attacker_that_doesnt_touch_the_pile_drops_at_once_what_it_took() -> None:
    game = feast(
        "red: lannister-guardsmen @ 24 14 0",
        "blue: stark-sworn-swords @ 24 18.8 180 wounds=8",
        objectives=("24 24 on=blue-1 pile=1",),
        terrain=("corpse-pile @ 24 22 0",),
    )
    game.strike("red-1", "blue-1", 1, attack="111111")
    assert [event["unit"] for event in game.events("objective-taken")] == ["red-1"]
    assert (game.question(), game.asked()) == ("place-beside-pile", ("blue",))


# --- new piles --------------------------------------------------------------------------------------------------------

NEW = "red: stark-sworn-swords @ 24 14 0"


def fallen(*units: str, card: int = 1, unit: str = NEW, terrain: int = 2, **more: Any) -> Battle:
    """Red's first unit is destroyed; so many Corpse Piles are in play, all far away. The next card is this one of those
    that are left.
    """
    corners = [(6, 36), (42, 36), (34, 40), (14, 40)][:terrain]
    game = feast(
        unit,
        *units,
        objectives=tuple(f"{x} {y} card={number} pile={number}" for number, (x, y) in enumerate(corners, start=1)),
        terrain=tuple(f"corpse-pile @ {x} {y} 0" for x, y in corners),
        **more,
    )
    harm(game, "red-1", 12, Credit(BLUE))
    return game.dice(cards=card)


@rule("miniatures:mode-affc.new-pile")
@pytest.mark.parametrize(
    ("unit", "terrain", "is_asked"),
    [(NEW, 2, True), (NEW, 3, True), (NEW, 4, False), ("red: stark-outriders @ 24 14 0", 2, False)],
    ids=["2 piles", "3 piles", "4 piles", "Cavalry"],
)
def test_the_owner_of_a_destroyed_infantry_unit_lays_a_corpse_pile(unit: str, terrain: int, is_asked: bool) -> None:
    game = fallen(unit=unit, terrain=terrain)
    assert (game.question() == "raise-corpse-pile") == is_asked
    if is_asked:
        assert game.asked() == ("red",)
        assert game.pose("red-1") == (24, 14, 0)
        game.play("red", "pile 24 20")
        assert place(game, terrain + 1) == (24_000, 20_000)
        assert game.field.terrain[-1] == "corpse-pile"
        assert game.field.token_pile[-1] == terrain
    assert game.pose("red-1") is None
    assert len(piles(game.field)) == min(4, terrain + is_asked)
    assert list(invariants(game.field)) == []


@rule("miniatures:mode-affc.objective-cards")
def test_a_new_token_gets_a_card_that_no_other_has() -> None:
    game = fallen(card=7).play("red", "pile 24 20")
    assert game.field.token_card == [1, 2, 9]
    raised = told(game, "corpse-pile-raised")
    assert (raised["seat"], raised["unit"], raised["objective"], raised["card"]) == ("red", "red-1", 3, 9)
    # What the card waits for is awaited from now on.
    assert ATTACK_DECLARED in game.field.awaited


PLACES = [
    pytest.param("pile 24 14", None, {}, id="where its own tray stands"),
    pytest.param("pile 24 26.15", None, {}, id="wholly within 12 in"),
    pytest.param("pile 24 26.2", "far", {"number": 12.05, "most": 12}, id="partly farther"),
    pytest.param("pile 31.3 14", "unit", {"name": "red-2", "number": 0.95}, id="too near to a friend"),
    pytest.param("pile 31.2 14", None, {}, id="1 in from a friend"),
    pytest.param("pile 15.8 14", "piece", {"name": "terrain-3"}, id="too near to Terrain"),
    pytest.param("pile 24 2", "edge", {"number": 0.25}, id="off the board"),
]


@rule("miniatures:ruling.affc-pile-placement")
@pytest.mark.parametrize(("move", "what", "numbers"), PLACES)
def test_where_a_pile_may_be_laid(move: str, what: str | None, numbers: dict[str, Any]) -> None:
    game = feast(
        NEW,
        "red: stark-bowmen @ 37.25 14 0",
        objectives=("6 36 card=1 pile=1", "42 36 card=2 pile=2"),
        terrain=("corpse-pile @ 6 36 0", "corpse-pile @ 42 36 0", "bog @ 10 14 0"),
    )
    harm(game, "red-1", 12, Credit(BLUE))
    assert game.question() == "raise-corpse-pile"
    if what is None:
        assert game.why_not("red", move) is None
        return
    refusal = game.match.why_not("red", move)
    assert refusal is not None
    assert (refusal.rule, refusal.values["what"]) == ("ruling.affc-pile-placement", what)
    assert numbers.items() <= refusal.values.items()
    assert game.why_not("red", game.match.text(refusal.nearest)) is None


@rule("miniatures:ruling.affc-pile-placement")
def test_where_there_is_no_place_no_pile_is_laid() -> None:
    bogs = tuple(f"bog @ {x} {y} 0" for x in (6, 14, 22, 30, 38) for y in (3.5, 11, 18.5, 26))
    game = feast(NEW, objectives=("6 36 card=1 pile=21",), terrain=(*bogs, "corpse-pile @ 6 36 0"))
    harm(game, "red-1", 12, Credit(BLUE))
    assert game.events("corpse-pile-raised") == []
    assert (game.pose("red-1"), game.question()) == (None, "choose-action")
    assert len(piles(game.field)) == 1


def test_a_unit_that_falls_on_its_pile_loses_the_token_before_it_leaves_another_pile() -> None:
    game = bearing()
    harm(game, "red-1", 12, Credit(BLUE))
    assert (game.question(), game.asked()) == ("place-beside-pile", ("blue",))
    game.play("blue", "token 1 24 26.95")
    assert (game.question(), game.asked()) == ("raise-corpse-pile", ("red",))


# --- scoring --------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-affc.scoring")
@pytest.mark.parametrize(("round", "points"), [(1, 0), (2, 2), (3, 2)])
def test_each_token_that_is_carried_scores_from_round_two_on(round: int, points: int) -> None:
    units = (BEARER, "red: stark-bowmen @ 6 36 0", *FAR)
    game = scenario(
        *[f"{line} activated" for line in units],
        objectives=("24 24 on=red-1 pile=1", "6 36 on=red-2 pile=2"),
        terrain=(PILE, FAR_PILE),
        round=round,
        mode=MODE,
    )
    assert (game.points("red"), game.points("blue")) == (points, 0)
