"""Several processes that share a port: each gets the same settings, and the port is told when it can be called."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import Any

import pytest

from maester.errors import BadOption
from maester.server import serving
from maester.server.app import SETTINGS
from maester.server.configuration import ServerConfiguration
from maester.server.serving import address_of, listen, serve
from maester.server.settings import read_settings
from tests.server.support import settings_in


def test_several_workers_get_the_settings_and_the_port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[Any] = []

    class Workers:
        def __init__(self, config: ServerConfiguration, sockets: list[socket.socket]) -> None:
            self.config, self.sockets = config, sockets

        def run(self) -> None:
            happened.append((self.config, self.sockets, read_settings(os.environ[SETTINGS])))

    monkeypatch.setenv(SETTINGS, "")
    monkeypatch.setattr(serving, "Multiprocess", Workers)
    settings = settings_in(tmp_path, workers=2)
    with listen("127.0.0.1", 0) as listener:
        serve(settings, listener, lambda: happened.append("ready"))
        ready, (config, sockets, known) = happened
    assert ready == "ready"
    assert (sockets, known) == ([listener], settings)
    assert (config.workers, config.factory, config.app) == (2, True, "maester.server.app:app_from_environment")
    assert (tmp_path / "tables.db").exists(), "before any of them starts"


def test_a_port_that_others_have_is_refused_and_the_socket_closed() -> None:
    with listen("127.0.0.1", 0) as taken:
        assert taken.get_inheritable(), "workers get it"
        port = taken.getsockname()[1]
        assert address_of(taken) == f"http://127.0.0.1:{port}"
        with pytest.raises(BadOption) as refused:
            listen("127.0.0.1", port)
        assert (refused.value.code, refused.value.values["port"]) == ("port-taken", str(port))
    with listen("127.0.0.1", port) as again:
        assert again.getsockname()[1] == port, "at once, although others may still wait for their last bytes"
    for impossible in (70_000, -1):
        with pytest.raises(BadOption):
            listen("127.0.0.1", impossible)


def test_an_address_of_ipv6_is_written_in_brackets() -> None:
    class Listener:
        def getsockname(self) -> tuple[Any, ...]:
            return "::1", 8000, 0, 0

    six: Any = Listener()
    assert address_of(six) == "http://[::1]:8000"
