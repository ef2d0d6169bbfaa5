"""Attachments in play, and Commanders who are Attachments (p. 9, 10, 20, 22, 27)."""

from __future__ import annotations

import pytest

from maester.games.miniatures.bearing import silence
from maester.games.miniatures.box import BOX
from maester.games.miniatures.field import ROUND, Attached
from maester.games.miniatures.frames import Credit
from maester.games.miniatures.joining import join
from maester.games.miniatures.moments import ATTACHMENT_DESTROYED
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.changes import ToHit
from maester.games.miniatures.pieces.name_filters import IsOf
from maester.games.miniatures.pieces.operations import SufferWounds
from maester.games.miniatures.pieces.situations import CHOSEN, DEFENDER
from maester.games.miniatures.pieces.targets import Enemies
from maester.games.miniatures.pieces.texts import must, own_attacks
from maester.games.miniatures.wounds import destroy_attachment, heal, suffer
from maester.harness.marks import rule
from tests.games.miniatures.given import saying, told
from tests.games.miniatures.language import FAR, Battle, facing, new_game, scenario

CAPTAIN, VETERAN, JAIME, TURNCOAT = "20102", "20101", "20115", "20122"
GUARDS = "lannister-guardsmen"
HOLD = "use order-hold-the-line red-1: blue-1"
LIONS = f"lannister/30/10101+{JAIME},10102+{VETERAN},10103+{CAPTAIN},10109,{TURNCOAT},30105~1"
"""An army with a Turncoat, who is put in an enemy unit."""
WOLVES = "stark/30/10201+20201,10202,10203+20203,10204,20221,30206,30202~1"
"""And one with Jaqen H'ghar, who is put in one before deployment."""


def guards(*attachments: str, wounds: int = 12, marks: str = "") -> Battle:
    """Lannister Guardsmen with these Attachments, engaged with Sworn Swords."""
    held = f"with={','.join(attachments)}" if attachments else ""
    return facing(f"{GUARDS} wounds={wounds} {held} {marks}", "stark-sworn-swords")


def attachments(game: Battle, unit: str = "red-1") -> list[str]:
    """The Attachments of a unit by number, from the left."""
    return [one["ref"] for one in game.unit_view(unit)["attachments"]]


def to_deployment(red: str = WOLVES, blue: str = LIONS) -> Battle:
    """Both armies are revealed, and what is asked before deployment comes."""
    return new_game(points=30, terrain="ready").play("red", f"army {red}").play("blue", f"army {blue}")


# --- a part of the unit (p. 10) --------------------------------------------------------------------------------------


@rule("miniatures:attachment.purchase")
def test_a_unit_and_its_attachment_are_one_unit() -> None:
    # Red's six units, NCUs among them, against blue's five, which have more Attachments.
    game = to_deployment()
    assert [(event["seat"], event["passes"]) for event in game.events("passing-granted")] == [("blue", 2)]
    assert len([unit for unit in game.view()["units"] if unit["seat"] == "blue"]) == 4
    # In every respect: whoever is near to the unit is near to him, and its activation is his.
    game = scenario(f"red: {GUARDS} @ 24 10 0 with={CAPTAIN}", *FAR).play("red", "activate red-1")
    assert game.question() == "choose-action"


@rule("miniatures:attachment.inseparable")
def test_an_attachment_goes_wherever_its_unit_goes_and_nowhere_else() -> None:
    game = scenario(f"red: {GUARDS} @ 24 10 0 with={CAPTAIN}", f"red: {GUARDS} @ 12 10 0", *FAR)
    game.activate("red-1").play("red", "action march", "march 8 0")
    assert (attachments(game), attachments(game, "red-2")) == ([CAPTAIN], [])
    # It is no unit: nobody activates it, moves it or sends it to another one.
    game.rest(lambda game: game.asks("red", "activate-unit"))
    assert game.options("red") == ["activate red-2", "activate red-3"]
    for move in ("join red-2", "arrange guard-captain"):
        assert game.why_not("red", move) == "match.wrong-kind"


