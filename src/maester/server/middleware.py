"""The middleware before the application: who is calling, from where, how often; and what every answer carries.

- First of all it is counted how often an address asks, so that refusing costs as little as possible.
- A request that changes something must carry the header `X-Maester`, which a page of another site can't send without
  being allowed to, and must not come from another origin.
- A WebSocket must not come from another origin, since browsers send cookies with it from anywhere.
- A guest without a cookie gets one.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from maester.server.addresses import NOWHERE, Proxies, network_of
from maester.server.failures import Failure, Forbidden, HeadTooLarge, TargetTooLong, TooFast, TooLarge, TooMany
from maester.server.guests import COOKIE, COOKIE_SECONDS, cookie_in, fresh_guest, read_cookie, sign
from maester.server.language import asked_language
from maester.server.limits import Buckets, CountsByName, Turns
from maester.server.messages import problem_of
from maester.server.services import Services

log = logging.getLogger(__name__)

HEADER = "x-maester"
SAFE = ("GET", "HEAD", "OPTIONS")
GUEST = "maester_guest_id"
"""Under this name the scope of a request holds the guest's id."""
ADDRESS = "maester_address"
"""And under this one the address by which the limits know the caller."""
COSTLY = re.compile(r"/api/(tables/[^/]+/(replay(/.*)?|proof)|games/[^/]+/rules)")
"""What is read here has to be worked out each time."""
COSTS = 4
"""So many other requests it counts for."""
LONGEST_NUMBER = 20
"""Python reads longer ones only up to a limit."""
READS = 5
"""So many times as often as change somebody may read."""

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
    )
)
HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # links to tables are secrets
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


