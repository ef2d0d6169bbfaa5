"""A Game of Thrones: The Board Game, 2nd edition (Gra o Tron), for 3 to 6 players."""

from maester.engine import Companions, Data, Definition, Option, Play, Positions, Secrets
from maester.games.boardgame import cards, chart, impossible, invariants, positions, secrets, set_up, victory, view
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import NAMES, ROUNDS

GAME = Definition(
    id="boardgame",
    titles={"en": "A Game of Thrones: The Board Game", "pl": "Gra o Tron"},
    players=(3, 4, 5, 6),
    rules_version=2,
    order=1,
    package=__name__,
    options=(
        Option("tides_of_battle", (False, True)),
        Option("faq_errata", (False, True)),
        Option("houses", (set_up.LISTED, set_up.RANDOM)),
        Option("rounds", (ROUNDS, *range(1, ROUNDS))),
        *set_up.NEW_CARD_OPTIONS,
    ),
    play=Play(
        state=Board,
        names=NAMES,
        seats=set_up.seats,
        settle=set_up.settle,
        set_up=set_up.set_up,
        score=victory.score,
        chart=chart.point,
    ),
    secrets=Secrets(
        view=view.view,
        views=view.views,
        determinize=secrets.determinize,
        hidden=secrets.hidden,
        invariants=invariants.invariants,
    ),
    positions=Positions(write=positions.position, read=positions.scenario, faults=impossible.faults),
    data=Data(cards=cards.cards, spoken=cards.spoken()),
    companions=Companions(
        bots="maester.bots.boardgame:BOTS",
        terminal="maester.cli.boards.boardgame:PICTURE",
        odds="maester.bots.boardgame.advice:odds",
    ),
)
