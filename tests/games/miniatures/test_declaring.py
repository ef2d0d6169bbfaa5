"""In which order cards and Orders are declared, answered and resolved (p. 17, 21)."""

from __future__ import annotations

import pytest

from maester.games.miniatures.moments import ATTACK_DECLARED, DESTROYED, ROUND_ENDS, ROUND_STARTS, TARGETED
from maester.games.miniatures.names import WEAKENED
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.board_filters import PlayedByEnemy
from maester.games.miniatures.pieces.card_operations import Cancel
from maester.games.miniatures.pieces.filters import Enemy, Friendly, Has
from maester.games.miniatures.pieces.operations import Give, SufferWounds
from maester.games.miniatures.pieces.situations import ATTACKER, CHOSEN, DEFENDER, DESTROYED_UNIT, SECOND
from maester.games.miniatures.pieces.targets import Enemies
from maester.games.miniatures.pieces.texts import borne, must, play
from maester.harness.marks import rule
from tests.games.miniatures.given import began, purposes, saying, told
from tests.games.miniatures.hands import STARK, at_cleanup, discarded, hand, holding, only
from tests.games.miniatures.language import FAR, Battle, facing, scenario

SWORN, PLAIN = "stark-sworn-swords", "house-karstark-spearmen"
OURS, OTHER = STARK[0], STARK[1]
THEIRS, COUNTERPLOT = "lannister-bribery", "lannister-counterplot"
ATTACHED = "stark-the-north-remembers"
ADAPT = "use order-adaptive-style red-1: -"
FRIEND = play(ATTACK_DECLARED, Friendly(ATTACKER), do=(Give(DEFENDER, (WEAKENED,)),))
"""A card for when a friendly unit attacks."""
FOE = play(ATTACK_DECLARED, Enemy(ATTACKER), do=(SufferWounds(ATTACKER, Fixed(1)),))
"""A card for when an enemy unit attacks."""


def attack(
    monkeypatch: pytest.MonkeyPatch,
    red: tuple[str, ...] = (OURS,),
    blue: tuple[str, ...] = (THEIRS,),
    *,
    attacker: str = SWORN,
    defender: str = PLAIN,
    more: tuple[str, ...] = (),
) -> Battle:
    """Red attacks; red's cards are for that, and so is one of blue's, who may hold Counterplot besides."""
    game = facing(attacker, defender, *more, position=holding(red, blue))
    only(game, monkeypatch, COUNTERPLOT)
    for card in (OURS, OTHER):
        saying(game, monkeypatch, card, FRIEND)
    saying(game, monkeypatch, THEIRS, FOE)
    return began(game.nothing_declared())


def played(game: Battle) -> list[str]:
    return [event["card"] for event in game.events("card-played")]


# --- one effect for a trigger ----------------------------------------------------------------------------------------


@rule("miniatures:timing.one-effect-per-trigger")
def test_of_several_cards_one_is_played_for_one_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    game = attack(monkeypatch, (OURS, OTHER), ())
    assert game.options("red") == [f"play {OURS}: -", f"play {OTHER}: -", "pass"]
    game.play("red", f"play {OURS}: -").rest(lambda game: game.asks("blue", "activate-unit"))
    assert (played(game), hand(game, "red")) == ([OURS], [OTHER])


@rule("miniatures:example.one-effect-per-trigger")
def test_a_card_or_an_order_is_used_for_one_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    both = attack(monkeypatch, (OURS,), (), attacker="golden-company-swordsmen")
    assert both.options("red") == [f"play {OURS}: -", ADAPT, "pass"]
    card = both.clone().play("red", f"play {OURS}: -")
    assert (card.why_not("red", ADAPT), card.question()) == ("match.wrong-kind", "reroll-dice")
    used = both.play("red", ADAPT)
    assert used.why_not("red", f"play {OURS}: -") is not None
    assert (used.question(), hand(used, "red")) == ("pick-options", [OURS])


