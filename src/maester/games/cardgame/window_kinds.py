"""The kinds of windows in which a player may act, respond or save.

They are told apart by what lies open: the phase, whose turn it is, who attacks whom.
"""

from __future__ import annotations

from maester.engine import Seat, Window
from maester.games.cardgame.court import Court
from maester.games.cardgame.occurrences import ACTION
from maester.games.cardgame.texts import PHASES

MARSHALLING, CHALLENGES = "marshalling", "challenges"
ATTACK, DEFENCE = "attack", "defence"


def kind_of(game: Court, window: Window, seat: Seat) -> str:
    """What kind of window this is for a seat."""
    if window.moment != ACTION:
        return window.moment
    phase = PHASES[game.phase]
    if phase not in (MARSHALLING, CHALLENGES):
        return phase
    challenge = game.challenge
    if challenge is not None:
        return ATTACK if challenge.attacker == seat else DEFENCE
    return f"own-{phase}" if game.active == seat else f"other-{phase}"
