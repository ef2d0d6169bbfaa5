"""Objective tokens that are carried on trays (p. 31, 32): what A Feast for Crows and A Dance with Dragons have in
common.

A token lies on the table, or on the tray of the one unit that has Claimed it and Controls it. Until it is known where a
token that is lost will be, it stays where it was.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Final

from maester.engine import Event, Fault, Move, PickIn, PickOne, Procedure, Refusal, Seat, Step, refuse
from maester.games.miniatures.attack_values import printed
from maester.games.miniatures.box import BOX
from maester.games.miniatures.field import NOBODY, TOKEN_RADIUS, Field
from maester.games.miniatures.frames import Acting, Attack, Dying, Effect, Test
from maester.games.miniatures.geometry.numbers import Inches
from maester.games.miniatures.geometry.placing import strip
from maester.games.miniatures.geometry.shapes import Area, Rectangle, overlaps
from maester.games.miniatures.ground import Body
from maester.games.miniatures.modes import Mode, mode_of
from maester.games.miniatures.modes.covering import FIRST_SCORING, ZONE_DEPTH
from maester.games.miniatures.names import NO_UNIT, UNIT_NAMES, Unit, owner
from maester.games.miniatures.objectives import ObjectiveClaimed, score_controlled
from maester.games.miniatures.resolving import ChooseUnit
from maester.games.miniatures.round_places import PlaceToken, TokenPlaces
from maester.games.miniatures.standing import is_barred

NO_TOKEN: Final = -1


class TakeObjective(Move, frozen=True):
    """Chooses which of several Objectives, counted from 1, a unit Claims."""

    objective: int
    typed = "objective {objective}"


class ObjectiveTaken(Event, frozen=True):
    """A unit takes the Objective that another one has carried, and Claims it."""

    unit: Unit
    loser: Unit
    objective: int


class ObjectivePlaced(Event, frozen=True):
    """A player puts an Objective token onto the table; it was on the tray of this unit, or under it."""

    seat: Seat
    objective: int
    x: Inches
    y: Inches
    unit: Unit


# --- who carries what ---------------------------------------------------------------------------------------------


def carried(game: Field, unit: Unit) -> int:
    """The Objective on the tray of a unit; NO_TOKEN if it carries none."""
    return next((token for token, holder in enumerate(game.claimed) if holder == unit), NO_TOKEN)


def may_take(game: Field, unit: Unit) -> bool:
    """A unit carries one Objective at most, and none if it may not Control any."""
    return game.wounds[unit] > 0 and carried(game, unit) == NO_TOKEN and not is_barred(game, unit)


def tokens_under(game: Field, unit: Unit, tray: Rectangle | None = None) -> list[int]:
    """The Objective tokens on the table over any part of which a unit's tray lies, or would lie there."""
    tray = tray or game.rectangle(unit)
    return [token for token in game.tokens_on_table() if overlaps(tray, game.token_shape(token))]


def pick_up(game: Field, unit: Unit, token: int) -> None:
    """A unit Claims a token: it is put on its tray."""
    game.token[token] = None
    game.claimed[token] = unit
    game.tell(ObjectiveClaimed(unit, token + 1))


def take(game: Field, unit: Unit, token: int) -> None:
    """A unit takes a token that another one carries, and Claims it."""
    loser, game.claimed[token] = game.claimed[token], unit
    game.tell(ObjectiveTaken(unit, loser, token + 1))


def opponent(game: Field, unit: Unit, by: Seat = NOBODY) -> Seat:
    """Who decides where an Objective goes that a unit loses: the player whose attack or effect it is, if that is an
    opponent, else the next opponent clockwise (ruling.ffa-details).
    """
    own = owner(unit)
    return by if by != NOBODY and not game.are_allied(by, own) else game.opponent_of(own)


def mover(game: Field, unit: Unit) -> Seat:
    """The opponent whose action or effect moves a unit, if one does."""
    for frame in reversed(game.frames):
        seat = owner(frame.unit) if isinstance(frame, Acting) else NOBODY
        if isinstance(frame, Effect):
            seat = frame.source.seat
        if seat != NOBODY and not game.are_allied(seat, owner(unit)):
            return seat
    return NOBODY


def side_of(game: Field, seat: Seat, *, own: bool) -> tuple[tuple[Unit, Rectangle], ...]:
    """The units of a player's side on the table, or of all others, with their trays."""
    units = game.friends_of(seat) if own else game.enemies_of(seat)
    return tuple((unit, game.rectangle(unit)) for unit in units if game.wounds[unit])


# --- questions ----------------------------------------------------------------------------------------------------


