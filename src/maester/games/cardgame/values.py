"""What is true of the cards now: filters and conditions, strength, icons and keywords.

Everything that changes a value is a change: the operation of a constant text, which works while its card is in play or
its plot revealed, or a lasting one, which works on certain cards for a time. Both are found by the kind of operation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from maester.engine import Modifier, Refusal, Seat, refuse
from maester.games.cardgame.card_changes import (
    BlankText,
    ChangeStrength,
    CountsNoStrength,
    GainIcon,
    GainKeyword,
    LoseKeyword,
)
from maester.games.cardgame.court import Court, Lasting
from maester.games.cardgame.texts import (
    ICONS,
    NO_CARD,
    POSITIONS,
    Card,
    CardSet,
    ChangesCards,
    ChangesCardsWhile,
    ChangesPlayers,
    Condition,
    Continuous,
    Filter,
    Icon,
    IconWord,
    PlayerWord,
    WhileWord,
)

Changing = TypeVar("Changing", bound=Continuous)
OnCards = TypeVar("OnCards", bound=ChangesCards)
OnPlayers = TypeVar("OnPlayers", bound=ChangesPlayers)


class Speaker(msgspec.Struct, frozen=True, gc=False):
    """Whose text it is: the card, the player whom it calls `you`, and the character that bears the card."""

    card: Card
    seat: Seat
    bearer: Card = NO_CARD


def speaker(game: Court, card: Card) -> Speaker:
    """The card in play, or revealed plot, that speaks."""
    return Speaker(card, game.owner(card), game.host[card])


class Change(msgspec.Struct, Generic[Changing], frozen=True, gc=False):
    """One change that works now: its operation, who says it, and of a lasting one on which cards and how much."""

    operation: Changing
    by: Speaker
    lasting: Lasting | None = None


# --- what is changed ------------------------------------------------------------------------------


def changes(game: Court, kind: type[Changing]) -> Sequence[Change[Changing]]:
    """All changes of one kind that work now, constant and lasting ones."""
    box = game.box
    constant = box.at_work(game.sources).get(kind)
    if constant is None and not game.lasting:
        return ()
    found: list[Change[Changing]] = []
    for operation, source, condition in constant or ():
        if not game.blanking or kind is BlankText or not is_blank(game, source):
            by = Speaker(source, game.owner(source), game.host[source])
            if condition is None or holds(game, condition, by):
                found.append(Change(operation, by))
    effects: Sequence[Any] = box.effects
    for lasting in game.lasting:
        one = effects[lasting.effect]
        if type(one) is kind:
            found.append(Change(one, Speaker(lasting.source, lasting.seat), lasting))
    return found


def applies(game: Court, change: Change[OnCards], card: Card) -> bool:
    """Does a change concern this card now?"""
    operation = change.operation
    if change.lasting is not None:
        if card not in change.lasting.cards:
            return False
    elif not is_in_set(game, operation.what, card, change.by):
        return False
    if isinstance(operation, ChangesCardsWhile) and operation.during is not None:
        return goes_on(game, operation.during, card, change.by)
    return True


def is_in_set(game: Court, cards: CardSet, card: Card, by: Speaker) -> bool:
    """Of a constant text: is the card one of those that it names?"""
    if cards.all is not None:
        return fits(game, cards.all, card, by)
    return card == (by.card if cards.ref == "self" else by.bearer)


def goes_on(game: Court, during: WhileWord, card: Card, by: Speaker) -> bool:
    """`while`: is the affected character, or the card itself, attacking or defending?"""
    challenge = game.challenge
    if challenge is None:
        return False
    if during == "self_attacking":
        return by.card in challenge.attackers
    return card in (challenge.attackers if during == "attacking" else challenge.defenders)


def is_changed(game: Court, kind: type[OnCards], card: Card) -> bool:
    """Does some change of this kind concern the card?"""
    return any(applies(game, change, card) for change in changes(game, kind))


def forbidding(game: Court, kind: type[OnCards], card: Card) -> Card | None:
    """The card whose text makes a change of this kind that concerns the card; None if there is none."""
    return next((change.by.card for change in changes(game, kind) if applies(game, change, card)), None)


def concerns(game: Court, kind: type[OnPlayers], seat: Seat) -> list[Change[OnPlayers]]:
    """The changes of a kind that concern a player."""
    found = changes(game, kind)
    return (
        [change for change in found if seat in players(game, change.operation.player, change.by.seat)] if found else []
    )


def forbidden_by(game: Court, source: Card) -> Refusal:
    """The refusal of what the text of a card forbids."""
    return refuse("golden.card-text-wins", title=game.box.title_ids[game.box.title_of[source]])


def is_blank(game: Court, card: Card) -> bool:
    """Does a card in play make this one blank?"""
    if not game.blanking:
        return False
    for source in game.blanking:
        for one, _ in game.box.constants(BlankText, source):
            if is_in_set(game, one.what, card, speaker(game, source)):
                return True
    return False


# --- filters and conditions -------------------------------------------------------------------------


def fits(game: Court, asked: Filter, card: Card, by: Speaker) -> bool:
    """Does the card fit the filter, seen from the text that asks?"""
    if not asked.fits[card]:
        return False
    controller = asked.controller
    if controller != "any":
        wanted = by.seat if controller == "you" else 1 - by.seat if controller == "opponent" else game.first
        if game.owner(card) != wanted:
            return False
    return asked.plain or _fits_now(game, asked, card, by)


def _fits_now(game: Court, asked: Filter, card: Card, by: Speaker) -> bool:
    """The part of a filter that changes during play."""
    if asked.position is not None and POSITIONS[game.position[card]] != asked.position:
        return False
    if (asked.not_self and card == by.card) or (asked.not_attached and card == by.bearer):
        return False
    if asked.participating is not None or asked.side is not None:
        challenge = game.challenge
        if asked.participating is not None and asked.participating != (
            challenge is not None and challenge.participates(card)
        ):
            return False
        if asked.side is not None and (challenge is None or card not in challenge.attackers):
            return False
    if asked.strength_max is not None and strength(game, card) > asked.strength_max:
        return False
    if asked.printed_cost_below is not None and game.box.cost[card] >= _count(game, asked.printed_cost_below):
        return False
    if asked.keywords and not keywords(game, card) & asked.keywords:
        return False
    if asked.has_attachments is not None and asked.has_attachments != bool(game.attachments(card)):
        return False
    return asked.without_icon is None or not has_icon(game, card, Icon(ICONS.index(asked.without_icon)))


def _count(game: Court, count: int | str) -> int:
    if isinstance(count, int):
        return count
    challenge = game.challenge  # the one count that has a name: the attacking Lannister characters
    return 0 if challenge is None else sum(game.box.house[card] == "lannister" for card in challenge.attackers)


def fitting(game: Court, asked: Filter, by: Speaker) -> list[Card]:
    """All cards in play that fit, the first player's first."""
    ever = asked.fits
    return [card for card in game.cards_in_play() if ever[card] and fits(game, asked, card, by)]


