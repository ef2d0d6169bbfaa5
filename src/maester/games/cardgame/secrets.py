"""Where all cards and plots lie and who sees them, and what a seat can't know dealt anew.

Special are the plots of a draft: a pair that was passed on stays a pair, and seven of thirteen were chosen.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from operator import attrgetter
from random import Random
from typing import Any, Final

from maester.engine import ComponentKind, Dealing, Place, Places, Seat, SeenBy
from maester.engine.knowledge import EVERYBODY
from maester.games.cardgame.box import Box
from maester.games.cardgame.court import SEATS, Court
from maester.games.cardgame.drafting import thirteen
from maester.games.cardgame.texts import Card


@cache
def _in_decks(box: Box) -> tuple[Card, ...]:
    return tuple(sorted((*box.decks[0], *box.decks[1])))


@cache
def titles(box: Box) -> tuple[str, ...]:
    """The title that is printed on each card: its id."""
    return tuple(box.title_ids[title] for title in box.title_of)


def _owners(game: Court) -> tuple[Seat, ...]:
    """Each House has cards with a back of its own."""
    owners: tuple[Seat, ...] = game.box.owners[game.house_of[0]]
    return owners


def _is_drafting(game: Court, number: int) -> bool:
    """Once a plot deck is chosen, drafted plots lie there, or are left out."""
    return not game.left_out[number]


# --- the cards of the draw decks ----------------------------------------------------------------------------

CARDS: Final[ComponentKind[Court, Card]] = ComponentKind(
    "card", lambda game: _in_decks(game.box), backs=_owners, printed=lambda game: titles(game.box)
)
HAND = Place("hand", CARDS, SeenBy.OWNER, numbered_backs=True, ordered=False)
DECK = Place("deck", CARDS, SeenBy.KNOWERS, numbered_backs=True)
IN_PLAY = Place("in_play", CARDS, SeenBy.EVERYBODY, numbered_backs=True)
BENEATH = Place("beneath", CARDS, SeenBy.EVERYBODY, numbered_backs=True)
DISCARD = Place("discard", CARDS, SeenBy.EVERYBODY, numbered_backs=True)
DEAD = Place("dead", CARDS, SeenBy.EVERYBODY, numbered_backs=True)
RESOLVING = Place("resolving", CARDS, SeenBy.EVERYBODY)

# --- plots --------------------------------------------------------------------------------------------------

PLOTS: Final[ComponentKind[Court, Card]] = ComponentKind(
    "plot", attrgetter("box.plots"), printed=lambda game: titles(game.box)
)
PLOT = Place("plot", PLOTS, SeenBy.EVERYBODY)
USED_PLOTS = Place("used_plots", PLOTS, SeenBy.EVERYBODY)
BOXED = Place("boxed", PLOTS, SeenBy.EVERYBODY)
PLOT_DECK = Place("plot_deck", PLOTS, SeenBy.OWNER, dealt=False)
LEFT_OUT = Place("left_out", PLOTS, SeenBy.OWNER, dealt=False)
DRAFT_DECK = Place("draft_deck", PLOTS, SeenBy.NOBODY, dealt=False)
DEALT = Place("dealt", PLOTS, SeenBy.OWNER, ordered=False, dealt=False)
FIRST_PICKS = Place("first_picks", PLOTS, SeenBy.OWNER, dealt=False)
SECOND_PICKS = Place("second_picks", PLOTS, SeenBy.OWNER, dealt=False)
SECOND_LEFT = Place("second_left", PLOTS, SeenBy.OWNER, dealt=False)

PLACES: Final[Places[Court]] = Places(
    HAND, DECK, IN_PLAY, BENEATH, DISCARD, DEAD, RESOLVING,
    PLOT, USED_PLOTS, BOXED, PLOT_DECK, LEFT_OUT, DRAFT_DECK, DEALT, SECOND_LEFT,
    replace(FIRST_PICKS, when=_is_drafting), replace(SECOND_PICKS, when=_is_drafting),
)  # fmt: skip


def determinize(game: Court, seat: Seat | None, rng: Random) -> None:
    """Deals the unknown cards of each player's hand and deck anew, and the plots that were drafted in secret."""
    PLACES.determinize(game, seat, rng)
    if _has_draft(game):
        _redraw_draft(game, seat, rng)