class ChooseObjective(PickOne[Field], frozen=True):
    """A unit that ends its move over several tokens Claims one of them, as its player chooses; the opponent moves the
    others.
    """

    unit: Unit
    move = TakeObjective
    rules = ("mode-affc.one-token-per-unit", "mode-adwd.one-token-per-unit")

    def who(self, game: Field) -> Seat:
        return owner(self.unit)

    def among(self, game: Field) -> Iterable[int]:
        return [token + 1 for token in tokens_under(game, self.unit)] if game.stands(self.unit) else ()

    def not_among(self, game: Field, seat: Seat, value: int) -> Refusal:
        return refuse(mode_with_tokens(game).claim_rule, objective=value)

    def chosen(self, game: Field, seat: Seat, value: int) -> None:
        pick_up(game, self.unit, value - 1)
        mode_with_tokens(game).move_others(game, self.unit)


class PlaceObjective(PickIn[Field], frozen=True):
    """Where a token is put that a unit has lost, or over which a unit stands that carries another one."""

    seat: Seat
    token: int
    unit: Unit
    """On or under whose tray it was."""
    moves: ClassVar[tuple[type[Move], ...]] = (PlaceToken,)

    @abstractmethod
    def places(self, game: Field) -> TokenPlaces:
        """Where it may be put; if there is no such place, then as near to one as may be."""

    def domain(self, game: Field) -> TokenPlaces | None:
        is_on_tray = game.claimed[self.token] == self.unit
        if not is_on_tray and (not game.stands(self.unit) or self.token not in tokens_under(game, self.unit)):
            return None
        return self.places(game)

    def around(self, game: Field) -> dict[str, Any]:
        """What any such place depends on. The tray of a unit that is being destroyed will be gone."""
        trays = [Body(UNIT_NAMES[unit], game.rectangle(unit)) for unit in game.on_table() if game.wounds[unit]]
        return {
            "table": game.table,
            "radius": TOKEN_RADIUS,
            "own": side_of(game, self.seat, own=True),
            "enemies": side_of(game, self.seat, own=False),
            "objective": self.token + 1,
            "trays": tuple(trays),
        }

    def answer(self, game: Field, seat: Seat, move: PlaceToken) -> None:
        game.token[self.token] = (move.x, move.y)
        game.claimed[self.token] = NO_UNIT
        game.tell(ObjectivePlaced(seat, move.objective, move.x, move.y, self.unit))

    def details(self, game: Field) -> dict[str, Any]:
        return {"objective": self.token + 1, "unit": UNIT_NAMES[self.unit]}


class ChooseCaptor(PickOne[Field], frozen=True):
    """Which enemy unit Claims the Objective that a unit loses."""

    seat: Seat
    unit: Unit
    move: ClassVar[type[Move]] = ChooseUnit

    @abstractmethod
    def near(self, game: Field) -> Sequence[Unit]:
        """The enemies that are near enough."""

    def among(self, game: Field) -> Iterable[Unit]:
        """One that carries an Objective takes no second one (ruling.adwd-token-spot)."""
        return [enemy for enemy in self.near(game) if may_take(game, enemy)]

    def not_among(self, game: Field, seat: Seat, value: Unit) -> Refusal:
        return refuse(self.rules[0], unit=UNIT_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Unit) -> None:
        take(game, value, carried(game, self.unit))

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[self.unit], "objective": carried(game, self.unit) + 1}


# --- losing -------------------------------------------------------------------------------------------------------


class LoseObjective(Procedure[Field], frozen=True):
    """A unit loses the Objective that it carries: an enemy that may Claims it, as this player chooses; if there is
    none, the player puts the token onto the table (p. 31, 32).
    """

    unit: Unit
    seat: Seat

    def run(self, game: Field) -> None:
        token, mode = carried(game, self.unit), mode_with_tokens(game)
        if token != NO_TOKEN:
            captor = mode.capture(self.seat, self.unit)
            game.then(captor if captor.among(game) else mode.placing(self.seat, token, self.unit))


class LoseAtDestruction(Procedure[Field], frozen=True):
    """A destroyed unit loses its Objective before its tray is removed."""

    dying: int

    def run(self, game: Field) -> None:
        dying = game.frame(Dying, self.dying)
        game.then(LoseObjective(dying.unit, opponent(game, dying.unit, dying.by.seat)))


