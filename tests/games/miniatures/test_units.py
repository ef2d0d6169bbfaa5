"""Units and their trays (p. 7)."""

from __future__ import annotations

import pytest

from maester.engine import Seat
from maester.games.miniatures.box import BOX
from maester.games.miniatures.frames import Credit
from maester.games.miniatures.names import NO_UNIT, Unit, owner
from maester.games.miniatures.wounds import suffer
from maester.harness.marks import rule
from tests.games.miniatures.army_lists import LIONS, WOLVES
from tests.games.miniatures.language import FAR, new_game, scenario

INFANTRY, CAVALRY, SOLO = "stark-sworn-swords", "stark-outriders", "grey-wind"


@rule("miniatures:unit.kinds")
def test_all_units_of_an_army_are_combat_units_on_a_tray() -> None:
    game = new_game().play("red", f"army {WOLVES}").play("blue", f"army {LIONS}")
    for unit in game.field.units():
        card = game.field.card(unit)
        assert card.tray in BOX.trays
        assert card.models >= 1
    # What a unit is led by or accompanied with is no unit of its own.
    assert [unit["unit"] for unit in game.view()["units"] if unit["seat"] == "red"] == [f"red-{n}" for n in range(1, 7)]


@rule("miniatures:unit.combat-unit")
def test_a_unit_stands_on_one_tray() -> None:
    game = scenario(f"red: {INFANTRY} @ 24 10 0", FAR[1])
    seen = game.unit_view("red-1")
    assert (seen["pose"], seen["width"], seen["depth"], seen["models"]) == ([24_000, 10_000, 0], 5_500, 4_800, 12)


@rule("miniatures:unit.infantry-twelve")
def test_infantry_has_twelve_models_unless_its_card_says_otherwise() -> None:
    game = scenario(f"red: {INFANTRY} @ 24 10 0", FAR[1])
    assert (game.models("red-1"), game.ranks("red-1")) == (12, 3)
    # Those of the box that play otherwise have an Innate ability that says so.
    kinds = {unit.models: unit for unit in BOX.units.values() if unit.type == "infantry" and not unit.solo}
    assert set(kinds) == {12, 8}
    fewer = [unit for unit in BOX.units.values() if unit.type == "infantry" and not unit.solo and unit.models == 8]
    assert "kingsguard" in {unit.id for unit in fewer}
    for unit in fewer:
        assert any(BOX.abilities[name].innate for name in unit.abilities), unit.id


@rule("miniatures:unit.cavalry-four")
def test_cavalry_has_four_models() -> None:
    game = scenario(f"red: {CAVALRY} @ 24 10 0", FAR[1])
    assert (game.models("red-1"), game.ranks("red-1")) == (4, 2)
    for unit in BOX.units.values():
        if unit.type == "cavalry" and not unit.solo:
            assert unit.models == 4, unit.id


@rule("miniatures:unit.no-mixing")
def test_two_units_never_share_a_tray() -> None:
    # What is left of two units can't be put together: no move leads there, and trays never overlap.
    game = scenario(f"red: {INFANTRY} @ 24 10 0 wounds=5", f"red: {INFANTRY} @ 24 20 0 wounds=6", FAR[1])
    game.activate("red-1").act("march")
    assert game.why_not("red", "march 10 0") == "move.no-end-on-friends"
    assert (game.models("red-1"), game.models("red-2")) == (5, 6)


@rule("miniatures:unit.solo-trays")
def test_a_solo_unit_is_one_model_on_its_tray() -> None:
    game = scenario(f"red: {SOLO} @ 24 10 0", "red: golden-company-war-elephant @ 34 10 0", FAR[1])
    assert [game.models(unit) for unit in ("red-1", "red-2")] == [1, 1]
    assert [game.field.card(game.unit(unit)).tray for unit in ("red-1", "red-2")] == ["solo-small", "solo-large"]
    for unit in BOX.units.values():
        assert unit.solo == unit.tray.startswith("solo"), unit.id


@rule("miniatures:unit.destroyed")
def test_a_unit_without_wounds_is_removed_and_surplus_wounds_are_lost() -> None:
    game = scenario(f"red: {INFANTRY} @ 24 10 0 wounds=2", *FAR)
    assert game.models("red-1") == 2
    assert suffer(game.field, game.unit("red-1"), 3, "test", Credit(Seat(1)))
    assert (game.wounds("red-1"), game.models("red-1"), game.pose("red-1")) == (0, 0, None)
    assert [told.wounds for told in game.field.fresh if hasattr(told, "wounds")] == [2]
    assert game.unit("red-1") not in game.field.on_table()


@pytest.mark.parametrize("number", [0, 3, 7])
def test_units_of_a_seat_are_numbered_in_steps_of_the_seats(number: int) -> None:
    assert owner(Unit(4 * number + 1)) == Seat(1)
    assert NO_UNIT < 0
