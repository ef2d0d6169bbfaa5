"""What cards say, in the closed vocabulary of the card file: the structs into which the file is read.

Each field is declared once, under the file's name for it. What the rules ask for often is worked out from the fields
once: words as numbers and bits, and by the box which cards a filter could ever mean. Every text and every operation has
a number in its box, by which the state of a match refers to it. `printed.py` puts texts and cards together.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal, NewType, get_args

import msgspec
from msgspec import field
from msgspec.structs import force_setattr

from maester.engine.card_entries import Derived, WrongEntry, derived

if TYPE_CHECKING:
    from maester.games.cardgame.court import Court
    from maester.games.cardgame.resolving import Resolving

Card = NewType("Card", int)
"""One of the 132 cards: 50 of Stark, 50 of Lannister, 32 plots."""
Title = NewType("Title", int)
"""What is printed on a card; copies of a card have the same title."""
Icon = NewType("Icon", int)
"""A type of challenge, and the icon for it."""

Number = Annotated[int, msgspec.Meta(ge=0)]
Words = Annotated[str, msgspec.Meta(pattern=r"\S")]
"""Words for the reader."""
Amount = int | Literal["X", "-X"]
"""A number, or the one that the player chose on paying."""
IconWord = Literal["military", "intrigue", "power"]
KeywordWord = Literal["limited", "renown", "stealth"]
PhaseWord = Literal["any", "plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation"]
TypeWord = Literal["character", "location", "attachment", "event", "plot"]
HouseWord = Literal["stark", "lannister", "neutral"]
PositionWord = Literal["standing", "kneeling"]
UntilWord = Literal["end_of_challenge", "end_of_phase", "end_of_round"]
LimitWord = Literal["challenge", "phase", "round"]
RoleWord = Literal["attacker", "defender"]
PlayerWord = Literal["you", "opponent", "each", "most_cards_in_hand"]
WhileWord = Literal["attacking", "defending", "self_attacking"]
Reference = Literal["self", "attached", "chosen", "trigger_card", "cost_cards"]
"""A card, or cards, that the ability knows."""
EventWord = Literal[
    "card_played", "declared_defender", "challenge_won", "challenge_lost", "attachment_played", "character_killed",
    "would_be_killed", "dominance_won", "phase_end", "plots_resolved", "strength_is_zero",
]  # fmt: skip

NO_CARD: Final = Card(-1)
ICONS: Final[tuple[str, ...]] = get_args(IconWord)
MILITARY, INTRIGUE, POWER = Icon(0), Icon(1), Icon(2)
KEYWORDS: Final[tuple[str, ...]] = get_args(KeywordWord)
LIMITED, RENOWN, STEALTH = 1, 2, 4
"""Keywords as bits, in the order of their names."""
PHASES: Final[tuple[str, ...]] = get_args(PhaseWord)[1:]
TYPES: Final[tuple[str, ...]] = get_args(TypeWord)
HOUSES: Final[tuple[str, ...]] = get_args(HouseWord)[:2]
CHARACTER, LOCATION, ATTACHMENT, EVENT, PLOT = range(5)
POSITIONS: Final[tuple[str, ...]] = get_args(PositionWord)
STANDING, KNEELING = 0, 1
UNTIL: Final[tuple[str, ...]] = get_args(UntilWord)
END_OF_CHALLENGE, END_OF_PHASE, END_OF_ROUND, FOR_EVER = range(4)
LIMITS: Final[tuple[str, ...]] = get_args(LimitWord)


def bits(names: tuple[str, ...], given: Iterable[str]) -> int:
    """Words as bits, in the order of their names."""
    return sum(1 << names.index(name) for name in given)


def counted(amount: Amount, x: int = 0) -> int:
    """An amount as a number."""
    if isinstance(amount, int):
        return amount
    return x if amount == "X" else -x


# --- which cards -----------------------------------------------------------------------------------------------


class Filter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, dict=True):
    """Which cards fit."""

    type: TypeWord | None = None
    type_any: tuple[TypeWord, ...] | None = None
    house: HouseWord | None = None
    house_any: tuple[HouseWord, ...] | None = None
    trait_any: tuple[Words, ...] | None = None
    name: Words | None = None
    """The id of a card: copies of it fit."""
    unique: bool | None = None
    controller: Literal["you", "opponent", "any", "first_player"] = "any"
    position: PositionWord | None = None
    participating: bool | None = None
    side: Literal["attacking"] | None = None
    strength_max: Number | None = None
    printed_cost_below: Number | Literal["attacking_lannister_characters"] | None = None
    keyword_any: tuple[KeywordWord, ...] = ()
    has_attachments: bool | None = None
    without_icon: IconWord | None = None
    not_self: bool = False
    not_attached: bool = False
    if_able: bool = False

    fits: Derived[tuple[bool, ...]] = derived()
    """By card of the box: does it fit in all that never changes? The box works it out, once."""
    plain: Derived[bool] = derived()
    """Is nothing asked for that changes during play, but who controls the card?"""

    def __post_init__(self) -> None:
        unasked = (
            self.position, self.participating, self.side, self.strength_max, self.printed_cost_below,
            self.has_attachments, self.without_icon,
        )  # fmt: skip
        plain = all(one is None for one in unasked) and not (self.keyword_any or self.not_self or self.not_attached)
        force_setattr(self, "plain", plain)

    @cached_property
    def keywords(self) -> int:
        return bits(KEYWORDS, self.keyword_any)

    def standing(self) -> Filter:
        """The same of standing cards only."""
        return msgspec.structs.replace(self, position="standing")


class CardSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card known from the ability (`ref`), or all cards in play that fit."""

    ref: Reference | None = None
    all: Filter | None = None

    def __post_init__(self) -> None:
        if (self.ref is None) == (self.all is None):
            raise WrongEntry("shape", "ref, all")


