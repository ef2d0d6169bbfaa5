"""Conditions about units: ranks, tokens, sight, what they bear, and what an attack has done to them."""

from __future__ import annotations

from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Turn
from maester.games.miniatures.names import NO_UNIT, owner
from maester.games.miniatures.pieces.filters import Filter
from maester.games.miniatures.pieces.situations import OWN, Role, Situation
from maester.games.miniatures.seeing import surroundings


class MoreRanks(Filter, frozen=True):
    """The unit in a role has more ranks left than another."""

    role: Role
    than: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        return game.ranks(situation.who(self.role)) > game.ranks(situation.who(self.than))


class OfPlayer(Filter, frozen=True):
    """The unit or NCU in this role is the player's own."""

    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        return unit != NO_UNIT and owner(unit) == situation.player


class HasAnyCondition(Filter, frozen=True):
    """A unit has a Condition token, whichever."""

    whose: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.whose)
        return game.stands(unit) and game.conditions[unit] != 0


class BeganTurnEngaged(Filter, frozen=True):
    """Two units were engaged with each other when the turn began."""

    role: Role
    other: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        turn, unit, other = game.innermost(Turn), situation.who(self.role), situation.who(self.other)
        return turn is not None and 0 <= unit < len(turn.touching) and other in turn.touching[unit]


class FriendsDestroyed(Filter, frozen=True):
    """At least so many friendly Combat Units have been destroyed."""

    least: int

    def holds(self, game: Field, situation: Situation) -> bool:
        gone = [unit for unit in game.units() if game.is_friendly(situation.player, unit) and not game.wounds[unit]]
        return len(gone) >= self.least


class Bears(Filter, frozen=True):
    """The unit in a role bears something of this text: attached to it, or for a time."""

    text: str
    role: Role = OWN

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        return any(one.on == unit and one.text == self.text for one in game.borne)


class HasAttachmentOf(Filter, frozen=True):
    """An Attachment of this type is in the unit in a role."""

    unit_type: str
    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        held = game.attachments[unit] if game.stands(unit) else ()
        return any(game.box.attachments[one.ref].type == self.unit_type for one in held)


class DealtWounds(Filter, frozen=True):
    """The Defender has suffered Wounds by the attack."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.attack is not None and situation.attack.wounds > 0


class InSight(Filter, frozen=True):
    """One unit sees another: it lies in its Front, and nothing blocks Line of Sight (p. 12)."""

    role: Role
    of: Role = OWN

    def holds(self, game: Field, situation: Situation) -> bool:
        unit, viewer = situation.who(self.role), situation.who(self.of)
        if not game.stands(unit) or not game.stands(viewer):
            return False
        return surroundings(game, viewer).line(game.pose_of(viewer), game.tray_of(unit), ranged=False) is not None


class AttachmentLost(Filter, frozen=True):
    """The Attachment that was destroyed is the one on which the text stands."""

    def holds(self, game: Field, situation: Situation) -> bool:
        happening, source = situation.happening, situation.source
        if happening is None or source is None:
            return False
        return happening.lost == (source.ref, int(source.seat)) and happening.unit == source.unit


class Stands(Filter, frozen=True):
    """The unit in a role is a Combat Unit on the table."""

    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        return game.stands(situation.who(self.role))


class HasAbilities(Filter, frozen=True):
    """The unit in a role has its abilities: nothing has taken them for a time (p. 22)."""

    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        return game.stands(unit) and not game.silenced[unit]
