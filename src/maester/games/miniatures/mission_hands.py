"""Hands of Mission cards (p. 33): chosen in secret, and one revealed in each Round from the second on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

import msgspec

from maester.engine import Domain, Event, Move, PickIn, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.cleanup import FirstPlayerChanged
from maester.games.miniatures.field import Field
from maester.games.miniatures.mission_cards import (
    MissionsDiscarded,
    Numbers,
    deal_missions,
    numbers_on,
    show_missions,
)
from maester.games.miniatures.mission_records import HAND
from maester.games.miniatures.missions import record_of, speakers
from maester.games.miniatures.names import MissionNumber, mission_of, number_on

FIRST_REVEAL: Final = 2
"""The Round at whose start Missions are revealed for the first time."""


class TakeMissions(Move, frozen=True):
    """Takes these Mission cards into the hand."""

    missions: Numbers
    typed = "missions {missions}"


class RevealMission(Move, frozen=True):
    """Reveals a Mission card from the hand."""

    mission: MissionNumber
    typed = "reveal mission {mission}"


class MissionHandTaken(Event, frozen=True):
    """A player takes these Mission cards into the hand; only the own side sees which."""

    seat: Seat
    missions: Numbers


class MissionsTaken(Event, frozen=True):
    """A player takes so many Mission cards into the hand."""

    seat: Seat
    number: int


class MissionRevealed(Event, frozen=True):
    """A player reveals a Mission card, which everybody may fulfil from now on."""

    seat: Seat
    mission: MissionNumber


# --- choosing ----------------------------------------------------------------------------------------------------


class ShownMissionHands(msgspec.Struct, frozen=True):
    """What a page needs to have a hand chosen, by the numbers on the cards."""

    always: tuple[int, ...]
    """These are in every hand."""
    others: tuple[int, ...]
    """Of these so many are chosen."""
    number: int


class MissionHands(Domain, frozen=True):
    """All hands of six: those cards that everybody has, and others of choice."""

    always: Numbers
    others: Numbers

    def check(self, move: TakeMissions) -> Refusal | None:
        taken = set(move.missions)
        missing = [number + 1 for number in self.always if number not in taken]
        strange = [number + 1 for number in sorted(taken.difference(self.always, self.others))]
        if len(move.missions) == len(taken) == HAND and not missing and not strange:
            return None
        wrong = {"missing": missing or None, "strange": strange or None}
        return refuse("mode-wow.mission-hand", taken=len(taken), hand=HAND, **wrong)

    def nearest(self, move: TakeMissions) -> TakeMissions:
        return self._hand((*(number for number in move.missions if number in self.others), *self.others))

    def sample(self, rng: Random) -> TakeMissions:
        return self._hand(rng.sample(self.others, HAND - len(self.always)))

    def candidates(self) -> Sequence[TakeMissions]:
        """Those with the lowest numbers, with the highest, and every other one."""
        ways = (self.others, self.others[::-1], self.others[::2] + self.others[1::2])
        return list(dict.fromkeys(self._hand(way) for way in ways))

    def shown(self) -> ShownMissionHands:
        always, others = (tuple(number + 1 for number in numbers) for numbers in (self.always, self.others))
        return ShownMissionHands(always, others, HAND - len(always))

    def _hand(self, wanted: Sequence[MissionNumber]) -> TakeMissions:
        """The first of these, as many as a hand needs besides those that everybody has."""
        chosen = list(dict.fromkeys(wanted))[: HAND - len(self.always)]
        return TakeMissions(tuple(sorted((*chosen, *self.always))))


class ChooseMissionHands(Procedure[Field], frozen=True):
    """Each side chooses its Mission cards; nobody sees the others' first (ruling.wow-hand)."""

    def run(self, game: Field) -> None:
        game.together({seat: (PickMissionHand(seat),) for seat in speakers(game)})


class PickMissionHand(PickIn[Field], frozen=True):
    """Which Mission cards a player takes: 11, 12 and four others of choice (p. 33)."""

    seat: Seat
    moves = (TakeMissions,)
    rules = ("mode-wow.mission-hand", "ruling.wow-hand", "ruling.mission-cards-stand-in")

    def domain(self, game: Field) -> MissionHands:
        return mission_hands(game)


