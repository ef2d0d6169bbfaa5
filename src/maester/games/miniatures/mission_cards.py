"""Mission cards on their way (p. 33, 37): chosen in secret and revealed from the hand, or drawn from the one deck that
lies beside the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from maester.engine import (
    Asked,
    Domain,
    Event,
    Move,
    Pass,
    PickIn,
    PickOne,
    Procedure,
    Question,
    Refusal,
    Seat,
    refuse,
)
from maester.games.miniatures.cleanup import FirstPlayerChanged
from maester.games.miniatures.field import Field
from maester.games.miniatures.mission_records import HAND
from maester.games.miniatures.missions import record_of, speakers
from maester.games.miniatures.names import (
    DECK_SIZE,
    MISSIONS,
    Mission,
    MissionNumber,
    mission_of,
    number_on,
)

Numbers = tuple[MissionNumber, ...]


class TakeMissions(Move, frozen=True):
    """Takes these Mission cards into the hand."""

    missions: Numbers
    typed = "missions {missions}"


class RevealMission(Move, frozen=True):
    """Reveals a Mission card from the hand."""

    mission: MissionNumber
    typed = "reveal mission {mission}"


class ReplaceMission(Move, frozen=True):
    """Discards an Active Mission, and a Reserve Mission takes its place."""

    active: MissionNumber
    reserve: MissionNumber
    typed = "replace mission {active} with {reserve}"


class RenewMission(Move, frozen=True):
    """Discards a Reserve Mission, and a new one is drawn."""

    reserve: MissionNumber
    typed = "renew mission {reserve}"


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


class MissionsDiscarded(Event, frozen=True):
    """These Mission cards are discarded."""

    missions: Numbers


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


def _numbers(missions: Iterable[Mission]) -> Numbers:
    return tuple(number_on(mission) for mission in missions)


# --- what is known of them ----------------------------------------------------------------------------------------


def first_known(game: Field) -> int:
    """Where what is known of Mission cards begins in `known`: behind the Tactics cards."""
    return DECK_SIZE * len(game.army)


def deal_missions(game: Field, missions: Iterable[Mission]) -> None:
    """These cards are in the battle, and nobody has seen them yet."""
    game.missions = tuple(sorted(missions))
    size = first_known(game) + MISSIONS * len(game.sides)
    game.known += [0] * (size - len(game.known))


def show_missions(game: Field, missions: Iterable[Mission], to: Iterable[Seat] | None = None) -> None:
    """These seats, or all, now know these cards."""
    first = first_known(game)
    game.show([first + mission for mission in missions], to)


# --- hands (p. 33) --------------------------------------------------------------------------------------------------


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


class RevealMissions(Procedure[Field], frozen=True):
    """From Round 2 on each player reveals a Mission card at the start of the Round, the First Player first (p. 33)."""

    def run(self, game: Field) -> None:
        if game.round >= FIRST_REVEAL:
            game.then(*(PickMissionToReveal(seat) for seat in speakers(game)))


FIRST_REVEAL = 2


class PickMissionToReveal(PickOne[Field], frozen=True):
    """Which Mission card a player reveals."""

    seat: Seat
    move = RevealMission
    private = True
    rules = ("mode-wow.reveal", "ruling.wow-hand", "ruling.mission-cards-stand-in")

    def among(self, game: Field) -> Iterable[MissionNumber]:
        return sorted(_numbers(game.mission_hand[game.side[self.seat]]))

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
        game.tell(MissionsDiscarded(_numbers(game.mission_active)))
        game.mission_discard += game.mission_active
        game.mission_active = ()


# --- the deck (p. 37) -----------------------------------------------------------------------------------------------

OPEN = 2
"""So many Missions are Active, and so many in reserve."""
FIRST_REFRESH = 3


class LayOutMissions(Procedure[Field], frozen=True):
    """The deck is shuffled, and two Active Missions, then two Reserve Missions are drawn and revealed before deployment
    (p. 37).
    """

    def run(self, game: Field) -> None:
        deck = [mission_of(0, number) for number in game.mission_file.deck(game.mode)]
        deal_missions(game, deck)
        game.mission_deck = game.shuffle(deck, "mission-deck")
        game.mission_active = draw_missions(game, OPEN)
        game.tell(ActiveMissionsSet(_numbers(game.mission_active)))
        refill_reserve(game)


class RefreshMissions(Procedure[Field], frozen=True):
    """From Round 3 on the Active Missions are discarded at the start of the Round, the Reserve Missions take their
    place, and two new ones are drawn (p. 37).
    """

    def run(self, game: Field) -> None:
        if game.round < FIRST_REFRESH:
            return
        game.tell(MissionsDiscarded(_numbers(game.mission_active)))
        game.mission_discard += game.mission_active
        game.mission_active, game.mission_reserve = game.mission_reserve, ()
        game.tell(ActiveMissionsSet(_numbers(game.mission_active)))
        refill_reserve(game)


def draw_missions(game: Field, number: int) -> tuple[Mission, ...]:
    """Draws and reveals cards; when the deck has run out, all discarded ones are shuffled into a new one (p. 37)."""
    drawn: tuple[Mission, ...] = ()
    while len(drawn) < number and (game.mission_deck or game.mission_discard):
        if not game.mission_deck:
            game.mission_deck = game.shuffle(game.mission_discard, "mission-deck")
            game.mission_discard = ()
            first = first_known(game)
            game.hide([first + mission for mission in game.mission_deck])
            game.tell(MissionDeckRenewed(len(game.mission_deck)))
        drawn += game.mission_deck[:1]
        game.mission_deck = game.mission_deck[1:]
    show_missions(game, drawn)
    return drawn


def refill_reserve(game: Field) -> None:
    """Reserve Missions are drawn until there are two (p. 37, ruling.dwdw-swap-refill)."""
    drawn = draw_missions(game, OPEN - len(game.mission_reserve))
    game.mission_reserve += drawn
    game.tell(ReserveMissionsDrawn(_numbers(drawn)))


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
        active, reserve = _numbers(game.mission_active), _numbers(game.mission_reserve)
        swaps = (*(ReplaceMission(one, other) for one in active for other in reserve), *map(RenewMission, reserve))
        return Asked(self.seat, (*swaps, *((Pass(),) if self.optional else ())))

    def why_not(self, game: Field, seat: Seat, move: ReplaceMission | RenewMission | Pass) -> Refusal | None:
        active, reserve = _numbers(game.mission_active), _numbers(game.mission_reserve)
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
