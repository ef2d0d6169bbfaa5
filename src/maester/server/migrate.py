"""Brings a database up to date: makes its tables, or changes those of an older version."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from maester.errors import BadOption, shown

BESIDE = ("wal", "shm", "journal")
"""What SQLite writes to files beside the database."""
MIGRATIONS = Path(__file__).resolve().parent / "migrations"


def configuration(url: str) -> Config:
    """Alembic's configuration for a database."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["url"] = url
    return config


def bring_up_to_date(url: str) -> None:
    """Applies all migrations that the database lacks; run before the workers start. Raises BadOption."""
    try:
        place = make_url(url)
        is_awaited = place.get_dialect().is_async
    except (SQLAlchemyError, ImportError) as error:
        raise BadOption("no-database", file=shown(url.rpartition("@")[2]), reason=str(error)) from error
    name = place.database if url.startswith("sqlite") and place.database else place.render_as_string()
    try:
        if url.startswith("sqlite"):
            _make_private(Path(place.database or ""))
        elif is_awaited:
            raise BadOption("database-driver", driver=place.drivername)
        command.upgrade(configuration(url), "head")
    except OSError as error:
        raise BadOption("no-database", file=name, reason=error.strerror or str(error)) from error
    except ImportError as error:
        raise BadOption("no-database", file=name, reason=str(error)) from error
    except DBAPIError as error:
        raise BadOption("no-database", file=name, reason=str(error.orig)) from error


def _make_private(file: Path) -> None:
    """A file for who runs the server alone: it holds every hand, every seed, and the key that signs cookies. What
    SQLite puts beside it gets the same rights. Whoever wants to share it with a group may.
    """
    if not file.parent.exists():
        file.parent.mkdir(parents=True, mode=0o700)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for name in (file.name, *(f"{file.name}-{part}" for part in BESIDE)):
        place = file.with_name(name)
        if place.exists() and stat.S_IMODE(place.stat().st_mode) & stat.S_IRWXO:
            with suppress(PermissionError):  # it is somebody else's, who has shared it
                place.chmod(0o600)
