"""What is true of the cards now: filters and conditions, strength, icons, keywords, claim and costs.

Everything that changes a value is a modifier: the effect of a constant text, which works while its card is in play or
its plot revealed, or a lasting effect, which works on certain cards for a time. Both are found by the operation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from maester.engine import Modifier, Refusal, Seat, refuse
from maester.games.cardgame.court import Court
from maester.games.cardgame.texts import (
    LIMITED,
    NO_CARD,
    Card,
    CardSet,
    Condition,
    Effect,
    Filter,
    Icon,
)


class Speaker(msgspec.Struct, frozen=True, gc=False):
    """Whose text it is: the card, the player whom it calls `you`, and the character that bears the card."""

    card: Card
    seat: Seat
    bearer: Card = NO_CARD


def speaker(game: Court, card: Card) -> Speaker:
    """The card in play, or revealed plot, that speaks."""
    return Speaker(card, game.owner(card), game.host[card])


class Change(msgspec.Struct, frozen=True, gc=False):
    """One change that works now: its effect, who says it, and of a lasting one the cards and the amounts."""

    effect: Effect
    by: Speaker
    cards: tuple[Card, ...] | None = None
    amount: int = 0
    keywords: int = 0


# --- what is changed ------------------------------------------------------------------------------


NO_CHANGES: Final[Sequence[Change]] = ()


def changes(game: Court, op: str) -> Sequence[Change]:
    """All changes of one kind that work now, constant and lasting ones."""
    box = game.box
    constant = box.at_work(game.sources).get(op)
    if constant is None and not game.lasting:
        return NO_CHANGES
    found: list[Change] = []
    for effect, source in constant or ():
        if not game.blanking or op == "blank_text" or not is_blank(game, source):
            by = Speaker(source, game.owner(source), game.host[source])
            if effect.condition is None or holds(game, effect.condition, by):
                found.append(Change(effect, by, None, effect.amount, effect.keywords))
    effects = box.effects
    for lasting in game.lasting:
        effect = effects[lasting.effect]
        if effect.op == op:
            by = Speaker(lasting.source, lasting.seat)
            found.append(Change(effect, by, lasting.cards, lasting.amount, lasting.keywords))
    return found


def applies(game: Court, change: Change, card: Card) -> bool:
    """Does a change concern this card now?"""
    effect = change.effect
    if change.cards is not None:
        if card not in change.cards:
            return False
    elif effect.what is not None and not is_in_set(game, effect.what, card, change.by):
        return False
    return not effect.during or goes_on(game, effect.during, card, change.by)


def is_in_set(game: Court, cards: CardSet, card: Card, by: Speaker) -> bool:
    """Of a constant text: is the card one of those that it names?"""
    if cards.all is not None:
        return fits(game, cards.all, card, by)
    return card == (by.card if cards.ref == "self" else by.bearer)


def goes_on(game: Court, during: str, card: Card, by: Speaker) -> bool:
    """`while`: is the affected character, or the card itself, attacking or defending?"""
    challenge = game.challenge
    if challenge is None:
        return False
    if during == "self_attacking":
        return by.card in challenge.attackers
    return card in (challenge.attackers if during == "attacking" else challenge.defenders)


def is_changed(game: Court, op: str, card: Card) -> bool:
    """Does some change of this kind concern the card?"""
    return any(applies(game, change, card) for change in changes(game, op))


def forbidding(game: Court, op: str, card: Card) -> Card | None:
    """The card whose text makes a change of this kind that concerns the card; None if there is none."""
    return next((change.by.card for change in changes(game, op) if applies(game, change, card)), None)


def forbidden_by(game: Court, source: Card) -> Refusal:
    """The refusal of what the text of a card forbids."""
    return refuse("golden.card-text-wins", title=game.box.title_ids[game.box.title_of[source]])


def is_blank(game: Court, card: Card) -> bool:
    """Is the card treated as if its printed keywords and printed text were not there (ruling.blank-text)?"""
    if not game.blanking:
        return False
    blanks = game.box.constants["blank_text"]
    for source in game.blanking:
        for effect in blanks[source]:
            assert effect.what is not None
            if is_in_set(game, effect.what, card, speaker(game, source)):
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
    if asked.position is not None and game.position[card] != asked.position:
        return False
    if (asked.not_self and card == by.card) or (asked.not_attached and card == by.bearer):
        return False
    if asked.participating is not None or asked.attacking:
        challenge = game.challenge
        if asked.participating is not None and asked.participating != (
            challenge is not None and challenge.participates(card)
        ):
            return False
        if asked.attacking and (challenge is None or card not in challenge.attackers):
            return False
    if asked.strength_max is not None and strength(game, card) > asked.strength_max:
        return False
    if asked.cost_below is not None and game.box.cost[card] >= _count(game, asked.cost_below):
        return False
    if asked.keywords and not keywords(game, card) & asked.keywords:
        return False
    if asked.has_attachments is not None and asked.has_attachments != bool(game.attachments(card)):
        return False
    return asked.without_icon is None or not has_icon(game, card, Icon(asked.without_icon))


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
        challenge is None or challenge.resolved or challenge.icon not in condition.challenge_types
    ):
        return False
    for wanted, card in (
        (condition.self_participating, by.card),
        (condition.attached_participating, by.bearer),
    ):
        if wanted is not None and wanted != (challenge is not None and challenge.participates(card)):
            return False
    if condition.you_are and (challenge is None or challenge.role(by.seat) != condition.you_are):
        return False
    if condition.self_position is not None and game.position[by.card] != condition.self_position:
        return False
    if not _holds_of_bearer(game, condition, by):
        return False
    return _holds_of_players(game, condition, by)


def _holds_of_bearer(game: Court, condition: Condition, by: Speaker) -> bool:
    bearer = by.bearer
    if condition.attached_title is not None and (
        bearer == NO_CARD or game.box.title_of[bearer] != condition.attached_title
    ):
        return False
    return condition.attached_position is None or (
        bearer != NO_CARD and game.position[bearer] == condition.attached_position
    )


def _holds_of_players(game: Court, condition: Condition, by: Speaker) -> bool:
    seat, opponent = by.seat, Seat(1 - by.seat)
    if condition.you_control is not None:
        asked, least = condition.you_control
        ever = asked.fits
        if sum(ever[card] and fits(game, asked, card, by) for card in game.in_play[seat]) < least:
            return False
    more = condition.opponent_has_more_power
    if more is not None and more != (game.power(opponent) > game.power(seat)):
        return False
    if condition.opponent_won is not None:
        types, wanted = condition.opponent_won
        if wanted != any(winner == opponent and icon in types for winner, icon in game.won):
            return False
    fewer = condition.fewer_characters
    return fewer is None or fewer == (len(game.characters(seat)) < len(game.characters(opponent)))


ALONE: Final = ((Seat(0),), (Seat(1),))


def players(game: Court, who: str, seat: Seat) -> tuple[Seat, ...]:
    """The players whom a text means by `you`, `opponent`, `each`, `most_cards_in_hand`."""
    if who == "you":
        return ALONE[seat]
    if who == "opponent":
        return ALONE[1 - seat]
    if who == "each":
        return game.order
    hands = len(game.hand[0]), len(game.hand[1])
    return () if hands[0] == hands[1] else ALONE[hands[0] < hands[1]]


# --- numbers --------------------------------------------------------------------------------------------


def strength_lines(game: Court, card: Card) -> Iterator[Modifier]:
    """The strength of a character line by line, before it is raised to 0."""
    yield Modifier(game.box.strength[card], "printed")
    for change in changes(game, "strength"):
        if applies(game, change, card):
            yield Modifier(_amount(game, change, card), game.box.card_names.write(change.by.card))


def _amount(game: Court, change: Change, card: Card) -> int:
    per = change.effect.per
    if not per or change.effect.fixed:
        return change.amount
    return change.amount * number_per(game, per, card, change.by.seat)


def number_per(game: Court, per: str, card: Card, seat: Seat) -> int:
    """How many there are of what an amount is counted by."""
    if per == "gold_in_your_pool":
        return game.gold[seat]
    if per == "your_attachments_on_it":
        return sum(game.owner(one) == seat for one in game.attachments(card))
    challenge, box = game.challenge, game.box
    if challenge is None:
        return 0
    participants = (*challenge.attackers, *challenge.defenders)
    return sum(one != card and box.house[one] == "stark" and game.owner(one) == seat for one in participants)


def strength(game: Court, card: Card) -> int:
    """A character's strength now, never below 0 (ruling.values-not-below-zero)."""
    return strengths(game, (card,))[0]


