"""What can be set about a server. Limits guard against floods; people at a table never meet them."""

from __future__ import annotations

from pathlib import Path

import msgspec

STATIC_FOLDER = Path(__file__).resolve().parent / "static"
"""Where the built client lies."""


class Limits(msgspec.Struct, frozen=True):
    """How much of anything one person, or one address, may ask for. Each worker counts for itself.

    Many people may share an address: a club, a school, a household. What is counted by address has room for them.
    """

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    body_pieces: int = 128
    """A body may come in so many pieces that name their length."""
    header_bytes: int = 16 * 1024
    """The whole head of a request: its first line and all headers."""
    header_lines: int = 100
    target_bytes: int = 4 * 1024
    """What follows the name of the host in an address."""
    head_seconds: float = 10.0
    """So long a client may take for the head of a request."""
    body_seconds: float = 30.0
    unread_seconds: float = 30.0
    """A client that doesn't take what was sent to it for so long is gone."""
    messages_per_second: float = 20.0
    """By connection."""
    message_burst: int = 60
    address_messages_per_second: float = 200.0
    """Of all connections of an address together."""
    address_message_burst: int = 2000
    requests_per_second: float = 10.0
    """Requests that change something, by address; five times as many may read."""
    request_burst: int = 60
    reading_delay: float = 10.0
    """Who reads more often waits; but if that would take longer than so many seconds, it is refused."""
    refusal_delay: float = 1.0
    """Who asks too often waits so long for the refusal: it mustn't be cheaper to send than to answer."""
    requests_at_once: int = 8
    """So many requests of an address are answered at the same time; the next ones wait."""
    tables_per_guest: int = 40
    """Tables of one guest that aren't over."""
    listed_per_guest: int = 5
    """Tables of one guest that wait for people on the public list."""
    listed_per_address: int = 20
    connections_per_guest: int = 24
    sockets_per_address: int = 64
    """WebSockets: each page that shows a table has one."""
    connections_per_address: int = 384
    """All connections: a browser holds up to six besides."""
    connections_per_second: float = 30.0
    """New ones, by address."""
    connection_burst: int = 384
    connections: int = 5000
    """Of one worker."""
    waiting_messages: int = 256
    """So many messages may wait for a slow connection before it is closed."""
    waiting_bytes: int = 1024 * 1024
    """And so much of them; a single message may be longer."""
    search_length: int = 200
    search_words: int = 12
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
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that stand before the server. What they say about who is calling
    (`X-Forwarded-For`) is believed; of anybody else it isn't.
    """
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
