"""What happens at the table, as small values. Cards are named as they are printed: nobody can tell copies apart.

Where only some see what happened, the others are told the same event without the cards.
"""

from __future__ import annotations

from maester.engine import Event, Seat
from maester.games.alliances.box import Ally, Kind, Leader

# --- set-up, seasons and rounds -------------------------------------------------------------------


class FirstPlayerNamed(Event, frozen=True):
    leader: Seat
    by_chance: bool


class LeaderTaken(Event, frozen=True):
    seat: Seat
    leader: Leader
    by_chance: bool


class SeasonBegan(Event, frozen=True):
    season: str


class EventsShuffledIn(Event, frozen=True):
    number: int


class HandsDealt(Event, frozen=True):
    number: int
    white: bool


class PacketsPassed(Event, frozen=True):
    to_left: bool
    number: int


class HandsDrafted(Event, frozen=True):
    pass


class RowLaid(Event, frozen=True):
    allies: tuple[Ally, ...]


class RoundBegan(Event, frozen=True):
    season: str
    number: int
    first: Seat


class FirstPlayerPassed(Event, frozen=True):
    leader: Seat


class BidAreasDiscarded(Event, frozen=True):
    pass


# --- influence cards ------------------------------------------------------------------------------


class CardPlayed(Event, frozen=True):
    leader: Seat
    card: Kind


class CardPlacedElsewhere(Event, frozen=True):
    leader: Seat
    card: Kind
    holder: Seat


class LeaderKnelt(Event, frozen=True):
    leader: Seat


class TurnSkipped(Event, frozen=True):
    leader: Seat


class BidCardMoved(Event, frozen=True):
    leader: Seat
    card: Kind
    source: Seat
    target: Seat


class BidCardTaken(Event, frozen=True):
    """A card goes from a bid area into the hand of a leader, seen by all."""

    leader: Seat
    card: Kind
    source: Seat


class BidTakenBack(Event, frozen=True):
    leader: Seat
    cards: tuple[Kind, ...]


class BidCardDiscarded(Event, frozen=True):
    leader: Seat
    card: Kind


class CardsKept(Event, frozen=True):
    leader: Seat
    cards: tuple[Kind, ...]


class HandDiscarded(Event, frozen=True):
    leader: Seat
    cards: tuple[Kind, ...]


class HandLookedAt(Event, frozen=True):
    leader: Seat
    owner: Seat
    cards: tuple[Kind, ...] | None = None


class HandOpened(Event, frozen=True):
    """A hand lies open for a leader (None: for all) until the end of the round."""

    owner: Seat
    leader: Seat | None
    cards: tuple[Kind, ...] | None = None


class CardHandedOver(Event, frozen=True):
    leader: Seat
    receiver: Seat
    card: Kind | None = None


class CardsDrawn(Event, frozen=True):
    leader: Seat
    number: int
    cards: tuple[Kind, ...] | None = None


class DeckSearched(Event, frozen=True):
    leader: Seat
    number: int
    cards: tuple[Kind, ...] | None = None


class DiscardTaken(Event, frozen=True):
    leader: Seat
    card: Kind


class CardBanned(Event, frozen=True):
    leader: Seat
    target: Seat
    card: Kind | None = None


class MustPlayNext(Event, frozen=True):
    leader: Seat


class MaySkipTurns(Event, frozen=True):
    leader: Seat
    cards: int


class ValueFixed(Event, frozen=True):
    card: Kind
    value: int


class LeaderNamed(Event, frozen=True):
    leader: Seat
    target: Seat
    card: Kind


# --- the claim ------------------------------------------------------------------------------------


class AllyRevealed(Event, frozen=True):
    ally: Ally


class NewCurrentAlly(Event, frozen=True):
    ally: Ally | None


class AllyOffered(Event, frozen=True):
    ally: Ally


class BidWon(Event, frozen=True):
    leader: Seat
    total: int


class AllyPlaced(Event, frozen=True):
    leader: Seat
    ally: Ally
    one: Seat
    other: Seat


class AllyContested(Event, frozen=True):
    leader: Seat
    ally: Ally


class AllyMoved(Event, frozen=True):
    leader: Seat
    ally: Ally
    one: Seat
    other: Seat


class AllyKilled(Event, frozen=True):
    ally: Ally


class KillCancelled(Event, frozen=True):
    leader: Seat
    ally: Ally


class AllyToBottom(Event, frozen=True):
    ally: Ally


class AlliesLookedAt(Event, frozen=True):
    leader: Seat
    number: int
    allies: tuple[Ally, ...] | None = None


class AlliesPutBack(Event, frozen=True):
    leader: Seat
    top: int
    bottom: int


class DeadReturned(Event, frozen=True):
    """The dead pile was shuffled into a new ally deck."""


class TokensGained(Event, frozen=True):
    leader: Seat
    number: int
    one: Seat
    other: Seat


class TokensOnAlly(Event, frozen=True):
    number: int
    ally: Ally


class TokenMoved(Event, frozen=True):
    leader: Seat
    one: Seat
    other: Seat
    to_one: Seat
    to_other: Seat


class TokensLookedAt(Event, frozen=True):
    leader: Seat
    number: int
    one: Seat
    other: Seat
    values: tuple[int, ...] | None = None


class TokensSwapped(Event, frozen=True):
    leader: Seat
    one: Seat
    other: Seat
    to_one: Seat
    to_other: Seat


class TokensReturned(Event, frozen=True):
    number: int
    one: Seat
    other: Seat


class NoTokenForWinning(Event, frozen=True):
    leader: Seat


# --- the end --------------------------------------------------------------------------------------


class CouncilCounted(Event, frozen=True):
    one: Seat
    other: Seat
    power: int
    tokens: tuple[int, ...]


class SmallCouncilCounted(Event, frozen=True):
    leader: Seat
    small: int
    large: int
