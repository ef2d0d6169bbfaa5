"""What must hold at every decision."""

from __future__ import annotations

from collections.abc import Iterator

from maester.engine import Seat
from maester.games.cardgame.box import GOLD_TOKENS, POWER_TOKENS
from maester.games.cardgame.court import SEATS, Court
from maester.games.cardgame.secrets import PLACES, PLOT, PLOT_DECK, USED_PLOTS
from maester.games.cardgame.texts import ATTACHMENT, CHARACTER, EVENT, HOUSES, KNEELING, NO_CARD, STANDING, Card


def invariants(game: Court) -> Iterator[str]:
    """What is wrong with a state: cards or tokens lost or doubled. Nothing if all is well."""
    yield from PLACES.invariants(game)
    for seat in SEATS:
        yield from (f"{HOUSES[game.house_of[seat]]}: {wrong}" for wrong in _of_player(game, seat))
    yield from _of_plots(game)
    yield from _of_tokens(game)
    if game.sources != _sources(game):
        yield "the constant texts at work are not those of the cards in play"
    if game.outcome is None and any(game.power(seat) >= game.goal for seat in SEATS):
        yield "somebody has enough power and the match goes on"
    if game.resolving and not game.frames and game.outcome is None:
        yield f"{game.resolving} are being resolved by nothing"


def _of_player(game: Court, seat: Seat) -> Iterator[str]:
    for card in (*game.deck[seat], *game.hand[seat], *game.discard[seat], *game.dead[seat]):
        if game.power_on[card] or game.position[card] != STANDING or game.host[card] != NO_CARD:
            yield f"{_name(game, card)} is out of play and still has something on it"
    if not all(game.box.type[card] == CHARACTER for card in game.dead[seat]):
        yield "something other than a character is dead"
    yield from _in_play(game, seat)


def _in_play(game: Court, seat: Seat) -> Iterator[str]:
    box = game.box
    unique = [box.title_of[card] for card in game.in_play[seat] if box.unique[card]]
    if len(set(unique)) != len(unique):
        yield "a unique card is in play twice"
    for card in game.in_play[seat]:
        if box.type[card] == EVENT:
            yield f"the event {_name(game, card)} is in play"
        if (box.type[card] == ATTACHMENT) != (game.host[card] != NO_CARD):
            yield f"{_name(game, card)} is attached to {game.host[card]}"
        if game.position[card] not in (STANDING, KNEELING) or game.power_on[card] < 0:
            yield f"{_name(game, card)} is in no position, or owes power"
    for card in (*game.in_play[seat], *game.beneath[seat]):
        host = game.host[card]
        if host != NO_CARD and (not game.is_in_play(host) or box.type[host] != CHARACTER):
            yield f"{_name(game, card)} lies under a card that isn't a character in play"
    for card in game.beneath[seat]:
        host = game.host[card]
        if host == NO_CARD or box.title_of[host] != box.title_of[card] or game.owner(host) != seat:
            yield f"the duplicate {_name(game, card)} lies under another card"


def _of_plots(game: Court) -> Iterator[str]:
    for seat in SEATS:
        plots = [*PLOT_DECK.pile(game, seat), *USED_PLOTS.pile(game, seat), *PLOT.pile(game, seat)]
        if len(plots) != len(game.box.house_plots[0]):
            yield f"the plot deck of {HOUSES[game.house_of[seat]]} has {len(plots)} plots"


def _of_tokens(game: Court) -> Iterator[str]:
    if game.treasury + sum(game.gold) != GOLD_TOKENS or min(game.gold) < 0:
        yield f"there are not {GOLD_TOKENS} gold: {game.treasury} and {game.gold}"
    power = game.power_pool + sum(game.banner) + sum(game.power_on)
    if power != POWER_TOKENS or min(game.banner) < 0:
        yield f"there are {power} power, not {POWER_TOKENS}"


def _sources(game: Court) -> tuple[Card, ...]:
    here = (*(plot for plot in game.plot if plot >= 0), *game.in_play[0], *game.in_play[1])
    return tuple(card for card in here if game.box.is_source[card])


def _name(game: Court, card: Card) -> str:
    return game.box.card_names.write(card)
