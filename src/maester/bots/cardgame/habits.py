"""A plain player's habits: a quick, sensible answer to every question of the card game, from the table as it lies.

The other bots play samples on by these habits, for both seats, to see where a move leads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from maester.bots.cardgame.contests import able, attack_plan, defence_plan
from maester.bots.cardgame.set_up import best_set_up, wants_mulligan
from maester.bots.cardgame.worth import worths
from maester.engine import Agree, Match, Move, Pass, Question, Seat
from maester.engine.windows import Window
from maester.games.cardgame.acting import Act, DiscardDuplicate, PickTarget, Use
from maester.games.cardgame.alike import Choose, ChooseTitle
from maester.games.cardgame.box import Box
from maester.games.cardgame.card_changes import ChangeStrength
from maester.games.cardgame.challenges import (
    ChooseBypassed,
    ChooseChallenge,
    Declare,
    DeclareAttackers,
    DeclareDefenders,
    EndTurn,
    Initiate,
)
from maester.games.cardgame.claim import ChooseCasualties
from maester.games.cardgame.costs import ReduceCost
from maester.games.cardgame.court import DEFENDER, Court
from maester.games.cardgame.drafting import ChooseSeven, DraftPlot
from maester.games.cardgame.each_player import ChooseAny, ChooseKept, ChooseOwn
from maester.games.cardgame.hand_operations import MayDiscard, MustDiscard, OrderTop, Search, ShuffleAway
from maester.games.cardgame.leaving import Kill
from maester.games.cardgame.marshalling import AddDuplicate, Attach, Play
from maester.games.cardgame.plot_phase import ChooseFirstPlayer, ChoosePlot, NameFirstPlayer
from maester.games.cardgame.resolving import ChooseCards, ChooseCostCards, ChooseGold, PayGold, Resolving
from maester.games.cardgame.rounds import MARSHALLING
from maester.games.cardgame.set_up import Place, PlaceCards, TakeMulligan
from maester.games.cardgame.texts import CHARACTER, EVENT, Card, CardText, Operation, Title, counted

HARMFUL: Final = frozenset({
    "kill", "kneel", "discard_from_play", "return_to_hand", "lose_keyword", "cannot_be_declared", "counts_no_strength",
    "cannot_stand", "leave_challenge", "blank_text",
})  # fmt: skip
"""Operations that one does to the opponent's cards."""
PASS: Final = Pass()
POWER_ON: Final = 3.0
WORTH_SAVING: Final = 2.5
"""A character is saved with a card if it is worth at least so much."""
DUPLICATE: Final = 1.0
KNEELING: Final = 1.0
"""So much less a kneeling character is worth as an aim, while there are challenges."""
SAVED: Final = 0.4
"""What is lost of a character that a duplicate saves."""
BEFORE_ALL, FOR_NOTHING = 30.0, 20.0
"""In marshalling costs are lowered first, and duplicates attached before anything is paid for."""
EARLY_INCOME: Final = 2.0
GOOD_BEARER: Final = 0.1
Options = Sequence[Any]


def habit(match: Match, seat: Seat) -> Move:
    """What a plain player would answer now."""
    game = match.game
    assert isinstance(game, Court)
    options = match.decision(seat).options
    if len(options) == 1:
        return _move(options[0])
    question = game.tray(seat).question if game.trays else game.agenda[-1]
    answer = HABITS.get(type(question))
    # The listed move itself: one that only equals it is looked at closely before it is played.
    return _move(options[0] if answer is None else options[options.index(answer(game, seat, question, options))])


def _move(move: Any) -> Move:
    assert isinstance(move, Move)
    return move


def value_in_play(game: Court, card: Card) -> float:
    """What a card in play is worth now, with the power and the duplicates on it."""
    value = worths(game.box)[card] + POWER_ON * game.power_on[card]
    return value + DUPLICATE if game.beneath[game.owner(card)] and game.duplicates(card) else value


def title_worth(game: Court, title: Title) -> float:
    return worths(game.box)[game.box.copies[title][0]]


# --- set-up and plots ----------------------------------------------------------------------------------------


def mulligan(game: Court, seat: Seat, question: Question, options: Options) -> Move:
    return Agree(wants_mulligan(game, seat))


def place(game: Court, seat: Seat, question: PlaceCards, options: Options) -> Move:
    left = list(best_set_up(game, seat))
    for title in question.picked:
        if title in left:
            left.remove(title)
    return next((Place(title) for title in left if Place(title) in options), PASS)


