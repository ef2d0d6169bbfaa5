"""Guests: people without an account, known by a cookie that only this server can have signed."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from maester.server import storage
from maester.server.failures import BadRequest
from maester.server.plain_text import skeleton

COOKIE = "maester_guest"
COOKIE_SECONDS = 400 * 24 * 3600
_ID = re.compile(r"[A-Za-z0-9_-]{22}")


class Guest(msgspec.Struct, frozen=True):
    """Somebody who plays here."""

    id: str
    name: str
    named: bool = False
    language: str | None = None


def fresh_guest() -> Guest:
    """Somebody new; the number in the name tells nothing about the id."""
    return Guest(secrets.token_urlsafe(16), "")


def shown_name(guest: Guest) -> str:
    """What others read: the chosen name, or a number that stays the same for the guest."""
    if guest.name:
        return guest.name
    return f"#{int.from_bytes(hashlib.sha256(guest.id.encode()).digest()[:2], 'big') % 9000 + 1000}"


def chosen_name(guest: Guest, name: str) -> str:
    """The name that a guest chooses: empty if it is the number that the guest has anyway. Raises BadRequest if it looks
    like somebody else's number.
    """
    if name == shown_name(Guest(guest.id, "")):
        return ""
    if re.fullmatch(r"#\d+", skeleton(name)):
        raise BadRequest("name-given", name=name)
    return name


def sign(guest_id: str, secret: str) -> str:
    """The content of the cookie."""
    return f"{guest_id}.{_signature(guest_id, secret)}"


def cookie_in(header: str) -> str:
    """Our cookie among those of a header `Cookie`; the others aren't looked into."""
    for part in header.split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return ""


def read_cookie(cookie: str, secret: str) -> str | None:
    """The guest's id if the cookie is one of ours."""
    guest_id, _, signature = cookie.partition(".")
    if not _ID.fullmatch(guest_id):
        return None
    return guest_id if hmac.compare_digest(signature.encode(), _signature(guest_id, secret).encode()) else None


def _signature(guest_id: str, secret: str) -> str:
    return hmac.new(secret.encode(), f"guest:{guest_id}".encode(), hashlib.sha256).hexdigest()


async def read_guest(connection: AsyncConnection, guest_id: str) -> Guest:
    """What is known of a guest; one who never changed anything has no row."""
    found = (await connection.execute(select(storage.guests).where(storage.guests.c.id == guest_id))).mappings().first()
    if found is None:
        return Guest(guest_id, "")
    return Guest(guest_id, found["name"], bool(found["name"]), found["language"])


def write_guest(connection: Connection, guest: Guest) -> None:
    """Keeps the guest's name and language."""
    values: dict[str, Any] = {"name": guest.name, "language": guest.language}
    changed = connection.execute(update(storage.guests).where(storage.guests.c.id == guest.id).values(values))
    if changed.rowcount == 0:
        connection.execute(insert(storage.guests).values(id=guest.id, created=time.time(), **values))
