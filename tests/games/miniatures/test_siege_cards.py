"""Siege Strategy cards (p. 30, ruling.siege-cards-stand-in): drawn in secret, each played once at its moment."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from maester.games.miniatures.box import BOX
from maester.games.miniatures.declaring import DeclareText
from maester.games.miniatures.factions.siege import TEXTS
from maester.games.miniatures.names import FIRST_NCU
from maester.games.miniatures.secrets import determinize, hidden
from maester.games.miniatures.siege_cards import DRAWN, deck_of, might_hold
from maester.games.miniatures.standing import sources
from maester.games.miniatures.stops import SIEGE, window
from maester.games.miniatures.text_names import SIEGE_CARD_NAMES
from maester.harness.marks import rule
from tests.games.miniatures.cards import finish
from tests.games.miniatures.given import purposes, told
from tests.games.miniatures.language import Battle
from tests.games.miniatures.siege_language import (
    AT_WALL,
    BOWMEN,
    CENTRE,
    GUARDS,
    HALF,
    SWORN,
    siege,
    wall,
    with_roles,
)

CAPTAIN = "20102"
"""A Guard Captain, who has the Order Hold the Line."""


def holding(*cards: str, seat: str = "blue") -> dict[str, Any]:
    """What a player holds in a siege."""
    return {"siege": {"defender": "red", "hands": {seat: cards}}}


def offered(game: Battle, card: str) -> bool:
    return game.question() == "declare-text" and f"siege {card}" in game.options(game.asked()[0])


def ask_for(game: Battle, card: str) -> Battle:
    """Everybody passes until somebody may play this card, or the next activation is asked for."""
    while not game.match.over and game.question() == "declare-text" and not offered(game, card):
        game.play(game.asked()[0], "pass")
    return game


def carry_on(game: Battle, card: str) -> Battle:
    """Everybody passes or takes what comes first, until this card may be played or the next activation is asked for."""
    while not game.match.over and game.question() != "activate-unit" and not offered(game, card):
        options = game.options(game.asked()[0])
        game.play(game.asked()[0], "pass" if "pass" in options else options[0])
    return game


def round_begins(card: str, seat: str, *units: str, round: int = 2, **more: Any) -> Battle:
    """The Round before ends with red's bowmen, who forgo their action; a player holds the card."""
    known = {**holding(card, seat=seat), **more.pop("position", {})}
    known["siege"] = {**known["siege"], **more.pop("siege_text", {})}
    more.setdefault("first", "red")
    game = siege(*units, f"red: {BOWMEN} @ 3 9 0", turn="red", round=round - 1, position=known, **more)
    last = [option for option in game.options() if option in ("activate red-1", "activate red-2")]
    game.activate(last[-1].removeprefix("activate ")).play("red", "action forgo")
    while game.field.round < round or (game.question() == "declare-text" and not offered(game, card)):
        if game.question() == "activate-unit" and game.field.round == round:
            break
        options = game.options(game.asked()[0])
        game.play(game.asked()[0], "pass" if "pass" in options else options[-1])
    return game


# --- the decks -------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-asos.siege-cards")
def test_each_player_draws_three_cards_of_the_own_role_before_deployment() -> None:
    game, defender, attacker = with_roles("defender")
    for seat, role in ((attacker, "attacker"), (defender, "defender")):
        hand = game.field.siege_hand[game.seat(seat)]
        assert len(set(hand)) == DRAWN
        assert set(hand) <= set(deck_of(role))
    assert not any(game.field.stands(unit) for unit in game.field.units())


@rule("miniatures:ruling.siege-cards-stand-in")
def test_six_cards_a_role_all_with_texts_and_said_to_be_stand_ins() -> None:
    assert [len(deck_of(role)) for role in ("attacker", "defender")] == [6, 6]
    assert set(TEXTS) == {f"siege-{card}" for card in BOX.siege_cards}
    assert all(card.copies == 1 for card in BOX.siege_cards.values())


