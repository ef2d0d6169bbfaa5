"""Nobody is asked where all answers come to the same, and where everybody may know that."""

from __future__ import annotations

from typing import get_type_hints

import msgspec
import pytest

from maester.auto_pass import default_setting
from maester.engine import Frame, Seat
from maester.games.cardgame.alike import card_fields
from maester.games.cardgame.texts import Card
from maester.harness.marks import rule
from tests.auto_pass.support import passed_at
from tests.games.cardgame.language import Play, new_game, scenario, side
from tests.games.cardgame.test_cards_plots import reveal

# -- nobody can defend -------------------------------------------------------------------------------------------


def asked_in_challenge(game: Play) -> list[tuple[str, str]]:
    """Who is asked whether to act until the challenge is decided, and at which window."""
    found = []
    while not game.is_resolved:
        asked = game.asked()[0]
        if game.question() == "act":
            found.append((asked, str(game.match.decision(asked).window)))
        game.answer_quietly()
    return found


def test_where_nobody_can_defend_there_is_one_window() -> None:
    """Nothing happens between the one after the attack and the one after the defence."""
    people = side("jon-snow", "greatjon-umber")
    game = scenario(stark=people, lannister=side("bronn~", gold=1), answer_forced=False)
    game.challenge("stark", "military", "jon-snow")
    assert asked_in_challenge(game) == [("stark", "attack-after-defence"), ("lannister", "defence")]


@rule("cardgame:ruling.window-after-is-window-before")
def test_whoever_is_made_to_stand_before_the_defence_may_defend() -> None:
    game = scenario(
        stark=side("jon-snow", "greatjon-umber"), lannister=side("gold-cloaks~", gold=1), answer_forced=False
    )
    game.challenge("stark", "military", "jon-snow")
    assert game.match.decision("stark").window == "attack-after-defence", "nobody can defend as things stand"
    game.play("stark", "pass").play("lannister", "use gold-cloaks")
    assert game.match.decision("stark").window == "attack-before-defence"
    game.defend("gold-cloaks").until("stark", "use greatjon-umber")
    assert game.match.decision("stark").window == "attack-after-defence"


def test_an_attacker_is_asked_although_nobody_can_defend() -> None:
    people = side("jon-snow", hand=["the-pack-survives"])
    game = scenario(stark=people, lannister=side("bronn~"), answer_forced=False).challenge(
        "stark", "military", "jon-snow"
    )
    assert passed_at(game.match, Seat(0), default_setting(game.match.definition)) is None


def test_who_declines_to_defend_is_followed_by_a_window() -> None:
    game = scenario(stark=side("jon-snow", "greatjon-umber"), lannister=side("bronn"), answer_forced=False)
    game.challenge("stark", "military", "jon-snow")
    assert asked_in_challenge(game) == [("stark", "attack-before-defence"), ("stark", "attack-after-defence")]


# -- all that is left, and equal cards ---------------------------------------------------------------------------


def test_a_claim_that_takes_everybody_asks_nobody() -> None:
    people = side("jon-snow", plot="plot-the-old-gods")
    game = scenario(stark=people, lannister=side("bronn~", "the-hound~")).challenge("stark", "military", "jon-snow")
    game.rest(lambda game: game.court.challenge is None or game.question() == "choose-casualties")
    assert game.question() != "choose-casualties"
    assert game.in_play("lannister") == []


def test_a_claim_for_some_of_those_who_are_left_is_asked() -> None:
    people, others = side("jon-snow", plot="plot-the-old-gods"), side("bronn~", "the-hound~", "shae~")
    game = scenario(stark=people, lannister=others).challenge("stark", "military", "jon-snow").rest("choose-casualties")
    game.play("lannister", "choose shae")
    assert game.asks("lannister", "choose-casualties")


@pytest.mark.parametrize(
    ("guards", "asks"),
    [
        (("lannister-guards~", "lannister-guards-2~"), False),
        (("lannister-guards~", "lannister-guards-2"), True),
        (("lannister-guards~", "lannister-guards-2~+1"), True),
        (("lannister-guards~", "lannister-guards-2~", "gilded-plate@lannister-guards"), True),
    ],
)
def test_of_equal_characters_the_first_is_killed(guards: tuple[str, ...], asks: bool) -> None:
    game = scenario(stark=side("jon-snow"), lannister=side(*guards)).challenge("stark", "military", "jon-snow")
    game.defend().rest(lambda game: game.court.challenge is None or game.question() == "choose-casualties")
    assert (game.question() == "choose-casualties") == asks
    if not asks:
        assert game.in_play("lannister") == ["lannister-guards-2"]


def test_equal_characters_of_which_one_fights_are_told_apart() -> None:
    people = side("robb-stark", "eddard-stark", "jon-snow")
    game = scenario(stark=people, lannister=side("lannister-guards", "lannister-guards-2", "the-hound~"))
    game.challenge("stark", "military", "robb-stark", "eddard-stark", "jon-snow").defend("lannister-guards")
    game.rest("choose-casualties")
    assert "choose lannister-guards-2" in game.options("lannister")


def test_of_equal_characters_the_first_is_saved() -> None:
    others = side("lannister-guards", "lannister-guards-2")
    game = reveal("lannister", "valar-morghulis", answer_forced=False, stark=side(hand=["not-today"]), lannister=others)
    game.until("stark", "play not-today").play("stark", "play not-today")
    assert not game.asks("stark", "pick-target")
    assert [event["card"] for event in game.events("character-saved")] == ["lannister-guards"]


