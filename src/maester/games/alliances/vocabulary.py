"""The closed vocabulary of card abilities: what all operations have in common, and the words that many of them share.

An ability is a list of operations, each a struct of its own that msgspec reads from the card file by its word `op`. It
has exactly the fields that the operation takes, says at which moments it makes sense, and (see `abilities`) does what
it does. They stand in the chapters that they belong to; `operations` lists those. What a word means to people stands in
the card file itself, under `vocabulary`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec

from maester.engine.card_entries import WrongEntry

Moment = Literal["played", "in_bid_area", "triumph", "cleanup", "this_round", "when_claimed"]
PLAYED: Final = "played"
IN_BID_AREA: Final = "in_bid_area"
TRIUMPH: Final = "triumph"
CLEANUP: Final = "cleanup"
THIS_ROUND: Final = "this_round"
WHEN_CLAIMED: Final = "when_claimed"
RESOLVED: Final = (PLAYED, TRIUMPH, WHEN_CLAIMED)
"""Moments at which something is done once."""
HOLDS: Final = (IN_BID_AREA, THIS_ROUND)
"""Moments that last, at which something is true or forbidden."""
OF_ALLIES: Final = (THIS_ROUND, WHEN_CLAIMED)
"""The moments of allies; all others are those of influence cards."""

Condition = Literal[
    "you_won", "you_did_not_win", "neighbor_won", "you_or_chosen_won", "your_ally", "second_has_bid_card",
    "last_to_kneel", "revealed_power_at_most", "revealed_power_above",
]  # fmt: skip
Leaders = Literal[
    "you", "any", "another", "another_standing", "another_with_bid", "same", "chosen_neighbor", "each", "each_other",
    "neighbors", "winner", "second", "lowest_other",
]  # fmt: skip
"""Which leaders an operation is about."""
Color = Literal["red", "green", "purple", "white", "blue"]
Colors = Annotated[tuple[Color, ...], msgspec.Meta(min_length=1)]
Number = Annotated[int, msgspec.Meta(ge=0)]


HowMany = Number | Literal["all"]
ALL: Final = 999
"""How many 'all' are: more than there can be of anything."""


def counted(n: HowMany) -> int:
    """How many, as a number."""
    return ALL if n == "all" else n


class NamedCard(int):
    """An influence card that the file names by its id: the number of its kind."""


class NamedAllies(tuple[int, ...]):
    """Allies that the file names by their ids: the numbers of all copies of them."""


class Operation(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag_field="op", forbid_unknown_fields=True):
    """One operation of an ability: the fields that every operation takes."""

    moments: ClassVar[tuple[Moment, ...]] = ()
    """At which moments it makes sense; a complete operation names some."""
    only_at: ClassVar[tuple[tuple[str, str, Moment], ...]] = ()
    """Words (a field and what it says) that make sense at one moment only, since they speak of this ally, the winner or
    a chosen leader."""
    needed_with: ClassVar[tuple[tuple[str, str, str], ...]] = ()
    """Words (a field and what it says) that need one field more."""
    of_conditions: ClassVar[Mapping[str, tuple[Condition, ...]]] = {
        "allies": ("your_ally",),
        "power": ("revealed_power_at_most", "revealed_power_above"),
    }
    """Fields that belong to conditions: they need one of these, and these need them."""
    is_placing: ClassVar[bool] = False
    """Does it, of an ally, belong to the ally's placing, and not to what is resolved afterwards?"""

    when: Moment
    condition: Condition | None = msgspec.field(default=None, name="if")
    may: bool = False
    if_done: bool = False
    after_placing: bool = False
    after_claim: bool = False
    allies: NamedAllies = NamedAllies()
    power: Number | None = None

    @property
    def op(self) -> str:
        """Its word."""
        return str(self.__struct_config__.tag)

    @property
    def moment(self) -> str:
        """When it is resolved: its `when`, or what it waits for."""
        if self.after_claim:
            return "after_claim"
        return "placed" if self.after_placing else self.when

    def __post_init__(self) -> None:
        """Refuses what makes no sense, though each field by itself is well-formed."""
        if self.when not in self.moments:
            raise self.wrong_moment(self.when, *self.moments)
        if self.after_placing and self.when != PLAYED:  # only played cards are placed
            raise self.wrong_moment("after_placing", PLAYED)
        if self.after_claim and self.when not in (TRIUMPH, THIS_ROUND):  # what holds until then can wait for it
            raise self.wrong_moment("after_claim", TRIUMPH, THIS_ROUND)
        for field, conditions in self.of_conditions.items():
            if self.condition in conditions and not self.says(field):
                raise self.missing(field)
            if self.condition not in conditions and self.says(field):
                raise WrongEntry("unknown-key", f"{self.op}: {field}", self.known_fields())
        for field, word, needed in self.needed_with:
            if self.said(field) == word and not self.says(needed):
                raise self.missing(needed)
        for field, word, moment in self.only_at:
            if self.said(field) == word and self.when != moment:
                raise self.wrong_moment(f"{field} = {word}", moment)

    # -- what is wrong with it -----------------------------------------------------------------------

    def wrong_moment(self, what: str, *right: str) -> WrongEntry:
        return WrongEntry("wrong-moment", f"{self.op}: {what}", right)

    def missing(self, field: str) -> WrongEntry:
        return WrongEntry("missing", f"{self.op}: {field}")

    def misplaced(self, field: str) -> WrongEntry:
        return WrongEntry("misplaced", f"{self.op}: {field}")

    def said(self, field: str) -> Any:
        """What the card says in a field, by the field's name in the file."""
        return getattr(self, {"from": "source"}.get(field, field))

    def says(self, field: str) -> bool:
        """Does the card say anything in this field, for fields that may be left out?"""
        return self.said(field) not in (None, ())

    def known_fields(self) -> list[str]:
        """The fields that this operation takes with this condition."""
        others = [field for field, conditions in self.of_conditions.items() if self.condition not in conditions]
        return sorted(field.encode_name for field in msgspec.structs.fields(self) if field.name not in others)
