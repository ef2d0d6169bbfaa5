"""Phase 3: marshalling (pages 8, 9 and 12). Income, then the active player plays cards and attaches duplicates.

Each card played and each duplicate attached is one action, after which the opponent may act
(ruling.marshalling-alternation): a turn is one action window in which the active player is asked first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from maester.engine import Asked, Event, Move, Occurrence, OfferResponses, Refusal, Seat, occur, refuse, total
from maester.games.cardgame.costs import cost, is_limited, use_up_reductions
from maester.games.cardgame.court import NOBODY, Court
from maester.games.cardgame.occurrences import ACTION, Aftermath, Happening, PlanningStep, RuleStep
from maester.games.cardgame.plot_values import income_lines
from maester.games.cardgame.restrictions import NoAttachments
from maester.games.cardgame.texts import ATTACHMENT, CHARACTER, EVENT, NO_CARD, PHASES, PLOT, Card, Title
from maester.games.cardgame.values import Speaker, fits, forbidden_by, forbidding

MARSHALLING = PHASES.index("marshalling")
UNIQUE_ONCE: Final = refuse("unique.one-copy")


class Play(Move, frozen=True):
    """Plays a character, a location or an event from the hand."""

    title: Title
    typed = "play {title}"


class Attach(Move, frozen=True):
    """Plays an attachment on a character in play."""

    title: Title
    card: Card
    typed = "attach {title} to {card}"


class AddDuplicate(Move, frozen=True):
    """Attaches a copy of an own unique character in play as a duplicate."""

    title: Title
    typed = "duplicate {title}"


class IncomeCollected(Event, frozen=True):
    """The active player collects income."""

    seat: Seat
    gold: int


class CardPlayed(Event, frozen=True):
    """A player plays a card from hand."""

    seat: Seat
    card: Card
    host: Card | None
    """The character on which an attachment is played."""
    gold: int


class DuplicateAttached(Event, frozen=True):
    """A player attaches a duplicate."""

    seat: Seat
    card: Card
    """The character in play."""


class MarshallingTurn(PlanningStep, frozen=True):
    """The active player collects income first; then it is fixed, and the turn is one action window."""

    seat: Seat

    def do(self, game: Court) -> None:
        game.active = self.seat
        game.then(CollectIncome(self.seat), MarshalCards(self.seat))


class CollectIncome(RuleStep, frozen=True):
    """Gold equal to the income goes from the treasury to the gold pool."""

    seat: Seat

    def do(self, game: Court) -> None:
        gold = total(income_lines(game, self.seat))
        game.treasury -= gold
        game.gold[self.seat] += gold
        game.tell(IncomeCollected(self.seat, gold))


class MarshalCards(PlanningStep, frozen=True):
    """The turn ends when both players pass one after the other, as every window does."""

    seat: Seat

    def do(self, game: Court) -> Asked | None:
        game.then(EndMarshallingTurn())
        return game.moments.open(game, ACTION, order=(self.seat, Seat(1 - self.seat)))


class EndMarshallingTurn(PlanningStep, frozen=True):
    """The active player's turn is over."""

    def do(self, game: Court) -> None:
        game.active = NOBODY


# --- may it be played? ------------------------------------------------------------------------------------


def marshal_moves(game: Court, seat: Seat, titles: Iterable[Title]) -> Iterator[Move]:
    """Every way in which the active player, whose turn it is, could marshal a card of these titles now."""
    types, copies = game.box.title_type, own_copies(game, seat)
    for title in titles:
        type_ = types[title]
        if type_ in (EVENT, PLOT):
            continue
        card = copies[title]
        if type_ == ATTACHMENT:
            if unplayable_in_turn(game, seat, card) is None:
                for host in game.cards_in_play():
                    if unattachable(game, seat, card, host) is None:
                        yield Attach(title, host)
            continue
        if unplayable_in_turn(game, seat, card) is None:
            yield Play(title)
        elif type_ == CHARACTER and is_duplicate(game, seat, card):
            yield AddDuplicate(title)


def own_copies(game: Court, seat: Seat) -> tuple[Card, ...]:
    """By title: a copy from the player's own deck, whichever, since copies cost and do the same."""
    return game.box.copy_in_deck[game.house_of[seat]]


def out_of_turn(game: Court, seat: Seat) -> Refusal | None:
    """Only the active player may play characters, locations and attachments, and only in this phase (page 8)."""
    return None if is_in_turn(game, seat) else refuse("marshal.active-player-only")


