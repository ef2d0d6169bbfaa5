"""The nine Wildling cards: the reward of the highest bidder, the penalties of the lowest one and of everyone else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any

from maester.engine import Asked, Event, Flag, Move, PickOne, Refusal, Seat, refuse
from maester.games.boardgame.bidding import Bidding
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    AREA_NAMES,
    CARD_NAMES,
    CARDS,
    CASTLES,
    FIEFDOMS,
    IRON_THRONE,
    KINGS_COURT,
    TRACK_NAMES,
    TRACKS,
    Area,
    Card,
    Track,
)
from maester.games.boardgame.influence import drop_to_last, move_on_track
from maester.games.boardgame.mustering import muster_in
from maester.games.boardgame.supply import set_supply
from maester.games.boardgame.wildling_losses import KnightFootmen, LoseUnits, UnseatKnights, castles_to_raid, knights_of

PREEMPTIVE_RAID = "preemptive-raid"
PREEMPTIVE_STRENGTH = 6
"""The strength of the second attack that Preemptive Raid causes."""


class PickTrack(Move, frozen=True):
    """The Influence track on which a position is won or lost."""

    track: Track
    typed = "track {track}"


class PickCard(Move, frozen=True):
    """The House card that is taken back from the discard pile, or that is lost."""

    card: Card
    typed = "card {card}"


class PickCastle(Move, frozen=True):
    """The Castle or Stronghold in which units are mustered."""

    area: Area
    typed = "castle {area}"


class SufferRaid(Move, frozen=True):
    """Preemptive Raid: loses two units, or else two positions on a track."""

    units: Annotated[bool, Flag("units", "positions")]
    typed = "lose {units}"
    formerly = ("lose units {units}",)


class CardRegained(Event, frozen=True):
    """A house card went from the discard pile back to the hand."""

    seat: Seat
    card: Card


class CardDiscarded(Event, frozen=True):
    """A house card went from the hand to the discard pile."""

    seat: Seat
    card: Card


class BidRegained(Event, frozen=True):
    """The Power that a house bid is available again."""

    seat: Seat
    power: int


class PowerDiscarded(Event, frozen=True):
    """Available Power went to the pool."""

    seat: Seat
    power: int


def nothing(game: Board, seat: Seat) -> None:
    """Nothing happens."""


# --- A King Beyond the Wall --------------------------------------------------------------------------


class RiseToFirst(PickOne[Board], frozen=True):
    """Moves to position 1 of one Influence track of his choice and takes its Dominance token."""

    seat: Seat
    move = PickTrack
    rules = ("track-move.others-shift",)

    def among(self, game: Board) -> Iterable[Track]:
        return TRACKS

    def chosen(self, game: Board, seat: Seat, track: Track) -> None:
        move_on_track(game, track, seat, 1)


def fall_everywhere(game: Board, seat: Seat) -> None:
    """Moves to the last position of all three Influence tracks."""
    for track in TRACKS:
        drop_to_last(game, track, seat)


class FallToLast(PickOne[Board], frozen=True):
    """Chooses Fiefdoms or King's Court and moves to the last position of that track."""

    seat: Seat
    move = PickTrack
    rules = ("track-move.others-shift",)

    def among(self, game: Board) -> Iterable[Track]:
        return (FIEFDOMS, KINGS_COURT)

    def broken(self, game: Board, seat: Seat, track: Track) -> Refusal | None:
        if track != IRON_THRONE:
            return None
        return refuse("wildlings.lowest-bidder-punished", track=TRACK_NAMES.write(track))

    def chosen(self, game: Board, seat: Seat, track: Track) -> None:
        drop_to_last(game, track, seat)


# --- Crow Killers ------------------------------------------------------------------------------------


def knight_footmen(game: Board, seat: Seat) -> None:
    game.then(KnightFootmen(seat, 2))


def unseat_all(game: Board, seat: Seat) -> None:
    game.then(UnseatKnights(seat, knights_of(game, seat)))


def unseat_two(game: Board, seat: Seat) -> None:
    game.then(UnseatKnights(seat, 2))


# --- Mammoth Riders, Massing on the Milkwater: House cards -------------------------------------------


