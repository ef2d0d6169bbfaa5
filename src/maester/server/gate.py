"""The gate before the application: who is calling, from where, how often; and what every answer carries.

- A request that changes something must carry the header `X-Maester`, which a page of another site can't send without
  being allowed to, and must not come from another origin.
- A WebSocket must not come from another origin, since browsers send cookies with it from anywhere.
- A guest without a cookie gets one.
"""

from __future__ import annotations

from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from maester.server.failures import Failure, Forbidden, TooFast, TooLarge
from maester.server.guests import COOKIE, COOKIE_SECONDS, fresh_guest, read_cookie, sign
from maester.server.language import asked_language
from maester.server.limits import Buckets
from maester.server.services import Services
from maester.server.speaking import problem_of

HEADER = "x-maester"
SAFE = ("GET", "HEAD", "OPTIONS")
GUEST = "maester_guest_id"
"""Under this name the scope of a request holds the guest's id."""

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


class Gate:
    """An ASGI application around another one."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services
        limits = services.settings.limits
        self._changes = Buckets(limits.requests_per_second, limits.request_burst)
        self._reads = Buckets(limits.requests_per_second * 10, limits.request_burst * 10)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        known = read_cookie(_cookie(headers.get("cookie", "")), self._services.secret)
        guest = known or fresh_guest().id
        scope[GUEST] = guest  # type: ignore[literal-required]  # a scope may hold more than ASGI names
        is_api = scope["path"].startswith("/api/")
        # Only where it is needed: of several first requests at once each would bring another one.
        gives_cookie = scope["path"] == "/api/me" or scope["method"] not in SAFE  # type: ignore[typeddict-item]

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = [*HEADERS, (b"cache-control", b"no-store")] if is_api else HEADERS
                present = {name.lower() for name, _ in message.get("headers", ())}
                extra = [(name, value) for name, value in added if name not in present]
                if known is None and gives_cookie:
                    extra.append((b"set-cookie", self._set_cookie(guest)))
                message["headers"] = [*message.get("headers", ()), *extra]
            await send(message)

        try:
            self._check_http(scope, headers)
        except Failure as failure:
            await _answer(send_on, failure, asked_language(scope["query_string"], headers.get("accept-language", "")))
            return
        await self._app(scope, receive, send_on)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        guest = read_cookie(_cookie(headers.get("cookie", "")), self._services.secret)
        scope[GUEST] = guest or fresh_guest().id  # type: ignore[literal-required]  # as above
        try:
            self._check_host(headers)
            self._check_origin(headers)
            self._check_rate(scope, self._changes)
        except Failure as failure:
            await receive()
            await send({"type": "websocket.close", "code": failure.close, "reason": failure.code})
            return
        await self._app(scope, receive, send)

    # -- checks -----------------------------------------------------------------------------------------

    def _check_http(self, scope: Scope, headers: dict[str, str]) -> None:
        self._check_host(headers)
        if scope["method"] in SAFE:  # type: ignore[typeddict-item]  # only HTTP comes here
            self._check_rate(scope, self._reads)
            return
        if HEADER not in headers:
            raise Forbidden("foreign-request")
        self._check_origin(headers)
        self._check_rate(scope, self._changes)
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > self._services.settings.limits.body_bytes:
            raise TooLarge(longest=self._services.settings.limits.body_bytes)

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
        if origin == "null" or urlsplit(origin).netloc != headers.get("host", ""):
            raise Forbidden("foreign-request")

    def _check_rate(self, scope: Scope, buckets: Buckets) -> None:
        client = scope.get("client")
        if not buckets.take(client[0] if client else ""):
            raise TooFast

    def _set_cookie(self, guest: str) -> bytes:
        parts = [f"{COOKIE}={sign(guest, self._services.secret)}", f"Max-Age={COOKIE_SECONDS}", "Path=/"]
        parts += ["HttpOnly", "SameSite=Lax", *(["Secure"] if self._services.settings.secure_cookie else [])]
        return "; ".join(parts).encode()


def _headers(scope: Scope) -> dict[str, str]:
    pairs: Iterable[tuple[bytes, bytes]] = scope["headers"]
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in pairs}


def _cookie(header: str) -> str | None:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[: host.find("]") + 1]
    return host.partition(":")[0]


async def _answer(send: Send, failure: Failure, language: str) -> None:
    body = msgspec.json.encode(problem_of(failure, language))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": failure.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
