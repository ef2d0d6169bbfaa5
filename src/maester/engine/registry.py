"""Which games there are. The engine names none of them.

The games of this package are the packages in `maester.games`, each found by its folder and imported when it is first
asked for. A game from outside is known from the moment when its module calls `register`, or by an entry point of the
group `maester.games` of whatever is installed: its name is the game's id, and it leads to the `Definition`.

    [project.entry-points."maester.games"]
    skirmish = "skirmish:GAME"
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from maester.engine.definition import Definition
from maester.errors import UnknownGame, shown
from maester.words import use_names

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES = "maester.games"
"""The package whose packages are games, each with its `GAME`; and the group of entry points."""

_registered: dict[str, Definition] = {}
_in_use: dict[str, Definition] = {}
"""Games that are played with another data file than their own."""
_known: dict[tuple[str, str], Definition] = {}
"""Every game with a data file that was in use, by its fingerprint: a match that began with it can go on."""


def register(definition: Definition) -> Definition:
    """Makes a game from outside this package known by its id; raises ValueError if that id is another game's."""
    other = _registered.get(definition.id)
    if definition.id in _built_in() or (other is not None and other is not definition):
        raise ValueError(f"there is already a game called {definition.id}")
    _registered[definition.id] = definition
    return definition


def known_games() -> tuple[str, ...]:
    """The ids of all games in the order in which they are offered. This imports them all."""
    installed = set(_installed()).difference(_built_in(), _registered)
    ids = [*sorted(_built_in()), *sorted(installed), *_registered]
    return tuple(sorted(ids, key=lambda id: _own_definition(id).order))


def built_in_games() -> tuple[str, ...]:
    """The ids of the games of this package, in the same order."""
    return tuple(game for game in known_games() if game in _built_in())


def is_known(game: Any) -> bool:
    """Is there a game of that id?"""
    # Entry points are looked through last: that reads the metadata of everything that is installed.
    return isinstance(game, str) and (game in _registered or game in _built_in() or game in _installed())


def definition_of(game: Any) -> Definition:
    """The game of that id; raises UnknownGame."""
    if not is_known(game):
        raise UnknownGame(name=shown(game), known=list(known_games()) or None)
    return _in_use[game] if game in _in_use else _own_definition(game)


def _own_definition(game: str) -> Definition:
    """The game of that id with its own data file."""
    if game in _registered:
        return _registered[game]
    built_in = game in _built_in()
    found: Any = importlib.import_module(f"{GAMES}.{game}").GAME if built_in else _installed()[game].load()
    if not isinstance(found, Definition) or found.id != game:
        raise TypeError(f"{game} of {GAMES} should be the Definition of a game of that id, and is {found!r}")
    return found


@cache
def _built_in() -> frozenset[str]:
    """The ids of the games of this package: the names of its folders."""
    package = find_spec(GAMES)
    folders = (package and package.submodule_search_locations) or ()
    return frozenset(module.name for module in pkgutil.iter_modules(folders) if module.ispkg)


@cache
def _installed() -> dict[str, EntryPoint]:
    """The entry points of games from outside, by their names."""
    from importlib.metadata import entry_points

    return {entry.name: entry for entry in entry_points(group=GAMES)}


def use_data(game: str, data: bytes | None) -> Definition:
    """From now on new matches of the game are played with this data file (None: with its own); raises BadData."""
    own = _own_definition(definition_of(game).id)
    if data is None:
        _in_use.pop(game, None)
        used = own
    else:
        used = own.with_data(data)
        used = _in_use[game] = _known.setdefault((game, used.data.fingerprint), used)
    if used.data.spoken is not None:
        use_names(game, used.data.fingerprint)
    return used


def definition_with(game: str, fingerprint: str, in_play: str = "") -> Definition | None:
    """The game with the data file of this fingerprint, if it is known here; else with one that is played alike: which
    is in use, the game's own, was in use, or was the game's own before.
    """
    own = _own_definition(game)
    known = (definition_of(game), own, *(found for (id, _), found in _known.items() if id == game))
    in_play = in_play or own.data.former.get(fingerprint, "")
    exactly = (found for found in known if found.data.fingerprint == fingerprint)
    alike = (found for found in known if found.data.in_play == in_play != "")
    before = (found for found in (own.earlier if in_play else ()) if found.data.in_play == in_play)
    return next(exactly, None) or next(alike, None) or next(before, None)
