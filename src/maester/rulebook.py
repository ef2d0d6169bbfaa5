"""The rules of each game as data: an id, a sentence in each language, and an idea how to test it.

The engine refuses a move by the id of a rule, the page and the terminal show the rule's sentence, and every test of the
rules names the id that it proves. A catalogue is a file `rules.toml` in the folder of its game, or of the engine.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from bisect import bisect_left
from collections.abc import Mapping
from difflib import SequenceMatcher
from functools import cache, cached_property, lru_cache
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from maester.errors import BadData, UnknownGame

ENGINE = "engine"
"""The name of the catalogue of what holds in every game."""

ENTRY_ID = r"[a-z0-9-]+(\.[a-z0-9-]+)*"
"""How the id of a rule or an example is written: the chapter, a dot, and a few words."""

Text = Annotated[str, msgspec.Meta(pattern=r"\S")]
"""Text that says something: an empty sentence is a missing one."""

WORDS_REMEMBERED = 512
"""So many words that were looked for are remembered with the rules in which they occur."""

EntryId = Annotated[str, msgspec.Meta(pattern=f"^{ENTRY_ID}$")]


class _Written(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands in a file. A key that nobody knows is a slip of the pen, so it is refused."""

    id: EntryId


class _WrittenRule(_Written, frozen=True, kw_only=True):
    """A `[[rule]]` as its file writes it; see `Rule`."""

    topic: Text
    says: Text
    says_pl: Text
    test: Text
    page: int | None = None
    reason: Text | None = None
    reason_pl: Text | None = None
    resolves: tuple[EntryId, ...] = ()
    term_pl: Text | None = None


class Rule(_WrittenRule, frozen=True, kw_only=True):
    """One rule that can be kept or broken.

    `page` is the printed page of the rulebook. A ruling settles what the rulebook leaves open: `reason` says why so,
    and `resolves` names the rules in question. `term_pl` is the Polish rulebook's own word for the thing.
    """

    topic_pl: Text

    @property
    def is_ruling(self) -> bool:
        """Whether this is our answer to an open question, and not a sentence of the rulebook."""
        return self.id.startswith("ruling.")

    def sentence(self, language: str) -> str:
        """The rule in that language."""
        return self.says_pl if language == "pl" else self.says

    def topic_in(self, language: str) -> str:
        """The chapter to which the rule belongs, in that language."""
        return self.topic_pl if language == "pl" else self.topic

    def reason_in(self, language: str) -> str | None:
        """Why a ruling is as it is, in that language."""
        return _in(language, self.reason, self.reason_pl)


class Example(_Written, frozen=True, kw_only=True):
    """A worked example of the rulebook: what is on the table, and what comes of it. Its id starts with `example.`."""

    title: Text
    title_pl: Text | None = None
    scenario: Text
    scenario_pl: Text | None = None
    outcome: Text
    outcome_pl: Text | None = None
    page: int | None = None
    rules: tuple[EntryId, ...] = ()

    def title_in(self, language: str) -> str:
        """What the example is about, in that language."""
        return _in(language, self.title, self.title_pl)

    def scenario_in(self, language: str) -> str:
        """What is on the table, in that language."""
        return _in(language, self.scenario, self.scenario_pl)

    def outcome_in(self, language: str) -> str:
        """What comes of it, in that language."""
        return _in(language, self.outcome, self.outcome_pl)


_Spoken = TypeVar("_Spoken", str, str | None)


def _in(language: str, english: _Spoken, polish: str | None) -> _Spoken:
    """The text in that language; a catalogue that is not explained in Polish has only the English one."""
    return polish if language == "pl" and polish is not None else english


class _WrittenGame(_Written, frozen=True, kw_only=True):
    """The `[game]` at the head of a file."""

    title_en: Text
    title_pl: Text
    sources: tuple[Text, ...] = ()
    explained_in_polish: bool = True
    """Whether reasons and examples have their Polish texts too; rules always have."""


