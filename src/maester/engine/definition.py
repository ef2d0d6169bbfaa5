"""A game as a value: what it is called, how it starts, how it is seen, and the words it brings."""

from __future__ import annotations

import importlib
import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from maester import rulebook
from maester.engine.codec import Codec, check_frames
from maester.engine.decision import Score
from maester.engine.game import Game
from maester.engine.lexicon import Lexicon
from maester.engine.names import Form, Names, Seat, kebab
from maester.engine.possible import Fault, ImpossiblePosition
from maester.engine.stops import Stops
from maester.errors import BadData, BadOption, UnknownGame, shown
from maester.words import LANGUAGES, Words, add_locale, add_names, has_locale, use_names, words

Options = Mapping[str, Any]


class Option(msgspec.Struct, frozen=True):
    """One thing that can be chosen before a match starts. The first of its values is the default."""

    name: str
    values: tuple[Any, ...]

    @property
    def default(self) -> Any:
        return self.values[0]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option as `maester.games()` tells it: its values, its default, and what it means in each language."""

    name: str
    default: Any
    values: tuple[Any, ...]
    meaning: dict[str, str]


class GameInfo(msgspec.Struct, frozen=True):
    """A game as `maester.games()` tells it."""

    id: str
    titles: dict[str, str]
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    rules_version: int


class CardNote(msgspec.Struct, frozen=True):
    """A remark on a card in each language, and where it comes from."""

    texts: dict[str, str]
    source: str


class CardInfo(msgspec.Struct, frozen=True):
    """A card as people read it: names and texts by language, printed numbers, notes with their sources."""

    id: str
    kind: str
    names: dict[str, str]
    texts: dict[str, str]
    facts: dict[str, Any] = {}
    notes: tuple[CardNote, ...] = ()
    provenance: str = ""
    """Where the card's wording comes from, if that is in doubt."""
    effects: tuple[dict[str, Any], ...] = ()
    """What the card does, for games whose abilities are data."""


Views = Callable[[Any, Sequence[Seat | None]], Sequence[msgspec.Struct]]
"""From a state and several viewers to what each of them sees."""