# --- when, and at what cost ------------------------------------------------------------------------------------


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, dict=True):
    """What sets a text off."""

    event: EventWord | None = None
    card: Reference | Filter | None = None
    by: PlayerWord | None = None
    icons: tuple[IconWord, ...] = field(name="types", default=())
    role: RoleWord | None = field(name="as", default=None)
    self_participating: bool = False
    any_of: tuple[Trigger, ...] = ()
    on: Reference | None = None
    of_phase: PhaseWord = field(name="phase", default="any")
    this_challenge: bool = False

    @cached_property
    def types(self) -> tuple[int, ...]:
        """The types of challenges, as numbers."""
        return tuple(map(ICONS.index, self.icons))

    @cached_property
    def phase(self) -> int | None:
        return None if self.of_phase == "any" else PHASES.index(self.of_phase)


class YouControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Such cards, at least so many of them."""

    filter: Filter
    min: Number


class OpponentWon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Has the opponent won such a challenge in this round, or none?"""

    types: tuple[IconWord, ...]
    value: bool


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What must hold for using a text, or for a constant one to work."""

    challenge_types: tuple[IconWord, ...] = ()
    self_participating: bool | None = None
    attached_participating: bool | None = None
    attached_name: Words | None = None
    """The id of a card: the bearer is a copy of it."""
    attached_position: PositionWord | None = None
    self_position: PositionWord | None = None
    you_are: RoleWord | None = None
    you_control: YouControl | None = None
    opponent_has_more_power: bool | None = None
    opponent_won_this_round: OpponentWon | None = None
    you_control_fewer_characters: bool | None = None


class CardCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card itself, or so many cards of the player's choice."""

    ref: Literal["self"] | None = None
    count: Number = 0
    filter: Filter | None = None

    def __post_init__(self) -> None:
        if (self.ref is None) == (self.filter is None) or (self.filter is None) != (self.count == 0):
            raise WrongEntry("shape", "ref, count, filter")


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """One part of a cost: gold (a number, or X of the player's choice), or cards that kneel or are discarded."""

    pay_gold: Number | Literal["X"] | None = None
    kneel: CardCost | None = None
    discard_from_play: CardCost | None = None

    def __post_init__(self) -> None:
        if sum(part is not None for part in (self.pay_gold, self.kneel, self.discard_from_play)) != 1:
            raise WrongEntry("shape", "cost", self.__struct_fields__)

    @cached_property
    def cards(self) -> CardCost | None:
        """The cards with which it is paid."""
        return self.kneel or self.discard_from_play

    @property
    def least_gold(self) -> int:
        """X is at least 1."""
        return counted(self.pay_gold, 1) if self.pay_gold is not None else 0


