"""The Mission deck (p. 37): two Active Missions, two in reserve, and how they are renewed and swapped."""

from __future__ import annotations

from typing import Final

from maester.engine import Asked, Event, Move, Pass, Procedure, Question, Refusal, Seat, refuse
from maester.games.miniatures.field import Field
from maester.games.miniatures.mission_cards import (
    MissionsDiscarded,
    Numbers,
    deal_missions,
    hide_missions,
    numbers_on,
    show_missions,
)
from maester.games.miniatures.names import Mission, MissionNumber, mission_of

OPEN: Final = 2
"""So many Missions are Active, and so many in reserve."""
FIRST_REFRESH: Final = 3
"""The Round at whose start Reserve Missions become Active for the first time."""


class ReplaceMission(Move, frozen=True):
    """Discards an Active Mission, and a Reserve Mission takes its place."""

    active: MissionNumber
    reserve: MissionNumber
    typed = "replace mission {active} with {reserve}"


class RenewMission(Move, frozen=True):
    """Discards a Reserve Mission, and a new one is drawn."""

    reserve: MissionNumber
    typed = "renew mission {reserve}"


class ActiveMissionsSet(Event, frozen=True):
    """These are the Active Missions from now on."""

    missions: Numbers


class ReserveMissionsDrawn(Event, frozen=True):
    """These Mission cards are drawn and revealed as Reserve Missions."""

    missions: Numbers


class MissionReplaced(Event, frozen=True):
    """A player has an Active Mission discarded, and a Reserve Mission takes its place."""

    seat: Seat
    discarded: MissionNumber
    active: MissionNumber


class MissionRenewed(Event, frozen=True):
    """A player has a Reserve Mission discarded."""

    seat: Seat
    discarded: MissionNumber


class MissionDeckRenewed(Event, frozen=True):
    """The Mission deck has run out: so many discarded cards are shuffled into a new one."""

    number: int


class LayOutMissions(Procedure[Field], frozen=True):
    """The deck is shuffled, and two Active Missions, then two Reserve Missions are drawn and revealed before deployment
    (p. 37).
    """

    def run(self, game: Field) -> None:
        deck = [mission_of(0, number) for number in game.mission_file.deck(game.mode)]
        deal_missions(game, deck)
        game.mission_deck = game.shuffle(deck, "mission-deck")
        game.mission_active = draw_missions(game, OPEN)
        game.tell(ActiveMissionsSet(numbers_on(game.mission_active)))
        refill_reserve(game)


class RefreshMissions(Procedure[Field], frozen=True):
    """From Round 3 on the Active Missions are discarded at the start of the Round, the Reserve Missions take their
    place, and two new ones are drawn (p. 37).
    """

    def run(self, game: Field) -> None:
        if game.round < FIRST_REFRESH:
            return
        game.tell(MissionsDiscarded(numbers_on(game.mission_active)))
        game.mission_discard += game.mission_active
        game.mission_active, game.mission_reserve = game.mission_reserve, ()
        game.tell(ActiveMissionsSet(numbers_on(game.mission_active)))
        refill_reserve(game)


def draw_missions(game: Field, number: int) -> tuple[Mission, ...]:
    """Draws and reveals cards; when the deck has run out, all discarded ones are shuffled into a new one (p. 37)."""
    drawn: tuple[Mission, ...] = ()
    while len(drawn) < number and (game.mission_deck or game.mission_discard):
        if not game.mission_deck:
            game.mission_deck = game.shuffle(game.mission_discard, "mission-deck")
            game.mission_discard = ()
            hide_missions(game, game.mission_deck)
            game.tell(MissionDeckRenewed(len(game.mission_deck)))
        drawn += game.mission_deck[:1]
        game.mission_deck = game.mission_deck[1:]
    show_missions(game, drawn)
    return drawn


def refill_reserve(game: Field) -> None:
    """Reserve Missions are drawn until there are two (p. 37, ruling.dwdw-swap-refill)."""
    drawn = draw_missions(game, OPEN - len(game.mission_reserve))
    game.mission_reserve += drawn
    game.tell(ReserveMissionsDrawn(numbers_on(drawn)))


# --- swaps -------------------------------------------------------------------------------------------------------


class SwapMission(Question[Field], frozen=True):
    """Which Mission is swapped: an Active one for a Reserve one, or a Reserve one for a new one (p. 37)."""

    seat: Seat
    optional: bool
    moves = (ReplaceMission, RenewMission, Pass)
    rules = (
        "mode-dwdw.ncu-swap",
        "mode-dwdw.commander-swap",
        "ruling.dwdw-swap-refill",
        "ruling.mission-cards-stand-in",
    )

    def ask(self, game: Field) -> Asked | None:
        active, reserve = numbers_on(game.mission_active), numbers_on(game.mission_reserve)
        swaps = (*(ReplaceMission(one, other) for one in active for other in reserve), *map(RenewMission, reserve))
        return Asked(self.seat, (*swaps, *((Pass(),) if self.optional else ())))

    def why_not(self, game: Field, seat: Seat, move: ReplaceMission | RenewMission | Pass) -> Refusal | None:
        active, reserve = numbers_on(game.mission_active), numbers_on(game.mission_reserve)
        if isinstance(move, Pass):
            fits = self.optional
        else:
            fits = move.reserve in reserve and (isinstance(move, RenewMission) or move.active in active)
        if fits:
            return None
        return refuse("mode-dwdw.ncu-swap", active=[one + 1 for one in active], reserve=[one + 1 for one in reserve])

    def answer(self, game: Field, seat: Seat, move: ReplaceMission | RenewMission | Pass) -> None:
        if isinstance(move, Pass):
            return
        reserve = mission_of(0, move.reserve)
        game.mission_reserve = tuple(one for one in game.mission_reserve if one != reserve)
        if isinstance(move, ReplaceMission):
            active = mission_of(0, move.active)
            game.mission_active = tuple(reserve if one == active else one for one in game.mission_active)
            game.mission_discard += (active,)
            game.tell(MissionReplaced(seat, move.active, move.reserve))
        else:
            game.mission_discard += (reserve,)
            game.tell(MissionRenewed(seat, move.reserve))
        refill_reserve(game)