@rule("miniatures:timing.targets-first")
def test_all_targets_of_a_card_are_named_before_it_is_resolved(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing(SWORN, PLAIN, position=holding([OURS]))
    two = play(
        ATTACK_DECLARED,
        Friendly(ATTACKER),
        targets=(Enemies(), Enemies()),
        do=(Give(CHOSEN, (WEAKENED,)), SufferWounds(SECOND, Fixed(1))),
    )
    saying(game, monkeypatch, OURS, two)
    began(game.nothing_declared())
    for targets in ("-", "blue-1", "blue-1, red-2"):
        with game.refused("timing.targets-first"):
            game.play("red", f"play {OURS}: {targets}")
    game.play("red", f"play {OURS}: blue-1, blue-2")
    assert told(game, "card-played")["targets"] == ["blue-1", "blue-2"]
    assert (game.conditions("blue-1"), game.wounds("blue-2")) == (("weakened",), 11)


@rule("miniatures:timing.same-player-orders")
@pytest.mark.parametrize("first", [ATTACHED, "winters-bite"])
def test_a_player_decides_the_order_of_an_attached_card_and_an_ability(
    first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = facing(SWORN, PLAIN, position=holding(borne=[f"red: {ATTACHED} on=red-1"]))
    hurt = must(ATTACK_DECLARED, Has(ATTACKER), do=(SufferWounds(DEFENDER, Fixed(1)),))
    saying(game, monkeypatch, ATTACHED, borne(hurt))
    saying(game, monkeypatch, "winters-bite", hurt)
    began(game)
    assert sorted(game.options("red")) == [f"resolve {ATTACHED} red-1", "resolve winters-bite red-1"]
    game.play("red", f"resolve {first} red-1")
    assert game.events("text-took-effect")[0]["ability"] == first
    assert game.wounds("blue-1") == 10


# --- both players ----------------------------------------------------------------------------------------------------


@rule("miniatures:timing.active-player-declares-first")
def test_the_player_whose_turn_it_is_plays_a_card_first(monkeypatch: pytest.MonkeyPatch) -> None:
    game = attack(monkeypatch)
    assert game.asked() == ("red",)
    assert game.why_not("blue", f"play {THEIRS}: -") is not None
    # Red declares nothing, and blue may.
    assert f"play {THEIRS}: -" in game.play("red", "pass").options("blue")


@rule("miniatures:timing.resolve-order")
def test_cards_are_resolved_in_the_order_of_play_when_both_have_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    game = attack(monkeypatch).play("red", f"play {OURS}: -").play("blue", "pass")
    assert (game.asked(), game.conditions("blue-1"), discarded(game, "red")) == (("blue",), (), [])
    game.dice(attack="1111111").play("blue", f"play {THEIRS}: -")
    kinds = ("condition-given", "wounds-suffered")
    assert game.kinds(*kinds) == list(kinds)


@rule("miniatures:example.simultaneous-declare")
def test_simultaneous_effects_of_the_rulebook_both_declare(monkeypatch: pytest.MonkeyPatch) -> None:
    game = attack(monkeypatch).play("red", f"play {OURS}: -")
    # Blue might answer the card itself; nothing is resolved before blue has decided about the attack, too.
    assert game.match.decision("blue").prompt.values["moment"] == "card-played"
    game.play("blue", "pass").dice(attack="1111111").play("blue", f"play {THEIRS}: -")
    assert game.kinds("card-played", "condition-given", "wounds-suffered") == [
        "card-played",
        "card-played",
        "condition-given",
        "wounds-suffered",
    ]
    assert (game.conditions("blue-1"), game.wounds("red-1")) == (("weakened",), 11)


@rule("miniatures:timing.pass-is-final")
def test_whoever_has_passed_plays_no_card_for_that_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    game = attack(monkeypatch).play("red", "pass").play("blue", "pass")
    game.rest(lambda game: game.asks("blue", "activate-unit"))
    assert (played(game), hand(game, "red")) == ([], [OURS])


@rule("miniatures:example.simultaneous-pass")
def test_simultaneous_effects_of_the_rulebook_one_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    game = attack(monkeypatch).play("red", "pass").play("blue", f"play {THEIRS}: -")
    assert game.why_not("red", f"play {OURS}: -") is not None
    game.rest(lambda game: game.asks("blue", "activate-unit"))
    assert (played(game), hand(game, "red")) == ([THEIRS], [OURS])


@rule("miniatures:ruling.simultaneous-outside-turns")
def test_at_the_start_of_a_round_the_first_player_declares_first(monkeypatch: pytest.MonkeyPatch) -> None:
    # Red had the last turn of the Round, and blue becomes First Player.
    game = at_cleanup([OURS], [THEIRS])
    only(game, monkeypatch)
    for card in (OURS, THEIRS):
        saying(game, monkeypatch, card, play(ROUND_STARTS, do=()))
    game.play("red", "discard -").play("blue", "discard -")
    assert (game.field.round, game.asked()) == (3, ("blue",))
    assert game.match.decision("blue").prompt.values["moment"] == "round-starts"
    game.play("blue", f"play {THEIRS}: -")
    assert (game.asked(), game.match.decision("red").prompt.values["moment"]) == (("red",), "round-starts")


@rule("miniatures:ruling.simultaneous-outside-turns")
def test_at_the_end_of_a_round_the_first_player_declares_first(monkeypatch: pytest.MonkeyPatch) -> None:
    # Red has the last turn of the Round in which blue is First Player.
    game = scenario(FAR[0], f"{FAR[1]} activated", first="blue", position=holding([OURS], [THEIRS]))
    only(game, monkeypatch)
    for card in (OURS, THEIRS):
        saying(game, monkeypatch, card, play(ROUND_ENDS, do=()))
    game.nothing_declared().activate("red-1").play("red", "action forgo")
    assert (game.asked(), game.match.decision("blue").prompt.values["moment"]) == (("blue",), "round-ends")


@rule("miniatures:ruling.pass-same-trigger")
def test_whoever_has_passed_may_answer_the_card_that_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    # Blue's turn: blue has Counterplot, and passes at the attack; red plays a card against it.
    position = holding([OURS], [COUNTERPLOT, THEIRS])
    game = scenario(f"red: {PLAIN} @ 24 20 0", f"blue: {SWORN} @ 24 24.8 180", *FAR, turn="blue", position=position)
    only(game, monkeypatch, COUNTERPLOT)
    saying(game, monkeypatch, OURS, FOE)
    saying(game, monkeypatch, THEIRS, FRIEND)
    began(game.nothing_declared(), "blue-1", "red-1").play("blue", "pass").play("red", f"play {OURS}: -")
    assert game.asks("blue", "declare-text")
    with game.refused("tactics-card.trigger"):
        game.play("blue", f"play {THEIRS}: -")
    game.dice(effect="3", attack="1111111").play("blue", f"play {COUNTERPLOT}: -")
    assert told(game, "effect-cancelled")["ability"] == OURS
    assert game.wounds("blue-1") == 12


# --- cancelled (ruling.trigger-limit-scope) --------------------------------------------------------------------------


@rule("miniatures:ruling.trigger-limit-scope")
def test_a_card_that_was_cancelled_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    more = (f"red: {SWORN} @ 12 20 0", f"blue: {PLAIN} @ 12 24.8 180", *FAR)
    game = attack(monkeypatch, (OURS, OTHER), (COUNTERPLOT,), more=more).play("red", f"play {OURS}: -")
    game.dice(effect="3", attack="1111111").play("blue", f"play {COUNTERPLOT}: -")
    # It is discarded, it was red's one effect for this attack, and it does nothing.
    assert game.why_not("red", f"play {OTHER}: -") is not None
    assert (discarded(game, "red"), discarded(game, "blue")) == ([OURS], [COUNTERPLOT])
    assert (game.conditions("blue-1"), hand(game, "red")) == ((), [OTHER])
    # The next attack is another occurrence of the trigger.
    game.no_rerolls().activate("blue-3").act("forgo").nothing_declared()
    assert f"play {OTHER}: -" in began(game, "red-2", "blue-2").options("red")


@rule("miniatures:ruling.trigger-limit-scope")
def test_counterplot_may_fail_and_may_be_answered_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    failed = attack(monkeypatch, (OURS,), (COUNTERPLOT,)).play("red", f"play {OURS}: -")
    failed.dice(effect="2", attack="1111111").play("blue", f"play {COUNTERPLOT}: -").any_dice()
    assert failed.conditions("blue-1") == ("weakened",)
    # Red's own Counterplot answers blue's: what it cancels doesn't cancel.
    position = {"commanders": {"red": "20115", "blue": "20115"}}
    hands = {"red": ["lannister-hear-me-roar", COUNTERPLOT], "blue": [COUNTERPLOT]}
    game = facing(SWORN, PLAIN, position={**position, "hands": hands})
    only(game, monkeypatch, COUNTERPLOT)
    saying(game, monkeypatch, "lannister-hear-me-roar", FRIEND)
    began(game.nothing_declared()).play("red", "play lannister-hear-me-roar: -")
    game.play("blue", f"play {COUNTERPLOT}: -").dice(red="3", attack="1111111").play(
        "red", f"play {COUNTERPLOT}: -"
    ).any_dice()
    cancelled = [event["ability"] for event in game.events("effect-cancelled")]
    assert (cancelled, game.conditions("blue-1")) == ([COUNTERPLOT], ("weakened",))


@rule("miniatures:ruling.trigger-limit-scope")
def test_an_order_that_was_cancelled_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    game = only(facing(PLAIN, SWORN, position=holding((), [COUNTERPLOT])), monkeypatch)
    saying(game, monkeypatch, COUNTERPLOT, play(TARGETED, PlayedByEnemy(), do=(Cancel(),)))
    game.nothing_declared().play("red", "activate red-1", "use order-hold-the-line red-1: blue-1")
    game.play("blue", f"play {COUNTERPLOT}: -")
    assert (game.rolls(), game.unit_view("red-1")["orders_used"]) == ([], ["order-hold-the-line"])


# --- after a Disorderly Charge (p. 17) -------------------------------------------------------------------------------


def charge(monkeypatch: pytest.MonkeyPatch, die: int) -> Battle:
    """Red charges with this die, up to the attack; each player holds a card for it."""
    units = ("red: golden-company-swordsmen @ 24 16 0", f"blue: {PLAIN} @ 24 22 180", *FAR)
    game = only(scenario(*units, position=holding([OURS], [THEIRS])), monkeypatch)
    saying(game, monkeypatch, OURS, FRIEND)
    saying(game, monkeypatch, THEIRS, FOE)
    game.nothing_declared().activate("red-1").dice(charge=die).play("red", "action charge")
    while game.question() in ("declare-target", "determine-zone", "pick-facing", "align-trays", "charge-attack"):
        game.play("red", "face 0" if game.question() == "pick-facing" else game.options()[0])
    return game


@rule("miniatures:charge.disorderly-effect")
def test_after_a_disorderly_charge_its_player_plays_no_cards_in_that_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    assert f"play {OURS}: -" in charge(monkeypatch, 4).options("red")
    game = charge(monkeypatch, 1)
    with game.refused("charge.disorderly-no-cards"):
        game.play("red", f"play {OURS}: -")
    # In the next turn red may play it again: blue attacks.
    saying(game, monkeypatch, OURS, FOE)
    game.any_dice().rest(lambda game: game.asks("blue", "activate-unit"))
    began(game, "blue-1", "red-1")
    game.rest(lambda game: game.question() == "declare-text" and "red" in game.asked())
    assert f"play {OURS}: -" in game.options("red")


@rule("miniatures:ruling.disorderly-scope")
def test_the_ban_concerns_cards_of_the_charging_player_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = charge(monkeypatch, 1)
    # Orders may be used all the same, and the opponent's cards aren't concerned.
    assert game.options("red") == [ADAPT, "pass"]
    assert f"play {THEIRS}: -" in game.play("red", "pass").options("blue")


# --- Surge Forward! (p. 17) ------------------------------------------------------------------------------------------


@rule("miniatures:surge.timing")
def test_a_card_of_the_destroyed_units_side_comes_before_surge_forward(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing(SWORN, f"{PLAIN} wounds=1", position=holding((), [THEIRS]))
    only(game, monkeypatch)
    saying(game, monkeypatch, THEIRS, play(DESTROYED, Friendly(DESTROYED_UNIT), do=(SufferWounds(ATTACKER, Fixed(0)),)))
    began(game.nothing_declared()).dice(attack="4111111", defense="1")
    game.rest(lambda game: "blue" in game.asked())
    assert (game.question(), purposes(game)) == ("declare-text", ["attack", "defense"])
    assert f"play {THEIRS}: -" in game.options("blue")
    game.play("blue", f"play {THEIRS}: -")
    game.rest(lambda game: game.question() == "choose-free-maneuver")
    assert game.asks("red", "choose-free-maneuver")