@rule("miniatures:ruling.siege-cards-stand-in")
def test_the_cards_are_secret_until_they_are_played() -> None:
    game, defender, attacker = with_roles("defender")
    seats = {name: game.seat(name) for name in (defender, attacker)}
    for viewer in (defender, attacker):
        for shown in game.match.view(viewer)["table"]["mode"]["siege"]["hands"]:
            own = [SIEGE_CARD_NAMES[card] for card in game.field.siege_hand[seats[shown["seat"]]]]
            assert shown["hand"] == (own if shown["seat"] == viewer else [None] * DRAWN)
            assert (shown["deck"], shown["discard"]) == (3, [])
    assert game.match.view(None)["table"]["mode"]["siege"]["hands"][0]["hand"] == [None] * DRAWN
    spots = hidden(game.field, seats[defender])
    assert any("siege" in spot for spot in spots)
    # What a seat doesn't know is dealt anew, within the other's own deck.
    hands = set()
    for seed in range(12):
        twin = game.field.clone()
        determinize(twin, seats[defender], Random(seed))
        assert twin.siege_hand[seats[defender]] == game.field.siege_hand[seats[defender]]
        assert set(twin.siege_hand[seats[attacker]]) <= set(deck_of("attacker"))
        hands.add(twin.siege_hand[seats[attacker]])
    assert len(hands) > 1


@rule("miniatures:ruling.siege-cards-stand-in")
def test_a_card_is_played_at_its_moment_once_and_is_then_discarded() -> None:
    game = siege(
        f"blue: {SWORN} @ 24 30 180",
        f"blue: {GUARDS} @ 34 30 180",
        f"red: {GUARDS} @ 24 9 0",
        terrain=("forest @ 10 24 0", "forest @ 38 24 0"),
        turn="red",
        position=holding("clear-the-field", "battering-ram"),
    )
    game.activate("red-1").play("red", "action forgo")
    ask_for(game, "clear-the-field")
    assert game.asks("blue", "declare-text")
    with game.refused("ruling.siege-cards-stand-in"):
        game.play("blue", "siege battering-ram")
    with game.refused("mode-asos.siege-cards"):
        game.play("blue", "siege sleepless-nights")
    game.play("blue", "siege clear-the-field").play("blue", "piece terrain-2")
    shown = game.view()["mode"]["siege"]["hands"][0]
    assert shown["discard"] == ["clear-the-field"]
    assert told(game, "siege-card-played") == {
        "event": "siege-card-played", "seat": "blue", "card": "clear-the-field"
    }  # fmt: skip
    assert SIEGE_CARD_NAMES.index("clear-the-field") not in might_hold(game.field, game.seat("blue"))


def test_a_player_is_asked_when_a_card_might_be_played_whatever_is_held() -> None:
    asked = []
    for card in ("boiling-oil", "volley-from-the-walls"):
        game = siege(
            f"blue: {SWORN} @ 24 16 180",
            f"red: {GUARDS} @ 40 22 0",
            turn="red",
            position=holding(card, seat="red"),
        )
        game.activate("red-1").play("red", "action forgo")
        asked.append(game.asks("red", "declare-text"))
        question = game.field.agenda[-1]
        assert isinstance(question, DeclareText)
        assert window(game.field, question, game.seat("red")) == SIEGE
    assert asked == [True, True]


# --- the Attacker's --------------------------------------------------------------------------------------------------


def test_clear_the_field_removes_a_piece_and_needs_one() -> None:
    for terrain, is_offered in ((("forest @ 10 24 0",), True), ((), False)):
        game = siege(
            f"blue: {SWORN} @ 10 24 180",
            f"red: {GUARDS} @ 24 9 0",
            terrain=terrain,
            turn="red",
            position=holding("clear-the-field"),
        )
        game.activate("red-1").play("red", "action forgo")
        assert offered(ask_for(game, "clear-the-field"), "clear-the-field") is is_offered
        if is_offered:
            game.play("blue", "siege clear-the-field")
            assert game.field.pieces_on_table() == []
            assert game.pose("blue-1") == (10, 24, 180)
            assert told(game, "terrain-removed")["piece"] == "terrain-1"


