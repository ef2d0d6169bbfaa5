"""Finds a good place for everything that stands in an area: many tries by seeded chance, the best one is kept."""

from math import inf
from random import Random

import msgspec
import numpy as np

from tools.draw_map.atlas import AtlasError, Point
from tools.draw_map.ground import Ground, Numbers
from tools.draw_map.pieces import Form, ItemName

TRIES = 40
MOST_TRIES = 2500  # for an area with little room
CANDIDATES = 900
TIGHTEST = 2.5  # nothing comes nearer than this to an outline or to another item
ROOMY = 8.0  # beyond this, more room is no gain
ROUNDS = 2  # how often the things in a layout move to better places
PULL = 0.06  # how strongly things gather in the heart of an area


class Placed(msgspec.Struct, frozen=True):
    """An item, the way it is laid out, where its centre is, and what this is worth."""

    form: Form
    centre: Point
    worth: float


class Options(msgspec.Struct, frozen=True):
    """The places where one form of an item stands inside the area, with the room and the worth of each."""

    form: Form
    x: Numbers
    y: Numbers
    room: Numbers
    worth: Numbers


def place_items(area: str, ground: Ground, heart: Point, items: list[list[Form]]) -> dict[ItemName, Placed]:
    """Place all items of an area; an area too small for them is a mistake of the drawing."""
    options = [[found for form in forms if len((found := options_of(form, ground, heart)).x)] for forms in items]
    random = Random(area)
    best: list[Placed] = []
    best_score = -inf
    for number in range(MOST_TRIES):
        if number >= TRIES and len(best) == len(items):
            break
        layout = _attempt(options, random)
        if len(layout) == len(items):
            layout = _settled(options, layout)
        score = sum(1000 + placed.worth for placed in layout)
        if score > best_score:
            best, best_score = layout, score
    if len(best) < len(items):
        missing = {forms[0].item for forms in items} - {placed.form.item for placed in best}
        raise AtlasError(f"{area}: no room for {', '.join(sorted(missing))}")
    return {placed.form.item: placed for placed in best}


def options_of(form: Form, ground: Ground, heart: Point = (0.0, 0.0)) -> Options:
    """The places for a form; they are worth more, the nearer to the heart of the area they are."""
    half_width, half_height = form.width / 2 - form.radius, form.height / 2 - form.radius
    x, y = ground.places(CANDIDATES)
    room = np.full(len(x), inf)
    for dx in _steps(half_width):
        for dy in _steps(half_height):
            room = np.minimum(room, ground.at(x + dx, y + dy))
    room = room - form.radius
    kept = room >= TIGHTEST + 1
    x, y, room = x[kept], y[kept], room[kept]
    away = np.sqrt((x - heart[0]) ** 2 + (y - heart[1]) ** 2)
    return Options(form, x, y, room, form.merit - PULL * away)


def _steps(half: float) -> list[float]:
    """Offsets from -half to half, dense enough that no outline slips between them."""
    if half <= 0:
        return [0.0]
    count = max(1, round(half / 5))
    return [half * index / count for index in range(-count, count + 1)]


def _attempt(options: list[list[Options]], random: Random) -> list[Placed]:
    """Place one item after the other, each leaning towards a side of its own, so that room remains for the next."""
    layout: list[Placed] = []
    bulkiest, *others = options
    if random.random() < 0.7:
        others.sort(key=lambda _: random.random())
    for forms in [bulkiest, *others]:
        lean = (0.3 * random.random() - 0.15, 0.3 * random.random() - 0.15)
        first = int(random.random() * len(forms)) if random.random() < 0.5 else 0
        for choice in forms[first:] + forms[:first]:
            placed = _best(choice, layout, lean, enough=3 + 5 * random.random())
            if placed is not None:
                layout.append(placed)
                break
    return layout


def _settled(options: list[list[Options]], layout: list[Placed]) -> list[Placed]:
    """The layout after each item in turn has moved to the best place that the others leave it."""
    for _ in range(ROUNDS):
        for number, placed in enumerate(layout):
            others = layout[:number] + layout[number + 1 :]
            forms = next(forms for forms in options if forms and forms[0].form.item == placed.form.item)
            found = [better for choice in forms if (better := _best(choice, others, (0.0, 0.0), ROOMY))]
            layout = [*layout[:number], max(found, key=lambda better: better.worth), *layout[number + 1 :]]
    return layout


def _best(choice: Options, layout: list[Placed], lean: Point, enough: float) -> Placed | None:
    room = choice.room
    for other in layout:
        room = np.minimum(room, gaps(choice, other))
    worth = choice.worth - PULL * _away(choice, layout)
    value = np.minimum(room, enough) + worth + lean[0] * choice.x + lean[1] * choice.y
    value[room < TIGHTEST] = -inf
    index = int(np.argmax(value))
    if value[index] == -inf:
        return None
    centre = (float(choice.x[index]), float(choice.y[index]))
    return Placed(choice.form, centre, float(worth[index]) + min(float(room[index]), ROOMY))


def _away(choice: Options, layout: list[Placed]) -> Numbers:
    """How far each option is from the middle of what already stands there."""
    if not layout:
        return np.zeros(len(choice.x))
    x = sum(placed.centre[0] for placed in layout) / len(layout)
    y = sum(placed.centre[1] for placed in layout) / len(layout)
    return np.asarray(np.sqrt((choice.x - x) ** 2 + (choice.y - y) ** 2))


def gaps(choice: Options, other: Placed) -> Numbers:
    """The distance from each option to an item that has its place; negative where they overlap."""
    a, b = choice.form, other.form
    round_corners = a.radius + b.radius
    dx = np.maximum(0.0, np.abs(choice.x - other.centre[0]) - (a.width + b.width) / 2 + round_corners)
    dy = np.maximum(0.0, np.abs(choice.y - other.centre[1]) - (a.height + b.height) / 2 + round_corners)
    return np.asarray(np.sqrt(dx * dx + dy * dy) - round_corners)
