"""Carrying out a text: its cost is paid first, then it is chosen what it needs, then its effects happen in order.

A text is used only if its cost can be paid in full and a legal choice exists (ruling.legal-only-with-effect).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from maester.engine import (
    Event,
    Frame,
    LimitedUse,
    Move,
    OfferResponses,
    PickOne,
    Question,
    Refusal,
    Seat,
    note,
    occur,
    refuse,
    times_used,
)
from maester.games.cardgame.alike import ChooseInPlay
from maester.games.cardgame.court import Court, Lasting, without
from maester.games.cardgame.kneeling import Knelt
from maester.games.cardgame.leaving import DiscardedFromPlay
from maester.games.cardgame.occurrences import Aftermath, Happening, PlanningStep, RuleStep
from maester.games.cardgame.texts import (
    FOR_EVER,
    LIMITS,
    NO_CARD,
    STANDING,
    UNTIL,
    Card,
    CardSet,
    CardText,
    Cost,
    Operation,
    UntilWord,
)
from maester.games.cardgame.values import Speaker, fits, fitting, has_fitting, keywords


class PayGold(Move, frozen=True):
    """Pays so much gold, where the player chooses how much."""

    gold: int
    typed = "pay {gold}"


class EffectBegan(Event, frozen=True):
    """An effect begins that lasts for a time."""

    source: Card
    cards: tuple[Card, ...]
    effect: str
    """The operation."""
    amount: int


class Resolving(Frame, kw_only=True):
    """A text while it is carried out, with all that it has to remember."""

    number: int
    """The number of this frame."""
    card: Card
    seat: Seat
    bearer: Card
    text: int
    """-1 for a delayed effect, which has only effects."""
    effects: tuple[int, ...]
    cards: tuple[Card, ...] = ()
    """The card, or cards, of the trigger."""
    paid: tuple[Card, ...] = ()
    """The cards with which the cost was paid."""
    chosen: tuple[Card, ...] = ()
    x: int = 0
    lost: int = 0
    """The keywords that a card lost by the effect before."""
    kill: int = -1
    """The killing that a save interrupts."""

    @property
    def by(self) -> Speaker:
        return Speaker(self.card, self.seat, self.bearer)

    def meant(self, game: Court, cards: CardSet) -> tuple[Card, ...]:
        """The cards in play that an operation means."""
        if cards.all is not None:
            return tuple(fitting(game, cards.all, self.by))
        known = {
            "self": (self.card,),
            "attached": (self.bearer,),
            "chosen": self.chosen,
            "trigger_card": self.cards,
            "cost_cards": self.paid,
        }
        return tuple(card for card in known[cards.ref or ""] if card != NO_CARD and game.is_in_play(card))

    def note_lost(self, game: Court, cards: tuple[Card, ...], lost: int) -> None:
        """Notes which of these keywords the cards have and are about to lose."""
        for card in cards:
            self.lost |= keywords(game, card) & lost

    def begin(
        self,
        game: Court,
        operation: Operation,
        until: UntilWord | None,
        cards: tuple[Card, ...] = (),
        amount: int = 0,
        keywords: int = 0,
    ) -> None:
        """An operation begins to last: until then, or until what it waits for has happened."""
        end = FOR_EVER if until is None else UNTIL.index(until)
        game.lasting += (Lasting(operation.number, self.card, self.seat, cards, amount, keywords, end),)
        game.tell(EffectBegan(self.card, cards, operation.word, amount))


class GoldPaid(Event, frozen=True):
    """A player pays gold for an effect."""

    seat: Seat
    gold: int


NO_EFFECT: Final = refuse("ruling.legal-only-with-effect")


# --- may it be used? --------------------------------------------------------------------------------------


def unusable(game: Court, text: CardText, by: Speaker) -> Refusal | None:
    """The rule against using a text now, apart from its timing: limit, cost, choice."""
    if text.limit is not None and times_used(game.uses, *limit_key(game, text, by)) >= text.limit.times:
        return refuse("ruling.limits", times=text.limit.times)
    if text.costs and (refusal := _unpayable(game, text, by)) is not None:
        return refusal
    choice = text.choice
    if choice is not None and not choice.filter.if_able and not has_fitting(game, choice.filter, by, choice.count):
        return NO_EFFECT
    return None


def limit_key(game: Court, text: CardText, by: Speaker) -> tuple[int, int]:
    """A limit counts for each card in play by itself; of an event for its player and title (ruling.limits)."""
    in_play = game.is_in_play(by.card)
    return text.number, by.card if in_play else -1 - by.seat


def _unpayable(game: Court, text: CardText, by: Speaker) -> Refusal | None:
    if text.gold > game.gold[by.seat]:
        return refuse("gold.pays-abilities", gold=game.gold[by.seat], cost=text.gold)
    for cost in text.costs:
        if cost.kneel is not None and not cost.kneel.count and game.position[by.card] != STANDING:
            return refuse("kneel.only-standing")
        if cost.cards is not None and cost.cards.count and len(payers(game, cost, by)) < cost.cards.count:
            return NO_EFFECT
    return None


def payers(game: Court, cost: Cost, by: Speaker) -> list[Card]:
    """The own cards of choice with which a cost can be paid: only standing cards can kneel."""
    asked = cost.cards.filter if cost.cards is not None else None
    if asked is None:
        return []
    ever, kneel = asked.fits, cost.kneel is not None
    return [
        card
        for card in game.in_play[by.seat]
        if ever[card] and (not kneel or game.position[card] == STANDING) and fits(game, asked, card, by)
    ]


# --- carrying out -------------------------------------------------------------------------------------------


def use_text(game: Court, text: CardText, by: Speaker, cards: tuple[Card, ...] = (), kill: int = -1) -> None:
    """A player uses a text: an action or a response with an aftermath of its own, or a save."""
    if text.limit is not None:
        game.uses += (LimitedUse(*limit_key(game, text, by), LIMITS.index(text.limit.per)),)
    if kill < 0:
        game.open(Aftermath(), OfferResponses)
    game.open(_resolving(game, by, text.number, text.effects, cards, kill), PayCosts, ChooseTargets, CarryOut, PutAway)


def resolve_text(game: Court, by: Speaker, text: int, effects: tuple[int, ...], cards: tuple[Card, ...]) -> None:
    """A text that nobody chooses to use: passive, delayed or 'when revealed'."""
    game.open(_resolving(game, by, text, effects, cards), ChooseTargets, CarryOut)


def _resolving(
    game: Court, by: Speaker, text: int, effects: tuple[int, ...], cards: tuple[Card, ...], kill: int = -1
) -> Resolving:
    number = len(game.frames)
    return Resolving(
        number=number, card=by.card, seat=by.seat, bearer=by.bearer, text=text, effects=effects, cards=cards, kill=kill
    )


class PayCosts(PlanningStep, frozen=True):
    """The cost is paid first, in order."""

    resolving: int

    def do(self, game: Court) -> None:
        frame = game.frame(Resolving, self.resolving)
        costs = game.box.texts[frame.text].costs
        steps = [_payment(self.resolving, frame.seat, place, cost) for place, cost in enumerate(costs)]
        game.then(*steps)


def _payment(resolving: int, seat: Seat, place: int, cost: Cost) -> RuleStep | Question:
    if cost.pay_gold == "X":
        return ChooseGold(seat, resolving, place)
    chooses = cost.cards is not None and cost.cards.count
    return ChooseCostCards(seat, resolving, place) if chooses else PayCost(resolving, place)


class PayCost(RuleStep, frozen=True):
    """Pays a fixed number of gold, or with the card itself."""

    resolving: int
    place: int

    def do(self, game: Court) -> None:
        frame = game.frame(Resolving, self.resolving)
        cost = game.box.texts[frame.text].costs[self.place]
        if cost.cards is None:
            pay(game, frame.seat, cost.least_gold)
        else:
            pay_with(game, cost, (frame.card,))


def pay(game: Court, seat: Seat, gold: int) -> None:
    """Gold goes from a player's gold pool to the treasury."""
    if gold:
        game.gold[seat] -= gold
        game.treasury += gold
        game.tell(GoldPaid(seat, gold))