def has_fitting(game: Court, asked: Filter, by: Speaker, least: int) -> bool:
    """Do at least so many cards in play fit?"""
    ever, found = asked.fits, 0
    for card in game.cards_in_play():
        if ever[card] and fits(game, asked, card, by):
            found += 1
            if found >= least:
                break
    return found >= least


def holds(game: Court, condition: Condition, by: Speaker) -> bool:
    """Does the condition of a text hold?"""
    challenge = game.challenge
    if condition.challenge_types and (
        challenge is None or challenge.resolved or ICONS[challenge.icon] not in condition.challenge_types
    ):
        return False
    for wanted, card in (
        (condition.self_participating, by.card),
        (condition.attached_participating, by.bearer),
    ):
        if wanted is not None and wanted != (challenge is not None and challenge.participates(card)):
            return False
    if condition.you_are is not None and (challenge is None or challenge.role(by.seat) != condition.you_are):
        return False
    if condition.self_position is not None and POSITIONS[game.position[by.card]] != condition.self_position:
        return False
    if not _holds_of_bearer(game, condition, by):
        return False
    return _holds_of_players(game, condition, by)


def _holds_of_bearer(game: Court, condition: Condition, by: Speaker) -> bool:
    bearer = by.bearer
    if condition.attached_name is not None and (
        bearer == NO_CARD or game.box.title_ids[game.box.title_of[bearer]] != condition.attached_name
    ):
        return False
    return condition.attached_position is None or (
        bearer != NO_CARD and POSITIONS[game.position[bearer]] == condition.attached_position
    )


def _holds_of_players(game: Court, condition: Condition, by: Speaker) -> bool:
    seat, opponent = by.seat, Seat(1 - by.seat)
    if condition.you_control is not None:
        asked, least = condition.you_control.filter, condition.you_control.min
        ever = asked.fits
        if sum(ever[card] and fits(game, asked, card, by) for card in game.in_play[seat]) < least:
            return False
    more = condition.opponent_has_more_power
    if more is not None and more != (game.power(opponent) > game.power(seat)):
        return False
    won = condition.opponent_won_this_round
    if won is not None and won.value != has_won(game, opponent, won.types):
        return False
    fewer = condition.you_control_fewer_characters
    return fewer is None or fewer == (len(game.characters(seat)) < len(game.characters(opponent)))


