"""Mustering an army (p. 4, 10, 20, 21): from its list to units, Attachments, NCUs, a Commander and a deck."""

from __future__ import annotations

from collections.abc import Sequence

from maester.engine import Seat
from maester.games.miniatures.army_lists import ArmyList, commander_of
from maester.games.miniatures.box import BOX
from maester.games.miniatures.field import Attached, Field, make_room, make_room_for_ncus
from maester.games.miniatures.hands import deal_deck
from maester.games.miniatures.names import FIRST_NCU, Unit, ncu_of, owner, unit_of


def muster(game: Field, seat: Seat, army: ArmyList) -> None:
    """The units of an army list, in its order, whole and not yet on the table; NCUs beside the Tactics Board."""
    make_room(game, len(army.entries))
    make_room_for_ncus(game, len(army.ncus))
    for number, entry in enumerate(army.entries):
        add_unit(game, unit_of(seat, number), entry.unit, entry.attachments)
    for number, ref in enumerate(army.ncus):
        add_ncu(game, ncu_of(seat, number), ref)
    game.joining[seat] = army.unattached
    commander = commander_of(army)
    if commander is not None:
        lead(game, seat, army.faction, commander.ref)


def add_unit(game: Field, unit: Unit, ref: str, attachments: Sequence[str] = ()) -> None:
    """A Combat Unit joins its army with its Attachments, whole and not yet on the table (p. 10)."""
    card = BOX.units[ref]
    game.record[unit] = ref
    game.wounds[unit] = card.total_wounds
    game.tokens[unit] = card.start_tokens.count if card.start_tokens else 0
    # A Commander stands left-most, and so falls last (ruling.attachment-removal-several).
    ordered = sorted(attachments, key=lambda one: not BOX.attachments[one].commander)
    game.attachments[unit] = tuple(attachment(one, owner(unit)) for one in ordered)


def attachment(ref: str, seat: Seat) -> Attached:
    """An Attachment of an army, with the tokens that its card starts with."""
    start = BOX.attachments[ref].start_tokens
    return Attached(ref, seat, start.count if start else 0)


def add_ncu(game: Field, ncu: Unit, ref: str) -> None:
    """An NCU joins its army; it stands beside the Tactics Board (p. 27)."""
    start = BOX.ncus[ref].start_tokens
    game.ncu[ncu - FIRST_NCU] = ref
    game.ncu_tokens[ncu - FIRST_NCU] = start.count if start else 0


def lead(game: Field, seat: Seat, faction: str, commander: str) -> None:
    """The Commander of an army, and the Tactics deck that follows from him and the faction (p. 21)."""
    game.commander[seat] = commander
    deal_deck(game, seat, tuple(BOX.tactics[ref].id for ref in BOX.deck(faction, commander)))
