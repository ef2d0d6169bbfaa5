"""Sentences in one language: loading them, and saying them with the values of the case."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from maester.words.files import SHARED_FOLDER, WordsCatalogue, language_files

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl")
# English in disguise, made when it is asked for: see maester.words.pseudo.
PSEUDO = "xx"

# Fluent refuses any part of a sentence of more than 2500 characters, as a guard against hostile files. Ours
# aren't hostile, but a list of all legal moves is sometimes longer than that.
_LONGEST_PART = 1_000_000

_game_folders: dict[str, Path] = {}
_data_names: dict[tuple[str, str], Mapping[str, Mapping[str, str]]] = {}
"""By game and data file (its fingerprint), then by language."""
_data_in_use: dict[str, str] = {}
"""The data file whose names are said of a game where nobody names one."""


class MissingMessage(LookupError):
    """A language has no such message (or no such attribute, as `message.attribute`)."""

    def __init__(self, language: str, message_id: str) -> None:
        super().__init__(language, message_id)
        self.language = language
        self.message_id = message_id

    def __str__(self) -> str:
        return f"there is no message {self.message_id} in {self.language}"


class BadMessage(ValueError):
    """A message is there but can't be said: a value is missing or of an unfit type, or a reference leads nowhere."""

    def __init__(self, language: str, message_id: str, errors: Sequence[Exception]) -> None:
        super().__init__(language, message_id, errors)
        self.language = language
        self.message_id = message_id
        self.errors = tuple(errors)

    def __str__(self) -> str:
        reasons = "; ".join(str(error) for error in self.errors)
        return f"the message {self.message_id} can't be said in {self.language}: {reasons}"


def system_language() -> str:
    """The language to begin with: MAESTER_LANG if it names one, else the language of the system if it's Polish."""
    wish = _language_code(os.environ.get("MAESTER_LANG", ""))
    if wish in (*LANGUAGES, PSEUDO):
        return wish
    # The first variable that is set decides, as in any program that follows POSIX.
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    system = next((os.environ[name] for name in names if os.environ.get(name)), "")
    return "pl" if _language_code(system) == "pl" else "en"


def _language_code(locale: str) -> str:
    """`pl` out of `pl_PL.UTF-8`."""
    return re.split(r"[-_.@]", locale.strip().lower())[0]


def add_locale(game: str, folder: Path) -> None:
    """Make known where a game keeps its words: a folder with `en.ftl` and `pl.ftl`, or `en/*.ftl` and `pl/*.ftl`."""
    if not folder.is_dir():
        raise FileNotFoundError(f"the words of {game} should be in {folder}, which is no folder")
    if _game_folders.setdefault(game, folder) != folder:
        raise ValueError(f"the words of {game} are already in {_game_folders[game]}, they can't be in {folder} too")


def add_names(game: str, data: str, names: Mapping[str, Mapping[str, str]]) -> None:
    """Make known what the things in a data file of a game are called, by language: that file, named by its fingerprint,
    is the only home of those names. A name in the files goes before, since it may have forms.
    """
    _data_names.setdefault((game, data), names)
    _data_in_use.setdefault(game, data)


def use_names(game: str, data: str) -> None:
    """From now on `words` without a data file says the names of this one."""
    if (game, data) not in _data_names:
        raise LookupError(f"no names are known for the data file {data} of {game}")
    _data_in_use[game] = data


def has_locale(game: str) -> bool:
    """Whether a game has made known where it keeps its words."""
    return game in _game_folders


def words(language: str, game: str | None = None, data: str | None = None) -> Words:
    """All sentences of a language: the shared ones and, on top of them, those of a game, with the names of the data
    file of that fingerprint. Whoever speaks of a match names the match's own; else it is the file in use.
    """
    if game is None:
        return _words(language, None, "")
    return _words(language, game, _data_in_use.get(game, "") if data is None else data)


