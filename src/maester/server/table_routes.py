"""Routes of HTTP about guests and tables, and the WebSocket of a table."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from maester.server import guests, lists
from maester.server.failures import Failure
from maester.server.guests import Guest, shown_name
from maester.server.messages import table_of
from maester.server.middleware import ADDRESS, GUEST
from maester.server.plain_text import clean_name
from maester.server.running_table import RunningTable
from maester.server.sockets import Conversation
from maester.server.wire.replays import FairnessProof, Replay, ReplayStep
from maester.server.wire.tables import (
    Branch,
    ChangeMe,
    ChangePace,
    ChangeSeat,
    Join,
    Me,
    NewTable,
    Nothing,
    Start,
    TableState,
    TableSummary,
)
from maester.server.worker import Worker

TableId = FromPath[str]
Entry = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Page = Annotated[int, QueryParameter(ge=0, le=10_000)]
Since = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
AWorker = NamedDependency[Worker]
AGuest = NamedDependency[Guest]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]


async def provide_worker(state: State) -> Worker:
    """All parts of the server."""
    worker: Worker = state.worker
    return worker


async def provide_guest(request: Request[Any, Any, Any], worker: AWorker) -> Guest:
    """The guest who asks, as the middleware has found out."""
    guest_id: str = request.scope[GUEST]  # type: ignore[literal-required]  # put there by the middleware
    async with worker.services.reading() as connection:
        return await guests.read_guest(connection, guest_id)


def _shown(running: RunningTable, guest: Guest) -> TableState:
    return table_of(running.table, guest.id, running.viewers.guests, running.viewers.spectators(running.table))


# --- guests ---------------------------------------------------------------------------------------


def _me(guest: Guest) -> Me:
    language = guest.language if guest.language in ("en", "pl", "xx") else None
    return Me(name=shown_name(guest), named=guest.named, language=language)  # type: ignore[arg-type]  # one of them


@get("/api/me")
async def me(guest: AGuest) -> Me:
    """Who I am; sets the cookie."""
    return _me(guest)


@post("/api/me", status_code=200)
async def change_me(guest: AGuest, worker: AWorker, data: JSONBody[ChangeMe]) -> Me:
    """Changes my name or language."""
    longest = worker.services.settings.limits.name_length
    name = guest.name if data.name is None else guests.chosen_name(guest, clean_name(data.name, longest))
    changed = Guest(guest.id, name, bool(name), data.language or guest.language)
    await worker.tables.rename(guest, changed)
    return _me(changed)


# --- tables ---------------------------------------------------------------------------------------


@get("/api/tables")
async def list_tables(
    guest: AGuest,
    worker: AWorker,
    which: Annotated[str, QueryParameter(name="list", max_length=20)] = "open",
    page: Page = 0,
) -> list[TableSummary]:
    """Open tables, mine, or those to watch, a page at a time."""
    return await lists.list_tables(worker.hub, which, guest.id, page)


@post("/api/tables")
async def make_table(
    request: Request[Any, Any, Any], guest: AGuest, worker: AWorker, data: JSONBody[NewTable]
) -> TableState:
    """Makes a table; without open seats the match starts at once."""
    address = request.client.host if request.client is not None else ""
    return _shown(await worker.tables.make(guest, data, address), guest)


@get("/api/tables/{table_id:str}")
async def table(guest: AGuest, worker: AWorker, table_id: TableId) -> TableState:
    """A table, for everybody who has its link."""
    return _shown(await worker.hub.table(table_id), guest)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(guest: AGuest, worker: AWorker, table_id: TableId, data: JSONBody[Join]) -> TableState:
    """I take an open seat."""
    return _shown(await worker.tables.join(guest, table_id, data.seat), guest)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(guest: AGuest, worker: AWorker, table_id: TableId, data: JSONBody[Nothing]) -> TableState:
    """I get up: my seats are open again, or bots stand in."""
    return _shown(await worker.tables.leave(guest, table_id), guest)


@post("/api/tables/{table_id:str}/return", status_code=200)
async def come_back(guest: AGuest, worker: AWorker, table_id: TableId, data: JSONBody[Nothing]) -> TableState:
    """I take my seats back."""
    return _shown(await worker.tables.come_back(guest, table_id), guest)


@post("/api/tables/{table_id:str}/seats", status_code=200)
async def change_seat(guest: AGuest, worker: AWorker, table_id: TableId, data: JSONBody[ChangeSeat]) -> TableState:
    """The host changes a seat before the match."""
    return _shown(await worker.tables.change_seat(guest, table_id, data), guest)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(guest: AGuest, worker: AWorker, table_id: TableId, data: JSONBody[Start]) -> TableState:
    """The host starts the match; open seats become bots."""
    return _shown(await worker.tables.start(guest, table_id, data.bot), guest)


@post("/api/tables/{table_id:str}/pace", status_code=200)
async def change_pace(guest: AGuest, worker: AWorker, table_id: TableId, data: JSONBody[ChangePace]) -> TableState:
    """Changes how long bots pause."""
    return _shown(await worker.tables.change_pace(guest, table_id, data.pace), guest)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(guest: AGuest, worker: AWorker, table_id: TableId, data: JSONBody[Nothing]) -> TableState:
    """The same people once more, at a new table."""
    return _shown(await worker.tables.rematch(guest, table_id), guest)


@post("/api/tables/{table_id:str}/branch")
async def branch(guest: AGuest, worker: AWorker, table_id: TableId, data: JSONBody[Branch]) -> TableState:
    """Play on from an entry of a finished match, against bots."""
    return _shown(await worker.tables.branch(guest, table_id, data), guest)


# --- after the end --------------------------------------------------------------------------------


@get("/api/tables/{table_id:str}/proof")
async def proof(worker: AWorker, table_id: TableId) -> FairnessProof:
    """The commitment; after the end the seed and the save too."""
    return await worker.replays.proof((await worker.hub.table(table_id)).table)


@get("/api/tables/{table_id:str}/replay")
async def replay(worker: AWorker, table_id: TableId) -> Replay:
    """A finished match: its length, result and chart."""
    return await worker.replays.overview((await worker.hub.table(table_id)).table)


@get("/api/tables/{table_id:str}/replay/{entry:int}")
async def replay_step(
    worker: AWorker, table_id: TableId, entry: Entry, seat: SeatQuery = None, since: Since = None
) -> ReplayStep:
    """A finished match after so many entries."""
    return await worker.replays.step((await worker.hub.table(table_id)).table, entry, seat, since)


# --- live -----------------------------------------------------------------------------------------


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], worker: AWorker, table_id: TableId) -> None:
    """The table as it is played: see docs/api.md for the messages."""
    guest_id: str = socket.scope[GUEST]  # type: ignore[literal-required]  # put there by the middleware
    address: str = socket.scope[ADDRESS]  # type: ignore[literal-required]  # as well
    await socket.accept()
    try:
        found = await worker.hub.table(table_id)
        worker.hub.connect(guest_id)
    except Failure as failure:
        await socket.close(code=failure.close, reason=failure.code)
        return
    try:
        await Conversation(socket, worker, found, guest_id, address).run()
    finally:
        worker.hub.disconnect(guest_id)


HANDLERS = (
    me, change_me, list_tables, make_table, table, join, leave, come_back, change_seat, start, change_pace, rematch,
    branch, proof, replay, replay_step, live,
)  # fmt: skip
