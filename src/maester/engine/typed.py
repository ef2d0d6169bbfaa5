"""How moves are typed: `march winterfell: FF>moat-cailin`.

A kind of move says in `typed` how it is typed, with its fields in braces. Nobody needs to know ids: a thing may also be
called by its printed name, in any language and grammatical form, without capitals and diacritics.
"""

from __future__ import annotations

import itertools
import re
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from maester.engine.names import Flag, Form, Maybe, Names, Several, kebab
from maester.engine.printed import PrintedNames
from maester.errors import BadData
from maester.words import Words

LONGEST_TEXT = 500
"""Typed moves are much shorter; and to find out that a text is none takes time with the square of its length."""
LONGEST_NAME = 80
"""No thing has a longer name."""
MOST_MEANINGS = 8
"""Of a text that could mean more than so many moves the first ones are named."""

Kind = type[msgspec.Struct]
_PLACE = re.compile(r"\{(\w+)\}")


# --- how a kind of move is typed --------------------------------------------------------------------


@cache
def template(kind: Kind) -> str:
    """How the move is typed: its own `typed`, or its name and its fields in order."""
    own: str | None = getattr(kind, "typed", None)
    return own or " ".join([kebab(kind.__name__), *(f"{{{name}}}" for name in kind.__struct_fields__)])


@cache
def form_of(kind: Kind) -> str:
    """How the move is typed, for people: `order AREA: TOKEN`, `yes | no`, `unit AREA [routed] UNIT`."""
    flags = _flags(kind)

    def place(found: re.Match[str]) -> str:
        flag = flags.get(found[1])
        if flag is None:
            return found[1].upper().replace("_", "-")
        return f"{flag.yes} | {flag.no}" if flag.no else f"[{flag.yes}]"

    return _PLACE.sub(place, template(kind))


def flag_of(annotated: Any) -> Flag | None:
    """The words that a field's type gives to yes and no, if it does."""
    return next((extra for extra in getattr(annotated, "__metadata__", ()) if isinstance(extra, Flag)), None)


@cache
def _flags(kind: Kind) -> dict[str, Flag]:
    hints = typing.get_type_hints(kind, include_extras=True)
    return {name: flag for name in kind.__struct_fields__ if (flag := flag_of(hints[name])) is not None}


class _Pattern(NamedTuple):
    """What typed text of a move looks like: something fixed, a field, something fixed, and so on."""

    fixed: tuple[re.Pattern[str], ...]
    fields: tuple[str, ...]


@cache
def _patterns(kind: Kind) -> tuple[_Pattern, ...]:
    """All ways in which a kind of move may be typed: as it is written, as it was written formerly, and without the
    words that only say yes.
    """
    spare = [name for name, flag in _flags(kind).items() if not flag.no]
    texts: dict[str, None] = {}
    for text in (template(kind), *getattr(kind, "formerly", ())):
        for count in range(len(spare) + 1):
            for left_out in itertools.combinations(spare, count):
                shorter = _PLACE.sub(lambda found, out=left_out: "" if found[1] in out else found[0], text)  # type: ignore[misc]
                texts[_single_spaced(shorter)] = None
    return tuple(_pattern(text) for text in texts)


def _pattern(text: str) -> _Pattern:
    *parts, last = _PLACE.split(text)
    fixed = [*map(_fixed, parts[::2]), _fixed(last) + r"\Z"]
    return _Pattern(tuple(re.compile(one, re.IGNORECASE) for one in fixed), tuple(parts[1::2]))


def _fixed(text: str) -> str:
    """Blanks are free around signs; there must be one where words would run together."""
    pattern = ""
    for sign, word in re.findall(r"\s*([^\w\s-]+)\s*|(\s+|[\w-]+)", text):
        pattern += rf"\s*{re.escape(sign)}\s*" if sign else r"\s+" if word.isspace() else re.escape(word)
    return pattern


