"""`maester rules`: the rules of a game in words, and which of them have a test of their own."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from maester.engine.registry import is_known
from maester.errors import MaesterError
from maester.harness.coverage import Coverage, MarkedTest, collect_marks, measure
from maester.rulebook import ENGINE, Catalogue, Example, Rule, catalogue, catalogues
from maester.words import system_language, words

_help = words(system_language()).say


class Language(StrEnum):
    """A language in which all rules are written."""

    ENGLISH = "en"
    POLISH = "pl"


def rules(
    game: Annotated[
        str | None, typer.Argument(help=_help("rules-help-game"), metavar="GAME", show_default=False)
    ] = None,
    search: Annotated[
        list[str] | None, typer.Argument(help=_help("rules-help-words"), metavar="WORDS", show_default=False)
    ] = None,
    lang: Annotated[Language | None, typer.Option(help=_help("rules-help-language"), show_default=False)] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help=_help("rules-help-coverage"))] = False,
) -> None:
    """Looks up the rules of a game, and which of them have a test of their own."""
    page = _Page(lang.value if lang else system_language())
    if game is not None and game not in catalogues():
        page.error("rules-unknown-catalogue", name=game, known=catalogues())
        raise typer.Exit(2)
    if coverage and search:
        page.error("rules-coverage-words")
        raise typer.Exit(2)
    playable = [name for name in catalogues() if name == ENGINE or is_known(name)]
    try:
        if coverage:
            is_fine = _show_coverage(page, [game] if game else playable)
        elif game is None:
            is_fine = _show_catalogues(page)
        else:
            is_fine = _show_rules(page, catalogue(game), " ".join(search or ()))
    except MaesterError as error:
        page.complain(error.message(page.language))
        raise typer.Exit(2) from error
    if not is_fine:
        raise typer.Exit(1)


# Typer shows the docstring as the help of the command, and the player reads it in his own language.
rules.__doc__ = _help("rules-help")


class _Page:
    """Where the answer is written: lines that fit a terminal, or plain ones, a paragraph a line, for other programs."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.say = words(language).say
        self._console = Console(highlight=False)

    def write(self, text: str | Text = "", indent: int = 0, style: str = "") -> None:
        """One paragraph."""
        text = Text(text, style=style) if isinstance(text, str) else text
        if self._console.is_terminal and text:
            self._console.print(Padding(text, (0, 0, 0, indent), expand=False))
        else:
            self._console.print(Text(" " * indent) + text, soft_wrap=True)

    def note(self, message_id: str, /, indent: int = 0, style: str = "", **values: Any) -> None:
        """One sentence of ours."""
        self.write(self.say(message_id, values), indent, style)

    def error(self, message_id: str, /, **values: Any) -> None:
        """One sentence about what is wrong."""
        self.complain(self.say(message_id, values))

    def complain(self, sentence: str) -> None:
        """A sentence for the person at the terminal that must not get into the answer."""
        Console(stderr=True, highlight=False).print(Text(sentence, style="red"), soft_wrap=True)


def _show_catalogues(page: _Page) -> bool:
    known = [catalogue(game) for game in catalogues()]
    numbers = [page.say("rules-numbers", {"rules": len(each.rules), "examples": len(each.examples)}) for each in known]
    widest_name, widest_number = max(len(each.game) for each in known), max(map(len, numbers))
    for each, number in zip(known, numbers, strict=True):
        line = Text(each.game.ljust(widest_name), style="bold")
        page.write(line.append(f"  {number.ljust(widest_number)}  {each.title(page.language)}", style="not bold"))
    return True


