"""What a server refuses. Each failure has a code with a sentence in the words, and a status of HTTP."""

from __future__ import annotations

from typing import ClassVar

from maester.errors import BadSave, MaesterError, StaleDecision, UnknownGame


class Failure(MaesterError):
    """A request that can't be answered as it was meant."""

    status: ClassVar[int] = 400
    close: ClassVar[int] = 4400
    """The code with which a WebSocket is closed for it."""


class BadRequest(Failure):
    """It can't be understood."""

    default_code = "bad-request"


class Forbidden(Failure):
    """It may not be asked by this guest."""

    default_code = "not-allowed"
    status = 403
    close = 4403


class NotFound(Failure):
    """There is no such thing."""

    default_code = "no-such-page"
    status = 404
    close = 4404


class Conflict(Failure):
    """It doesn't fit the state of the table."""

    default_code = "seat-taken"
    status = 409


class TooLarge(Failure):
    """It is too long."""

    default_code = "too-large"
    status = 413


class HeadTooLarge(Failure):
    """The head of a request is too long."""

    default_code = "headers-too-large"
    status = 431


class TargetTooLong(Failure):
    """What is asked for has too long a name."""

    default_code = "target-too-long"
    status = 414


class TooLate(Failure):
    """A request that doesn't come to its end."""

    default_code = "request-too-slow"
    status = 408


class TooFast(Failure):
    """Too much in too short a time."""

    default_code = "too-fast"
    status = 429
    close = 4429


class TooMany(Failure):
    """Too many of something at once."""

    default_code = "too-many-connections"
    status = 429
    close = 4408


class Busy(Failure):
    """The table could not be reached in time."""

    default_code = "table-busy"
    status = 409
    close = 4503


class Unavailable(Failure):
    """The database fails: its disk is full, or it can't be reached."""

    default_code = "cannot-save"
    status = 503
    close = 4503


def status_of(error: MaesterError) -> int:
    """The status of HTTP for an error."""
    if isinstance(error, Failure):
        return error.status
    if isinstance(error, UnknownGame):
        return 404
    return 409 if isinstance(error, (StaleDecision, BadSave)) else 400