def _single_spaced(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


# --- reading and writing ----------------------------------------------------------------------------


class _Unread(NamedTuple):
    """A part of a text that isn't what it should be."""

    form: Form
    part: str
    before: int = 0
    """How many fields before it could be read."""


class _Text(NamedTuple):
    """A text that is being read as one kind of move."""

    text: str
    pattern: _Pattern
    forms: Mapping[str, Form]
    widely: bool


class Notation:
    """Writes and reads the moves of a match. `fields` gives a move's fields with their forms."""

    def __init__(self, fields: Callable[[Kind], Sequence[tuple[str, Form]]], words: Callable[[str], Words]) -> None:
        self._fields = cache(fields)
        self._words = words
        self._printed = cache(self._printed_names)

    def _printed_names(self, form: Names | Flag) -> PrintedNames:
        return PrintedNames(form, self._words)

    def text(self, move: msgspec.Struct) -> str:
        """The move as it is typed."""
        kind = type(move)
        written = {name: form.write(getattr(move, name)) for name, form in self._fields(kind)}
        text = template(kind).format_map(written)
        return _single_spaced(text) if _flags(kind) else text

    def read(self, text: str, kinds: Sequence[Kind], likely: Sequence[Any] = ()) -> msgspec.Struct:
        """The move that was typed; kinds that fit better come first. Raises BadData.

        If a name that was typed fits several things, one of the `likely` moves is meant.
        """
        wanted = _single_spaced(text) if len(text) <= LONGEST_TEXT else ""
        unread: _Unread | None = None
        for kind in kinds if wanted else ():
            moves: dict[msgspec.Struct, None] = {}
            for meaning in self._meanings(wanted, kind):
                if isinstance(meaning, _Unread):
                    unread = meaning if unread is None or meaning.before > unread.before else unread
                elif len(moves) <= MOST_MEANINGS:
                    moves[meaning] = None
            if moves:
                return self._meant(wanted, tuple(moves), likely)
        if unread is not None:
            raise self._complaint(unread)
        expected = dict.fromkeys(map(type, likely)) or kinds[:6]
        raise BadData("bad-move-text", text=text[:80], forms=[form_of(kind) for kind in expected])

    def _meant(self, text: str, moves: Sequence[msgspec.Struct], likely: Sequence[Any]) -> msgspec.Struct:
        """The one of several moves that a text means; raises BadData if that isn't clear."""
        if len(moves) == 1 and (not likely or moves[0] in likely):
            return moves[0]
        others = self._meanings(text, type(moves[0]), widely=True) if likely else ()
        meant = tuple(dict.fromkeys(move for move in others if move in likely)) or moves
        if len(meant) == 1:
            return meant[0]
        candidates = [self.text(move) for move in meant[:MOST_MEANINGS]]
        raise BadData("ambiguous-move-text", text=text[:80], candidates=candidates)

    def _meanings(self, text: str, kind: Kind, *, widely: bool = False) -> Iterator[Any]:
        """The moves of a kind that the text can mean, and (`_Unread`) why it can't mean others."""
        forms: dict[str, Form] = {}
        for pattern in _patterns(kind):
            begun = pattern.fixed[0].match(text)
            if begun is None:
                continue
            forms = forms or dict(self._fields(kind))
            left_out = {name: False for name in forms if name not in pattern.fields}
            for found in self._values(_Text(text, pattern, forms, widely), begun.end(), 0):
                yield found if isinstance(found, _Unread) else kind(**left_out, **found)

    def _values(self, typed: _Text, start: int, number: int) -> Iterator[dict[str, Any] | _Unread]:
        """What the fields from this number on can be, if they stand in the text from `start` on."""
        if number == len(typed.pattern.fields):
            yield {}
            return
        name = typed.pattern.fields[number]
        form = typed.forms[name]
        for found in typed.pattern.fixed[number + 1].finditer(typed.text, start):
            part = typed.text[start : found.start()]
            if len(part) > LONGEST_NAME and isinstance(form, Names | Flag):
                return
            if not part or (" " in part and not _is_named(form)):
                continue
            readings = self._readings(form, part, typed.widely)
            if isinstance(readings, _Unread):
                if start:  # a text of which nothing fits yet is another move
                    yield readings._replace(before=number)
                continue
            for rest in self._values(typed, found.end(), number + 1):
                if isinstance(rest, _Unread):
                    yield rest
                else:
                    yield from ({name: value, **rest} for value in readings)

    def _readings(self, form: Form, part: str, widely: bool) -> Sequence[Any] | _Unread:
        """All that a part of a text can mean. An id means its thing; widely, also others that are called so."""
        if isinstance(form, Maybe):
            return (None,) if part == "-" else self._readings(form.form, part, widely)
        if isinstance(form, Several):
            each = [self._readings(form.form, item.strip(), widely) for item in part.split(",")] if part != "-" else []
            wrong = next((one for one in each if isinstance(one, _Unread)), None)
            lists = itertools.product(*(one for one in each if not isinstance(one, _Unread)))
            return wrong or tuple(itertools.islice(lists, MOST_MEANINGS + 1))
        if isinstance(form, Names | Flag):
            value = form.find(part)
            if value is not None:
                return (value, *self._printed(form).meant(part)) if widely else (value,)
            return self._printed(form).meant(part, widely=widely) or _Unread(form, part)
        try:
            return (form.read(part),)
        except BadData:
            return _Unread(form, part)

    def _complaint(self, unread: _Unread) -> BadData:
        """What was wrong with a part of a text, and what it may have been meant to be."""
        form, part, _ = unread
        near = self._printed(form).near(part) if isinstance(form, Names) else ()
        if isinstance(form, Names) and near:
            return BadData("unknown-name", kind=form.kind, name=part, near=list(near))
        try:
            form.read(part)
        except BadData as error:
            return error
        raise AssertionError("what can't be read was read")


def _is_named(form: Form) -> bool:
    """Can what is typed be a name of several words?"""
    return _is_named(form.form) if isinstance(form, Maybe | Several) else isinstance(form, Names | Flag)
