"""What players can answer. Cards in hand are named by their title, cards in play by their own number."""

from __future__ import annotations

from maester.engine import Move, Seat
from maester.games.cardgame.texts import Card, Icon, Title


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


class Use(Move, frozen=True):
    """Uses an ability of a card in play."""

    card: Card
    typed = "use {card}"


class DiscardDuplicate(Move, frozen=True):
    """Discards a duplicate to save its character."""

    card: Card
    typed = "discard duplicate {card}"


class Choose(Move, frozen=True):
    """Chooses a card in play."""

    card: Card
    typed = "choose {card}"


class ChooseTitle(Move, frozen=True):
    """Chooses a card of a hand, a deck or a set of plots."""

    title: Title
    typed = "take {title}"


class PayGold(Move, frozen=True):
    """Pays so much gold, where the player chooses how much."""

    gold: int
    typed = "pay {gold}"


class ChooseText(Move, frozen=True):
    """Chooses one of several abilities of a card, counted from 1."""

    text: int
    typed = "text {text}"


class Resolve(Move, frozen=True):
    """Says whose passive or 'when revealed' ability is resolved next."""

    card: Card
    typed = "resolve {card}"


class NameFirstPlayer(Move, frozen=True):
    """Says who is the first player."""

    player: Seat
    typed = "first {player}"


class Initiate(Move, frozen=True):
    """Initiates a challenge."""

    icon: Icon
    typed = "challenge {icon}"


class EndTurn(Move, frozen=True):
    """Ends the challenge turn for good."""

    typed = "end turn"


class Declare(Move, frozen=True):
    """Declares a character as attacker or defender."""

    card: Card
    typed = "declare {card}"


class Place(Move, frozen=True):
    """Places a set-up card face down."""

    title: Title
    typed = "place {title}"