def test_silence_the_command_takes_abilities_of_enemy_attachments_and_ncus_for_a_round() -> None:
    enemy = f"red: {GUARDS} @ 24 9 0 with={CAPTAIN}"
    own = f"blue: {GUARDS} @ 24 30 180 with={CAPTAIN}"
    game = round_begins("silence-the-command", "blue", enemy, own, position={"ncus": ("red: 30105",)})
    names = {name: [source.text for source, _ in sources(game.field, game.unit(name))] for name in ("red-1", "blue-1")}
    assert "order-hold-the-line" in names["red-1"]
    game.play("blue", "siege silence-the-command")
    after = [source.text for source, _ in sources(game.field, game.unit("red-1"))]
    assert after == [name for name in names["red-1"] if name != "order-hold-the-line"]
    assert [source.text for source, _ in sources(game.field, game.unit("blue-1"))] == names["blue-1"]
    assert game.field.ncu_silenced[game.unit("red-a") - FIRST_NCU]
    assert game.view()["mode"]["siege"]["muted"] == ["red"]
    while game.field.round == 2:
        options = game.options(game.asked()[0])
        game.play(game.asked()[0], "pass" if "pass" in options else options[-1])
    assert game.field.muted == 0
    assert "order-hold-the-line" in [source.text for source, _ in sources(game.field, game.unit("red-1"))]


def test_all_out_assault_helps_charges_and_melee_of_this_round() -> None:
    game = round_begins("all-out-assault", "blue", f"blue: {SWORN} @ 24 {AT_WALL + 4:g} 180")
    game.play("blue", "siege all-out-assault")
    finish(game)
    game.activate("blue-1").dice(charge=1).play("blue", "action charge")
    game.play("blue", "face 180")
    assert game.question() == "reroll-dice"
    game.dice(again=4, attack="3333333").play("blue", "reroll siege-all-out-assault: 1")
    carry_on(game, "all-out-assault")
    # With +1 a 3 hits: seven Hits.
    assert wall(game) == 3
    # A Ranged Attack has no bonus.
    shooting = round_begins(
        "all-out-assault", "blue", f"blue: {BOWMEN} @ 24 20 180", f"red: {SWORN} @ 24 11 0 activated"
    )
    shooting.play("blue", "siege all-out-assault")
    finish(shooting)
    shooting.shoot("blue-1", "red-1", attack="2222222")
    assert told(shooting, "hits-counted")["hits"] == 0


@pytest.mark.parametrize(("option", "token"), [(1, "panicked"), (2, "vulnerable"), (3, "weakened")])
def test_break_their_spirit_gives_every_enemy_a_token(option: int, token: str) -> None:
    game = round_begins("break-their-spirit", "blue", f"red: {GUARDS} @ 24 9 0", f"blue: {SWORN} @ 24 40 180")
    game.play("blue", "siege break-their-spirit").play("blue", f"option {option}")
    assert game.conditions("red-1") == game.conditions("red-2") == (token,)
    assert game.conditions("blue-1") == ()


def test_break_their_spirit_is_not_played_in_the_middle_of_a_round() -> None:
    game = siege(
        f"blue: {SWORN} @ 24 40 180", f"red: {GUARDS} @ 24 9 0", turn="red", position=holding("break-their-spirit")
    )
    game.activate("red-1").play("red", "action forgo")
    assert not offered(ask_for(game, "break-their-spirit"), "break-their-spirit")


@pytest.mark.parametrize(("dice", "tokens"), [("11", ("panicked",)), ("66", ())])
def test_sleepless_nights_test_each_enemy_that_is_activated(dice: str, tokens: tuple[str, ...]) -> None:
    game = round_begins(
        "sleepless-nights", "blue", f"red: {GUARDS} @ 24 9 0", f"blue: {SWORN} @ 24 40 180", first="blue"
    )
    game.play("blue", "siege sleepless-nights")
    finish(game)
    if game.asked() == ("blue",):
        game.activate("blue-1").play("blue", "action forgo")
        finish(game)
    game.dice(morale=dice).play("red", "activate red-1").no_rerolls()
    assert game.conditions("red-1") == tokens
    assert [event["unit"] for event in game.events("test-made")] == ["red-1"]


def test_sleepless_nights_neither_test_walls_nor_friends() -> None:
    game = round_begins("sleepless-nights", "blue", f"red: {GUARDS} @ 24 9 0", f"blue: {SWORN} @ 24 40 180")
    game.play("blue", "siege sleepless-nights")
    finish(game)
    for _ in range(2):
        move = "activate blue-1" if game.asked() == ("blue",) else f"activate {CENTRE}"
        game.play(game.asked()[0], move)
        if game.question() == "choose-action":
            game.play("blue", "action forgo")
        finish(game)
    assert game.events("test-made") == []