def pay_with(game: Court, cost: Cost, cards: tuple[Card, ...]) -> None:
    """Cards kneel, or are discarded from play, to pay a cost."""
    occur(game, Knelt(cards=cards) if cost.kneel is not None else DiscardedFromPlay(cards=cards))


def cause(game: Court, resolving: int) -> dict[str, str]:
    """The card whose text is being carried out: why something is asked."""
    return {"card": game.box.card_names.write(game.frame(Resolving, resolving).card)}


class ChooseGold(PickOne[Court], frozen=True):
    """X is a number of the player's choice, at least 1."""

    seat: Seat
    resolving: int
    place: int
    move = PayGold
    rules = ("gold.pays-abilities", "ruling.legal-only-with-effect")

    def among(self, game: Court) -> Iterable[int]:
        frame = game.frame(Resolving, self.resolving)
        costs = game.box.texts[frame.text].costs[self.place + 1 :]
        return range(1, game.gold[self.seat] - sum(cost.least_gold for cost in costs) + 1)

    def broken(self, game: Court, seat: Seat, gold: int) -> Refusal | None:
        return None if gold in self.among(game) else refuse("gold.pays-abilities", gold=game.gold[seat], cost=gold)

    def chosen(self, game: Court, seat: Seat, gold: int) -> None:
        game.frame(Resolving, self.resolving).x = gold
        pay(game, seat, gold)

    def details(self, game: Court) -> dict[str, str]:
        return cause(game, self.resolving)


