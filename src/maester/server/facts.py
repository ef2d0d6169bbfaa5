"""What never changes while a server runs: games with their cards and data, rules, and words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from maester import rulebook
from maester.bots import default_bot, known_bots
from maester.engine import Definition, definition_of, known_games
from maester.engine.definition import BUILT_IN
from maester.errors import UnknownGame
from maester.rulebook import Catalogue, Rule
from maester.server.failures import NotFound
from maester.server.seating import seat_names
from maester.server.wire.games import (
    ExampleText,
    Game,
    GameFacts,
    RulesFound,
    RuleText,
    StopInfo,
    WordsFile,
    WordsFound,
)
from maester.words import LANGUAGES, PSEUDO, SHARED_FOLDER, words
from maester.words.files import Catalogue as WordsCatalogue
from maester.words.files import language_files
from maester.words.pseudo import pseudo_catalogue

MOST_RULES = 500
_NO_ID = re.compile("[^A-Za-z0-9_]+")


def all_games() -> tuple[Game, ...]:
    """The games that can be played."""
    return tuple(game_of(game) for game in known_games())


@cache
def game_of(game: str) -> Game:
    """A game as it is offered; raises UnknownGame."""
    definition = definition_of(game)
    info = definition.info()
    return Game(
        id=info.id,
        titles=info.titles,
        players=info.players,
        options=info.options,
        rules_version=info.rules_version,
        bots=known_bots(game),
        default_bot=default_bot(game),
        seats={str(count): _seats(definition, count) for count in info.players},
        concede=definition.concede is not None,
        stops=_stops(definition),
    )


def _stops(definition: Definition) -> tuple[StopInfo, ...]:
    stops = () if definition.stops is None else definition.stops.all
    return tuple(StopInfo(id=stop.id, group=stop.group, asked=stop.asked) for stop in stops)


def _seats(definition: Definition, players: int) -> tuple[str, ...]:
    names = seat_names(definition.id, players, definition.check_options(None))
    return tuple(name or "" for name in names)


@cache
def facts_of(game: str) -> GameFacts:
    """All that is printed in the box."""
    return GameFacts(info=game_of(game), cards=tuple(definition_of(game).cards()), data=_data(game))


def _data(game: str) -> dict[str, Any]:
    if game not in BUILT_IN:
        return {}
    folder = files(BUILT_IN[game]) / "data"
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    return {file.name.removesuffix(".json"): msgspec.json.decode(file.read_bytes()) for file in found}


def rules_of(game: str, wanted: str, language: str, limit: int) -> RulesFound:
    """The rules of a game in which words occur, the best first."""
    if game not in rulebook.catalogues():
        raise UnknownGame(name=game, known=list(rulebook.catalogues()))
    catalogue = rulebook.catalogue(game)
    found = catalogue.find(wanted, "pl" if language == "pl" else "en")
    shown = found[: max(0, min(limit, MOST_RULES))]
    return RulesFound(total=len(found), rules=tuple(_rule(catalogue, rule, language) for rule in shown))


def _rule(catalogue: Catalogue, rule: Rule, language: str) -> RuleText:
    examples = tuple(
        ExampleText(
            id=one.id,
            title=one.title_in(language),
            scenario=one.scenario_in(language),
            outcome=one.outcome_in(language),
            page=one.page,
        )
        for one in catalogue.examples_of(rule.id)
    )
    return RuleText(
        id=rule.id,
        topic=rule.topic_in(language),
        sentence=rule.sentence(language),
        page=rule.page,
        ruling=rule.is_ruling,
        reason=rule.reason_in(language),
        examples=examples,
    )


@cache
def words_of(language: str, game: str | None) -> WordsFound:
    """All Fluent files of a language, the shared ones first; the pseudo-locale is made from the English ones."""
    if language not in (*LANGUAGES, PSEUDO):
        raise NotFound("unknown-language", name=language[:8], known=list(LANGUAGES))
    folders = [SHARED_FOLDER]
    if game is not None and (locale := definition_of(game).locale) is not None:
        folders.append(locale)
    found: list[WordsFile] = []
    for folder in folders:
        if language == PSEUDO:
            found.append(WordsFile(name=f"{folder.parent.name}-{PSEUDO}", text=_pseudo_text(folder)))
            continue
        for path in language_files(folder, language):
            found.append(WordsFile(name=path.stem, text=path.read_text(encoding="utf-8")))
    if game is not None and (names := words(language, game).names):
        found.append(WordsFile(name=f"{game}-names", text=_names_text(names)))
    return WordsFound(language=language, files=tuple(found))  # type: ignore[arg-type]  # checked above


def _names_text(names: Mapping[str, str]) -> str:
    """The names that stand in a game's data, as a Fluent file: whatever they hold is text, and what can't stand in an
    id is a hyphen there.
    """
    from fluent.syntax import FluentSerializer, ast

    def text(name: str) -> ast.Pattern:
        value = name.replace("\\", "\\\\").replace('"', '\\"')
        return ast.Pattern([ast.Placeable(ast.StringLiteral(value))])

    return FluentSerializer().serialize(
        ast.Resource([ast.Message(ast.Identifier(_NO_ID.sub("-", id)), value=text(name)) for id, name in names.items()])
    )


def _pseudo_text(folder: Any) -> str:
    from fluent.syntax import FluentSerializer, ast

    english = WordsCatalogue()
    for path in language_files(folder, "en"):
        english.add(path)
    pseudo = pseudo_catalogue(english)
    return FluentSerializer().serialize(ast.Resource([*pseudo.messages.values(), *pseudo.terms.values()]))
