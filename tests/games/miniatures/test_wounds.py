"""Wounds, healing (p. 7, 22), and to whose account a destroyed unit goes (p. 26)."""

from __future__ import annotations

from maester.engine import Seat
from maester.games.miniatures.frames import Credit
from maester.games.miniatures.wounds import UnitHealed, WoundsSuffered, heal, suffer
from maester.harness.marks import rule
from tests.games.miniatures.charges import charging
from tests.games.miniatures.given import told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

RED, BLUE = Seat(0), Seat(1)


def unit(name: str, wounds: int | None = None) -> Battle:
    return scenario(f"red: {name} @ 24 20 0" + ("" if wounds is None else f" wounds={wounds}"), *FAR)


def hurt(game: Battle, *times: int) -> Battle:
    for wounds in times:
        suffer(game.field, game.unit("red-1"), wounds, "test", Credit(BLUE))
    return game


def healed(game: Battle, wounds: int) -> Battle:
    heal(game.field, game.unit("red-1"), wounds)
    return game


def last_healing(game: Battle) -> UnitHealed:
    return [event for event in game.field.fresh if isinstance(event, UnitHealed)][-1]


def tokens(game: Battle) -> int:
    """Wound tokens beside the model that has some."""
    card = game.field.card(game.unit("red-1"))
    return game.models("red-1") * card.wounds_per_model - game.wounds("red-1")


@rule("miniatures:wounds.multi-wound-models")
def test_a_model_of_three_wounds_is_removed_by_the_third() -> None:
    game = hurt(unit("stark-outriders"), 2)
    assert (game.models("red-1"), tokens(game)) == (4, 2)
    assert game.unit_view("red-1")["models"] == 4
    hurt(game, 1)
    assert (game.models("red-1"), tokens(game)) == (3, 0)


@rule("miniatures:wounds.no-splitting")
def test_wounds_go_to_one_model_until_it_is_removed() -> None:
    game = hurt(unit("stark-outriders"), 2, 2)
    assert (game.models("red-1"), tokens(game)) == (3, 1)
    assert [event.models_lost for event in game.field.fresh if isinstance(event, WoundsSuffered)] == [0, 1]


@rule("miniatures:example.multi-wound-outriders")
def test_four_wounds_of_the_outriders() -> None:
    game = hurt(unit("stark-outriders"), 4)
    assert (game.models("red-1"), tokens(game), game.wounds("red-1")) == (3, 1, 8)
    hurt(game, 2)
    assert game.models("red-1") == 2


@rule("miniatures:example.rank-three-wounds")
def test_a_rank_with_one_model_left_is_still_a_rank() -> None:
    game = hurt(unit("stark-sworn-swords"), 3)
    assert (game.models("red-1"), game.ranks("red-1")) == (9, 3)
    hurt(game, 1)
    assert (game.models("red-1"), game.ranks("red-1")) == (8, 2)
    assert [event.ranks_left for event in game.field.fresh if isinstance(event, WoundsSuffered)] == [3, 2]


@rule("miniatures:example.rank-lost")
def test_without_its_four_models_a_rank_is_lost() -> None:
    game = hurt(unit("stark-sworn-swords"), 4)
    assert (game.models("red-1"), game.ranks("red-1")) == (8, 2)
    attacking = facing("stark-sworn-swords wounds=8", "lannister-guardsmen").strike(attack="11111")
    assert len(attacking.rolls()[0][2]) == 5


@rule("miniatures:heal.tokens-first")
def test_healing_takes_tokens_away_first() -> None:
    game = healed(unit("stark-outriders", 8), 1)
    assert (game.models("red-1"), tokens(game)) == (3, 0)
    assert last_healing(game).models_back == 0


@rule("miniatures:heal.restore-models")
def test_then_models_come_back_with_the_wounds_that_were_healed() -> None:
    game = healed(unit("stark-outriders", 9), 2)
    assert (game.models("red-1"), tokens(game)) == (4, 1)
    assert last_healing(game).models_back == 1


@rule("miniatures:ruling.heal-limits")
def test_healing_stops_at_full_strength_and_revives_nobody() -> None:
    game = healed(unit("stark-sworn-swords", 11), 3)
    assert game.models("red-1") == 12
    assert last_healing(game).wounds == 1
    game = healed(unit("stark-sworn-swords", 7), 2)
    assert (game.models("red-1"), game.ranks("red-1")) == (9, 3)
    game = healed(hurt(unit("stark-sworn-swords", 1), 1), 3)
    assert (game.wounds("red-1"), game.pose("red-1")) == (0, None)


# --- to whose account -----------------------------------------------------------------------------------------------


@rule("miniatures:ruling.vp-credit")
def test_who_scores_for_a_destroyed_unit() -> None:
    # By an attack, and by the Panic Test of an attack: the Attacker.
    game = facing("lannister-guardsmen", "stark-sworn-swords wounds=1").strike(attack="411111", defense="1")
    assert (game.points("red"), game.points("blue")) == (1, 0)
    game = facing("lannister-guardsmen", "stark-sworn-swords wounds=2").strike(
        attack="411111", defense="1", panic="113"
    )
    assert told(game, "wounds-suffered")["cause"] == "panic"
    assert (game.points("red"), game.points("blue")) == (1, 0)
    # By an effect of the other side in one's own attack: that side.
    game = facing("lannister-guardsmen wounds=1", "pyromancers").strike(panic="111")
    assert (game.points("red"), game.points("blue")) == (0, 1)
    # By an Order.
    game = facing("house-karstark-spearmen", "lannister-guardsmen wounds=1", *FAR)
    game.play("red", "activate red-1").dice(hits="11111").play("red", "use order-hold-the-line red-1: blue-1")
    assert (game.points("red"), game.points("blue")) == (1, 0)
    # By oneself: each opponent.
    game = facing("pyromancers wounds=1", "stark-sworn-swords").strike(attack="1222")
    assert not game.field.stands(game.unit("red-1"))
    assert (game.points("red"), game.points("blue")) == (0, 1)


@rule("miniatures:ruling.vp-credit")
def test_the_panic_of_a_failed_charge_is_to_the_opponents_account() -> None:
    game = charging("red: stark-sworn-swords @ 24 17.2 0 wounds=1", "blue: lannister-guardsmen @ 24 30 180")
    game.dice(charge=1, panic="111").play("red", "face 0")
    assert not game.field.stands(game.unit("red-1"))
    assert (game.points("red"), game.points("blue")) == (0, 1)