def test_battering_ram_gives_rerolls_and_two_hits_against_a_wall() -> None:
    game = siege(f"blue: {SWORN} @ 24 {AT_WALL:g} 180", position=holding("battering-ram"))
    game.activate("blue-1").dice(attack="4411111").play("blue", "action melee-attack")
    while not offered(game, "battering-ram"):
        game.play("blue", "pass" if "pass" in game.options() else game.options()[0])
    game.play("blue", "siege battering-ram")
    assert game.question() == "reroll-dice"
    game.dice(again="44").play("blue", "reroll siege-battering-ram: 3,4").no_rerolls()
    assert wall(game) == 3


def test_battering_ram_is_not_played_against_a_unit() -> None:
    enemy = f"red: {GUARDS} @ 24 {20 + 2 * HALF:g} 180 activated"
    game = siege(f"blue: {SWORN} @ 24 20 0", enemy, position=holding("battering-ram"))
    game.activate("blue-1").play("blue", "action melee-attack")
    if game.question() == "turn-to-face":
        game.play("blue", "pass")
    assert not offered(ask_for(game, "battering-ram"), "battering-ram")


# --- the Defender's --------------------------------------------------------------------------------------------------


def test_boiling_oil_burns_whoever_has_charged_a_wall() -> None:
    game = siege(f"blue: {SWORN} @ 24 {AT_WALL + 4:g} 180", position=holding("boiling-oil", seat="red"))
    game.activate("blue-1").dice(charge=4).play("blue", "action charge")
    assert offered(carry_on(game, "boiling-oil"), "boiling-oil")
    game.dice(oil=2, attack="4441111").play("red", "siege boiling-oil")
    assert game.wounds("blue-1") == 9
    game.no_rerolls()
    assert wall(game) == 5


def test_boiling_oil_is_not_played_against_a_charge_on_a_unit() -> None:
    game = siege(
        f"blue: {SWORN} @ 24 {26 + 2 * HALF:g} 180",
        f"red: {GUARDS} @ 24 22 0 activated",
        position=holding("boiling-oil", seat="red"),
    )
    game.activate("blue-1").play("blue", "action charge")
    if game.question() == "declare-target":
        game.play("blue", "charge red-1")
    assert not offered(carry_on(game, "boiling-oil"), "boiling-oil")
    assert game.events("charge-declared")


def test_volley_from_the_walls_shoots_with_four_dice_from_each_wall_that_stands() -> None:
    game = siege(
        f"blue: {SWORN} @ 31 14 180",
        f"red: {GUARDS} @ 40 22 0",
        turn="red",
        position={"siege": {"defender": "red", "walls": (0, 6, 6), "hands": {"red": ("volley-from-the-walls",)}}},
    )
    game.activate("red-1").play("red", "action forgo")
    assert offered(ask_for(game, "volley-from-the-walls"), "volley-from-the-walls")
    game.dice(first="4441", defense="116", panic="661", second="1111").play("red", "siege volley-from-the-walls")
    game.no_rerolls()
    attacks = [(event["attacker"], event["defender"]) for event in game.events("attack-declared")]
    assert attacks == [(CENTRE, "blue-1"), ("red-wall-3", "blue-1")]
    assert (game.wounds("blue-1"), game.field.walls_activated) == (10, ())


def test_volley_from_the_walls_needs_an_enemys_turn_and_a_wall() -> None:
    own = siege(
        f"blue: {SWORN} @ 24 40 180", f"red: {GUARDS} @ 24 9 0", position=holding("volley-from-the-walls", seat="red")
    )
    own.activate("blue-1").play("blue", "action forgo")
    assert not offered(ask_for(own, "volley-from-the-walls"), "volley-from-the-walls")
    text = {"defender": "red", "walls": (0, 0, 0), "hands": {"red": ("volley-from-the-walls",)}}
    none = siege(f"blue: {SWORN} @ 24 40 180", f"red: {GUARDS} @ 24 9 0", turn="red", position={"siege": text})
    none.activate("red-1").play("red", "action forgo")
    assert not offered(ask_for(none, "volley-from-the-walls"), "volley-from-the-walls")


