"""Routes of HTTP about what never changes: games, rules and words. A browser may keep the answers and only ask if they
are still the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from maester.server import static_data
from maester.server.language import asked_language
from maester.server.response_cache import JSON, answer, cached_response
from maester.server.wire.games import GameFacts, OfferedGame, RulesFound, WordsFound
from maester.server.worker import Worker

Limit = Annotated[int, QueryParameter(ge=0, le=static_data.MOST_RULES)]
Fingerprint = Annotated[str | None, QueryParameter(name="data", max_length=64)]
"""Of the data file that a match is played with; without it the one in use is meant."""
QUICK = 1
"""How hard gzip tries with an answer that is made anew each time."""


async def _unchanging(
    request: Request[Any, Any, Any], key: tuple[str | None, ...], make: Callable[[], Any]
) -> Response[Any]:
    worker: Worker = request.app.state.worker
    kept = await worker.responses.get(key, lambda: cached_response(msgspec.json.encode(make()), JSON))
    return answer(request, kept)


@get("/api/games")
async def games(request: Request[Any, Any, Any]) -> Response[tuple[OfferedGame, ...]]:
    """The games that can be played, with options, bots and seats."""
    return await _unchanging(request, ("games",), static_data.all_games)


@get("/api/games/{game:str}")
async def game_facts(
    request: Request[Any, Any, Any], game: FromPath[str], fingerprint: Fingerprint = None
) -> Response[GameFacts]:
    """Cards and components of a game, with the data file of that fingerprint."""
    data = static_data.definition_with_data(game, fingerprint).data.fingerprint
    return await _unchanging(request, ("facts", game, data), lambda: static_data.facts_of(game, data))


@get("/api/games/{game:str}/rules")
async def rules(
    request: Request[Any, Any, Any], game: FromPath[str], q: FromQuery[str] = "", limit: Limit = 50
) -> Response[RulesFound]:
    """Rules in which words occur, or all."""
    worker: Worker = request.app.state.worker
    static_data.check_search(q, worker.services.settings.limits)
    language = asked_language(request.scope["query_string"], request.headers.get("accept-language", ""))
    # The first who asks has the rules read, aside; then a search is so quick that a thread would cost more.
    await worker.responses.get(
        ("rules", game, language), lambda: cached_response(static_data.rules_of(game, "", language, 0), JSON)
    )
    found: Response[Any] = answer(
        request, cached_response(static_data.rules_of(game, q, language, limit), JSON, level=QUICK)
    )
    return found


@get("/api/words/{language:str}")
async def words(
    request: Request[Any, Any, Any],
    language: FromPath[str],
    game: FromQuery[str | None] = None,
    fingerprint: Fingerprint = None,
) -> Response[WordsFound]:
    """The Fluent files of a language: shared ones, and a game's with the names of the data file of that fingerprint."""
    data = None if game is None else static_data.definition_with_data(game, fingerprint).data.fingerprint
    return await _unchanging(
        request, ("words", language, game, data), lambda: static_data.words_of(language, game, data)
    )


HANDLERS = (games, game_facts, rules, words)