def strengths(game: Court, cards: Sequence[Card]) -> list[int]:
    """The strengths of several characters, for which the changes are looked up once."""
    printed = game.box.strength
    found = [printed[card] for card in cards]
    for change in changes(game, "strength"):
        for place in _places(change, cards):
            if applies(game, change, cards[place]):
                found[place] += _amount(game, change, cards[place])
    return [max(0, value) for value in found]


def _places(change: Change, cards: Sequence[Card]) -> Sequence[int]:
    """Where among these cards those could be that a change concerns: at one place, if it names a single card."""
    what = change.effect.what
    if change.cards is None and what is not None and what.all is None:
        card = change.by.card if what.ref == "self" else change.by.bearer
        return (cards.index(card),) if card in cards else ()
    if change.cards is None and what is not None and what.all is not None:
        ever = what.all.fits
        return [place for place, card in enumerate(cards) if ever[card]]
    return range(len(cards))


def side_strength(game: Court, cards: tuple[Card, ...]) -> int:
    """The total of one side of a challenge."""
    quiet = uncounted(game, cards)
    return sum(strengths(game, [card for card in cards if card not in quiet] if quiet else cards))


def uncounted(game: Court, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Those of these participating characters that add nothing to the total of their side."""
    quiet = changes(game, "counts_no_strength")
    return tuple([card for card in cards if any(applies(game, change, card) for change in quiet)]) if quiet else ()


def icons(game: Court, card: Card) -> int:
    """The challenge icons of a character, as bits."""
    found = game.box.icons[card]
    for change in changes(game, "gain_icon"):
        if applies(game, change, card):
            found |= change.effect.icons
    return found


def has_icon(game: Court, card: Card, icon: Icon) -> bool:
    """Has the character the icon for such a challenge? A printed one is never lost."""
    return bool(game.box.icons[card] >> icon & 1 or icons(game, card) >> icon & 1)


def keywords(game: Court, card: Card) -> int:
    """The keywords of a card now, as bits. A lost keyword stays lost, whatever gives it (ruling.lost-keyword)."""
    found = 0 if is_blank(game, card) else game.box.keywords[card]
    for change in changes(game, "gain_keyword"):
        if applies(game, change, card):
            found |= change.keywords
    if found and game.lasting:
        for change in changes(game, "lose_keyword"):
            if applies(game, change, card):
                found &= ~change.keywords
    return found


def plot_value(game: Court, seat: Seat, printed: tuple[int, ...]) -> int:
    return printed[game.plot[seat]] if game.plot[seat] != NO_CARD else 0


def claim(game: Court, seat: Seat) -> int:
    """The claim value of the player's revealed plot."""
    value = plot_value(game, seat, game.box.claim)
    for change in changes(game, "claim"):
        if seat in players(game, change.effect.player, change.by.seat):
            value += change.amount
    return max(0, value)


def initiative(game: Court, seat: Seat) -> int:
    """The total initiative value of the player's revealed plot."""
    return plot_value(game, seat, game.box.initiative)


def concerns(game: Court, op: str, seat: Seat) -> list[Change]:
    """The changes of a kind that concern a player."""
    found = changes(game, op)
    return [change for change in found if seat in players(game, change.effect.player, change.by.seat)] if found else []


def income_lines(game: Court, seat: Seat) -> Iterator[Modifier]:
    """The income of a player: the revealed plot, and the bonuses of own cards in play, kneeling or not (page 8)."""
    box, plot = game.box, game.plot[seat]
    if plot != NO_CARD:
        fixed = concerns(game, "plot_income_is", seat)
        yield Modifier(fixed[-1].effect.value if fixed else box.income[plot], box.card_names.write(plot))
    if not concerns(game, "no_income_bonus", seat):
        for card in game.in_play[seat]:
            if box.income_bonus[card]:
                yield Modifier(box.income_bonus[card], box.card_names.write(card))


def cost(game: Court, seat: Seat, card: Card) -> int:
    """What playing this card costs its player now, after all reductions (ruling.cost-reduction)."""
    price: int = game.box.cost[card]
    if price and _may_be_reduced(game, card):
        lower = reductions(game, seat, card)
        if lower and not concerns(game, "no_cost_reduction", seat):
            price -= sum(change.amount for change in lower)
    return max(0, price)


def _may_be_reduced(game: Court, card: Card) -> bool:
    """Is there a text that lowers a cost, of a card in play or of this one?"""
    box = game.box
    return bool(game.lasting) or box.reduces_itself[card] or "reduce_cost" in box.at_work(game.sources)


def reductions(game: Court, seat: Seat, card: Card) -> list[Change]:
    """The reductions that apply to this card, if it is played now."""
    found = []
    for change in concerns(game, "reduce_cost", seat):
        effect = change.effect
        if not effect.for_self and _reduces(game, change, card):
            found.append(change)
    for effect in game.box.constants["reduce_cost"][card] if game.box.reduces_itself[card] else ():
        by = Speaker(card, seat)
        if effect.for_self and (effect.condition is None or holds(game, effect.condition, by)):
            found.append(Change(effect, by, None, effect.amount))
    return found


def _reduces(game: Court, change: Change, card: Card) -> bool:
    effect, seat = change.effect, change.by.seat
    assert effect.filter is not None
    if not fits(game, effect.filter, card, change.by):
        return False
    if effect.uses != "first_in_round":
        return True
    return not any(fits(game, effect.filter, other, change.by) for other in game.played[seat])


def is_limited(game: Court, card: Card) -> bool:
    """Has the card in hand the keyword Limited?"""
    return bool(game.box.keywords[card] & LIMITED)


# --- challenges -------------------------------------------------------------------------------------------


def forbids_declaring(game: Court, card: Card, role: str, icon: Icon) -> Card | None:
    """The card whose text keeps this character from being declared so; None if there is none."""
    for change in changes(game, "cannot_be_declared"):
        if role in change.effect.roles and icon in change.effect.types and applies(game, change, card):
            return change.by.card
    return None


def kneels_to(game: Court, card: Card, role: str, icon: Icon) -> bool:
    """Does this character kneel when it is declared so?"""
    return not any(
        role in change.effect.roles and icon in change.effect.types and applies(game, change, card)
        for change in changes(game, "no_kneel_to")
    )


def might_stand(game: Court) -> bool:
    """As far as everybody knows, could a text make a kneeling card stand before a challenge is decided?"""
    stands, by_title = game.box.stands, game.box.stand_events
    here = (*(plot for plot in game.plot if plot != NO_CARD), *game.cards_in_play())
    if any(stands[card] for card in here):
        return True
    return any(True for seat in game.order if game.hand[seat] for _ in game.unseen(seat, by_title[game.house_of[seat]]))


def might_gain_icons(game: Court) -> bool:
    """Is there a text in play that gives icons, now or under other circumstances?"""
    return "gain_icon" in game.box.at_work(game.sources)


def may_be_saved(game: Court, card: Card) -> bool:
    return not is_changed(game, "cannot_be_saved", card)


def price_to_initiate(game: Court, seat: Seat, icon: Icon) -> int:
    """The gold without which the player can't initiate such a challenge."""
    return sum(change.effect.gold for change in prices_to_initiate(game, seat, icon))


def prices_to_initiate(game: Court, seat: Seat, icon: Icon) -> list[Change]:
    """The texts that demand it."""
    return [change for change in concerns(game, "pay_to_initiate", seat) if icon in change.effect.types]


def challenges_allowed(game: Court, seat: Seat, icon: Icon) -> int:
    """How many challenges of a type a player may initiate in a challenges phase (page 9, ruling.extra-challenges)."""
    return 1 + sum(
        change.effect.count for change in concerns(game, "extra_challenge", seat) if icon in change.effect.types
    )


def dominance_lines(game: Court, seat: Seat) -> Iterator[Modifier]:
    """What a player's total for dominance is made of: standing characters, gold, and what texts add (page 10)."""
    standing = [card for card in game.characters(seat) if game.is_standing(card)]
    for card, value in zip(standing, strengths(game, standing), strict=True):
        yield Modifier(value, game.box.card_names.write(card))
    each = max([1, *(change.effect.value for change in concerns(game, "gold_counts_for_dominance", seat))])
    if game.gold[seat]:
        yield Modifier(game.gold[seat] * each, "gold")
    for change in concerns(game, "dominance_bonus", seat):
        yield Modifier(change.amount, game.box.card_names.write(change.by.card))
