"""Cards as they are printed: texts with their operations, tagged by their timing, and the faces that bear them.

Every operation is a struct with its `apply` in the file of its chapter. Those of the modules imported here make up the
vocabulary.
"""

from __future__ import annotations

from functools import cached_property, reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import field

from maester.engine.codec import family
from maester.games.cardgame import (
    card_changes,
    costs,
    drawing,
    each_player,
    hand_operations,
    plot_values,
    power,
    restrictions,
)
from maester.games.cardgame.court import Court
from maester.games.cardgame.faces import AttachmentFace, CharacterFace, DrawDeckFace, PlotFace
from maester.games.cardgame.operations import KneelCards
from maester.games.cardgame.resolving import Resolving
from maester.games.cardgame.texts import (
    PHASES,
    CardText,
    Cost,
    Instant,
    Limit,
    Operation,
    PhaseWord,
    TargetChoice,
    Trigger,
)

CHAPTERS: Final = (card_changes, costs, drawing, each_player, hand_operations, plot_values, power, restrictions)


class Delayed(Instant, frozen=True, tag="delayed"):
    """These operations happen when that happens."""

    when: Trigger
    operations: Operations = field(name="effects")

    def apply(self, game: Court, frame: Resolving) -> None:
        frame.begin(game, self, None)


OPERATIONS: Final[dict[str, type[Operation]]] = {
    kind.__struct_config__.tag: kind for kind in family(Operation, __package__) if not kind.__subclasses__()
}
"""By its word: every operation that the rules know."""
if TYPE_CHECKING:
    AnyOperation = Operation
else:
    AnyOperation = reduce(or_, OPERATIONS.values())
Operations = Annotated[tuple[AnyOperation, ...], msgspec.Meta(min_length=1)]


# --- texts -------------------------------------------------------------------------------------------------------


class TextWithOperations(CardText, frozen=True, kw_only=True):
    """A text of any timing."""

    operations: Operations = field(name="effects")

    def __post_init__(self) -> None:
        """Only a standing card is chosen to kneel, unless the text says otherwise (ruling.kneel-targets)."""
        super().__post_init__()
        choice = self.choice
        kneel = [one for one in self.operations if isinstance(one, KneelCards) and one.what.ref == "chosen"]
        if choice is not None and any(not one.if_able for one in kneel):
            standing = msgspec.structs.replace(choice, filter=choice.filter.standing())
            msgspec.structs.force_setattr(self, "choice", standing)


class UsedText(TextWithOperations, frozen=True, kw_only=True):
    """A text that a player may use."""

    costs: tuple[Cost, ...] = field(name="cost", default=())
    choice: TargetChoice | None = field(name="choose", default=None)
    limit: Limit | None = None


class ActionText(UsedText, frozen=True, kw_only=True, tag="action"):
    """Used in an action window of one of its phases."""

    in_phases: tuple[PhaseWord, ...] = field(name="phases")

    @cached_property
    def phases(self) -> tuple[int, ...]:
        if "any" in self.in_phases:
            return tuple(range(len(PHASES)))
        return tuple(map(PHASES.index, self.in_phases))


class ResponseText(UsedText, frozen=True, kw_only=True, tag="response"):
    """May be used after its trigger."""

    trigger: Trigger


class SaveText(UsedText, frozen=True, kw_only=True, tag="save_response"):
    """May be used to interrupt a killing."""

    trigger: Trigger


class PassiveText(TextWithOperations, frozen=True, kw_only=True, tag="passive"):
    """Resolved at once when its trigger happens."""

    trigger: Trigger
    choice: TargetChoice | None = field(name="choose", default=None)


class ConstantText(TextWithOperations, frozen=True, kw_only=True, tag="constant"):
    """Works while the card is in play, or from the reveal of the plot until the next one."""


class WhenRevealedText(TextWithOperations, frozen=True, kw_only=True, tag="when_revealed"):
    """Resolved after the first player is known."""

    choice: TargetChoice | None = field(name="choose", default=None)


TextInPlay = ActionText | ResponseText | SaveText | PassiveText | ConstantText
TextOfEvent = ActionText | ResponseText | SaveText
TextOfPlot = ConstantText | PassiveText | WhenRevealedText


# --- cards -------------------------------------------------------------------------------------------------------


class CharacterCard(CharacterFace, frozen=True, kw_only=True, tag="character"):
    """A character with its abilities."""

    texts: tuple[TextInPlay, ...] = field(name="abilities")


class LocationCard(DrawDeckFace, frozen=True, kw_only=True, tag="location"):
    """A location with its abilities."""

    texts: tuple[TextInPlay, ...] = field(name="abilities")


class AttachmentCard(AttachmentFace, frozen=True, kw_only=True, tag="attachment"):
    """An attachment with its abilities."""

    texts: tuple[TextInPlay, ...] = field(name="abilities")


class EventCard(DrawDeckFace, frozen=True, kw_only=True, tag="event"):
    """An event: it is nothing but its abilities."""

    texts: Annotated[tuple[TextOfEvent, ...], msgspec.Meta(min_length=1)] = field(name="abilities")


class PlotCard(PlotFace, frozen=True, kw_only=True, tag="plot"):
    """A plot with its abilities."""

    texts: tuple[TextOfPlot, ...] = field(name="abilities")


DrawDeckCard = CharacterCard | LocationCard | AttachmentCard | EventCard
