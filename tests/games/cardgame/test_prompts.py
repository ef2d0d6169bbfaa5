"""What a question tells besides who is asked: how many are left, against which strength, which card asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from maester.engine import use_data
from tests.games.cardgame.language import Play, scenario, side
from tests.games.cardgame.test_card_file import card, content


def told(game: Play, house: str, *names: str) -> list[Any]:
    """These values of the question that a House is asked."""
    values = game.match.decision(house).prompt.values
    assert values["seat"] == house
    return [values[name] for name in names]


def test_attackers_and_defenders_are_asked_for_a_type_and_told_how_many_there_are() -> None:
    game = scenario(
        stark=side("eddard-stark", "jon-snow", "robb-stark"), lannister=side("tywin-lannister", "bronn", "the-hound")
    )
    game.until("stark", "challenge power").play("stark", "challenge power")
    assert told(game, "stark", "icon", "declared") == ["power", 0]
    game.play("stark", "declare jon-snow")
    assert told(game, "stark", "icon", "declared") == ["power", 1]
    game.play("stark", "pass").rest("declare-defenders")
    assert told(game, "lannister", "icon", "declared", "attack") == ["power", 0, 3]
    game.play("lannister", "declare bronn")
    assert told(game, "lannister", "icon", "declared", "attack") == ["power", 1, 3]


def test_stealth_is_told_how_many_may_still_be_bypassed() -> None:
    people = side("jon-snow", "arya-stark", "catelyn-stark")
    game = scenario(first="lannister", lannister=side("tyrion-lannister", "varys-2"), stark=people)
    game.challenge("lannister", "power", "tyrion-lannister", "varys-2")
    assert told(game, "lannister", "left") == [2]
    game.play("lannister", "choose jon-snow")
    assert told(game, "lannister", "left") == [1]


def test_a_claim_is_told_how_many_are_still_to_be_chosen() -> None:
    people = side("shae~", "bronn~", "podrick-payne~")
    game = scenario(stark=side("jon-snow", plot="plot-the-old-gods"), lannister=people)
    game.challenge("stark", "military", "jon-snow").rest("choose-casualties")
    assert told(game, "lannister", "left") == [2]
    game.play("lannister", "choose shae")
    assert told(game, "lannister", "left") == [1]


def test_a_choice_names_the_card_whose_text_asks() -> None:
    game = scenario(
        phase="marshalling", first="lannister", lannister=side("ser-ilyn-payne", "shae"), stark=side("stark-escort")
    )
    game.until("lannister", "use ser-ilyn-payne").play("lannister", "use ser-ilyn-payne")
    assert (game.question(), *told(game, "lannister", "card")) == ("choose-cards", "ser-ilyn-payne")


@pytest.fixture
def own_cards() -> Iterator[None]:
    yield
    use_data("cardgame", None)


@pytest.mark.usefixtures("own_cards")
def test_of_several_abilities_those_that_can_be_used_are_counted_as_they_are_printed() -> None:
    """No card of the box has two actions; a card file may have one that does."""
    data = content()
    first = card(data, "ser-ilyn-payne")["abilities"][0]
    plain = {"timing": "action", "phases": ["marshalling"], "text": "Draws.", "text_pl": "Dobiera."}
    draw = {**plain, "effects": [{"op": "draw", "player": "you", "count": 1}]}
    power = {**plain, "effects": [{"op": "gain_power", "to": {"ref": "self"}, "count": 1}]}
    card(data, "ser-ilyn-payne")["abilities"] = [first, draw, power]
    use_data("cardgame", msgspec.json.encode(data))
    people = side("ser-ilyn-payne~", deck=["bronn", "shae"])
    game = scenario(phase="marshalling", first="lannister", lannister=people, stark=side("jon-snow"))
    game.until("lannister", "use ser-ilyn-payne").play("lannister", "use ser-ilyn-payne")
    # Who kneels can't kneel for the first one.
    assert (game.question(), game.options()) == ("pick-text", ["text 1", "text 2"])
    assert told(game, "lannister", "card", "abilities") == ["ser-ilyn-payne", (2, 3)]
    with game.refused("ruling.legal-only-with-effect"):
        game.play("lannister", "text 3")
    drawn = game.clone().play("lannister", "text 1")
    assert (drawn.hand("lannister"), drawn.power_on("ser-ilyn-payne")) == (["bronn"], 0)
    game.play("lannister", "text 2")
    assert (game.hand("lannister"), game.power_on("ser-ilyn-payne")) == ([], 1)
