"""Fluent files as they are read from disk: finding them, parsing them, walking through what they say."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from fluent.syntax import ast

# Each language has a folder here; what lies in it belongs to every game.
SHARED_FOLDER = Path(__file__).resolve().parent.parent / "locale"


def fluent_files(place: Path) -> list[Path]:
    """The Fluent files at a place that is either one such file or a folder of them, in a fixed order."""
    if place.is_dir():
        return sorted(place.glob("*.ftl"))
    return [place] if place.is_file() else []


def language_files(folder: Path, language: str) -> list[Path]:
    """The files of one language in a folder that keeps `en.ftl`, or `en/*.ftl`, or both."""
    return fluent_files(folder / f"{language}.ftl") + fluent_files(folder / language)


class EntryPlace(NamedTuple):
    """Where an entry begins."""

    path: Path
    line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


class WordsCatalogue:
    """The messages and terms of one language, and where each was read.

    What is wrong with a file (unreadable text, an id that was there before) is gathered in `problems`, because
    the one who loads wants to stop at it and the one who checks wants to see all of it.
    """

    def __init__(self) -> None:
        self.messages: dict[str, ast.Message] = {}
        self.terms: dict[str, ast.Term] = {}
        # A message by its id, a term by its id with the leading hyphen.
        self.places: dict[str, EntryPlace] = {}
        self.problems: list[str] = []

    def add(self, path: Path) -> None:
        """Read one file on top of what is already here."""
        from fluent.syntax import ast

        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            self.problems.append(f"{path}: can't be read: {error}")
            return
        for entry in _parse(text).body:
            if isinstance(entry, ast.Junk):
                self.problems.extend(_describe_junk(entry, text, path))
            elif isinstance(entry, ast.Message | ast.Term):
                self._add_entry(entry, EntryPlace(path, _line(text, entry)))

    def _add_entry(self, entry: ast.Message | ast.Term, place: EntryPlace) -> None:
        from fluent.syntax import ast

        name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
        if name in self.places:
            self.problems.append(f"{place}: {name} is already defined in {self.places[name]}")
            return
        attributes = [attribute.id.name for attribute in entry.attributes]
        for attribute in sorted({attribute for attribute in attributes if attributes.count(attribute) > 1}):
            self.problems.append(f"{place}: {name}.{attribute} is defined twice")
        self.places[name] = place
        if isinstance(entry, ast.Message):
            self.messages[entry.id.name] = entry
        else:
            self.terms[entry.id.name] = entry

    def variables(self, message_id: str) -> frozenset[str]:
        """The names of all values that a message may need: its own, its attributes' and its references'.

        Those of terms are no part of it: a term sees only what the message hands to it by name.
        """
        from fluent.syntax import ast

        message = self.messages[message_id]
        found: set[str] = set()
        seen: set[tuple[str, str | None]] = set()
        waiting: list[Any] = [message.value, *(attribute.value for attribute in message.attributes)]
        while waiting:
            for node in inner_nodes(waiting.pop()):
                if isinstance(node, ast.VariableReference):
                    found.add(node.id.name)
                elif isinstance(node, ast.MessageReference):
                    target = (node.id.name, node.attribute.name if node.attribute else None)
                    if target not in seen:
                        seen.add(target)
                        waiting.append(self.pattern(*target))
        return frozenset(found)

    def pattern(self, message_id: str, attribute: str | None = None) -> ast.Pattern | None:
        """What stands behind `message` or `message.attribute`, if it is there."""
        return _pattern(self.messages.get(message_id), attribute)

    def term_pattern(self, term_id: str, attribute: str | None = None) -> ast.Pattern | None:
        """What stands behind `-term` or `-term.attribute`, if it is there."""
        return _pattern(self.terms.get(term_id), attribute)


# The shared files are read again for each game and language, but need to be parsed only once: that is what takes time.
@lru_cache(maxsize=128)
def _parse(text: str) -> ast.Resource:
    from fluent.syntax import FluentParser

    return FluentParser().parse(text)


def inner_nodes(node: Any) -> Iterator[Any]:
    """A node of a parsed file and all that is inside it."""
    from fluent.syntax import ast

    if isinstance(node, list):
        for child in node:
            yield from inner_nodes(child)
    elif isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from inner_nodes(child)


def _pattern(entry: ast.Message | ast.Term | None, attribute: str | None) -> ast.Pattern | None:
    if entry is None or attribute is None:
        return entry.value if entry else None
    return next((each.value for each in entry.attributes if each.id.name == attribute), None)


def _describe_junk(junk: ast.Junk, text: str, path: Path) -> list[str]:
    # The annotation points to the very place of the mistake, which may be lines below the start of the message.
    return [f"{EntryPlace(path, _line(text, note))}: {note.code} {note.message}" for note in junk.annotations] or [
        f"{EntryPlace(path, _line(text, junk))}: can't be understood"
    ]


def _line(text: str, node: ast.SyntaxNode) -> int:
    return text.count("\n", 0, node.span.start) + 1 if node.span else 1
