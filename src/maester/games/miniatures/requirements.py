"""What cards demand of an army (p. 23, army.card-restrictions): a closed list of twelve kinds.

Each kind has these fields and no others: an unknown kind or field is an error of the data file. A name is the English
name of a card, or its name and subtitle; "X (unit)" is the Combat Unit X, "X (attachment)" the Attachment X. What each
kind means for an army stands in `army_requirements.py`; `text` and `when` are for the reader.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from maester.engine.card_entries import WrongEntry


class Requirement(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """What all kinds have: how the card says it, if it says more than its kind."""

    text: str = ""
    text_pl: str = ""

    def text_in(self, language: str) -> str:
        """How the card says it; empty if there is no more to say than its kind says."""
        return self.text_pl if language == "pl" else self.text


class Loyalty(Requirement, frozen=True, kw_only=True, tag="loyalty"):
    """Cards of two different Loyalties are not in one army; cards without one go with all."""

    to: str
    to_pl: str


class ArmyMustInclude(Requirement, frozen=True, kw_only=True, tag="army-must-include"):
    """The army has at least one, or every one, of the named cards."""

    any_of: tuple[str, ...] = ()
    all_of: tuple[str, ...] = ()
    when_commander: bool = False
    """Only if the card that demands it is the army's Commander."""

    def __post_init__(self) -> None:
        _exactly_one_of(self, "any_of", "all_of")


class ArmyMayNotInclude(Requirement, frozen=True, kw_only=True, tag="army-may-not-include"):
    """None of the named cards, no card of these factions, no Combat Unit with that word in its name or of that
    faction.
    """

    names: tuple[str, ...] = ()
    factions: tuple[str, ...] = ()
    units_named: str = ""
    units_of_faction: str = ""
    when_army_includes: tuple[str, ...] = ()
    """Only if one of these is in the army."""

    def __post_init__(self) -> None:
        if not (self.names or self.factions or self.units_named or self.units_of_faction):
            raise WrongEntry("missing", "army-may-not-include: names")


class ArmyMayInclude(Requirement, frozen=True, kw_only=True, tag="army-may-include"):
    """So many Combat Units of these other factions are allowed, and count as the army's own."""

    what: Literal["unit"]
    factions: tuple[str, ...]
    max: int
    counts_as: Literal["own-faction"]


class ArmyLimit(Requirement, frozen=True, kw_only=True, tag="army-limit"):
    """At most so many copies of the card; or so many for each Combat Unit of a type with a word in its name; or the
    limit of another unit is lifted.
    """

    max: int = 0
    what: str = ""
    applies_to: Literal["", "this-unit"] = ""
    per: str = ""
    per_units_named: str = ""
    per_type: Literal["", "infantry", "cavalry", "monster", "war-machine"] = ""
    lifted: bool = False

    def __post_init__(self) -> None:
        if bool(self.max) == self.lifted:
            raise WrongEntry("missing", "army-limit: max")
        _exactly_one_of(self, "what", "per")
        if self.per and not (self.applies_to and self.per_units_named and self.per_type):
            raise WrongEntry("missing", "army-limit: per_units_named")


class MayOnlyJoin(Requirement, frozen=True, kw_only=True, tag="may-only-join"):
    """The Attachment goes only into the unit that carries a Character, into units of a faction, into units with a word
    in their name, or into the unit of this name.
    """

    unit: str
    """For the reader, if another field says it; else the name of the unit."""
    unit_pl: str
    unit_with: str = ""
    units_of_faction: str = ""
    units_named: str = ""

    def __post_init__(self) -> None:
        if self.unit_with or self.units_of_faction or self.units_named:
            _exactly_one_of(self, "unit_with", "units_of_faction", "units_named")


class MustCarryAttachment(Requirement, frozen=True, kw_only=True, tag="must-carry-attachment"):
    """The unit is not fielded without this Attachment."""

    name: str


class IgnoresAttachmentLimit(Requirement, frozen=True, kw_only=True, tag="ignores-attachment-limit"):
    """It does not count as the one Attachment of its unit; with `unit_with` only beside that Character."""

    unit_with: str = ""
    when: str = ""
    when_pl: str = ""


class AttachedToEnemyInfantry(Requirement, frozen=True, kw_only=True, tag="attached-to-enemy-infantry"):
    """In the list it stands by itself; it is put in an enemy Infantry unit."""

    when: Literal["before deployment", "after deployment"]
    when_pl: str


class CostModifier(Requirement, frozen=True, kw_only=True, tag="cost-modifier"):
    """Something costs less; the cheapest reading holds, and no cost falls below 0."""

    discount: int | Literal["all"]
    applies_to: Literal[
        "one-attachment-of-this-unit", "one-attachment-of-the-army", "this-attachment",
        "first-attachment-with-subname", "one-unit-named",
    ]  # fmt: skip
    ability: str = ""
    in_units_named: str = ""
    subname: str = ""
    names: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        needed = {
            "one-attachment-of-this-unit": "ability",
            "this-attachment": "in_units_named",
            "first-attachment-with-subname": "subname",
            "one-unit-named": "names",
        }.get(self.applies_to)
        given = [name for name in ("ability", "in_units_named", "subname", "names") if getattr(self, name)]
        if given != ([needed] if needed else []):
            raise WrongEntry("shape", f"cost-modifier: {needed or given[0]}")


class FreeAttachment(Requirement, frozen=True, kw_only=True, tag="free-attachment"):
    """This Attachment costs nothing in this unit."""

    name: str


class Summoned(Requirement, frozen=True, kw_only=True, tag="summoned"):
    """It is not bought: it comes into play by this ability."""

    by: str
    ability: str


AnyRequirement: TypeAlias = (
    Loyalty
    | ArmyMustInclude
    | ArmyMayNotInclude
    | ArmyMayInclude
    | ArmyLimit
    | MayOnlyJoin
    | MustCarryAttachment
    | IgnoresAttachmentLimit
    | AttachedToEnemyInfantry
    | CostModifier
    | FreeAttachment
    | Summoned
)


def _exactly_one_of(requirement: Requirement, *names: str) -> None:
    if len([name for name in names if getattr(requirement, name)]) != 1:
        kind = requirement.__struct_config__.tag
        raise WrongEntry("missing", f"{kind}: {names[0]}")