class RequestMiddleware:
    """An ASGI application around another one."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services
        limits = self._limits = services.settings.limits
        self._proxies = Proxies(services.settings.proxies)
        self._changes = Buckets(limits.requests_per_second, limits.request_burst)
        self._reads = Buckets(limits.requests_per_second * READS, limits.request_burst * READS)
        self._connects = Buckets(limits.requests_per_second, limits.request_burst)
        self._sockets = CountsByName(limits.sockets_per_address)
        self._turns = Turns(limits.requests_at_once)
        self._has_warned = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        address = self._put_address(scope, headers)
        changes = scope["method"] not in SAFE  # type: ignore[typeddict-item]  # only HTTP comes here
        try:
            await self._wait_for_turn(scope, address, changes=changes)
            self._check_http(scope, headers, changes=changes)
            body = await self._body(receive) if changes else b""
        except Failure as failure:
            await self._slow_down(failure)
            await _answer(self._with_headers(scope, send), failure, _language(scope, headers))
            return
        if body is None:
            return  # the caller has gone
        known = self._guest(headers)
        guest = known or fresh_guest().id
        scope[GUEST] = guest  # type: ignore[literal-required]  # a scope may hold more than ASGI names
        # Only where it is needed: of several first requests at once each would bring another one.
        given = guest if known is None and (changes or scope["path"] == "/api/me") else None
        body_again = _ReadBody(body, receive) if changes else receive
        async with self._turns.turn(address):
            await self._app(scope, body_again, self._with_headers(scope, send, given))

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        address = self._put_address(scope, headers)
        try:
            self._check_rate(self._connects, address)
            self._check_size(scope)
            self._check_host(headers)
            self._check_origin(headers)
        except Failure as failure:
            await receive()
            await self._slow_down(failure)
            await _refuse(scope, send, failure, _language(scope, headers))
            return
        if not self._sockets.add(address):
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})  # so that it reads the code
            await send({"type": "websocket.close", "code": TooMany.close, "reason": TooMany.default_code})
            return
        scope[GUEST] = self._guest(headers) or fresh_guest().id  # type: ignore[literal-required]  # as above
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets.remove(address)

    async def _wait_for_turn(self, scope: Scope, address: str, *, changes: bool) -> None:
        """Who changes things too often is refused. Who reads too often is answered later: behind one address there may
        be many who open the page at the same moment.
        """
        if changes:
            self._check_rate(self._changes, address)
            return
        cost = COSTS if COSTLY.fullmatch(scope["path"]) else 1
        seconds = self._reads.borrow(address, cost, self._limits.reading_delay)
        if seconds is None:
            raise TooFast
        if seconds:
            await asyncio.sleep(seconds)

    async def _slow_down(self, failure: Failure) -> None:
        """Who asks too often waits for the answer, so that the next request comes later."""
        if isinstance(failure, TooFast):
            await asyncio.sleep(self._limits.refusal_delay)

    # -- who is calling ---------------------------------------------------------------------------------

    def _put_address(self, scope: Scope, headers: dict[str, str]) -> str:
        client = scope.get("client")
        peer = client[0] if client else NOWHERE
        forwarded = headers.get("x-forwarded-for", "")
        if forwarded and not self._has_warned and peer not in self._proxies:
            self._has_warned = True
            hint = "what %s says about who is calling isn't believed; a proxy of yours is named by --proxy %s"
            log.warning(hint, peer, peer)
        caller = self._proxies.caller(peer, forwarded)
        if caller != peer:
            scope["client"] = caller, 0
        address = network_of(caller)
        scope[ADDRESS] = address  # type: ignore[literal-required]  # as above
        return address

    def _guest(self, headers: dict[str, str]) -> str | None:
        return read_cookie(cookie_in(headers.get("cookie", "")), self._services.secret)

    async def _body(self, receive: Receive) -> bytes | None:
        """The whole body, before a turn is taken: who is slow keeps nobody waiting. None if the caller has gone."""
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return None
            body += message["body"]
            if len(body) > self._limits.body_bytes:
                raise TooLarge(longest=self._limits.body_bytes)
            if not message["more_body"]:
                return bytes(body)

    def _with_headers(self, scope: Scope, send: Send, given: str | None = None) -> Send:
        """Adds to an answer what every answer carries, and a cookie for a guest who is given one."""
        is_api = scope["path"].startswith("/api/")

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = [*HEADERS, (b"cache-control", b"no-store")] if is_api else HEADERS
                present = {name.lower() for name, _ in message.get("headers", ())}
                extra = [(name, value) for name, value in added if name not in present]
                if given is not None:
                    extra.append((b"set-cookie", self._set_cookie(given)))
                message["headers"] = [*message.get("headers", ()), *extra]
            await send(message)

        return send_on

    # -- checks -----------------------------------------------------------------------------------------

    def _check_http(self, scope: Scope, headers: dict[str, str], *, changes: bool) -> None:
        self._check_size(scope)
        self._check_host(headers)
        if not changes:
            return
        if HEADER not in headers:
            raise Forbidden("foreign-request")
        self._check_origin(headers)
        length = headers.get("content-length", "0")
        if length.isdecimal() and len(length) < LONGEST_NUMBER and int(length) > self._limits.body_bytes:
            raise TooLarge(longest=self._limits.body_bytes)

    def _check_size(self, scope: Scope) -> None:
        limits, pairs = self._limits, list(scope["headers"])
        if len(scope.get("raw_path") or scope["path"]) + len(scope["query_string"]) > limits.target_bytes:
            raise TargetTooLong(longest=limits.target_bytes)
        if len(pairs) > limits.header_lines or sum(len(one) for pair in pairs for one in pair) > limits.header_bytes:
            raise HeadTooLarge(longest=limits.header_bytes, most=limits.header_lines)

    def _check_host(self, headers: dict[str, str]) -> None:
        """A page of a strange name that was made to point here could read everything: so names are checked."""
        hosts = self._services.settings.hosts
        if hosts and _without_port(headers.get("host", "")) not in hosts:
            raise Forbidden("foreign-request")

    def _check_origin(self, headers: dict[str, str]) -> None:
        """Programs send no origin; browsers do, and then it must be ours."""
        origin = headers.get("origin")
        if origin is None or origin in self._services.settings.origins:
            return
        host = headers.get("host")
        if not host or origin.partition("://")[2] != host:
            raise Forbidden("foreign-request")

    def _check_rate(self, buckets: Buckets, address: str) -> None:
        if not buckets.take(address):
            raise TooFast

    def _set_cookie(self, guest: str) -> bytes:
        parts = [f"{COOKIE}={sign(guest, self._services.secret)}", f"Max-Age={COOKIE_SECONDS}", "Path=/"]
        parts += ["HttpOnly", "SameSite=Lax", *(["Secure"] if self._services.settings.secure_cookie else [])]
        return "; ".join(parts).encode()


class _ReadBody:
    """Gives the application a body that was read already; then it waits for the end of the connection, as usual."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self._body: bytes | None = body
        self._receive = receive

    async def __call__(self) -> Any:
        if self._body is None:
            return await self._receive()
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}


def _headers(scope: Scope) -> dict[str, str]:
    """The headers by their names; what came in several is joined."""
    pairs: Iterable[tuple[bytes, bytes]] = scope["headers"]
    headers: dict[str, str] = {}
    for name_bytes, value_bytes in pairs:
        name, value = name_bytes.decode("latin-1").lower(), value_bytes.decode("latin-1")
        headers[name] = value if name not in headers else f"{headers[name]}{'; ' if name == 'cookie' else ', '}{value}"
    return headers


def _language(scope: Scope, headers: dict[str, str]) -> str:
    return asked_language(scope["query_string"], headers.get("accept-language", ""))


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[: host.find("]") + 1]
    return host.partition(":")[0]


def _written(failure: Failure, language: str) -> tuple[list[tuple[bytes, bytes]], bytes]:
    body = msgspec.json.encode(problem_of(failure, language))
    return [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())], body


async def _answer(send: Send, failure: Failure, language: str) -> None:
    headers, body = _written(failure, language)
    await send({"type": "http.response.start", "status": failure.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _refuse(scope: Scope, send: Send, failure: Failure, language: str) -> None:
    """The answer to a request for a WebSocket that is not opened."""
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": failure.close, "reason": failure.code})
        return
    headers, body = _written(failure, language)
    await send({"type": "websocket.http.response.start", "status": failure.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
