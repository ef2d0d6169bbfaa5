"""The numbers in docs/api.md are those of the server: whoever writes a client relies on them."""

from __future__ import annotations

from pathlib import Path

from maester.server import configuration, lists, middleware, serving, sockets, static_data
from maester.server.addresses import IPV6_PREFIX
from maester.server.guests import COOKIE
from maester.server.settings import Limits, Settings
from maester.server.wire.incoming import MOST_MOVES, AskOdds, Hello, Look

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
KIB, MIB = 1024, 1024 * 1024
LIMITS = Limits()
SETTINGS = Settings(database="sqlite+aiosqlite:///")


def number(value: float) -> str:
    """As the page writes it: 10, 0.1, 5,000."""
    return f"{value:,.10g}"


TOLD = (
    f"at most {LIMITS.name_length} characters that can be seen",
    f"at most {LIMITS.search_words} words and {LIMITS.search_length} characters",
    f"`limit` at most {static_data.MOST_RULES}",
    f"`play-all` plays up to {MOST_MOVES} moves",
    f"summaries, {lists.MOST_TABLES} to a page",
    f"(`{COOKIE}`: HttpOnly",
    f"none comes within {number(LIMITS.hello_seconds)} s",
    f"the guest has {LIMITS.connections_per_guest} connections already, the address {LIMITS.sockets_per_address}, "
    f"or the worker {number(LIMITS.connections)} |",
    f"{sockets.MOST_REFUSED} messages in a row that came too fast",
    f"more than {LIMITS.waiting_messages} messages or {number(LIMITS.waiting_bytes / MIB)} MiB |",
    f"when {LIMITS.waiting_messages} messages or {number(LIMITS.waiting_bytes / MIB)} MiB wait",
    f"couldn't deliver anything for {serving.UNREAD_SECONDS} s",
    f"within {number(configuration.PING_SECONDS)} s; one comes every {number(configuration.PING_SECONDS)} s",
    f"A snapshot every {SETTINGS.snapshot_entries} entries",
    f"looks every {number(SETTINGS.poll_seconds)} s for tables",
    f"at most {number(SETTINGS.bot_seconds)} s a decision",
    f"| {number(LIMITS.requests_per_second)} a second, {LIMITS.request_burst} at once (`--requests-per-second`) |",
    f"| {middleware.READS} times as many; a search, a step of a replay and a proof count for {middleware.COSTS} |",
    f"429 if that were after more than {number(LIMITS.reading_delay)} s",
    f"| {LIMITS.requests_at_once} at the same time |",
    f"| {LIMITS.sockets_per_address} (`--sockets-per-address`) |",
    f"| {number(LIMITS.address_messages_per_second)} a second, {number(LIMITS.address_message_burst)} at once; "
    f"`hello` and `look` count for {sockets.COSTS[Hello]}, `odds` for {sockets.COSTS[AskOdds]},",
    f"| {number(LIMITS.connections_per_address / LIMITS.sockets_per_address)} times as many as WebSockets, "
    f"{number(LIMITS.connections_per_second)} new ones a second, {LIMITS.connection_burst} at once |",
    f"| {number(LIMITS.header_bytes / KIB)} KiB, {LIMITS.header_lines} lines, {number(LIMITS.head_seconds)} s |",
    f"| {number(LIMITS.target_bytes / KIB)} KiB |",
    f"| {number(LIMITS.body_bytes / KIB)} KiB, {LIMITS.body_pieces} chunks, {number(LIMITS.body_seconds)} s |",
    f"or a /{IPV6_PREFIX} of IPv6",
)


def test_the_page_tells_the_numbers_of_the_server() -> None:
    assert [told for told in TOLD if told not in PAGE] == []


def test_what_the_page_puts_together_is_the_same() -> None:
    assert sockets.COSTS[Hello] == sockets.COSTS[Look]
    assert LIMITS.refusal_delay == 1.0, "429 `too-fast`, which comes after a second"
    assert LIMITS.unread_seconds == serving.UNREAD_SECONDS, "the system's own limit, and that of connections that end"


def test_there_is_room_for_several_people_of_one_address() -> None:
    """What is counted twice, by guest or connection and by address, has more room by address."""
    assert LIMITS.messages_per_second < LIMITS.address_messages_per_second
    assert LIMITS.message_burst < LIMITS.address_message_burst
    assert LIMITS.connections_per_guest < LIMITS.sockets_per_address < LIMITS.connections_per_address
    assert LIMITS.listed_per_guest < LIMITS.listed_per_address