def best_title(game: Court, seat: Seat, question: Question, options: Options) -> Move:
    """The best of several cards or plots, if there is any."""
    titles = [one for one in options if isinstance(one, ChooseTitle)]
    return max(titles, key=lambda one: title_worth(game, one.title)) if titles else PASS


def discard_title(game: Court, seat: Seat, question: Any, options: Options) -> Move:
    """Of the opponent's hand the best card goes, of the own one the worst."""
    titles = [one for one in options if isinstance(one, ChooseTitle)]
    if question.owner != seat:
        return best_title(game, seat, question, options)
    return PASS if PASS in options else min(titles, key=lambda one: title_worth(game, one.title))


def first_player(game: Court, seat: Seat, question: Question, options: Options) -> Move:
    return NameFirstPlayer(seat)


# --- challenges ------------------------------------------------------------------------------------------------


def challenge(game: Court, seat: Seat, question: Question, options: Options) -> Move:
    """The challenge that promises most, if it can be won."""
    best, promise = None, 0.0
    for option in options:
        if isinstance(option, Initiate):
            gain, sent = attack_plan(game, seat, option.icon)
            if sent and gain > promise:
                best, promise = option, gain
    return EndTurn() if best is None else best


def attackers(game: Court, seat: Seat, question: DeclareAttackers, options: Options) -> Move:
    now = game.challenge
    assert now is not None
    _, sent = attack_plan(game, seat, now.icon)
    if not sent:
        # It can't be won for certain: everybody goes.
        sent = [*question.picked, *(option.card for option in options if isinstance(option, Declare))]
    left = [Declare(card) for card in sent if card not in question.picked]
    found = next((one for one in left if one in options), None)
    if found is not None and (not question.picked or len(question.picked) < len(sent)):
        return found
    return PASS if PASS in options else _move(options[0])


def bypassed(game: Court, seat: Seat, question: Question, options: Options) -> Move:
    """The strongest who could defend."""
    now = game.challenge
    assert now is not None
    could = set(able(game, Seat(1 - seat), DEFENDER, now.icon))
    found = [one for one in options if isinstance(one, Choose)]
    return max(found, key=lambda one: (one.card in could, game.box.strength[one.card]))


def defenders(game: Court, seat: Seat, question: DeclareDefenders, options: Options) -> Move:
    now = game.challenge
    assert now is not None
    could = [option.card for option in options if isinstance(option, Declare)]
    plan = defence_plan(game, now, (*question.picked, *could))
    return next((Declare(card) for card in plan if card not in question.picked), PASS)


def least(game: Court, seat: Seat, question: Question, options: Options) -> Move:
    """The own card that is missed least; one with a duplicate can be saved."""
    return min(_chosen(options), key=lambda one: _loss(game, one.card))


def most(game: Court, seat: Seat, question: Question, options: Options) -> Move:
    return max(_chosen(options), key=lambda one: value_in_play(game, one.card))


def _chosen(options: Options) -> list[Choose]:
    return [one for one in options if isinstance(one, Choose)]


def _loss(game: Court, card: Card) -> float:
    value = worths(game.box)[card] + POWER_ON * game.power_on[card]
    return SAVED * value if game.beneath[game.owner(card)] and game.duplicates(card) else value


# --- texts -----------------------------------------------------------------------------------------------------


def is_harmful(game: Court, effects: Iterable[int]) -> bool:
    """Is this done to the opponent's cards rather than to the own ones?"""
    return any(_harms(game.box.effects[number]) for number in effects)


def _harms(operation: Operation) -> bool:
    lowers = isinstance(operation, ChangeStrength) and counted(operation.amount, x=1) < 0
    return lowers or operation.word in HARMFUL


def target(game: Court, seat: Seat, question: ChooseCards, options: Options) -> Move:
    """Harm goes to the opponent's best card, or else to the own worst one; help to the own best."""
    frame = game.frame(Resolving, question.resolving)
    harmful = is_harmful(game, frame.effects)

    def liking(one: Choose) -> float:
        value = value_in_play(game, one.card)
        if harmful and game.position[one.card] and game.phase <= MARSHALLING + 1:
            value -= KNEELING
        return value if (game.owner(one.card) != seat) == harmful else -value

    return max(_chosen(options), key=liking)


def target_any(game: Court, seat: Seat, question: Question, options: Options) -> Move:
    """Harm to any card: the opponent's best one."""
    return max(
        _chosen(options), key=lambda one: value_in_play(game, one.card) * (1 if game.owner(one.card) != seat else -1)
    )


def gold(game: Court, seat: Seat, question: Question, options: Options) -> Move:
    return PayGold(1)


