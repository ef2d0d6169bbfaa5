"""Texts that meet: cancelled cancels, dice that both sides change, abilities that are lost, attacks within attacks."""

from __future__ import annotations

import pytest

from maester.games.miniatures.hands import MOST, more_cards
from tests.games.miniatures.cards import both, holding
from tests.games.miniatures.given import began, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario
from tests.games.miniatures.neutral_hands import held, playable, plays

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"
MERCENARIES = "stormcrow-mercenaries"
JAIME, VARGO, DAARIO = "20115", "20409", "20411"
COUNTERPLOT, DEBTS = "lannister-counterplot", "lannister-a-lannister-pays-his-debts"


# --- cancel against cancel -------------------------------------------------------------------------------------------


def plotting(red: tuple[str, ...]) -> Battle:
    position = both(holding("red", DEBTS, *red, commander=JAIME), holding("blue", COUNTERPLOT, commander=JAIME))
    game = plays(scenario(*FAR, position=position), "red", DEBTS, "red-1")
    return plays(game, "blue", COUNTERPLOT)


@pytest.mark.parametrize(
    ("dice", "works"),
    [
        # Red's Counterplot is resolved first: blue's rolls no die if it is cancelled.
        ("3", True),
        ("23", False),
        ("22", True),
    ],
)
def test_a_cancel_may_be_cancelled(dice: str, works: bool) -> None:
    game = plays(plotting((COUNTERPLOT,)).dice(effect=dice), "red", COUNTERPLOT)
    assert bool(game.field.borne) is works
    assert game.dice_left == []
    # All three cards are spent, but for one that is attached.
    assert game.field.hand == [(), ()]
    assert len(game.field.discard[0]) + len(game.field.attached[0]) == 20


@pytest.mark.parametrize(("die", "works"), [(3, False), (2, True)])
def test_a_cancel_that_nobody_answers_decides(die: int, works: bool) -> None:
    position = both(holding("red", DEBTS, commander=JAIME), holding("blue", COUNTERPLOT, commander=JAIME))
    game = plays(scenario(*FAR, position=position), "red", DEBTS, "red-1").dice(effect=die)
    plays(game, "blue", COUNTERPLOT)
    assert bool(game.field.borne) is works


def test_a_cancel_of_a_target_comes_after_that_of_the_card() -> None:
    # A Flayed Man answers that a unit was named, which no longer matters once the card is cancelled.
    secrets = "roose-bolton-the-leech-lord-a-flayed-man-has-no-secrets"
    position = both(holding("red", DEBTS, commander=JAIME), held("blue", secrets, commander="20415"))
    game = scenario(f"red: {PLAIN} @ 24 20 0 weakened", *FAR, position=position)
    plays(game, "red", DEBTS, "red-1")
    assert playable(game, "blue", secrets, "red-1")
    plays(game, "blue", secrets, "red-1")
    assert (game.field.borne, game.conditions("red-1")) == ((), ())


# --- dice that both sides change -------------------------------------------------------------------------------------

RECKLESS = "daario-naharis-stormcrow-captain-reckless-strikes"


@pytest.mark.parametrize(
    ("wounds", "bribed", "dice"),
    [(12, False, 7), (4, False, 7), (12, True, 4), (4, True, 4)],
)
def test_the_lowest_number_of_dice_goes_before_the_highest(wounds: int, bribed: bool, dice: int) -> None:
    bribe = {"borne": ["blue: lannister-bribery on=red-1"]} if bribed else {}
    deck = holding("blue", commander=JAIME, attached=("lannister-bribery",) if bribed else ())
    position = both(held("red", RECKLESS, commander=DAARIO), deck, bribe)
    game = began(facing(f"{MERCENARIES} wounds={wounds}", PLAIN, position=position).dice(attack="2" * dice))
    plays(game, "red", RECKLESS).no_rerolls()
    assert len(game.rolls()[0][2]) == dice


EXPLOIT = "vargo-hoat-the-goat-of-harrenhal-exploit-weakness"


def test_both_sides_reroll_by_card_and_by_token_each_die_once() -> None:
    position = held("red", EXPLOIT, commander=VARGO)
    game = began(facing(f"{MERCENARIES} weakened", f"{PLAIN} weakened", position=position).dice(attack="1111166"))
    plays(game, "red", EXPLOIT)
    # The active side first, with its card; then the other one with the Attacker's token.
    game.dice(card="66").play("red", f"reroll {EXPLOIT}: 1,2")
    assert game.asks("blue", "reroll-dice")
    game.dice(token="1116", defense="6").play("blue", "reroll weakened: 1,2,6,7")
    # Red has had its reroll of the first two, and its card is used up.
    assert told(game, "hits-counted")["hits"] == 1
    assert [event["source"] for event in game.events("rerolled")] == [EXPLOIT, "weakened"]
    assert game.conditions("red-1") == ()


