"""Columns of a game in which components are named, for the tests that none of them is forgotten."""

from __future__ import annotations

import typing
from collections.abc import Iterable

from maester.engine import Definition, Frame, Places
from maester.engine.codec import family


def columns_naming(definition: Definition, components: Iterable[object]) -> set[str]:
    """The columns of the state and of its frames (`Frame.column`) whose type names one of these kinds."""
    wanted = set(components)
    found = set()
    for holder in (definition.play.state, *family(Frame, definition.package)):
        prefix = "" if holder is definition.play.state else f"{holder.__name__}."
        for column, hint in typing.get_type_hints(holder).items():
            if wanted & _parts(hint):
                found.add(f"{prefix}{column}")
    return found


def _parts(hint: object) -> set[object]:
    return {hint}.union(*map(_parts, typing.get_args(hint)))


def columns_declared(places: Places[typing.Any]) -> set[str]:
    """The columns that are a place, or mention what lies in one."""
    return {
        f"{'' if place.frame is None else f'{place.frame.__name__}.'}{place.column or place.name}"
        for place in (*places.all, *places.mentions)
    }
