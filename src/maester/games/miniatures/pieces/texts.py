"""A text: what always holds, and what is set off at which moment."""

from __future__ import annotations

import msgspec

from maester.games.miniatures.field import ROUND
from maester.games.miniatures.moments import ZONE_CLAIMED
from maester.games.miniatures.pieces.bearing import AttachInfluence
from maester.games.miniatures.pieces.board_filters import NotReplaced
from maester.games.miniatures.pieces.card_operations import InsteadOfZone
from maester.games.miniatures.pieces.changes import Change, Scope, Standing
from maester.games.miniatures.pieces.choices import If
from maester.games.miniatures.pieces.filters import Filter, Has
from maester.games.miniatures.pieces.operations import Operation
from maester.games.miniatures.pieces.situations import NCU, Role
from maester.games.miniatures.pieces.targets import Targets, UnitsToInfluence


class Trigger(msgspec.Struct, frozen=True, kw_only=True):
    """What happens at a moment: it must be resolved, or (an Order, a "may") its player decides."""

    moment: str
    when: tuple[Filter, ...] = ()
    targets: tuple[Targets, ...] = ()
    """Which units are picked for it, one after the other; nothing happens where one can't be."""
    operations: tuple[Operation, ...]
    is_order: bool = False
    is_play: bool = False
    """A way of playing a Tactics card."""
    optional: bool = False
    this_attack: bool = False
    """Only for attacks that are printed with this ability."""
    on: Role = Role.UNIT
    """The unit that sets off a Tactics card, which is its target (p. 21)."""
    tokens: int = 0
    """Tokens that its use costs, off the card on which it stands."""
    in_turn: bool = False
    """Its targets are picked one after the other when it is resolved: too many ways to name them all at once."""
    plays_card: bool = False
    """It plays a Tactics card, and so is its player's one effect at the moment."""
    limit: int = -1
    """The time in which it may be used once (`field.ROUND`, `field.GAME`); -1 for as often as it is set off."""
    limited_by: str = "order.once-per-round"
    """The rule that says so."""

    @property
    def is_mandatory(self) -> bool:
        return not (self.is_order or self.is_play or self.optional)


class Text(msgspec.Struct, frozen=True):
    """All that a text does."""

    standing: tuple[Standing, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    borne: tuple[Text, ...] = ()
    """What it does for a unit, NCU or player that bears it: by Influence, as an attached card, or for a time."""


def text(*parts: Standing | Trigger | Text) -> Text:
    """A text of several parts: what stands on the card itself, and (`borne`) what is borne of it."""
    return Text(
        tuple(part for part in parts if isinstance(part, Standing)),
        tuple(part for part in parts if isinstance(part, Trigger)),
        tuple(part for part in parts if isinstance(part, Text)),
    )


def borne(*parts: Standing | Trigger) -> Text:
    """What a unit has that bears the text."""
    return text(*parts)


def attack(*changes: Change) -> Standing:
    """The attack that is printed with this ability has these."""
    return Standing(Scope.THIS_ATTACK, changes)


def own_attacks(*changes: Change) -> Standing:
    """Every attack of the unit has these."""
    return Standing(Scope.OWN_ATTACKS, changes)


def when_attacked(*changes: Change) -> Standing:
    """Every attack on the unit has these."""
    return Standing(Scope.WHEN_ATTACKED, changes)


def always(*changes: Change) -> Standing:
    """The unit has these."""
    return Standing(Scope.ALWAYS, changes)


def engaged_enemies(*changes: Change) -> Standing:
    """Enemies engaged with the unit have these."""
    return Standing(Scope.ENGAGED_ENEMIES, changes)


def friends_near(reach: int, *changes: Change) -> Standing:
    """Units of its side so near have these, the unit itself included."""
    return Standing(Scope.FRIENDS_NEAR, changes, reach)


def enemies_near(reach: int, *changes: Change) -> Standing:
    """Enemies so near have these."""
    return Standing(Scope.ENEMIES_NEAR, changes, reach)


def friendly_attacks(*changes: Change) -> Standing:
    """Every attack of a unit of its side has these."""
    return Standing(Scope.FRIENDLY_ATTACKS, changes)


def player(*changes: Change) -> Standing:
    """The player whose text it is has these."""
    return Standing(Scope.PLAYER, changes)


Picks = Targets | tuple[Targets, ...]
"""One unit that is picked, or several."""


def _picks(targets: Picks) -> tuple[Targets, ...]:
    return targets if isinstance(targets, tuple) else (targets,)


def must(moment: str, *when: Filter, do: tuple[Operation, ...], targets: Picks = ()) -> Trigger:
    """At this moment, if all that holds, it is done."""
    return Trigger(moment=moment, when=when, operations=do, targets=_picks(targets))


def in_attack(moment: str, *when: Filter, do: tuple[Operation, ...]) -> Trigger:
    """The same, only for attacks that are printed with this ability."""
    return Trigger(moment=moment, when=when, operations=do, this_attack=True)


def may(
    moment: str,
    *when: Filter,
    do: tuple[Operation, ...],
    targets: Picks = (),
    tokens: int = 0,
    limit: int = -1,
    limited_by: str = "order.once-per-round",
    this_attack: bool = False,
    in_turn: bool = False,
    plays_card: bool = False,
) -> Trigger:
    """At this moment its player may have it done, for so many tokens, once in a time if it has a limit."""
    return Trigger(
        moment=moment,
        when=when,
        operations=do,
        targets=_picks(targets),
        optional=True,
        tokens=tokens,
        limit=limit,
        limited_by=limited_by,
        this_attack=this_attack,
        in_turn=in_turn,
        plays_card=plays_card,
    )


def order(moment: str, *when: Filter, do: tuple[Operation, ...], targets: Picks = ()) -> Trigger:
    """An Order with this trigger: once per Round (p. 22)."""
    return Trigger(moment=moment, when=when, operations=do, targets=_picks(targets), is_order=True, limit=ROUND)


def play(moment: str, *when: Filter, do: tuple[Operation, ...], targets: Picks = (), on: Role = Role.UNIT) -> Trigger:
    """A way of playing a Tactics card (p. 21); `on` is the unit that sets it off."""
    return Trigger(moment=moment, when=when, operations=do, targets=_picks(targets), is_play=True, on=on)


def influence(*operations: Operation) -> Trigger:
    """Influence (p. 20): when the NCU Claims a zone, its card is attached to a Combat Unit, which bears the first part
    of the text until the Cleanup Phase; these operations come with it.
    """
    return Trigger(
        moment=ZONE_CLAIMED,
        when=(Has(NCU),),
        targets=(UnitsToInfluence(),),
        operations=(AttachInfluence(), *operations),
    )


def instead_of_zone(*operations: Operation) -> tuple[Operation, ...]:
    """These are done instead of the effect of the zone that was Claimed, unless something else is done instead already
    (ruling.replaced-zone-effect).
    """
    return (If((NotReplaced(),), (InsteadOfZone(), *operations)),)