def answered(game: Court, seat: Seat, question: PickTarget, options: Options) -> Move:
    """Which of several a save or response is used for: the own card of most worth."""
    return max(
        _chosen(options), key=lambda one: value_in_play(game, one.card) * (1 if game.owner(one.card) == seat else -1)
    )


# --- windows ---------------------------------------------------------------------------------------------------


def act(game: Court, seat: Seat, question: Act, options: Options) -> Move:
    window = game.frame(Window, question.window)
    if window.moment == "save":
        return save(game, seat, window, options)
    if window.moment == "response":
        return respond(game, seat, options)
    if game.phase == MARSHALLING and game.active == seat:
        return marshalling(game, seat, options)
    return PASS


def save(game: Court, seat: Seat, window: Window, options: Options) -> Move:
    """Own characters are saved in time: by a duplicate always, by a card if they are worth it."""
    doomed = [card for card in game.frame(Kill, window.about).doomed if game.owner(card) == seat]
    own = [option for option in options if isinstance(option, DiscardDuplicate)]
    if own:
        return max(own, key=lambda one: value_in_play(game, one.card))
    if not doomed or max(value_in_play(game, card) for card in doomed) < WORTH_SAVING:
        return PASS
    return next((option for option in options if isinstance(option, (Use, Play))), PASS)


def respond(game: Court, seat: Seat, options: Options) -> Move:
    """Responses are used, unless they could only hurt oneself."""
    for option in options:
        if isinstance(option, Pass):
            continue
        card = option.card if isinstance(option, Use) else game.box.copies[option.title][0]
        if any(_is_welcome(game, seat, text) for text in game.box.timed["response"][card]):
            return _move(option)
    return PASS


def _is_welcome(game: Court, seat: Seat, text: CardText) -> bool:
    choice = text.choice
    if choice is None or not is_harmful(game, text.effects):
        return True
    return any(choice.filter.fits[card] for card in game.characters(Seat(1 - seat)))


def marshalling(game: Court, seat: Seat, options: Options) -> Move:
    """Reductions first, then whatever is worth most for its gold; duplicates cost nothing."""
    best, promise = PASS, 0.0
    for option in options:
        gain = marshalling_worth(game, seat, option)
        if gain > promise:
            best, promise = option, gain
    return best


def marshalling_worth(game: Court, seat: Seat, option: Move) -> float:
    box, worth = game.box, worths(game.box)
    match option:
        case AddDuplicate():
            return FOR_NOTHING
        case Use(card=card):
            reduces = any(isinstance(one, ReduceCost) for text in box.timed["action"][card] for one in text.operations)
            waiting = any(box.type[other] == CHARACTER and box.cost[other] for other in game.hand[seat])
            return BEFORE_ALL if reduces and waiting else 0.0
        case Play(title=title) if box.title_type[title] != EVENT:
            card = box.copies[title][0]
            return worth[card] + (EARLY_INCOME if box.income_bonus[card] else 0.0)
        case Attach(title=title, card=host):
            card = box.copies[title][0]
            fits = (game.owner(host) != seat) == hurts_its_bearer(box, card)
            return worth[card] + GOOD_BEARER * worth[host] if fits else 0.0
    return 0.0


@lru_cache(maxsize=256)
def hurts_its_bearer(box: Box, card: Card) -> bool:
    """Is this an attachment for the opponent's characters: does what it always does harm the one who bears it?"""
    constants = [one for one, _ in box.constant_effects[card]]
    return any(_harms(one) and any(cards.ref == "attached" for cards in one.card_sets()) for one in constants)


Habit = Callable[[Court, Seat, Any, Options], Move]
HABITS: Final[dict[type, Habit]] = {
    TakeMulligan: mulligan,
    PlaceCards: place,
    ChoosePlot: best_title,
    DraftPlot: best_title,
    ChooseSeven: best_title,
    ChooseFirstPlayer: first_player,
    ChooseChallenge: challenge,
    DeclareAttackers: attackers,
    ChooseBypassed: bypassed,
    DeclareDefenders: defenders,
    ChooseCasualties: least,
    ChooseCostCards: least,
    ChooseOwn: least,
    ChooseKept: most,
    ChooseAny: target_any,
    ChooseCards: target,
    ChooseGold: gold,
    PickTarget: answered,
    Act: act,
    Search: best_title,
    OrderTop: best_title,
    ShuffleAway: discard_title,
    MustDiscard: discard_title,
    MayDiscard: discard_title,
}
"""By question; whatever isn't named is answered with the first option."""
