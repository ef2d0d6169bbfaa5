"""What cards say, in the closed vocabulary of the card file, as values that the rules work with.

Words that are asked for often have become numbers and bits; a filter knows beforehand which cards of the box could fit.
Every text and every effect has a number, by which the state of a match refers to it.
"""

from __future__ import annotations

from typing import Final, NewType

import msgspec

Card = NewType("Card", int)
"""One of the 132 cards: 50 of Stark, 50 of Lannister, 32 plots."""
Title = NewType("Title", int)
"""What is printed on a card; copies of a card have the same title."""
Icon = NewType("Icon", int)
"""A type of challenge, and the icon for it."""

NO_CARD: Final = Card(-1)
ICONS: Final = ("military", "intrigue", "power")
MILITARY, INTRIGUE, POWER = Icon(0), Icon(1), Icon(2)
KEYWORDS: Final = ("limited", "renown", "stealth")
LIMITED, RENOWN, STEALTH = 1, 2, 4
"""Keywords as bits, in the order of their names."""
PHASES: Final = ("plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation")
TYPES: Final = ("character", "location", "attachment", "event", "plot")
CHARACTER, LOCATION, ATTACHMENT, EVENT, PLOT = range(5)
STANDING, KNEELING = 0, 1
UNTIL: Final = ("end_of_challenge", "end_of_phase", "end_of_round")
END_OF_CHALLENGE, END_OF_PHASE, END_OF_ROUND, FOR_EVER = range(4)
LIMITS: Final = ("challenge", "phase", "round")
X: Final = "X"


class Filter(msgspec.Struct, frozen=True):
    """Which cards fit. `fits` answers by card for all that never changes: type, House, traits, name, uniqueness."""

    fits: tuple[bool, ...]
    controller: str = "any"
    plain: bool = True
    """Nothing else is asked for."""
    position: int | None = None
    participating: bool | None = None
    attacking: bool = False
    strength_max: int | None = None
    cost_below: int | str | None = None
    keywords: int = 0
    has_attachments: bool | None = None
    without_icon: int | None = None
    not_self: bool = False
    not_attached: bool = False
    if_able: bool = False


class CardSet(msgspec.Struct, frozen=True):
    """A card known from the ability (`ref`), or all cards in play that fit."""

    ref: str = ""
    all: Filter | None = None


class Trigger(msgspec.Struct, frozen=True):
    """What sets a text off."""

    event: str
    card: str | Filter | None = None
    by: str = ""
    types: tuple[int, ...] = ()
    role: str = ""
    self_participating: bool = False
    any_of: tuple[Trigger, ...] = ()
    on: str = ""
    phase: int | None = None
    this_challenge: bool = False


class Condition(msgspec.Struct, frozen=True):
    """What must hold for using a text, or for a constant one to work."""

    challenge_types: tuple[int, ...] = ()
    self_participating: bool | None = None
    attached_participating: bool | None = None
    attached_title: int | None = None
    attached_position: int | None = None
    self_position: int | None = None
    you_are: str = ""
    you_control: tuple[Filter, int] | None = None
    opponent_has_more_power: bool | None = None
    opponent_won: tuple[tuple[int, ...], bool] | None = None
    fewer_characters: bool | None = None


class Cost(msgspec.Struct, frozen=True):
    """One part of a cost: gold (a number, or X of the player's choice), or cards that kneel or are discarded."""

    kind: str
    gold: int = 0
    is_x: bool = False
    count: int = 0
    """So many cards of the player's choice; 0: the card itself."""
    filter: Filter | None = None


class Choice(msgspec.Struct, frozen=True):
    """What is chosen before the effects, and by whom."""

    count: int
    by: str
    filter: Filter


class Effect(msgspec.Struct, frozen=True):
    """One operation with all that it takes; what an operation doesn't take is left out."""

    number: int
    op: str
    condition: Condition | None = None
    """Of a constant: as long as this holds."""
    what: CardSet | None = None
    to_house: bool = False
    to: str = ""
    count: int = 0
    player: str = "you"
    amount: int = 0
    per: str = ""
    times_x: int = 0
    """1 for X, -1 for minus X."""
    fixed: bool = False
    during: str = ""
    """`while` of the file."""
    until: int = FOR_EVER
    keywords: int = 0
    lost_keywords: bool = False
    icons: int = 0
    roles: tuple[str, ...] = ()
    types: tuple[int, ...] = ()
    phase: int = -1
    gold: int = 0
    for_self: bool = False
    uses: str = ""
    value: int = 0
    mode: str = ""
    filter: Filter | None = None
    reveal: bool = False
    down_to: int | None = None
    optional: bool = False
    up_to: int = 0
    fate: str = ""
    """`rest` or `then` of the file."""
    unsaveable: bool = False
    not_won: tuple[int, ...] = ()
    """Only players who have won no challenge of these types in this phase."""
    when: Trigger | None = None
    effects: tuple[int, ...] = ()


class Text(msgspec.Struct, frozen=True):
    """One ability of a card."""

    number: int
    timing: str
    effects: tuple[int, ...]
    phases: tuple[int, ...] = ()
    trigger: Trigger | None = None
    condition: Condition | None = None
    costs: tuple[Cost, ...] = ()
    gold: int = 0
    """The least gold that it costs."""
    choice: Choice | None = None
    limit: tuple[int, int] | None = None
    """How often, and in what time (a place in LIMITS)."""
    reads_trigger: bool = False
    """Does it matter which card set it off?"""
    needs_challenge: bool = False
    """Can it be used only while a challenge is going on?"""
