"""What lies in the box (p. 1, 2, 3)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from maester.engine import definition_of
from maester.errors import BadData
from maester.games.alliances import card_file, with_cards
from maester.games.alliances.box import Box
from maester.harness.marks import rule
from tests.games.alliances.language import BOX, scenario
from tests.games.recorded import recorded_cards


def first_box() -> Box:
    """The pieces of the printed box, whatever cards were added since."""
    with recorded_cards("alliances"):
        return card_file.box_of(msgspec.json.encode(definition_of("alliances").data.content["cards"]))


@rule("alliances:components.counts")
def test_the_box_holds_exactly_its_pieces() -> None:
    box = first_box()
    pieces = box.leader_ids, box.allies, box.standard, box.events, box.whites, box.tokens
    assert [len(some) for some in pieces] == [9, 50, 62, 11, 36, 54]
    content = msgspec.json.decode(card_file.shipped())
    counts = {card["id"]: card["count"] for card in content["components"]}
    assert counts == {
        "time-track": 1,
        "round-token": 1,
        "season-token": 1,
        "first-player-token": 1,
        "reference-card": 6,
    }
    content["influence"][0]["copies"] += 1
    with pytest.raises(BadData):
        with_cards(msgspec.json.encode(content))


@rule("alliances:components.colours")
def test_influence_cards_have_five_colours() -> None:
    box = first_box()
    colors = Counter(box.color(card) for card in box.cards)
    assert colors["red"] + colors["green"] + colors["purple"] == 62
    assert (colors["white"], colors["blue"]) == (36, 11)
    assert len(colors) == 5


@rule("alliances:components.token-sides")
def test_a_facedown_token_shows_its_number_to_nobody() -> None:
    game = scenario(tokens={"cersei+tyrion": [1, 3]}, hands={"cersei": ["whispers"]})
    for viewer in ("cersei", "tyrion", "olenna", None):
        assert game.sees_tokens(viewer, "cersei+tyrion") == [None, None]


def test_token_values_are_one_to_three() -> None:
    assert Counter(BOX.token_value) == {1: 18, 2: 18, 3: 18}


def test_every_leader_has_four_white_cards_and_only_those() -> None:
    for leader in range(9):
        cards = BOX.whites_of(leader)  # type: ignore[arg-type]
        assert len(cards) == len(set(BOX.kinds(cards))) == 4
