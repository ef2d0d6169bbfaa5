"""Brings a database up to date: makes its tables, or changes those of an older version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from maester.errors import BadOption

MIGRATIONS = Path(__file__).resolve().parent / "migrations"


def configuration(url: str) -> Config:
    """Alembic's configuration for a database."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["url"] = url
    return config


def bring_up_to_date(url: str) -> None:
    """Applies all migrations that the database lacks; run before the workers start. Raises BadOption."""
    place = make_url(url).database
    if url.startswith("sqlite") and place:
        try:
            Path(place).parent.mkdir(parents=True, exist_ok=True)
            with Path(place).open("ab"):
                pass
        except OSError as error:
            raise BadOption("no-database", file=place, reason=error.strerror or str(error)) from error
    try:
        command.upgrade(configuration(url), "head")
    except DBAPIError as error:
        raise BadOption("no-database", file=place or str(make_url(url)), reason=str(error.orig)) from error
