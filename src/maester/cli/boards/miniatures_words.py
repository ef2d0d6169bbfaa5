"""What the battlefield's pictures have in common: trays and terrain as shapes, units and numbers in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from maester.cli.pictures import View
from maester.engine import definition_of
from maester.games.miniatures.box import BOX, ArmyListRecord, Box
from maester.games.miniatures.field import terrain_shape
from maester.games.miniatures.geometry.numbers import FULL_TURN, HALF_TURN, QUARTER_TURN, Pose, bearing_of
from maester.games.miniatures.geometry.shapes import Footprint, Rectangle, Shape, distance, rectangle
from maester.games.miniatures.geometry.zones import zones
from maester.games.miniatures.names import SIDE_NAMES
from maester.words import Words

INCH: Final = 1000
DEGREE: Final = 100
COLOURS: Final = {"red": "red", "blue": "bright_blue", "green": "green", "gold": "yellow"}
SOURCES: Final = ("picture-source", "ability", "keyword", "terrain-keyword", "condition")
"""The kinds of things that change a number, in the order in which they are looked for."""


def ready_made_by_code(code: str) -> ArmyListRecord | None:
    """The ready-made army with this code; None if it is somebody's own."""
    return next((army for army in BOX.lists.values() if army.code == code), None)


class Direction(NamedTuple):
    """Where a unit stands as another one sees it."""

    distance: float
    """In thousandths of an inch."""
    degrees: int
    """From straight ahead, 0 to 180."""
    turn: str
    """`right`, `left`, or `straight`."""
    quarter: str
    """`ahead`, `right`, `behind` or `left`."""
    side: str
    """The side that it shows."""


