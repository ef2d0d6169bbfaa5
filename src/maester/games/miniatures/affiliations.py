"""Names and affiliations of Combat Units (p. 9): what an effect for House Umber units or for Robb's unit works on."""

from __future__ import annotations

from maester.engine import Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.names import Unit
from maester.games.miniatures.pieces.changes import CountsAs, TreatedAs
from maester.games.miniatures.standing import about


def is_of(game: Field, unit: Unit, affiliation: str) -> bool:
    """Is it a unit of that name or affiliation? That is in the name of the Combat Unit, never in that of an Attachment,
    unless a text says so (p. 9).
    """
    if affiliation in game.card(unit).name_en:
        return True
    return any(change.affiliation == affiliation for _, change, _ in about(game, unit, CountsAs))


def has_character(game: Field, unit: Unit, character: str) -> bool:
    """Is the Character in that unit: as an Attachment, as the unit itself, or one who is treated as him?"""
    cards = (game.card(unit), *(game.box.attachments[one.ref] for one in game.attachments[unit]))
    if any(character in card.characters for card in cards):
        return True
    return any(change.character == character for _, change, _ in about(game, unit, TreatedAs))


def unit_with(game: Field, seat: Seat, character: str) -> list[Unit]:
    """The friendly units of a player on the table with that Character."""
    return [unit for unit in game.friends_of(seat) if has_character(game, unit, character)]
