"""A game as a value: what it is called, how it is played, what its seats see, and what else belongs to it.

A game is one folder with a `Definition`, in parts that each say what the game owes the engine: `Play`, `Secrets`,
`Positions`, `Data` and `Companions`. In the folder the engine looks for `locale/` (the game's words), `rules.toml` (its
catalogue of rules) and `data/*.json` (what is printed in the box, for those who show the game).
"""

from __future__ import annotations

import importlib
import re
import sys
import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from random import Random
from typing import Any, Generic

import msgspec

from maester import rulebook
from maester.engine.codec import Codec
from maester.engine.decision import Score
from maester.engine.info import CardInfo, GameInfo, Option, OptionInfo, Options
from maester.engine.lexicon import Lexicon
from maester.engine.names import Form, Names, Seat, kebab
from maester.engine.possible import Fault, ImpossiblePosition
from maester.engine.protocol import G, Question
from maester.engine.stops import Stops
from maester.errors import BadData, BadOption, shown
from maester.words import LANGUAGES, Words, add_locale, add_names, has_locale, words


class Play(msgspec.Struct, Generic[G], frozen=True, kw_only=True):
    """How a match begins, what it is made of, and how it ends."""

    state: type[G]
    """The state: columns of numbers, tuples and frozen structs, so that a flat copy is a copy."""
    names: Mapping[Any, Form]
    """How each kind of number in states, moves and events is written: area 7 as `winterfell`. Seats are named by
    `seats`."""
    seats: Callable[[int, Options], Sequence[str]]
    """The names of the seats, for a number of players and settled options."""
    set_up: Callable[[int, Options], G]
    """The state before the first step, for a number of players and settled options. It draws no chance itself: whatever
    is shuffled or dealt is a step that it plans."""
    settle: Callable[[int, Options, bytes], Options] | None = None
    """Decides what the options leave to chance ("random Houses"), from the key of the match: the same for the same key,
    and no option is added or left out. Raises BadOption for what the rules forbid. None if nothing is left to chance,
    and nothing forbidden."""
    concede: Callable[[G, Seat], None] | None = None
    """A seat gives the match up, whoever is asked: it ends, or goes on without the seat (`Game.has_left`). None if the
    game knows no such end."""
    stops: Stops | None = None
    """The kinds of windows at which a seat may let the table pass for it; None if there are none."""
    score: Callable[[G, Seat], Score] | None = None
    """How well a seat did, when the match is over; None if there is no number to tell."""
    restless: Callable[[Any, Seat, Sequence[Any]], Sequence[float]] | None = None
    """What restless random play prefers (`harness.playing`), in a game in which play at random would hardly ever do
    what matters, such as fight: from a state, a seat and the moves that its decision lists to a weight for each of
    them, not all of them 0. None: all moves are alike."""
    chart: Callable[[Any], tuple[int, dict[str, dict[str, float]]]] | None = None
    """What is drawn of a finished match: from a spectator's view as plain data to the number of the round, and by the
    name of each curve (`chart-<name>` in the words) the value of each seat. None if nothing is drawn."""


def _nothing_hidden(game: Any, seat: Seat | None) -> Mapping[str, Any]:
    return {}


def _nothing_to_inspect(game: Any) -> Sequence[str]:
    return ()


class Secrets(msgspec.Struct, Generic[G], frozen=True, kw_only=True):
    """Who may know what of a state, and what must hold in all of them."""

    view: Callable[[G, Seat | None], msgspec.Struct]
    """What a seat may see (None: a spectator), built up from what it knows. Its annotated return type is the struct
    that docs/views.md describes."""
    determinize: Callable[[G, Seat | None, Random], None]
    """Deals anew, in place, all that the seat can't know (see `places.py`), so that the seat sees, is asked and
    is told the same. Secret answers in trays are the engine's business."""
    invariants: Callable[[G], Iterable[str]]
    """Sentences about what is wrong with a state: components lost, limits broken. None if all is well."""
    hidden: Callable[[G, Seat | None], Mapping[str, Any]] = _nothing_hidden
    """What the seat can't know, by place, for the check that `determinize` really forgets: places that could hold
    something else as far as the seat knows."""
    inspectable: Callable[[G], Sequence[str]] = _nothing_to_inspect
    """The names of what lies open and can be inspected: units, pieces."""
    inspect: Callable[[G, str], msgspec.Struct] | None = None
    """All that anybody could measure or work out about one of these, at any time, whoever's turn it is: how far it
    comes, whom it sees. It looks at nothing that is hidden, and may be dear: it is worked out when somebody asks."""
    views: Callable[[G, Sequence[Seat | None]], Sequence[msgspec.Struct]] | None = None
    """The same as `view` for several seats at the same moment, for a game that puts together once what is open to all
    of them. None: `view` is called for each."""


