"""The game as a value, with all its chapters imported."""

from pathlib import Path

from maester.engine import Definition, Option
from maester.games.boardgame import positions, set_up, table, wildling_cards  # noqa: F401  (all steps must be known)
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import NAMES, ROUNDS
from maester.games.boardgame.view import view

GAME = Definition(
    id="boardgame",
    titles={"en": "A Game of Thrones: The Board Game", "pl": "Gra o Tron"},
    players=(3, 4, 5, 6),
    rules_version=1,
    package="maester.games.boardgame",
    state=Board,
    names=NAMES,
    options=(
        Option("tides_of_battle", (False, True)),
        Option("faq_errata", (False, True)),
        Option("houses", (set_up.LISTED, set_up.RANDOM)),
        Option("rounds", (ROUNDS, *range(1, ROUNDS))),
    ),
    seats=set_up.seats,
    settle=set_up.settle,
    set_up=set_up.set_up,
    view=view,
    determinize=table.determinize,
    hidden=table.hidden,
    invariants=table.invariants,
    position=positions.position,
    scenario=positions.scenario,
    locale=Path(__file__).parent / "locale",
)
