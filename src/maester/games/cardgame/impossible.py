"""What can't be in a position, each with the rule that it breaks.

What the state could not even hold, such as a card in two places or an attachment on nothing, is refused where a
position is read. What a position leaves out isn't held against it: the round, a plot, cards that it doesn't name.
"""

from __future__ import annotations

from collections.abc import Iterator

from maester.engine import Fault, Seat
from maester.games.cardgame.court import SEATS, Court
from maester.games.cardgame.marshalling import unattachable
from maester.games.cardgame.texts import ATTACHMENT, HOUSES, NO_CARD, Card

PLOT_LISTS = {"stark": "plotdeck.stark-list", "lannister": "plotdeck.lannister-list"}
"""The rule that says which plots a House has."""


def faults(game: Court) -> Iterator[Fault]:
    """What can't be in a position from which a match starts."""
    for seat in SEATS:
        yield from _unique_cards(game, seat)
        yield from _attachments(game, seat)
        yield from _plots(game, seat)
    for seat in SEATS:
        if game.power(seat) >= game.goal:
            yield Fault("victory.at-15", _place(game, seat), str(game.power(seat)))


def _unique_cards(game: Court, seat: Seat) -> Iterator[Fault]:
    """A unique card that is dead keeps its copies out of play, and so from dying once more."""
    box = game.box
    for place, cards in (("in_play", game.in_play[seat]), ("dead", game.dead[seat])):
        for number, card in enumerate(cards):
            others = game.dead[seat] if place == "in_play" else game.dead[seat][:number]
            if box.unique[card] and game.copy_in(others, box.title_of[card]) != NO_CARD:
                yield Fault("unique.one-copy", _place(game, seat, place), _title(game, card))


def _attachments(game: Court, seat: Seat) -> Iterator[Fault]:
    """An attachment says who may bear it, and some characters bear none."""
    for card in game.in_play[seat]:
        if game.box.type[card] == ATTACHMENT:
            refusal = unattachable(game, seat, card, game.host[card])
            if refusal is not None:
                given = f"{_title(game, card)} @ {_title(game, game.host[card])}"
                yield Fault(refusal.rule, _place(game, seat, "in_play"), given)


def _plots(game: Court, seat: Seat) -> Iterator[Fault]:
    """Nobody has plots of the other House, not even after a draft; and used plots return with the last one."""
    house = game.house_of[seat]
    foreign = game.box.house_plots[1 - house]
    revealed = () if game.plot[seat] == NO_CARD else (game.plot[seat],)
    for place, plots in (
        ("plot", revealed),
        ("used_plots", game.used_plots[seat]),
        ("plot_deck", game.plot_deck[seat]),
    ):
        for plot in plots:
            if plot in foreign:
                yield Fault(PLOT_LISTS[HOUSES[1 - house]], _place(game, seat, place), _title(game, plot))
    if not game.plot_deck[seat]:
        yield Fault("plot.used-return", _place(game, seat, "used_plots"), str(len(game.used_plots[seat])))


def _place(game: Court, seat: Seat, what: str = "") -> str:
    place = f"players/{HOUSES[game.house_of[seat]]}"
    return f"{place}/{what}" if what else place


def _title(game: Court, card: Card) -> str:
    title: str = game.box.title_ids[game.box.title_of[card]]
    return title
