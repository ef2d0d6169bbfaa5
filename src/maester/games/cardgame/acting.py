"""Actions, responses and saves (pages 12 and 13), offered in turn from the first player on.

What comes from the hand is known to its player only: the seat is asked whenever, as far as everybody knows, it could
have something to play.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from maester.engine import Abilities, Ability, Asked, Event, Move, Offer, PickOne, Refusal, Seat, Window, occur, refuse
from maester.games.cardgame.alike import Choose, come_to_the_same, one_of
from maester.games.cardgame.box import Moment
from maester.games.cardgame.court import Court, without
from maester.games.cardgame.leaving import DiscardedDuplicate, Kill
from maester.games.cardgame.marshalling import (
    AddDuplicate,
    Attach,
    CardPlayed,
    Play,
    is_in_turn,
    marshal,
    marshal_moves,
    not_a_duplicate,
    own_copies,
    unattachable,
    unplayable,
)
from maester.games.cardgame.occurrences import ACTION, MOMENTS, RESPONSE, SAVE, Aftermath, is_meant, matches
from maester.games.cardgame.operations import CharacterSaved
from maester.games.cardgame.resolving import NO_EFFECT, unusable, use_text
from maester.games.cardgame.restrictions import may_be_saved
from maester.games.cardgame.texts import ATTACHMENT, EVENT, NO_CARD, PLOT, Card, CardText, Title
from maester.games.cardgame.values import Speaker, holds, is_blank, speaker
from maester.games.cardgame.window_kinds import kind_of

NOT_NOW: Final = refuse("response.when")
TIMING: Final = {ACTION: "action", SAVE: "save_response", RESPONSE: "response"}


class Use(Move, frozen=True):
    """Uses an ability of a card in play."""

    card: Card
    typed = "use {card}"


class DiscardDuplicate(Move, frozen=True):
    """Discards a duplicate to save its character."""

    card: Card
    typed = "discard duplicate {card}"


class ChooseText(Move, frozen=True):
    """Chooses one of several abilities of a card, counted from 1."""

    text: int
    typed = "text {text}"


class AbilityUsed(Event, frozen=True):
    """A player uses an ability of a card in play."""

    seat: Seat
    card: Card


class DuplicateDiscarded(Event, frozen=True):
    """A player discards a duplicate to save its character."""

    seat: Seat
    card: Card


# --- which texts can be used now ----------------------------------------------------------------------------


def against(game: Court, text: CardText, by: Speaker, window: Window) -> Refusal | None:
    """The first rule against using this text now."""
    if text.timing != TIMING[window.moment]:
        return _wrong_moment(text, window)
    if window.moment == ACTION and game.phase not in text.phases:
        return refuse("action.phase-label")
    return against_now(game, text, by, window)


def against_now(game: Court, text: CardText, by: Speaker, window: Window) -> Refusal | None:
    """The same for a text that belongs to the moment."""
    if text.gold > game.gold[by.seat]:
        return unusable(game, text, by)
    if text.condition is not None and not holds(game, text.condition, by):
        return NO_EFFECT
    if window.moment != ACTION and not targets(game, text, by, window):
        return NOT_NOW
    return unusable(game, text, by)


def _wrong_moment(text: CardText, window: Window) -> Refusal:
    if text.timing == "response" and window.moment == ACTION:
        return refuse("response.before-next-action")
    if text.timing == "action":
        return refuse("action.resolve-fully")
    return refuse("ruling.save-only-from-killing" if text.timing == "save_response" else "response.when")


def targets(game: Court, text: CardText, by: Speaker, window: Window) -> list[tuple[int, tuple[Card, ...]]]:
    """What a response answers, or whom a save saves: a number and the cards, for each time that it may be used."""
    trigger = text.trigger
    assert trigger is not None
    if window.moment == SAVE:
        kill = game.frame(Kill, window.about)
        if kill.unsaveable:
            return []
        meant = [card for card in kill.doomed if game.is_in_play(card) and is_meant(game, trigger, card, by)]
        return [(card, (card,)) for card in meant if may_be_saved(game, card)]
    aftermath = game.frame(Aftermath, window.about)
    return [
        (number, one.cards)
        for number, one in enumerate(aftermath.happened)
        if (text.number, by.card, number) not in aftermath.answered and matches(game, trigger, one, by)
    ]


def moment_of(game: Court, window: Window) -> Moment:
    """The texts that belong to the moment of a window."""
    box = game.box
    if window.moment == ACTION:
        return (box.actions_outside if game.challenge is None else box.actions_in)[game.phase]
    if window.moment == SAVE:
        return box.saves
    events = {one.event for one in game.frame(Aftermath, window.about).happened}
    return box.responses_to[events.pop()] if len(events) == 1 else box.responses


def usable_texts(game: Court, texts: Iterable[CardText], by: Speaker, window: Window) -> list[CardText]:
    return [text for text in texts if against(game, text, by, window) is None]


def is_usable(game: Court, texts: Iterable[CardText], by: Speaker, window: Window) -> bool:
    """Can one of these texts, which belong to the moment, be used?"""
    gold = game.gold[by.seat]
    for text in texts:  # noqa: SIM110 - asked so often that a generator for each question costs a lot
        if text.gold <= gold and against_now(game, text, by, window) is None:
            return True
    return False


def start_using(game: Court, by: Speaker, texts: list[CardText], window: int) -> None:
    """A player uses a card: which of its texts, and for what, is asked if there is a choice."""
    game.then(PickText(by.seat, by.card, by.bearer, tuple(text.number for text in texts), window))


class PickText(PickOne[Court], frozen=True):
    """Which of several abilities of a card is used."""

    seat: Seat
    card: Card
    bearer: int
    texts: tuple[int, ...]
    window: int
    move = ChooseText
    rules = ("ruling.legal-only-with-effect", "ruling.limits")

    def among(self, game: Court) -> Iterable[int]:
        return range(1, len(self.texts) + 1)

    def broken(self, game: Court, seat: Seat, text: int) -> Refusal | None:
        return None if text in self.among(game) else refuse("ruling.legal-only-with-effect")

    def chosen(self, game: Court, seat: Seat, text: int) -> None:
        number = self.texts[text - 1]
        if game.box.texts[number].timing == "action":
            use_text(game, game.box.texts[number], Speaker(self.card, seat, Card(self.bearer)))
        else:
            game.then(PickTarget(seat, self.card, self.bearer, number, self.window))

    def details(self, game: Court) -> dict[str, tuple[int, ...]]:
        """Which of the card's texts those are that can be chosen, counted from 1 as they are printed."""
        printed = [text.number for text in game.box.texts_of[self.card]]
        return {"abilities": tuple(printed.index(number) + 1 for number in self.texts)}


