"""The NCUs of House Lannister and the banners of the Kingsguard: what each does, and when it can't."""

from __future__ import annotations

from typing import Any

import pytest

from maester.engine import Seat
from maester.games.miniatures.hands import more_cards
from tests.games.miniatures.cards import both, ever_offered, holding
from tests.games.miniatures.given import began, offered, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"
ROAR, SUBJUGATION = "lannister-hear-me-roar", "lannister-subjugation-of-power"
INTRIGUE, BRIBERY = "lannister-intrigue-and-subterfuge", "lannister-bribery"
COUNTERPLOT = "lannister-counterplot"


def titles(game: Battle, pile: str, seat: int = 0) -> list[str]:
    return sorted(game.field.title(card) for card in getattr(game.field, pile)[seat])


def tokens(game: Battle, number: int = 0) -> int:
    return game.field.ncu_tokens[number]


# --- Tywin Lannister --------------------------------------------------------------------------------------------

RAINS = "the-rains-of-castamere"


def test_the_rains_of_castamere_hand_out_five_effects() -> None:
    units = (f"blue: {PLAIN} @ 24 30 180", f"blue: {PLAIN} @ 36 30 180", *FAR)
    game = scenario(*units, position={"ncus": ["red: 30101"]}).dice(hits="1166", panic="112")
    game.play("red", f"use {RAINS} red-a: -")
    game.play("red", "choose blue-1", "choose blue-1", "choose blue-2", "choose blue-1", "choose blue-3")
    game.no_rerolls()
    assert game.conditions("blue-1") == ("panicked", "vulnerable")
    assert (game.wounds("blue-1"), game.wounds("blue-2")) == (12 - 2, 12 - 2)
    assert game.events("abilities-lost")[-1]["unit"] == "blue-3"
    assert game.field.silenced[game.unit("blue-3")]


def test_the_rains_of_castamere_fall_once_in_a_game_at_the_start_of_any_turn() -> None:
    game = scenario(*FAR, turn="blue", position={"ncus": ["red: 30101"]})
    game.play("red", f"use {RAINS} red-a: -").no_rerolls()
    while game.asked() != ("red",) or game.question() != "activate-unit":
        game.answer_quietly()
    assert game.kinds("text-used") == ["text-used"]
    game = scenario(*FAR, position={"ncus": ["red: 30101 silenced"]})
    assert not offered(game, RAINS)


# --- Pycelle ----------------------------------------------------------------------------------------------------

DECEPTION = "manipulation-and-deception"


def test_manipulation_and_deception_weakens_an_enemy_for_a_token() -> None:
    game = scenario(*FAR, position={"ncus": ["red: 30102"]}).play("red", "activate red-a")
    game.play("red", f"use {DECEPTION} red-a: blue-1")
    assert (game.conditions("blue-1"), tokens(game)) == (("weakened",), 2)


def test_manipulation_and_deception_needs_a_token_and_pycelles_activation() -> None:
    game = scenario(*FAR, position={"ncus": ["red: 30102 tokens=0"]}).play("red", "activate red-a")
    assert game.question() == "choose-zone-to-claim"
    game = scenario(*FAR, position={"ncus": ["red: 30102", "red: 30105"]}).play("red", "activate red-b")
    assert game.question() == "choose-zone-to-claim"


# --- the High Sparrow -------------------------------------------------------------------------------------------

SEVEN = "fealty-to-the-seven"


def influenced(ability: str, ref: str, unit: str, **dice: str) -> Battle:
    position = {"ncus": [f"red: {ref} activated"], "borne": [f"red: {ability} on={unit} until=round ncu=red-a"]}
    return facing(f"{GUARDS} wounds=5", PLAIN, position=position).dice(**dice)


@pytest.mark.parametrize(("die", "healed"), [(1, 1), (3, 3)])
def test_fealty_to_the_seven_feeds_on_panic(die: int, healed: int) -> None:
    game = influenced(SEVEN, "30103", "blue-1").strike(attack="41111", defense="1", panic=f"11{die}")
    if game.question() == "pick-target":
        game.play("red", "choose red-1")
    assert game.wounds("red-1") == 5 + healed


