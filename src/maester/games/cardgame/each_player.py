"""The operations of the vocabulary in which each player chooses, the first player first."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Refusal, Seat, refuse
from maester.games.cardgame.alike import ChooseInPlay
from maester.games.cardgame.court import Court
from maester.games.cardgame.occurrences import Rule, occur
from maester.games.cardgame.operations import fate
from maester.games.cardgame.resolving import Resolving, cause, operation
from maester.games.cardgame.texts import Card, Effect
from maester.games.cardgame.values import Speaker, fits


class ChooseOwn(ChooseInPlay, frozen=True):
    """A player chooses own cards that fit; what happens to them, or to the others, comes when all have chosen."""

    seat: Seat
    resolving: int
    effect: int
    picked: tuple[Card, ...] = ()

    def number(self, game: Court) -> int:
        return game.box.effects[self.effect].count

    def among(self, game: Court) -> Iterable[Card]:
        asked, by = game.box.effects[self.effect].filter, Speaker(game.frame(Resolving, self.resolving).card, self.seat)
        assert asked is not None
        return [card for card in game.in_play[self.seat] if fits(game, asked, card, by)]

    def broken(self, game: Court, seat: Seat, card: Card) -> Refusal | None:
        legal = card not in self.picked and card in self.among(game)
        return None if legal else refuse("ruling.legal-only-with-effect")

    def complete(self, game: Court, seat: Seat, cards: tuple[Card, ...]) -> None:
        game.frame(Resolving, self.resolving).chosen += cards

    def details(self, game: Court) -> dict[str, str]:
        return cause(game, self.resolving)


class ChooseKept(ChooseOwn, frozen=True):
    """A player chooses the cards to keep, at most so many."""

    optional = True

    def number(self, game: Court) -> int:
        return game.box.effects[self.effect].up_to


class ChooseAny(ChooseOwn, frozen=True):
    """A player chooses cards of either player, and it happens to them at once."""

    def among(self, game: Court) -> Iterable[Card]:
        asked, by = game.box.effects[self.effect].filter, Speaker(game.frame(Resolving, self.resolving).card, self.seat)
        assert asked is not None
        return [card for card in game.cards_in_play() if fits(game, asked, card, by)]

    def complete(self, game: Court, seat: Seat, cards: tuple[Card, ...]) -> None:
        game.then(MeetFate(self.effect, cards))


class MeetFate(Rule, frozen=True):
    """It happens to all of these cards together."""

    effect: int
    cards: tuple[Card, ...]

    def do(self, game: Court) -> None:
        effect = game.box.effects[self.effect]
        if self.cards:
            occur(game, fate(self.cards, effect.fate, effect.unsaveable))


class MeetFateTogether(Rule, frozen=True):
    """All have chosen: it happens to what was chosen, or to all others that fit."""

    resolving: int
    effect: int

    def do(self, game: Court) -> None:
        frame, effect = game.frame(Resolving, self.resolving), game.box.effects[self.effect]
        cards = frame.chosen
        if effect.op == "each_player_keeps":
            asked = effect.filter
            assert asked is not None
            others = [card for card in game.cards_in_play() if fits(game, asked, card, frame.by)]
            cards = tuple(card for card in others if card not in frame.chosen)
        if cards:
            occur(game, fate(cards, effect.fate, effect.unsaveable))


@operation("each_player_keeps", "each_player_chooses_own")
def each_player_chooses_own(game: Court, frame: Resolving, effect: Effect) -> None:
    number = frame.number
    frame.chosen = ()
    question = ChooseKept if effect.op == "each_player_keeps" else ChooseOwn
    seats = [seat for seat in game.order if not effect.not_won or not _has_won(game, seat, effect.not_won)]
    game.then(*(question(seat, number, effect.number) for seat in seats), MeetFateTogether(number, effect.number))


@operation("each_player_chooses_any")
def each_player_chooses_any(game: Court, frame: Resolving, effect: Effect) -> None:
    number = frame.number
    game.then(*(ChooseAny(seat, number, effect.number) for seat in game.order))


def _has_won(game: Court, seat: Seat, types: tuple[int, ...]) -> bool:
    return any(winner == seat and icon in types for winner, icon in game.won)
