"""Wildling attacks: all players bid Power for the Night's Watch; a card tells what comes of it (p. 22-23)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maester.engine import Event, Move, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.boardgame.bidding import AskBids, Bidding, DiscardBids, RevealBids
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    FIRST_WILDLING,
    HOUSE_IDS,
    IRON_THRONE,
    NOBODY,
    WILDLING_STEP,
    WILDLINGS,
    WildlingCard,
)
from maester.games.boardgame.wildling_cards import (
    LOWEST,
    OTHERS,
    PREEMPTIVE_RAID,
    PREEMPTIVE_STRENGTH,
    REWARDS,
)

NO_CARD_YET = WildlingCard(-1)
BACK_AFTER_DEFEAT = 2 * WILDLING_STEP
"""After a Wildling victory the token goes back two spaces."""


class CountAs(Move, frozen=True):
    """Of those who tie, this house counts as the highest or lowest bidder."""

    seat: Seat
    typed = "count {seat}"


class WildlingsAttacked(Event, frozen=True):
    """The Wildlings attack with this strength."""

    strength: int


class AttackDecided(Event, frozen=True):
    """The Night's Watch, with the sum of all bids, holds the Wall or not."""

    strength: int
    watch: int
    victory: bool


class WildlingCardRevealed(Event, frozen=True):
    """The top card of the Wildling deck."""

    card: WildlingCard


class BidderNamed(Event, frozen=True):
    """Who counts as the highest bidder (after a victory) or the lowest one (after a defeat)."""

    seat: Seat
    victory: bool


class WildlingsWithdrew(Event, frozen=True):
    """The Wildling token goes back to this space."""

    wildlings: int


class Attack(Bidding, kw_only=True):
    """A Wildling attack while it lasts."""

    strength: int
    victory: bool = False
    bidder: Seat = NOBODY
    """The highest bidder after a Night's Watch victory, the lowest after a defeat."""
    card: WildlingCard = NO_CARD_YET

    def terms(self) -> dict[str, Any]:
        return {"subject": "wildlings", "strength": self.strength}


class WildlingAttack(Procedure[Board], frozen=True):
    """Wildling strength, bidding, Night's Watch strength, result and its consequences, moving the token, discarding the
    bids (ruling.wildling-consequences-timing).

    Preemptive Raid names another strength than that of the track, and spares the player who got it.
    """

    strength: int = -1
    spared: Seat = NOBODY

    def run(self, game: Board) -> None:
        strength = game.wildlings if self.strength < 0 else self.strength
        bidders = tuple(Seat(seat) for seat in game.seats if seat != self.spared)
        game.tell(WildlingsAttacked(strength))
        game.open(
            Attack(bidders=bidders, strength=strength),
            AskBids, RevealBids, CompareStrength,
            RevealWildlingCard, NameBidder, ApplyWildlingCard, BuryWildlingCard,
            WithdrawWildlings, DiscardBids, AttackAgain,
        )  # fmt: skip


class CompareStrength(Procedure[Board], frozen=True):
    """If the sum of all bids equals or exceeds the attack, the Night's Watch wins."""

    attack: int

    def run(self, game: Board) -> None:
        attack = game.frame(Attack, self.attack)
        watch = sum(power for _, power in attack.bids)
        attack.victory = watch >= attack.strength
        game.tell(AttackDecided(attack.strength, watch, attack.victory))


# --- consequences of the attack ----------------------------------------------------------------------


class RevealWildlingCard(Procedure[Board], frozen=True):
    """The top card of the deck is revealed."""

    attack: int

    def run(self, game: Board) -> None:
        card, *rest = game.wildling_deck
        game.wildling_deck = tuple(rest)
        game.frame(Attack, self.attack).card = card
        game.show((FIRST_WILDLING + card,), map(Seat, game.seats))
        game.tell(WildlingCardRevealed(card))


class NameBidder(PickOne[Board], frozen=True):
    """Who is the highest or lowest bidder; of several the holder of the Iron Throne token decides."""

    attack: int
    move = CountAs
    rules = ("wildlings.ties",)

    def who(self, game: Board) -> Seat:
        return game.holder[IRON_THRONE]

    def among(self, game: Board) -> Iterable[Seat]:
        attack = game.frame(Attack, self.attack)
        bids = dict(attack.bids)
        wanted = max(bids.values()) if attack.victory else min(bids.values())
        return [seat for seat in attack.bidders if bids[seat] == wanted]

    def broken(self, game: Board, seat: Seat, bidder: Seat) -> Refusal | None:
        if bidder in self.among(game):
            return None
        return refuse("wildlings.ties", house=HOUSE_IDS[game.houses[bidder]])

    def chosen(self, game: Board, seat: Seat, bidder: Seat) -> None:
        attack = game.frame(Attack, self.attack)
        attack.bidder = bidder
        game.tell(BidderNamed(bidder, attack.victory))

    def details(self, game: Board) -> dict[str, Any]:
        return {"victory": game.frame(Attack, self.attack).victory}


class ApplyWildlingCard(Procedure[Board], frozen=True):
    """The reward goes to the highest bidder alone. The penalties hit the lowest bidder first, then everyone else in
    turn order (ruling.wildling-penalty-order).
    """

    attack: int

    def run(self, game: Board) -> None:
        attack = game.frame(Attack, self.attack)
        if attack.victory:
            REWARDS[WILDLINGS[attack.card]](game, attack.bidder)
        else:
            game.then(PunishOthers(self.attack, (attack.bidder,)))
            LOWEST[WILDLINGS[attack.card]](game, attack.bidder)


class PunishOthers(Procedure[Board], frozen=True):
    """Everyone else who took part suffers the milder penalty, in turn order as it is now."""

    attack: int
    acted: tuple[Seat, ...]

    def run(self, game: Board) -> None:
        attack = game.frame(Attack, self.attack)
        seat = next((seat for seat in game.turn_order if seat in attack.bidders and seat not in self.acted), None)
        if seat is not None:
            game.then(PunishOthers(self.attack, (*self.acted, seat)))
            OTHERS[WILDLINGS[attack.card]](game, seat)


class BuryWildlingCard(Procedure[Board], frozen=True):
    """The used card goes face down to the bottom of the deck; everybody knows that it lies there."""

    attack: int

    def run(self, game: Board) -> None:
        game.wildling_deck += (game.frame(Attack, self.attack).card,)


# --- the end of the attack ---------------------------------------------------------------------------


class WithdrawWildlings(Procedure[Board], frozen=True):
    """After a Night's Watch victory the token goes back to 0, otherwise two spaces back, but not below 0."""

    attack: int

    def run(self, game: Board) -> None:
        victory = game.frame(Attack, self.attack).victory
        game.wildlings = 0 if victory else max(0, game.wildlings - BACK_AFTER_DEFEAT)
        game.tell(WildlingsWithdrew(game.wildlings))


class AttackAgain(Procedure[Board], frozen=True):
    """Preemptive Raid after a Night's Watch victory: the Wildlings attack a second time at once, and the highest bidder
    takes no part in that. The first attack is over by then in all its steps: the token stands on 0.
    """

    attack: int

    def run(self, game: Board) -> None:
        attack = game.frame(Attack, self.attack)
        if attack.victory and WILDLINGS[attack.card] == PREEMPTIVE_RAID:
            game.then(WildlingAttack(PREEMPTIVE_STRENGTH, attack.bidder))