def test_fealty_to_the_seven_needs_a_failed_test_of_the_enemy_that_bears_it() -> None:
    game = influenced(SEVEN, "30103", "blue-1").strike(attack="41111", defense="1", panic="661")
    assert game.wounds("red-1") == 5
    # On the other enemy, or on a friend, it does nothing now.
    for unit in ("blue-2", "red-1"):
        game = influenced(SEVEN, "30103", unit).strike(attack="41111", defense="1", panic="112")
        assert game.wounds("red-1") == 5


def test_the_high_sparrow_is_attached_when_he_claims_a_zone() -> None:
    game = scenario(*FAR, position={"ncus": ["red: 30103"]}).play("red", "activate red-a", "claim letter")
    game.play("red", "choose blue-1")
    assert [(one.on, one.text) for one in game.field.borne] == [(game.unit("blue-1"), SEVEN)]
    game = scenario(*FAR, position={"ncus": ["red: 30103"]}).play("red", "activate red-a", "pass")
    assert game.field.borne == ()


# --- Tyrion Lannister, The Imp ----------------------------------------------------------------------------------

MASTERMIND = "tactical-mastermind"
FEROCITY = "stark-northern-ferocity"


def answered(*cards: str, deck: tuple[str, ...] = (), ncu: str = "blue: 30104") -> Battle:
    """Red plays Northern Ferocity; blue has Tyrion."""
    starks = holding("red", FEROCITY, commander="20201")
    position = both(starks, holding("blue", *cards, commander="20115", deck=deck, ncus=(ncu,)))
    game = began(facing("stark-sworn-swords", GUARDS, position=position))
    return game.play("red", f"play {FEROCITY}: -")


def test_tyrion_fetches_a_counterplot_and_plays_it() -> None:
    game = answered().dice(counterplot=3, attack="1111111")
    game.play("blue", f"use {MASTERMIND} blue-a: -")
    assert game.events("card-played")[-1]["card"] == COUNTERPLOT
    assert game.events("effect-cancelled")[-1]["ability"] == FEROCITY
    assert game.kinds("deck-shuffled") == ["deck-shuffled"]
    assert COUNTERPLOT in titles(game, "discard", 1)


def test_tyrions_counterplot_may_fail() -> None:
    game = answered().dice(counterplot=2, attack="1111111").play("blue", f"use {MASTERMIND} blue-a: -")
    assert game.kinds("effect-cancelled") == []


def test_tyrion_chooses_between_deck_and_discard_pile() -> None:
    game = answered(deck=(COUNTERPLOT,)).dice(counterplot=3, attack="1111111")
    game.play("blue", f"use {MASTERMIND} blue-a: -", "no")
    assert titles(game, "discard", 1).count(COUNTERPLOT) == 2
    assert game.kinds("effect-cancelled") == ["effect-cancelled"]


def test_tyrion_does_so_once_in_a_game_for_a_card_of_an_opponent() -> None:
    game = answered(ncu="blue: 30104 silenced")
    assert not offered(game, MASTERMIND)
    own = both(holding("blue", "lannister-a-lannister-pays-his-debts", commander="20115", ncus=("blue: 30104",)))
    game = scenario(*FAR, turn="blue", position=own)
    game.play("blue", "play lannister-a-lannister-pays-his-debts: blue-1")
    assert not ever_offered(game, MASTERMIND)


def test_tyrions_counterplot_is_the_one_effect_at_the_moment() -> None:
    game = answered(COUNTERPLOT).dice(counterplot=2, attack="1111111")
    game.play("blue", f"use {MASTERMIND} blue-a: -", "yes")
    assert len(game.events("card-played")) == 2
    assert titles(game, "hand", 1) == [COUNTERPLOT]


def test_tyrion_raises_the_hand_by_one() -> None:
    field = scenario(*FAR, position={"ncus": ["red: 30104"]}).field
    assert [more_cards(field, Seat(seat)) for seat in (0, 1)] == [1, 0]


# --- Cersei and Tommen ------------------------------------------------------------------------------------------

BOTH_ZONES = ("red: 30102 zone=coins activated",)


