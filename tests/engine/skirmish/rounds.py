"""The round: a season's card, bids for the turn order, mustering, gathering power, and the end."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, Move, Pass, PickOne, Procedure, Refusal, Seat, refuse
from tests.engine.skirmish.board import (
    BIDDING,
    GATHER,
    MUSTERING,
    NO_ORDER,
    NOBODY,
    SEASONS,
    Area,
    Season,
    Skirmish,
    kind_of,
)
from tests.engine.skirmish.marches import ResolveMarches
from tests.engine.skirmish.orders import AssignOrders, ResolveRaids, RevealOrders


class BidPower(Move, frozen=True):
    power: int
    typed = "bid {power}"


class MusterIn(Move, frozen=True):
    area: Area
    typed = "muster {area}"


class SeasonTurned(Event, frozen=True):
    season: Season
    round: int


class BidsRevealed(Event, frozen=True):
    houses: tuple[Seat, ...]
    bids: tuple[int, ...]


class Mustered(Event, frozen=True):
    house: Seat
    area: Area


class PowerGathered(Event, frozen=True):
    house: Seat
    area: Area


class ShuffleSeasons(Procedure, frozen=True):
    def run(self, game: Skirmish) -> None:
        game.deck = game.shuffle((*game.deck, *game.discarded), "seasons")
        game.discarded = ()
        game.hide(game.deck)


class NewRound(Procedure, frozen=True):
    def run(self, game: Skirmish) -> None:
        if game.round == game.option("rounds"):
            game.then(EndOfGame())
            return
        game.round += 1
        game.then(
            TurnSeason(), AssignOrders(), RevealOrders(), ResolveRaids(), ResolveMarches(), GatherPower(), NewRound()
        )


class TurnSeason(Procedure, frozen=True):
    def run(self, game: Skirmish) -> None:
        season, game.deck = game.deck[0], game.deck[1:]
        game.discarded += (season,)
        game.show((season,), ())
        game.tell(SeasonTurned(season, game.round))
        if SEASONS[season] == BIDDING:
            game.then(BidForTurnOrder(), CountBids())
        elif SEASONS[season] == MUSTERING:
            game.then(*(Muster(house) for house in game.turn_order for _ in range(2)))
        if not game.deck:
            game.then(ShuffleSeasons())


class BidForTurnOrder(Procedure, frozen=True):
    def run(self, game: Skirmish) -> None:
        game.together({house: (Bid(house),) for house in sorted(game.turn_order)})


class Bid(PickOne, frozen=True):
    house: Seat
    move = BidPower

    def who(self, game: Skirmish) -> Seat:
        return self.house

    def among(self, game: Skirmish) -> Iterable[int]:
        return range(game.power[self.house] + 1)

    def broken(self, game: Skirmish, seat: Seat, power: int) -> Refusal | None:
        if not 0 <= power <= game.power[seat]:
            return refuse("bid.available-power", bid=power, available=game.power[seat])
        return None


class CountBids(Procedure, frozen=True):
    def run(self, game: Skirmish) -> None:
        bids: dict[Seat, int] = dict.fromkeys(game.turn_order, 0)
        for house, answers in game.reveal().items():
            bids[house] = answers[-1].power
            game.power[house] -= bids[house]
        game.turn_order = tuple(sorted(game.turn_order, key=lambda house: -bids[house]))
        game.tell(BidsRevealed(game.turn_order, tuple(bids[house] for house in game.turn_order)))


class Muster(PickOne, frozen=True):
    house: Seat
    move = MusterIn
    optional = True

    def who(self, game: Skirmish) -> Seat:
        return self.house

    def among(self, game: Skirmish) -> Iterable[Area]:
        return game.areas_of(self.house)

    def broken(self, game: Skirmish, seat: Seat, area: Area) -> Refusal | None:
        if game.owner[area] != seat:
            return refuse("muster.own-area")
        if not game.power[seat]:
            return refuse("muster.costs-power")
        size = game.size(area)
        if not game.within_supply(seat, game.armies(seat), (size, size + 1)):
            return refuse("supply.limit", size=size + 1)
        return None

    def chosen(self, game: Skirmish, seat: Seat, area: Area) -> None:
        game.foot[area] += 1
        game.power[seat] -= 1
        game.tell(Mustered(seat, area))


class GatherPower(Procedure, frozen=True):
    def run(self, game: Skirmish) -> None:
        for number, owner in enumerate(game.owner):
            if owner != NOBODY and kind_of(game.order[number]) == GATHER:
                game.gain_power(owner, 1)
                game.tell(PowerGathered(owner, Area(number)))
            game.order[number] = NO_ORDER


class EndOfGame(Procedure, frozen=True):
    """Most areas win; then power, then the turn order."""

    def run(self, game: Skirmish) -> None:
        areas = {house: sum(1 for _ in game.areas_of(house)) for house in game.turn_order}
        places = sorted(game.turn_order, key=lambda house: (-areas[house], -game.power[house]))
        first, second = places[:2]
        tied = areas[first] == areas[second]
        game.finish([[house] for house in places], *(("power",) if tied else ()))


__all__ = ["Bid", "BidPower", "Muster", "MusterIn", "NewRound", "Pass", "ShuffleSeasons"]