class Definition:
    """Everything that the engine must know about a game.

    `package` is where the game's steps, frames, moves and events are defined; all its modules must be imported.
    """

    def __init__(
        self,
        *,
        id: str,
        titles: Mapping[str, str],
        players: Sequence[int],
        rules_version: int,
        package: str,
        state: type[Game],
        names: Mapping[Any, Form],
        seats: Callable[[int, Options], Sequence[str]],
        set_up: Callable[[int, Options], Game],
        view: Callable[[Any, Seat | None], msgspec.Struct],
        views: Views | None = None,
        determinize: Callable[[Any, Seat | None, Random], None],
        invariants: Callable[[Any], Iterable[str]],
        options: Sequence[Option] = (),
        settle: Callable[[int, Options, bytes], Options] | None = None,
        position: Callable[[Any], dict[str, Any]] | None = None,
        scenario: Callable[[Mapping[str, Any], int, Options], Game] | None = None,
        faults: Callable[[Any], Iterable[Fault]] | None = None,
        exact_positions: bool = False,
        hidden: Callable[[Any, Seat | None], Mapping[str, Any]] | None = None,
        cards: Callable[[], Iterable[CardInfo]] | None = None,
        concede: Callable[[Any, Seat], None] | None = None,
        stops: Stops | None = None,
        score: Callable[[Any, Seat], Score] | None = None,
        locale: Path | None = None,
        rules: Path | None = None,
        spoken: Mapping[str, Mapping[str, str]] | None = None,
        data: str = "",
        data_in_play: str = "",
        former_data: Sequence[str] = (),
        content: Mapping[str, Any] | None = None,
        with_data: Callable[[bytes], Definition] | None = None,
    ) -> None:
        self.id = id
        self.titles = dict(titles)
        self.players = tuple(players)
        self.rules_version = rules_version
        self.options = tuple(options)
        self.names = dict(names)
        self._seats = seats
        self._settle = settle
        self._set_up = set_up
        self.view = view
        self.views: Views = views or (lambda game, seats: [self.view(game, seat) for seat in seats])
        """What several seats see at the same moment; a game may put together what is open to all of them once."""
        view_type = typing.get_type_hints(view).get("return")
        self.view_type: type[msgspec.Struct] = view_type if isinstance(view_type, type) else msgspec.Struct
        """The struct that `view` returns; its schema is docs/views.md."""
        self.determinize = determinize
        """Deals anew, in place, all that the seat can't know (see `knowledge.redeal`)."""
        self.invariants = invariants
        """Sentences about what is wrong with a state: components lost, limits broken. None if all is well."""
        self.hidden = hidden or (lambda game, seat: {})
        """What the seat can't know, by place, for the check that `determinize` really forgets: places that could
        hold something else as far as the seat knows."""
        self._position = position
        self.cards: Callable[[], Iterable[CardInfo]] = cards or tuple
        """All cards, for people to look up."""
        self.concede = concede
        """Ends the match because a seat gives it up; None if a game knows no such end."""
        self.stops = stops
        """The kinds of windows at which a seat may let the table pass for it; None if there are none."""
        self.score = score
        """How well a seat did, when the match is over; None if there is no number to tell."""
        self._scenario = scenario
        self.exact_positions = exact_positions
        """A position tells everything, in the middle of anything: a match from it stands where the other one did."""
        self.faults: Callable[[Any], Iterable[Fault]] = faults or (lambda game: ())
        """What can't be in the state that a position was set up as, before its first step; the gravest first."""
        self.locale = locale
        if locale is not None:
            add_locale(id, locale)
        self.data = data
        """A fingerprint of the data file that the game is played with, if it can be played with others. It stands in
        every save."""
        self.data_in_play = data_in_play or data
        """A fingerprint of what in that file changes play: with other cards the same moves would lead elsewhere, with
        other words they would not. A save goes on with any file in which this is the same."""
        self.former_data = frozenset(former_data)
        """Files that the game was shipped with before saves told what changes play: played like this one."""
        self.content = content or {}
        """What stands in that file, by the name under which the game ships it."""
        self.spoken = spoken
        """What the things in the game's data file are called, by language."""
        if spoken is not None:
            add_names(id, data, spoken)
        self._with_data = with_data
        if rules is not None:
            rulebook.add_catalogue(rulebook.catalogue_from(rules))
        check_frames(package)
        self.codec = Codec(state, package)
        self.codec.state.option_defaults = {option.name: option.default for option in self.options}
        self.lexicon = lru_cache(maxsize=256)(self._lexicon)

    def _lexicon(self, seats: tuple[str, ...]) -> Lexicon:
        return Lexicon({**self.names, Seat: Names("seat", seats)}, self.words)

    def check_players(self, players: int | None) -> int:
        """The number of players, by default the largest; raises BadOption."""
        if players is None:
            return self.players[-1]
        if type(players) is not int or players not in self.players:
            raise BadOption("wrong-player-count", given=shown(players), right=list(self.players))
        return players

    def check_options(self, given: Mapping[str, Any] | None) -> dict[str, Any]:
        """All options with their values; what isn't given has its default. Raises BadOption."""
        known = {option.name: option for option in self.options}
        chosen = {option.name: option.default for option in self.options}
        if given is not None and not isinstance(given, Mapping):
            raise BadOption("options-not-a-mapping", given=type(given).__name__)
        for name, value in (given or {}).items():
            if name not in known:
                raise BadOption("unknown-option", name=shown(name), known=sorted(known) or None)
            right = known[name].values
            if not any(type(value) is type(one) and value == one for one in right):
                raise BadOption("wrong-option-value", name=name, given=shown(value), right=[str(one) for one in right])
            chosen[name] = value
        return chosen

    def settled(self, players: int, options: Options, key: bytes) -> Options:
        """The options with what they leave to chance decided: the same for the same key."""
        return options if self._settle is None else self._settle(players, options, key)

    def seats(self, players: int, options: Options, key: bytes) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(self._seats(players, self.settled(players, options, key)))

    def start(self, players: int, options: Options, key: bytes) -> Game:
        """The state before the first step."""
        settled = self.settled(players, options, key)
        return self._begun(self._set_up(players, settled), settled, key)

    def _begun(self, game: Game, options: Options, key: bytes) -> Game:
        """The state with all that every game has: the full types of its fields, the options, the generator's key."""
        game = self.codec.seal(game)
        defaults = self.codec.state.option_defaults
        game.options = tuple((name, options[name]) for name in defaults if options[name] != defaults[name])
        game.key = key
        return game

    def position(self, game: Game) -> dict[str, Any]:
        """The text form of a position."""
        if self._position is None:
            raise BadData("no-position", game=self.id)
        return self._position(game)

    def start_from(
        self, position: Mapping[str, Any], players: int, options: Options, key: bytes, *, unchecked: bool = False
    ) -> Game:
        """The state of a position written as text. Raises BadData, also if the rules can't lead to it; `unchecked`
        allows that.
        """
        if self._scenario is None:
            raise BadData("no-position", game=self.id)
        if not isinstance(position, Mapping):
            raise BadData("position-not-a-mapping", given=type(position).__name__)
        settled = self.settled(players, options, key)
        try:
            game = self._begun(self._scenario(position, players, settled), settled, key)
        except msgspec.ValidationError as error:
            given, _, place = str(error).partition(" - at ")
            raise BadData("bad-position", place=place.strip("`") or "position", given=given, right=None) from None
        if not unchecked and (fault := next(iter(self.faults(game)), None)) is not None:
            raise ImpossiblePosition(self.id, fault)
        return game

    def with_data(self, data: bytes) -> Definition:
        """The same game with another data file; raises BadData, also if the game has no such file."""
        if self._with_data is None:
            raise BadData("no-data-file", game=self.id)
        return self._with_data(data)

    def words(self, language: str) -> Words:
        """All sentences of a language about this game, with the names of its data file."""
        return words(language, self.id, self.data) if has_locale(self.id) else words(language)

    def info(self) -> GameInfo:
        options = tuple(
            OptionInfo(
                option.name,
                option.default,
                option.values,
                {language: self.words(language).say(f"option-{kebab(option.name)}") for language in LANGUAGES},
            )
            for option in self.options
        )
        return GameInfo(self.id, self.titles, self.players, options, self.rules_version)


