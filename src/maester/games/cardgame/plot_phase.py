"""Phase 1: plot (page 8): secret choice, reveal, initiative, first player, 'when revealed' abilities."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Asked, Event, Move, OfferResponses, PickOne, Refusal, Seat, note, refuse, set_off
from maester.games.cardgame.alike import ChooseTitle
from maester.games.cardgame.court import Court, without
from maester.games.cardgame.occurrences import Aftermath, Happening, Pending, PlanningStep, RuleStep
from maester.games.cardgame.plot_values import initiative
from maester.games.cardgame.texts import NO_CARD, PLOT, Title


class NameFirstPlayer(Move, frozen=True):
    """Says who is the first player."""

    player: Seat
    typed = "first {player}"


class PlotRevealed(Event, frozen=True):
    """A player's plot is revealed."""

    seat: Seat
    title: Title


class PlotsReturned(Event, frozen=True):
    """With the last unused plot all used ones return to the plot deck."""

    seat: Seat


class InitiativeWon(Event, frozen=True):
    """A player wins initiative: by the higher value, by less power, or at random."""

    seat: Seat
    values: tuple[int, ...]
    """The initiative of both players, this one's first."""
    why: str


class FirstPlayerNamed(Event, frozen=True):
    """Who is the first player of this round."""

    player: Seat


class PlotPhase(PlanningStep, frozen=True):
    """Both players choose a plot in secret, and reveal at the same time."""

    def do(self, game: Court) -> None:
        game.together({seat: (ChoosePlot(seat),) for seat in (Seat(0), Seat(1))})
        game.then(RevealPlots(), DetermineInitiative(), ResolvePlots(), PlotsResolved())


class ChoosePlot(PickOne[Court], frozen=True):
    """Each player looks through the available plots and chooses one; all can see if there is only one left."""

    seat: Seat
    move = ChooseTitle
    private = True
    rules = ("plot.choose-secretly", "card.plot-values", "plot.used-return", "initiative.higher-total")

    def ask(self, game: Court) -> Asked | None:
        asked = super().ask(game)
        return asked if asked is None else asked._replace(private=len(game.plot_deck[self.seat]) > 1)

    def among(self, game: Court) -> Iterable[Title]:
        return [game.box.title_of[plot] for plot in game.plot_deck[self.seat]]

    def broken(self, game: Court, seat: Seat, title: Title) -> Refusal | None:
        if title in self.among(game):
            return None
        used = (*game.used_plots[seat], game.plot[seat])
        if game.copy_in((plot for plot in used if plot != NO_CARD), title) != NO_CARD:
            return refuse("plot.used-not-available")
        return refuse("plotdeck.rest-unused" if game.box.title_type[title] == PLOT else "type.plot")


class RevealPlots(RuleStep, frozen=True):
    """The new plots replace the previous ones, which become used; constant effects work at once."""

    def do(self, game: Court) -> None:
        for seat, (move,) in game.reveal().items():
            plot = game.copy_in(game.plot_deck[seat], move.title)
            game.plot_deck[seat] = without(game.plot_deck[seat], plot)
            if game.plot[seat] != NO_CARD:
                game.used_plots[seat] += (game.plot[seat],)
            game.plot[seat] = plot
            game.show((plot,))
            game.tell(PlotRevealed(seat, move.title))
            if not game.plot_deck[seat]:
                game.plot_deck[seat], game.used_plots[seat] = game.used_plots[seat], ()
                game.tell(PlotsReturned(seat))
        game.settle_sources()


class DetermineInitiative(PlanningStep, frozen=True):
    """The higher total initiative wins it; on a tie less power, then chance."""

    def do(self, game: Court) -> None:
        values = [initiative(game, Seat(seat)) for seat in (0, 1)]
        powers = [game.power(Seat(seat)) for seat in (0, 1)]
        if values[0] != values[1]:
            winner, why = Seat(values.index(max(values))), "value"
        elif powers[0] != powers[1]:
            winner, why = Seat(powers.index(min(powers))), "less-power"
        else:
            winner, why = Seat(game.draw(2, "initiative")), "random"
        game.tell(InitiativeWon(winner, (values[winner], values[1 - winner]), why))
        game.then(ChooseFirstPlayer(winner))


class ChooseFirstPlayer(PickOne[Court], frozen=True):
    """The winner of initiative chooses who is the first player; it may be the opponent."""

    seat: Seat
    move = NameFirstPlayer
    rules = ("first-player.chosen", "marshal.turns", "challenge.turns")

    def among(self, game: Court) -> Iterable[Seat]:
        return (self.seat, Seat(1 - self.seat))

    def chosen(self, game: Court, seat: Seat, player: Seat) -> None:
        game.first = player
        game.tell(FirstPlayerNamed(player))


class ResolvePlots(PlanningStep, frozen=True):
    """'When revealed' abilities are resolved, in the order that the first player decides."""

    def do(self, game: Court) -> None:
        texts = game.box.timed["when_revealed"]
        pending = tuple(
            Pending(plot, seat, text.number, text.effects, ())
            for seat in game.order
            for plot in (game.plot[seat],)
            for text in texts[plot]
        )
        if pending:
            game.open(Aftermath(), OfferResponses)
            set_off(game, pending)


class PlotsResolved(PlanningStep, frozen=True):
    """Now all revealed plots are resolved."""

    def do(self, game: Court) -> None:
        game.open(Aftermath(), OfferResponses)
        note(game, tuple(Happening("plots_resolved", seat) for seat in game.order))