@cache
def _words(language: str, game: str | None, data: str) -> Words:
    if game is None:
        return load_words(language, [SHARED_FOLDER])
    if game not in _game_folders:
        raise LookupError(f"no words are known for the game {game}")
    names = _data_names.get((game, data), {}).get("en" if language == PSEUDO else language, {})
    return load_words(language, [SHARED_FOLDER, _game_folders[game]], names)


def load_words(language: str, folders: Iterable[Path], names: Mapping[str, str] | None = None) -> Words:
    """The sentences that some folders hold in one language; anything wrong with a file is a ValueError."""
    if language not in (*LANGUAGES, PSEUDO):
        raise ValueError(f"there is no language {language}, only {', '.join((*LANGUAGES, PSEUDO))}")
    source = "en" if language == PSEUDO else language
    catalogue = WordsCatalogue()
    for folder in folders:
        files = language_files(folder, source)
        if not files:
            raise ValueError(f"{folder} has no words in {source}")
        for path in files:
            catalogue.add(path)
    if catalogue.problems:
        raise ValueError("\n".join(catalogue.problems))
    if language == PSEUDO:
        from maester.words.pseudo import pseudo_catalogue

        catalogue = pseudo_catalogue(catalogue)
    return Words(language, catalogue, names)


class Words:
    """The sentences of one language.

    In the files, besides Fluent's own functions, `NAME($house)` says the message whose id is the value, so that
    a translator picks the grammatical form: `NAME($house, form: "gen")` takes the attribute `gen` of that message
    (or the message itself, if it has no such form), and `NAME($house, kind: "house")` looks for `house-<value>`.
    """

    def __init__(self, language: str, catalogue: WordsCatalogue, names: Mapping[str, str] | None = None) -> None:
        self.language = language
        self._catalogue = catalogue
        self._names = {id: name for id, name in (names or {}).items() if id not in catalogue.messages}
        """Names from a game's data, which have no other forms."""
        self._bundle = _make_bundle(
            "en" if language == PSEUDO else language, catalogue, {"NAME": self._name, "COUNTS": self._counts}
        )

    def naming(self, names: Mapping[str, str]) -> Words:
        """The same sentences with other names for some things, for one match alone."""
        return _naming(self, tuple(sorted(names.items())))

    def __repr__(self) -> str:
        return f"<Words {self.language}: {len(self._catalogue.messages)} messages>"

    def say(self, message_id: str, values: Mapping[str, Any] | None = None) -> str:
        """The message with its values put in.

        A value is text, a number, True or False (`true`, `false` to a selector), None (`none`), or a list of
        texts or whole numbers, which is joined as the language does it.
        """
        if message_id in self._names:
            return self._names[message_id]
        return self._format(message_id, None, values)

    def attribute(self, message_id: str, attribute: str, values: Mapping[str, Any] | None = None) -> str:
        """One attribute of a message: a grammatical form of a name, most often."""
        return self._format(message_id, attribute, values)

    def attributes(self, message_id: str, values: Mapping[str, Any] | None = None) -> dict[str, str]:
        """All attributes of a message by their names."""
        self._require(message_id)
        if message_id in self._names:
            return {}
        names = [attribute.id.name for attribute in self._catalogue.messages[message_id].attributes]
        return {name: self._format(message_id, name, values) for name in names}

    def has(self, message_id: str) -> bool:
        """Whether there is such a message, or such a name in the game's data."""
        return message_id in self._catalogue.messages or message_id in self._names

    @property
    def names(self) -> Mapping[str, str]:
        """The names that only the game's data knows, by the ids under which sentences say them."""
        return self._names

    def ids(self) -> tuple[str, ...]:
        """The ids of all messages, sorted."""
        return tuple(sorted(self._catalogue.messages))

    def variables(self, message_id: str) -> frozenset[str]:
        """The names of all values that a message may need, with its attributes and whatever it refers to."""
        self._require(message_id)
        return frozenset() if message_id in self._names else self._catalogue.variables(message_id)

    def join(self, items: Sequence[str], conjunction: Literal["and", "or"] = "and") -> str:
        """A list in a sentence: `a, b and c`, `a, b i c`, or with "or", `a, b lub c`."""
        if not items:
            return self.say("list-empty")
        *start, last = items
        if not start:
            return last
        joined = self.say("list-separator").join(start)
        return self.say(f"list-{conjunction}", {"start": joined, "last": last})

    def _require(self, message_id: str) -> None:
        if not self.has(message_id):
            raise MissingMessage(self.language, message_id)

    def _format(self, message_id: str, attribute: str | None, values: Mapping[str, Any] | None) -> str:
        self._require(message_id)
        full_id = message_id if attribute is None else f"{message_id}.{attribute}"
        message = self._bundle.get_message(message_id)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise MissingMessage(self.language, full_id)
        arguments = {name: self._argument(value) for name, value in (values or {}).items()}
        try:
            text, errors = self._bundle.format_pattern(pattern, arguments)
        except (ArithmeticError, RecursionError) as error:
            # Fluent lets these two out: a number beyond all formats, and a message that refers to itself.
            raise BadMessage(self.language, full_id, [error]) from error
        if errors:
            raise BadMessage(self.language, full_id, errors)
        return str(text)

    def _argument(self, value: Any) -> Any:
        """A value as Fluent takes it. One of a type it can't take is an error only if the message uses it."""
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, list | tuple) and all(isinstance(item, str | int) for item in value):
            return _Joined(self.join([str(item) for item in value]), value)
        return value

    def _name(self, value: Any, kind: str = "", form: str = "") -> Any:
        """The Fluent function NAME; an error that it raises becomes one of the message that calls it."""
        if not isinstance(value, str | int):
            # A missing value has been reported by Fluent; it only passes through here.
            return value
        if isinstance(value, _Joined):
            return self.join([self._name(item, kind, form) for item in value.items])
        message_id = f"{kind}-{value}" if kind else str(value)
        self._require(message_id)
        if message_id in self._names:
            return self._names[message_id]
        if form and self._catalogue.pattern(message_id, form) is not None:
            return self.attribute(message_id, form)
        return self.say(message_id)

    def _counts(self, value: Any, kind: str = "", form: str = "") -> Any:
        """The Fluent function COUNTS: `FFK` says the message `<kind>-F` with the count 2, then `<kind>-K` with 1."""
        if not isinstance(value, str):
            return value
        letters = dict.fromkeys(letter for letter in value if letter.isalpha())
        if not letters:
            return self.say(f"{kind}-none")
        return self.join([self._counted(f"{kind}-{letter}", form, value.count(letter)) for letter in letters])

    def _counted(self, message_id: str, form: str, count: int) -> str:
        self._require(message_id)
        has_form = form and self._catalogue.pattern(message_id, form) is not None
        return self._format(message_id, form if has_form else None, {"count": count})


@lru_cache(maxsize=64)
def _naming(words: Words, names: tuple[tuple[str, str], ...]) -> Words:
    return Words(words.language, words._catalogue, {**words.names, **dict(names)})


class _Joined(str):
    """A list as it is said, which still knows its items."""

    def __new__(cls, text: str, items: Sequence[Any]) -> _Joined:
        joined = super().__new__(cls, text)
        joined.items = tuple(items)
        return joined

    items: tuple[Any, ...]


def _make_bundle(locale: str, catalogue: WordsCatalogue, functions: dict[str, Any]) -> FluentBundle:
    from fluent.runtime import FluentBundle, resolver
    from fluent.syntax import ast

    resolver.MAX_PART_LENGTH = _LONGEST_PART
    # Marks of isolation guard right-to-left text, which we have none of; in a terminal they are only noise.
    bundle = FluentBundle([locale], functions=functions, use_isolating=False)
    bundle.add_resource(ast.Resource([*catalogue.messages.values(), *catalogue.terms.values()]))
    return bundle
