"""Which Orders, abilities and Tactics cards the steward uses, on whom, and which cards it keeps.

Each use is followed to its end (`forecast`) and compared with passing: what it brings must be worth more than what is
usually got for it later.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from maester.bots.miniatures.forecast import Forecast, target_worth
from maester.engine import Move, Pass, Seat
from maester.games.miniatures.declaring import PlayCard, UseText
from maester.games.miniatures.factions import TEXTS
from maester.games.miniatures.field import Field
from maester.games.miniatures.hands import Discard
from maester.games.miniatures.names import Unit
from maester.games.miniatures.pieces.choices import OnRoll
from maester.games.miniatures.resolving import ChooseUnit
from maester.games.miniatures.text_names import CARD_NAMES, TEXT_NAMES

ORDER: Final = 0.03
"""What an Order must bring: it comes back every Round, but not before."""
PLAYED: Final = 0.02
"""What a card must bring beyond what it is worth in the hand."""
MOST_USES: Final = 10
"""So many ways of using texts are followed at one moment, the best targets of each first."""
MOST_TARGETS: Final = 4
"""So many of the targets of one text."""
MOST_OPTIONS: Final = 12
"""So many options of a question that comes with an effect."""
FEW: Final = 4
"""Of so few options each is followed with the best target that comes after it."""
THROWS: Final = 3
"""How often a text is followed whose own die decides."""


def declared(forecasts: Sequence[Forecast], game: Field, seat: Seat, options: Sequence[Any]) -> Move:
    """The most useful Order, ability or card, if it is worth it; else a pass. The first forecast is enough where no die
    of the text itself decides.
    """
    uses = promising(game, seat, options)
    if not uses:
        return Pass()
    passing = [forecast.value(Pass()) for forecast in forecasts[:1]]
    best: tuple[float, Move] = (0.0, Pass())
    for move in uses:
        value = forecasts[0].value(move) - passing[0]
        if throws_dice(_text(move)):
            for place, forecast in enumerate(forecasts[1:THROWS], start=1):
                if place == len(passing):
                    passing.append(forecast.value(Pass()))
                value += forecast.value(move) - passing[place]
            value /= min(THROWS, len(forecasts))
        value -= PLAYED if isinstance(move, PlayCard) else ORDER
        best = max(best, (round(value, 6), move), key=lambda one: one[0])
    return best[1]


def samples_needed(options: Sequence[Any]) -> int:
    """In how many samples uses of texts are followed: in one, but for texts whose own die decides."""
    uses = (move for move in options if isinstance(move, PlayCard | UseText))
    return THROWS if any(throws_dice(_text(move)) for move in uses) else 1


def promising(game: Field, seat: Seat, options: Sequence[Any]) -> list[Any]:
    """The uses that are looked at: of each text those on the best targets."""
    by_text: dict[str, list[Any]] = {}
    for move in options:
        if isinstance(move, PlayCard | UseText):
            by_text.setdefault(f"{_text(move)} {getattr(move, 'unit', '')}", []).append(move)
    for moves in by_text.values():
        moves.sort(key=lambda move: -_targets_worth(game, seat, move.targets))
    uses = [move for place in range(MOST_TARGETS) for moves in by_text.values() for move in moves[place : place + 1]]
    return uses[:MOST_USES]


def _targets_worth(game: Field, seat: Seat, targets: tuple[Unit, ...]) -> float:
    return sum([target_worth(game, seat, ChooseUnit(unit)) for unit in targets])


def _text(move: UseText | PlayCard) -> str:
    return CARD_NAMES[move.card] if isinstance(move, PlayCard) else TEXT_NAMES[move.ability]


@lru_cache(maxsize=1024)
def throws_dice(name: str) -> bool:
    """Does a die decide whether the text works?"""
    text = TEXTS.get(name)
    return text is not None and any(_rolls(one) for trigger in text.triggers for one in trigger.operations)


def _rolls(operation: Any) -> bool:
    return isinstance(operation, OnRoll) or any(_rolls(one) for option in operation.options for one in option)


# --- what is asked while an effect is resolved ----------------------------------------------------------------------


def followed(forecast: Forecast, options: Sequence[Move]) -> Move:
    """The option that leads furthest; of many only some are looked at."""
    looked_at = options if len(options) <= MOST_OPTIONS else _spread(options)
    deep = len(looked_at) <= FEW
    return max(looked_at, key=lambda move: round(forecast.value(move, deep=deep), 6))


def _spread(options: Sequence[Move]) -> list[Move]:
    """Some options, from the whole list."""
    return [options[place * len(options) // MOST_OPTIONS] for place in range(MOST_OPTIONS)]


# --- the hand -------------------------------------------------------------------------------------------------------


def discarded(game: Field, seat: Seat, options: Sequence[Move], *, least: bool = True) -> Move:
    """The cards of a player that are of the least use, or (an opponent's) of the most: where nothing must be discarded
    only what nobody of the army can use.
    """
    held = Counter(game.title(card) for card in game.hand[seat])

    def lost(move: Any) -> float:
        if not isinstance(move, Discard):
            return 0.0
        gone = Counter(CARD_NAMES[card] for card in move.cards)
        return sum([usefulness(game, seat, title, held[title], count) for title, count in gone.items()])

    return min(options, key=lambda move: round(lost(move) if least else -lost(move), 6))


def usefulness(game: Field, seat: Seat, title: str, held: int, count: int) -> float:
    """What cards of a title are worth in the hand, compared with cards that are drawn instead: the second of a kind
    less, one that nobody can use nothing.
    """
    if not is_usable(game, seat, title):
        return -1.0 * count
    return sum([0.3 / max(1, held - place) + 0.01 * len(TEXTS[title].triggers) for place in range(count)])


def is_usable(game: Field, seat: Seat, title: str) -> bool:
    """Has the card a text, and has the player a unit on the table that could use it?"""
    return title in TEXTS and bool(game.friends_of(seat))
