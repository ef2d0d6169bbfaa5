"""Ally cards between deck, row, councils and dead pile (p. 6, 9, 11)."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, Move, Seat
from maester.games.alliances.box import NO_ALLY, Ally, Council, Token
from maester.games.alliances.realm import Realm


class ChooseAlly(Move, frozen=True):
    """An ally in a council, in the dead pile, or of those looked at."""

    ally: Ally
    typed = "ally {ally}"


class AllyRevealed(Event, frozen=True):
    """A card of the ally deck was turned up."""

    ally: Ally


class NewCurrentAlly(Event, frozen=True):
    """This is the current ally now."""

    ally: Ally | None


class AllyKilled(Event, frozen=True):
    """An ally went to the dead pile."""

    ally: Ally


class AllyToBottom(Event, frozen=True):
    """A card that all have seen went to the bottom of the ally deck."""

    ally: Ally


class DeadReturned(Event, frozen=True):
    """The dead pile was shuffled into a new ally deck."""


def show_allies(game: Realm, allies: Iterable[Ally], to: Iterable[Seat] | None = None) -> None:
    """These leaders (None: everybody) now know these ally cards."""
    game.show((game.box.first_ally + ally for ally in allies), to)


def shuffle_allies(game: Realm, allies: tuple[Ally, ...]) -> tuple[Ally, ...]:
    """The cards in an order that nobody knows."""
    shuffled = game.shuffle(allies, "ally-deck")
    game.hide(game.box.first_ally + ally for ally in shuffled)
    return shuffled


def top_ally(game: Realm) -> Ally:
    """The top card of the ally deck, turned up. An empty deck is made anew of the dead pile; none: there is no ally."""
    if not game.ally_deck and game.dead:
        game.ally_deck, game.dead = shuffle_allies(game, game.dead), ()
        game.tell(DeadReturned())
    if not game.ally_deck:
        return NO_ALLY
    ally, game.ally_deck = game.ally_deck[0], game.ally_deck[1:]
    show_allies(game, (ally,))
    return ally


def reveal_another(game: Realm) -> Ally:
    """An ability reveals another ally. With open allies the new card goes to the right end of the row, and the ally on
    the right of the current one is the one that is used (p. 11).
    """
    ally = top_ally(game)
    if game.row_length:
        if ally != NO_ALLY:
            game.tell(AllyRevealed(ally))
        row = (*game.row, *((ally,) if ally != NO_ALLY else ()))
        ally, game.row = (row[0], row[1:]) if row else (NO_ALLY, ())
    elif ally != NO_ALLY:
        game.tell(AllyRevealed(ally))
    return ally


def kill(game: Realm, ally: Ally) -> None:
    """An ally goes to the faceup dead pile (p. 9)."""
    council = game.council_of(ally)
    if council >= 0:
        game.allies[council] = tuple(one for one in game.allies[council] if one != ally)
    game.dead += (ally,)
    show_allies(game, (ally,))
    game.tell(AllyKilled(ally))


def kill_current(game: Realm) -> Ally:
    """The current ally is killed; its 'this round' ability ends, and tokens on it go back to the supply (p. 12)."""
    ally = game.current
    if ally != NO_ALLY:
        game.current = game.rule_of = NO_ALLY
        kill(game, ally)
        return_tokens(game, game.on_current)
        game.on_current = ()
    return ally


def put_on_bottom(game: Realm, ally: Ally) -> None:
    """A card that everybody has seen goes to the bottom of the ally deck."""
    game.ally_deck += (ally,)
    game.tell(AllyToBottom(ally))


def move_ally(game: Realm, ally: Ally, council: Council) -> None:
    """An ally changes councils; its ability is not resolved again."""
    old = game.council_of(ally)
    game.allies[old] = tuple(one for one in game.allies[old] if one != ally)
    game.allies[council] += (ally,)


def return_tokens(game: Realm, tokens: tuple[Token, ...]) -> None:
    """Power tokens go facedown back to the supply, which is mixed: nobody knows them any more."""
    if tokens:
        game.hide(game.box.first_token + token for token in tokens)
        game.supply = game.shuffle((*game.supply, *tokens), "supply")
