"""The operations of texts one by one, each as the only thing that an ability of a unit does."""

from __future__ import annotations

from typing import Any

import pytest

from maester.engine import Seat
from maester.engine.knowledge import EVERYBODY
from maester.games.miniatures.moments import ACTION_CHOSEN, ACTIVATED, TARGETED
from maester.games.miniatures.names import (
    MANEUVER,
    MELEE_ATTACK,
    PANICKED,
    UNIT_NAMES,
    VULNERABLE,
    WEAKENED,
    ZONE_NAMES,
    Card,
)
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.board_operations import (
    BecomeFirstPlayer,
    MoveNcu,
    NameZone,
    OpponentMayActivate,
    UseEmptyZone,
)
from maester.games.miniatures.pieces.card_searches import DiscardCards, FetchCard, SearchDeck, might_lie_in_deck
from maester.games.miniatures.pieces.choices import AfterTest, OnRoll
from maester.games.miniatures.pieces.filters import Has
from maester.games.miniatures.pieces.free_actions import MakeAction
from maester.games.miniatures.pieces.hand_operations import CardsInDiscard, DiscardFromHandOf, TakeFromDiscard
from maester.games.miniatures.pieces.healing import SplitHealing
from maester.games.miniatures.pieces.losses import DestroyAttachment
from maester.games.miniatures.pieces.move_operations import InsteadOfAction
from maester.games.miniatures.pieces.operations import AttackAtOnce, ChooseOf, Expend, Give, Operation, SufferWounds
from maester.games.miniatures.pieces.picking import ForOne, Pick
from maester.games.miniatures.pieces.riding import RiddenThrough, RideThrough
from maester.games.miniatures.pieces.situations import (
    ACTING_UNIT,
    ACTIVATED_UNIT,
    CHOSEN,
    OWN,
    SECOND,
    TARGETED_UNIT,
    Situation,
)
from maester.games.miniatures.pieces.spending import IfSpent, MoveCondition, SpendOne, SwapCondition
from maester.games.miniatures.pieces.targets import Enemies, EnemyNcus, Friends
from maester.games.miniatures.pieces.texts import Picks, may, must
from maester.games.miniatures.pieces.token_operations import GiveOneOf, RemoveCondition
from tests.games.miniatures.given import saying, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

BITE = "winters-bite"
"""An ability of Stark Sworn Swords, which says something else here."""
HURT = SufferWounds(CHOSEN, Fixed(1))
CAPTAIN = "guard-captain"
ROBB, JAIME = "20201", "20115"
MIGHT, NORTH = "stark-winters-might", "stark-the-north-remembers"


def using(
    monkeypatch: pytest.MonkeyPatch,
    *do: Operation,
    targets: Picks = (),
    red: str = "stark-sworn-swords",
    blue: str = "lannister-guardsmen",
    more: tuple[str, ...] = FAR,
    at: str = "-",
    **position: Any,
) -> Battle:
    """Red's unit, in contact with blue's, is activated, and uses an ability that does this."""
    game = facing(red, blue, *more, position=position)
    saying(game, monkeypatch, BITE, may(ACTIVATED, Has(ACTIVATED_UNIT), do=do, targets=targets))
    return used(game, at)


def used(game: Battle, at: str) -> Battle:
    """Red's unit is activated, and uses its ability."""
    return game.nothing_declared().play("red", "activate red-1").play("red", f"use {BITE} red-1: {at}")


# --- tokens ---------------------------------------------------------------------------------------------------------


def test_a_token_is_expended_only_by_a_unit_that_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = using(monkeypatch, Expend(OWN, WEAKENED), red="stark-sworn-swords weakened panicked")
    assert game.conditions("red-1") == ("panicked",)
    assert using(monkeypatch, Expend(OWN, WEAKENED)).events("condition-expended") == []


def test_a_token_is_given_that_the_unit_has_not_got(monkeypatch: pytest.MonkeyPatch) -> None:
    game = using(monkeypatch, GiveOneOf(CHOSEN), targets=Enemies(), blue="lannister-guardsmen weakened", at="blue-1")
    assert game.options() == ["token panicked", "token vulnerable"]
    assert game.numbers("red", "token weakened") == {"condition": "weakened"}
    with game.refused("condition.one-of-each"):
        game.play("red", "token weakened")
    assert game.play("red", "token vulnerable").conditions("blue-1") == ("vulnerable", "weakened")


