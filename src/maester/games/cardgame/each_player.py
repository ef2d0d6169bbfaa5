"""The operations in which each player chooses, the first player first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from maester.engine import Refusal, Seat, occur, refuse
from maester.games.cardgame.alike import ChooseInPlay
from maester.games.cardgame.court import Court
from maester.games.cardgame.occurrences import RuleStep
from maester.games.cardgame.operations import Fate, fate
from maester.games.cardgame.resolving import Resolving, cause
from maester.games.cardgame.texts import Card, Filter, IconWord, Instant, Number
from maester.games.cardgame.values import Speaker, fits, has_won


class EachPlayerChooses(Instant, frozen=True):
    """Each player chooses cards that fit."""

    filter: Filter

    @property
    def number_chosen(self) -> int:
        """How many, or of optional ones at most how many."""
        raise NotImplementedError

    def happen(self, game: Court, cards: tuple[Card, ...]) -> None:
        """What happens to these cards together."""
        raise NotImplementedError


class EachPlayerKeeps(EachPlayerChooses, frozen=True, kw_only=True, tag="each_player_keeps"):
    """Each player chooses own cards that fit, at most so many; all others that fit meet their fate together."""

    up_to: Number
    rest: Fate
    unsaveable: bool = False

    @property
    def number_chosen(self) -> int:
        return self.up_to

    def apply(self, game: Court, frame: Resolving) -> None:
        frame.chosen = ()
        number = frame.number
        questions = [ChooseKept(seat, number, self.number) for seat in game.order]
        game.then(*questions, MeetFateTogether(number, self.number))

    def happen(self, game: Court, cards: tuple[Card, ...]) -> None:
        occur(game, fate(cards, self.rest, self.unsaveable))


class WithoutVictory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Players who have won no challenge of these types in this phase, neither attacking nor defending."""

    not_won_this_phase: tuple[IconWord, ...]


class ChosenMeetFate(EachPlayerChooses, frozen=True, kw_only=True):
    """Each player chooses so many cards, if able, and something happens to them."""

    count: Number
    then: Fate

    def __post_init__(self) -> None:
        if self.then == "kneel":
            # Only a standing card is chosen to kneel (ruling.kneel-targets).
            msgspec.structs.force_setattr(self, "filter", self.filter.standing())

    @property
    def number_chosen(self) -> int:
        return self.count

    def happen(self, game: Court, cards: tuple[Card, ...]) -> None:
        occur(game, fate(cards, self.then))


class EachPlayerChoosesOwn(ChosenMeetFate, frozen=True, kw_only=True, tag="each_player_chooses_own"):
    """Each player chooses own cards; then it happens to all of them together."""

    players: WithoutVictory | None = None

    def apply(self, game: Court, frame: Resolving) -> None:
        frame.chosen = ()
        number, lucky = frame.number, self.players.not_won_this_phase if self.players is not None else ()
        questions = [ChooseOwn(seat, number, self.number) for seat in game.order if not has_won(game, seat, lucky)]
        game.then(*questions, MeetFateTogether(number, self.number))


class EachPlayerChoosesAny(ChosenMeetFate, frozen=True, kw_only=True, tag="each_player_chooses_any"):
    """Each player in turn chooses cards of either player, and it happens to them at once."""

    def apply(self, game: Court, frame: Resolving) -> None:
        game.then(*(ChooseAny(seat, frame.number, self.number) for seat in game.order))


class ChooseOwn(ChooseInPlay, frozen=True):
    """A player chooses own cards that fit; what happens to them, or to the others, comes when all have chosen."""

    seat: Seat
    resolving: int
    effect: int
    picked: tuple[Card, ...] = ()
    rules: ClassVar[tuple[str, ...]] = ("golden.card-text-wins", "ruling.legal-only-with-effect")

    def operation(self, game: Court) -> EachPlayerChooses:
        return game.box.operation(self.effect, EachPlayerChooses)

    def number(self, game: Court) -> int:
        return self.operation(game).number_chosen

    def among(self, game: Court) -> Iterable[Card]:
        return self.fitting(game, game.in_play[self.seat])

    def fitting(self, game: Court, cards: tuple[Card, ...]) -> list[Card]:
        """Those of these cards that may be chosen."""
        asked, by = self.operation(game).filter, Speaker(game.frame(Resolving, self.resolving).card, self.seat)
        return [card for card in cards if fits(game, asked, card, by)]

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
    rules = ("golden.card-text-wins",)


class ChooseAny(ChooseOwn, frozen=True):
    """A player chooses cards of either player, and it happens to them at once."""

    rules = ("golden.card-text-wins", "ruling.legal-only-with-effect")

    def among(self, game: Court) -> Iterable[Card]:
        return self.fitting(game, game.cards_in_play())

    def complete(self, game: Court, seat: Seat, cards: tuple[Card, ...]) -> None:
        game.then(MeetFate(self.effect, cards))


class MeetFate(RuleStep, frozen=True):
    """It happens to all of these cards together."""

    effect: int
    cards: tuple[Card, ...]

    def do(self, game: Court) -> None:
        if self.cards:
            game.box.operation(self.effect, EachPlayerChooses).happen(game, self.cards)


class MeetFateTogether(RuleStep, frozen=True):
    """All have chosen: it happens to what was chosen, or to all others that fit."""

    resolving: int
    effect: int

    def do(self, game: Court) -> None:
        frame, operation = game.frame(Resolving, self.resolving), game.box.operation(self.effect, EachPlayerChooses)
        cards = frame.chosen
        if isinstance(operation, EachPlayerKeeps):
            others = [card for card in game.cards_in_play() if fits(game, operation.filter, card, frame.by)]
            cards = tuple(card for card in others if card not in frame.chosen)
        if cards:
            operation.happen(game, cards)
