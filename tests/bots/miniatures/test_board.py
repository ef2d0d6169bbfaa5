"""The steward and the Tactics Board: each zone has a value now, and what the opponent can't have is worth something."""

from __future__ import annotations

from typing import Any

from maester.bots import Budget, SeatTable
from maester.bots.miniatures.board import Board, zones_in
from maester.bots.miniatures.prospects import Prospects
from maester.bots.miniatures.steward import Steward, free_maneuver
from maester.engine import Seat
from maester.games.miniatures.names import COINS, CROWN, HORSE, LETTER, SWORDS
from tests.games.miniatures.language import Battle, scenario

RED, BLUE = Seat(0), Seat(1)
FAR = ("red: stark-sworn-swords @ 8 8 0", "blue: lannister-guardsmen @ 40 40 180")
FIGHT = ("red: stark-sworn-swords @ 24 20 0", "blue: lannister-guardsmen @ 24 24.8 180")
CATELYN, SANSA, PYCELLE = "red: 30201", "red: 30202", "blue: 30102"


def battle(*units: str, ncus: tuple[str, ...] = (CATELYN,), **position: Any) -> Battle:
    commanders = {"red": "20201", "blue": "20104"}
    whole = {"commanders": commanders, "hands": {"red": [], "blue": []}, "ncus": ncus, **position}
    return scenario(*(units or FAR), position=whole)


def board(game: Battle) -> Board:
    prospects = Prospects(game.field, RED)
    return Board(prospects, lambda unit: free_maneuver(prospects, unit))


def claimed(game: Battle) -> str:
    """The zone that the steward's NCU goes to."""
    while game.question() != "choose-zone-to-claim":
        game.play(game.asked()[0], "activate red-a" if game.question() == "activate-unit" else "pass")
    table = SeatTable(game.match, "red")
    return table.text(Steward(1).choose(table, Budget()))


def test_healing_is_worth_more_the_more_was_lost() -> None:
    values = []
    for wounds in (12, 11, 7):
        values.append(board(battle(f"red: stark-sworn-swords @ 8 8 0 wounds={wounds}", FAR[1])).coins(RED))
    assert values[0] == 0.0 < values[1] < values[2]


def test_a_free_attack_is_worth_nothing_without_an_enemy_and_something_in_a_fight() -> None:
    assert board(battle()).swords(RED) == 0.0
    assert board(battle(*FIGHT)).swords(RED) > 0.05


def test_the_crown_is_worth_most_against_the_shakiest() -> None:
    brave = board(battle(*FIGHT)).crown(RED)
    shaky = board(battle(FIGHT[0], "blue: lannister-guardsmen @ 24 24.8 180 panicked")).crown(RED)
    dying = board(battle(FIGHT[0], "blue: lannister-guardsmen @ 24 24.8 180 wounds=1", FAR[1])).crown(RED)
    assert 0 < brave < shaky
    assert dying > brave


def test_letters_are_worth_less_to_a_full_hand() -> None:
    full = ["stark-northern-ferocity"] * 2 + ["stark-winters-might"] * 2 + ["stark-winter-is-coming"]
    empty, held = board(battle()), board(battle(hands={"red": full, "blue": []}))
    assert empty.letter(RED) > held.letter(RED)


def test_a_free_maneuver_is_worth_what_the_better_place_is() -> None:
    far = battle("red: stark-sworn-swords @ 24 18 0", FAR[1])
    near = scenario("red: stark-sworn-swords @ 24 18 0", FAR[1], objectives=["24 23"])
    assert board(near).horse(RED) > board(far).horse(RED) >= 0.0


def test_what_the_opponent_could_claim_is_worth_denying() -> None:
    hurt = "blue: lannister-guardsmen @ 40 40 180 wounds=5"
    alone = board(battle(FAR[0], hurt))
    contested = board(battle(FAR[0], hurt, ncus=(CATELYN, PYCELLE)))
    assert contested.value(COINS) > alone.value(COINS)
    assert contested.urgency() > alone.urgency()


def test_a_zone_that_a_card_in_the_hand_asks_for_is_worth_more() -> None:
    assert zones_in("stark-northern-ferocity") == {SWORDS}
    assert zones_in("lannister-counterplot") == {CROWN, COINS}
    plain = board(battle())
    better = board(battle(hands={"red": ["stark-northern-ferocity"], "blue": []}))
    assert better.value(SWORDS) > plain.value(SWORDS)
    assert better.value(HORSE) == plain.value(HORSE)


def test_the_steward_heals_what_is_hurt_and_fights_where_it_can() -> None:
    held = {"red": ["stark-winters-might"] * 2, "blue": []}
    assert claimed(battle("red: stark-sworn-swords @ 8 8 0 wounds=2", FAR[1], hands=held)) == "claim coins"
    weak = "blue: lannister-guardsmen @ 24 24.8 180 wounds=2"
    assert claimed(battle(FIGHT[0], weak, FAR[1], hands=held)) == "claim swords"


def test_an_ncu_acts_before_a_unit_that_has_time() -> None:
    game = battle("red: stark-sworn-swords @ 8 8 0 wounds=5", FAR[1], ncus=(CATELYN, PYCELLE)).nothing_declared()
    table = SeatTable(game.match, "red")
    assert table.text(Steward(1).choose(table, Budget())) == "activate red-a"


def test_a_charge_that_pays_comes_before_an_ncu() -> None:
    game = battle("red: stark-sworn-swords @ 24 16 0", "blue: lannister-guardsmen @ 24 26 180 wounds=2")
    table = SeatTable(game.nothing_declared().match, "red")
    assert table.text(Steward(1).choose(table, Budget())) == "activate red-1"


def test_all_zones_have_a_value() -> None:
    found = board(battle(*FIGHT, ncus=(CATELYN, SANSA, PYCELLE)))
    for zone in (CROWN, COINS, LETTER, SWORDS, HORSE):
        assert found.value(zone) >= 0.0
