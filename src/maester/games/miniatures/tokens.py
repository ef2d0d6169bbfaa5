"""Tokens on cards (p. 11, 22): Order tokens of NCUs and attached cards, Faith, Wound and other tokens of units.

Each stock lies on the printed card on which the text stands: a unit's own card, an Attachment, an NCU, or a card that
is attached to a unit.
"""

from __future__ import annotations

from maester.engine import Event
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Source
from maester.games.miniatures.names import FIRST_NCU, NO_UNIT, Unit, is_ncu, named
from maester.games.miniatures.text_names import TextName, text_number


class TokensChanged(Event, frozen=True):
    """Tokens come to a text, or are taken off it; so many are left."""

    unit: Unit | None
    ability: TextName
    change: int
    left: int


def tokens_on(game: Field, source: Source) -> int:
    """How many tokens lie on the card on which a text stands."""
    unit = source.unit
    if source.part >= 0:
        key = (source.text, source.part, source.seat, unit)
        return next((one.tokens for one in game.borne if (one.text, one.part, one.seat, one.on) == key), 0)
    if unit == NO_UNIT:
        return 0
    if is_ncu(unit):
        return game.ncu_tokens[unit - FIRST_NCU]
    if game.record[unit] == source.ref:
        return game.tokens[unit]
    return next((one.tokens for one in game.attachments[unit] if one.ref == source.ref), 0)


def change_tokens(game: Field, source: Source, change: int, most: int = 99) -> None:
    """So many tokens come, or (negative) go; never more than `most`, never fewer than none."""
    unit, before = source.unit, tokens_on(game, source)
    left = max(0, min(most, before + change))
    if left == before:
        return
    if source.part >= 0:
        key = (source.text, source.part, source.seat, unit)
        game.borne = tuple(
            one._replace(tokens=left) if (one.text, one.part, one.seat, one.on) == key else one for one in game.borne
        )
    elif is_ncu(unit):
        game.ncu_tokens[unit - FIRST_NCU] = left
    elif game.record[unit] == source.ref:
        game.tokens[unit] = left
    else:
        game.attachments[unit] = tuple(
            one._replace(tokens=left) if one.ref == source.ref else one for one in game.attachments[unit]
        )
    game.tell(TokensChanged(named(unit), text_number(source.text), left - before, left))