def test_sally_forth_brings_a_unit_from_reserve_in_round_two() -> None:
    game = round_begins("sally-forth", "red", f"red: {GUARDS} reserve", f"blue: {SWORN} @ 24 40 180")
    game.play("red", "siege sally-forth")
    with game.refused("deploy.fully-within-zone"):
        game.play("red", "deploy red-1 24 20 0")
    game.play("red", "deploy red-1 45 24 0")
    assert game.pose("red-1") == (45, 24, 0)
    assert not game.field.in_reserve[game.unit("red-1")]


def test_sally_forth_is_not_played_without_a_reserve() -> None:
    game = round_begins("sally-forth", "red", f"red: {GUARDS} @ 24 9 0", f"blue: {SWORN} @ 24 40 180")
    assert not offered(game, "sally-forth")


def test_repair_the_breach_heals_a_damaged_wall_that_stands() -> None:
    text = {"walls": (6, 3, 0)}
    game = round_begins("repair-the-breach", "red", f"blue: {SWORN} @ 24 40 180", siege_text=text)
    game.play("red", "siege repair-the-breach")
    assert game.field.walls == (6, 5, 0)
    assert told(game, "wall-repaired")["left"] == 5
    nearly = round_begins("repair-the-breach", "red", f"blue: {SWORN} @ 24 40 180", siege_text={"walls": (5, 4, 6)})
    nearly.play("red", "siege repair-the-breach")
    assert set(nearly.options()) == {"choose red-wall-1", "choose red-wall-2"}
    nearly.play("red", "choose red-wall-1")
    assert nearly.field.walls == (6, 4, 6)
    whole = round_begins("repair-the-breach", "red", f"blue: {SWORN} @ 24 40 180", siege_text={"walls": (6, 6, 0)})
    assert not offered(whole, "repair-the-breach")


def attacked(y: float) -> Battle:
    """Blue attacks red's unit, which stands so far from the lower edge, until the card may be played, or to the end."""
    game = siege(
        f"red: {GUARDS} @ 24 {y:g} 0 activated",
        f"blue: {SWORN} @ 24 {y + 2 * HALF:g} 180",
        position=holding("hold-the-gate", seat="red"),
    )
    game.activate("blue-1").dice(attack="5555111", defense="6111", panic="661").play("blue", "action melee-attack")
    return carry_on(game, "hold-the-gate")


def test_hold_the_gate_blocks_two_hits_and_passes_the_panic_test_near_a_wall() -> None:
    game = attacked(FRONT_ROW)
    assert offered(game, "hold-the-gate")
    game.play("red", "siege hold-the-gate").no_rerolls()
    assert game.wounds("red-1") == 11
    assert purposes(game)[:2] == ["attack", "defense"]
    assert "panic" not in purposes(game)


FRONT_ROW = AT_WALL + 5.9


def test_hold_the_gate_is_not_played_far_from_the_walls() -> None:
    game = attacked(FRONT_ROW + 0.2)
    assert not game.events("siege-card-played")
    assert game.wounds("red-1") <= 9


def test_spiked_ditches_make_a_charge_disorderly_and_cost_hits() -> None:
    game = siege(f"blue: {SWORN} @ 24 {AT_WALL + 4:g} 180", position=holding("spiked-ditches", seat="red"))
    game.activate("blue-1").play("blue", "action charge")
    carry_on(game, "spiked-ditches")
    game.dice(hits=2, defense="16").play("red", "siege spiked-ditches").no_rerolls()
    assert game.wounds("blue-1") == 11
    game.dice(charge=6, attack="4444111")
    while game.question() in ("pick-facing", "reroll-dice", "align-trays", "charge-attack", "declare-text"):
        options = game.options(game.asked()[0])
        assert not any(option.startswith("reroll charge-bonus") for option in options)
        game.play(game.asked()[0], "pass" if "pass" in options else options[0])
    assert told(game, "charge-distance")["disorderly"]
    assert wall(game) == 4


def test_spiked_ditches_are_not_for_the_defenders_own_charges() -> None:
    game = siege(
        f"red: {SWORN} @ 24 20 0",
        f"blue: {GUARDS} @ 24 {24 + 2 * HALF:g} 180 activated",
        turn="red",
        position=holding("spiked-ditches", seat="red"),
    )
    game.activate("red-1").play("red", "action charge")
    if game.question() == "declare-target":
        game.play("red", "charge blue-1")
    assert not offered(ask_for(game, "spiked-ditches"), "spiked-ditches")