def test_two_sources_of_one_player_reroll_different_dice() -> None:
    position = held("red", EXPLOIT, commander=VARGO)
    game = facing("golden-company-swordsmen weakened", f"{PLAIN} weakened", position=position)
    game = plays(began(game.dice(attack="1111112")), "red", EXPLOIT)
    game.dice(card="2").play("red", f"reroll {EXPLOIT}: 1")
    assert game.why_not("red", "reroll mastercraft-longsword: 1") == "reroll.once-per-player"
    game.dice(sword="6").play("red", "reroll mastercraft-longsword: 2")
    # The enemy may have each of them rerolled, too.
    game.dice(token="11").play("blue", "reroll weakened: 1,2")
    assert told(game, "hits-counted")["hits"] == 0


# --- abilities that are lost -----------------------------------------------------------------------------------------

INTRIGUE = "lannister-intrigue-and-subterfuge"
CATELYN = "30201"


@pytest.mark.parametrize(("silenced", "attached"), [(True, 0), (False, 1)])
def test_an_ncu_that_has_lost_its_abilities_attaches_no_influence(silenced: bool, attached: int) -> None:
    position = both(holding("blue", INTRIGUE, commander=JAIME), {"ncus": [f"red: {CATELYN}"]})
    game = scenario(*FAR, position=position).nothing_declared().play("red", "activate red-a")
    if silenced:
        plays(game, "blue", INTRIGUE)
    game.nothing_declared().play("red", "claim letter").nothing_declared()
    if attached:
        game.play("red", "choose red-1")
    assert len([one for one in game.field.borne if one.ncu >= 0]) == attached


@pytest.mark.parametrize("unit", ["", "silenced"])
def test_an_influence_that_is_attached_stays_whoever_loses_abilities(unit: str) -> None:
    position = {
        "ncus": [f"red: {CATELYN} activated silenced"],
        "borne": ["red: family-duty-honor on=red-1 ncu=red-a until=round"],
    }
    game = facing(f"{MERCENARIES} wounds=4 {unit}", PLAIN, position=position).strike(attack="1" * 7)
    assert len(game.rolls()[0][2]) == 7


def test_what_an_attachment_gives_is_lost_and_what_is_borne_is_not() -> None:
    for special, keywords in (("", ["precision", "vicious"]), ("silenced", ["precision"])):
        position = {"ncus": ["red: 30405 activated"], "borne": ["red: a-name-given on=red-1 ncu=red-a until=round"]}
        game = facing(f"{MERCENARIES} with=20410 {special}", PLAIN, position=position).strike(attack="1" * 7)
        assert told(game, "hits-counted")["keywords"] == keywords


# --- an attack inside an attack inside a Charge ----------------------------------------------------------------------


def charging(blue: str, widower: str = "12 24.8 90") -> Battle:
    """Jokin's unit charges Halberdiers, who may be set for it; the Widower stands beside."""
    game = scenario(
        f"red: {MERCENARIES} @ 24 16 0 with=20426",
        f"blue: lannister-halberdiers @ 24 24.8 180 {blue}",
        f"red: {MERCENARIES} @ {widower} with=20427",
        *FAR,
    )
    game.activate("red-1").dice(charge=5).play("red", "action charge")
    return finished(game)


def finished(game: Battle) -> Battle:
    """All questions about Charges and rerolls are answered as simply as possible."""
    simple = ("declare-target", "determine-zone", "pick-facing", "align-trays", "charge-attack", "choose-free-action")
    while game.question() in (*simple, "reroll-dice", "turn-to-face"):
        game.play(game.asked()[0], "pass" if "pass" in game.options() else game.options()[0])
    return game


def test_a_charge_may_break_into_an_attack_that_broke_into_a_charge() -> None:
    # The Halberdiers strike first; the Widower's unit charges them for it, and strikes; then Jokin's Charge goes on.
    game = charging("").dice(set_for_charge="1" * 7, charge=5, widower="1" * 7, jokin="1" * 7)
    finished(game.play("blue", "use order-set-for-charge blue-1: -"))
    thrown = [(unit, purpose) for unit, purpose, _ in game.rolls()]
    assert thrown == [
        ("red-1", "charge"),
        ("blue-1", "attack"),
        ("red-2", "charge"),
        ("red-2", "attack"),
        ("red-1", "attack"),
    ]
    assert sorted(game.engaged("blue-1")) == ["red-1", "red-2"]
    assert game.asks("blue", "activate-unit")