def test_a_token_is_removed_that_the_unit_has(monkeypatch: pytest.MonkeyPatch) -> None:
    game = using(monkeypatch, RemoveCondition(OWN), red="stark-sworn-swords weakened panicked")
    assert game.options() == ["token panicked", "token weakened"]
    assert game.numbers("red", "token vulnerable") == {"condition": "vulnerable"}
    with game.refused("ruling.zone-targets"):
        game.play("red", "token vulnerable")
    assert game.play("red", "token panicked").conditions("red-1") == ("weakened",)


def test_a_token_is_spent_of_the_players_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    game = using(monkeypatch, SpendOne(OWN), Give(OWN, (VULNERABLE,)), red="stark-sworn-swords weakened panicked")
    assert game.numbers("red", "token vulnerable") == {"condition": "vulnerable"}
    assert game.play("red", "token weakened").conditions("red-1") == ("panicked", "vulnerable")


@pytest.mark.parametrize(("answer", "left"), [("token panicked", 1), ("pass", 2)])
def test_a_token_may_be_spent_for_something(monkeypatch: pytest.MonkeyPatch, answer: str, left: int) -> None:
    spent = IfSpent(OWN, (PANICKED, VULNERABLE), (Give(OWN, (VULNERABLE,)),))
    game = using(monkeypatch, spent, red="stark-sworn-swords weakened panicked")
    assert game.options() == ["token panicked", "pass"]
    game.play("red", answer)
    assert ("vulnerable" in game.conditions("red-1"), "weakened" in game.conditions("red-1")) == (left == 1, True)
    assert ("panicked" in game.conditions("red-1")) is (left == 2)


def test_any_token_may_be_swapped_for_a_kind_that_the_unit_has_not_got(monkeypatch: pytest.MonkeyPatch) -> None:
    game = using(monkeypatch, SwapCondition(), blue="lannister-guardsmen weakened panicked")
    assert game.options() == ["swap blue-1 panicked vulnerable", "swap blue-1 weakened vulnerable", "pass"]
    assert game.numbers("red", "swap blue-1 weakened panicked") == {"condition": "weakened"}
    game.play("red", "swap blue-1 weakened vulnerable")
    assert game.conditions("blue-1") == ("panicked", "vulnerable")


def test_any_token_may_be_moved_to_a_unit_that_has_not_got_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = using(
        monkeypatch, MoveCondition(), red="stark-sworn-swords weakened", blue="lannister-guardsmen weakened panicked"
    )
    assert game.options() == [
        "hand red-1 weakened red-2",
        "hand red-1 weakened blue-2",
        "hand blue-1 panicked red-1",
        "hand blue-1 panicked red-2",
        "hand blue-1 panicked blue-2",
        "hand blue-1 weakened red-2",
        "hand blue-1 weakened blue-2",
        "pass",
    ]
    assert game.numbers("red", "hand red-1 weakened blue-1") == {"condition": "weakened"}
    with game.refused("condition.one-of-each"):
        game.play("red", "hand red-1 weakened blue-1")
    game.play("red", "hand blue-1 panicked red-1")
    assert (game.conditions("red-1"), game.conditions("blue-1")) == (("panicked", "weakened"), ("weakened",))


# --- units that are picked ------------------------------------------------------------------------------------------


def test_units_are_picked_one_after_the_other_and_each_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = using(monkeypatch, Pick(Enemies(), 2), HURT, SufferWounds(SECOND, Fixed(2)))
    assert game.options() == ["choose blue-1", "choose blue-2"]
    assert game.numbers("red", "choose red-1") == {"unit": "red-1"}
    with game.refused("term.target"):
        game.play("red", "pass")
    game.play("red", "choose blue-2")
    assert (game.wounds("blue-2"), game.wounds("blue-1")) == (11, 10)


def test_a_unit_is_picked_for_one_option(monkeypatch: pytest.MonkeyPatch) -> None:
    game = using(monkeypatch, ForOne(Enemies(), (HURT,)), Give(OWN, (PANICKED,)))
    assert game.numbers("red", "choose red-1") == {"unit": "red-1"}
    with game.refused("term.target"):
        game.play("red", "pass")
    game.play("red", "choose blue-2")
    assert (game.wounds("blue-1"), game.wounds("blue-2"), game.conditions("red-1")) == (12, 11, ("panicked",))


