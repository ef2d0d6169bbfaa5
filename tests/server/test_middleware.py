"""The middleware: who may ask what, from where, how often. Every route is in the list of permissions."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from maester.client import Guest
from maester.server.app import make_app
from maester.server.guests import COOKIE, fresh_guest, sign
from maester.server.middleware import RequestMiddleware
from maester.server.settings import Settings
from tests.server.support import PATIENT, Running, in_loop, running, settings_in, with_server
from tests.server.test_tables import OPEN, finished

HOST, SEATED, STRANGER = "host", "seated", "stranger"

# For each route that changes something: the content, and the answers to the host, to somebody with a seat, to a
# stranger. The match is over for those of AFTER_THE_END; else it hasn't started.
CHANGES: dict[str, tuple[dict[str, Any], int, int, int]] = {
    "/api/tables/{table_id}/seats": ({"seat": 2, "kind": "open"}, 200, 403, 403),
    "/api/tables/{table_id}/pace": ({"pace": 1}, 200, 200, 403),
    "/api/tables/{table_id}/return": ({}, 200, 200, 403),
    "/api/tables/{table_id}/leave": ({}, 200, 200, 403),
    "/api/tables/{table_id}/start": ({}, 200, 403, 403),
    "/api/tables/{table_id}/rematch": ({}, 201, 201, 403),
    "/api/tables/{table_id}/branch": ({"entry": 1, "seat": 0}, 201, 201, 201),
}
FOR_EVERYBODY = {"/api/me", "/api/tables", "/api/tables/{table_id}/join", "/api/games/{game}/army"}
AFTER_THE_END = {
    "/api/tables/{table_id}/rematch",
    "/api/tables/{table_id}/branch",
    "/api/tables/{table_id}/replay",
    "/api/tables/{table_id}/replay/{entry}",
}
OPEN_READS = {
    "/api/health", "/api/games", "/api/games/{game}", "/api/games/{game}/rules", "/api/words/{language}", "/api/me",
    "/api/tables", "/api/tables/{table_id}", "/api/tables/{table_id}/proof",
}  # fmt: skip


def _routes(tmp_path: Path) -> set[tuple[str, str]]:
    middleware = make_app(settings_in(tmp_path))
    app: Litestar = middleware._app  # type: ignore[assignment]
    paths = app.openapi_schema.paths or {}
    return {
        (method, path) for path, item in paths.items() for method in ("get", "post", "put", "patch", "delete")
        if getattr(item, method) is not None
    }  # fmt: skip


def test_every_route_has_its_permissions_listed(tmp_path: Path) -> None:
    routes = _routes(tmp_path)
    assert {path for method, path in routes if method == "post"} == set(CHANGES) | FOR_EVERYBODY
    reads = {path for method, path in routes if method == "get"}
    assert reads == OPEN_READS | {path for path in AFTER_THE_END if "replay" in path}
    assert {method for method, _ in routes} == {"get", "post"}


@with_server
async def test_permissions_of_every_route(server: Running) -> None:
    async with Guest(server.address) as host, Guest(server.address) as seated, Guest(server.address) as stranger:
        over = await finished(host)
        over_pair = await _finished_by_two(host, seated)
        for path, (content, *expected) in CHANGES.items():
            for guest, status in zip((stranger, seated, host), reversed(expected), strict=True):
                table = over_pair if path in AFTER_THE_END else await _waiting(host, seated)
                answer = await guest._http.post(path.replace("{table_id}", table), json=content)
                assert answer.status_code == status, (path, status, answer.text)
        running_table = (await host.make_table("boardgame", players=3, pace=10))["id"]
        for path in AFTER_THE_END:
            place = path.replace("{table_id}", running_table).replace("{entry}", "0")
            content = CHANGES.get(path, ({}, 0, 0, 0))[0]
            answer = await (host._http.post(place, json=content) if path in CHANGES else host._http.get(place))
            assert answer.status_code == 409, path
            assert answer.json()["code"] == "not-over"
        for place in (f"/api/tables/{over['id']}/replay", f"/api/tables/{over['id']}/replay/0"):
            assert (await stranger._http.get(place)).status_code == 200  # who has the link may look at a finished match


async def _waiting(host: Guest, seated: Guest) -> str:
    seats = [*OPEN[:2], {"kind": "open"}]
    table = await host.make_table("boardgame", players=3, seats=seats)
    await seated.join(table["id"], 1)
    return str(table["id"])


async def _finished_by_two(host: Guest, seated: Guest) -> str:
    table = await host.make_table("boardgame", players=3, seats=OPEN, options={"rounds": 1}, pace=0)
    await seated.join(table["id"], 1)
    for guest in (host, seated):
        await guest.post(f"/api/tables/{table['id']}/leave")
    async with host.sit(table["id"], 0) as seat:  # bots play it to the end while somebody looks on
        await seat.until(lambda seat: seat.over)
    return str(table["id"])


@with_server
async def test_nothing_of_a_running_match_is_told_by_http(server: Running) -> None:
    async with Guest(server.address) as guest, Guest(server.address) as stranger:
        table = await guest.make_table("boardgame", players=3, listed=True)
        told = b""
        for path in (f"/api/tables/{table['id']}", f"/api/tables/{table['id']}/proof", "/api/tables?list=watch"):
            told += (await stranger._http.get(path)).content
        live = await server.worker.hub.table(table["id"])
        seed = f"{(await live.stored.loaded()).seed:x}"
        assert seed[:12].encode() not in told
        assert guest.cookie.partition(".")[0].encode() not in told  # nor who the guests are


async def answered(headers: dict[str, str], method: str = "POST", **settings: Any) -> int:
    """The status with which the middleware answers a request itself; 200 if it lets it through."""
    statuses: list[int] = []

    async def inside(scope: Any, receive: Any, send: Any) -> None:
        statuses.append(200)

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    known = msgspec.structs.replace(Settings(database=""), **settings)
    services: Any = SimpleNamespace(settings=known, secret="a secret")
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": method, "path": "/api/tables", "query_string": b"", "headers": raw}
    await RequestMiddleware(inside, services)(scope, receive, send)
    (status,) = statuses
    return status


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("maester.example", None, 200),
        ("maester.example", "https://maester.example", 200),
        ("maester.example:8000", "http://maester.example:8000", 200),
        ("maester.example:8000", "http://maester.example:8001", 403),
        ("maester.example", "http://maester.example:8001", 403),
        ("maester.example", "https://proxy.example", 200),
        ("maester.example", "http://proxy.example", 403),
        ("maester.example", "null", 403),
        ("", "null", 403),
    ],
)
@in_loop
async def test_a_page_must_come_from_the_very_same_place(host: str, origin: str | None, status: int) -> None:
    """Another port is another page; a page without an origin is nobody's, even where no host is named."""
    headers = {"host": host, "x-maester": "1", **({} if origin is None else {"origin": origin})}
    assert await answered(headers, origins=("https://proxy.example",)) == status


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("[::1]:8000", 200),
        ("[::1]", 200),
        ("localhost:8000", 200),
        ("[::2]:8000", 403),
        ("evil.example", 403),
        ("", 403),
    ],
)
@in_loop
async def test_a_name_counts_with_any_port_also_as_numbers(host: str, status: int) -> None:
    assert await answered({"host": host}, "GET", hosts=("[::1]", "localhost")) == status


