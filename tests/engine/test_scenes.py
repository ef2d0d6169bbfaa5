"""Scene files: positions as text that people read and write."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import maester
import tests.engine.moments.charge
import tests.engine.skirmish  # noqa: F401
from maester import BadData
from maester.engine import Piece, read_piece, write_piece
from maester.engine.scenes import Scene, read_scene
from tests.engine.moments.support import options, play, table

SCENE = """
game = "moment-charge"
seed = 4

[position]
tokens = [0, 1]
units = [
    "umbers @ 0 0 90 models=3",
    "rangers @ 6 0.5 90 activated",
    "guards @ 0 9 -90 models=2",
    "knights models=0",
]
"""


# -- scenes -----------------------------------------------------------------------------------------------


def test_a_match_begins_in_a_scene() -> None:
    match = maester.scene(SCENE)
    assert match.seed == 4
    assert table(match)["models"] == {"umbers": 3, "rangers": 5, "guards": 2, "knights": 0}
    assert table(match)["place"]["rangers"] == [6.0, 0.5, 90.0]
    assert table(match)["tokens"] == {"stark": 0, "lannister": 1}
    assert options(match) == ["charge umbers>guards", "pass"], "rangers were activated, knights are gone"
    play(match, "stark: charge umbers>guards")


def test_a_position_written_as_lines_is_read_again() -> None:
    match = maester.scene(SCENE)
    written = match.position()
    assert written["units"][1] == "rangers @ 6 0.5 90 models=5 activated"
    again = maester.scenario("moment-charge", written, seed=4)
    assert (again.position(), again.hash()) == (written, match.hash())


def test_a_scene_says_players_seed_and_options_where_they_matter() -> None:
    scene = read_scene('game = "skirmish"\nplayers = 3\noptions = {rounds = 2}\n[position]\nround = 1\n')
    assert scene == Scene("skirmish", {"round": 1}, 3, None, {"rounds": 2})
    assert read_scene('game = "skirmish"\n[position]\n') == Scene("skirmish", {})


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "scene"),
        ('game = "skirmish"', "scene"),
        ("game = ", "scene"),
        ("game = 3\n[position]", "game"),
        ('game = "skirmish"\nseed = "x"\n[position]', "seed"),
        ('game = "skirmish"\ncolour = "red"\n[position]', "scene"),
        ('game = "skirmish"\nposition = [1]', "position"),
    ],
)
def test_what_is_no_scene_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(BadData) as caught:
        read_scene(text)
    assert (caught.value.code, caught.value.values["place"]) == ("bad-position", place)
    assert caught.value.message("pl")
    assert caught.value.message("en")


def test_a_scene_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(maester.UnknownGame):
        maester.scene('game = "chess"\n[position]\n')


# -- pieces -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "piece"),
    [
        ("umbers", Piece("umbers")),
        ("red: swords @ 24 10.5 -90", Piece("swords", "red", (24.0, 10.5, -90.0))),
        ("swords weakened models=8 @ 1 2", Piece("swords", "", (1.0, 2.0), {"models": "8"}, ("weakened",))),
        ("  red :  swords   tired panicked ", Piece("swords", "red", (), {}, ("tired", "panicked"))),
        ("swords @ 1 2 models=8 3", Piece("swords", "", (1.0, 2.0, 3.0), {"models": "8"})),
        ("swords 12", Piece("swords", "", (), {}, ("12",))),
    ],
)
def test_a_piece_is_a_line(line: str, piece: Piece) -> None:
    assert read_piece(line) == piece


@pytest.mark.parametrize(
    "line",
    [
        "",
        ":",
        ": swords",
        "red:",
        "@ 1 2",
        "models=8",
        "swords @",
        "swords @ 1 @ 2",
        "swords @ nan",
        "swords a=1 a=2",
        "swords =1",
        "swords a=",
        "swords tired tired",
    ],
)
def test_what_is_no_piece_is_refused(line: str) -> None:
    with pytest.raises(BadData) as caught:
        read_piece(line)
    assert caught.value.code == "bad-position"


def test_a_piece_that_is_no_text_is_refused() -> None:
    with pytest.raises(BadData):
        maester.scenario("moment-charge", {"units": [7]})


WORDS = st.from_regex(r"[a-z][a-z-]{0,8}", fullmatch=True)


@given(
    WORDS,
    st.one_of(st.just(""), WORDS),
    st.lists(st.floats(-1e6, 1e6), max_size=3),
    st.dictionaries(WORDS, st.from_regex(r"[a-z0-9]{1,4}", fullmatch=True), max_size=3),
    st.lists(WORDS, unique=True, max_size=3),
)
def test_every_piece_is_read_from_its_line_again(
    name: str, owner: str, place: list[float], values: dict[str, str], marks: list[str]
) -> None:
    piece = Piece(name, owner, tuple(place), values, tuple(marks))
    assert read_piece(write_piece(piece)) == piece
