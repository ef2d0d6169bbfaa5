"""The file with Castle Walls and Siege Strategy cards: what it says is played, and a bad one is refused."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from maester.cli.main import app
from maester.engine import use_data
from maester.errors import BadData
from maester.games.miniatures import GAME
from maester.games.miniatures.box import DATA
from maester.games.miniatures.siege_file import has_siege, siege_of
from maester.harness.marks import rule
from tests.games.miniatures.siege_language import CENTRE, GUARDS, attacking, siege

Change = Callable[[dict[str, Any]], object]


@pytest.fixture(autouse=True)
def _own_file() -> Iterator[None]:
    yield
    use_data("miniatures", None)


def file_with(change: Change) -> bytes:
    """The file that comes with the game, changed."""
    content: dict[str, Any] = copy.deepcopy(msgspec.json.decode((DATA / "siege.json").read_bytes()))
    change(content)
    return msgspec.json.encode(content)


def on_wall(**fields: Any) -> Change:
    return lambda content: content["castle_wall"].update(fields)


def on_card(role: str, number: int, **fields: Any) -> Change:
    return lambda content: content[role][number].update(fields)


@rule("miniatures:ruling.castle-wall-stats")
def test_the_walls_of_the_file_are_played() -> None:
    use_data("miniatures", file_with(on_wall(wounds=2, victory_points=3)))
    game = attacking(walls=(2, 2, 2)).strike("blue-1", CENTRE, attack="4444411")
    assert game.field.points_scored[1] == (("castle-walls", 3),)


@rule("miniatures:ruling.siege-cards-stand-in")
def test_the_words_of_the_file_are_said_and_stand_ins_are_labelled() -> None:
    own = next(card for card in GAME.data.cards() if card.id == "battering-ram")
    assert own.facts["stand-in"]
    overlay = {"game": "miniatures", "overlay": True, "attacker": [
        {"id": "battering-ram", "name_en": "The Ram", "stand_in": False}
    ]}  # fmt: skip
    use_data("miniatures", msgspec.json.encode(overlay))
    game = siege(
        f"red: {GUARDS} @ 24 9 0", position={"siege": {"defender": "red", "hands": {"blue": ["battering-ram"]}}}
    )
    assert game.match.words("en").say("siege-card-battering-ram") == "The Ram"
    assert game.field.box.siege_cards["battering-ram"].stand_in is False


def test_what_is_in_a_file_is_told_apart() -> None:
    assert has_siege(file_with(lambda content: None))
    assert not has_siege(b"{}")
    assert not has_siege(b"no file")
    assert siege_of(file_with(lambda content: None)).digest_in_play == siege_of(
        file_with(on_card("attacker", 0, effect="Other words."))
    ).digest_in_play  # fmt: skip


@pytest.mark.parametrize(
    ("change", "card"),
    [
        (on_wall(wounds=0), "castle-wall"),
        (on_wall(victory_points=99), "castle-wall"),
        (on_wall(count=4), "castle-wall"),
        (lambda content: content["castle_wall"]["attack"].update(type="melee"), "castle-wall"),
        (lambda content: content["castle_wall"]["attack"].update(to_hit=1), "castle-wall"),
        (lambda content: content.update(castle_wall=3), "siege"),
        (lambda content: content.update(attacker={}), "siege"),
        (lambda content: content["attacker"].pop(), "siege"),
        (lambda content: content["attacker"].append(content["attacker"][0]), "clear-the-field"),
        (on_card("defender", 1, id="no-such-card"), "no-such-card"),
        (on_card("defender", 1, side="attacker"), "volley-from-the-walls"),
        (on_card("attacker", 2, copies=2), "all-out-assault"),
        (on_card("attacker", 2, effect=7), "all-out-assault"),
    ],
)
def test_a_bad_file_is_refused_with_the_card_at_fault(change: Change, card: str) -> None:
    with pytest.raises(BadData) as refused:
        siege_of(file_with(change))
    assert refused.value.values["card"] == card
    assert refused.value.message("en")
    assert refused.value.message("pl")


def test_the_terminal_checks_a_file(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_bytes(file_with(on_card("attacker", 0, name_en="Clear It")))
    bad.write_bytes(file_with(on_wall(wounds=0)))
    assert CliRunner().invoke(app, ["cards", "miniatures", "--check", str(good)]).exit_code == 0
    assert CliRunner().invoke(app, ["cards", "miniatures", "--check", str(bad)]).exit_code != 0
