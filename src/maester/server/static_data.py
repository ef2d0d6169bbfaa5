"""What never changes while a server runs: games with their cards and data, rules, and words.

A game whose data file may be replaced has these for each file that is or was in use, by its fingerprint: a match goes
on speaking of the cards that it is played with.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from maester import rulebook
from maester.bots import default_bot, known_bots
from maester.engine import Definition, definition_of, known_games
from maester.engine.registry import definition_with
from maester.errors import shown
from maester.rulebook import Catalogue, Rule
from maester.server.failures import BadRequest, NotFound
from maester.server.seating import seat_names
from maester.server.settings import Limits
from maester.server.wire.games import (
    ExampleText,
    GameFacts,
    OfferedGame,
    RuleText,
    StopInfo,
    WordsFile,
    WordsFound,
)
from maester.words import LANGUAGES, PSEUDO, SHARED_FOLDER
from maester.words.files import WordsCatalogue, language_files
from maester.words.pseudo import pseudo_catalogue

MOST_RULES = 1000
_NO_ID = re.compile("[^A-Za-z0-9_]+")


def all_games() -> tuple[OfferedGame, ...]:
    """The games that can be played."""
    return tuple(_info(definition_of(game)) for game in known_games())


def definition_with_data(game: str, data: str | None) -> Definition:
    """The game with the data file of this fingerprint (None: the one in use); raises UnknownGame, NotFound."""
    in_use = definition_of(game)
    found = in_use if data is None else definition_with(game, data)
    if found is None:
        raise NotFound("unknown-data", game=game, name=shown(data), right=in_use.data.fingerprint)
    return found


@cache
def _info(definition: Definition) -> OfferedGame:
    """A game as it is offered."""
    info = definition.info()
    return OfferedGame(
        id=info.id,
        titles=info.titles,
        players=info.players,
        usual_players=info.usual_players,
        options=info.options,
        rules_version=info.rules_version,
        data=definition.data.fingerprint,
        bots=known_bots(definition.id),
        default_bot=default_bot(definition.id),
        seats={str(count): _seats(definition, count) for count in info.players},
        concede=definition.play.concede is not None,
        stops=_stops(definition),
    )


def _stops(definition: Definition) -> tuple[StopInfo, ...]:
    stops = () if definition.play.stops is None else definition.play.stops.all
    return tuple(StopInfo(id=stop.id, group=stop.group, asked=stop.asked) for stop in stops)


def _seats(definition: Definition, players: int) -> tuple[str, ...]:
    names = seat_names(definition, players, definition.check_options(None))
    return tuple(name or "" for name in names)


def facts_of(game: str, data: str | None = None) -> GameFacts:
    """All that is printed in the box; raises UnknownGame, NotFound."""
    return _facts(definition_with_data(game, data))


@cache
def _facts(definition: Definition) -> GameFacts:
    return GameFacts(info=_info(definition), cards=tuple(definition.data.cards()), data=definition.data_files())


def check_search(wanted: str, limits: Limits) -> None:
    """Raises if more is looked for than anybody means."""
    if len(wanted) > limits.search_length:
        raise BadRequest("search-too-long", given=len(wanted), longest=limits.search_length)
    if (given := len(wanted.split())) > limits.search_words:
        raise BadRequest("too-many-words", given=given, most=limits.search_words)


class _Found(msgspec.Struct, frozen=True):
    """`RulesFound`, of rules that are written already."""

    total: int
    rules: tuple[msgspec.Raw, ...]


def rules_of(game: str, wanted: str, language: str, limit: int) -> bytes:
    """The rules of a game in which words occur, the best first, as the wire writes `RulesFound`."""
    written = _written_rules(game, "pl" if language == "pl" else "en")
    found = rulebook.catalogue(game).find(wanted, language)
    return msgspec.json.encode(_Found(len(found), tuple(written[rule.id] for rule in found[:limit])))


@cache
def _written_rules(game: str, language: str) -> dict[str, msgspec.Raw]:
    """All rules of a game by their ids; raises UnknownGame."""
    catalogue = rulebook.catalogue(game)
    return {rule.id: msgspec.Raw(msgspec.json.encode(_rule(catalogue, rule, language))) for rule in catalogue.rules}


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


def words_of(language: str, game: str | None, data: str | None = None) -> WordsFound:
    """All Fluent files of a language, the shared ones first, then those of a game with the names of its data file;
    raises UnknownGame, NotFound.
    """
    if language not in (*LANGUAGES, PSEUDO):
        raise NotFound("unknown-language", name=language[:8], known=list(LANGUAGES))
    return _words(language, None if game is None else definition_with_data(game, data))


@cache
def _words(language: str, definition: Definition | None) -> WordsFound:
    """The pseudo-locale is made from the English files."""
    folders = [SHARED_FOLDER]
    if definition is not None and definition.locale is not None:
        folders.append(definition.locale)
    found: list[WordsFile] = []
    for folder in folders:
        if language == PSEUDO:
            found.append(WordsFile(name=f"{folder.parent.name}-{PSEUDO}", text=_pseudo_text(folder)))
            continue
        for path in language_files(folder, language):
            found.append(WordsFile(name=path.stem, text=path.read_text(encoding="utf-8")))
    if definition is not None and (names := definition.words(language).names):
        found.append(WordsFile(name=f"{definition.id}-names", text=_names_text(names)))
    data = "" if definition is None else definition.data.fingerprint
    return WordsFound(language=language, data=data, files=tuple(found))  # type: ignore[arg-type]  # it was checked


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