def _no_faults(game: Any) -> Iterable[Fault]:
    return ()


class Positions(msgspec.Struct, Generic[G], frozen=True, kw_only=True):
    """Positions written as text, for tests, puzzles and reports."""

    write: Callable[[G], dict[str, Any]] | None = None
    """The position of a state, as plain data with names; None if the game has no such form."""
    read: Callable[[Mapping[str, Any], int, Options], G] | None = None
    """The state of a position, for a number of players and settled options; raises BadData, which names the place. None
    if no match can start from a position."""
    faults: Callable[[G], Iterable[Fault]] = _no_faults
    """What can't be in the state that a position was set up as, before its first step, each with its rule and its
    place; the gravest first."""
    exact: bool = False
    """A position tells everything, in the middle of anything: a match from it stands where the other one did."""


class Data(msgspec.Struct, frozen=True, kw_only=True):
    """The cards, and the data file with them if the game can be played with another one."""

    cards: Callable[[], Iterable[CardInfo]] = tuple
    """All cards, for people to look up."""
    fingerprint: str = ""
    """Tells the data file from others; empty if the game has only its own. It stands in every save."""
    in_play: str = ""
    """A fingerprint of what in that file changes play: with other cards the same moves would lead elsewhere, with other
    words they would not. A save goes on with any file in which this is the same. Empty: all of it changes play."""
    former: Mapping[str, str] = {}
    """`in_play` of files that the game was shipped with before saves told it themselves, by `fingerprint`."""
    content: Mapping[str, Any] = {}
    """What stands in that file, by the name under which the game ships it in `data/`."""
    spoken: Mapping[str, Mapping[str, str]] | None = None
    """What the things in that file are called: by language, then by message. None if Fluent files have all names."""
    match_names: Callable[[Any, str], Mapping[str, str]] | None = None
    """What things are called that have another name in each match (`red-3`: which unit is that?), from a state and a
    language: by message. Only from what lies open. None if names never depend on the match."""
    files: Callable[[], Mapping[str, str]] | None = None
    """For a game with many data files: a fingerprint of what in each of them changes play, by its name."""
    files_in_match: Callable[[Any], Iterable[str]] | None = None
    """The names of those files that a match depends on, from its state: a save tells their fingerprints, so that a
    change of others has nothing to do with it."""
    with_file: Callable[[bytes], Definition] | None = None
    """The same game with another file, as its bytes; raises BadData, which names the card at fault. None if the game is
    always played with its own."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "in_play", self.in_play or self.fingerprint)

    def fingerprints_of(self, game: Any) -> dict[str, str]:
        """Of the files that a match depends on, by name; none if the game doesn't tell them."""
        if self.files is None or self.files_in_match is None:
            return {}
        known = self.files()
        return {name: known[name] for name in self.files_in_match(game)}

    def changed_files(self, saved: Mapping[str, str]) -> list[str]:
        """Those of the files of a save that are other now."""
        known = {} if self.files is None else self.files()
        return [name for name, fingerprint in saved.items() if known.get(name) != fingerprint]


_REFERENCE = re.compile(r"[\w.]+:\w+")


class Companions(msgspec.Struct, frozen=True, kw_only=True):
    """What layers above the engine bring for the game, as references `package.module:object`; empty if there is none.

    They are imported when first needed, so that a game can be played without the terminal or the server; also if their
    modules lie in the game's own package.
    """

    bots: str = ""
    """A mapping of bots by name, the weakest first: `Mapping[str, Callable[[int], maester.bots.Bot]]`, made from a
    seed. Random play is there for every game."""
    terminal: str = ""
    """How the game looks in a terminal: a subclass of `maester.cli.pictures.Picture`. Without one its views are shown
    as nested lists."""
    odds: str = ""
    """The odds of the combat before a seat, from what it may know: a function from `maester.bots.SeatTable` to the
    fields of `maester.server.wire.outgoing.Odds`, or to None."""
    lists: str = ""
    """What is told about a list that a player makes for the game, as an army: a function from `ListAsked` and a
    language to a struct of the game's own; it raises BadData."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            reference = getattr(self, name)
            if reference and not _REFERENCE.fullmatch(reference):
                raise ValueError(f"{name} should be written as package.module:object, not {reference}")

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules in which they live."""
        references = (getattr(self, name) for name in self.__struct_fields__)
        return tuple(reference.partition(":")[0] for reference in references if reference)


