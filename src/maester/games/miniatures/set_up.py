"""Setting up a battle (p. 4, 26, 27): armies, Objectives, terrain, deployment, and then Round 1."""

from __future__ import annotations

from typing import Final

from maester.engine import Event, Option, Options, Procedure, refuse, total
from maester.engine.refusals import OptionsRefused
from maester.games.miniatures.army_codes import LEAST_POINTS, MOST_POINTS
from maester.games.miniatures.choosing_armies import SIZES, ChooseArmies, RevealArmies
from maester.games.miniatures.deployment import RollForZones
from maester.games.miniatures.field import Field, empty_field
from maester.games.miniatures.geometry.numbers import inches
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.hands import STARTING_HAND, draw, shuffle_deck
from maester.games.miniatures.happenings import happens
from maester.games.miniatures.joining import AFTER, BEFORE, JoinEnemies
from maester.games.miniatures.modes import RANDOM, bear_texts, mode_named, mode_of
from maester.games.miniatures.moments import DEPLOYED
from maester.games.miniatures.names import MODE_NAMES, NO_UNIT, SEATS, ModeName
from maester.games.miniatures.objectives import LayOutObjectives
from maester.games.miniatures.pieces.changes import StartingHand
from maester.games.miniatures.reserve import ChooseReserves
from maester.games.miniatures.rounds import StartRound
from maester.games.miniatures.standing import about_player, modifiers
from maester.games.miniatures.terrain_set_up import (
    CHOSEN,
    MOST_PIECES_AGREED,
    PIECES,
    RANDOM_TERRAIN,
    READY,
    SetUpTerrain,
)

DEPTH: Final = inches(48)
"""From one player's edge of the table to the other's (p. 26); `table` is how wide it is."""
ROUNDS: Final = 6
ALONE, TEAMS = "alone", "teams"
"""The values of the option `sides` with four players: each for themselves, or two against two (p. 24)."""
NOT_ALONE: Final = ("a-storm-of-swords",)
"""The modes that can't be played by everybody alone (p. 24)."""
NOT_IN_TOURNAMENTS: Final = ("a-storm-of-swords",)
"""The modes that aren't used in tournament play (p. 30)."""
NO, YES = "no", "yes"
"""The values of the option `tournament`."""
OPTIONS: Final = (
    Option("points", SIZES, range=(LEAST_POINTS, MOST_POINTS)),
    Option("mode", (*MODE_NAMES, RANDOM)),
    Option("terrain", (READY, CHOSEN, RANDOM_TERRAIN)),
    Option("pieces", (PIECES, 5, 6), range=(1, MOST_PIECES_AGREED)),
    Option("table", (48, 72)),
    Option("sides", (ALONE, TEAMS), players=(4,)),
    Option("rounds", (ROUNDS, *range(1, ROUNDS))),
    Option("tournament", (NO, YES)),
)


def settle(players: int, options: Options, key: bytes) -> Options:
    """Everybody alone may play any Game Mode but A Storm of Swords (p. 24), in which terrain isn't random, and which is
    no mode for tournaments, either (p. 30).
    """
    if is_free_for_all(players, options) and options["mode"] in NOT_ALONE:
        raise OptionsRefused("miniatures", refuse("ffa.mode-restriction"))
    if options["terrain"] == RANDOM_TERRAIN and (rule := mode_named(options["mode"]).no_random_terrain):
        raise OptionsRefused("miniatures", refuse(rule, other=RANDOM_TERRAIN))
    if options["tournament"] == YES and options["mode"] in NOT_IN_TOURNAMENTS:
        raise OptionsRefused("miniatures", refuse("mode-asos.not-tournament"))
    return options


def is_free_for_all(players: int, options: Options) -> bool:
    """Do three or four players fight each for themselves (p. 24)?"""
    return players > 2 and options["sides"] == ALONE


def sides(players: int, options: Options) -> tuple[int, ...]:
    """By seat the side for which it fights: in teams red and green against blue and gold, who sit in turn."""
    return tuple(seat % 2 if options["sides"] == TEAMS else seat for seat in range(players))


def seats(players: int, options: Options) -> tuple[str, ...]:
    """The names of the seats."""
    return SEATS[:players]


def field_for(state: type[Field], players: int, options: Options) -> Field:
    """The table with nothing on it (p. 26, ruling.table-six-by-four)."""
    table = Area(0, 0, inches(options["table"]), DEPTH)
    game = empty_field(
        state,
        players,
        table=table,
        points=options["points"],
        last_round=options["rounds"],
        side=sides(players, options),
    )
    game.mode = options["mode"]
    return game


def set_up(state: type[Field], players: int, options: Options) -> Field:
    """The steps before the battle, in the rulebook's order: armies, mode, battlefield (p. 4)."""
    game = field_for(state, players, options)
    game.then(ChooseArmies(), RevealArmies(), DrawMode(), SetUpBattle())
    return game


class ModeDrawn(Event, frozen=True):
    """The Game Mode was drawn at random."""

    mode: ModeName


class DrawMode(Procedure[Field], frozen=True):
    """When the armies are built a Game Mode is chosen, or drawn at random (p. 26); what was chosen is an option."""

    def run(self, game: Field) -> None:
        if game.mode == RANDOM:
            game.mode = game.shuffle(modes_to_draw(game), "mode")[0]
            game.tell(ModeDrawn(ModeName(MODE_NAMES.index(game.mode))))


def modes_to_draw(game: Field) -> tuple[str, ...]:
    """The Game Modes of which one may be drawn."""
    left_out = {
        *(NOT_ALONE if game.is_free_for_all else ()),
        *(NOT_IN_TOURNAMENTS if game.option("tournament") == YES else ()),
        *(mode for mode in MODE_NAMES if _is_random(game) and mode_named(mode).no_random_terrain),
    }
    return tuple(mode for mode in MODE_NAMES if mode not in left_out)


def _is_random(game: Field) -> bool:
    return bool(game.option("terrain") == RANDOM_TERRAIN)


class SetUpBattle(Procedure[Field], frozen=True):
    """The battlefield, deployment, and the first Round (p. 26, 27)."""

    def run(self, game: Field) -> None:
        mode = mode_of(game)
        bear_texts(game)
        game.then(
            LayOutObjectives(),
            *mode.battlefield_steps(),
            SetUpTerrain(),
            *mode.set_up_steps(),
            JoinEnemies(BEFORE),
            ChooseReserves(),
            *(mode.zone_steps() or (RollForZones(),)),
            JoinEnemies(AFTER),
            *mode.deployed_steps(),
            BeginBattle(),
            StartRound(),
        )


class BeginBattle(Procedure[Field], frozen=True):
    """All units are deployed: each player draws three cards, and the Round marker is put on 1 (p. 27)."""

    def run(self, game: Field) -> None:
        game.round = 1
        for seat in game.order_of_play():
            if game.deck[seat]:
                shuffle_deck(game, seat)
                more = total(modifiers(game, about_player(game, seat, StartingHand)))
                draw(game, seat, STARTING_HAND + more)
        happens(game, DEPLOYED, NO_UNIT)
