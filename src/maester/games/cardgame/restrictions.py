"""What texts forbid, demand or allow otherwise than the rules say: declaring, kneeling, Stealth, saving, standing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import field

from maester.engine import Seat
from maester.games.cardgame.court import Court
from maester.games.cardgame.texts import (
    ICONS,
    NO_CARD,
    PHASES,
    Card,
    ChangesCards,
    ChangesCardsWhile,
    ChangesPlayers,
    Icon,
    IconWord,
    Number,
    PhaseWord,
    PlayerWord,
    RoleWord,
    UntilWord,
)
from maester.games.cardgame.values import Change, applies, changes, concerns, is_changed

if TYPE_CHECKING:
    from maester.games.cardgame.resolving import Resolving


# --- challenges ------------------------------------------------------------------------------------------------


class CannotBeDeclared(ChangesCardsWhile, frozen=True, kw_only=True, tag="cannot_be_declared"):
    """A character can't be declared so; abilities may still make it participate."""

    roles: tuple[RoleWord, ...] = field(name="as")
    types: tuple[IconWord, ...]
    until: UntilWord | None = None

    def apply(self, game: Court, frame: Resolving) -> None:
        if cards := frame.meant(game, self.what):
            frame.begin(game, self, self.until, cards)


class NoKneelTo(ChangesCards, frozen=True, tag="no_kneel_to"):
    """A character doesn't kneel when it is declared so; it must stand to be declared."""

    roles: tuple[RoleWord, ...] = field(name="as")
    types: tuple[IconWord, ...]


class CannotBeBypassed(ChangesCards, frozen=True, tag="cannot_be_bypassed"):
    """A character can't be chosen for Stealth."""


class PayToInitiate(ChangesPlayers, frozen=True, kw_only=True, tag="pay_to_initiate"):
    """Such a challenge can't be initiated without giving that gold to the defending player."""

    player: PlayerWord = field(name="who")
    types: tuple[IconWord, ...]
    gold: Number
    to: Literal["defending_player"]


class ExtraChallenge(ChangesPlayers, frozen=True, tag="extra_challenge"):
    """A player may initiate so many more challenges of these types in the challenges phase."""

    types: tuple[IconWord, ...]
    count: Number


def forbids_declaring(game: Court, card: Card, role: str, icon: Icon) -> Card | None:
    """The card whose text keeps this character from being declared so; None if there is none."""
    for change in changes(game, CannotBeDeclared):
        if _is_so(change.operation, role, icon) and applies(game, change, card):
            return change.by.card
    return None


def kneels_to(game: Court, card: Card, role: str, icon: Icon) -> bool:
    """Does this character kneel when it is declared so?"""
    return not any(
        _is_so(change.operation, role, icon) and applies(game, change, card) for change in changes(game, NoKneelTo)
    )


def _is_so(operation: CannotBeDeclared | NoKneelTo, role: str, icon: Icon) -> bool:
    return role in operation.roles and ICONS[icon] in operation.types


def might_stand(game: Court) -> bool:
    """As far as everybody knows, could a text make a kneeling card stand before a challenge is decided?"""
    stands, by_title = game.box.stands, game.box.stand_events
    here = (*(plot for plot in game.plot if plot != NO_CARD), *game.cards_in_play())
    if any(stands[card] for card in here):
        return True
    return any(True for seat in game.order if game.hand[seat] for _ in game.unseen(seat, by_title[game.house_of[seat]]))


def price_to_initiate(game: Court, seat: Seat, icon: Icon) -> int:
    """The gold without which the player can't initiate such a challenge."""
    return sum(change.operation.gold for change in prices_to_initiate(game, seat, icon))


def prices_to_initiate(game: Court, seat: Seat, icon: Icon) -> list[Change[PayToInitiate]]:
    """The texts that demand it."""
    return [change for change in concerns(game, PayToInitiate, seat) if ICONS[icon] in change.operation.types]


def challenges_allowed(game: Court, seat: Seat, icon: Icon) -> int:
    """How many challenges of a type a player may initiate in a challenges phase (page 9, ruling.extra-challenges)."""
    more = concerns(game, ExtraChallenge, seat)
    return 1 + sum(change.operation.count for change in more if ICONS[icon] in change.operation.types)


# --- other phases ------------------------------------------------------------------------------------------------


class CannotStand(ChangesCards, frozen=True, tag="cannot_stand"):
    """A card doesn't stand when cards stand in that phase; other effects may stand it."""

    phase: PhaseWord
    until: UntilWord | None = None

    def apply(self, game: Court, frame: Resolving) -> None:
        if cards := frame.meant(game, self.what):
            frame.begin(game, self, self.until, cards)


class SkipPhase(ChangesPlayers, frozen=True, tag="skip_phase"):
    """The phase doesn't take place and has no action window."""

    phase: PhaseWord


def kept_kneeling(game: Court, cards: list[Card]) -> list[Card]:
    """Those of these cards that a text keeps from standing in this phase."""
    kept = [change for change in changes(game, CannotStand) if change.operation.phase == PHASES[game.phase]]
    return [card for card in cards if any(applies(game, change, card) for change in kept)] if kept else []


def is_skipped(game: Court, phase: int) -> bool:
    """Does a text say that the phase doesn't take place?"""
    return any(change.operation.phase == PHASES[phase] for change in changes(game, SkipPhase))


class NoAttachments(ChangesCards, frozen=True, tag="no_attachments"):
    """Attachments can't be played on a character."""


# --- killing -----------------------------------------------------------------------------------------------------


class CannotBeSaved(ChangesCardsWhile, frozen=True, kw_only=True, tag="cannot_be_saved"):
    """Neither save responses nor duplicates may be used for a character."""


class KilledGoesTo(ChangesCards, frozen=True, tag="killed_goes_to"):
    """When it is killed, a character goes there instead of to the dead pile."""

    to: Literal["discard"]


def may_be_saved(game: Court, card: Card) -> bool:
    """Does no text keep this character from being saved?"""
    return not is_changed(game, CannotBeSaved, card)