def referred(reference: str) -> Any:
    """The object that a reference `package.module:object` leads to; None for an empty one."""
    if not reference:
        return None
    module, _, name = reference.partition(":")
    return getattr(importlib.import_module(module), name)


class Definition(Generic[G]):
    """Everything that the engine must know about a game."""

    def __init__(
        self,
        *,
        id: str,
        titles: Mapping[str, str],
        players: Sequence[int],
        rules_version: int,
        package: str,
        play: Play[G],
        secrets: Secrets[G],
        options: Sequence[Option] = (),
        positions: Positions[G] | None = None,
        data: Data | None = None,
        companions: Companions | None = None,
        usual_players: int | None = None,
        order: int = 100,
        folder: Path | None = None,
    ) -> None:
        self.id = id
        """By this the game is asked for. A game of this package is called as its folder."""
        self.titles = dict(titles)
        """By language."""
        self.players = tuple(players)
        """The numbers of players, the smallest first."""
        self.usual_players = self.players[-1] if usual_players is None else usual_players
        """How many play where nobody says it: the most, unless the game is meant for fewer."""
        self.rules_version = rules_version
        """Raised whenever the same moves could lead elsewhere than before; saves and the corpus name it."""
        self.package = package
        """Where the game's steps, frames, moves and events are defined: a package, of which every module is imported,
        or a module if that is all."""
        self.options = tuple(options)
        """What can be chosen before a match starts; `option-<name>` in the words says what it means."""
        self.order = order
        """Games are offered by this number, the lowest first; those with the same one as they became known."""
        self.play = play
        self.secrets = secrets
        self.positions = positions or Positions()
        self.data = data or Data()
        self.companions = companions or Companions()
        view_type = typing.get_type_hints(secrets.view).get("return")
        self.view_type: type[msgspec.Struct] = view_type if isinstance(view_type, type) else msgspec.Struct
        """The struct that `secrets.view` returns; its schema is docs/views.md."""
        self.folder = _folder_of(package) if folder is None else folder
        """Where the game's other files are; None if it is a single module."""
        self.locale = self._inside("locale")
        """The folder of its words; None if it has none."""
        if self.locale is not None:
            add_locale(id, self.locale)
        if (rules := self._inside("rules.toml")) is not None:
            rulebook.add_catalogue(id, rules)
        if self.data.spoken is not None:
            add_names(id, self.data.fingerprint, self.data.spoken)
        self.codec = Codec(play.state, package, self.companions.modules)
        self.codec.state.option_defaults = {option.name: option.default for option in self.options}
        self.lexicon = lru_cache(maxsize=256)(self._lexicon)

    def _inside(self, name: str) -> Path | None:
        """What is called so in the game's folder, if it is there."""
        return path if self.folder is not None and (path := self.folder / name).exists() else None

    def _lexicon(self, seats: tuple[str, ...]) -> Lexicon:
        return Lexicon({**self.play.names, Seat: Names("seat", seats)}, self.words)

    def check_players(self, players: int | None) -> int:
        """The number of players, by default the usual one; raises BadOption."""
        if players is None:
            return self.usual_players
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
            option = known[name]
            if not option.allows(value):
                raise BadOption("wrong-option-value", name=name, given=shown(value), right=option.allowed())
            chosen[name] = value
        return chosen

    def settled(self, players: int, options: Options, key: bytes) -> Options:
        """The options with what they leave to chance decided: the same for the same key. Raises BadOption if they don't
        go with so many players, or not with each other.
        """
        for option in self.options:
            if option.players and players not in option.players and options[option.name] != option.default:
                given, right = str(options[option.name]), [str(option.default)]
                raise BadOption("wrong-option-value", name=option.name, given=given, right=right)
        return options if self.play.settle is None else self.play.settle(players, options, key)

    def seats(self, players: int, options: Options, key: bytes) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(self.play.seats(players, self.settled(players, options, key)))

    def start(self, players: int, options: Options, key: bytes) -> G:
        """The state before the first step."""
        settled = self.settled(players, options, key)
        return self._begun(self.play.set_up(players, settled), settled, key)

    def _begun(self, game: G, options: Options, key: bytes) -> G:
        """The state with all that every game has: the full types of its fields, the options, the generator's key."""
        sealed: Any = self.codec.seal(game)
        defaults = self.codec.state.option_defaults
        sealed.options = tuple((name, options[name]) for name in defaults if options[name] != defaults[name])
        sealed.key = key
        return sealed  # type: ignore[no-any-return]

    def views(self, game: G, seats: Sequence[Seat | None]) -> Sequence[msgspec.Struct]:
        """What each of these seats sees at this moment; None is a spectator."""
        if self.secrets.views is not None:
            return self.secrets.views(game, seats)
        return [self.secrets.view(game, seat) for seat in seats]

    def position(self, game: G) -> dict[str, Any]:
        """The text form of a position; raises BadData if the game has none."""
        if self.positions.write is None:
            raise BadData("no-position", game=self.id)
        return self.positions.write(game)

    def start_from(
        self, position: Mapping[str, Any], players: int, options: Options, key: bytes, *, unchecked: bool = False
    ) -> G:
        """The state of a position written as text. Raises BadData, also if the rules can't lead to it; `unchecked`
        allows that.
        """
        if self.positions.read is None:
            raise BadData("no-position", game=self.id)
        if not isinstance(position, Mapping):
            raise BadData("position-not-a-mapping", given=type(position).__name__)
        settled = self.settled(players, options, key)
        try:
            game = self._begun(self.positions.read(position, players, settled), settled, key)
        except msgspec.ValidationError as error:
            given, _, place = str(error).partition(" - at ")
            raise BadData("bad-position", place=place.strip("`") or "position", given=given, right=None) from None
        if not unchecked and (fault := next(iter(self.positions.faults(game)), None)) is not None:
            raise ImpossiblePosition(self.id, fault)
        return game

    def with_data(self, data: bytes) -> Definition:
        """The same game with another data file; raises BadData, also if the game has no such file."""
        if self.data.with_file is None:
            raise BadData("no-data-file", game=self.id)
        return self.data.with_file(data)

    def data_files(self) -> dict[str, Any]:
        """The files of `data/` by their names, among them the one that may be replaced as it is for this definition."""
        folder = self._inside("data")
        files = [] if folder is None else sorted(folder.glob("*.json"))
        return {**{file.stem: msgspec.json.decode(file.read_bytes()) for file in files}, **self.data.content}

    @cached_property
    def earlier(self) -> tuple[Definition, ...]:
        """The game with the cards that it was shipped with before: each file of `data/earlier/`, whole or an overlay of
        the present one. Matches that began with them go on with them.
        """
        folder = self._inside("data/earlier")
        files = [] if folder is None else sorted(folder.glob("*.json"))
        return tuple(self.with_data(file.read_bytes()) for file in files)

    @cached_property
    def question_rules(self) -> Mapping[str, Sequence[str]]:
        """The ids of the rules behind each kind of question, for those who explain it."""
        asked = (step for step in self.codec.steps if issubclass(step, Question))
        return {kebab(step.__name__): step.rules for step in asked if step.rules}

    def words(self, language: str) -> Words:
        """All sentences of a language about this game, with the names of its data file."""
        return words(language, self.id, self.data.fingerprint) if has_locale(self.id) else words(language)

    def info(self) -> GameInfo:
        """The game as it is told to those who choose one."""
        options = tuple(
            OptionInfo(
                option.name,
                option.default,
                option.values,
                {language: self.words(language).say(f"option-{kebab(option.name)}") for language in LANGUAGES},
                option.players,
                range=option.range,
            )
            for option in self.options
        )
        return GameInfo(self.id, self.titles, self.players, options, self.rules_version, self.usual_players)


def _folder_of(package: str) -> Path | None:
    """The folder of a package; None for a module."""
    paths = getattr(sys.modules.get(package), "__path__", None)
    return None if paths is None else Path(next(iter(paths)))
