"""What can be measured about a unit, in anybody's turn: whom it sees and reaches, in whose zones it stands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from maester.cli.boards.miniatures_people import unit_lines
from maester.cli.boards.miniatures_words import COLOURS, INCH, FieldWords
from maester.cli.pictures import Cell, Part, Row, View
from maester.games.miniatures.names import SIDE_NAMES

COLUMNS = ("unit", "distance", "stands", "shows", "sight", "charge")


def unit_part(words: FieldWords, found: View) -> Part:
    """All about one unit: how it is, how far it comes, and how it stands towards each enemy."""
    unit = words.units[found["unit"]]
    order = {enemy: number for number, enemy in enumerate(words.enemies(found["unit"]))}
    enemies = [other for other in found["others"] if other["enemy"]]
    others = sorted(enemies, key=lambda other: order.get(other["unit"], len(order)))
    columns = tuple(words.say(f"picture-column-{name}") for name in COLUMNS)
    rows = tuple(_row(words, found, other) for other in others)
    lines = (words.say("picture-sentence", text=words.state(unit)), *_reaches(words, found), *unit_lines(words, unit))
    return Part(words.unit(found["unit"]), columns if rows else (), rows, lines)


def absent_part(words: FieldWords, unit: View) -> Part:
    """A unit that isn't on the table: there is nothing to measure."""
    lines = (words.say("picture-sentence", text=words.state(unit)), *unit_lines(words, unit))
    return Part(words.unit(unit["unit"]), lines=lines)


def _reaches(words: FieldWords, found: View) -> Iterable[str]:
    """How far it comes with each action."""
    if found["engaged"]:
        yield words.say("picture-reach-engaged")
    else:
        maneuver, march = (words.inches(found[name]["allowance"]) for name in ("maneuver", "march"))
        charge = words.inches(found["charge_reach"])
        yield words.say("picture-reach", maneuver=maneuver, march=march, charge=charge)
    if found["shooting_reach"]:
        yield words.say("picture-reach-shooting", most=words.inches(found["shooting_reach"]))


def _row(words: FieldWords, found: View, other: View) -> Row:
    charge = charge_text(words, other)
    stands, shows = (words.say(f"picture-side-{other[name]}") for name in ("own_side", "its_side"))
    texts = (words.inches(other["distance"]), stands, shows, _sight(words, other), charge)
    style = COLOURS[other["unit"].partition("-")[0]]
    cells = (Cell(words.unit(other["unit"]), style), *map(Cell, texts))
    where, last = words.where(found["unit"], other["unit"]), words.say("picture-charge", text=charge)
    return Row(cells, f"{where} {sight_text(words, other)} {last}")


def _sight(words: FieldWords, other: View) -> str:
    """Few words about sight."""
    if other["line"] is not None:
        return words.say("picture-seen-shot" if other["may_shoot"] else "picture-seen")
    return words.say("picture-hidden" if other["hidden_by"] else "picture-not-ahead")


def sight_text(words: FieldWords, other: View) -> str:
    """Whether the unit sees the other, and what hides it."""
    if other["line"] is not None:
        return words.say("picture-sees-and-shoots" if other["may_shoot"] else "picture-sees")
    if other["hidden_by"]:
        return words.say("picture-hidden-by", what=words.names(other["hidden_by"]))
    return words.say("picture-sees-not-ahead")


def charge_text(words: FieldWords, other: View) -> str:
    """What a Charge on the other needs, or why there can be none."""
    charge = other["charge"]
    if charge is None:
        return words.say("picture-charge-friend")
    if charge["needs"] is not None:
        values = {
            "needs": charge["needs"],
            "travel": words.inches(charge["travel"]),
            "side": words.say(f"picture-side-{charge['side']}"),
        }
        return words.say("picture-charge-needs", chance=7 - max(1, charge["needs"]), **values)
    too_far = charge["values"]
    if "most" in too_far:
        return words.say(
            "picture-charge-too-far", **{key: words.inches(too_far[key] * INCH) for key in ("needs", "most")}
        )
    return words.say("picture-no-charge", rule=charge["rule"].replace(".", "-"))


def pair_parts(words: FieldWords, found: View, back: View) -> Sequence[Part]:
    """All that can be measured between two units, seen from each of them."""
    one, two = found["unit"], back["unit"]
    title = words.say("picture-title-measured", one=one, two=two)
    other = next(other for other in found["others"] if other["unit"] == two)
    lines = [words.say("picture-distance", distance=words.inches(other["distance"]))]
    for measured, seen in ((found, two), (back, one)):
        lines += _one_way(words, measured, seen)
    return [Part(title, lines=tuple(lines))]


def _one_way(words: FieldWords, found: View, seen: str) -> Iterable[str]:
    other = next(other for other in found["others"] if other["unit"] == seen)
    yield words.say("picture-from", unit=found["unit"], where=words.where(found["unit"], seen))
    yield words.say("picture-zones", unit=seen, shares=_shares(words, other["own_shares"]))
    yield sight_text(words, other)
    if other["shooting_distance"] is not None:
        most = words.inches(found["shooting_reach"])
        yield words.say("picture-shooting", distance=words.inches(other["shooting_distance"]), most=most)
    if other["charge"] is not None:
        yield words.say("picture-charge", text=charge_text(words, other))


def _shares(words: FieldWords, shares: Sequence[float]) -> str:
    """The zones in which a tray lies, with their parts of it."""
    pairs = [(SIDE_NAMES[side], round(100 * share)) for side, share in enumerate(shares)]
    return ", ".join(f"{words.say(f'picture-side-{side}')} {percent}%" for side, percent in pairs if percent)