@rule("miniatures:attachment.replaces-front-left")
def test_an_attachment_takes_the_place_of_the_left_most_model() -> None:
    with_captain, without = guards(CAPTAIN), guards()
    for game in (with_captain, without):
        assert (game.models("red-1"), game.ranks("red-1"), game.wounds("red-1")) == (12, 3, 12)
    assert attachments(with_captain) == [CAPTAIN]
    # The left-most of the front rank is the last to fall: with a single model left, that is he.
    game = guards(CAPTAIN, wounds=2)
    suffer(game.field, game.unit("red-1"), 1, "effect")
    assert (game.models("red-1"), attachments(game)) == (1, [CAPTAIN])


@rule("miniatures:attachment.last-destroyed")
def test_an_attachment_is_the_last_model_of_its_unit() -> None:
    game = guards(CAPTAIN)
    suffer(game.field, game.unit("red-1"), 11, "effect")
    assert (game.models("red-1"), game.ranks("red-1"), attachments(game)) == (1, 1, [CAPTAIN])
    assert game.play("red", "activate red-1").options("red") == [HOLD, "pass"]
    suffer(game.field, game.unit("red-1"), 1, "effect")
    assert (game.wounds("red-1"), attachments(game)) == (0, [])


@rule("miniatures:attachment.several")
def test_a_second_attachment_takes_the_place_of_the_second_model() -> None:
    game = guards(CAPTAIN)
    game.meanwhile(lambda field: join(field, game.unit("red-1"), Attached(VETERAN, game.seat("red"))))
    assert game.asks("red", "arrange-attachments")
    game.play("red", "arrange guard-captain, assault-veteran")
    assert (game.models("red-1"), attachments(game)) == (12, [CAPTAIN, VETERAN])
    # The abilities of both are the unit's.
    suffer(game.field, game.unit("red-1"), 10, "effect")
    assert (game.models("red-1"), attachments(game)) == (2, [CAPTAIN, VETERAN])


@rule("miniatures:attachment.several-order")
def test_the_owner_of_the_unit_decides_the_order_of_its_attachments() -> None:
    game = to_deployment().play("red", "join blue-2")
    # Red has put Jaqen into blue's unit, and blue arranges them.
    assert game.asked() == ("blue",)
    assert set(game.options("blue")) == {
        "arrange assault-veteran,jaqen-hghar-mysterious-prisoner",
        "arrange jaqen-hghar-mysterious-prisoner,assault-veteran",
    }
    with game.refused("attachment.several-order"):
        game.play("blue", "arrange assault-veteran")
    game.play("blue", "arrange jaqen-hghar-mysterious-prisoner, assault-veteran")
    assert attachments(game, "blue-2") == ["20221", VETERAN]
    assert [one["seat"] for one in game.unit_view("blue-2")["attachments"]] == ["red", "blue"]


@rule("miniatures:ruling.attachment-removal-several")
def test_of_several_attachments_the_left_most_falls_last_and_a_commander_stands_there() -> None:
    game = guards(CAPTAIN, VETERAN, wounds=2)
    suffer(game.field, game.unit("red-1"), 1, "effect")
    assert attachments(game) == [CAPTAIN]
    assert told(game.play("red", "activate red-1"), "attachment-destroyed")["attachment"] == "assault-veteran"
    game = guards(JAIME, CAPTAIN, VETERAN, wounds=3)
    game.meanwhile(lambda field: suffer(field, game.unit("red-1"), 2, "effect"))
    fallen = [event["attachment"] for event in game.events("attachment-destroyed")]
    assert (fallen, attachments(game)) == (["assault-veteran", "guard-captain"], [JAIME])
    # Beside a Commander there is nothing to choose: he stands left-most.
    game = to_deployment().play("red", "join blue-1")
    assert (game.question(), attachments(game, "blue-1")) == ("choose-zone", [JAIME, "20221"])
    game = guards(JAIME, VETERAN)
    game.meanwhile(lambda field: join(field, game.unit("red-1"), Attached(CAPTAIN, game.seat("red"))))
    with game.refused("ruling.attachment-removal-several"):
        game.play("red", "arrange guard-captain, jaime-lannister-the-kingslayer, assault-veteran")
    game.play("red", "arrange jaime-lannister-the-kingslayer, assault-veteran, guard-captain")
    assert attachments(game) == [JAIME, VETERAN, CAPTAIN]


