"""The nine Wildling cards: the reward of the highest bidder, the penalties of the lowest one and of everyone else.

The lowest bidder suffers first, then everyone else in turn order (ruling.wildling-penalty-order).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from maester.engine import Asked, Event, Move, PickOne, Procedure, Refusal, Seat, YesNo, refuse
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    BOARD,
    CARDS,
    CASTLES,
    FIEFDOMS,
    FOOTMAN,
    IRON_THRONE,
    KINGS_COURT,
    KNIGHT,
    NO_UNITS,
    TRACK_NAMES,
    TRACKS,
    Area,
    Card,
    Track,
    UnitKind,
    units_of,
)
from maester.games.boardgame.influence import drop_to_last, move_on_track
from maester.games.boardgame.mustering import muster_in, upgrade
from maester.games.boardgame.supply import set_supply
from maester.games.boardgame.units import ChooseUnit, PickUnit, destroy
from maester.games.boardgame.wildlings import Attack, WildlingAttack

PREEMPTIVE_STRENGTH = 6


class PickTrack(Move, frozen=True):
    """An Influence track."""

    track: Track
    typed = "track {track}"


class PickCard(Move, frozen=True):
    """A house card."""

    card: Card
    typed = "card {card}"


class PickCastle(Move, frozen=True):
    """An area with a Castle or Stronghold."""

    area: Area
    typed = "castle {area}"


class CardsRegained(Event, frozen=True):
    """House cards went from the discard pile back to the hand."""

    seat: Seat
    cards: tuple[Card, ...]


class CardsDiscarded(Event, frozen=True):
    """House cards went from the hand to the discard pile."""

    seat: Seat
    cards: tuple[Card, ...]


class KnightReplaced(Event, frozen=True):
    """A Knight was replaced by a Footman."""

    seat: Seat
    area: Area


class PowerRegained(Event, frozen=True):
    """The Power that was bid went back to its owner."""

    seat: Seat
    power: int


class PowerDiscarded(Event, frozen=True):
    """Available Power went to the pool."""

    seat: Seat
    power: int


class ApplyWildlingCard(Procedure, frozen=True):
    """The reward goes to the highest bidder alone; a penalty hits the lowest bidder first."""

    attack: int
    card: str

    def run(self, game: Board) -> None:
        attack = game.frame(Attack, self.attack)
        if attack.victory:
            REWARDS[self.card](game, attack.bidder)
        else:
            game.then(PunishOthers(self.attack, self.card, (attack.bidder,)))
            LOWEST[self.card](game, attack.bidder)


class PunishOthers(Procedure, frozen=True):
    """Everyone else who took part suffers the milder penalty, in turn order as it is now."""

    attack: int
    card: str
    acted: tuple[Seat, ...]

    def run(self, game: Board) -> None:
        bidders = game.frame(Attack, self.attack).bidders
        seat = next((seat for seat in game.turn_order if seat in bidders and seat not in self.acted), None)
        if seat is not None:
            game.then(PunishOthers(self.attack, self.card, (*self.acted, seat)))
            OTHERS[self.card](game, seat)


def nothing(game: Board, seat: Seat) -> None:
    """Nothing happens."""


# --- A King Beyond the Wall ------------------------------------------------------------------------


class RiseToFirst(PickOne, frozen=True):
    """Moves to position 1 of one Influence track of his choice and takes its Dominance token."""

    seat: Seat
    move = PickTrack

    def who(self, game: Board) -> Seat:
        return self.seat

    def among(self, game: Board) -> Iterable[Track]:
        return TRACKS

    def chosen(self, game: Board, seat: Seat, track: Track) -> None:
        move_on_track(game, track, seat, 1)


class FallToLast(PickOne, frozen=True):
    """Chooses Fiefdoms or King's Court and moves to the last position of that track."""

    seat: Seat
    move = PickTrack

    def who(self, game: Board) -> Seat:
        return self.seat

    def among(self, game: Board) -> Iterable[Track]:
        return (FIEFDOMS, KINGS_COURT)

    def broken(self, game: Board, seat: Seat, track: Track) -> Refusal | None:
        return (
            refuse("wildlings.lowest-bidder-punished", track=TRACK_NAMES.write(track)) if track == IRON_THRONE else None
        )

    def chosen(self, game: Board, seat: Seat, track: Track) -> None:
        drop_to_last(game, track, seat)