@pytest.mark.parametrize(
    ("ref", "ability", "crown", "coins"),
    [("30105", "playing-the-game", ROAR, SUBJUGATION), ("30109", "queens-influence", INTRIGUE, BRIBERY)],
)
def test_the_queen_and_her_son_fetch_cards_by_their_zones(ref: str, ability: str, crown: str, coins: str) -> None:
    position = holding("red", commander="20115", ncus=(f"red: {ref}", *BOTH_ZONES))
    game = scenario(*FAR, position=position).play("red", "activate red-a", "claim crown", f"use {ability} red-a: -")
    assert titles(game, "hand") == sorted([crown, coins])
    assert tokens(game) == 1
    position = holding("red", commander="20115", ncus=(f"red: {ref}",))
    game = scenario(*FAR, position=position).play("red", "activate red-a", "claim coins", f"use {ability} red-a: -")
    assert titles(game, "hand") == [coins]


@pytest.mark.parametrize("ref", ["30105", "30109"])
def test_the_queen_and_her_son_need_a_token_and_a_zone(ref: str) -> None:
    for line, zone in ((f"red: {ref} tokens=0", "crown"), (f"red: {ref}", "letter")):
        position = holding("red", commander="20115", ncus=(line,))
        game = scenario(*FAR, position=position).play("red", "activate red-a", f"claim {zone}")
        assert not ever_offered(game, "playing-the-game" if ref == "30105" else "queens-influence")


def test_a_card_that_was_fetched_is_known_to_all() -> None:
    position = holding("red", commander="20115", ncus=("red: 30105",), deck=(ROAR, ROAR))
    game = scenario(*FAR, position=position)
    game.play("red", "activate red-a", "claim crown", "use playing-the-game red-a: -")
    assert game.events("card-taken")[-1] == {"event": "card-taken", "seat": "red", "card": ROAR}
    assert (titles(game, "hand"), titles(game, "deck")) == ([ROAR], [ROAR])


# --- Joffrey Baratheon ------------------------------------------------------------------------------------------

THRONE = "might-of-the-iron-throne"


@pytest.mark.parametrize(("line", "keywords"), [("zone=letter activated", ["sundering"]), ("activated", [])])
def test_joffrey_on_the_board_is_as_good_as_the_crown(line: str, keywords: list[str]) -> None:
    game = facing(f"{GUARDS} with=20108", PLAIN, position={"ncus": [f"red: 30106 {line}"]}).strike(attack="111111")
    assert told(game, "hits-counted")["keywords"] == keywords


def test_joffreys_influence_makes_panic_worse_for_an_enemy() -> None:
    game = influenced(THRONE, "30106", "blue-1").strike(attack="41111", defense="1", panic="111")
    assert game.wounds("blue-1") == 12 - 1 - 2
    game = influenced(THRONE, "30106", "blue-2").strike(attack="41111", defense="1", panic="111")
    assert game.wounds("blue-1") == 12 - 1 - 1


# --- Kevan Lannister --------------------------------------------------------------------------------------------

JUSTICE = "unbiased-justice"


def test_unbiased_justice_hands_out_four_effects() -> None:
    units = (f"red: {GUARDS} @ 24 10 0 wounds=4 weakened panicked", *FAR)
    game = scenario(*units, position={"ncus": ["red: 30107"]}).play("red", f"use {JUSTICE} red-a: -")
    game.play("red", "choose red-1", "choose red-1", "choose red-1", "choose red-1").play("red", "shift forward 2")
    assert (game.wounds("red-1"), game.conditions("red-1"), game.pose("red-1")) == (6, (), (24, 12, 0))
    assert [one.on for one in game.field.borne] == [game.unit("red-1")]


def test_the_last_of_the_four_is_for_attacks_this_round() -> None:
    position = {"ncus": ["red: 30107"], "borne": [f"red: {JUSTICE} on=red-1 until=round"]}
    game = began(facing(f"{GUARDS} wounds=4", PLAIN, position=position).nothing_declared().dice(attack="111111"))
    assert any(option.startswith(f"reroll {JUSTICE}:") for option in game.options("red"))
    game = scenario(*FAR, position={"ncus": ["red: 30107 silenced"]})
    assert not offered(game, JUSTICE)