@rule("miniatures:ruling.attachment-lost")
def test_a_unit_that_has_lost_its_attachment_has_its_abilities_no_longer() -> None:
    game = guards(CAPTAIN)
    destroy_attachment(game.field, game.unit("red-1"), CAPTAIN, Credit(game.seat("blue")))
    assert (game.models("red-1"), game.wounds("red-1"), attachments(game)) == (11, 11, [])
    heal(game.field, game.unit("red-1"), 1)
    assert (game.models("red-1"), attachments(game)) == (12, [])
    game.play("red", "activate red-1")
    assert game.question() == "choose-action"
    # Of riders a whole one goes, and the hurt one stays.
    game = scenario("red: stark-outriders @ 24 20 0 wounds=8 with=20214", *FAR)
    destroy_attachment(game.field, game.unit("red-1"), "20214", Credit(game.seat("blue")))
    assert (game.models("red-1"), game.wounds("red-1")) == (2, 5)


def test_texts_speak_of_the_destruction_of_their_attachment_though_the_unit_went_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hurt = must(ATTACHMENT_DESTROYED, targets=Enemies(), do=(SufferWounds(CHOSEN, Fixed(1)),))
    game = guards(CAPTAIN, wounds=1)
    saying(game, monkeypatch, "order-hold-the-line", hurt)
    game.meanwhile(lambda field: suffer(field, game.unit("red-1"), 1, "effect"))
    assert game.options("red") == ["choose blue-1", "choose blue-2"]
    game.play("red", "choose blue-2")
    assert game.wounds("blue-2") == 11


def test_of_several_attachments_that_fall_the_right_most_speaks_first(monkeypatch: pytest.MonkeyPatch) -> None:
    hurt = must(ATTACHMENT_DESTROYED, targets=Enemies(), do=(SufferWounds(CHOSEN, Fixed(1)),))
    game = guards(CAPTAIN, VETERAN, wounds=3)
    saying(game, monkeypatch, "order-hold-the-line", hurt)
    saying(game, monkeypatch, "intimidating-presence", hurt)
    game.meanwhile(lambda field: suffer(field, game.unit("red-1"), 3, "effect"))
    game.play("red", "choose blue-1", "choose blue-2")
    assert [event["ability"] for event in game.events("text-took-effect")] == [
        "intimidating-presence",
        "order-hold-the-line",
    ]


# --- abilities (p. 10, 22) -------------------------------------------------------------------------------------------


@rule("miniatures:attachment.abilities-become-unit-abilities")
def test_the_abilities_of_an_attachment_are_the_units() -> None:
    game = guards(CAPTAIN).play("red", "activate red-1")
    assert game.options("red") == [HOLD, "pass"]
    game = guards(CAPTAIN)
    silence(game.field, game.unit("red-1"), ROUND)
    assert game.play("red", "activate red-1").question() == "choose-action"


@rule("miniatures:example.attachment-loses-abilities")
@pytest.mark.parametrize(("marks", "modifiers"), [("", [[-1, "intimidating-presence"]]), ("silenced", [])])
def test_a_unit_without_abilities_has_none_of_its_attachments_either(marks: str, modifiers: list[object]) -> None:
    # The Veteran's Intimidating Presence: enemies engaged with the unit have -1 to their Morale Tests.
    game = guards(VETERAN, marks=marks).strike(attack="611111", defense="1", panic="661")
    assert told(game, "test-made")["modifiers"] == modifiers


@rule("miniatures:example.card-guard-captain")
def test_the_guard_captain_of_the_rulebook() -> None:
    game = guards(CAPTAIN).play("red", "activate red-1")
    game.dice(defense="66666").play("red", HOLD)
    assert game.rolls() == [("blue-1", "defense", (6, 6, 6, 6, 6))]
    # With one rank left.
    game = guards(CAPTAIN, wounds=4).play("red", "activate red-1")
    game.dice(defense="666").play("red", HOLD)
    assert game.dice_left == []
    # Once per Round.
    game = facing(f"{GUARDS} with={CAPTAIN} used=order-hold-the-line", "stark-sworn-swords")
    assert game.play("red", "activate red-1").question() == "choose-action"


