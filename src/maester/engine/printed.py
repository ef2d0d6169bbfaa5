"""Printed names: what the things of a game are called by those who don't know their ids, in every language."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from maester.engine.names import Flag, Names, kebab
from maester.rulebook import fold
from maester.words import LANGUAGES, Words

MOST_GUESSES = 5


def folded(name: str) -> str:
    """A name as it is compared: `King's Landing` and `kings-landing` are the same, `March +1` and `March -1` aren't."""
    text = re.sub(r"['’]", "", fold(name)).replace("\N{MINUS SIGN}", "-")
    return " ".join(re.findall(r"(?<![a-z0-9])[+-]\d+|[a-z0-9]+", text))


class PrintedNames:
    """All that the things of one kind may be called: by id and name, by a grammatical form of the name, or without the
    remark in brackets at its end: `March +1 (special)`. A thing's own name goes before what is another's in part.
    """

    def __init__(self, form: Names | Flag, words: Callable[[str], Words]) -> None:
        self._form = form
        self._called: dict[str, dict[int, dict[Any, None]]] = {}
        spoken = [words(language) for language in LANGUAGES]
        for value, id in form.named():
            message_id = f"{kebab(form.kind).replace(' ', '-')}-{id}"
            speakers = [say for say in spoken if say.has(message_id) and not say.variables(message_id)]
            names = [say.say(message_id) for say in speakers]
            self._call(value, 0, [id, *names])
            self._call(value, 1, [each for say in speakers for each in say.attributes(message_id).values()])
            self._call(value, 2, [re.sub(r"\s*\([^)]*\)$", "", name) for name in names])

    def _call(self, value: Any, rank: int, names: Iterable[str]) -> None:
        for name in names:
            self._called.setdefault(folded(name), {}).setdefault(rank, {})[value] = None

    def meant(self, name: str, *, widely: bool = False) -> tuple[Any, ...]:
        """The things that are called so; widely, also those that go by the name of another."""
        ranks = self._called.get(folded(name), {})
        found = [values for _, values in sorted(ranks.items())]
        return tuple(dict.fromkeys(value for values in (found if widely else found[:1]) for value in values))

    def near(self, name: str) -> list[str]:
        """The ids of things that are called nearly so."""
        return list(dict.fromkeys(self._near(name)))[:MOST_GUESSES]

    def _near(self, name: str) -> Iterator[str]:
        for each in difflib.get_close_matches(folded(name), self._called, 3):
            yield from map(self._form.write, self.meant(each))