def test_the_outer_attacks_end_with_the_unit_that_dies_inside() -> None:
    # The Halberdiers are destroyed by the inner Charge: Jokin's has nobody left to attack.
    game = charging("wounds=1").dice(set_for_charge="1" * 4, charge=5, widower="6666666", defense="1111111")
    finished(game.play("blue", "use order-set-for-charge blue-1: -"))
    while game.asked() == ("red",) and game.question() != "activate-unit":
        game.play("red", "pass")
    assert [unit for unit, purpose, _ in game.rolls() if purpose == "attack"] == ["blue-1", "red-2"]
    assert game.wounds("blue-1") == 0
    assert game.is_activated("red-1")


# --- the last unit ---------------------------------------------------------------------------------------------------


def answered(wounds: int, defense: str) -> Battle:
    """Red's NCU Claims the Swords in red's own turn; blue's Varys answers with Hits on red's only unit."""
    position = {"ncus": ["red: 30407", "blue: 30403"]}
    game = scenario(f"red: {PLAIN} @ 24 20 0 wounds={wounds}", FAR[1], position=position).nothing_declared()
    game.play("red", "activate red-a").nothing_declared().play("red", "claim swords")
    while game.asked() == ("red",):
        game.play("red", "pass")
    return game.dice(defense=defense).play("blue", "use little-birds blue-a: red-1")


def test_a_battle_ends_when_the_last_unit_dies_of_the_opponents_effect() -> None:
    game = answered(3, "111")
    assert game.match.over
    assert game.points("blue") > game.points("red")


def test_a_battle_goes_on_while_one_unit_lives() -> None:
    game = answered(3, "116")
    assert not game.match.over
    assert game.wounds("red-1") == 1


# --- hands and decks -------------------------------------------------------------------------------------------------

TYRION = "30104"
LANNISTER_HAND = (
    "lannister-fealty-to-the-crown",
    "lannister-fealty-to-the-crown",
    "lannister-hear-me-roar",
    "lannister-hear-me-roar",
    "lannister-subjugation-of-power",
    "lannister-subjugation-of-power",
)
NEUTRAL_HAND = ("neutral-worth-the-risk",) * 2 + ("neutral-planning-and-insight",) * 2 + (RECKLESS, RECKLESS)


def hands(red: int, blue: int, *ncus: str) -> Battle:
    """Red holds Lannister cards and blue Neutral ones; Tyrion and the fifth Objective each allow red one card more."""
    position = both(
        holding("red", *LANNISTER_HAND[:red], commander=JAIME, ncus=ncus),
        held("blue", *NEUTRAL_HAND[:blue], commander=DAARIO),
    )
    objective = ("24 20 card=5",)
    return scenario(f"red: {GUARDS} @ 24 20 0", *FAR, position=position, objectives=objective)


def test_two_larger_hands_are_measured_each_by_its_own_limit() -> None:
    game = hands(6, 6, f"red: {TYRION}")
    assert [MOST + more_cards(game.field, game.seat(seat)) for seat in ("red", "blue")] == [7, 5]
    # Blue holds one too many, red doesn't.
    assert game.asks("blue", "discard-down")
    game.play("blue", f"discard {NEUTRAL_HAND[0]}")
    assert (len(game.field.hand[0]), len(game.field.hand[1])) == (6, 5)


@pytest.mark.parametrize(("ncus", "most"), [((), 6), ((f"red: {TYRION}",), 7), ((f"red: {TYRION} silenced",), 6)])
def test_limits_of_different_names_add_up_while_their_texts_hold(ncus: tuple[str, ...], most: int) -> None:
    game = hands(2, 2, *ncus)
    assert MOST + more_cards(game.field, game.seat("red")) == most


PLANNING = "neutral-meticulous-planning"


@pytest.mark.parametrize(("deck", "drawn"), [((RECKLESS,) * 2, 2), ((RECKLESS,), 1), ((), 0)])
def test_a_deck_that_runs_dry_gives_what_it_has(deck: tuple[str, ...], drawn: int) -> None:
    position = held("red", commander=DAARIO, deck=deck, ncus=["red: 30407"])
    game = scenario(*FAR, position=position).nothing_declared().play("red", "activate red-a").nothing_declared()
    game.play("red", "claim letter").nothing_declared()
    while game.question() in ("pick-target", "pick-condition"):
        game.play("red", game.options()[0])
    assert (len(game.field.hand[0]), game.field.deck[0]) == (drawn, ())


def test_a_dry_deck_is_searched_in_vain() -> None:
    position = held("red", PLANNING, commander=DAARIO, ncus=["red: 30407 zone=letter activated"])
    game = plays(scenario(*FAR, position=position), "red", PLANNING)
    assert game.field.hand[0] == ()
    assert game.kinds("card-taken") == []
