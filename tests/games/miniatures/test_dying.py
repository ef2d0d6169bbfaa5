"""Units without Wounds, until they are removed: what texts may still do with them, and what not (p. 7, 26)."""

from __future__ import annotations

import pytest

from maester.games.miniatures.field import NOBODY
from maester.games.miniatures.frames import Credit
from maester.games.miniatures.moments import DESTROYED, WOULD_BE_DESTROYED
from maester.games.miniatures.names import WEAKENED
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.filters import Has
from maester.games.miniatures.pieces.operations import AttackAtOnce, Give, Heal, ShiftUnit, SufferHits, SufferWounds
from maester.games.miniatures.pieces.situations import CHOSEN, DESTROYED_UNIT, OWN
from maester.games.miniatures.pieces.targets import Enemies, EngagedEnemies, Friends
from maester.games.miniatures.pieces.texts import Trigger, must
from maester.games.miniatures.wounds import stay_in_play, suffer
from tests.games.miniatures.given import saying
from tests.games.miniatures.language import Battle, facing

SWORN, PLAIN = "stark-sworn-swords", "house-karstark-spearmen"
HOLD = "order-hold-the-line"


def falls(monkeypatch: pytest.MonkeyPatch, *triggers: Trigger, blue: str = f"{PLAIN} wounds=1") -> Battle:
    """Blue's last model falls, and its card says this."""
    game = facing(SWORN, blue)
    saying(game, monkeypatch, HOLD, *triggers)
    return game


def hurt(game: Battle, wounds: int = 1) -> Battle:
    """Red's effect costs blue's unit so many Wounds."""
    return game.meanwhile(lambda field: suffer(field, game.unit("blue-1"), wounds, "effect", Credit(game.seat("red"))))


def test_a_unit_is_removed_when_texts_have_had_their_say(monkeypatch: pytest.MonkeyPatch) -> None:
    takes_along = must(DESTROYED, Has(DESTROYED_UNIT), targets=Enemies(), do=(SufferWounds(CHOSEN, Fixed(1)),))
    game = hurt(falls(monkeypatch, takes_along))
    # Its tray is still there, and nobody has scored.
    assert (game.question(), game.field.stands(game.unit("blue-1")), game.points("red")) == ("pick-target", True, 0)
    game.play("blue", "choose red-2")
    assert (game.field.stands(game.unit("blue-1")), game.points("red"), game.wounds("red-2")) == (False, 1, 11)


def test_a_unit_that_is_being_destroyed_is_hurt_and_healed_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    doing = (SufferWounds(OWN, Fixed(3)), Heal(OWN, Fixed(3)), Give(OWN, (WEAKENED,)))
    game = hurt(falls(monkeypatch, must(DESTROYED, Has(DESTROYED_UNIT), do=doing)))
    assert (game.wounds("blue-1"), game.field.stands(game.unit("blue-1")), game.points("red")) == (0, False, 1)
    assert (game.events("unit-healed"), game.conditions("blue-1")) == ([], ())


def test_a_unit_that_is_being_destroyed_is_no_target(monkeypatch: pytest.MonkeyPatch) -> None:
    friends = must(DESTROYED, Has(DESTROYED_UNIT), targets=Friends(), do=(Give(CHOSEN, (WEAKENED,)),))
    game = hurt(falls(monkeypatch, friends))
    # Blue has one other unit, and so nobody was asked.
    assert game.conditions("blue-2") == ("weakened",)
    several = must(DESTROYED, Has(DESTROYED_UNIT), targets=(Friends(), Friends()), do=(Give(CHOSEN, (WEAKENED,)),))
    assert hurt(falls(monkeypatch, several)).conditions("blue-2") == ("weakened",)


def test_a_unit_that_is_being_destroyed_may_strike_back(monkeypatch: pytest.MonkeyPatch) -> None:
    strikes = must(DESTROYED, Has(DESTROYED_UNIT), targets=EngagedEnemies(), do=(AttackAtOnce(CHOSEN),))
    game = facing(f"{SWORN} wounds=1", f"{PLAIN} wounds=1")
    saying(game, monkeypatch, HOLD, strikes)
    hurt(game).rest(lambda game: game.question() == "activate-unit" or game.match.over)
    assert game.rolls()[0][:2] == ("blue-1", "attack")
    assert not game.field.stands(game.unit("blue-1"))
    assert game.points("red") == 1


def test_a_unit_that_is_being_destroyed_is_gone_from_where_it_was_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    game = falls(monkeypatch, must(DESTROYED, Has(DESTROYED_UNIT), do=(ShiftUnit(OWN, 3_000),)))
    hurt(game).rest(lambda game: game.question() == "activate-unit")
    assert (game.engaged("red-1"), game.pose("blue-1")) == ((), None)
    assert game.field.touching == [()] * len(game.field.touching)


def test_hits_on_a_unit_that_is_being_destroyed_destroy_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = falls(monkeypatch, must(DESTROYED, Has(DESTROYED_UNIT), do=(SufferHits(OWN, Fixed(2)),)))
    hurt(game).rest(lambda game: game.question() == "activate-unit")
    assert (game.points("red"), len(game.events("unit-destroyed"))) == (1, 1)


def test_a_unit_may_stay_in_play_after_all(monkeypatch: pytest.MonkeyPatch) -> None:
    spared = must(WOULD_BE_DESTROYED, Has(DESTROYED_UNIT), do=(SufferWounds(OWN, Fixed(0)),))
    mourned = must(DESTROYED, Has(DESTROYED_UNIT), do=(Give(OWN, (WEAKENED,)),))
    game = falls(monkeypatch, spared, mourned)
    field, unit = game.field, game.unit("blue-1")
    suffer(field, unit, 1, "effect", Credit(game.seat("red")))
    stay_in_play(field, unit, 2)
    game.meanwhile(lambda field: None)
    assert (field.stands(unit), game.wounds("blue-1"), game.points("red")) == (True, 2, 0)
    # It wasn't destroyed, so nothing says so.
    assert game.conditions("blue-1") == ()


@pytest.mark.parametrize(("by", "points"), [("red", (1, 0)), ("blue", (1, 0)), (None, (1, 0))])
def test_whoever_destroys_a_unit_its_enemies_score(
    by: str | None, points: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = falls(monkeypatch)
    seat = game.seat(by) if by else NOBODY
    game.meanwhile(lambda field: suffer(field, game.unit("blue-1"), 1, "effect", Credit(seat)))
    assert (game.points("red"), game.points("blue")) == points
