"""Tactics cards: when they are played, for whom, with which bonus, and where they go (p. 20, 21, 27)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import pytest

from maester.games.miniatures.bearing import silence
from maester.games.miniatures.box import BOX
from maester.games.miniatures.field import ROUND
from maester.games.miniatures.moments import ATTACK_DECLARED, ATTACK_ROLLED, TARGETED, TURN_ENDS, TURN_STARTS
from maester.games.miniatures.names import SUNDERING
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.bearing import Bear
from maester.games.miniatures.pieces.board_filters import PlayedByEnemy
from maester.games.miniatures.pieces.changes import NotTargetedByOwnSide, ToHit
from maester.games.miniatures.pieces.filters import EnemyTurn, Friendly, FriendlyTurn
from maester.games.miniatures.pieces.operations import Grant
from maester.games.miniatures.pieces.situations import ATTACKER
from maester.games.miniatures.pieces.texts import always, borne, own_attacks, play
from maester.harness.marks import rule
from tests.games.miniatures.given import began, saying, told
from tests.games.miniatures.hands import LANNISTER, STARK, discarded, hand, held, holding, in_deck, only
from tests.games.miniatures.language import FAR, Battle, facing, new_game, scenario

FEROCITY = "stark-northern-ferocity"
MIGHT = "stark-winters-might"
COUNTERPLOT = "lannister-counterplot"
STARTS, ENDS = STARK[0], LANNISTER[0]
PLAIN = "house-karstark-spearmen"
SWORN = "stark-sworn-swords"


def attack(
    red: Sequence[str] = (), blue: Sequence[str] = (), *, attacker: str = SWORN, defender: str = PLAIN, **position: Any
) -> Battle:
    """A Melee Attack begins, and the players hold these cards."""
    game = facing(attacker, defender, position=holding(red, blue, **position)).nothing_declared()
    return began(game)


def cards(game: Battle, seat: str) -> list[str]:
    """The cards that a player may play now."""
    return [option.split()[1].rstrip(":") for option in game.options(seat) if option.startswith("play ")]


# --- when (p. 21) ----------------------------------------------------------------------------------------------------


@rule("miniatures:tactics-card.trigger")
def test_a_card_is_played_when_its_trigger_says_and_at_no_other_time(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing(SWORN, PLAIN, position=holding([FEROCITY, MIGHT]))
    only(game, monkeypatch, FEROCITY)
    saying(game, monkeypatch, MIGHT, play(ATTACK_ROLLED, Friendly(ATTACKER), do=(Grant(SUNDERING),)))
    game.nothing_declared()
    # Not when a unit is to be activated.
    with game.refused("match.wrong-kind"):
        game.play("red", f"play {FEROCITY}: -")
    began(game)
    # Before Attack dice are rolled; the other card waits until they were.
    assert cards(game, "red") == [FEROCITY]
    with game.refused("tactics-card.trigger"):
        game.play("red", f"play {MIGHT}: -")
    game.dice(attack="6111111", defense="6").play("red", "pass").rest("declare-text")
    assert cards(game, "red") == [MIGHT]
    with game.refused("tactics-card.trigger"):
        game.play("red", f"play {FEROCITY}: -")
    # Nor in a Ranged Attack, nor without the card.
    game = scenario("red: stark-bowmen @ 24 20 0", f"blue: {PLAIN} @ 24 30 180", *FAR, position=holding([FEROCITY]))
    game.nothing_declared().shoot(attack="1111111")
    assert discarded(game, "red") == []
    game = attack([MIGHT])
    with game.refused("tactics-card.trigger"):
        game.play("red", f"play {FEROCITY}: -")


@rule("miniatures:tactics-card.trigger-wording")
def test_triggers_in_other_words_are_the_same_trigger() -> None:
    insight, weakness = "neutral-planning-and-insight", "vargo-hoat-the-goat-of-harrenhal-exploit-weakness"
    data = json.loads(files("maester.games.miniatures").joinpath("data", "factions", "neutral.json").read_text())
    printed = [*data["tactics"]["faction"], *data["tactics"]["commanders"]["vargo-hoat-the-goat-of-harrenhal"]]
    words = {card["id"]: card["plays"][0]["trigger"] for card in printed if card["id"] in (insight, weakness)}
    assert words[insight] != words[weakness]
    position = {"commanders": {"red": "20409"}, "hands": {"red": [insight, weakness]}}
    game = began(facing(SWORN, PLAIN, position=position).nothing_declared())
    assert set(cards(game, "red")) == {insight, weakness}
    # One trigger, and so one card.
    game.play("red", next(option for option in game.options("red") if insight in option))
    assert game.why_not("red", f"play {weakness}: -") is not None
    game.rest(lambda game: game.asks("blue", "activate-unit"))
    assert [event["card"] for event in game.events("card-played")] == [insight]


def turns(monkeypatch: pytest.MonkeyPatch) -> Battle:
    """Red's turn: red holds a card for the start of the own turns, blue one for the end of enemy turns."""
    game = scenario(*FAR, f"red: {SWORN} @ 40 10 0", position=holding([STARTS], [ENDS]))
    only(game, monkeypatch)
    saying(game, monkeypatch, STARTS, play(TURN_STARTS, FriendlyTurn(), do=()))
    saying(game, monkeypatch, ENDS, play(TURN_ENDS, EnemyTurn(), do=()))
    return game.rest(lambda game: game.asks("red", "activate-unit"))


