"""What the tests of Neutral Tactics cards share: a hand, and a card that is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tests.games.miniatures.cards import holding
from tests.games.miniatures.language import Battle


def held(
    seat: str,
    *cards: str,
    commander: str = "20411",
    ncus: Sequence[str] = (),
    deck: Sequence[str] = (),
    attached: Sequence[str] = (),
) -> dict[str, Any]:
    """A player of a Neutral army holds these cards, and could hold no others."""
    return holding(seat, *cards, commander=commander, ncus=tuple(ncus), deck=tuple(deck), attached=tuple(attached))


def playable(game: Battle, seat: str, card: str, *targets: str) -> bool:
    """May the player play this card now, on these targets if any are said?"""
    while game.question() == "declare-text" and game.asked() != (seat,):
        game.play(game.asked()[0], "pass")
    wanted = f"play {card}: {', '.join(targets)}"
    return game.asked() == (seat,) and any(option.startswith(wanted) for option in game.options(seat))


def plays(game: Battle, seat: str, card: str, *targets: str) -> Battle:
    """The player plays the card, and nobody else uses anything before."""
    assert playable(game, seat, card, *targets), f"{card} can't be played: {game.asked()} {game.options()}"
    return game.play(seat, f"play {card}: {', '.join(targets) or '-'}")


def round_ends(game: Battle, until: Callable[[], bool]) -> Battle:
    """Everybody does as little as possible until something is so."""
    while not until():
        least = [option for option in ("pass", "discard -") if option in game.options()]
        game.play(game.asked()[0], *(least or game.options()[-1:])[:1])
    return game
