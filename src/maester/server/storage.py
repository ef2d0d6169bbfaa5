"""What is kept: guests, tables, seats, the entries of each match, snapshots and chat.

The entries are the record: a move counts when its row is committed, and the pair (table, number) can be written
only once, whoever tries. Everything else about a match can be made again from them.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    false,
    make_url,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from maester.server.failures import Busy, Failure, Unavailable

metadata = MetaData()

_BUSY_IN_SQLITE = (5, 6)
"""SQLITE_BUSY and SQLITE_LOCKED."""
_BUSY_IN_POSTGRESQL = ("40", "55P03")
"""Transactions that were rolled back for the sake of others, and locks that couldn't be had."""

keys = Table("keys", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))
"""What the server must remember about itself: the key that signs cookies."""

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("language", String(8)),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(120), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("pace", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("moved", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("commitment", String(64)),
    Column("to_act", Text, nullable=False),
    Column("bot_seed", Integer, nullable=False),
    Column("rematch", String(32)),
    Column("branch_of", String(32)),
    Column("watched", Boolean, nullable=False, server_default=false()),
    Column("address", String(32)),
    Index("tables_listed", "listed", "status", "moved"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40)),
    Column("kind", String(10), nullable=False),
    Column("guest", String(32), index=True),
    Column("holder", String(60)),
    Column("bot", String(40)),
    Column("away", Boolean, nullable=False),
    Column("stops", Text),
    Column("passed", Text),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("to_seat", Integer),
    Column("author", String(32)),
    Column("addressee", String(32)),
    Column("holder", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)


def open_for_reading(url: str) -> AsyncEngine:
    """An engine that the event loop awaits."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=8)
    engine = create_async_engine(url, pool_size=4, max_overflow=0, connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def open_for_writing(url: str) -> Engine:
    """The one engine of this process that writes, for the journal's thread."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=1, max_overflow=0)
    own_driver = make_url(url).set(drivername="sqlite")
    engine = create_engine(own_driver, pool_size=1, max_overflow=0, connect_args={"timeout": 30})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_immediate)
    return engine


def open_for_migrating(url: str) -> Engine:
    """The same without foreign keys, which SQLite can only be told before a transaction: a table that is written anew
    is dropped for a moment, with all that refers to it.
    """
    engine = open_for_writing(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _without_foreign_keys)
    return engine


def _without_foreign_keys(connection: Any, _record: Any) -> None:
    connection.execute("PRAGMA foreign_keys=OFF")


def foreign_commits(engine: Engine) -> int | None:
    """A number that changes when anybody but this engine's one connection has committed something; None if the
    database can't tell. SQLite looks it up in shared memory: a few microseconds.
    """
    if engine.dialect.name != "sqlite":
        return None
    connection = engine.raw_connection()  # without a transaction, which would lock the database
    try:
        cursor = connection.cursor()
        cursor.execute("PRAGMA data_version")
        (found,) = cursor.fetchone() or (0,)
        return int(found)
    finally:
        connection.close()


def failure_of(error: BaseException, code: str) -> Failure | None:
    """What an error of the database is to players: it is busy, or it fails (`code`), or it is something else (None)."""
    if not isinstance(error, DBAPIError) or isinstance(error, (IntegrityError, ProgrammingError)):
        return None
    sqlite_code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
    state = str(getattr(error.orig, "sqlstate", None) or "")
    if sqlite_code in _BUSY_IN_SQLITE or state.startswith(_BUSY_IN_POSTGRESQL):
        return Busy()
    return Unavailable(code)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """WAL lets others read while one writes. FULL syncs the log at each commit: what was acknowledged survives the end
    of the process and of the power; NORMAL, the faster choice, would lose the last commits with the power.
    """
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")


def _begin_immediate(connection: Any) -> None:
    """The lock is taken at once: a transaction that wanted it only later could find that somebody else was first."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
