"""A Game of Thrones: The Board Game, 2nd edition (Gra o Tron), for 3 to 6 players."""

from pathlib import Path

from maester.engine import Definition, Option
from maester.games.boardgame import cards, impossible, positions, set_up, table, victory, view
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import NAMES, ROUNDS

GAME = Definition(
    id="boardgame",
    titles={"en": "A Game of Thrones: The Board Game", "pl": "Gra o Tron"},
    players=(3, 4, 5, 6),
    rules_version=2,
    package=__name__,
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
    view=view.view,
    views=view.views,
    determinize=table.determinize,
    hidden=table.hidden,
    invariants=table.invariants,
    position=positions.position,
    scenario=positions.scenario,
    faults=impossible.faults,
    cards=cards.cards,
    score=victory.score,
    locale=Path(__file__).parent / "locale",
)
