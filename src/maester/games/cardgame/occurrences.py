"""What has happened, which texts wait for it, and what lasts (pages 12 and 13).

Whatever happens is an occurrence (`maester.engine.moments`). A killing may be interrupted by saves. What has happened
sets off passive abilities at once, in the order that the first player decides; and it is noted in the aftermath of the
action (or of the step of the rules) that brought it about, at whose end responses are offered for all that was noted.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from maester.engine import Asked, Procedure, Seat, moments, still_lasting
from maester.games.cardgame.court import NOBODY, Court, Lasting
from maester.games.cardgame.texts import CHARACTER, END_OF_CHALLENGE, NO_CARD, Card, Trigger
from maester.games.cardgame.values import Speaker, fits, holds, is_blank, speaker, strengths

ACTION, SAVE, RESPONSE = MOMENTS = ("action", "save", "response")
"""The moments at which a player may do something."""


class Happening(msgspec.Struct, frozen=True, array_like=True):
    """Something that happened, in the words in which texts wait for it."""

    event: str
    seat: Seat = NOBODY
    """The player who did it, or to whom it happened."""
    cards: tuple[Card, ...] = ()
    on: Card = NO_CARD
    """The character on which an attachment was played."""
    icon: int = -1
    role: str = ""
    phase: int = -1


class Pending(msgspec.Struct, frozen=True, array_like=True):
    """A passive ability that was set off and waits for its turn; a delayed effect has no text, only effects."""

    card: Card
    seat: Seat
    text: int
    effects: tuple[int, ...]
    cards: tuple[Card, ...]


class PlanningStep(Procedure[Court], frozen=True):
    """A step that only plans what comes next, and changes nothing on the table."""

    def run(self, game: Court) -> Asked | None:
        return self.do(game)

    def do(self, game: Court) -> Asked | None:
        """What the rulebook says; a step that opens a window hands on what it asks."""
        raise NotImplementedError


class RuleStep(PlanningStep, frozen=True):
    """A step that changes something. After it, characters whose strength fell to 0 are looked for, if a text waits."""

    def run(self, game: Court) -> None:
        before = len(game.frames)
        self.do(game)
        look(game, before)


# --- what has happened ------------------------------------------------------------------------------


class Aftermath(moments.Aftermath, kw_only=True):
    """What has happened within an action or a step of the rules, until it has been responded to."""

    happened: tuple[Happening, ...] = ()
    answered: tuple[tuple[int, Card, int], ...] = ()
    """Responses that were used: the text, the card, and to which happening."""

    def moment(self, game: Court) -> str:
        return RESPONSE


def is_awaited(game: Court, happening: Happening) -> bool:
    """As far as everybody knows, could somebody respond to this?"""
    box = game.box
    responses = box.responses_to.get(happening.event)
    if responses is None:
        return False
    texts = responses.texts
    for card in game.cards_in_play():
        for text in texts[card]:
            assert text.trigger is not None
            if text.trigger.card != "self" or card in happening.cards:
                return True
    return any(game.hand[seat] and responses.events[game.house_of[seat]] for seat in game.order)


# --- what is waited for ---------------------------------------------------------------------------------


def matches(game: Court, trigger: Trigger, happening: Happening, by: Speaker) -> bool:
    """Is this what the text waits for?"""
    if trigger.event and trigger.event != happening.event:
        return False
    if trigger.by in ("you", "opponent") and happening.seat != (by.seat if trigger.by == "you" else 1 - by.seat):
        return False
    if (trigger.types and happening.icon not in trigger.types) or (trigger.role and trigger.role != happening.role):
        return False
    if trigger.on and happening.on != (by.card if trigger.on == "self" else by.bearer):
        return False
    if trigger.phase is not None and trigger.phase != happening.phase:
        return False
    if trigger.self_participating:
        challenge = game.challenge
        if challenge is None or not challenge.participates(by.card):
            return False
    if trigger.card is not None and not any(is_meant(game, trigger, card, by) for card in happening.cards):
        return False
    return not trigger.any_of or any(matches(game, one, happening, by) for one in trigger.any_of)


def is_meant(game: Court, trigger: Trigger, card: Card, by: Speaker) -> bool:
    """Is this the card, or one of the cards, to which it must happen?"""
    wanted = trigger.card
    if wanted is None or isinstance(wanted, str):
        return card == (by.bearer if wanted == "attached" else by.card)
    return fits(game, wanted, card, by)


def set_off(game: Court, happened: tuple[Happening, ...]) -> Iterator[Pending]:
    """The passive abilities, and delayed effects, that wait for one of these."""
    waited_for, passives = game.box.answered["passive"], game.box.timed["passive"]
    if any(one.event in waited_for for one in happened):
        for card in (*[plot for plot in game.plot if plot != NO_CARD], *game.cards_in_play()):
            for text in passives[card]:
                assert text.trigger is not None
                by = speaker(game, card)
                met = [one for one in happened if matches(game, text.trigger, one, by)]
                if not met or is_blank(game, card) or not (text.condition is None or holds(game, text.condition, by)):
                    continue
                for one in met:
                    yield Pending(card, by.seat, text.number, text.effects, one.cards)
    if game.lasting:
        yield from _delayed(game, happened)


def _delayed(game: Court, happened: tuple[Happening, ...]) -> Iterator[Pending]:
    kept: list[Lasting] = []
    for lasting in game.lasting:
        effect = game.box.effects[lasting.effect]
        met = next(
            (
                one
                for one in happened
                if effect.when is not None and matches(game, effect.when, one, Speaker(lasting.source, lasting.seat))
            ),
            None,
        )
        if met is None:
            kept.append(lasting)
        else:
            yield Pending(lasting.source, lasting.seat, -1, effect.effects, met.cards)
    game.lasting = tuple(kept)


# --- passive abilities ------------------------------------------------------------------------------------


class Passives(moments.Passives, kw_only=True):
    """Passive abilities that were set off at the same moment, until all are resolved."""

    pending: tuple[Pending, ...]
    at_zero: tuple[Card, ...] = ()
    """The characters whose strength of 0 set some of them off, each once."""

    def decided_by(self, game: Court) -> Seat:
        return game.first


def look(game: Court, before: int) -> None:
    """Looks for characters whose strength fell to 0, if a text waits for them."""
    if game.watchers and game.outcome is None:
        watch(game, before)


def watch(game: Court, before: int) -> None:
    """Sets off the texts that wait for strength 0, together with those that the same step set off.

    `before` is the number of frames before that step. It is looked again after every step, and so, when the characters
    were dealt with, for others whose strength has become 0 by that.
    """
    types = game.box.type
    dealt_with = {card for frame in game.frames if isinstance(frame, Passives) for card in frame.at_zero}
    everybody = [card for card in game.cards_in_play() if types[card] == CHARACTER and card not in dealt_with]
    characters = [card for card, value in zip(everybody, strengths(game, everybody), strict=True) if not value]
    pending = tuple(_set_off_by_zero(game, characters)) if characters else ()
    if not pending:
        return
    at_zero = tuple(dict.fromkeys(card for one in pending for card in one.cards))
    last_frame = game.frames[-1] if len(game.frames) > before else None
    if isinstance(last_frame, Passives):
        last_frame.pending += pending
        last_frame.at_zero = at_zero
    else:
        game.open(Passives(pending=pending, at_zero=at_zero), game.moments.ordering)


def _set_off_by_zero(game: Court, characters: list[Card]) -> Iterator[Pending]:
    """The passive abilities that wait for one of these characters to have strength 0."""
    for card in game.watchers:
        by = speaker(game, card)
        for text in game.box.timed["passive"][card]:
            trigger = text.trigger
            if trigger is None or trigger.event != "strength_is_zero" or is_blank(game, card):
                continue
            met = tuple([one for one in characters if is_meant(game, trigger, one, by)])
            if met and (text.condition is None or holds(game, text.condition, by)):
                yield Pending(card, by.seat, text.number, text.effects, met)


# --- the end of what lasts ------------------------------------------------------------------------------------


def end_lasting(game: Court, until: int) -> None:
    """Effects end that lasted until now, and uses are counted anew."""
    if game.lasting:
        game.lasting = still_lasting(game.lasting, until)
        if until == END_OF_CHALLENGE:
            effects = game.box.effects
            game.lasting = tuple(one for one in game.lasting if not _is_of_this_challenge(effects[one.effect].when))
    if game.uses:
        game.uses = still_lasting(game.uses, until)


def _is_of_this_challenge(when: Trigger | None) -> bool:
    return when is not None and when.this_challenge
