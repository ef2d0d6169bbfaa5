"""The file of a match: found, read and written so that nothing is ever lost."""

from __future__ import annotations

import itertools
import os
from pathlib import Path

from maester.errors import BadSave


def read_file(file: Path) -> bytes:
    """What lies in a file; raises BadSave."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise BadSave("not-read", file=str(file), reason=error.strerror) from error


def file_for(game: str, load_file: Path | None, save_file: Path | None) -> Path:
    """Where a match is kept: never where something else lies already."""
    file = save_file or load_file
    if file is None:
        name = f"maester-{game}"
        names = itertools.chain([name], (f"{name}-{number}" for number in itertools.count(2)))
        return next(file for name in names if not (file := Path(f"{name}.json")).exists())
    if file != load_file:
        check_free(file)
    return file


def check_free(file: Path) -> None:
    """Raises BadSave if something lies there already."""
    try:
        taken = file.exists() and file.stat().st_size > 0
    except OSError as error:
        raise BadSave("not-saved", file=str(file), reason=error.strerror) from error
    if taken:
        raise BadSave("file-taken", file=str(file))


def write_safely(file: Path, data: bytes) -> None:
    """Writes a file so that at any moment, whatever happens, the old content or the new one is there as a whole.

    Nobody else may read it: a save holds every hand and the seed.
    """
    try:
        place = file.resolve()
        if place.exists() and not place.is_file():
            raise BadSave("file-taken", file=str(file))  # A folder or a device: replacing it would do harm.
        new = place.with_name(f"{place.name}.new")
        new.unlink(missing_ok=True)  # left behind, or put there by somebody to have it written elsewhere
        with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        new.replace(place)
        folder = os.open(place.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
    except (OSError, ValueError) as error:
        raise BadSave("not-saved", file=str(file), reason=getattr(error, "strerror", None) or str(error)) from error
