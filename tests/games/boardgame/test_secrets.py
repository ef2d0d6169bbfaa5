"""What could be otherwise as far as a seat knows."""

from __future__ import annotations

from maester.engine import Seat
from maester.games.boardgame import secrets
from maester.games.boardgame.components import area_of
from tests.games.boardgame.language import scenario

STARK, LANNISTER = Seat(0), Seat(2)


def test_orders_that_lie_face_down_are_hidden_from_the_others() -> None:
    """Stark has too few usable orders for his areas, so that all lay theirs one after the other."""
    areas = ("winterfell", "karhold", "white-harbor", "castle-black", "stony-shore", "moat-cailin", "widows-watch")
    game = scenario(
        stark=dict.fromkeys(areas, "F"),
        lannister={"lannisport": "F", "stoney-sept": "F"},
        phase="planning",
        tracks={"iron-throne": ["lannister", "stark"]},
        bans=["no-support", "no-defense", "no-raid"],
    )
    game.play("lannister", "order lannisport: march-0", "order stoney-sept: consolidate-power")
    places = {f"order {area_of(area)}" for area in ("lannisport", "stoney-sept")}
    assert places <= secrets.hidden(game.board, STARK).keys()
    assert not places & secrets.hidden(game.board, LANNISTER).keys()
    assert places <= secrets.hidden(game.board, None).keys()