def hidden(game: Court, seat: Seat | None) -> dict[str, Any]:
    """The places of cards and plots that could be others as far as the seat knows."""
    return PLACES.hidden(game, seat) | (_hidden_in_draft(game, seat) if _has_draft(game) else {})


# --- plots of a draft ---------------------------------------------------------------------------------------

UNSEEN_PLOTS = Dealing(DRAFT_DECK, DEALT, FIRST_PICKS)
"""Where plots lie that a player has never seen. Of the second picks each player has passed on a pair."""
PLOTS_UNSEEN_BY_SPECTATORS = Dealing(DRAFT_DECK, DEALT, FIRST_PICKS, SECOND_PICKS, SECOND_LEFT)


def _has_draft(game: Court) -> bool:
    return bool(game.draft_deck or any(game.dealt) or any(game.first_picks))


def _redraw_draft(game: Court, seat: Seat | None, rng: Random) -> None:
    """Draws anew which plots were drafted and chosen by others, as far as the seat can't know.

    A seat knows the plots that it was dealt, those that it passed on as a pair, and all that were ever revealed.
    """
    (PLOTS_UNSEEN_BY_SPECTATORS if seat is None else UNSEEN_PLOTS).redeal(game, seat, rng)
    for other in SEATS:
        if other != seat:
            if seat is not None:
                _redraw_pairs(game, other, rng)
            _redraw_plot_deck(game, other, rng)


def is_open(game: Court, plot: Card) -> bool:
    """Was the plot ever revealed?"""
    return game.known[plot] == EVERYBODY


def _redraw_pairs(game: Court, other: Seat, rng: Random) -> None:
    """Of two plots that were passed on, either may have been kept, unless one has been revealed."""
    kept, left = list(game.second_picks[other]), list(game.second_left[other])
    for place, pair in enumerate(zip(kept, left, strict=True)):
        if not is_open(game, pair[0]):
            kept[place], left[place] = rng.sample(sorted(pair), 2)
    game.second_picks[other], game.second_left[other] = tuple(kept), tuple(left)


def _redraw_plot_deck(game: Court, other: Seat, rng: Random) -> None:
    """Which of the thirteen plots were chosen, but for those that have been revealed."""
    if game.left_out[other]:
        revealed = [plot for plot in game.plot_deck[other] if is_open(game, plot)]
        secret = sorted(plot for plot in thirteen(game, other) if not is_open(game, plot))
        chosen = rng.sample(secret, len(game.plot_deck[other]) - len(revealed))
        game.plot_deck[other] = tuple(sorted((*revealed, *chosen)))
        game.left_out[other] = tuple(plot for plot in secret if plot not in chosen)


def _hidden_in_draft(game: Court, seat: Seat | None) -> dict[str, Any]:
    """The places of the draft that could hold something else as far as the seat knows."""
    found = (PLOTS_UNSEEN_BY_SPECTATORS if seat is None else UNSEEN_PLOTS).hidden(game, seat)
    for other in SEATS:
        if other == seat:
            continue
        secret = [plot for plot in thirteen(game, other) if not is_open(game, plot)]
        chosen = tuple(plot for plot in game.plot_deck[other] if not is_open(game, plot))
        if game.left_out[other] and chosen and len(secret) > len(chosen):
            found[f"plots of {other}"] = chosen
        if seat is not None:
            # The seat passed these on as a pair, and can't know which of the two was kept.
            found |= {
                f"second pick {place} of {other}": plot
                for place, plot in enumerate(game.second_picks[other])
                if not is_open(game, plot)
            }
    return found