def fall_everywhere(game: Board, seat: Seat) -> None:
    """Moves to the last position of all three Influence tracks."""
    for track in TRACKS:
        drop_to_last(game, track, seat)


# --- Crow Killers ----------------------------------------------------------------------------------


class KnightFootman(PickUnit, frozen=True):
    """May replace up to 2 of his Footmen, anywhere, by Knights."""

    seat: Seat
    left: int
    optional = True

    def who(self, game: Board) -> Seat:
        return self.seat

    def whose(self, game: Board) -> Seat:
        return self.seat

    def wanted(self, game: Board) -> bool:
        return self.left > 0

    def broken(self, game: Board, seat: Seat, move: ChooseUnit) -> Refusal | None:
        if move.unit != FOOTMAN:
            return refuse("muster.upgrade-only-footmen-there")
        return None if game.pieces_left(seat, KNIGHT) else refuse("components.limit", left=0)

    def chosen(self, game: Board, seat: Seat, move: ChooseUnit) -> None:
        upgrade(game, move.area, UnitKind(KNIGHT), routed=move.routed)
        game.then(KnightFootman(seat, self.left - 1))


class UnseatKnight(PickUnit, frozen=True):
    """Replaces Knights by Footmen; one that can't be replaced is destroyed. The owner chooses which."""

    seat: Seat
    left: int

    def who(self, game: Board) -> Seat:
        return self.seat

    def whose(self, game: Board) -> Seat:
        return self.seat

    def wanted(self, game: Board) -> bool:
        return self.left > 0

    def broken(self, game: Board, seat: Seat, move: ChooseUnit) -> Refusal | None:
        return None if move.unit == KNIGHT else refuse("wildlings.lowest-bidder-punished")

    def chosen(self, game: Board, seat: Seat, move: ChooseUnit) -> None:
        game.then(UnseatKnight(seat, self.left - 1))
        unseat(game, move.area, routed=move.routed)


def unseat(game: Board, area: Area, *, routed: bool) -> None:
    """A Knight becomes a Footman if there is an unused one; otherwise it is destroyed."""
    seat = game.owner[area]
    if not game.pieces_left(seat, FOOTMAN):
        destroy(game, area, KNIGHT, routed)
        return
    footman, knight = units_of(FOOTMAN), units_of(KNIGHT)
    game.put(area, seat, footman, footman if routed else NO_UNITS)
    game.take(area, knight, knight if routed else NO_UNITS)
    game.tell(KnightReplaced(seat, area))


def knights_of(game: Board, seat: Seat) -> int:
    return sum(game.knights[area] for area in BOARD if game.owner[area] == seat)


def unseat_all(game: Board, seat: Seat) -> None:
    """All his Knights; which of them die for lack of Footmen is asked only if it makes a difference."""
    knights = knights_of(game, seat)
    if game.pieces_left(seat, FOOTMAN) < knights:
        game.then(UnseatKnight(seat, knights))
        return
    for area in game.areas_of(seat):
        for _ in range(game.knights[area]):
            unseat(game, area, routed=game.routed(area)[KNIGHT] > 0)


# --- Mammoth Riders, The Horde Descends, Preemptive Raid: units are destroyed -----------------------------


class LoseUnit(PickUnit, frozen=True):
    """Destroys so many of his units, anywhere or in some areas only; all, if he has fewer."""

    seat: Seat
    left: int
    within: tuple[Area, ...] = ()
    """If not empty, the units must come from one of these areas."""

    def who(self, game: Board) -> Seat:
        return self.seat

    def whose(self, game: Board) -> Seat:
        return self.seat

    def wanted(self, game: Board) -> bool:
        return self.left > 0

    def broken(self, game: Board, seat: Seat, move: ChooseUnit) -> Refusal | None:
        if self.within and move.area not in self.within:
            return refuse("wildlings.lowest-bidder-punished")
        return None

    def chosen(self, game: Board, seat: Seat, move: ChooseUnit) -> None:
        # Units that must fall in one area all fall in the first one that was chosen.
        game.then(LoseUnit(seat, self.left - 1, (move.area,) if self.within else ()))
        destroy(game, move.area, move.unit, move.routed)