@rule("miniatures:example.name-umber")
def test_an_umber_in_the_unit_makes_it_no_house_umber_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    for unit, modifiers in (("stark-sworn-swords with=20203", []), ("house-umber-berserkers", [[1, "halberd"]])):
        game = facing("lannister-halberdiers", unit)
        bonus = own_attacks(ToHit(Fixed(1), when=(IsOf("House Umber", DEFENDER),)))
        saying(game, monkeypatch, "halberd", bonus)
        game.strike(attack="11111111")
        assert told(game, "hits-counted")["modifiers"] == modifiers


# --- Commanders (p. 20) ----------------------------------------------------------------------------------------------


@rule("miniatures:commander.acts-as-its-kind")
def test_a_commander_who_is_an_attachment_works_as_one_and_brings_his_cards() -> None:
    game = scenario(f"red: {GUARDS} @ 24 20 0 with={JAIME}", *FAR, position={"commanders": {"red": JAIME}})
    suffer(game.field, game.unit("red-1"), 11, "effect")
    assert (game.models("red-1"), attachments(game)) == (1, [JAIME])
    assert game.unit_view("red-1")["commander"]
    own = [card for card in game.field.deck_list[0] if card.startswith("jaime-lannister-the-kingslayer")]
    assert (len(own), len(set(own)), len(game.field.deck_list[0])) == (6, 3, 20)


@rule("miniatures:example.commander-jaime")
def test_jaime_of_the_rulebook() -> None:
    game = facing(GUARDS, f"{GUARDS} with={JAIME}", position={"commanders": {"blue": JAIME}})
    titles = [f"jaime-lannister-the-kingslayer-kingslayers-{name}" for name in ("infamy", "prowess", "renown")]
    assert [game.field.deck_list[1].count(title) for title in titles] == [2, 2, 2]
    # Disrupt: 6 and 5 hit, 4 is a Miss. Counterstrike: four Misses, four Hits.
    game.strike(attack="654321", counterstrike="6666", defense="66")
    assert game.rolls() == [
        ("red-1", "attack", (6, 5, 4, 3, 2, 1)),
        ("red-1", "defense", (6, 6, 6, 6)),
        ("blue-1", "defense", (6, 6)),
    ]
    counted = told(game, "hits-counted")
    assert (counted["hits"], counted["misses"], counted["modifiers"]) == (2, 4, [[-1, "disrupt"]])
    # He costs nothing.
    assert game.view()["players"][1]["points_left"] == 2 * BOX.units["10101"].cost


# --- deployment (p. 27) ----------------------------------------------------------------------------------------------


@rule("miniatures:deploy.attachments")
def test_attachments_are_deployed_with_their_units() -> None:
    game = to_deployment().play("red", "join blue-1").rest("deploy-unit")
    # Whoever is waited for is a Combat Unit.
    waiting = {option.split()[1] for option in game.options()}
    assert waiting <= {f"{game.asked()[0]}-{number}" for number in range(1, 5)}
    assert (attachments(game, "red-1"), game.pose("red-1")) == (["20201"], None)
    game.rest(lambda game: game.field.stands(game.unit("red-1")))
    assert attachments(game, "red-1") == ["20201"]


@rule("miniatures:deploy.ncus-beside-board")
def test_ncus_are_not_deployed() -> None:
    game = to_deployment().play("red", "join blue-1").rest("deploy-unit")
    seat = game.asked()[0]
    refusal = game.match.why_not(seat, f"deploy {seat}-a 24 5 0")
    assert refusal is not None
    # Deployment is complete without them: they stand beside the board.
    game.rest(lambda game: game.field.round == 1)
    assert [(one["unit"], one["zone"]) for one in game.view()["ncus"]] == [
        ("red-a", None),
        ("blue-a", None),
        ("red-b", None),
    ]


def test_some_attachments_are_put_in_an_enemy_unit_after_deployment() -> None:
    game = to_deployment().play("red", "join blue-1").rest("choose-unit-to-join")
    assert (game.asked(), game.options()) == (("blue",), ["join red-1", "join red-3"])
    assert all(game.field.stands(game.unit(unit)) for unit in ("red-1", "red-2", "red-3", "red-4"))
    # Neither riders nor a wolf.
    for unit in ("red-2", "red-4", "blue-1"):
        with game.refused("card.ability-text"):
            game.play("blue", f"join {unit}")
    game.play("blue", "join red-1")
    assert attachments(game, "red-1") == ["20201", TURNCOAT]
    assert game.field.joining == [(), ()]