def test_a_cost_that_all_must_pay_is_paid() -> None:
    people = side("jon-snow", "eddard-stark", hand=["the-king-in-the-north"])
    game = scenario(phase="dominance", stark=people, answer_forced=False).until("stark", "play the-king-in-the-north")
    game.play("stark", "play the-king-in-the-north")
    assert (game.power_on("jon-snow"), game.power_on("eddard-stark")) == (1, 1)
    three = side("jon-snow", "eddard-stark", "arya-stark", hand=["the-king-in-the-north"])
    game = scenario(phase="dominance", stark=three, answer_forced=False).until("stark", "play the-king-in-the-north")
    assert game.play("stark", "play the-king-in-the-north").asks("stark", "choose-cost-cards")


def test_of_equal_passives_nobody_decides_the_order() -> None:
    guards = side("guard-at-riverrun", "guard-at-riverrun-2", deck=["hodor", "osha", "ice", "needle"])
    game = scenario(stark=guards).play("stark", "end turn")
    game.rest(lambda game: game.now != "challenges" or game.question() == "resolve-passives")
    assert game.question() != "resolve-passives"
    assert [event["card"] for event in game.events("passive-resolved")] == ["guard-at-riverrun", "guard-at-riverrun-2"]


def test_of_different_passives_the_first_player_decides_the_order() -> None:
    people = side("guard-at-riverrun", "guard-at-riverrun-2", "hodor", plot="plot-battle-of-oxcross")
    game = scenario(stark=people).play("stark", "end turn").rest("resolve-passives")
    assert len(game.options("stark")) == 3


def test_all_cards_that_frames_name_are_looked_at() -> None:
    """Two cards are equal only if nothing that goes on names one of them."""

    def kinds(base: type[Frame]) -> list[type[Frame]]:
        return [kind for sub in base.__subclasses__() for kind in (sub, *kinds(sub))]

    ours = [kind for kind in kinds(Frame) if kind.__module__.startswith("maester.games.cardgame")]
    assert len(ours) > 10
    for kind in ours:
        named = {name for name, hint in get_type_hints(kind).items() if hint in (Card, tuple[Card, ...])}
        assert named <= set(card_fields(kind)) <= set(kind.__struct_fields__), kind
    assert {"happened", "answered"} <= {name for kind in ours for name in card_fields(kind)}
    assert issubclass(ours[0], msgspec.Struct)


# -- Stealth -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("others", "asks"),
    [
        (("bronn", "the-hound~"), True),
        (("bronn~", "the-hound~"), False),
        (("shae", "cersei-lannister"), False),
        (("bronn~", "gold-cloaks~"), True),
        (("ser-lancel-lannister~", "hand-of-the-king@ser-lancel-lannister"), True),
    ],
)
def test_stealth_is_asked_for_where_somebody_could_defend(others: tuple[str, ...], asks: bool) -> None:
    """Kneeling characters count if a card in play could make one stand; others have no military icon."""
    game = scenario(stark=side("theon-greyjoy"), lannister=side(*others, gold=1), answer_forced=False)
    game.until("stark", "challenge military").play("stark", "challenge military")
    assert game.asks("stark", "choose-bypassed") == asks


def test_stealth_is_not_asked_for_again_when_nobody_is_left_who_could_defend() -> None:
    people, others = side("littlefinger", "varys"), side("lannisport-steward", "shae~", "bronn")
    game = scenario(stark=people, lannister=others, answer_forced=False).challenge(
        "stark", "intrigue", "littlefinger", "varys"
    )
    assert len(game.options("stark")) == 4, "all three may be chosen, and nobody"
    game.play("stark", "choose lannisport-steward")
    assert not game.asks("stark", "choose-bypassed")


# -- what is hidden ----------------------------------------------------------------------------------------------


def test_the_last_of_the_top_cards_is_put_there_without_a_question() -> None:
    people = side("bran-stark", deck=["hodor", "osha", "ice", "needle"])
    game = scenario(phase="draw", stark=people, answer_forced=False).until("stark", "use bran-stark")
    asked = 0
    game.play("stark", "use bran-stark")
    while game.asks("stark", "order-top"):
        asked += 1
        game.play("stark", game.options("stark")[-1])
    assert asked == 2


def test_equal_cards_on_top_are_asked_for_since_nobody_else_knows() -> None:
    top = ["winterfell-keep", "winterfell-keep", "winterfell-keep", "needle"]
    people = side("bran-stark", deck=["hodor", "osha", *top])
    game = scenario(phase="draw", stark=people, answer_forced=False).until("stark", "use bran-stark")
    game.play("stark", "use bran-stark")
    for _ in range(2):
        assert game.asks("stark", "order-top")
        assert game.options("stark") == ["take winterfell-keep"]
        game.play("stark", "take winterfell-keep")
    assert not game.asks("stark", "order-top")


def test_the_only_card_of_a_hand_is_shuffled_away_without_a_question() -> None:
    game = reveal("stark", "spies-in-their-midst", answer_forced=False, lannister=side(hand=["bronn"]))
    assert game.question() != "shuffle-away"
    assert game.hand("lannister") != ["bronn"]


def test_one_of_several_cards_of_a_hand_is_chosen() -> None:
    game = reveal("stark", "spies-in-their-midst", answer_forced=False, lannister=side(hand=["the-hound"] * 2))
    assert game.question() == "shuffle-away"


def test_the_last_plot_is_revealed_without_a_question() -> None:
    game = new_game(seed=3, answer_forced=False).rest(lambda game: len(game.plot_deck("stark")) == 1)
    rounds = game.court.round
    game.rest(lambda game: (game.court.round > rounds and game.now != "plot") or game.question() == "choose-plot")
    assert game.question() != "choose-plot"
    assert len(game.plot_deck("stark")) == 6
