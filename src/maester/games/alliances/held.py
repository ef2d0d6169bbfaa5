"""Pieces that lie in no pile: an ability or a claim that is being resolved holds them, or a draft."""

from __future__ import annotations

from collections.abc import Iterator

from maester.games.alliances.abilities import Ability
from maester.games.alliances.box import NO_ALLY, Ally, Card, Token
from maester.games.alliances.placement import Claim
from maester.games.alliances.realm import Realm


def abilities(game: Realm) -> list[Ability]:
    return [frame for frame in game.frames if isinstance(frame, Ability)]


def claims(game: Realm) -> list[Claim]:
    return [frame for frame in game.frames if isinstance(frame, Claim)]


def cards_held(game: Realm) -> Iterator[Card]:
    """Cards that are being played, drafted, or looked at."""
    yield from game.in_play
    for cards in (*game.packet, *game.aside):
        yield from cards
    for ability in abilities(game):
        yield from (*ability.cards, *ability.under)


def allies_held(game: Realm) -> Iterator[Ally]:
    """Allies that were revealed beside the current one, or are being looked at."""
    yield from game.offered
    for ability in abilities(game):
        unclaimed = () if ability.unclaimed == NO_ALLY else (ability.unclaimed,)
        yield from (*ability.allies, *ability.on_top, *ability.at_bottom, *unclaimed)


def tokens_held(game: Realm) -> Iterator[Token]:
    """Tokens on allies that are being claimed."""
    for claim in claims(game):
        yield from claim.tokens