BUILT_IN: dict[str, str] = {
    "boardgame": "maester.games.boardgame",
    "alliances": "maester.games.alliances",
    "cardgame": "maester.games.cardgame",
}
"""The games of this package: their ids, and the module whose `GAME` defines them. Imported when first asked for."""

_registered: dict[str, Definition] = {}
_in_use: dict[str, Definition] = {}
"""Games that are played with another data file than their own."""
_known: dict[tuple[str, str], Definition] = {}
"""Every game with a data file that was in use, by its fingerprint: a match that began with it can go on."""


def register(definition: Definition) -> Definition:
    """Makes a game known by its id; a game from outside this package is registered when its module is imported."""
    other = _registered.get(definition.id)
    if definition.id in BUILT_IN or (other is not None and other is not definition):
        raise ValueError(f"there is already a game called {definition.id}")
    _registered[definition.id] = definition
    return definition


def known_games() -> tuple[str, ...]:
    """The ids of all games, those of this package first."""
    return (*BUILT_IN, *_registered)


def definition_of(game: Any) -> Definition:
    """The game of that id; raises UnknownGame."""
    if not isinstance(game, str) or game not in known_games():
        raise UnknownGame(name=shown(game), known=list(known_games()) or None)
    if game in _in_use:
        return _in_use[game]
    return _own_definition(game)


def _own_definition(game: str) -> Definition:
    if game in _registered:
        return _registered[game]
    found: Definition = importlib.import_module(BUILT_IN[game]).GAME
    return found


def use_data(game: str, data: bytes | None) -> Definition:
    """From now on new matches of the game are played with this data file (None: with its own); raises BadData."""
    own = _own_definition(definition_of(game).id)
    if data is None:
        _in_use.pop(game, None)
        used = own
    else:
        used = own.with_data(data)
        used = _in_use[game] = _known.setdefault((game, used.data), used)
    if used.spoken is not None:
        use_names(game, used.data)
    return used


def definition_with(game: str, data: str, data_in_play: str = "") -> Definition | None:
    """The game with the data file of this fingerprint, if it is known here; else with one that is played alike."""
    others = [found for (id, _), found in _known.items() if id == game]
    known = (definition_of(game), _own_definition(game), *others)
    exactly = (found for found in known if found.data == data)
    alike = (found for found in known if data in found.former_data or found.data_in_play == data_in_play != "")
    return next(exactly, None) or next(alike, None)
