"""The plot draft variant (page 13): six plots drafted by each player, then seven of thirteen chosen."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, PickOne, PickSeveral, Refusal, Seat, refuse
from maester.games.cardgame.alike import ChooseTitle
from maester.games.cardgame.court import Court, without
from maester.games.cardgame.occurrences import PlanningStep
from maester.games.cardgame.texts import Card, Title

PASSES = 3
DEALT = 3
CHOSEN = 7
SEATS = (Seat(0), Seat(1))
NEEDED = PASSES * DEALT * len(SEATS)
"""So many plots are dealt in a draft."""


class PlotsDealt(Event, frozen=True):
    """A player is dealt plots for the draft."""

    seat: Seat
    titles: tuple[Title, ...]


class PlotsGiven(Event, frozen=True):
    """Plots are dealt, or passed on, to a player; the others don't see which."""

    seat: Seat
    number: int


class PlotKept(Event, frozen=True):
    """A player keeps a plot in the draft."""

    seat: Seat
    title: Title


class SomePlotKept(Event, frozen=True):
    """A player keeps a plot; the others don't see which."""

    seat: Seat


class PlotDeckChosen(Event, frozen=True):
    """A player has chosen seven plots."""

    seat: Seat


class Draft(PlanningStep, frozen=True):
    """The 18 unused plots are shuffled face down into a plot draft deck."""

    def do(self, game: Court) -> None:
        game.draft_deck, game.boxed = game.shuffle(game.boxed, "draft deck"), ()
        game.hide(game.draft_deck)
        game.then(*(DealPlots() for _ in range(PASSES)), ChoosePlotDecks())


class DealPlots(PlanningStep, frozen=True):
    """Draft step 1: each player is dealt 3 plots face down."""

    def do(self, game: Court) -> None:
        for seat in SEATS:
            game.dealt[seat], game.draft_deck = game.draft_deck[:DEALT], game.draft_deck[DEALT:]
            _hand_over(game, seat)
        game.together({seat: (DraftPlot(seat),) for seat in SEATS})
        game.then(PassPlots())


def _hand_over(game: Court, seat: Seat) -> None:
    """A player looks at the plots that lie before him."""
    plots = game.dealt[seat]
    game.show(plots, (seat,))
    titles = tuple(game.box.title_of[plot] for plot in plots)
    game.tell(PlotsDealt(seat, titles), (seat,), otherwise=PlotsGiven(seat, len(plots)))


class DraftPlot(PickOne[Court], frozen=True):
    """Draft steps 2 and 3: a player secretly keeps one of the plots."""

    seat: Seat
    move = ChooseTitle
    private = True
    rules = ("draft.first-pick", "draft.second-pick")

    def among(self, game: Court) -> Iterable[Title]:
        return [game.box.title_of[plot] for plot in sorted(game.dealt[self.seat])]

    def broken(self, game: Court, seat: Seat, title: Title) -> Refusal | None:
        rule = "draft.first-pick" if len(game.dealt[seat]) == DEALT else "draft.second-pick"
        return None if title in self.among(game) else refuse(rule)


def _keep(game: Court, seat: Seat, title: Title) -> Card:
    plot = game.copy_in(game.dealt[seat], title)
    game.dealt[seat] = without(game.dealt[seat], plot)
    game.tell(PlotKept(seat, title), (seat,), otherwise=SomePlotKept(seat))
    return plot


class PassPlots(PlanningStep, frozen=True):
    """Each player passes the other 2 plots to the opponent, who keeps one of them."""

    def do(self, game: Court) -> None:
        for seat, (move,) in game.reveal().items():
            game.first_picks[seat] += (_keep(game, seat, move.title),)
        game.dealt = [game.dealt[1], game.dealt[0]]
        for seat in SEATS:
            _hand_over(game, seat)
        game.together({seat: (DraftPlot(seat),) for seat in SEATS})
        game.then(BoxPlots())


class BoxPlots(PlanningStep, frozen=True):
    """The other plot goes face down into the box: who passed it on can't know which of the two was kept."""

    def do(self, game: Court) -> None:
        for seat, (move,) in game.reveal().items():
            game.forget(game.dealt[seat], (seat,))
            game.second_picks[seat] += (_keep(game, seat, move.title),)
            game.second_left[seat] += game.dealt[seat]
            game.dealt[seat] = ()


class ChoosePlotDecks(PlanningStep, frozen=True):
    """Each player secretly chooses 7 of the 13 plots (7 of the House and 6 drafted)."""

    def do(self, game: Court) -> None:
        for seat in SEATS:
            game.forget(game.plot_deck[seat], (seat,))
        game.together({seat: (ChooseSeven(seat),) for seat in SEATS})
        game.then(SetPlotDecks())


def thirteen(game: Court, seat: Seat) -> tuple[Card, ...]:
    """The plots of the House, and the drafted ones."""
    return (*game.box.house_plots[game.house_of[seat]], *game.first_picks[seat], *game.second_picks[seat])


class ChooseSeven(PickSeveral[Court], frozen=True):
    """Which plots make up the plot deck of this game."""

    seat: Seat
    picked: tuple[Title, ...] = ()
    move = ChooseTitle
    private = True
    rules = ("draft.choose-seven",)

    def number(self, game: Court) -> int:
        return CHOSEN

    def among(self, game: Court) -> Iterable[Title]:
        plots = sorted(thirteen(game, self.seat))
        return [title for plot in plots if (title := game.box.title_of[plot]) not in self.picked]

    def broken(self, game: Court, seat: Seat, title: Title) -> Refusal | None:
        return None if title in self.among(game) else refuse("draft.choose-seven")

    def complete(self, game: Court, seat: Seat, titles: tuple[Title, ...]) -> None:
        """Nothing yet: both players choose at the same time."""

    def details(self, game: Court) -> dict[str, int]:
        return {"left": CHOSEN - len(self.picked)}


class SetPlotDecks(PlanningStep, frozen=True):
    """The chosen plots are the plot deck; the others are boxed unseen."""

    def do(self, game: Court) -> None:
        for seat, moves in game.reveal().items():
            plots = thirteen(game, seat)
            chosen = tuple(game.copy_in(plots, move.title) for move in moves)
            game.plot_deck[seat] = tuple(sorted(chosen))
            game.left_out[seat] = tuple(plot for plot in plots if plot not in chosen)
            game.tell(PlotDeckChosen(seat))