class ChooseCostCards(ChooseInPlay, frozen=True):
    """With which own cards the cost is paid."""

    seat: Seat
    resolving: int
    place: int
    picked: tuple[Card, ...] = ()
    rules = ("ruling.legal-only-with-effect", "kneel.only-standing")

    def cost(self, game: Court) -> Cost:
        return game.box.texts[game.frame(Resolving, self.resolving).text].costs[self.place]

    def number(self, game: Court) -> int:
        cards = self.cost(game).cards
        return 0 if cards is None else cards.count

    def among(self, game: Court) -> Iterable[Card]:
        return payers(game, self.cost(game), game.frame(Resolving, self.resolving).by)

    def broken(self, game: Court, seat: Seat, card: Card) -> Refusal | None:
        fits_cost = card not in self.picked and card in self.among(game)
        return None if fits_cost else refuse("ruling.legal-only-with-effect")

    def complete(self, game: Court, seat: Seat, cards: tuple[Card, ...]) -> None:
        game.frame(Resolving, self.resolving).paid += cards
        game.then(PayWith(self.resolving, self.place, cards))

    def details(self, game: Court) -> dict[str, str]:
        return cause(game, self.resolving)


class PayWith(RuleStep, frozen=True):
    """The chosen cards pay."""

    resolving: int
    place: int
    cards: tuple[Card, ...]

    def do(self, game: Court) -> None:
        frame = game.frame(Resolving, self.resolving)
        pay_with(game, game.box.texts[frame.text].costs[self.place], self.cards)


class ChooseTargets(PlanningStep, frozen=True):
    """It is chosen what the text needs, by whom it says."""

    resolving: int

    def do(self, game: Court) -> None:
        frame = game.frame(Resolving, self.resolving)
        choice = game.box.texts[frame.text].choice if frame.text >= 0 else None
        if choice is not None:
            seat = frame.seat if choice.by == "you" else Seat(1 - frame.seat)
            game.then(ChooseCards(seat, self.resolving))


class ChooseCards(ChooseInPlay, frozen=True):
    """Cards in play that a text needs."""

    seat: Seat
    resolving: int
    picked: tuple[Card, ...] = ()
    rules = ("ruling.legal-only-with-effect", "ruling.kneel-targets")

    def number(self, game: Court) -> int:
        choice = game.box.texts[game.frame(Resolving, self.resolving).text].choice
        assert choice is not None
        return choice.count

    def among(self, game: Court) -> Iterable[Card]:
        frame = game.frame(Resolving, self.resolving)
        choice = game.box.texts[frame.text].choice
        assert choice is not None
        return fitting(game, choice.filter, frame.by)

    def broken(self, game: Court, seat: Seat, card: Card) -> Refusal | None:
        legal = card not in self.picked and card in self.among(game)
        return None if legal else refuse("ruling.legal-only-with-effect")

    def complete(self, game: Court, seat: Seat, cards: tuple[Card, ...]) -> None:
        game.frame(Resolving, self.resolving).chosen = cards

    def details(self, game: Court) -> dict[str, str]:
        return cause(game, self.resolving)


class CarryOut(PlanningStep, frozen=True):
    """The effects happen in order."""

    resolving: int

    def do(self, game: Court) -> None:
        frame = game.frame(Resolving, self.resolving)
        game.then(*(CarryOutEffect(self.resolving, effect) for effect in frame.effects))


class CarryOutEffect(RuleStep, frozen=True):
    """One effect."""

    resolving: int
    effect: int

    def do(self, game: Court) -> None:
        game.box.effects[self.effect].apply(game, game.frame(Resolving, self.resolving))


class PutAway(PlanningStep, frozen=True):
    """Once its effect is resolved, an event goes at once to its owner's discard pile (page 8)."""

    resolving: int

    def do(self, game: Court) -> None:
        frame = game.frame(Resolving, self.resolving)
        if frame.card in game.resolving:
            game.resolving = without(game.resolving, frame.card)
            game.discard[frame.seat] += (frame.card,)
            note(game, (Happening("card_played", frame.seat, (frame.card,)),))
