"""The comparison of languages: what a translator forgot, or wrote so that it can't be said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from maester.words.bundle import LANGUAGES
from maester.words.files import SHARED_FOLDER, WordsCatalogue, fluent_files, inner_nodes, language_files

_FUNCTIONS = frozenset({"NUMBER", "DATETIME", "NAME", "COUNTS"})


def locale_pairs(folder: Path) -> list[tuple[Path, Path]]:
    """What to hand to `check_locales` for a folder of words, the shared one or a game's."""
    english, polish = LANGUAGES
    pairs = [
        (folder / f"{english}.ftl", folder / f"{polish}.ftl"),
        (folder / english, folder / polish),
    ]
    return [pair for pair in pairs if any(place.exists() for place in pair)]


def check_locales(folder_pairs: Iterable[tuple[Path, Path]]) -> list[str]:
    """Every difference between the languages and every mistake in them, as lines for a programmer.

    Each pair is a place of English and a place of Polish, a file or a folder of files. Ids of messages and the
    values that they use have to be the same; attributes and terms belong to the grammar of a language and may
    differ. References may lead to the shared files, whose own mistakes are not reported unless they are asked for.
    """
    pairs = list(folder_pairs)
    if not pairs:
        return ["there is nothing to check"]
    problems: list[str] = []
    sides: list[tuple[str, WordsCatalogue, set[str]]] = []
    for language, places in zip(LANGUAGES, zip(*pairs, strict=True), strict=True):
        catalogue, own = _read(language, places, problems)
        sides.append((language, catalogue, own))
        for name in sorted(own):
            problems.extend(f"{catalogue.places[name]}: {mistake}" for mistake in _mistakes(catalogue, name))
    for (language, catalogue, own), (other_language, _, other_own) in (sides, sides[::-1]):
        for name in sorted(own - other_own):
            if not name.startswith("-"):
                problems.append(f"{catalogue.places[name]}: {name} is in {language} but not in {other_language}")
    (_, english, english_own), (_, polish, polish_own) = sides
    for name in sorted(english_own & polish_own):
        if not name.startswith("-"):
            problems.extend(_different_variables(name, english, polish))
    return problems


def _read(language: str, places: Sequence[Path], problems: list[str]) -> tuple[WordsCatalogue, set[str]]:
    """One language with the shared files beneath it, and the names that come from the places themselves."""
    files: list[Path] = []
    for place in places:
        found = fluent_files(place)
        if not found:
            problems.append(f"{place}: there are no words in {language}")
        files.extend(path.resolve() for path in found)
    catalogue = WordsCatalogue()
    for path in language_files(SHARED_FOLDER, language):
        if path not in files:
            catalogue.add(path)
    catalogue.problems.clear()
    shared = set(catalogue.places)
    for path in files:
        catalogue.add(path)
    problems.extend(catalogue.problems)
    return catalogue, set(catalogue.places) - shared


def _mistakes(catalogue: WordsCatalogue, name: str) -> list[str]:
    """What is wrong with one message or term in itself."""
    is_term = name.startswith("-")
    entry: Any = catalogue.terms[name[1:]] if is_term else catalogue.messages[name]
    mistakes = [] if is_term or not _is_empty(entry.value) else [f"{name} is empty"]
    for attribute in entry.attributes:
        if _is_empty(attribute.value):
            mistakes.append(f"{name}.{attribute.id.name} is empty")
    return mistakes + [f"{name} {mistake}" for node in inner_nodes(entry) for mistake in _dead_ends(catalogue, node)]


def _is_empty(pattern: Any) -> bool:
    """Whether nothing would be seen: no pattern at all, or only blanks and empty constants."""
    from fluent.syntax import ast

    def is_blank(element: Any) -> bool:
        if isinstance(element, ast.TextElement):
            return not element.value.strip()
        expression = element.expression
        return isinstance(expression, ast.StringLiteral) and not expression.parse()["value"].strip()

    return pattern is None or all(is_blank(element) for element in pattern.elements)


def _dead_ends(catalogue: WordsCatalogue, node: Any) -> list[str]:
    """References and functions that are not there, or are not used as they can be."""
    from fluent.syntax import ast

    if isinstance(node, ast.FunctionReference):
        return [] if node.id.name in _FUNCTIONS else [f"calls {node.id.name}, which is no function"]
    if not isinstance(node, ast.MessageReference | ast.TermReference):
        return []
    attribute = node.attribute.name if node.attribute else None
    is_term = isinstance(node, ast.TermReference)
    find = catalogue.term_pattern if is_term else catalogue.pattern
    if find(node.id.name, attribute) is not None:
        if isinstance(node, ast.TermReference) and node.arguments and node.arguments.positional:
            return [f"hands to -{node.id.name} a value without a name, which a term can't see"]
        return []
    return [
        f"refers to {'-' if is_term else ''}{node.id.name}{f'.{attribute}' if attribute else ''}, which isn't there"
    ]


def _different_variables(name: str, english: WordsCatalogue, polish: WordsCatalogue) -> list[str]:
    both = english.variables(name), polish.variables(name)
    if both[0] == both[1]:
        return []
    lists = [", ".join(f"${variable}" for variable in sorted(variables)) or "no values" for variables in both]
    return [f"{polish.places[name]}: {name} uses {lists[0]} in English but {lists[1]} in Polish"]
