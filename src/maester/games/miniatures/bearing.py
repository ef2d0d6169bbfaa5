"""What units, NCUs and players bear (p. 20 to 22): Influence, attached Tactics cards, effects that last for a time."""

from __future__ import annotations

from maester.engine import Event, Seat
from maester.games.miniatures.field import ROUND, Borne, Field
from maester.games.miniatures.happenings import await_text, happens
from maester.games.miniatures.moments import CARD_ATTACHED
from maester.games.miniatures.names import FIRST_NCU, NO_CARD, NO_UNIT, Unit, is_ncu, named, whose_card
from maester.games.miniatures.text_names import TextName, text_number


class TextBorne(Event, frozen=True):
    """A text begins to work for a unit, an NCU or (no unit) a player: attached to it, or for a time."""

    unit: Unit | None
    ability: TextName
    seat: Seat


class TextLaidDown(Event, frozen=True):
    """A text that was attached, or lasted for a time, works no longer."""

    unit: Unit | None
    ability: TextName
    seat: Seat


def bear(game: Field, one: Borne) -> None:
    """From now on it works for whoever bears it. A Tactics card stays with the unit instead of being discarded."""
    if one.card != NO_CARD:
        seat = whose_card(one.card)
        game.played[seat] = tuple(card for card in game.played[seat] if card != one.card)
        game.attached[seat] += (one.card,)
    game.borne += (one,)
    await_text(game, one.text)
    game.tell(TextBorne(named(one.on), text_number(one.text), one.seat))
    if one.card != NO_CARD or one.ncu != NO_UNIT:
        happens(game, CARD_ATTACHED, one.on)


def lay_down(game: Field, one: Borne) -> None:
    """It works no longer; an attached Tactics card goes to its owner's discard pile, an NCU's card back to him."""
    if one not in game.borne:
        return
    left = list(game.borne)
    left.remove(one)
    game.borne = tuple(left)
    if one.card != NO_CARD:
        seat = whose_card(one.card)
        game.attached[seat] = tuple(card for card in game.attached[seat] if card != one.card)
        game.discard[seat] += (one.card,)
    game.tell(TextLaidDown(named(one.on), text_number(one.text), one.seat))


def lay_all_down(game: Field, unit: Unit) -> None:
    """A unit is gone, and with it all that it bears, also Victory Point markers (ruling.influence-choice)."""
    for one in game.borne:
        if one.on == unit:
            lay_down(game, one)
    game.victory_markers = tuple([one for one in game.victory_markers if one[0] != unit])


def end_time(game: Field, time: int) -> None:
    """A turn, a Round or the battle ends, and what lasted until then; Influence has a step of its own (p. 6)."""
    for one in game.borne:
        if one.until <= time and one.ncu == NO_UNIT:
            lay_down(game, one)
    if time >= ROUND:
        game.muted = 0
    game.silenced = [0 if until - 1 <= time else until for until in game.silenced]
    game.ncu_silenced = [0 if until - 1 <= time else until for until in game.ncu_silenced]


def silence(game: Field, unit: Unit, until: int) -> None:
    """A unit or an NCU loses its abilities until a time ends (p. 22)."""
    if is_ncu(unit):
        number = unit - FIRST_NCU
        game.ncu_silenced[number] = max(game.ncu_silenced[number], until + 1)
    else:
        game.silenced[unit] = max(game.silenced[unit], until + 1)
    game.tell(AbilitiesLost(unit))


class AbilitiesLost(Event, frozen=True):
    """A unit or an NCU loses its abilities for a time; Innate ones stay."""

    unit: Unit


def influences(game: Field, unit: Unit, seat: Seat) -> list[Borne]:
    """The cards that are attached to a unit by Influence and are friendly to it, or an enemy's, as the seat's would be
    (p. 20).
    """
    friendly = game.is_friendly(seat, unit)
    return [
        one
        for one in game.borne
        if one.on == unit and one.ncu != NO_UNIT and game.is_friendly(one.seat, unit) == friendly
    ]