class PickTarget(PickOne[Court], frozen=True):
    """What a response answers, or whom a save saves."""

    seat: Seat
    card: Card
    bearer: int
    text: int
    window: int
    move = Choose
    rules = ("response.when", "duplicate.saves", "ruling.save-timing")

    def targets(self, game: Court) -> list[tuple[int, tuple[Card, ...]]]:
        by, text = Speaker(self.card, self.seat, Card(self.bearer)), game.box.texts[self.text]
        found = targets(game, text, by, game.frame(Window, self.window))
        # A happening without a card, or a text that doesn't read which card it was, leaves nothing to choose.
        return found if text.reads_trigger and all(cards for _, cards in found) else found[:1]

    def ask(self, game: Court) -> Asked | None:
        asked = super().ask(game)
        return one_of(asked) if asked is not None and come_to_the_same(game, asked) else asked

    def among(self, game: Court) -> Iterable[Card]:
        return dict.fromkeys(cards[0] if cards else self.card for _, cards in self.targets(game))

    def broken(self, game: Court, seat: Seat, card: Card) -> Refusal | None:
        return None if card in self.among(game) else refuse("response.when")

    def chosen(self, game: Court, seat: Seat, card: Card) -> None:
        number, cards = next(one for one in self.targets(game) if card == (one[1][0] if one[1] else self.card))
        window = game.frame(Window, self.window)
        kill = window.about if window.moment == SAVE else -1
        if kill < 0:
            aftermath = game.frame(Aftermath, window.about)
            if game.is_in_play(self.card):
                # Each copy of an event may be used: it is another card.
                aftermath.answered += ((self.text, self.card, number),)
        use_text(game, game.box.texts[self.text], Speaker(self.card, seat, Card(self.bearer)), cards, kill)


# --- from the hand ------------------------------------------------------------------------------------------


class PlayFromHand(Ability[Court]):
    """Events at the time that their text states; in the own marshalling turn all other cards, and duplicates."""

    id = "hand"
    moments = MOMENTS
    moves = (Play, Attach, AddDuplicate)
    private = True

    def uses(self, game: Court, seat: Seat, window: Window) -> Iterable[Move]:
        hand, moment = game.hand[seat], moment_of(game, window)
        found: list[Move] = []
        if hand:
            titles = game.box.title_of
            events = moment.events[game.house_of[seat]]
            if events:
                held = {titles[card] for card in hand}
                found += self._events(game, seat, window, moment, [title for title in events if title in held])
            if window.moment == ACTION and is_in_turn(game, seat):
                found += marshal_moves(game, seat, dict.fromkeys([titles[card] for card in sorted(hand)]))
        return found

    @staticmethod
    def _events(game: Court, seat: Seat, window: Window, moment: Moment, titles: Iterable[Title]) -> Iterator[Move]:
        """The events of these titles that can be played now."""
        texts, copies = moment.texts, own_copies(game, seat)
        for title in titles:
            card = copies[title]
            if is_usable(game, texts[card], Speaker(card, seat), window):
                yield Play(title)

    def might(self, game: Court, seat: Seat, window: Window) -> bool:
        if not game.hand[seat]:
            return False
        house, moment = game.house_of[seat], moment_of(game, window)
        events = moment.events[house]
        if events:
            for _ in self._events(game, seat, window, moment, game.unseen(seat, events)):
                return True
        if window.moment == ACTION and is_in_turn(game, seat):
            for _ in marshal_moves(game, seat, game.unseen(seat, game.box.cheapest_first[house])):
                return True
        return False

    def why_not(self, game: Court, seat: Seat, move: Any, window: Window) -> Refusal | None:
        card = game.copy_in(game.hand[seat], move.title)
        if card == NO_CARD:
            return refuse("play.what-playing-is")
        type_ = game.box.type[card]
        if isinstance(move, Play) and type_ == EVENT:
            refusals = [against(game, text, Speaker(card, seat), window) for text in game.box.texts_of[card]]
            return None if None in refusals else refusals[0]
        if window.moment != ACTION:
            return refuse("response.when")
        if isinstance(move, AddDuplicate):
            return not_a_duplicate(game, seat, move.title)
        if (type_ == ATTACHMENT) != isinstance(move, Attach) or type_ in (EVENT, PLOT):
            return refuse("type.attachment-host")
        refusal = unplayable(game, seat, card)
        return unattachable(game, seat, card, move.card) if refusal is None and isinstance(move, Attach) else refusal

    def use(self, game: Court, seat: Seat, move: Any, window: Window) -> None:
        if game.box.title_type[move.title] == EVENT:
            play_event(game, seat, move.title, window)
        else:
            marshal(game, seat, move)


