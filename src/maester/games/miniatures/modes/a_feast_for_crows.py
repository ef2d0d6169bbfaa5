"""A Feast for Crows (p. 31): Objectives on Corpse Piles, which grow more as units fall, and tokens that stay there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from maester.engine import Event, Fault, PickIn, Procedure, Seat, Step
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Dying
from maester.games.miniatures.geometry.numbers import INCH, TOLERANCE, Inches, Pose
from maester.games.miniatures.geometry.placing import from_flanks
from maester.games.miniatures.geometry.shapes import Area, Circle, Rectangle, is_within
from maester.games.miniatures.ground import Body
from maester.games.miniatures.happenings import awaited_moments
from maester.games.miniatures.modes.carrying import (
    NO_TOKEN,
    CarryingMode,
    ChooseCaptor,
    LoseAtDestruction,
    PlaceObjective,
    carried,
    mover,
    opponent,
    side_of,
)
from maester.games.miniatures.modes.covering import FROM_FLANK
from maester.games.miniatures.moments import MOMENTS
from maester.games.miniatures.names import NO_UNIT, PIECE_NAMES, UNIT_NAMES, Unit, owner
from maester.games.miniatures.round_places import BesidePile, PilePlaces, PlacePile
from maester.games.miniatures.terrain import lay
from maester.games.miniatures.terrain_rules import Kept, NotLaid, TerrainRules

CORPSE_PILE: Final = "corpse-pile"
MOST_PILES: Final = 4
INFANTRY: Final = "infantry"


class CorpsePilesLaid(Event, frozen=True):
    """A Corpse Pile lies under each Objective token."""

    piles: int


class CorpsePileRaised(Event, frozen=True):
    """The owner of a destroyed unit puts a Corpse Pile onto the table, with an Objective on it and its card."""

    seat: Seat
    unit: Unit
    x: Inches
    y: Inches
    objective: int
    card: int


def piles(game: Field) -> list[int]:
    """The Corpse Piles in play, by their numbers as terrain."""
    return [piece for piece in game.pieces_on_table() if game.terrain[piece] == CORPSE_PILE]


def pile_of(game: Field, token: int) -> Circle:
    """The Corpse Pile to which an Objective is linked."""
    shape = game.terrain_shape(game.token_pile[token])
    assert isinstance(shape, Circle)
    return shape


def touches(tray: Rectangle, pile: Circle) -> bool:
    """Does a tray overlap a Corpse Pile, or touch its outline (ruling.affc-touch-and-adjacent)?"""
    return is_within(tray, pile, 0)


# --- set-up -------------------------------------------------------------------------------------------------------


class LayCorpsePiles(Procedure[Field], frozen=True):
    """A Corpse Pile is laid under each of the first tokens; it doesn't count as one of the terrain pieces (p. 31)."""

    def run(self, game: Field) -> None:
        for token in game.tokens_on_table():
            game.token_pile += (len(game.terrain),)
            lay(game, CORPSE_PILE, Pose(*game.token_place(token), 0))
        game.tell(CorpsePilesLaid(len(game.token_pile)))


# --- new piles ----------------------------------------------------------------------------------------------------


class RaiseCorpsePile(PickIn[Field], frozen=True):
    """While fewer than 4 Corpse Piles are in play, the owner of a destroyed Infantry unit lays one before its tray is
    removed; if there is no place for it, none (p. 31, ruling.affc-pile-placement).
    """

    dying: int
    moves = (PlacePile,)
    rules = ("mode-affc.new-pile", "ruling.affc-pile-placement")

    def who(self, game: Field) -> Seat:
        return owner(game.frame(Dying, self.dying).unit)

    def domain(self, game: Field) -> PilePlaces | None:
        unit = game.frame(Dying, self.dying).unit
        if game.card(unit).type != INFANTRY or len(piles(game)) >= MOST_PILES:
            return None
        seat, others = owner(unit), [one for one in game.on_table() if one != unit]
        trays = [Body(UNIT_NAMES[one], game.rectangle(one)) for one in others]
        terrain = [Body(PIECE_NAMES[piece], game.terrain_shape(piece)) for piece in game.pieces_on_table()]
        places = PilePlaces(
            table=game.table,
            radius=game.box.terrain[CORPSE_PILE].diameter // 2,
            near=game.rectangle(unit),
            own=side_of(game, seat, own=True),
            enemies=side_of(game, seat, own=False),
            others=(*trays, *terrain),
        )
        return places if places.candidates() else None

    def answer(self, game: Field, seat: Seat, move: PlacePile) -> None:
        game.token_pile += (len(game.terrain),)
        lay(game, CORPSE_PILE, Pose(move.x, move.y, 0))
        unused = [card for card in sorted(game.box.objectives) if card not in game.token_card]
        card = unused[game.draw(len(unused), "objective-card")]
        game.token.append((move.x, move.y))
        game.token_card.append(card)
        game.claimed.append(NO_UNIT)
        moments = {*game.awaited, *awaited_moments(game)}
        game.awaited = tuple(moment for moment in MOMENTS if moment in moments)
        unit = game.frame(Dying, self.dying).unit
        game.tell(CorpsePileRaised(seat, unit, move.x, move.y, len(game.token), card))

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[game.frame(Dying, self.dying).unit]}


