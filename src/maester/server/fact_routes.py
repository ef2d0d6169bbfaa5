"""Routes of HTTP about what never changes: games, rules and words. A browser may keep the answers and only ask if they
are still the same.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from maester.server import facts
from maester.server.language import asked_language
from maester.server.wire.games import Game, GameFacts, RulesFound, WordsFound

JSON = "application/json"
Limit = Annotated[int, QueryParameter(ge=0, le=facts.MOST_RULES)]
Fingerprint = Annotated[str | None, QueryParameter(name="data", max_length=64)]
"""Of the data file that a match is played with; without it the one in use is meant."""


def _unchanging(request: Request[Any, Any, Any], content: Any) -> Response[Any]:
    body = msgspec.json.encode(content)
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=JSON)


@get("/api/games", sync_to_thread=False)
def games(request: Request[Any, Any, Any]) -> Response[tuple[Game, ...]]:
    """The games that can be played, with options, bots and seats."""
    return _unchanging(request, facts.all_games())


@get("/api/games/{game:str}", sync_to_thread=True)
def game_facts(
    request: Request[Any, Any, Any], game: FromPath[str], fingerprint: Fingerprint = None
) -> Response[GameFacts]:
    """Cards and components of a game, with the data file of that fingerprint."""
    return _unchanging(request, facts.facts_of(game, fingerprint))


@get("/api/games/{game:str}/rules", sync_to_thread=True)
def rules(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    q: Annotated[str, QueryParameter(max_length=200)] = "",
    limit: Limit = 50,
) -> RulesFound:
    """Rules in which words occur, or all."""
    language = asked_language(request.scope["query_string"], request.headers.get("accept-language", ""))
    return facts.rules_of(game, q, language, limit)


@get("/api/words/{language:str}", sync_to_thread=True)
def words(
    request: Request[Any, Any, Any],
    language: FromPath[str],
    game: FromQuery[str | None] = None,
    fingerprint: Fingerprint = None,
) -> Response[WordsFound]:
    """The Fluent files of a language: shared ones, and a game's with the names of the data file of that fingerprint."""
    return _unchanging(request, facts.words_of(language, game, fingerprint))


HANDLERS = (games, game_facts, rules, words)
