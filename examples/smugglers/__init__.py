"""Smugglers: a whole small game, made outside Maester. Play it: `maester --with examples.smugglers play smugglers`.

Crates of unknown goods come ashore one by one. Whoever won the last one may look into the next; then all bid in secret.
The highest bid pays, and the crate goes into the winner's hold, where nobody else sees what is in it. If several bid
the most, nobody pays and the crate sinks. When no crate is left, goods and coins are counted.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NewType

import msgspec

from maester.engine import (
    ComponentKind,
    Definition,
    Event,
    Game,
    Move,
    Names,
    Option,
    Options,
    PickOne,
    Place,
    Places,
    Play,
    Procedure,
    Refusal,
    Seat,
    Secrets,
    SeenBy,
    YesNo,
    refuse,
    register,
)

# -- the components and the state: small numbers inside, names outside -------------------------------

Crate = NewType("Crate", int)
WORTH = {"salt": 1, "hides": 1, "candles": 2, "ale": 2, "wine": 3, "silk": 4, "amber": 5, "spices": 6, "glass": 7}
NAMES = Names("crate", list(WORTH))
WORTHS = tuple(WORTH.values())
CRATES = tuple(map(Crate, range(len(WORTH))))
SEATS = ("red", "green", "blue")
COINS = 10


class Cove(Game, kw_only=True):
    """Where the crates are, and who has how many coins."""

    coins: list[int]
    ship: tuple[Crate, ...]
    hold: list[tuple[Crate, ...]]
    sunk: tuple[Crate, ...] = ()


# -- who sees what: declared once; views, twins for bots and checks follow from it --------------------

ALL_CRATES: ComponentKind[Cove, Crate] = ComponentKind("crate", lambda game: CRATES)
SHIP = Place("ship", ALL_CRATES, SeenBy.KNOWERS)
HOLD = Place("hold", ALL_CRATES, SeenBy.OWNER, ordered=False)
PLACES: Places[Cove] = Places(SHIP, HOLD, Place("sunk", ALL_CRATES, SeenBy.EVERYBODY))

# -- what happens, as it is told ------------------------------------------------------------------


class LookedInside(Event, frozen=True):
    """Only the seat itself is told what it saw."""

    seat: Seat
    crate: Crate | None


class CrateWon(Event, frozen=True):
    """Only the winner is told what is inside."""

    seat: Seat
    coins: int
    crate: Crate | None


class CrateSunk(Event, frozen=True):
    """Several bid the most, and the crate sinks before everybody's eyes."""

    coins: int
    crate: Crate


class HoldOpened(Event, frozen=True):
    """What a smuggler has at the end."""

    seat: Seat
    crates: tuple[Crate, ...]
    total: int


# -- the rules, in the order of play -------------------------------------------------------------------


class Unload(Procedure[Cove], frozen=True):
    """The crates come in an order by chance. Nobody has won one yet: the first seat may look into the first one."""

    def run(self, game: Cove) -> None:
        game.ship = game.shuffle(game.ship, "ship")
        game.then(NextCrate(Seat(0)))


class NextCrate(Procedure[Cove], frozen=True):
    """The next crate is bid for; an option of the game says whether somebody may look into it before."""

    first: Seat

    def run(self, game: Cove) -> None:
        if not game.ship:
            game.then(Count())
        elif game.option("looking"):
            game.then(LookInside(self.first), BidTogether(self.first))
        else:
            game.then(BidTogether(self.first))


class LookInside(YesNo[Cove], frozen=True):
    """Whoever won the last crate may look into the next."""

    seat: Seat
    rules = ("look.winner",)

    def chosen(self, game: Cove, seat: Seat, value: bool) -> None:
        if value:
            game.show(game.ship[:1], (seat,))
            game.tell(LookedInside(seat, game.ship[0]), to=(seat,), otherwise=LookedInside(seat, None))