def lose_units(count: int) -> Callable[[Board, Seat], None]:
    """A penalty that destroys so many units anywhere."""

    def penalty(game: Board, seat: Seat) -> None:
        game.then(LoseUnit(seat, count))

    return penalty


def lose_castle_units(game: Board, seat: Seat) -> None:
    """Destroys 2 of his units in one of his Castle or Stronghold areas; if he can't, 2 anywhere."""
    castles = tuple(area for area in CASTLES if game.owner[area] == seat and game.size(area) >= 2)
    game.then(LoseUnit(seat, 2, castles))


class ChooseRaid(YesNo, frozen=True):
    """Preemptive Raid: destroys 2 units (yes), or moves 2 positions down on the track where he stands highest (no)."""

    seat: Seat

    def who(self, game: Board) -> Seat:
        return self.seat

    def chosen(self, game: Board, seat: Seat, yes: bool) -> None:
        if yes:
            game.then(LoseUnit(seat, 2))
        else:
            game.then(LowerHouse(seat))


class LowerHouse(PickOne, frozen=True):
    """If he stands equally high on several tracks the holder of the Iron Throne token picks the track."""

    seat: Seat
    move = PickTrack

    def who(self, game: Board) -> Seat:
        return game.holder[IRON_THRONE]

    def among(self, game: Board) -> Iterable[Track]:
        highest = min(game.position(track, self.seat) for track in TRACKS)
        return [track for track in TRACKS if game.position(track, self.seat) == highest]

    def broken(self, game: Board, seat: Seat, track: Track) -> Refusal | None:
        return None if track in self.among(game) else refuse("influence.throne-token-breaks-ties")

    def chosen(self, game: Board, seat: Seat, track: Track) -> None:
        move_on_track(game, track, self.seat, game.position(track, self.seat) + 2)


# --- Mammoth Riders, Massing on the Milkwater: house cards ----------------------------------------------


class RegainCard(PickOne, frozen=True):
    """May take 1 house card of his choice from his discard pile back into his hand."""

    seat: Seat
    move = PickCard
    optional = True

    def who(self, game: Board) -> Seat:
        return self.seat

    def among(self, game: Board) -> Iterable[Card]:
        return game.discard[self.seat]

    def broken(self, game: Board, seat: Seat, card: Card) -> Refusal | None:
        return None if card in game.discard[seat] else refuse("housecard.discard-after-combat")

    def chosen(self, game: Board, seat: Seat, card: Card) -> None:
        regain(game, seat, (card,))


class DiscardCard(PickOne, frozen=True):
    """Everyone else with more than one house card in hand chooses and discards one of them."""

    seat: Seat
    move = PickCard

    def who(self, game: Board) -> Seat:
        return self.seat

    def ask(self, game: Board) -> Asked | None:
        return PickOne.ask(self, game) if len(game.hand[self.seat]) > 1 else None

    def among(self, game: Board) -> Iterable[Card]:
        return game.hand[self.seat]

    def broken(self, game: Board, seat: Seat, card: Card) -> Refusal | None:
        return None if card in game.hand[seat] else refuse("housecard.secret-choice")

    def chosen(self, game: Board, seat: Seat, card: Card) -> None:
        discard(game, seat, (card,))


def regain(game: Board, seat: Seat, cards: tuple[Card, ...]) -> None:
    game.discard[seat] = tuple(card for card in game.discard[seat] if card not in cards)
    game.hand[seat] = tuple(sorted((*game.hand[seat], *cards)))
    game.tell(CardsRegained(seat, cards))


def regain_all(game: Board, seat: Seat) -> None:
    """Takes his whole discard pile back into his hand."""
    if game.discard[seat]:
        regain(game, seat, game.discard[seat])


def discard(game: Board, seat: Seat, cards: tuple[Card, ...]) -> None:
    game.hand[seat] = tuple(card for card in game.hand[seat] if card not in cards)
    game.discard[seat] += cards
    game.tell(CardsDiscarded(seat, cards))