@rule("miniatures:turn.start")
def test_a_card_for_the_start_of_a_turn_is_played_before_a_unit_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = turns(monkeypatch).activate("red-1").act("forgo").activate("blue-1").play("blue", "action forgo")
    assert [event["seat"] for event in game.events("turn-started")] == ["red", "blue", "red"]
    assert cards(game, "red") == [STARTS]
    game.play("red", "pass")
    with game.refused("match.wrong-kind"):
        game.play("red", f"play {STARTS}: -")


@rule("miniatures:turn.end-window")
def test_after_the_action_everybody_may_play_a_card_before_the_turn_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    game = turns(monkeypatch).activate("red-1").play("red", "action forgo")
    assert (game.asked(), cards(game, "blue")) == (("blue",), [ENDS])
    assert [event["seat"] for event in game.events("turn-started")] == ["red"]
    game.play("blue", f"play {ENDS}: -")
    assert [event["seat"] for event in game.events("turn-started")] == ["red", "blue"]


# --- for whom (p. 21) ------------------------------------------------------------------------------------------------


@rule("miniatures:tactics-card.unit-is-target")
def test_the_unit_that_sets_a_card_off_is_its_target(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing(SWORN, PLAIN, position=holding([FEROCITY], [COUNTERPLOT]))
    only(game, monkeypatch, FEROCITY)
    saying(game, monkeypatch, COUNTERPLOT, play(TARGETED, PlayedByEnemy(), do=()))
    began(game.nothing_declared()).play("red", f"play {FEROCITY}: -")
    assert told(game, "card-played")["unit"] == "red-1"
    decision = game.match.decision("blue")
    assert (decision.prompt.values["moment"], decision.prompt.values["unit"]) == ("targeted", "red-1")


@rule("miniatures:tactics-card.unit-is-target")
def test_a_unit_that_is_no_target_of_its_own_cards_sets_none_off(monkeypatch: pytest.MonkeyPatch) -> None:
    line = "blue: lannister-subjugation-of-power on=red-1 until=turn"
    game = facing(SWORN, PLAIN, position=holding([FEROCITY], [], borne=[line]))
    only(game, monkeypatch, FEROCITY)
    saying(game, monkeypatch, "lannister-subjugation-of-power", borne(always(NotTargetedByOwnSide())))
    began(game.nothing_declared())
    assert game.events("rolled")[0]["purpose"] == "attack"
    assert hand(game, "red") == [FEROCITY]


# --- zones (p. 21) ---------------------------------------------------------------------------------------------------


@rule("miniatures:tactics-card.zone-bonus")
@pytest.mark.parametrize(("zone", "conditions"), [("swords", ("panicked",)), ("crown", ())])
def test_a_card_has_its_bonus_only_with_the_zone(zone: str, conditions: tuple[str, ...]) -> None:
    game = attack([FEROCITY], ncus=[f"red: 30207 zone={zone} activated silenced"])
    game.dice(attack="1111111").play("red", f"play {FEROCITY}: -").no_rerolls()
    assert "vicious" in told(game, "hits-counted")["keywords"]
    assert game.conditions("blue-1") == conditions


@rule("miniatures:ruling.card-icons")
def test_the_icons_that_the_rulebook_leaves_out() -> None:
    # Northern Ferocity: Swords, of its own player.
    for seat, conditions in (("red", ("panicked",)), ("blue", ())):
        game = attack([FEROCITY], ncus=[f"{seat}: 30207 zone=swords activated silenced"])
        game.dice(attack="1111111").play("red", f"play {FEROCITY}: -").no_rerolls()
        assert game.conditions("blue-1") == conditions
    # Cersei: the Crown for Hear Me Roar!, the Money Bag for Subjugation of Power.
    for zone, card in (("crown", "lannister-hear-me-roar"), ("coins", "lannister-subjugation-of-power")):
        assert hand(cersei(zone), "blue") == [card]
    kinds = [(one.is_ranged, one.ability) for one in BOX.units["10104"].attacks]
    assert kinds == [(True, "wildfire"), (False, "wildfire")]


@rule("miniatures:example.card-northern-ferocity")
def test_northern_ferocity_of_the_rulebook() -> None:
    zone = ["red: 30207 zone=swords activated silenced"]
    game = attack([FEROCITY], attacker=f"{SWORN} wounds=4", defender=SWORN, ncus=zone)
    game.dice(attack="5111", defense="1", panic="431").play("red", f"play {FEROCITY}: -").no_rerolls()
    test = told(game, "test-made")
    assert (test["result"], test["morale"], test["passed"]) == (5, 6, False)
    assert (game.wounds("blue-1"), game.conditions("blue-1")) == (12 - 1 - 3, ("panicked",))


# --- where cards lie (p. 21, 27) -------------------------------------------------------------------------------------


@rule("miniatures:tactics-card.discard")
def test_a_card_that_was_played_lies_on_top_of_its_owners_discard_pile() -> None:
    game = attack([FEROCITY], [], discards={"red": [MIGHT]})
    game.play("red", f"play {FEROCITY}: -").rest(lambda game: game.asks("blue", "activate-unit"))
    assert (discarded(game, "red"), discarded(game, "blue"), hand(game, "red")) == ([MIGHT, FEROCITY], [], [])


@rule("miniatures:tactics-card.discard-open")
def test_discard_piles_are_open_and_hands_and_decks_are_not() -> None:
    game = attack([FEROCITY, MIGHT]).play("red", f"play {FEROCITY}: -")
    game.rest(lambda game: game.asks("blue", "activate-unit"))
    for viewer in ("red", "blue", None):
        assert discarded(game, "red", viewer) == [FEROCITY]
    seen = game.view("blue")["players"][0]
    assert (seen["hand"], seen["hand_size"], seen["deck_size"]) == ([None], 1, 18)
    # It lies in one of the two, and nobody else knows in which.
    assert seen["in_hand_or_deck"].count(MIGHT) == 2


def deployed() -> Battle:
    """Two armies with Commanders are on the table, and Round 1 begins."""
    game = new_game(points=30).play("red", "army stark-30").play("blue", "army lannister-30").rest("deploy-unit")
    assert [(held(game, seat), in_deck(game, seat)) for seat in ("red", "blue")] == [(0, 20), (0, 20)]
    return game.rest(lambda game: game.field.round == 1)


@rule("miniatures:start.draw-three")
def test_after_deployment_each_player_draws_three_cards_of_a_shuffled_deck() -> None:
    game = deployed()
    assert [event["number"] for event in game.events("number-drawn")] == [3, 3]
    assert sorted(event["seat"] for event in game.events("deck-shuffled")) == ["blue", "red"]
    assert game.kinds("unit-deployed", "number-drawn")[-2:] == ["number-drawn"] * 2


@rule("miniatures:deck.starting-hand")
def test_the_battle_begins_with_three_cards_in_each_hand() -> None:
    game = deployed()
    assert [(held(game, seat), in_deck(game, seat)) for seat in ("red", "blue")] == [(3, 17), (3, 17)]


# --- what lasts (p. 22) ----------------------------------------------------------------------------------------------


@rule("miniatures:ability.loss-other-sources")
def test_what_a_card_gave_stays_with_a_unit_without_abilities(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing(SWORN, PLAIN, position=holding([FEROCITY]))
    only(game, monkeypatch)
    better = play(ATTACK_DECLARED, Friendly(ATTACKER), do=(Bear(ATTACKER, until=ROUND),))
    saying(game, monkeypatch, FEROCITY, better, borne(own_attacks(ToHit(Fixed(1)))))
    began(game.nothing_declared())
    silence(game.field, game.unit("red-1"), ROUND)
    game.dice(attack="2111111", defense="6").play("red", f"play {FEROCITY}: -").no_rerolls()
    assert told(game, "hits-counted")["modifiers"] == [[1, FEROCITY]]
    assert game.unit_view("red-1")["silenced"]


@rule("miniatures:example.identical-ability")
def test_sundering_from_a_card_is_no_second_one(monkeypatch: pytest.MonkeyPatch) -> None:
    # Halberds have Sundering: a 5 blocks with Defense 4+, a 4 doesn't.
    game = facing("lannister-halberdiers", SWORN, position=holding([MIGHT]))
    only(game, monkeypatch)
    saying(game, monkeypatch, MIGHT, play(ATTACK_DECLARED, Friendly(ATTACKER), do=(Grant(SUNDERING),)))
    began(game.nothing_declared()).dice(attack="6111111", defense="5").play("red", f"play {MIGHT}: -")
    game.no_rerolls()
    blocked = told(game, "hits-blocked")
    assert (blocked["modifiers"], blocked["blocked"]) == ([[-1, "sundering"]], 1)


# --- Cersei (p. 11) --------------------------------------------------------------------------------------------------


def cersei(zone: str, *others: str, tokens: int = 2) -> Battle:
    """Blue's Cersei Claims a zone, and uses her ability if she can."""
    people = [f"blue: 30105 tokens={tokens}", *(f"blue: 30102 zone={one} activated silenced" for one in others)]
    game = scenario(*FAR, turn="blue", position=holding(ncus=people)).activate("blue-a").play("blue", f"claim {zone}")
    if game.question() == "declare-text":
        game.play("blue", "use playing-the-game blue-a: -")
    return game


@rule("miniatures:example.card-cersei")
def test_cersei_of_the_rulebook() -> None:
    game = cersei("crown", "coins")
    assert set(hand(game, "blue")) == {"lannister-hear-me-roar", "lannister-subjugation-of-power"}
    ncu = next(one for one in game.view()["ncus"] if one["unit"] == "blue-a")
    assert (ncu["tokens"], in_deck(game, "blue")) == (1, 18)
    assert game.events("deck-shuffled")
    # Without a token she has nothing to use.
    assert hand(cersei("crown", "coins", tokens=0), "blue") == []
    card = BOX.ncus["30105"]
    assert (card.cost, card.start_tokens.count if card.start_tokens else 0) == (4, 2)
