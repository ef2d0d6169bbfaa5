"""The operations of the vocabulary that concern cards in play, power and lasting effects."""

from __future__ import annotations

from maester.engine import Event, Seat
from maester.games.cardgame.court import Court, without
from maester.games.cardgame.drawing import Draws
from maester.games.cardgame.kneeling import Knelt, Stood
from maester.games.cardgame.leaving import DiscardedFromPlay, Kill, Returned
from maester.games.cardgame.occurrences import Occurrence, Plan, last, occur
from maester.games.cardgame.power import CardsGain, HouseGains
from maester.games.cardgame.resolving import Resolving, cards_of, operation
from maester.games.cardgame.texts import Card, Effect
from maester.games.cardgame.values import keywords, number_per, players


class CharacterSaved(Event, frozen=True):
    """A character is saved from being killed."""

    card: Card


class CharacterJoined(Event, frozen=True):
    """A character comes to participate in the challenge."""

    card: Card


class CharacterLeft(Event, frozen=True):
    """A character is removed from the challenge."""

    card: Card


class EffectBegan(Event, frozen=True):
    """An effect begins that lasts for a time."""

    source: Card
    cards: tuple[Card, ...]
    effect: str
    """The operation."""
    amount: int


@operation("gain_power")
def gain_power(game: Court, frame: Resolving, effect: Effect) -> None:
    if effect.to_house:
        occur(game, HouseGains(seat=frame.seat, power=effect.count, why="effect"))
    else:
        occur(game, CardsGain(cards=cards_of(game, frame, effect.what), power=effect.count))


@operation("draw")
def draw_cards(game: Court, frame: Resolving, effect: Effect) -> None:
    game.then(*(DrawCards(seat, effect.count) for seat in players(game, effect.player, frame.seat)))


class DrawCards(Plan, frozen=True):
    """A player draws cards."""

    seat: Seat
    number: int

    def do(self, game: Court) -> None:
        occur(game, Draws(seat=self.seat, number=self.number))


def fate(cards: tuple[Card, ...], what: str, unsaveable: bool = False) -> Occurrence:
    """What happens to chosen cards: they are killed, discarded from play, or kneel."""
    if what == "kill":
        return Kill(doomed=cards, unsaveable=unsaveable)
    return DiscardedFromPlay(cards=cards) if what == "discard_from_play" else Knelt(cards=cards)


@operation("kill", "discard_from_play", "kneel")
def meet_fate(game: Court, frame: Resolving, effect: Effect) -> None:
    cards = cards_of(game, frame, effect.what)
    if cards:
        occur(game, fate(cards, effect.op))


@operation("stand")
def stand(game: Court, frame: Resolving, effect: Effect) -> None:
    occur(game, Stood(cards=cards_of(game, frame, effect.what)))


@operation("return_to_hand")
def return_to_hand(game: Court, frame: Resolving, effect: Effect) -> None:
    occur(game, Returned(cards=cards_of(game, frame, effect.what)))


@operation("save")
def save(game: Court, frame: Resolving, effect: Effect) -> None:
    """The character is doomed no longer; it stays in play with all that is on it."""
    kill = game.frame(Kill, frame.kill)
    for card in cards_of(game, frame, effect.what):
        if card in kill.doomed:
            kill.doomed = without(kill.doomed, card)
            game.tell(CharacterSaved(card))


@operation("join_challenge")
def join_challenge(game: Court, frame: Resolving, effect: Effect) -> None:
    challenge = game.challenge
    for card in cards_of(game, frame, effect.what):
        if challenge is None or challenge.participates(card):
            continue
        if game.owner(card) == challenge.attacker:
            challenge.attackers += (card,)
        else:
            challenge.defenders += (card,)
        game.tell(CharacterJoined(card))


@operation("leave_challenge")
def leave_challenge(game: Court, frame: Resolving, effect: Effect) -> None:
    challenge = game.challenge
    for card in cards_of(game, frame, effect.what):
        if challenge is not None and challenge.participates(card):
            challenge.attackers = without(challenge.attackers, card)
            challenge.defenders = without(challenge.defenders, card)
            game.tell(CharacterLeft(card))


# --- what lasts -------------------------------------------------------------------------------------------


@operation("strength")
def change_strength(game: Court, frame: Resolving, effect: Effect) -> None:
    """Counted once, now, if it is fixed; otherwise anew all the time."""
    for card in cards_of(game, frame, effect.what):
        amount = effect.amount + effect.times_x * frame.x
        if effect.per and effect.fixed:
            amount *= number_per(game, effect.per, card, frame.seat)
        begin(game, frame, effect, (card,), amount)


@operation("counts_no_strength", "cannot_be_declared", "cannot_stand")
def change_cards(game: Court, frame: Resolving, effect: Effect) -> None:
    cards = cards_of(game, frame, effect.what)
    if cards:
        begin(game, frame, effect, cards)


@operation("lose_keyword")
def lose_keyword(game: Court, frame: Resolving, effect: Effect) -> None:
    cards = cards_of(game, frame, effect.what)
    for card in cards:
        frame.lost |= keywords(game, card) & effect.keywords
    if cards:
        begin(game, frame, effect, cards, keywords_changed=effect.keywords)


@operation("gain_keyword")
def gain_keyword(game: Court, frame: Resolving, effect: Effect) -> None:
    gained = frame.lost if effect.lost_keywords else effect.keywords
    cards = cards_of(game, frame, effect.what)
    if cards and gained:
        begin(game, frame, effect, cards, keywords_changed=gained)


@operation("claim", "reduce_cost", "delayed")
def change_players(game: Court, frame: Resolving, effect: Effect) -> None:
    begin(game, frame, effect, (), effect.amount + effect.times_x * frame.x)


def begin(
    game: Court,
    frame: Resolving,
    effect: Effect,
    cards: tuple[Card, ...],
    amount: int = 0,
    keywords_changed: int = 0,
) -> None:
    """An effect begins to last."""
    last(game, effect.number, frame.by, cards, amount, keywords_changed)
    game.tell(EffectBegan(frame.card, cards, effect.op, amount))