# --- losing a token -----------------------------------------------------------------------------------------------


class ChooseCaptorAtPile(ChooseCaptor, frozen=True):
    """Which enemy that touches the linked Corpse Pile Claims the Objective that a unit loses (p. 31)."""

    rules = ("mode-affc.lose-on-panic-or-death", "ruling.affc-touch-and-adjacent")

    def near(self, game: Field) -> Sequence[Unit]:
        """Those that touch the linked Corpse Pile."""
        pile = pile_of(game, carried(game, self.unit))
        return [enemy for enemy in game.enemies(self.unit) if touches(game.rectangle(enemy), pile)]


class PlaceBesidePile(PlaceObjective, frozen=True):
    """A token is put anywhere adjacent to the Corpse Pile to which it is linked (p. 31)."""

    rules = (
        "mode-affc.drop-when-leaving",
        "mode-affc.lose-on-panic-or-death",
        "mode-affc.one-token-per-unit",
        "mode-affc.token-linked",
        "ruling.affc-touch-and-adjacent",
    )

    def places(self, game: Field) -> BesidePile:
        around, reach = self.around(game), TOLERANCE
        while True:
            places = BesidePile(near=pile_of(game, self.token), reach=reach, **around)
            if places.candidates():
                return places
            reach += INCH


class AFeastForCrows(CarryingMode):
    """One Objective on each flank, on a Corpse Pile; up to two more come with new piles."""

    claim_rule = "mode-affc.claim"
    one_rule = "mode-affc.one-token-per-unit"
    DYING = (LoseAtDestruction, RaiseCorpsePile)

    def tokens(self, table: Area) -> tuple[tuple[int, int], ...]:
        return from_flanks(table, FROM_FLANK)

    def battlefield_steps(self) -> tuple[Step, ...]:
        return (LayCorpsePiles(),)

    def terrain_rules(self, game: Field) -> TerrainRules:
        """Players lay no Corpse Piles, and other Terrain lies as near as 1 in to those of the mode (p. 31)."""
        return TerrainRules(
            not_laid=(NotLaid("mode-affc.no-chosen-corpse-piles", kind=CORPSE_PILE),),
            rerolled=(CORPSE_PILE,),
            of_mode=(CORPSE_PILE,),
            near_of_mode=Kept("mode-affc.terrain-near-piles", INCH),
        )

    def capture(self, seat: Seat, unit: Unit) -> ChooseCaptor:
        return ChooseCaptorAtPile(seat, unit)

    def placing(self, seat: Seat, token: int, unit: Unit) -> PlaceObjective:
        return PlaceBesidePile(seat, token, unit)

    def move_ended(self, game: Field, unit: Unit) -> None:
        """A unit that carries a token is still one that does when its move ends on another: both are put back."""
        self.action_ended(game, unit)
        CarryingMode.move_ended(self, game, unit)

    def action_ended(self, game: Field, unit: Unit) -> None:
        """A unit that no longer touches the linked Corpse Pile drops the token."""
        token = carried(game, unit)
        if token != NO_TOKEN and not touches(game.rectangle(unit), pile_of(game, token)):
            game.then(self.placing(opponent(game, unit, mover(game, unit)), token, unit))

    def would_hold(self, game: Field, unit: Unit, token: int, tray: Rectangle) -> bool:
        return CarryingMode.would_hold(self, game, unit, token, tray) and touches(tray, pile_of(game, token))

    def faults(self, game: Field) -> Iterator[Fault]:
        """Each Objective is linked to a Corpse Pile of its own, and there are no others."""
        yield from CarryingMode.faults(self, game)
        if sorted(game.token_pile) != piles(game) or len(game.token_pile) != len(game.token):
            yield Fault("mode-affc.token-linked", "objectives", str([piece + 1 for piece in game.token_pile]))
        if len(piles(game)) > MOST_PILES:
            yield Fault("mode-affc.new-pile", "terrain", str(len(piles(game))))


MODE: Final = AFeastForCrows()
