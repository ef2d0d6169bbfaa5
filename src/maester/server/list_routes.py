"""The route of HTTP about lists that players make for a game, as armies: what a list costs, and what it breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.params import FromPath, JSONBody

from maester.engine import ListAsked, definition_of
from maester.engine.definition import referred
from maester.errors import BadData
from maester.server.failures import NotFound
from maester.server.language import asked_language
from maester.server.wire.games import AskAboutList


@post("/api/games/{game:str}/army", status_code=200)
async def army(
    request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[AskAboutList]
) -> Response[dict[str, Any]]:
    """What is to be said about a list, as a struct of the game's own; nothing is kept."""
    definition = definition_of(game)
    answer: Callable[[ListAsked, str], msgspec.Struct] | None = referred(definition.companions.lists)
    if answer is None:
        raise NotFound("no-lists", game=definition.id)
    asked = ListAsked(data.text, data.code, data.list)
    if [data.text, data.code, data.list].count(None) != 2:
        raise BadData("list-forms", forms=list(ListAsked.__struct_fields__))
    wished = asked_language(request.scope["query_string"], request.headers.get("accept-language", ""))
    # A long text takes a moment.
    told = await asyncio.to_thread(answer, asked, data.language or wished)
    return Response(msgspec.to_builtins(told), media_type="application/json")


HANDLERS = (army,)