def has_won(game: Court, seat: Seat, types: Sequence[IconWord]) -> bool:
    """Has the player won a challenge of one of these types in this round?"""
    return any(winner == seat and ICONS[icon] in types for winner, icon in game.won)


ALONE: Final = ((Seat(0),), (Seat(1),))


def players(game: Court, who: PlayerWord, seat: Seat) -> tuple[Seat, ...]:
    """The players whom a text means by `you`, `opponent`, `each`, `most_cards_in_hand`."""
    if who == "you":
        return ALONE[seat]
    if who == "opponent":
        return ALONE[1 - seat]
    if who == "each":
        return game.order
    hands = len(game.hand[0]), len(game.hand[1])
    return () if hands[0] == hands[1] else ALONE[hands[0] < hands[1]]


# --- strength -------------------------------------------------------------------------------------------


def strength_lines(game: Court, card: Card) -> Iterator[Modifier]:
    """The strength of a character line by line, before it is raised to 0."""
    yield Modifier(game.box.strength[card], "printed")
    for change in changes(game, ChangeStrength):
        if applies(game, change, card):
            yield Modifier(_amount(game, change, card), game.box.card_names.write(change.by.card))


def _amount(game: Court, change: Change[ChangeStrength], card: Card) -> int:
    operation, lasting = change.operation, change.lasting
    amount = operation.constant_amount if lasting is None else lasting.amount
    if operation.amount_per is None or operation.fixed:
        return amount
    return amount * operation.times(game, card, change.by.seat)


def strength(game: Court, card: Card) -> int:
    """A character's strength now, never below 0 (ruling.values-not-below-zero)."""
    return strengths(game, (card,))[0]


def strengths(game: Court, cards: Sequence[Card]) -> list[int]:
    """The strengths of several characters, for which the changes are looked up once."""
    printed = game.box.strength
    found = [printed[card] for card in cards]
    for change in changes(game, ChangeStrength):
        for place in _places(change, cards):
            if applies(game, change, cards[place]):
                found[place] += _amount(game, change, cards[place])
    return [max(0, value) for value in found]


def _places(change: Change[ChangeStrength], cards: Sequence[Card]) -> Sequence[int]:
    """Where among these cards those could be that a change concerns: at one place, if it names a single card."""
    what = change.operation.what
    if change.lasting is not None:
        return range(len(cards))
    if what.all is None:
        card = change.by.card if what.ref == "self" else change.by.bearer
        return (cards.index(card),) if card in cards else ()
    ever = what.all.fits
    return [place for place, card in enumerate(cards) if ever[card]]


def side_strength(game: Court, cards: tuple[Card, ...]) -> int:
    """The total of one side of a challenge."""
    quiet = uncounted(game, cards)
    return sum(strengths(game, [card for card in cards if card not in quiet] if quiet else cards))


def uncounted(game: Court, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Those of these participating characters that add nothing to the total of their side."""
    quiet = changes(game, CountsNoStrength)
    return tuple([card for card in cards if any(applies(game, change, card) for change in quiet)]) if quiet else ()


# --- icons and keywords -----------------------------------------------------------------------------------


def icons(game: Court, card: Card) -> int:
    """The challenge icons of a character, as bits."""
    found = game.box.icons[card]
    for change in changes(game, GainIcon):
        if applies(game, change, card):
            found |= change.operation.bits
    return found


def has_icon(game: Court, card: Card, icon: Icon) -> bool:
    """Has the character the icon for such a challenge? A printed one is never lost."""
    return bool(game.box.icons[card] >> icon & 1 or icons(game, card) >> icon & 1)


def might_gain_icons(game: Court) -> bool:
    """Is there a text in play that gives icons, now or under other circumstances?"""
    return GainIcon in game.box.at_work(game.sources)


def keywords(game: Court, card: Card) -> int:
    """The keywords of a card now, as bits. A lost keyword stays lost, whatever gives it (ruling.lost-keyword)."""
    found = 0 if is_blank(game, card) else game.box.keywords[card]
    for change in changes(game, GainKeyword):
        if applies(game, change, card):
            found |= change.operation.bits if change.lasting is None else change.lasting.keywords
    if found and game.lasting:
        for lost in changes(game, LoseKeyword):
            if lost.lasting is not None and applies(game, lost, card):
                found &= ~lost.lasting.keywords
    return found
