"""What positions say of a Game Mode: `objectives = ["24 24 card=6 on=red-1 pile=1"]`.

`on` is the unit that carries the Objective on its tray, where tokens are carried (p. 31, 32); `pile` the Corpse Pile to
which it is linked, by its place among the lines of terrain (p. 31).
"""

from __future__ import annotations

from maester.engine import Piece
from maester.errors import BadData
from maester.games.miniatures.field import Field
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.names import NO_UNIT, UNIT_NAMES, Unit
from maester.games.miniatures.position_people import number_of

ON, PILE = "on", "pile"


def read_carried(game: Field, piece: Piece, line: str) -> None:
    """Who carries the Objective that was read last, and to which Corpse Pile it is linked."""
    if ON in piece.values:
        standing = [UNIT_NAMES[unit] for unit in game.on_table()] if mode_of(game).tokens_are_carried else []
        if piece.values[ON] not in standing:
            raise BadData("bad-position", place=line, given=piece.values[ON], right=standing)
        game.claimed[-1] = Unit(UNIT_NAMES.index(piece.values[ON]))
        game.token[-1] = None
    if PILE in piece.values:
        game.token_pile += (number_of(piece, PILE, line, 1, len(game.terrain)) - 1,)


def write_carried(game: Field, token: int) -> str:
    """The same of an Objective, as it is added to its line."""
    words = []
    if game.token[token] is None and game.claimed[token] != NO_UNIT:
        words.append(f"{ON}={UNIT_NAMES[game.claimed[token]]}")
    if token < len(game.token_pile):
        words.append(f"{PILE}={game.pieces_on_table().index(game.token_pile[token]) + 1}")
    return "".join([f" {word}" for word in words])