class TakeMissionHands(Procedure[Field], frozen=True):
    """What was chosen is in the hands. Everybody knows of the cards that each hand has; of the others only their side
    knows which they are (ruling.wow-hand, ruling.team-details).
    """

    def run(self, game: Field) -> None:
        prepare_hands(game)
        for seat, moves in game.reveal().items():
            side, chosen = game.side[seat], tuple(sorted(moves[0].missions))
            take_missions(game, side, chosen)
            team = game.members(side)
            game.tell(MissionHandTaken(seat, chosen), team, otherwise=MissionsTaken(seat, len(chosen)))


class TakeUsualHands(Procedure[Field], frozen=True):
    """Each side has the cards with the lowest numbers in the hand: for positions that tell nothing of Missions."""

    def run(self, game: Field) -> None:
        prepare_hands(game)
        usual = mission_hands(game).candidates()[0].missions
        for side in game.sides:
            take_missions(game, side, usual)


def mission_hands(game: Field) -> MissionHands:
    """The hands that may be chosen."""
    always = game.mission_file.always_in_hand(game.mode)
    return MissionHands(always, tuple(one for one in game.mission_file.deck(game.mode) if one not in always))


def prepare_hands(game: Field) -> None:
    """Each side has a Mission deck of its own (p. 33)."""
    deck = game.mission_file.deck(game.mode)
    deal_missions(game, (mission_of(side, number) for side in game.sides for number in deck))
    game.mission_hand = [() for _ in game.sides]
    game.mission_aside = [tuple(mission_of(side, number) for number in deck) for side in game.sides]


def take_missions(game: Field, side: int, chosen: Numbers) -> None:
    """A side has these cards in the hand, and the others of its deck aside."""
    file = game.mission_file
    game.mission_hand[side] = tuple(mission_of(side, number) for number in chosen)
    game.mission_aside[side] = tuple(mission_of(side, one) for one in file.deck(game.mode) if one not in chosen)
    show_missions(game, (*game.mission_hand[side], *game.mission_aside[side]), game.members(side))
    always = file.always_in_hand(game.mode)
    show_missions(game, [mission for mission in game.mission_hand[side] if number_on(mission) in always])


# --- revealing ---------------------------------------------------------------------------------------------------


class RevealMissions(Procedure[Field], frozen=True):
    """From Round 2 on each player reveals a Mission card at the start of the Round, the First Player first (p. 33)."""

    def run(self, game: Field) -> None:
        if game.round >= FIRST_REVEAL:
            game.then(*(PickMissionToReveal(seat) for seat in speakers(game)))


class PickMissionToReveal(PickOne[Field], frozen=True):
    """Which Mission card a player reveals."""

    seat: Seat
    move = RevealMission
    private = True
    rules = ("mode-wow.reveal", "ruling.wow-hand", "ruling.mission-cards-stand-in")

    def among(self, game: Field) -> Iterable[MissionNumber]:
        return sorted(numbers_on(game.mission_hand[game.side[self.seat]]))

    def not_among(self, game: Field, seat: Seat, value: MissionNumber) -> Refusal:
        return refuse("mode-wow.reveal", mission=value + 1)

    def chosen(self, game: Field, seat: Seat, value: MissionNumber) -> None:
        side = game.side[seat]
        mission = mission_of(side, value)
        game.mission_hand[side] = tuple(one for one in game.mission_hand[side] if one != mission)
        game.mission_active += (mission,)
        show_missions(game, (mission,))
        game.tell(MissionRevealed(seat, value))
        if record_of(game, mission).rule.on_reveal is not None and game.first != seat:
            game.first = seat
            game.tell(FirstPlayerChanged(seat))

    def details(self, game: Field) -> dict[str, Any]:
        return {"round": game.round}


def discard_revealed(game: Field) -> None:
    """All revealed Mission cards are discarded at the end of the Round (p. 33)."""
    if game.mission_active:
        game.tell(MissionsDiscarded(numbers_on(game.mission_active)))
        game.mission_discard += game.mission_active
        game.mission_active = ()