class CarryingMode(Mode):
    """Zones 10 in deep; tokens go with the units that Claim them; each that is Controlled scores from Round 2 on."""

    tokens_are_carried = True
    DYING: ClassVar[tuple[type[Step], ...]] = (LoseAtDestruction,)
    claim_rule: ClassVar[str]
    """What Claims a token."""
    one_rule: ClassVar[str]
    """How many tokens a unit carries."""

    @abstractmethod
    def capture(self, seat: Seat, unit: Unit) -> ChooseCaptor:
        """The question which enemy Claims the Objective that a unit loses by a failed test, or as it is destroyed."""

    @abstractmethod
    def placing(self, seat: Seat, token: int, unit: Unit) -> PlaceObjective:
        """The question where a token is put."""

    # -- set-up --------------------------------------------------------------------------------

    def zones(self, table: Area) -> tuple[Area, Area]:
        return strip(table, 0, ZONE_DEPTH), strip(table, 1, ZONE_DEPTH)

    def cards(self) -> tuple[int, ...]:
        """The whole deck (ruling.objective-deck)."""
        return tuple(sorted(BOX.objectives))

    # -- the battle ----------------------------------------------------------------------------

    def move_ended(self, game: Field, unit: Unit) -> None:
        """Any part of the tray over a token is enough. Of several tokens one is Claimed, and one that carries a token
        already Claims no other (p. 31, 32).
        """
        under = tokens_under(game, unit) if game.stands(unit) else []
        if carried(game, unit) != NO_TOKEN:
            self.move_others(game, unit)
        elif len(under) > 1 and may_take(game, unit):
            game.then(ChooseObjective(unit))
        elif under and may_take(game, unit):
            pick_up(game, unit, under[0])

    def move_others(self, game: Field, unit: Unit) -> None:
        """The opponent moves the tokens that lie under the tray of a unit that carries another one."""
        seat = opponent(game, unit, mover(game, unit))
        game.then(*(self.placing(seat, token, unit) for token in tokens_under(game, unit)))

    def attack_completed(self, game: Field, attack: int) -> None:
        """Whoever has more ranks than a unit after a Melee Attack on it takes its Objective (p. 31, 32); solo units
        have 1 rank (ruling.token-modes-solo-ranks).
        """
        made = game.frame(Attack, attack)
        token = carried(game, made.defender)
        if token == NO_TOKEN or not game.stands(made.attacker) or printed(game, made).is_ranged:
            return
        if game.ranks(made.attacker) > game.ranks(made.defender):
            if may_take(game, made.attacker):
                take(game, made.attacker, token)
            else:
                seat = opponent(game, made.defender, owner(made.attacker))
                game.then(self.placing(seat, token, made.defender))

    def panic_test_failed(self, game: Field, test: int) -> None:
        failed = game.frame(Test, test)
        if carried(game, failed.unit) != NO_TOKEN:
            game.then(LoseObjective(failed.unit, opponent(game, failed.unit, failed.by.seat)))

    def leaving_steps(self, game: Field, unit: Unit) -> tuple[Step, ...]:
        """A unit that is taken off the table leaves its Objective there."""
        token = carried(game, unit)
        return () if token == NO_TOKEN else (self.placing(opponent(game, unit, mover(game, unit)), token, unit),)

    # -- Objectives ----------------------------------------------------------------------------

    def claimable(self, game: Field, unit: Unit) -> Sequence[int]:
        return game.tokens_on_table() if may_take(game, unit) else ()

    def would_hold(self, game: Field, unit: Unit, token: int, tray: Rectangle) -> bool:
        holder = game.claimed[token]
        return holder == unit if holder != NO_UNIT else may_take(game, unit) and token in tokens_under(game, unit, tray)

    def score(self, game: Field) -> None:
        if game.round >= FIRST_SCORING:
            score_controlled(game)

    # -- positions -----------------------------------------------------------------------------

    def take_position(self, game: Field) -> None:
        """A position says itself who carries what."""

    def faults(self, game: Field) -> Iterator[Fault]:
        holders = [holder for holder in game.claimed if holder != NO_UNIT]
        for unit in dict.fromkeys(holders):
            if holders.count(unit) > 1:
                yield Fault(self.one_rule, "objectives", UNIT_NAMES[unit])

    def invariants(self, game: Field) -> Iterator[str]:
        yield from (f"{fault.rule}: {fault.given}" for fault in self.faults(game))
        for token, holder in enumerate(game.claimed):
            if (holder == NO_UNIT) == (game.token[token] is None):
                yield f"Objective {token + 1} is neither on the table nor on a tray, or both"


def mode_with_tokens(game: Field) -> CarryingMode:
    """The mode that is played, if tokens are carried in it."""
    mode = mode_of(game)
    assert isinstance(mode, CarryingMode)
    return mode