def is_in_turn(game: Court, seat: Seat) -> bool:
    """Is it the seat's marshalling turn?"""
    return game.phase == MARSHALLING and game.active == seat


def unplayable(game: Court, seat: Seat, card: Card) -> Refusal | None:
    """The rule against playing a character, location or attachment now."""
    refusal = out_of_turn(game, seat)
    return unplayable_in_turn(game, seat, card) if refusal is None else refusal


def unplayable_in_turn(game: Court, seat: Seat, card: Card) -> Refusal | None:
    """The same in the own marshalling turn."""
    box, gold = game.box, game.gold[seat]
    if box.cost[card] > gold and (price := cost(game, seat, card)) > gold:  # reductions only ever lower it
        return refuse("card.gold-cost", cost=price, gold=gold)
    if box.unique[card]:
        title = box.title_of[card]
        if game.copy_in(game.in_play[seat], title) != NO_CARD or game.copy_in(game.dead[seat], title) != NO_CARD:
            return UNIQUE_ONCE
    if is_limited(game, card) and any(is_limited(game, other) for other in game.played[seat]):
        return refuse("keyword.limited")
    return None


def unattachable(game: Court, seat: Seat, card: Card, host: Card) -> Refusal | None:
    """The rule against playing this attachment on that card."""
    if not game.is_in_play(host) or game.box.type[host] != CHARACTER:
        return refuse("type.attachment-host")
    hosts = game.box.hosts[card]
    if hosts is None or not fits(game, hosts, host, Speaker(card, seat)):
        return forbidden_by(game, card)
    source = forbidding(game, NoAttachments, host)
    return None if source is None else forbidden_by(game, source)


def not_a_duplicate(game: Court, seat: Seat, title: Title) -> Refusal | None:
    """The rule against attaching a copy of this title as a duplicate now."""
    if (refusal := out_of_turn(game, seat)) is not None:
        return refuse("duplicate.free-and-when") if game.phase != MARSHALLING else refusal
    if game.box.title_type[title] != CHARACTER:
        return refuse("ruling.duplicates-only-characters")
    return None if is_duplicate(game, seat, own_copies(game, seat)[title]) else refuse("duplicate.attach")


def is_duplicate(game: Court, seat: Seat, card: Card) -> bool:
    """Is a copy of this unique card in play, on the same side?"""
    box = game.box
    return box.unique[card] and game.copy_in(game.in_play[seat], box.title_of[card]) != NO_CARD


# --- playing it -------------------------------------------------------------------------------------------


def marshal(game: Court, seat: Seat, move: Play | Attach | AddDuplicate) -> None:
    """The active player plays a card, or attaches a duplicate."""
    card = game.copy_in(game.hand[seat], move.title)
    if isinstance(move, AddDuplicate):
        host = game.copy_in(game.in_play[seat], move.title)
        card = game.take(seat, card)
        game.beneath[seat] += (card,)
        game.host[card] = host
        game.tell(DuplicateAttached(seat, host))
        return
    game.open(Aftermath(), OfferResponses)
    game.then(PutIntoPlay(seat, move.title, move.card if isinstance(move, Attach) else NO_CARD))


class PutIntoPlay(RuleStep, frozen=True):
    """Its cost is paid, and the card is placed face up and standing in the play area."""

    seat: Seat
    title: Title
    host: Card

    def do(self, game: Court) -> None:
        seat = self.seat
        card = game.copy_in(game.hand[seat], self.title)
        price = cost(game, seat, card)
        use_up_reductions(game, seat, card)
        card = game.take(seat, card)
        game.gold[seat] -= price
        game.treasury += price
        game.tell(CardPlayed(seat, card, None if self.host == NO_CARD else self.host, price))
        occur(game, Played(seat=seat, card=card, on=self.host))


class Played(Occurrence, kw_only=True):
    """A card is played: it comes into play, and counts as played in this round."""

    seat: Seat
    card: Card
    on: Card

    def happen(self, game: Court) -> Iterable[Happening]:
        game.enter_play(self.seat, self.card, self.on)
        game.played[self.seat] += (self.card,)
        yield Happening("card_played", self.seat, (self.card,))
        if self.on != NO_CARD:
            yield Happening("attachment_played", self.seat, (self.card,), self.on)