def _show_rules(page: _Page, searched: Catalogue, wanted: str) -> bool:
    if example := searched.example(wanted):
        _show_example(page, example)
        return True
    if rule := searched.rule(wanted):
        _show_whole_rule(page, searched, rule)
        return True
    found = searched.find(wanted, page.language)
    if not found:
        page.note("rules-none", title=searched.title(page.language), words=wanted)
        if near := searched.near(wanted):
            page.note("rules-near", ids=words(page.language).join(near, "or"))
        return False
    page.note("rules-found", style="bold", title=searched.title(page.language), count=len(found))
    by_topic: dict[str, list[Rule]] = {}
    for rule in found:
        by_topic.setdefault(rule.topic_in(page.language), []).append(rule)
    for topic, rules_of_topic in by_topic.items():
        page.write()
        page.write(topic, style="bold yellow")
        for rule in rules_of_topic:
            page.write(_head(page, rule), indent=2)
            page.write(rule.sentence(page.language), indent=4)
    return True


def _head(page: _Page, entry: Rule | Example) -> Text:
    """The id, the printed page, and whether it's a ruling or an example: what one cites."""
    head = Text(entry.id, style="bold cyan")
    if entry.page is not None:
        head.append("  " + page.say("rules-page", {"page": entry.page}), style="not bold green")
    if isinstance(entry, Example) or entry.is_ruling:
        kind = page.say("rules-example" if isinstance(entry, Example) else "rules-ruling")
        head.append(f"  [{kind}]", style="not bold magenta")
    return head


def _show_whole_rule(page: _Page, searched: Catalogue, rule: Rule) -> None:
    page.write(_head(page, rule))
    page.write(rule.topic_in(page.language), style="yellow")
    page.write(rule.sentence(page.language))
    page.write()
    if reason := rule.reason_in(page.language):
        page.note("rules-reason", reason=reason)
    if rule.resolves:
        page.note("rules-resolves", ids=rule.resolves)
    if rule.term_pl:
        page.note("rules-term", term=rule.term_pl)
    if examples := [example.id for example in searched.examples_of(rule.id)]:
        page.note("rules-shown-by", ids=examples)
    page.note("rules-test", test=rule.test)


def _show_example(page: _Page, example: Example) -> None:
    page.write(_head(page, example))
    page.write(example.title_in(page.language), style="yellow")
    page.note("rules-scenario", scenario=example.scenario_in(page.language))
    page.note("rules-outcome", outcome=example.outcome_in(page.language))
    if example.rules:
        page.note("rules-shown", ids=example.rules)


def _show_coverage(page: _Page, games: Iterable[str]) -> bool:
    tests = collect_marks(Path.cwd())
    measured = [measure(tests, catalogue(game)) for game in games]
    for each in measured:
        _show_missing(page, each)
    asked = {f"{each.catalogue.game}:{id}" for each in measured for id in each.catalogue.ids}
    concerned = [test for test in tests if not asked.isdisjoint(test.rules)]
    unknown = [test for test in tests if test.unknown]
    _show_tests(page, "rules-shared", ((test, test.rules) for test in concerned if test.is_shared))
    _show_tests(page, "rules-aside", ((test, test.rules) for test in concerned if test.is_set_aside))
    _show_tests(page, "rules-unknown", ((test, test.unknown) for test in unknown), style="bold red")
    for each in measured:
        style = "green" if each.is_complete else "red"
        page.note("rules-proven", game=each.catalogue.game, proven=len(each.proven), total=each.total, style=style)
    return not unknown and all(each.is_complete for each in measured)


def _show_missing(page: _Page, measured: Coverage) -> None:
    if measured.is_complete:
        return
    page.note("rules-missing", game=measured.catalogue.game, style="bold")
    for topic, ids in measured.missing(page.language, page.say("rules-examples-topic")).items():
        page.write(topic, indent=2, style="yellow")
        for id in ids:
            page.write(id, indent=4)
    page.write()


def _show_tests(
    page: _Page, heading: str, tests: Iterable[tuple[MarkedTest, tuple[str, ...]]], style: str = "bold"
) -> None:
    lines = [page.say("rules-marked-test", {"test": test.test, "ids": ids}) for test, ids in tests]
    if not lines:
        return
    page.note(heading, style=style)
    for line in lines:
        page.write(line, indent=2)
    page.write()