class Limit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often, and in what time."""

    times: Number
    per: LimitWord


class TargetChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is chosen before the effects, and by whom."""

    count: Number
    by: PlayerWord
    filter: Filter


# --- what happens ------------------------------------------------------------------------------------------------


class Operation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", dict=True):
    """One operation of the vocabulary, tagged by its word, with all that it takes.

    An operation is either an `Instant`, or changes how things are for a while (`Continuous`).
    """

    number: Derived[int] = derived()
    """Its number in the box, which gives it once all cards are read."""
    makes_stand: ClassVar[bool] = False
    blanks: ClassVar[bool] = False
    """Does it make cards blank?"""

    @property
    def word(self) -> str:
        return str(self.__struct_config__.tag)

    @property
    def operations(self) -> tuple[Operation, ...]:
        """What happens later by it."""
        return ()

    @property
    def when(self) -> Trigger | None:
        """What it waits for before they happen."""
        return None

    @cached_property
    def effects(self) -> tuple[int, ...]:
        """The numbers of its operations."""
        return tuple(one.number for one in self.operations)

    def card_sets(self) -> list[CardSet]:
        """The cards of which it speaks itself."""
        return [value for name in self.__struct_fields__ if isinstance(value := getattr(self, name), CardSet)]

    @cached_property
    def is_impersonal(self) -> bool:
        """Is it all one which copy of its card says it, and which cards set it off?"""
        filters = [value for name in self.__struct_fields__ if isinstance(value := getattr(self, name), Filter)]
        return not self.card_sets() and not self.operations and all(one.plain for one in filters)

    def apply(self, game: Court, frame: Resolving) -> None:
        """It happens, or begins to last, by a text that is being carried out."""
        raise NotImplementedError(self.word)


class Instant(Operation, frozen=True):
    """An operation that happens once."""


class Continuous(Operation, frozen=True):
    """An operation that changes how things are: by a constant text, as long as that works."""


class ChangesCards(Continuous, frozen=True):
    """A change that concerns cards in play."""

    what: CardSet


class ChangesCardsWhile(ChangesCards, frozen=True, kw_only=True):
    """A change that may concern cards only while they, or the card itself, are in a challenge."""

    during: WhileWord | None = field(name="while", default=None)


class ChangesPlayers(Continuous, frozen=True):
    """A change that concerns players."""

    player: PlayerWord


# --- texts -------------------------------------------------------------------------------------------------------


class CardText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="timing", dict=True):
    """One ability of a card, tagged by when it works; `printed.py` has the timings with what each of them takes."""

    text: Words
    """In English, for the reader."""
    text_pl: Words
    condition: Condition | None = None

    number: Derived[int] = derived()
    """Its number in the box, which gives it once all cards are read."""
    effects: Derived[tuple[int, ...]] = field(name="numbers", default=())
    """The numbers of its operations."""
    gold: Derived[int] = derived()
    """The least gold that it costs."""

    def __post_init__(self) -> None:
        force_setattr(self, "gold", sum(cost.least_gold for cost in self.costs))

    @property
    def operations(self) -> tuple[Operation, ...]:
        raise NotImplementedError

    @property
    def trigger(self) -> Trigger | None:
        return None

    @property
    def costs(self) -> tuple[Cost, ...]:
        return ()

    @property
    def choice(self) -> TargetChoice | None:
        return None

    @property
    def limit(self) -> Limit | None:
        return None

    @property
    def phases(self) -> tuple[int, ...]:
        """In which it may be used."""
        return ()

    @cached_property
    def timing(self) -> str:
        return str(self.__struct_config__.tag)

    @cached_property
    def reads_trigger(self) -> bool:
        """Does it matter which card set it off?"""
        return any(cards.ref == "trigger_card" for one in self.operations for cards in one.card_sets())

    @cached_property
    def needs_challenge(self) -> bool:
        """Can it never be used while no challenge is going on?"""
        condition, choice = self.condition, self.choice
        if condition is not None and (
            condition.challenge_types
            or condition.you_are
            or condition.self_participating
            or condition.attached_participating
        ):
            return True
        if choice is None or choice.filter.if_able:
            return False
        return bool(choice.filter.participating or choice.filter.side)