def discard_highest(game: Board, seat: Seat) -> None:
    """With more than one card in hand, discards all cards of the highest printed strength; not if that is all of them,
    since a hand is never emptied this way.
    """
    hand = game.hand[seat]
    highest = max(CARDS[card].strength for card in hand)
    cards = tuple(card for card in hand if CARDS[card].strength == highest)
    if len(cards) < len(hand):
        discard(game, seat, cards)


# --- Rattleshirt's Raiders, Skinchanger Scout, The Horde Descends ----------------------------------------


def change_supply(by: int) -> Callable[[Board, Seat], None]:
    """Moves on the Supply track; armies are then reduced to the new limit."""

    def effect(game: Board, seat: Seat) -> None:
        set_supply(game, seat, game.supply[seat] + by)

    return effect


def return_bid(game: Board, seat: Seat) -> None:
    """All Power he bid in this attack returns to his available Power."""
    attack = next(frame for frame in reversed(game.frames) if isinstance(frame, Attack))
    power = dict(attack.bids)[seat]
    attack.bids = tuple((other, 0 if other == seat else bid) for other, bid in attack.bids)
    game.power[seat] += power
    game.tell(PowerRegained(seat, power))


def discard_available_power(game: Board, seat: Seat) -> None:
    game.tell(PowerDiscarded(seat, game.discard_power(seat, game.power[seat])))


def discard_two_power(game: Board, seat: Seat) -> None:
    game.tell(PowerDiscarded(seat, game.discard_power(seat, 2)))


class MusterAnywhere(PickOne, frozen=True):
    """May muster, by the normal rules, in one Castle or Stronghold area he controls."""

    seat: Seat
    move = PickCastle
    optional = True

    def who(self, game: Board) -> Seat:
        return self.seat

    def among(self, game: Board) -> Iterable[Area]:
        return CASTLES

    def broken(self, game: Board, seat: Seat, area: Area) -> Refusal | None:
        if area in CASTLES and game.controller(area) == seat:
            return None
        return refuse("muster.controlled-castle-or-stronghold")

    def chosen(self, game: Board, seat: Seat, area: Area) -> None:
        muster_in(game, seat, area)


# --- the cards ---------------------------------------------------------------------------------------------

Effect = Callable[[Board, Seat], None]


def _then(step: Callable[[Seat], Procedure | PickOne | PickUnit]) -> Effect:
    def effect(game: Board, seat: Seat) -> None:
        game.then(step(seat))

    return effect


REWARDS: dict[str, Effect] = {
    "a-king-beyond-the-wall": _then(RiseToFirst),
    "crow-killers": _then(lambda seat: KnightFootman(seat, 2)),
    "mammoth-riders": _then(RegainCard),
    "massing-on-the-milkwater": regain_all,
    "preemptive-raid": _then(lambda seat: WildlingAttack(PREEMPTIVE_STRENGTH, seat)),
    "rattleshirts-raiders": change_supply(1),
    "silence-at-the-wall": nothing,
    "skinchanger-scout": return_bid,
    "the-horde-descends": _then(MusterAnywhere),
}
"""What the highest bidder gets after a Night's Watch victory."""

LOWEST: dict[str, Effect] = {
    "a-king-beyond-the-wall": fall_everywhere,
    "crow-killers": unseat_all,
    "mammoth-riders": lose_units(3),
    "massing-on-the-milkwater": discard_highest,
    "preemptive-raid": _then(ChooseRaid),
    "rattleshirts-raiders": change_supply(-2),
    "silence-at-the-wall": nothing,
    "skinchanger-scout": discard_available_power,
    "the-horde-descends": lose_castle_units,
}
"""What the lowest bidder suffers after a Wildling victory."""

OTHERS: dict[str, Effect] = {
    "a-king-beyond-the-wall": _then(FallToLast),
    "crow-killers": _then(lambda seat: UnseatKnight(seat, 2)),
    "mammoth-riders": lose_units(2),
    "massing-on-the-milkwater": _then(DiscardCard),
    "preemptive-raid": nothing,
    "rattleshirts-raiders": change_supply(-1),
    "silence-at-the-wall": nothing,
    "skinchanger-scout": discard_two_power,
    "the-horde-descends": lose_units(1),
}
"""What everyone else suffers after a Wildling victory."""
