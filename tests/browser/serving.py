"""A real server in a process of its own, as `maester table` starts it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from maester.cli.table import sqlite_url

_ADDRESS = re.compile(r"http://[^\s/]+:(\d+)")
GOODBYE_SECONDS = 30
ROOT = Path(__file__).parents[2]
DICE = "tests.browser.certain"
"""What the server loads so that no test depends on luck."""


class TableServer:
    """Serves one SQLite file. It can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.db"
        self.address = ""
        self._port = 0
        self._errors = folder / "errors.txt"
        self._process: subprocess.Popen[str] | None = None

    @property
    def database(self) -> str:
        return sqlite_url(self.file)

    def start(self) -> None:
        """Starts it and waits until it says where it listens."""
        options = ["--quiet", "--port", str(self._port), "--file", str(self.file)]
        with self._errors.open("a") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "maester", "--with", DICE, "table", *options],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                start_new_session=True,
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := _ADDRESS.search(line):
                self.address, self._port = found[0], int(found[1])
                return
        raise RuntimeError(f"the server didn't start: {self._errors.read_text()}")

    def kill(self) -> None:
        """Ends it as a power cut would, with the processes that think for its bots."""
        self._end(lambda process: os.killpg(process, signal.SIGKILL))

    def stop(self) -> None:
        """Ends it as it is meant to be ended; says what it had to complain about."""
        self._end(lambda process: os.kill(process, signal.SIGTERM))
        complaints = self._errors.read_text()
        assert not complaints, complaints

    def _end(self, how: Callable[[int], None]) -> None:
        process = self._process
        if process is None:
            return
        how(process.pid)
        process.wait(GOODBYE_SECONDS)
        assert process.stdout is not None
        process.stdout.close()
        self._process = None