@pytest.mark.parametrize("naming", [Pick(Enemies(), 1), ForOne(Enemies(), ())], ids=["Pick", "ForOne"])
def test_whoever_is_picked_is_named_as_a_target(monkeypatch: pytest.MonkeyPatch, naming: Operation) -> None:
    # Blue's unit has the same ability, which answers when it is named.
    game = facing("stark-sworn-swords", "stark-sworn-swords")
    named = must(TARGETED, Has(TARGETED_UNIT), do=(Give(OWN, (VULNERABLE,)),))
    saying(game, monkeypatch, BITE, may(ACTIVATED, Has(ACTIVATED_UNIT), do=(naming,)), named)
    game.play("red", "activate red-1").play("red", f"use {BITE} red-1: -", "choose blue-1")
    assert (game.conditions("blue-1"), game.conditions("red-1")) == (("vulnerable",), ())


def test_options_are_chosen_once_each(monkeypatch: pytest.MonkeyPatch) -> None:
    options = ((Give(OWN, (PANICKED,)),), (Give(OWN, (WEAKENED,)),), (Give(OWN, (VULNERABLE,)),))
    game = using(monkeypatch, ChooseOf(Fixed(2), options))
    assert game.play("red", "option 2").options() == ["option 1", "option 3"]
    assert (game.why_not("red", "option 2"), game.numbers("red", "option 2")) == ("card.ability-text", {"option": 2})
    assert game.play("red", "option 3").conditions("red-1") == ("vulnerable", "weakened")


# --- healing --------------------------------------------------------------------------------------------------------


def test_healing_is_split_among_units(monkeypatch: pytest.MonkeyPatch) -> None:
    game = using(
        monkeypatch,
        SplitHealing(Fixed(5), Friends()),
        red="stark-sworn-swords wounds=8",
        more=("red: stark-bowmen @ 3 3 0 wounds=10", FAR[1]),
    )
    assert game.options() == [
        *(f"heal red-1 {wounds}" for wounds in (4, 3, 2, 1)),
        *(f"heal red-2 {wounds}" for wounds in (2, 1)),
        "pass",
    ]
    assert game.match.decision("red").prompt.values["wounds"] == 5
    assert game.numbers("red", "heal red-1 5") == {"unit": "red-1", "left": 5}
    game.play("red", "heal red-1 4")
    # What is left goes to others only.
    assert game.options() == ["heal red-2 1", "pass"]
    assert game.match.decision("red").prompt.values["wounds"] == 1
    assert game.numbers("red", "heal red-2 2") == {"unit": "red-2", "left": 1}
    game.play("red", "heal red-2 1")
    assert (game.wounds("red-1"), game.wounds("red-2")) == (12, 11)


# --- actions --------------------------------------------------------------------------------------------------------


def test_an_attack_at_once_needs_an_enemy_in_contact(monkeypatch: pytest.MonkeyPatch) -> None:
    game = using(monkeypatch, AttackAtOnce(CHOSEN), targets=Enemies(), at="blue-2")
    assert game.events("attack-declared") == []
    game = facing("stark-sworn-swords", "lannister-guardsmen")
    saying(game, monkeypatch, BITE, may(ACTIVATED, do=(AttackAtOnce(CHOSEN),), targets=Enemies()))
    game.play("red", "activate red-1").dice(attack="1" * 7).play("red", f"use {BITE} red-1: blue-1")
    assert [event["defender"] for event in game.events("attack-declared")] == ["blue-1"]


def test_a_free_action_is_one_of_those_that_are_granted(monkeypatch: pytest.MonkeyPatch) -> None:
    game = using(monkeypatch, MakeAction(OWN, (MELEE_ATTACK, MANEUVER)))
    # Engaged, it can't Maneuver.
    assert game.question() == "turn-to-face"


def test_an_action_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing("stark-sworn-swords", "lannister-guardsmen")
    instead = may(ACTION_CHOSEN, Has(ACTING_UNIT), do=(InsteadOfAction(), Give(OWN, (PANICKED,))))
    saying(game, monkeypatch, BITE, instead)
    game.activate("red-1").play("red", "action melee-attack", f"use {BITE} red-1: -")
    assert (game.conditions("red-1"), game.events("attack-declared")) == (("panicked",), [])
    assert game.question() == "activate-unit"
    assert game.asked() == ("blue",)


