"""What a seat can't know dealt anew, and what must hold at every decision."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from maester.engine import Seat, redeal
from maester.engine.knowledge import EVERYBODY
from maester.games.cardgame import drafting
from maester.games.cardgame.box import GOLD_TOKENS, POWER_TOKENS
from maester.games.cardgame.court import Court
from maester.games.cardgame.texts import ATTACHMENT, CHARACTER, EVENT, HOUSES, KNEELING, NO_CARD, STANDING, Card

SEATS = (Seat(0), Seat(1))


def determinize(game: Court, seat: Seat | None, rng: Random) -> None:
    """Deals the unknown cards of each player's hand and deck anew, and the plots that were drafted in secret."""
    for owner in SEATS:
        dealt = redeal(game.known, seat, rng, (game.hand[owner], game.deck[owner]))
        game.hand[owner], game.deck[owner] = dealt
    drafting.redraw(game, seat, rng)


def hidden(game: Court, seat: Seat | None) -> dict[str, Any]:
    """The places of cards that could be others as far as the seat knows."""
    places: dict[str, Any] = dict(drafting.unknown(game, seat))
    for owner in SEATS:
        piles = {"hand": game.hand[owner], "deck": game.deck[owner]}
        unknown = {
            f"{pile} {owner} {place}": card
            for pile, cards in piles.items()
            for place, card in enumerate(cards)
            if not game.knows(seat, card)
        }
        places |= unknown if len(unknown) > 1 else {}
    return places


# --- what must always hold ----------------------------------------------------------------------------------


def invariants(game: Court) -> Iterator[str]:
    """What is wrong with a state: cards or tokens lost or doubled. Nothing if all is well."""
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
    zones = (game.deck, game.hand, game.in_play, game.beneath, game.discard, game.dead)
    cards = [card for zone in zones for card in zone[seat]]
    cards += [card for card in game.resolving if game.owner(card) == seat]
    if sorted(cards) != list(game.box.decks[game.house_of[seat]]):
        yield "a card is lost or doubled"
    for card in (*game.hand[seat],):
        if not game.knows(seat, card):
            yield f"{_name(game, card)} in the own hand isn't known"
    for card in (*game.in_play[seat], *game.beneath[seat], *game.discard[seat], *game.dead[seat]):
        if game.known[card] != EVERYBODY:
            yield f"{_name(game, card)} lies open and isn't known to everybody"
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
    piles = [game.boxed, game.draft_deck]
    for seat in SEATS:
        drafted = (*game.first_picks[seat], *game.second_picks[seat])
        chosen = (*game.plot_deck[seat], *game.used_plots[seat], *(plot for plot in (game.plot[seat],) if plot >= 0))
        piles += [game.dealt[seat], game.second_left[seat], tuple({*chosen, *drafted, *game.left_out[seat]})]
        if len(set(chosen)) != len(chosen) or len(chosen) != len(game.box.house_plots[0]):
            yield f"the plot deck of {HOUSES[game.house_of[seat]]} has {len(chosen)} plots"
    if sorted(plot for pile in piles for plot in pile) != list(game.box.plots):
        yield "a plot is lost or doubled"


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
