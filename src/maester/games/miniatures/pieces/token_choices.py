"""Options of a text that are paid with tokens, and Orders that may be used again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maester.engine import Event, Move, PickOne, PickSeveral, Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Effect
from maester.games.miniatures.names import UNIT_NAMES, Unit
from maester.games.miniatures.pieces.filters import Filter
from maester.games.miniatures.pieces.operations import ChooseOption, Operation, ToUnit
from maester.games.miniatures.pieces.situations import Role, Situation
from maester.games.miniatures.resolving import operation_at, run_option, situation_of
from maester.games.miniatures.text_names import TEXT_NAMES, TextName
from maester.games.miniatures.tokens import change_tokens, tokens_on


class BuyOptions(Operation, frozen=True):
    """Any number of options are chosen, each at most once and for a token off the card of the text, and done."""

    options: tuple[tuple[Operation, ...], ...]  # type: ignore[misc]

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(PickOptionsToBuy(effect, path))


class PickOptionsToBuy(PickSeveral[Field], frozen=True):
    """Which options of a text are paid for, one after the other; a pass ends it."""

    effect: int
    path: tuple[int, ...]
    picked: tuple[int, ...] = ()
    move = ChooseOption
    optional = True
    rules = ("card.ability-text",)

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def among(self, game: Field) -> Iterable[int]:
        options = operation_at(game, self.effect, self.path).options
        return [option for option in range(1, len(options) + 1) if option not in self.picked]

    def number(self, game: Field) -> int:
        options = operation_at(game, self.effect, self.path).options
        return min(len(options), tokens_on(game, game.frame(Effect, self.effect).source))

    def complete(self, game: Field, seat: Seat, values: tuple[Any, ...]) -> None:
        change_tokens(game, game.frame(Effect, self.effect).source, -len(values))
        for option in reversed(values):
            run_option(game, self.effect, self.path, option - 1)

    def details(self, game: Field) -> dict[str, Any]:
        return {"ability": game.frame(Effect, self.effect).source.text}


# --- Orders that were used (p. 22) -------------------------------------------------------------------------------


def used_orders(game: Field, unit: Unit) -> list[TextName]:
    """The Orders of a unit that were used this Round."""
    used = [TextName(use.what) for use in game.uses if use.by == unit]
    return [name for name in used if any(one.is_order for one in game.texts[TEXT_NAMES[name]].triggers)]


class HasUsedOrder(Filter, frozen=True):
    """The unit in a role has used an Order this Round."""

    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        return game.stands(unit) and bool(used_orders(game, unit))


class ChooseOrder(Move, frozen=True):
    """Chooses an Order of a unit."""

    ability: TextName
    typed = "order {ability}"


class OrderFreed(Event, frozen=True):
    """The token of a used Order is removed: it may be used again this Round."""

    unit: Unit
    ability: TextName


class FreeOrder(ToUnit, frozen=True):
    """The token of one used Order is removed from the unit: it may be used again this Round."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit = situation_of(game, effect).who(self.to)
        if game.stands(unit):
            game.then(PickOrderToFree(effect, unit))


class PickOrderToFree(PickOne[Field], frozen=True):
    """Which Order of a unit may be used again."""

    effect: int
    unit: Unit
    move = ChooseOrder
    rules = ("order.once-per-round",)

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def among(self, game: Field) -> Iterable[TextName]:
        return used_orders(game, self.unit)

    def chosen(self, game: Field, seat: Seat, value: TextName) -> None:
        game.uses = tuple(use for use in game.uses if (use.what, use.by) != (value, self.unit))
        game.tell(OrderFreed(self.unit, value))

    def details(self, game: Field) -> dict[str, Any]:
        return {"ability": game.frame(Effect, self.effect).source.text, "unit": UNIT_NAMES[self.unit]}
