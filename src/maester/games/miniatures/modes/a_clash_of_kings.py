"""A Clash of Kings (p. 29): three Objectives, and Commanders who have the effects of Objective cards and score for what
their units destroy.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from maester.engine import Event, PickOne, Procedure, Refusal, Seat, Step, refuse, times_used
from maester.games.miniatures.field import GAME, Borne, Field
from maester.games.miniatures.frames import Credit
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.happenings import await_text
from maester.games.miniatures.modes import Points
from maester.games.miniatures.modes.covering import CoveringMode, three_tokens
from maester.games.miniatures.modes.unit_cards import ChooseObjectiveCard, in_turns
from maester.games.miniatures.names import COMMANDER_CARD_TEXTS, NO_UNIT, SEATS, UNIT_CARDS, Unit, owner
from maester.games.miniatures.text_names import text_number

COMMANDERS_KILLS: Final = "commander"
"""Victory Points for units that the Commander's unit has destroyed."""
FOR_A_UNIT: Final = 1
FOR_A_COMMANDER: Final = 2
TEXT_OF: Final = dict(zip(UNIT_CARDS, COMMANDER_CARD_TEXTS, strict=True))
"""The text by which a player uses a card, by the card's number."""


class ObjectiveCardTaken(Event, frozen=True):
    """A player takes an Objective card, by its number, for the Commander's unit."""

    seat: Seat
    card: int


class CommanderCardView(msgspec.Struct, frozen=True):
    """An Objective card that somebody has for the Commander's unit."""

    card: int
    """Its number."""
    seats: tuple[str, ...]
    """Who has it: a player, or both of a team."""
    used: bool


class AClashOfKings(CoveringMode):
    """One Objective in the middle, one on each flank; no cards lie beside them."""

    def tokens(self, table: Area) -> tuple[tuple[int, int], ...]:
        return three_tokens(table)

    def before_deployment_steps(self) -> tuple[Step, ...]:
        return (ShareOutCards(),)

    def points_for_destroying(self, game: Field, unit: Unit, by: Credit, scorers: Sequence[Seat]) -> Iterable[Points]:
        """1 for each enemy that the Commander's unit destroys by an attack or an ability, 2 instead for the enemy
        Commander's unit; the normal point comes besides (ruling.acok-commander-total).
        """
        is_commanders = by.unit != NO_UNIT and game.commander_unit(by.seat) == by.unit
        if is_commanders and by.seat in scorers:
            own = owner(unit)
            points = FOR_A_COMMANDER if game.commander_unit(own) == unit else FOR_A_UNIT
            yield Points(by.seat, COMMANDERS_KILLS, points)

    def shown(self, game: Field, viewer: Seat | None) -> dict[str, Any]:
        return {"commander_cards": tuple(_card_view(game, card) for card in UNIT_CARDS if has_card(game, card))}


# --- before deployment ---------------------------------------------------------------------------------------------


class ShareOutCards(Procedure[Field], frozen=True):
    """The players choose Objective cards in turn, whoever isn't First Player first, until each has two."""

    def run(self, game: Field) -> None:
        game.then(*(ChooseCommanderCard(seat) for seat in in_turns(game, first_begins=False)))


class ChooseCommanderCard(PickOne[Field], frozen=True):
    """A player chooses one of the Objective cards 6 to 10 that are left; a team has its cards together."""

    seat: Seat
    move = ChooseObjectiveCard
    rules = ("mode-acok.commander-cards", "ruling.objective-deck")

    def among(self, game: Field) -> Iterable[int]:
        return [card for card in UNIT_CARDS if not has_card(game, card)]

    def not_among(self, game: Field, seat: Seat, value: int) -> Refusal:
        return refuse("mode-acok.commander-cards", card=value)

    def chosen(self, game: Field, seat: Seat, value: int) -> None:
        game.borne += tuple(Borne(TEXT_OF[value], 0, member, NO_UNIT, GAME) for member in sorted(game.team(seat)))
        await_text(game, TEXT_OF[value])
        game.tell(ObjectiveCardTaken(seat, value))


def has_card(game: Field, card: int) -> tuple[Seat, ...]:
    """Who has an Objective card, whether it was used or not."""
    return tuple(one.seat for one in game.borne if one.text == TEXT_OF[card] and one.on == NO_UNIT)


def _card_view(game: Field, card: int) -> CommanderCardView:
    used = times_used(game.uses, text_number(TEXT_OF[card]), NO_UNIT)
    return CommanderCardView(card, tuple(SEATS[seat] for seat in has_card(game, card)), used > 0)


MODE: Final = AClashOfKings()