# --- dice and tests -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "wounds"), [(3, 12), (4, 11), (6, 11)])
def test_a_die_decides(monkeypatch: pytest.MonkeyPatch, die: int, wounds: int) -> None:
    game = facing("stark-sworn-swords", "lannister-guardsmen")
    saying(game, monkeypatch, BITE, may(ACTIVATED, do=(OnRoll((SufferWounds(OWN, Fixed(1)),), least=Fixed(4)),)))
    game.play("red", "activate red-1").dice(effect=die).play("red", f"use {BITE} red-1: -")
    assert (game.wounds("red-1"), game.dice_left) == (wounds, [])


def test_nothing_is_rolled_where_a_one_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing("stark-sworn-swords", "lannister-guardsmen")
    saying(game, monkeypatch, BITE, may(ACTIVATED, do=(OnRoll((SufferWounds(OWN, Fixed(1)),), least=Fixed(1)),)))
    game.play("red", "activate red-1").dice().play("red", f"use {BITE} red-1: -")
    assert game.wounds("red-1") == 11


def test_nobody_tests_who_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    game = using(monkeypatch, AfterTest((), (HURT,), of=SECOND), Give(OWN, (PANICKED,)))
    assert (game.rolls(), game.conditions("red-1")) == ([], ("panicked",))


# --- cards ----------------------------------------------------------------------------------------------------------


def with_cards(
    monkeypatch: pytest.MonkeyPatch, *do: Operation, targets: Picks = (), at: str = "-", **cards: Any
) -> Battle:
    """The same with Robb Stark's deck for red and Jaime Lannister's for blue, whose cards say nothing."""
    game = facing(
        "stark-sworn-swords", "lannister-guardsmen", position={"commanders": {"red": ROBB, "blue": JAIME}, **cards}
    )
    for title in sorted({title for titles in game.field.deck_list for title in titles}):
        saying(game, monkeypatch, title)
    saying(game, monkeypatch, BITE, may(ACTIVATED, Has(ACTIVATED_UNIT), do=do, targets=targets))
    return used(game, at)


def titles(game: Battle, cards: tuple[Card, ...]) -> list[str]:
    return [game.field.title(card) for card in cards]


def test_cards_are_discarded_of_the_players_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_cards(monkeypatch, DiscardCards(2), hands={"red": [MIGHT, NORTH, NORTH]})
    assert game.options() == [f"discard {MIGHT},{NORTH}", f"discard {NORTH},{NORTH}"]
    assert game.numbers("red", f"discard {MIGHT}") == {"held": 3, "number": 2}
    assert game.match.decision("red").prompt.values["number"] == 2
    game.play("red", f"discard {NORTH},{NORTH}")
    assert (titles(game, game.field.hand[0]), titles(game, game.field.discard[0])) == ([MIGHT], [NORTH, NORTH])


