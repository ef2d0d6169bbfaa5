"""The application: routes, errors as data, OpenAPI, and the middleware around all of it."""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import maester
from maester.errors import MaesterError
from maester.server import list_routes, static_data_routes, table_routes
from maester.server.failures import BadRequest, Failure, NotFound, status_of
from maester.server.head_requests import HeadLitestar
from maester.server.health import health
from maester.server.language import asked_language
from maester.server.messages import problem_of
from maester.server.middleware import RequestMiddleware
from maester.server.pages import client
from maester.server.settings import Settings, read_settings
from maester.server.wire.shapes import Problem
from maester.server.worker import Worker

log = logging.getLogger(__name__)

SETTINGS = "MAESTER_SERVER_SETTINGS"
"""The environment variable by which workers get their settings."""
COLLECTED_AFTER = (2_000, 10, 25)
"""New objects before the youngest are looked through; and how often that is done before older ones, and all, are."""


def make_app(settings: Settings) -> RequestMiddleware:
    """The whole application of one worker."""
    worker = Worker(settings)
    app = HeadLitestar(
        route_handlers=[
            health,
            *static_data_routes.HANDLERS,
            *list_routes.HANDLERS,
            *table_routes.HANDLERS,
            client,
        ],
        dependencies={
            "worker": Provide(table_routes.provide_worker),
            "guest": Provide(table_routes.provide_guest),
        },
        state=State({"worker": worker}),
        lifespan=[_serving(worker)],
        exception_handlers={
            MaesterError: _maester_error,
            HTTPException: _http_error,
            RecursionError: _nested_too_deep,
            Exception: _unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Maester", version=maester.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
    )
    return RequestMiddleware(app, worker.services)


def app_from_environment() -> RequestMiddleware:
    """The application of a worker that another process has started."""
    app = make_app(read_settings(os.environ[SETTINGS]))
    keep_for_good()
    return app


def keep_for_good() -> None:
    """Makes the garbage collector's pauses short and the long ones rare, since everybody waits meanwhile.

    What a process holds when it begins to serve stays until its end: that needn't be looked through again and again.
    Of what comes later nearly everything is freed when nobody refers to it any more; only connections that have ended
    are left to the collector, some 60 objects each. So it looks through everything (a third of a second with 3,000
    connections) after half a million new objects, which at full load is every few minutes, instead of every 20 s.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


def _serving(worker: Worker) -> Any:
    @asynccontextmanager
    async def serving(_: Litestar) -> AsyncIterator[None]:
        await worker.start()
        try:
            yield
        finally:
            await worker.stop()

    return serving


# --- errors ---------------------------------------------------------------------------------------


def _problem(request: Request[Any, Any, Any], error: MaesterError) -> Response[Problem]:
    language = asked_language(request.scope["query_string"], request.headers.get("accept-language", ""))
    return Response(problem_of(error, language), status_code=status_of(error), media_type="application/json")


def _maester_error(request: Request[Any, Any, Any], error: MaesterError) -> Response[Problem]:
    return _problem(request, error)


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: unknown routes, bodies that can't be read, wrong methods."""
    if error.status_code >= 500:
        return _unexpected(request, error)
    failure: Failure = BadRequest(reason=_reason(error))
    if error.status_code == 404:
        failure = NotFound()
    answer = _problem(request, failure)
    answer.status_code = error.status_code
    return answer


def _nested_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """Only a body can be so: the server's own code doesn't recur."""
    return _problem(request, BadRequest(reason=str(error)))


def _reason(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and error.extra:
        return msgspec.json.encode(error.extra, enc_hook=str).decode()[:200]
    return error.detail[:200]


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: it is written down here, and told without details."""
    log.error("a request failed", exc_info=error)
    answer = _problem(request, Failure("server-failed"))
    answer.status_code = 500
    return answer