def play_event(game: Court, seat: Seat, title: Title, window: Window) -> None:
    """An event is played: it is seen by all, and discarded when it is resolved."""
    card = game.take(seat, game.copy_in(game.hand[seat], title))
    game.resolving += (card,)
    game.tell(CardPlayed(seat, card, None, 0))
    by = Speaker(card, seat)
    texts = usable_texts(game, game.box.timed[TIMING[window.moment]][card], by, window)
    start_using(game, by, texts, game.number_of(window))


# --- in play ------------------------------------------------------------------------------------------------


class UseCard(Ability[Court]):
    """An ability of an own card in play."""

    id = "card"
    moments = MOMENTS
    moves = (Use,)

    def uses(self, game: Court, seat: Seat, window: Window) -> Iterable[Move]:
        timed, host = moment_of(game, window).texts, game.host
        return [
            Use(card)
            for card in game.in_play[seat]
            if (texts := timed[card])
            and is_usable(game, texts, Speaker(card, seat, host[card]), window)
            and not is_blank(game, card)
        ]

    def why_not(self, game: Court, seat: Seat, move: Use, window: Window) -> Refusal | None:
        if move.card not in game.in_play[seat]:
            return refuse("play.in-play")
        if is_blank(game, move.card):
            return refuse("ruling.blank-text")
        texts = [text for text in game.box.texts_of[move.card] if text.timing in TIMING.values()]
        if not texts:
            return refuse("passive.mandatory" if game.box.texts_of[move.card] else "card.flavour-text")
        refusals = [against(game, text, speaker(game, move.card), window) for text in texts]
        return None if None in refusals else refusals[0]

    def use(self, game: Court, seat: Seat, move: Use, window: Window) -> None:
        by = speaker(game, move.card)
        texts = usable_texts(game, game.box.timed[TIMING[window.moment]][move.card], by, window)
        game.tell(AbilityUsed(seat, move.card))
        start_using(game, by, texts, game.number_of(window))


class SaveByDuplicate(Ability[Court]):
    """A duplicate is discarded from a unique character in the own area to save it (page 12)."""

    id = "duplicate"
    moments = (SAVE,)
    moves = (DiscardDuplicate,)

    def uses(self, game: Court, seat: Seat, window: Window) -> Iterator[Move]:
        if game.beneath[seat]:
            for card in game.frame(Kill, window.about).doomed:
                if self.why_not(game, seat, DiscardDuplicate(card), window) is None:
                    yield DiscardDuplicate(card)

    def why_not(self, game: Court, seat: Seat, move: DiscardDuplicate, window: Window) -> Refusal | None:
        kill = game.frame(Kill, window.about)
        if move.card not in kill.doomed or move.card not in game.in_play[seat] or not game.duplicates(move.card):
            return refuse("duplicate.saves")
        return refuse("ruling.cannot-be-saved") if kill.unsaveable or not may_be_saved(game, move.card) else None

    def use(self, game: Court, seat: Seat, move: DiscardDuplicate, window: Window) -> None:
        kill = game.frame(Kill, window.about)
        kill.doomed = without(kill.doomed, move.card)
        game.tell(DuplicateDiscarded(seat, move.card))
        game.tell(CharacterSaved(move.card))
        occur(game, DiscardedDuplicate(card=game.duplicates(move.card)[-1]))


class Act(Offer, frozen=True):
    """A player may act, respond or save, or pass."""

    abilities = Abilities(PlayFromHand(), UseCard(), SaveByDuplicate())
    rules = (
        "action.what-it-is",
        "action.alternate",
        "ruling.windows-end-when-both-pass",
        "marshal.active-player-only",
        "response.when",
        "save.interrupts",
    )

    def kind(self, game: Court, window: Window) -> str:
        return kind_of(game, window, window.turn)