class BidTogether(Procedure[Cove], frozen=True):
    """All bid at once and in secret: the answers wait in trays until `Reveal`."""

    first: Seat

    def run(self, game: Cove) -> None:
        seats = map(Seat, range(len(game.coins)))
        game.together({seat: (BidForCrate(seat),) for seat in seats})
        game.then(Reveal(self.first))


class Bid(Move, frozen=True):
    """So many coins for the crate."""

    coins: int
    typed = "bid {coins}"


class BidForCrate(PickOne[Cove], frozen=True):
    """Nobody bids more than they have."""

    seat: Seat
    move = Bid
    rules = ("bid.own-coins", "bid.highest")

    def among(self, game: Cove) -> Iterable[int]:
        return range(game.coins[self.seat] + 1)

    def not_among(self, game: Cove, seat: Seat, value: int) -> Refusal:
        return refuse("bid.own-coins", coins=game.coins[seat])


class Reveal(Procedure[Cove], frozen=True):
    """The single highest bid wins the crate; of several nobody does."""

    first: Seat

    def run(self, game: Cove) -> None:
        bids = {seat: bid.coins for seat, (bid,) in game.reveal().items()}
        most = max(bids.values())
        winner, *others = (seat for seat, coins in bids.items() if coins == most)
        crate, game.ship = game.ship[0], game.ship[1:]
        if others:
            game.sunk += (crate,)
            game.show((crate,))
            game.tell(CrateSunk(most, crate))
            game.then(NextCrate(self.first))
        else:
            game.coins[winner] -= most
            game.hold[winner] += (crate,)
            game.show((crate,), (winner,))
            game.tell(CrateWon(winner, most, crate), to=(winner,), otherwise=CrateWon(winner, most, None))
            game.then(NextCrate(winner))


class Count(Procedure[Cove], frozen=True):
    """The holds are opened; goods and coins are counted, and whoever has as much shares a place."""

    def run(self, game: Cove) -> None:
        totals: dict[int, list[Seat]] = {}
        for seat, hold in enumerate(game.hold):
            total = game.coins[seat] + sum(WORTHS[crate] for crate in hold)
            totals.setdefault(total, []).append(Seat(seat))
            game.show(hold)
            game.tell(HoldOpened(Seat(seat), tuple(sorted(hold)), total))
        game.finish(totals[total] for total in sorted(totals, reverse=True))


# -- how a match begins, and what a seat sees of it ------------------------------------------------------


def set_up(players: int, options: Options) -> Cove:
    """Chance is not drawn here: shuffling is a step."""
    game = Cove(coins=[COINS] * players, ship=CRATES, hold=[()] * players, known=[0] * len(CRATES))
    game.then(Unload())
    return game


class CoveView(msgspec.Struct, frozen=True):
    """What a seat sees; None is a crate into which it hasn't looked."""

    coins: dict[str, int]
    ship: list[str | None]
    holds: dict[str, list[str | None]]
    sunk: list[str]


def view(game: Cove, seat: Seat | None) -> CoveView:
    """Built up from what the seat knows, never the whole with something left out."""

    def names(seen: Iterable[Crate | None]) -> list[str | None]:
        return [None if crate is None else NAMES.write(crate) for crate in seen]

    return CoveView(
        coins=dict(zip(SEATS, game.coins, strict=False)),
        ship=names(SHIP.seen(game, seat)),
        holds={SEATS[owner]: names(HOLD.seen(game, seat, owner)) for owner in range(len(game.hold))},
        sunk=[NAMES.write(crate) for crate in game.sunk],
    )


GAME = register(
    Definition(
        id="smugglers",
        titles={"en": "Smugglers", "pl": "Przemytnicy"},
        players=(2, 3),
        rules_version=1,
        package=__name__,
        options=(Option("looking", (True, False)),),
        play=Play(state=Cove, names={Crate: NAMES}, seats=lambda players, options: SEATS[:players], set_up=set_up),
        secrets=Secrets(view=view, determinize=PLACES.determinize, hidden=PLACES.hidden, invariants=PLACES.invariants),
    )
)