@in_loop
async def test_a_body_may_be_as_long_as_is_allowed() -> None:
    limits = msgspec.structs.replace(PATIENT, body_bytes=100)
    for length, status in (("100", 200), ("101", 413)):
        headers = {"host": "x", "x-maester": "1", "content-length": length}
        assert await answered(headers, limits=limits) == status


@with_server
async def test_requests_from_elsewhere_are_refused(server: Running) -> None:
    body = {"game": "boardgame", "players": 3}
    async with httpx.AsyncClient(base_url=server.address) as browser:
        host = server.address.removeprefix("http://")
        for headers, status in (
            ({}, 403),
            ({"X-Maester": "1", "Origin": "http://evil.example"}, 403),
            ({"X-Maester": "1", "Origin": "null"}, 403),
            ({"X-Maester": "1", "Origin": f"http://{host}.evil.example"}, 403),
            ({"X-Maester": "1", "Origin": f"http://{host}"}, 201),
            ({"X-Maester": "1"}, 201),
        ):
            answer = await browser.post("/api/tables", json=body, headers=headers)
            assert answer.status_code == status, headers
            assert "access-control-allow-origin" not in answer.headers
        table = answer.json()["id"]
    socket = f"ws://{host}/api/tables/{table}/live"
    for origin in ("http://evil.example", "null"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(socket, origin=origin)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
    async with connect(socket, origin=f"http://{host}") as fine:  # type: ignore[arg-type]
        await fine.send('{"type": "hello"}')
        assert msgspec.json.decode(await fine.recv())["type"] == "table"


@with_server
async def test_every_answer_carries_the_headers(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.address) as browser:
        for path in ("/", "/api/health", "/api/nothing", "/api/me", "/api/tables/x"):
            headers = (await browser.get(path)).headers
            policy = headers["content-security-policy"]
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers
        browser.cookies.clear()
        cookie = (await browser.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie


@in_loop
async def test_only_known_names_of_the_host_are_served(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, hosts=("127.0.0.1",))) as server, httpx.AsyncClient() as browser:
        assert (await browser.get(f"{server.address}/api/me")).status_code == 200
        rebound = await browser.get(f"{server.address}/api/me", headers={"Host": "evil.example"})
        assert rebound.status_code == 403
        port = server.address.rpartition(":")[2]
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://localhost:{port}/api/tables/any/live")
        assert refused.value.response.status_code == 403


@in_loop
async def test_reading_and_connecting_too_often_is_refused(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, requests_per_second=0.001, request_burst=1)
    async with running(settings_in(tmp_path, limits=limits)) as server, httpx.AsyncClient() as browser:
        reads = [(await browser.get(f"{server.address}/api/health")).status_code for _ in range(7)]
        assert reads == [200] * 5 + [429] * 2
        socket = f"ws{server.address[4:]}/api/tables/unknown/live"
        async with connect(socket):
            pass
        with pytest.raises(InvalidStatus) as refused:
            await connect(socket)
        assert refused.value.response.status_code == 429


@in_loop
async def test_a_cookie_is_given_once_and_where_it_is_wished_for_safe_connections_only(tmp_path: Path) -> None:
    for secure in (False, True):
        settings = settings_in(tmp_path, secure_cookie=secure)
        async with running(settings) as server, httpx.AsyncClient(base_url=server.address) as browser:
            first = await browser.get("/api/me")
            assert ("Secure" in first.headers["set-cookie"]) is secure
            assert first.headers["cache-control"] == "no-store"
            assert f"Max-Age={400 * 86_400};" in first.headers["set-cookie"], "as long as browsers keep any"
            given = first.headers["set-cookie"].partition(";")[0]
            browser.cookies.clear()
            again = await browser.get("/api/me", headers={"Cookie": given})
            assert "set-cookie" not in again.headers
            assert "set-cookie" not in (await browser.get("/api/health")).headers
            browser.cookies.clear()
            made = await browser.post("/api/tables", json={"game": "cardgame"}, headers={"X-Maester": "1"})
            assert "set-cookie" in made.headers, "whoever makes a table has one from then on"


@in_loop
async def test_limits_on_speed_tables_and_connections(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(
        PATIENT, requests_per_second=0.001, request_burst=12, tables_per_guest=2, connections_per_guest=2,
        messages_per_second=0.001, message_burst=5, chat_per_second=0.001, chat_burst=1,
    )  # fmt: skip
    async with running(settings_in(tmp_path, limits=limits)) as server, Guest(server.address) as guest:
        tables = [(await guest._http.post("/api/tables", json={"game": "boardgame"})) for _ in range(3)]
        assert [answer.status_code for answer in tables] == [201, 201, 429]
        assert tables[2].json()["code"] == "too-many-tables"
        table = tables[0].json()["id"]
        async with guest.sit(table, 0) as one, guest.sit(table, 0) as two:
            with pytest.raises(ConnectionError):
                async with guest.sit(table, 0) as three:
                    await three.until(lambda seat: seat.state is not None)
            await two.until(lambda seat: seat.state is not None)
            for _ in range(6):
                await one.send('{"type": "ping"}')
            await one.until(lambda seat: any(error["code"] == "too-fast" for error in seat.failures))
        codes = [(await guest._http.post("/api/me", json={})).status_code for _ in range(10)]
        assert codes[-1] == 429
        assert set(codes) == {200, 429}
        assert (await guest._http.get("/api/health")).status_code == 200


@with_server
async def test_bodies_are_limited(server: Running) -> None:
    async with Guest(server.address) as guest:
        large = b'{"game": "' + b"x" * 100_000 + b'"}'
        answer = await guest._http.post("/api/tables", content=large)
        assert answer.status_code == 413

        async def pieces() -> Any:
            for _ in range(100):
                yield b"x" * 1000

        answer = await guest._http.post("/api/tables", content=pieces())
        assert answer.status_code == 413
        assert answer.json()["code"] == "too-large"


@with_server
async def test_a_connection_without_a_hello_ends(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = await guest.make_table("boardgame", players=3)
        address = f"ws{server.address[4:]}/api/tables/{table['id']}/live"
        async with connect(address) as socket:
            await socket.send('{"type": "ping"}')
            assert msgspec.json.decode(await socket.recv())["error"]["code"] == "no-hello"
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4400
        async with connect(f"ws{server.address[4:]}/api/tables/unknown/live") as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


class Caller:
    """Somebody who asks a middleware again and again; `slept` is how long it let the caller wait each time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, inside: Any = None, **limits: Any) -> None:
        known = Settings(database="", limits=msgspec.structs.replace(PATIENT, **limits))
        services: Any = SimpleNamespace(settings=known, secret="a secret")
        self.sent: list[Any] = []
        self.slept: list[float] = []
        self._inside = inside
        self._middleware = RequestMiddleware(self._let_through, services)
        monkeypatch.setattr("maester.server.middleware.asyncio", SimpleNamespace(sleep=self._sleep))
        monkeypatch.setattr("maester.server.limits.time.monotonic", lambda: 100.0)

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)

    async def _let_through(self, scope: Any, receive: Any, send: Any) -> None:
        if self._inside is not None:
            await self._inside(scope, receive, send)
        elif scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})

    async def _send(self, message: Any) -> None:
        self.sent.append(message)

    async def ask(self, path: str = "/api/tables", method: str = "GET", *messages: Any, **more: Any) -> None:
        coming = list(messages) or [{"type": "http.request", "body": b"", "more_body": False}]

        async def receive() -> Any:
            return coming.pop(0)

        headers = [(b"host", b"x"), (b"x-maester", b"1")]
        scope = {"type": "http", "method": method, "path": path, "query_string": b"", "headers": headers, **more}
        await self._middleware(scope, receive, self._send)

    @property
    def statuses(self) -> list[int]:
        return [message["status"] for message in self.sent if "status" in message]


@in_loop
async def test_who_reads_too_often_is_answered_later_and_then_not_at_all() -> None:
    """Two changes a second make ten reads a second; who would have to wait longer than half a second is refused."""
    with pytest.MonkeyPatch.context() as patched:
        caller = Caller(patched, requests_per_second=2.0, request_burst=1, reading_delay=0.5, refusal_delay=7.0)
        for _ in range(11):
            await caller.ask()
    assert caller.statuses == [200] * 10 + [429]
    assert caller.slept == pytest.approx([0.1, 0.2, 0.3, 0.4, 0.5, 7.0])


@pytest.mark.parametrize(
    ("path", "counts"),
    [
        ("/api/tables/x/replay", 4),
        ("/api/tables/x/replay/12", 4),
        ("/api/tables/x/proof", 4),
        ("/api/games/boardgame/rules", 4),
        ("/api/games/boardgame", 1),
        ("/api/tables/x", 1),
    ],
)
@in_loop
async def test_what_has_to_be_worked_out_counts_for_more(path: str, counts: int) -> None:
    with pytest.MonkeyPatch.context() as patched:
        caller = Caller(patched, requests_per_second=1e-9, request_burst=4, reading_delay=0.0)
        for _ in range(20 // counts + 1):
            await caller.ask(path)
    assert caller.statuses == [200] * (20 // counts) + [429]


@in_loop
async def test_a_head_has_so_many_lines_and_so_many_bytes() -> None:
    def limits(**values: int) -> Any:
        return msgspec.structs.replace(PATIENT, **values)

    headers = {"host": "x", "x-maester": "1"}
    assert await answered(headers, limits=limits(header_lines=2)) == 200
    assert await answered(headers, limits=limits(header_lines=1)) == 431
    assert await answered(headers, limits=limits(header_bytes=15)) == 200
    assert await answered(headers, limits=limits(header_bytes=14)) == 431
    assert await answered(headers, "GET", limits=limits(target_bytes=11)) == 200
    assert await answered(headers, "GET", limits=limits(target_bytes=10)) == 414


@in_loop
async def test_a_body_is_read_once_and_then_the_end_of_the_connection_is_waited_for() -> None:
    read: list[Any] = []

    async def inside(scope: Any, receive: Any, send: Any) -> None:
        read.extend([await receive(), await receive()])

    first = {"type": "http.request", "body": b"ab", "more_body": True}
    last = {"type": "http.request", "body": b"cd", "more_body": False}
    gone = {"type": "http.disconnect"}
    with pytest.MonkeyPatch.context() as patched:
        caller = Caller(patched, inside)
        await caller.ask("/api/tables", "POST", first, last, gone)
        assert read == [{"type": "http.request", "body": b"abcd", "more_body": False}, gone]
        await caller.ask("/api/tables", "POST", first, gone)
        assert len(read) == 2, "who has gone asks for nothing"
        short = Caller(patched, inside, body_bytes=3)
        await short.ask("/api/tables", "POST", first, last)
        assert short.statuses == [413]


@pytest.mark.parametrize("extended", [True, False])
@in_loop
async def test_a_socket_that_is_not_opened_is_told_why(extended: bool) -> None:
    """Where the server below can't answer by HTTP, by the code of closing."""
    more: dict[str, Any] = {"extensions": {"websocket.http.response": {}}} if extended else {"extensions": None}
    with pytest.MonkeyPatch.context() as patched:
        caller = Caller(patched, target_bytes=1)
        await caller.ask("/live", "GET", {"type": "websocket.connect"}, type="websocket", **more)
    if extended:
        start, body = caller.sent
        assert (start["type"], start["status"]) == ("websocket.http.response.start", 414)
        assert dict(start["headers"])[b"content-length"] == str(len(body["body"])).encode()
        assert body["type"] == "websocket.http.response.body"
        assert msgspec.json.decode(body["body"])["code"] == "target-too-long"
        assert not body["more_body"]
    else:
        assert caller.sent == [{"type": "websocket.close", "code": 4400, "reason": "target-too-long"}]


@in_loop
async def test_what_several_headers_of_one_name_say_is_joined() -> None:
    """A cookie may stand in any of several, as HTTP/2 sends them."""
    seen: list[str] = []

    async def inside(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["maester_guest_id"])

    guest = fresh_guest().id
    ours = f"{COOKIE}={sign(guest, 'a secret')}".encode()
    with pytest.MonkeyPatch.context() as patched:
        caller = Caller(patched, inside)
        for cookies in ([ours], [b"a=b", ours], [ours, b"c=d"], [b"a=b; " + ours + b" ;c=d"]):
            headers = [(b"Host", b"x"), *((b"Cookie", cookie) for cookie in cookies)]
            await caller.ask(headers=headers)
    assert seen == [guest] * 4