# --- Qyburn -----------------------------------------------------------------------------------------------------

DOVES = "little-doves"


def test_little_doves_punish_a_claim_that_was_foreseen() -> None:
    units = (f"blue: {PLAIN} @ 24 30 180", *FAR)
    game = scenario(*units, turn="blue", position={"ncus": ["red: 30108", "blue: 30105 tokens=0"]})
    game.play("blue", "activate blue-a").play("red", f"use {DOVES} red-a: -", "zone crown", "zone letter")
    assert tokens(game) == 2
    game.play("blue", "claim letter")
    while game.question() in ("pick-target", "pick-condition"):
        game.answer_quietly()
    game.play("red", "choose blue-1", "choose blue-2")
    assert (game.conditions("blue-1"), game.conditions("blue-2")) == (("vulnerable",), ("vulnerable",))


def test_little_doves_know_nothing_of_other_zones() -> None:
    game = scenario(*FAR, turn="blue", position={"ncus": ["red: 30108", "blue: 30105 tokens=0"]})
    game.play("blue", "activate blue-a").play("red", f"use {DOVES} red-a: -", "zone crown", "zone letter")
    game.play("blue", "claim coins")
    while game.question() != "activate-unit" and game.question() != "choose-action":
        game.answer_quietly()
    assert (game.conditions("blue-1"), game.field.borne) == ((), ())


def test_little_doves_need_a_token_and_an_enemy_ncu() -> None:
    game = scenario(*FAR, turn="blue", position={"ncus": ["red: 30108 tokens=0", "blue: 30105 tokens=0"]})
    assert game.play("blue", "activate blue-a").question() == "choose-zone-to-claim"
    game = scenario(*FAR, position={"ncus": ["red: 30108", "red: 30105 tokens=0"]})
    assert game.play("red", "activate red-b").question() == "choose-zone-to-claim"


# --- the banners of the Kingsguard ------------------------------------------------------------------------------

BANNERS = "special-card-50101"


def bannered(*options: int, wounds: int = 8, **dice: Any) -> Battle:
    game = facing(f"kingsguard wounds={wounds}", PLAIN).play("red", "activate red-1", f"use {BANNERS} red-1: -")
    game.play("red", *(f"option {option}" for option in options))
    if game.question() == "pick-options-to-buy":
        game.play("red", "pass")
    return game.dice(**dice)


def test_the_first_banner_sharpens_blades() -> None:
    game = bannered(1, attack="6111111", defense="11", panic="661").strike()
    assert told(game, "hits-counted")["keywords"] == ["critical-blow", "sundering"]
    assert game.field.tokens[game.unit("red-1")] == 3


def test_the_second_banner_makes_panic_worse() -> None:
    game = bannered(2, attack="2111111", defense="1", panic="111").strike()
    assert told(game, "hits-counted")["keywords"] == ["vicious"]
    assert game.wounds("blue-1") == 12 - 1 - 2


def test_the_third_banner_frightens_the_defender() -> None:
    game = bannered(3, attack="1111111").strike()
    assert game.conditions("blue-1") == ("panicked", "weakened")


def test_the_fourth_banner_heals() -> None:
    game = bannered(4, wounds=5)
    assert game.wounds("red-1") == 7
    assert game.field.tokens[game.unit("red-1")] == 3


def test_all_banners_may_be_spent_at_once_each_once() -> None:
    game = bannered(1, 2, 3)
    assert game.field.tokens[game.unit("red-1")] == 1
    game = facing("kingsguard", PLAIN).play("red", "activate red-1", f"use {BANNERS} red-1: -", "option 1")
    assert game.why_not("red", "option 1") is not None
    game.play("red", "pass").dice(attack="1111111").strike()
    # They work this turn only.
    assert game.field.borne == ()


def test_without_banners_nothing_is_offered() -> None:
    game = facing("kingsguard tokens=0", PLAIN).play("red", "activate red-1")
    assert game.question() == "choose-action"
    game = facing("kingsguard", PLAIN, f"red: {GUARDS} @ 40 20 0", *FAR).play("red", "activate red-2")
    assert game.question() == "choose-action"
