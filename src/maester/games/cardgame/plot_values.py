"""The values of plots, and the totals counted with them: claim, initiative, income and dominance (pages 8 and 10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from maester.engine import Modifier, Seat
from maester.games.cardgame.court import Court
from maester.games.cardgame.texts import NO_CARD, Amount, ChangesPlayers, Number, UntilWord, counted
from maester.games.cardgame.values import concerns, strengths

if TYPE_CHECKING:
    from maester.games.cardgame.resolving import Resolving


def plot_value(game: Court, seat: Seat, printed: tuple[int, ...]) -> int:
    """A printed value of the player's revealed plot, or 0."""
    return printed[game.plot[seat]] if game.plot[seat] != NO_CARD else 0


class ChangeClaim(ChangesPlayers, frozen=True, tag="claim"):
    """Changes the claim value of a player's plot."""

    amount: Amount
    until: UntilWord

    def apply(self, game: Court, frame: Resolving) -> None:
        frame.begin(game, self, self.until, (), counted(self.amount, frame.x))


def claim(game: Court, seat: Seat) -> int:
    """The claim value of the player's revealed plot."""
    value = plot_value(game, seat, game.box.claim)
    value += sum(change.lasting.amount for change in concerns(game, ChangeClaim, seat) if change.lasting is not None)
    return max(0, value)


def initiative(game: Court, seat: Seat) -> int:
    """The total initiative value of the player's revealed plot."""
    return plot_value(game, seat, game.box.initiative)


class PlotIncomeIs(ChangesPlayers, frozen=True, tag="plot_income_is"):
    """The income value of a player's plot counts as this."""

    value: Number


class NoIncomeBonus(ChangesPlayers, frozen=True, tag="no_income_bonus"):
    """Income bonuses of a player's cards don't count."""


def income_lines(game: Court, seat: Seat) -> Iterator[Modifier]:
    """The income of a player: the revealed plot, and the bonuses of own cards in play, kneeling or not (page 8)."""
    box, plot = game.box, game.plot[seat]
    if plot != NO_CARD:
        fixed = concerns(game, PlotIncomeIs, seat)
        yield Modifier(fixed[-1].operation.value if fixed else box.income[plot], box.card_names.write(plot))
    if not concerns(game, NoIncomeBonus, seat):
        for card in game.in_play[seat]:
            if box.income_bonus[card]:
                yield Modifier(box.income_bonus[card], box.card_names.write(card))


class DominanceBonus(ChangesPlayers, frozen=True, tag="dominance_bonus"):
    """Added to a player's total when dominance is counted."""

    amount: Amount


class GoldCountsForDominance(ChangesPlayers, frozen=True, tag="gold_counts_for_dominance"):
    """Each gold token of a player adds so much when dominance is counted."""

    each: Number


def dominance_lines(game: Court, seat: Seat) -> Iterator[Modifier]:
    """What a player's total for dominance is made of: standing characters, gold, and what texts add (page 10)."""
    standing = [card for card in game.characters(seat) if game.is_standing(card)]
    for card, value in zip(standing, strengths(game, standing), strict=True):
        yield Modifier(value, game.box.card_names.write(card))
    each = max([1, *(change.operation.each for change in concerns(game, GoldCountsForDominance, seat))])
    if game.gold[seat]:
        yield Modifier(game.gold[seat] * each, "gold")
    for change in concerns(game, DominanceBonus, seat):
        yield Modifier(counted(change.operation.amount), game.box.card_names.write(change.by.card))
