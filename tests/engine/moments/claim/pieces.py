"""What is printed: allies, cards and tokens, with what they do as data."""

from __future__ import annotations

from typing import Final, NewType

import msgspec

from maester.engine import Names, Seat

Ally = NewType("Ally", int)
Card = NewType("Card", int)
Token = NewType("Token", int)
Council = NewType("Council", int)
Place = NewType("Place", int)
Demand = tuple[int, tuple[Council, ...]]
"""A rank, and the councils that a rule of that rank demands."""


class Effect(msgspec.Struct, frozen=True):
    """One step of what a card does: the operation, when, under which condition, and its words."""

    op: str
    when: str = "when_claimed"
    condition: str = msgspec.field(default="", name="if")
    rule: str = ""
    allies: tuple[str, ...] = ()
    precedence: bool = False
    council: str = "this_ally"


class Printed(msgspec.Struct, frozen=True):
    """What a piece shows on its face."""

    name: str
    value: int
    copies: int = 1
    effects: tuple[Effect, ...] = ()


DATA: Final = [
    {"name": "renly", "value": 3}, {"name": "bran", "value": 2}, {"name": "tywin", "value": 6},
    {"name": "loras", "value": 3, "effects": [
        {"op": "place_ally", "rule": "with_ally", "allies": ["renly"]}, {"op": "claim_extra"}]},
    {"name": "quentyn", "value": 2, "effects": [{"op": "claim_extra"}]},
    {"name": "sansa", "value": 4, "effects": [{"op": "place_ally", "rule": "with_strongest_ally", "precedence": True}]},
    {"name": "hodor", "value": 3, "effects": [{"op": "place_ally", "rule": "with_ally", "allies": ["bran"]}]},
    {"name": "shae", "value": 3, "effects": [{"op": "move_ally"}]},
    {"name": "varys", "value": 2, "effects": [{"op": "look_hand"}, {"op": "take_hand_card"}]},
    {"name": "jorah", "value": 3, "effects": [{"op": "look_hand"}]},
    {"name": "petyr", "value": 2, "effects": [{"op": "swap_tokens"}]},
    {"name": "strings", "value": 4, "copies": 4, "effects": [
        {"when": "in_bid_area", "op": "place_ally", "rule": "shared_with_you", "if": "neighbor_won"}]},
    {"name": "pack", "value": 5, "copies": 2, "effects": [
        {"when": "in_bid_area", "op": "place_ally", "rule": "most_allies", "if": "you_won"}]},
    {"name": "matchmaker", "value": 6, "copies": 2, "effects": [
        {"when": "after_claim", "op": "claim_extra", "council": "other_than_first", "if": "you_won"}]},
    {"name": "bribery", "value": 2, "copies": 4, "effects": [{"when": "triumph", "op": "keep_card"}]},
    {"name": "contingency", "value": 5, "copies": 4, "effects": [
        {"when": "cleanup", "op": "keep_card", "if": "you_did_not_win"}]},
    {"name": "throne", "value": 11, "copies": 6},
    *({"name": f"worth-{value}", "value": value, "copies": 4} for value in (1, 2, 3)),
]  # fmt: skip
COPIES: Final = [(one, copy + 1) for one in msgspec.convert(DATA, list[Printed]) for copy in range(one.copies)]
PRINTED: Final = tuple(one for one, _ in COPIES)
"""Allies, cards and tokens share one numbering, because `known` is one column."""
ALLIES: Final = tuple(map(Ally, range(11)))
CARDS: Final = tuple(map(Card, range(11, 33)))
TOKENS: Final = tuple(map(Token, range(33, 45)))
LEADERS: Final = ("cersei", "euron", "olenna", "doran")
COUNCILS: Final = ("north", "east", "south", "west")
INFLUENCE, ALLY, ABOVE_ALL = range(3)
HAND, TURNS, SPACES, NOBODY, NOWHERE = 5, 2, len(TOKENS), Seat(-1), Council(-1)
PIECES: Final = Names("piece", [one.name if one.copies == 1 else f"{one.name}-{copy}" for one, copy in COPIES])
NAMES: Final = {
    **dict.fromkeys((Ally, Card, Token), PIECES),
    Council: Names("council", COUNCILS),
    Place: Names("place", [f"{council}-{number + 1}" for council in COUNCILS for number in range(SPACES)]),
}
