"""Siege Strategy cards (p. 30): each player draws three from the deck of the own role, in secret, and plays each once.

What a card does is a text; which cards there are is data (ruling.siege-cards-stand-in).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from maester.engine import Ability, Event, Move, Procedure, Refusal, Seat, Window, refuse
from maester.games.miniatures.announcing import declare
from maester.games.miniatures.box import BOX
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Declared, Happening, Source
from maester.games.miniatures.happenings import is_set_off
from maester.games.miniatures.moments import MOMENTS, TURN_STARTS
from maester.games.miniatures.names import DECK_SIZE, ROLES, SiegeCard
from maester.games.miniatures.pieces.filters import EnemyTurn
from maester.games.miniatures.text_names import SIEGE_CARD_NAMES, siege_text

DRAWN: Final = 3
"""So many cards each player draws."""


class PlaySiegeCard(Move, frozen=True):
    """Plays a Siege Strategy card."""

    card: SiegeCard
    typed = "siege {card}"


class SiegeCardsDrawn(Event, frozen=True):
    """A player draws these Siege Strategy cards; only that player sees which."""

    seat: Seat
    cards: tuple[SiegeCard, ...]


class SiegeCardsTaken(Event, frozen=True):
    """A player draws so many Siege Strategy cards."""

    seat: Seat
    number: int


class SiegeCardPlayed(Event, frozen=True):
    """A player plays a Siege Strategy card, which is discarded."""

    seat: Seat
    card: SiegeCard


# --- decks and hands -------------------------------------------------------------------------------------------------


def first_siege_card(game: Field) -> int:
    """Where the Siege Strategy cards stand in `known`: after the Tactics cards."""
    return DECK_SIZE * len(game.army)


def players_in_siege(game: Field) -> tuple[Seat, Seat]:
    """The Attacker and the Defender; of a team the one who speaks for it."""
    return game.opponent_of(game.defender), game.defender


def deck_of(role: str) -> tuple[SiegeCard, ...]:
    """The whole deck of a role."""
    return tuple(SiegeCard(number) for number, card in enumerate(BOX.siege_cards.values()) if card.side == role)


def lay_out_decks(game: Field) -> None:
    """Each player has the deck of the own role, and nobody knows any card."""
    game.siege_deck = [() for _ in game.seats]
    game.siege_hand = [() for _ in game.seats]
    game.siege_discard = [() for _ in game.seats]
    for seat, role in zip(players_in_siege(game), ROLES, strict=True):
        game.siege_deck[seat] = deck_of(role)
    more = first_siege_card(game) + len(SIEGE_CARD_NAMES) - len(game.known)
    game.known += [0] * max(0, more)


class DrawSiegeCards(Procedure[Field], frozen=True):
    """Before deployment each player draws three cards from the deck of the own role (p. 30)."""

    def run(self, game: Field) -> None:
        lay_out_decks(game)
        first = first_siege_card(game)
        for seat in players_in_siege(game):
            deck = game.shuffle(game.siege_deck[seat], "siege deck")
            hand = tuple(sorted(deck[:DRAWN]))
            game.siege_hand[seat], game.siege_deck[seat] = hand, deck[DRAWN:]
            game.show([first + card for card in hand], (seat,))
            game.tell(SiegeCardsDrawn(seat, hand), (seat,), otherwise=SiegeCardsTaken(seat, len(hand)))


def might_hold(game: Field, seat: Seat) -> list[SiegeCard]:
    """The cards that a player could hold as far as everybody knows: any of the own deck that wasn't played."""
    hand = game.siege_hand[seat] if game.siege_hand else ()
    return sorted((*hand, *game.siege_deck[seat])) if hand else []


def waits_for_other_turns(game: Field, seat: Seat) -> bool:
    """Could a player hold a card, as far as everybody knows, that is played when an enemy's turn begins?"""
    triggers = [trigger for card in might_hold(game, seat) for trigger in game.texts[siege_text(card)].triggers]
    return any(one.moment == TURN_STARTS and EnemyTurn() in one.when for one in triggers)


# --- playing them ----------------------------------------------------------------------------------------------------


def play_of(game: Field, seat: Seat, happening: Happening, card: SiegeCard) -> int | None:
    """The trigger by which a card could be played at this moment, if there is one. All of it is public."""
    text = siege_text(card)
    source = Source(text, seat)
    for number, trigger in enumerate(game.texts[text].triggers):
        if trigger.moment == happening.moment and is_set_off(game, happening, source, trigger):
            return number
    return None


class SiegeCards(Ability[Field]):
    """Siege Strategy cards from the hand. Which there are only their player knows; who could play one is known to all,
    as the decks are.
    """

    id = "siege-cards"
    moments = MOMENTS
    moves = (PlaySiegeCard,)
    private = True

    def might(self, game: Field, seat: Seat, window: Window) -> bool:
        happening = game.frame(Happening, window.about)
        return any(play_of(game, seat, happening, card) is not None for card in might_hold(game, seat))

    def uses(self, game: Field, seat: Seat, window: Window) -> Iterable[PlaySiegeCard]:
        happening = game.frame(Happening, window.about)
        hand = game.siege_hand[seat] if game.siege_hand else ()
        return [PlaySiegeCard(card) for card in hand if play_of(game, seat, happening, card) is not None]

    def why_not(self, game: Field, seat: Seat, move: PlaySiegeCard, window: Window) -> Refusal | None:
        if not game.siege_hand or move.card not in game.siege_hand[seat]:
            return refuse("mode-asos.siege-cards", card=SIEGE_CARD_NAMES[move.card])
        if play_of(game, seat, game.frame(Happening, window.about), move.card) is None:
            return refuse("ruling.siege-cards-stand-in", card=SIEGE_CARD_NAMES[move.card])
        return None

    def use(self, game: Field, seat: Seat, move: PlaySiegeCard, window: Window) -> None:
        trigger = play_of(game, seat, game.frame(Happening, window.about), move.card)
        assert trigger is not None
        game.siege_hand[seat] = tuple(card for card in game.siege_hand[seat] if card != move.card)
        game.siege_discard[seat] += (move.card,)
        game.show((first_siege_card(game) + move.card,))
        game.tell(SiegeCardPlayed(seat, move.card))
        declare(game, window, Declared(Source(siege_text(move.card), seat), trigger))
