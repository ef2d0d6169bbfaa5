"""Runs a command in the copy, and leaves nothing of it behind."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path


def environment(place: Path) -> dict[str, str]:
    """What a process needs that shall use the copy, not the work tree."""
    return os.environ | {"PYTHONPATH": f"{place / 'src'}{os.pathsep}{place}"}


def run(
    command: Sequence[str], folder: Path, env: Mapping[str, str], seconds: float | None = None, *, show: bool = False
) -> tuple[int | None, str]:
    """The exit status (None: the time was up) and the output of a command; `show` lets people see it instead."""
    # A session of its own, so that what the tests start can be ended with them, and Ctrl-C reaches us alone.
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=env,
        stdout=None if show else subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    try:
        output, _ = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        return None, ""
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
    return process.returncode, output or ""