class RegainCard(PickOne[Board], frozen=True):
    """May take 1 House card of his choice from his discard pile back into his hand."""

    seat: Seat
    move = PickCard
    optional = True
    rules = ("wildlings.highest-bidder-rewarded",)

    def among(self, game: Board) -> Iterable[Card]:
        return game.discard[self.seat]

    def broken(self, game: Board, seat: Seat, card: Card) -> Refusal | None:
        if card in game.discard[seat]:
            return None
        return refuse("wildlings.highest-bidder-rewarded", card=CARD_NAMES.write(card))

    def chosen(self, game: Board, seat: Seat, card: Card) -> None:
        regain(game, seat, card)


def regain(game: Board, seat: Seat, card: Card) -> None:
    game.discard[seat] = tuple(other for other in game.discard[seat] if other != card)
    game.hand[seat] = tuple(sorted((*game.hand[seat], card)))
    game.tell(CardRegained(seat, card))


def regain_all(game: Board, seat: Seat) -> None:
    """Takes his whole discard pile back into his hand."""
    for card in game.discard[seat]:
        regain(game, seat, card)


def discard_highest(game: Board, seat: Seat) -> None:
    """With more than one card in hand, discards all cards of the highest printed strength; none if all are equally
    strong, since a hand is never emptied this way.
    """
    hand = game.hand[seat]
    weakest = min((CARDS[card].strength for card in hand), default=0)
    strongest = max((CARDS[card].strength for card in hand), default=0)
    for card in hand:
        if weakest < CARDS[card].strength == strongest:
            discard(game, seat, card)


class DiscardCard(PickOne[Board], frozen=True):
    """With more than one House card in hand, chooses and discards one of them."""

    seat: Seat
    move = PickCard
    rules = ("wildlings.lowest-bidder-punished",)

    def ask(self, game: Board) -> Asked | None:
        return PickOne.ask(self, game) if len(game.hand[self.seat]) > 1 else None

    def among(self, game: Board) -> Iterable[Card]:
        return game.hand[self.seat]

    def broken(self, game: Board, seat: Seat, card: Card) -> Refusal | None:
        if card in game.hand[seat]:
            return None
        return refuse("wildlings.lowest-bidder-punished", card=CARD_NAMES.write(card))

    def chosen(self, game: Board, seat: Seat, card: Card) -> None:
        discard(game, seat, card)


def discard(game: Board, seat: Seat, card: Card) -> None:
    game.hand[seat] = tuple(other for other in game.hand[seat] if other != card)
    game.discard[seat] += (card,)
    game.tell(CardDiscarded(seat, card))


# --- Mammoth Riders, The Horde Descends: units -------------------------------------------------------


def lose_three_units(game: Board, seat: Seat) -> None:
    game.then(LoseUnits(seat, 3))


def lose_two_units(game: Board, seat: Seat) -> None:
    game.then(LoseUnits(seat, 2))


def lose_one_unit(game: Board, seat: Seat) -> None:
    game.then(LoseUnits(seat, 1))


def lose_two_in_a_castle(game: Board, seat: Seat) -> None:
    """Destroys 2 of his units in one of his Castle or Stronghold areas; if he can't, 2 anywhere."""
    game.then(LoseUnits(seat, 2, castles_to_raid(game, seat)))


class MusterAnywhere(PickOne[Board], frozen=True):
    """May muster, by the normal rules, in one Castle or Stronghold area he controls."""

    seat: Seat
    move = PickCastle
    optional = True
    rules = ("muster.controlled-castle-or-stronghold", "muster.within-supply")

    def among(self, game: Board) -> Iterable[Area]:
        return CASTLES

    def broken(self, game: Board, seat: Seat, area: Area) -> Refusal | None:
        if area in CASTLES and game.controller(area) == seat:
            return None
        return refuse("muster.controlled-castle-or-stronghold", area=AREA_NAMES.write(area))

    def chosen(self, game: Board, seat: Seat, area: Area) -> None:
        muster_in(game, seat, area)


# --- Preemptive Raid ---------------------------------------------------------------------------------


class ChooseRaid(PickOne[Board], frozen=True):
    """Chooses: destroys 2 units anywhere, or moves 2 positions down on the track where he stands highest."""

    seat: Seat
    move = SufferRaid
    rules = ("wildlings.lowest-bidder-punished",)

    def among(self, game: Board) -> Iterable[bool]:
        return (True, False)

    def chosen(self, game: Board, seat: Seat, units: bool) -> None:
        if units:
            lose_two_units(game, seat)
        else:
            game.then(LowerHouse(seat))


