"""What happens at the table, as small values. Cards are named as they are printed: nobody can tell copies apart.

Where only some see what happened, the others are told the same event without the cards.
"""

from __future__ import annotations

from maester.engine import Event, Seat
from maester.games.alliances.box import Ally, Kind, Leader

# --- set-up, seasons and rounds -------------------------------------------------------------------


class FirstPlayerNamed(Event, frozen=True):
    """The first player was drawn or appointed."""

    leader: Seat
    by_chance: bool


class LeaderTaken(Event, frozen=True):
    """A leader card was chosen or drawn."""

    seat: Seat
    leader: Leader
    by_chance: bool


class SeasonBegan(Event, frozen=True):
    """The season token stands on a new season."""

    season: str


class EventsShuffledIn(Event, frozen=True):
    """Event cards came into the influence deck."""

    number: int


class HandsDealt(Event, frozen=True):
    """Every leader got new cards."""

    number: int
    white: bool


class PacketsPassed(Event, frozen=True):
    """In the draft the cards went on to the next leaders."""

    to_left: bool
    number: int


class HandsDrafted(Event, frozen=True):
    """The draft is over."""


class RowLaid(Event, frozen=True):
    """Cards came to the ally row."""

    allies: tuple[Ally, ...]


class RoundBegan(Event, frozen=True):
    """A round began."""

    season: str
    number: int
    first: Seat


class FirstPlayerPassed(Event, frozen=True):
    """The first player token was passed on."""

    leader: Seat


class BidAreasDiscarded(Event, frozen=True):
    """Step 4 is done."""


# --- influence cards ------------------------------------------------------------------------------


class CardPlayed(Event, frozen=True):
    """A leader played an influence card."""

    leader: Seat
    card: Kind


class CardPlacedElsewhere(Event, frozen=True):
    """A played card was put into another leader's bid area."""

    leader: Seat
    card: Kind
    holder: Seat


class LeaderKnelt(Event, frozen=True):
    """A leader knelt."""

    leader: Seat


class TurnSkipped(Event, frozen=True):
    """A leader skipped a turn."""

    leader: Seat


class BidCardMoved(Event, frozen=True):
    """A card went from one bid area to another."""

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
    """A leader took all cards of the own bid area into hand."""

    leader: Seat
    cards: tuple[Kind, ...]


class BidCardDiscarded(Event, frozen=True):
    """A card of a bid area was discarded."""

    leader: Seat
    card: Kind


class CardsKept(Event, frozen=True):
    """Cards of a bid area went into hand instead of being discarded."""

    leader: Seat
    cards: tuple[Kind, ...]


class HandDiscarded(Event, frozen=True):
    """Cards were discarded from a hand."""

    leader: Seat
    cards: tuple[Kind, ...]


class HandLookedAt(Event, frozen=True):
    """A leader saw a hand once."""

    leader: Seat
    owner: Seat
    cards: tuple[Kind, ...] | None = None


class HandOpened(Event, frozen=True):
    """A hand lies open for a leader (None: for all) until the end of the round."""

    owner: Seat
    leader: Seat | None
    cards: tuple[Kind, ...] | None = None


class CardHandedOver(Event, frozen=True):
    """A card went from hand to hand."""

    leader: Seat
    receiver: Seat
    card: Kind | None = None


class CardsDrawn(Event, frozen=True):
    """Cards were drawn from the influence deck."""

    leader: Seat
    number: int
    cards: tuple[Kind, ...] | None = None


class DeckSearched(Event, frozen=True):
    """A leader looked at the top of the influence deck."""

    leader: Seat
    number: int
    cards: tuple[Kind, ...] | None = None


class DiscardTaken(Event, frozen=True):
    """A card went from the discard pile into a hand."""

    leader: Seat
    card: Kind


class CardBanned(Event, frozen=True):
    """A leader can't play a card of some name this round."""

    leader: Seat
    target: Seat
    card: Kind | None = None


class MustPlayNext(Event, frozen=True):
    """A leader may not choose to kneel on the next turn."""

    leader: Seat


class MaySkipTurns(Event, frozen=True):
    """A leader may skip turns."""

    leader: Seat
    cards: int


class ValueFixed(Event, frozen=True):
    """The value of a card was fixed for the round."""

    card: Kind
    value: int


class LeaderNamed(Event, frozen=True):
    """A card chose a leader."""

    leader: Seat
    target: Seat
    card: Kind


# --- the claim ------------------------------------------------------------------------------------


class AllyRevealed(Event, frozen=True):
    """A card of the ally deck was turned up."""

    ally: Ally


class NewCurrentAlly(Event, frozen=True):
    """This is the current ally now."""

    ally: Ally | None


class AllyOffered(Event, frozen=True):
    """An ally was revealed beside the current one."""

    ally: Ally


class BidWon(Event, frozen=True):
    """The winner of the bid was determined."""

    leader: Seat
    total: int


class AllyPlaced(Event, frozen=True):
    """An ally was claimed and placed."""

    leader: Seat
    ally: Ally
    one: Seat
    other: Seat


class AllyContested(Event, frozen=True):
    """Another leader claims the ally in the winner's place."""

    leader: Seat
    ally: Ally


class AllyMoved(Event, frozen=True):
    """An ally went to another council."""

    leader: Seat
    ally: Ally
    one: Seat
    other: Seat


class AllyKilled(Event, frozen=True):
    """An ally went to the dead pile."""

    ally: Ally


class KillCancelled(Event, frozen=True):
    """The claimer saved an ally."""

    leader: Seat
    ally: Ally


class AllyToBottom(Event, frozen=True):
    """A card that all have seen went to the bottom of the ally deck."""

    ally: Ally


class AlliesLookedAt(Event, frozen=True):
    """A leader looked at the top of the ally deck."""

    leader: Seat
    number: int
    allies: tuple[Ally, ...] | None = None


class AlliesPutBack(Event, frozen=True):
    """Cards that were looked at were put back."""

    leader: Seat
    top: int
    bottom: int


class DeadReturned(Event, frozen=True):
    """The dead pile was shuffled into a new ally deck."""


class TokensGained(Event, frozen=True):
    """A leader gained power tokens."""

    leader: Seat
    number: int
    one: Seat
    other: Seat


class TokensOnAlly(Event, frozen=True):
    """Power tokens were put on the current ally."""

    number: int
    ally: Ally


class TokenMoved(Event, frozen=True):
    """A power token went to another council."""

    leader: Seat
    one: Seat
    other: Seat
    to_one: Seat
    to_other: Seat


class TokensLookedAt(Event, frozen=True):
    """A leader looked at power tokens."""

    leader: Seat
    number: int
    one: Seat
    other: Seat
    values: tuple[int, ...] | None = None


class TokensSwapped(Event, frozen=True):
    """Power tokens changed councils."""

    leader: Seat
    one: Seat
    other: Seat
    to_one: Seat
    to_other: Seat


class TokensReturned(Event, frozen=True):
    """Power tokens went back to the supply."""

    number: int
    one: Seat
    other: Seat


class NoTokenForWinning(Event, frozen=True):
    """The winner does without the power token."""

    leader: Seat


# --- the end --------------------------------------------------------------------------------------


class CouncilCounted(Event, frozen=True):
    """A council was counted."""

    one: Seat
    other: Seat
    power: int
    tokens: tuple[int, ...]


class SmallCouncilCounted(Event, frozen=True):
    """A leader's councils were compared."""

    leader: Seat
    small: int
    large: int
