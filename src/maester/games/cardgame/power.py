"""Power and victory (page 11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from maester.engine import Event, Modifier, Occurrence, Score, Seat, occur
from maester.games.cardgame.court import Court
from maester.games.cardgame.occurrences import Happening
from maester.games.cardgame.resolving import Resolving
from maester.games.cardgame.texts import Card, CardSet, Instant, Number


class HousePowerGained(Event, frozen=True):
    """A player gains power for the House."""

    seat: Seat
    power: int
    why: str
    """What for: a message id (`dominance`, `unopposed`, `effect`)."""


class CardPowerGained(Event, frozen=True):
    """Characters gain power, each so much."""

    cards: tuple[Card, ...]
    power: int


class PowerMoved(Event, frozen=True):
    """Power moves from one banner to the other."""

    giver: Seat
    taker: Seat
    power: int


class GameWon(Event, frozen=True):
    """A player has gathered enough power."""

    seat: Seat
    power: int


class Conceded(Event, frozen=True):
    """A player gives up."""

    seat: Seat


class HouseGains(Occurrence, kw_only=True):
    """A player takes power from the pool and puts it on the own banner."""

    seat: Seat
    power: int
    why: str

    def happen(self, game: Court) -> Iterable[Happening]:
        game.power_pool -= self.power
        game.banner[self.seat] += self.power
        game.tell(HousePowerGained(self.seat, self.power, self.why))
        check_victory(game)
        return ()


class CardsGain(Occurrence, kw_only=True):
    """Power from the pool is put on each of these characters."""

    cards: tuple[Card, ...]
    power: int

    def happen(self, game: Court) -> Iterable[Happening]:
        for card in self.cards:
            game.power_pool -= self.power
            game.power_on[card] += self.power
        if self.cards:
            game.tell(CardPowerGained(self.cards, self.power))
        check_victory(game)
        return ()


class PowerMoves(Occurrence, kw_only=True):
    """Power goes from one banner to the other, as far as there is any."""

    giver: Seat
    power: int

    def happen(self, game: Court) -> Iterable[Happening]:
        power, taker = min(self.power, game.banner[self.giver]), Seat(1 - self.giver)
        game.banner[self.giver] -= power
        game.banner[taker] += power
        if power:
            game.tell(PowerMoved(self.giver, taker, power))
        check_victory(game)
        return ()


class GainPower(Instant, frozen=True, tag="gain_power"):
    """Power from the pool goes on the player's banner, or so much on each of these cards."""

    to: Literal["house"] | CardSet
    count: Number

    def apply(self, game: Court, frame: Resolving) -> None:
        if self.to == "house":
            occur(game, HouseGains(seat=frame.seat, power=self.count, why="effect"))
        else:
            occur(game, CardsGain(cards=frame.meant(game, self.to), power=self.count))


def score(game: Court, seat: Seat) -> Score:
    """The power of a player: on the banner, and on each character that bears any."""
    bearers = [card for card in game.in_play[seat] if game.power_on[card]]
    cards = sorted(bearers, key=lambda card: -game.power_on[card])
    names = game.box.card_names
    return Score(
        game.power(seat),
        (
            Modifier(game.banner[seat], "banner"),
            *(Modifier(game.power_on[card], names.write(card)) for card in cards),
        ),
    )


def check_victory(game: Court) -> None:
    """Whoever has enough power wins at once; if both reach it by one effect, the first player does."""
    enough = [seat for seat in game.order if game.power(seat) >= game.goal]
    if enough and game.outcome is None:
        winner = enough[0]
        game.tell(GameWon(winner, game.power(winner)))
        game.finish([[winner], [Seat(1 - winner)]], *(("first-player",) if len(enough) > 1 else ()))


def concede(game: Court, seat: Seat) -> None:
    """A player gives up: the opponent wins."""
    game.tell(Conceded(seat))
    game.finish([[Seat(1 - seat)], [seat]], "conceded")