def test_who_holds_fewer_cards_discards_them_all(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_cards(monkeypatch, DiscardCards(2), hands={"red": [MIGHT]})
    assert titles(game.play("red", f"discard {MIGHT}"), game.field.hand[0]) == []


def test_a_card_is_taken_from_the_deck_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_cards(monkeypatch, SearchDeck(), hands={"red": [MIGHT] * 2})
    assert f"take {NORTH}" in game.options()
    assert game.numbers("red", f"take {MIGHT}") == {"card": MIGHT}
    game.play("red", f"take {NORTH}")
    assert sorted(titles(game, game.field.hand[0])) == [NORTH, MIGHT, MIGHT]
    assert [event for event in game.events(viewer="blue") if NORTH in str(event)] == []


def test_a_card_is_taken_from_the_discard_pile_the_last_of_equal_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_cards(monkeypatch, TakeFromDiscard(), discards={"red": [NORTH, MIGHT, NORTH]})
    first, _, last = game.field.discard[0]
    assert game.options() == [f"take {NORTH}", f"take {MIGHT}"]
    assert game.numbers("red", "take stark-northern-ferocity") == {"card": "stark-northern-ferocity"}
    game.play("red", f"take {NORTH}")
    assert game.field.hand[0] == (last,)
    assert first in game.field.discard[0]


@pytest.mark.parametrize(("answer", "from_discard"), [("yes", True), ("no", False)])
def test_a_card_is_fetched_by_its_title(monkeypatch: pytest.MonkeyPatch, answer: str, from_discard: bool) -> None:
    game = with_cards(monkeypatch, FetchCard(NORTH), discards={"red": [NORTH, MIGHT]})
    lying = game.field.discard[0][0]
    assert game.match.decision("red").prompt.values["card"] == NORTH
    game.play("red", answer)
    assert titles(game, game.field.hand[0]) == [NORTH]
    assert (game.field.hand[0][0] == lying) is from_discard
    # Everybody sees which card it is.
    assert game.field.known[game.field.hand[0][0]] == EVERYBODY


def test_the_last_of_two_equal_cards_is_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_cards(monkeypatch, FetchCard(NORTH), discards={"red": [NORTH, NORTH]})
    assert titles(game, game.field.hand[0]) == [NORTH]
    assert len(game.field.discard[0]) == 1
    assert game.field.hand[0][0] > game.field.discard[0][0]


def test_a_card_in_a_hand_that_everybody_knows_does_not_lie_in_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    # Of two copies one lies in the discard pile; the other is in the hand, unseen: it might lie in the deck.
    game = with_cards(monkeypatch, FetchCard(NORTH), discards={"red": [NORTH]}, hands={"red": [NORTH]})
    assert (game.question(), game.options()) == ("fetch-from-discard", ["yes"])
    assert game.numbers("red", "no") == {"card": NORTH}
    known = facing("stark-sworn-swords", position={"commanders": {"red": ROBB}, "hands": {"red": [NORTH]}})
    assert might_lie_in_deck(known.field, Seat(0), NORTH)
    known.field.deck[0] = tuple(card for card in known.field.deck[0] if known.field.title(card) != NORTH)
    assert might_lie_in_deck(known.field, Seat(0), NORTH)
    known.field.show(known.field.hand[0])
    assert not might_lie_in_deck(known.field, Seat(0), NORTH)


def test_nothing_is_fetched_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_cards(monkeypatch, FetchCard(NORTH), Give(OWN, (PANICKED,)), hands={"red": [NORTH, NORTH]})
    assert (len(game.field.hand[0]), game.conditions("red-1")) == (2, ("panicked",))


def test_a_card_is_discarded_from_the_hand_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    roar, bribery = "lannister-hear-me-roar", "lannister-bribery"
    game = with_cards(
        monkeypatch, DiscardFromHandOf(CHOSEN), targets=Enemies(), at="blue-1", hands={"blue": [roar, bribery]}
    )
    assert sorted(game.options()) == [f"discard {bribery}", f"discard {roar}"]
    assert game.match.decision("red").prompt.values["ability"] == BITE
    assert game.numbers("red", f"discard {bribery},{roar}") == {"number": 1}
    assert titles(game.play("red", f"discard {roar}"), game.field.hand[1]) == [bribery]


@pytest.mark.parametrize(("least", "held"), [(1, True), (2, True), (3, False)])
def test_so_many_cards_lie_in_the_discard_pile(least: int, held: bool) -> None:
    game = facing("stark-sworn-swords", position={"commanders": {"red": ROBB}, "discards": {"red": [MIGHT, NORTH]}})
    assert CardsInDiscard(least).holds(game.field, Situation(game.unit("red-1"), game.unit("red-1"))) is held


# --- the Tactics Board ----------------------------------------------------------------------------------------------


def with_ncus(
    monkeypatch: pytest.MonkeyPatch, *do: Operation, targets: Picks = (), at: str = "-", **more: Any
) -> Battle:
    """The same with an NCU of each side, blue's on the Crown."""
    ncus = ["red: 30201", "blue: 30105 zone=crown activated", "blue: 30101"]
    return using(monkeypatch, *do, targets=targets, at=at, ncus=ncus, **more)


def test_different_zones_are_named_and_everybody_hears_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_ncus(monkeypatch, NameZone(), NameZone())
    assert game.options() == [f"zone {zone}" for zone in ZONE_NAMES]
    game.play("red", "zone crown")
    assert game.options() == [f"zone {zone}" for zone in ZONE_NAMES if zone != "crown"]
    game.play("red", "zone coins")
    assert [(event["seat"], event["zone"]) for event in game.events("zone-named")] == [
        ("red", "crown"),
        ("red", "coins"),
    ]


def test_the_effect_of_an_empty_zone_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_ncus(monkeypatch, UseEmptyZone())
    assert "zone crown" not in game.options()
    assert game.numbers("red", "zone crown") == {"zone": "crown"}
    with game.refused("ruling.replaced-zone-effect"):
        game.play("red", "zone crown")
    game.play("red", "zone coins")
    assert told(game, "zone-named")["zone"] == "coins"


def test_an_ncu_is_moved_to_an_empty_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_ncus(monkeypatch, MoveNcu(CHOSEN), targets=EnemyNcus(), at="blue-a")
    prompt = game.match.decision("red").prompt.values
    assert (prompt["unit"], prompt["ability"]) == ("blue-a", BITE)
    assert game.numbers("red", "zone crown") == {"zone": "crown"}
    with game.refused("board.five-zones"):
        game.play("red", "zone crown")
    game.play("red", "zone swords")
    assert [UNIT_NAMES[ncu] if ncu >= 0 else None for ncu in game.field.zone].count("blue-a") == 1
    assert game.view()["zones"][ZONE_NAMES.index("swords")]["ncu"] == "blue-a"


def test_an_ncu_that_stands_on_no_zone_is_not_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_ncus(monkeypatch, MoveNcu(CHOSEN), Give(OWN, (PANICKED,)), targets=EnemyNcus(), at="blue-b")
    assert game.conditions("red-1") == ("panicked",)


def test_whoever_becomes_first_player_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing("stark-sworn-swords", "lannister-guardsmen", first="blue")
    saying(game, monkeypatch, BITE, may(ACTIVATED, do=(BecomeFirstPlayer(),)))
    game.play("red", "activate red-1").play("red", f"use {BITE} red-1: -")
    assert (game.field.first, told(game, "first-player-changed")["seat"]) == (0, "red")
    again = using(monkeypatch, BecomeFirstPlayer())
    assert again.events("first-player-changed") == []


def test_the_opponent_may_activate_an_ncu_out_of_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_ncus(monkeypatch, OpponentMayActivate())
    assert (game.asked(), game.options()) == (("blue",), ["activate blue-b", "pass"])
    for unit, rule in (("blue-a", "board.full"), ("blue-1", "term.activation"), ("red-a", "term.activation")):
        assert game.why_not("blue", f"activate {unit}") is not None, rule
    game.play("blue", "activate blue-b")
    assert told(game, "unit-activated")["unit"] == "blue-b"
    assert game.question() == "choose-zone-to-claim"


# --- Attachments ----------------------------------------------------------------------------------------------------


def test_an_attachment_is_destroyed_of_the_players_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    game = using(
        monkeypatch,
        DestroyAttachment(CHOSEN, "infantry"),
        targets=Enemies(),
        at="blue-1",
        blue="lannister-guardsmen with=20104,20102",
    )
    assert game.asked() == ("red",)
    assert game.options() == ["attachment tywin-lannister-lord-of-casterly-rock", f"attachment {CAPTAIN}"]
    prompt = game.match.decision("red").prompt.values
    assert (prompt["unit"], prompt["ability"]) == ("blue-1", BITE)
    assert game.numbers("red", "attachment robb-stark-the-wolf-lord") == {"unit": "blue-1"}
    game.play("red", f"attachment {CAPTAIN}")
    assert [one.ref for one in game.field.attachments[game.unit("blue-1")]] == ["20104"]


# --- riding ---------------------------------------------------------------------------------------------------------


def riding(monkeypatch: pytest.MonkeyPatch) -> Battle:
    """Riders before two enemy units that stand side by side, with a third beside their way."""
    game = scenario(
        "red: stark-outriders @ 24 6 0",
        "blue: grey-wind @ 22.5 11 180",
        "blue: grey-wind @ 25.5 11 180",
        "blue: grey-wind @ 34 11 180",
        *FAR,
    )
    do = (RideThrough(OWN), ForOne(RiddenThrough(), (SufferWounds(CHOSEN, Fixed(1)),)))
    saying(game, monkeypatch, "cavalry", may(ACTIVATED, Has(ACTIVATED_UNIT), do=do))
    return game.play("red", "activate red-1").play("red", "use cavalry red-1: -")


def test_a_unit_rides_through_all_enemies_on_its_way_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    game = riding(monkeypatch)
    assert game.match.decision("red").prompt.values["unit"] == "red-1"
    game.play("red", "maneuver 0 12 0")
    assert game.options() == ["choose blue-1", "choose blue-2"]
    game.play("red", "choose blue-2")
    assert (game.pose("red-1"), game.wounds("blue-1"), game.wounds("blue-2")) == ((24, 18, 0), 4, 3)


@pytest.mark.parametrize("move", ["maneuver 270 6 0", "pass"])
def test_a_unit_may_ride_past_everybody_or_stay(monkeypatch: pytest.MonkeyPatch, move: str) -> None:
    game = riding(monkeypatch).play("red", move)
    assert (game.pose("red-1"), game.question()) == ((18 if move != "pass" else 24, 6, 0), "choose-action")