class LowerHouse(PickOne[Board], frozen=True):
    """If he stands equally high on several tracks the holder of the Iron Throne token picks the track."""

    lowered: Seat
    move = PickTrack
    rules = ("track-move.others-shift",)

    def who(self, game: Board) -> Seat:
        return game.holder[IRON_THRONE]

    def among(self, game: Board) -> Iterable[Track]:
        highest = min(game.position(track, self.lowered) for track in TRACKS)
        return [track for track in TRACKS if game.position(track, self.lowered) == highest]

    def broken(self, game: Board, seat: Seat, track: Track) -> Refusal | None:
        if track in self.among(game):
            return None
        return refuse("wildlings.lowest-bidder-punished", track=TRACK_NAMES.write(track))

    def chosen(self, game: Board, seat: Seat, track: Track) -> None:
        move_on_track(game, track, self.lowered, game.position(track, self.lowered) + 2)


# --- Rattleshirt's Raiders, Skinchanger Scout --------------------------------------------------------


def raise_supply(game: Board, seat: Seat) -> None:
    set_supply(game, seat, game.supply[seat] + 1)


def lower_supply_by_two(game: Board, seat: Seat) -> None:
    set_supply(game, seat, game.supply[seat] - 2)


def lower_supply(game: Board, seat: Seat) -> None:
    set_supply(game, seat, game.supply[seat] - 1)


def return_bid(game: Board, seat: Seat) -> None:
    """All Power he bid in this attack returns to his available Power."""
    attack = next(frame for frame in reversed(game.frames) if isinstance(frame, Bidding))
    power = dict(attack.bids)[seat]
    attack.bids = tuple((other, bid) for other, bid in attack.bids if other != seat)
    game.power[seat] += power
    game.tell(BidRegained(seat, power))


def discard_all_power(game: Board, seat: Seat) -> None:
    game.tell(PowerDiscarded(seat, game.discard_power(seat, game.power[seat])))


def discard_two_power(game: Board, seat: Seat) -> None:
    game.tell(PowerDiscarded(seat, game.discard_power(seat, 2)))


# --- the cards ---------------------------------------------------------------------------------------

Effect = Callable[[Board, Seat], Any]


def ask(question: Callable[[Seat], PickOne]) -> Effect:
    """An effect that is nothing but a question to the player."""
    return lambda game, seat: game.then(question(seat))


REWARDS: dict[str, Effect] = {
    "a-king-beyond-the-wall": ask(RiseToFirst),
    "crow-killers": knight_footmen,
    "mammoth-riders": ask(RegainCard),
    "massing-on-the-milkwater": regain_all,
    PREEMPTIVE_RAID: nothing,  # The second attack follows when this one is over.
    "rattleshirts-raiders": raise_supply,
    "silence-at-the-wall": nothing,
    "skinchanger-scout": return_bid,
    "the-horde-descends": ask(MusterAnywhere),
}
"""What the highest bidder gets after a Night's Watch victory."""

LOWEST: dict[str, Effect] = {
    "a-king-beyond-the-wall": fall_everywhere,
    "crow-killers": unseat_all,
    "mammoth-riders": lose_three_units,
    "massing-on-the-milkwater": discard_highest,
    PREEMPTIVE_RAID: ask(ChooseRaid),
    "rattleshirts-raiders": lower_supply_by_two,
    "silence-at-the-wall": nothing,
    "skinchanger-scout": discard_all_power,
    "the-horde-descends": lose_two_in_a_castle,
}
"""What the lowest bidder suffers after a Wildling victory."""

OTHERS: dict[str, Effect] = {
    "a-king-beyond-the-wall": ask(FallToLast),
    "crow-killers": unseat_two,
    "mammoth-riders": lose_two_units,
    "massing-on-the-milkwater": ask(DiscardCard),
    PREEMPTIVE_RAID: nothing,
    "rattleshirts-raiders": lower_supply,
    "silence-at-the-wall": nothing,
    "skinchanger-scout": discard_two_power,
    "the-horde-descends": lose_one_unit,
}
"""What everyone else suffers after a Wildling victory."""
