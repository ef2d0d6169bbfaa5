"""What must hold at every decision."""

from __future__ import annotations

from collections.abc import Iterator

from maester.games.alliances import impossible
from maester.games.alliances.box import NO_ALLY, Leader
from maester.games.alliances.realm import Realm
from maester.games.alliances.secrets import PLACES


def invariants(game: Realm) -> Iterator[str]:
    """What is wrong with a state: pieces lost or doubled, secrets known, limits broken. Nothing if all is well."""
    yield from PLACES.invariants(game)
    for fault in impossible.never(game):
        yield f"{fault.place}: {fault.given} breaks {fault.rule}"
    if len(set(game.leaders)) != game.players and Leader(-1) not in game.leaders:
        yield "two seats have the same leader"
    if game.on_current and game.current == NO_ALLY:
        yield "power tokens lie on no ally"
    if set(game.knelt) != {seat for seat, down in enumerate(game.kneeling) if down}:
        yield f"{game.knelt} knelt, but {game.kneeling} are kneeling"
    if not 0 <= game.space <= game.players or not 0 <= game.season <= 2:
        yield f"the round token stands on {game.space}, the season token on {game.season}"
    if game.outcome is None and not 1 <= game.step <= 7 and all(hand for hand in game.hand):
        yield f"there is no step {game.step}"