class FieldWords:
    """Says what stands on the field, with the names of one match."""

    def __init__(self, words: Words, view: View) -> None:
        self.table: Mapping[str, Any] = view["table"]
        self.seat: str | None = view["seat"]
        self.units: Mapping[str, View] = {unit["unit"]: unit for unit in self.table["units"]}
        self.ncus: Mapping[str, View] = {ncu["unit"]: ncu for ncu in self.table["ncus"]}
        titled = {id: _title(unit, words.language) for id, unit in self.units.items()}
        titled |= {id: BOX.ncus[ncu["ref"]].title_in(words.language) for id, ncu in self.ncus.items()}
        siege = self.table["mode"]["siege"]
        self.walls: Mapping[str, View] = {} if siege is None else {wall["wall"]: wall for wall in siege["walls"]}
        """Castle Walls, in a siege."""
        titled |= dict.fromkeys(self.walls, words.say("castle-wall"))
        self._titles = titled
        names = {f"unit-{id}": f"{title} ({id})" for id, title in titled.items()}
        pieces = {piece["piece"]: words.say(f"terrain-{piece['kind']}") for piece in self.table["terrain"]}
        names |= {f"piece-{id}": f"{name} ({id})" for id, name in pieces.items()}
        self.words = words.naming(names)

    def say(self, message_id: str, **values: Any) -> str:
        return self.words.say(message_id, values)

    def unit(self, id: str) -> str:
        """A unit by its name and place in the army."""
        return self.say(f"unit-{id}")

    def title(self, id: str) -> str:
        """A unit by its name alone."""
        return self._titles[id]

    def army_title(self, code: str) -> str:
        """What an army is called: a ready-made one by its name, another one by its faction."""
        ready = ready_made_by_code(code)
        return self.say(f"faction-{code.partition('/')[0]}" if ready is None else f"list-{ready.id}")

    def names(self, ids: Iterable[str]) -> str:
        """Units and pieces of terrain, as a list."""
        return self.words.join([self.unit(id) if id in self._titles else self.say(f"piece-{id}") for id in ids])

    def source(self, name: str) -> str:
        """What changes a number."""
        found = (message_id for kind in SOURCES if self.words.has(message_id := f"{kind}-{name}"))
        return self.say(next(found, "picture-source-other"))

    def lines(self, lines: Sequence[tuple[int, str]]) -> str:
        """A number line by line, as one text."""
        return ", ".join(f"{self.source(source)} {value:+d}" for value, source in lines)

    # -- who stands where ------------------------------------------------------------------------

    def seats(self) -> list[str]:
        """The armies, the own one first."""
        return sorted((player["seat"] for player in self.table["players"]), key=lambda seat: seat != self.seat)

    def players(self) -> list[View]:
        """What the players have, the viewer's own first."""
        return sorted(self.table["players"], key=lambda player: bool(player["seat"] != self.seat))

    def army(self, seat: str) -> list[View]:
        """The units of an army."""
        return [unit for unit in self.units.values() if unit["seat"] == seat]

    def enemies(self, id: str) -> list[str]:
        """The enemies of a unit on the table, the nearest first."""
        own = tray(self.units[id])
        others = [
            unit for unit in self.units.values() if unit["pose"] is not None and unit["seat"] != self.units[id]["seat"]
        ]
        return [unit["unit"] for unit in sorted(others, key=lambda other: distance(own, tray(other)))]

    def direction(self, id: str, other: str) -> Direction:
        """Where another unit stands as this one sees it."""
        seen = wall_shape(self.walls[other]) if other in self.walls else tray(self.units[other])
        viewer = tray(self.units[id])
        bearing = bearing_of(seen.pose.x - viewer.pose.x, seen.pose.y - viewer.pose.y)
        turn = (bearing - viewer.pose.bearing + HALF_TURN) % FULL_TURN - HALF_TURN
        degrees = round(abs(turn) / DEGREE)
        hand = "straight" if not degrees else "right" if turn > 0 else "left"
        near = QUARTER_TURN // 2
        quarter = "ahead" if abs(turn) <= near else "behind" if abs(turn) >= HALF_TURN - near else hand
        side = SIDE_NAMES[zones(seen, viewer)[0]]
        return Direction(distance(viewer, seen), degrees, hand, quarter, side)

    def where(self, id: str, other: str) -> str:
        """The same as a sentence."""
        found = self.direction(id, other)
        values = found._replace(side=self.say(f"picture-side-{found.side}"))._asdict()
        return self.say("picture-where", unit=other, **{**values, "distance": self.inches(found.distance)})

    def inches(self, length: float) -> str:
        """A length in words."""
        return self.say("picture-inches", length=in_inches(length))

    # -- units -----------------------------------------------------------------------------------

    def state(self, unit: View) -> str:
        """How a unit is, in a line."""
        if unit["pose"] is None:
            return self.say("picture-destroyed" if not unit["wounds"] else "picture-off-table")
        words = [self.say("picture-strength", **{key: unit[key] for key in ("models", "ranks", "wounds", "full")})]
        return ", ".join([*words, *self.notes(unit)])

    def notes(self, unit: View) -> list[str]:
        """What holds for a unit beyond its strength."""
        words = [self.say(f"condition-{condition}") for condition in unit["conditions"]]
        if unit["engaged_with"]:
            words.append(self.say("picture-engaged", units=list(unit["engaged_with"])))
        if unit["activated"]:
            words.append(self.say("picture-activated"))
        if unit["silenced"]:
            words.append(self.say("picture-silenced"))
        if unit["orders_used"]:
            words.append(self.say("picture-orders-used", orders=[self.source(name) for name in unit["orders_used"]]))
        return words


def in_inches(length: float) -> float:
    """Thousandths of an inch as inches with one decimal, as people measure them."""
    return round(length / INCH, 1)


def tray(unit: View) -> Rectangle:
    """The tray of a unit on the table."""
    return rectangle(Pose(*unit["pose"]), BOX.tray(BOX.unit(unit["ref"])).footprint)


def wall_shape(wall: View) -> Rectangle:
    """The outline of a Castle Wall."""
    return rectangle(Pose(*wall["pose"]), Footprint(*wall["footprint"]))


def piece_shape(piece: View) -> Shape:
    """The outline of a piece of terrain."""
    box: Box = definition_of("miniatures").play.state.box
    return terrain_shape(box.terrain[piece["kind"]], Pose(*piece["pose"]))


def attack_name(unit: View | None, number: int) -> str:
    """The id of an attack on a unit's card, counted from 1; None is a Castle Wall."""
    if unit is None:
        return BOX.siege_wall.attack.id
    return BOX.unit(unit["ref"]).attacks[number - 1].id


def _title(unit: View, language: str) -> str:
    return BOX.unit(unit["ref"]).title_in(language)