class Catalogue(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """All rules and worked examples of one game, in the order of the rulebook."""

    game: str
    titles: Mapping[str, str]
    sources: tuple[str, ...]
    rules: tuple[Rule, ...]
    examples: tuple[Example, ...]

    def title(self, language: str) -> str:
        """The name of the game in that language."""
        return self.titles.get(language, self.titles["en"])

    def rule(self, id: str) -> Rule | None:
        """The rule of that id, if there is one."""
        entry = self._entries.get(id)
        return entry if isinstance(entry, Rule) else None

    def example(self, id: str) -> Example | None:
        """The worked example of that id, if there is one."""
        entry = self._entries.get(id)
        return entry if isinstance(entry, Example) else None

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all rules and then of all examples: everything that a test can prove."""
        return tuple(self._entries)

    def examples_of(self, id: str) -> tuple[Example, ...]:
        """The worked examples that show this rule."""
        return tuple(example for example in self.examples if id in example.rules)

    def find(self, words: str, language: str = "en") -> tuple[Rule, ...]:
        """The rules in which every one of these words occurs, the best match first; without words, all rules.

        A word may be the beginning of a longer one, and capitals and diacritics don't matter; in Polish, neither do the
        endings of cases (`bitwa`, `bitwy`). The id, the topic and the sentences in both languages are searched.
        """
        wanted = set(_split(words))
        if words.strip() and not wanted:
            return ()  # Signs alone are no words, and no wish to see everything either.
        if not wanted:
            return self.rules
        answers = [self._index.points(word, language) for word in wanted]
        everywhere = set(answers[0]).intersection(*answers[1:])
        points = {place: sum(answer[place] for answer in answers) for place in everywhere}
        exact = words.strip()
        found = sorted(points, key=lambda place: (self.rules[place].id != exact, -points[place], place))
        return tuple(self.rules[place] for place in found)

    def near(self, words: str, count: int = 5) -> tuple[str, ...]:
        """Ids that look like the words, for somebody who has mistyped one."""
        wanted = "-".join(_split(words))
        likeness = {}
        for id in self.ids:
            # An id is often remembered without its chapter.
            forms = ("-".join(_split(id)), "-".join(_split(id.rpartition(".")[2])))
            likeness[id] = max(SequenceMatcher(None, form, wanted).ratio() for form in forms)
        close = sorted((id for id in self.ids if likeness[id] >= 0.6), key=lambda id: -likeness[id])
        return tuple(close[:count])

    @cached_property
    def _entries(self) -> Mapping[str, Rule | Example]:
        entries: tuple[Rule | Example, ...] = (*self.rules, *self.examples)
        return {entry.id: entry for entry in entries}

    @cached_property
    def _index(self) -> _Index:
        return _Index(self.rules)


class _Index:
    """In which rules each word occurs, folded once, so that searching costs little however many words are wanted."""

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self._places: dict[str, dict[str, dict[int, int]]] = {"en": {}, "pl": {}}
        """By language and word: the points of each rule in which the word occurs."""
        for number, rule in enumerate(rules):
            id_words = _split(rule.id)
            english, polish = _split(rule.says), _split(f"{rule.says_pl} {rule.term_pl or ''}")
            english_topic, polish_topic = _split(rule.topic), _split(rule.topic_pl)
            # The most telling place first: the id and topic, then the sentence, then all that the other language says.
            self._add("en", number, (*id_words, *english_topic), english, (*polish_topic, *polish))
            self._add("pl", number, (*id_words, *polish_topic), polish, (*english_topic, *english))
        self._words = {language: sorted(places) for language, places in self._places.items()}
        self._asked = lru_cache(WORDS_REMEMBERED)(self._points)

    def _add(self, language: str, number: int, *places: tuple[str, ...]) -> None:
        known = self._places[language]
        for rank, words in enumerate(places):
            for word in words:
                known.setdefault(word, {}).setdefault(number, 3 * (len(places) - rank))

    def points(self, wanted: str, language: str) -> Mapping[int, int]:
        """The rules in which the word occurs, by their numbers, with the points for the best place."""
        return self._asked(wanted, "pl" if language == "pl" else "en")

    def _points(self, wanted: str, language: str) -> dict[int, int]:
        """A whole word is worth more than a beginning, a stem still less."""
        words, places = self._words[language], self._places[language]
        stem = _without_polish_ending(wanted) if language == "pl" else wanted
        best: dict[int, int] = {}
        for word in islice(words, bisect_left(words, stem), None):
            if not word.startswith(stem):
                break
            less = 0 if word == wanted else 1 if word.startswith(wanted) else 2
            for number, points in places[word].items():
                best[number] = max(best.get(number, 0), points - less)
        return best


def fold(text: str) -> str:
    """The text without capitals and diacritics: `Żelazny Tron` and `zelazny tron` are the same."""
    # The letter ł has no decomposition in Unicode, so it has to be told apart by hand.
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def _split(text: str) -> tuple[str, ...]:
    """The folded words of a text or of an id; `King's` is one word."""
    return tuple(re.findall(r"[a-z0-9]+", re.sub(r"['’]", "", fold(text))))


_POLISH_ENDING = re.compile(
    r"(?<=\w{4})(iego|iemu|ego|emu|ymi|imi|ami|iach|ach|owi|iom|iem|om|ow|em|ia|ie|iu|ym|ych|[aeiouy])$"
)


def _without_polish_ending(word: str) -> str:
    """A folded word without the ending of its case, if enough of it is left to tell it from others."""
    return _POLISH_ENDING.sub("", word)


def catalogue_from(path: Path) -> Catalogue:
    """Reads a catalogue; `BadData` names the file and the entry that is wrong."""
    file = _called(path)
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise _bad(file, "-", "unreadable", str(error)) from error
    if unknown := content.keys() - {"game", "rule", "example", "topics_pl"}:
        raise _bad(file, min(unknown), "unknown-part")
    game = _read(file, "[game]", content.get("game", {}), _WrittenGame)
    topics_pl = _read(file, "[topics_pl]", content.get("topics_pl", {}), dict[str, Text])
    tables = _read(file, "[[rule]]", content.get("rule", []), list[Any])
    rules = []
    for name, table in _named(tables):
        written = _read(file, name, table, _WrittenRule)
        if written.topic not in topics_pl:
            raise _bad(file, name, "untranslated-topic", written.topic)
        rules.append(Rule(topic_pl=topics_pl[written.topic], **msgspec.structs.asdict(written)))
    tables = _read(file, "[[example]]", content.get("example", []), list[Any])
    examples = [_read(file, name, table, Example) for name, table in _named(tables)]
    _check_ids(file, rules, examples)
    _check_languages(file, rules, examples, in_polish=game.explained_in_polish)
    return Catalogue(
        game=game.id,
        titles={"en": game.title_en, "pl": game.title_pl},
        sources=game.sources,
        rules=tuple(rules),
        examples=tuple(examples),
    )


def _named(tables: list[Any]) -> list[tuple[str, Any]]:
    """Each table with the name under which a person finds it in the file: its id, or else its number."""
    return [
        (table["id"] if isinstance(table, dict) and isinstance(table.get("id"), str) else f"#{number}", table)
        for number, table in enumerate(tables, start=1)
    ]


def _check_languages(file: str, rules: list[Rule], examples: list[Example], *, in_polish: bool) -> None:
    """A reason or an example stands in both languages, unless the catalogue is not explained in Polish."""
    texts = [(rule.id, "reason", rule.reason, rule.reason_pl) for rule in rules]
    for one in examples:
        texts.append((one.id, "title", one.title, one.title_pl))
        texts.append((one.id, "scenario", one.scenario, one.scenario_pl))
        texts.append((one.id, "outcome", one.outcome, one.outcome_pl))
    for id, field, english, polish in texts:
        if english is None and polish is not None:
            raise _bad(file, id, "one-language", field)
        if in_polish and english is not None and polish is None:
            raise _bad(file, id, "one-language", f"{field}_pl")


def _check_ids(file: str, rules: list[Rule], examples: list[Example]) -> None:
    """Ids are what tests and refusals hold on to: each stands once, and those that are named exist."""
    entries: tuple[Rule | Example, ...] = (*rules, *examples)
    known: set[str] = set()
    for entry in entries:
        if entry.id in known:
            raise _bad(file, entry.id, "duplicate")
        if entry.id.startswith("example.") != isinstance(entry, Example):
            raise _bad(file, entry.id, "wrong-kind")
        known.add(entry.id)
    for entry in entries:
        for named in entry.resolves if isinstance(entry, Rule) else entry.rules:
            if named not in known:
                raise _bad(file, entry.id, "unknown-reference", named)


Shape = TypeVar("Shape")


def _read(file: str, entry: str, table: Any, shape: type[Shape]) -> Shape:
    """The table as a struct; whatever is missing, unknown or of another type is refused."""
    try:
        return msgspec.convert(table, shape)
    except msgspec.ValidationError as error:
        raise _bad(file, entry, "shape", str(error)) from error


def _called(file: Path) -> str:
    """All catalogues are called alike: their folder tells them apart."""
    return f"{file.parent.name}/{file.name}"


def _bad(file: str, entry: str, problem: str, detail: str = "") -> BadData:
    return BadData("bad-catalogue", file=file, entry=entry, problem=problem, detail=detail)


_added: dict[str, Path] = {}


def add_catalogue(game: str, file: Path) -> None:
    """Makes known where the rules of a game are written; they are read when somebody first asks for one."""
    if catalogue_files().get(game, file).resolve() != file.resolve():
        raise _bad(_called(file), game, "duplicate")
    _added[game] = file


def catalogues() -> tuple[str, ...]:
    """The names of all games whose rules are known, the engine's own among them."""
    return tuple(sorted(catalogue_files()))


def catalogue(game: str) -> Catalogue:
    """The rules of that game."""
    known = catalogue_files()
    if game not in known:
        raise UnknownGame(name=game, known=sorted(known))
    return _catalogue_of(game, known[game])


@cache
def _catalogue_of(game: str, file: Path) -> Catalogue:
    read = catalogue_from(file)
    if read.game != game:
        raise _bad(_called(file), "[game]", "wrong-name", read.game)
    return read


def catalogue_files() -> Mapping[str, Path]:
    """Where the rules of each game are written."""
    return {**_packaged(), **_added}


@cache
def _packaged() -> Mapping[str, Path]:
    """The catalogues of this package, by the names of their folders. They are found without importing a game."""
    here = Path(__file__).parent
    return {file.parent.name: file for file in (here / ENGINE / "rules.toml", *here.glob("games/*/rules.toml"))}
