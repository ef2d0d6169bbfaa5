"""The names of all that changes or rerolls dice, or is used: abilities, Objective cards, tokens, the Charge bonus."""

from __future__ import annotations

from typing import Final, NewType

from maester.games.miniatures.box import BOX
from maester.games.miniatures.names import CONDITION_NAMES

TextName = NewType("TextName", int)
CHARGE_BONUS: Final = "charge-bonus"
TEXT_NAMES: Final = (
    CHARGE_BONUS,
    *CONDITION_NAMES,
    *(f"objective-{card}" for card in sorted(BOX.objectives)),
    *sorted(BOX.abilities),
)
_NUMBERS: Final = {name: TextName(number) for number, name in enumerate(TEXT_NAMES)}


def text_number(name: str) -> TextName:
    return _NUMBERS[name]
