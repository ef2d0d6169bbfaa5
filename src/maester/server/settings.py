"""What can be set about a server. Limits guard against floods; people at a table never meet them."""

from __future__ import annotations

from pathlib import Path

import msgspec

STATIC_FOLDER = Path(__file__).resolve().parent / "static"
"""Where the built client lies."""


class Limits(msgspec.Struct, frozen=True):
    """How much of anything one person may ask for."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    messages_per_second: float = 20.0
    message_burst: int = 60
    requests_per_second: float = 10.0
    """Requests that change something, by address."""
    request_burst: int = 60
    tables_per_guest: int = 40
    """Tables of one guest that aren't over."""
    listed_per_guest: int = 5
    """Tables of one guest that wait for people on the public list."""
    listed_per_address: int = 20
    connections_per_guest: int = 24
    connections: int = 5000
    """Of one worker."""
    waiting_messages: int = 256
    """So many messages may wait for a slow connection before it is closed."""
    chat_per_second: float = 0.5
    chat_burst: int = 8
    chat_length: int = 500
    name_length: int = 30
    hello_seconds: float = 10.0


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a server."""

    database: str
    """A URL as SQLAlchemy writes it, with a driver that can be awaited: `sqlite+aiosqlite:////home/me/maester.db`."""
    secret: str | None = None
    """The key that signs the cookies of guests; without it, one that is drawn once and kept in the database."""
    hosts: tuple[str, ...] = ()
    """Names under which the server may be called; empty: any."""
    origins: tuple[str, ...] = ()
    """Origins of pages that may call it, besides its own (behind a proxy: `https://example.org`)."""
    secure_cookie: bool = False
    """Send the cookie over HTTPS only."""
    workers: int = 1
    """How many processes serve the same database."""
    poll_seconds: float = 0.1
    """How often a worker looks for what others have written."""
    bot_processes: int = 1
    """How many processes think for bots; 0: this one does, which is for tests."""
    bot_seconds: float = 0.4
    """How long a bot may think about a decision."""
    bot_grain: float = 0.05
    """Without a pause of the table, bots pause for whole multiples of this: as long as their slowest thoughts take."""
    snapshot_entries: int = 40
    """A snapshot is kept after so many entries."""
    cached_matches: int = 2000
    """So many matches stay in the memory of a worker while nobody looks at them."""
    static: Path = STATIC_FOLDER
    modules: tuple[str, ...] = ()
    """Modules that bring games or bots from outside the package."""
    limits: Limits = Limits()


def read_settings(text: str | bytes) -> Settings:
    """Settings as another process wrote them."""
    return msgspec.json.decode(text, type=Settings, dec_hook=lambda kind, value: kind(value))


def write_settings(settings: Settings) -> str:
    """Settings for another process."""
    return msgspec.json.encode(settings, enc_hook=str).decode()
