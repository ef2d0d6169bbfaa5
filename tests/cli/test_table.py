"""`maester table` and `maester serve`: with which settings the server is started, and who may reach it."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from maester.cli import table
from maester.cli.main import app
from maester.server import serving
from maester.server.settings import Limits, Settings

ADDRESS = "http://127.0.0.1:1234"


class Started:
    """What a command started instead of a server."""

    def __init__(self) -> None:
        self.listened: tuple[str, int] | None = None
        self.settings: Settings | None = None
        self.opened: list[str] = []

    def listen(self, host: str, port: int) -> str:
        self.listened = (host, port)
        return "a listener"

    def serve(self, settings: Settings, listener: Any, ready: Any) -> None:
        assert listener == "a listener"
        self.settings = settings
        ready()


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Started:
    started = Started()
    monkeypatch.setattr(serving, "listen", started.listen)
    monkeypatch.setattr(serving, "serve", started.serve)
    monkeypatch.setattr(serving, "address_of", lambda listener: ADDRESS)
    monkeypatch.setattr(webbrowser, "open", started.opened.append)
    monkeypatch.setattr(table, "data_folder", lambda: tmp_path)
    return started


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    return str(result.output)


def settings_of(started: Started) -> Settings:
    assert started.settings is not None
    return started.settings


def test_a_table_is_for_this_machine_only_and_opens_in_the_browser(started: Started, tmp_path: Path) -> None:
    shown = run("table")
    assert (ADDRESS in shown, str(tmp_path / "tables.db") in shown) == (True, True)
    assert started.listened == ("127.0.0.1", 0)
    settings = settings_of(started)
    assert settings.hosts == ("127.0.0.1", "localhost", "[::1]")
    assert settings.database == f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    assert started.opened == [ADDRESS]


def test_a_table_may_lie_elsewhere_and_leave_the_browser_alone(started: Started, tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    assert str(file) in run("--with", "json", "table", "--file", str(file), "--port", "4321", "--quiet")
    assert started.listened == ("127.0.0.1", 4321)
    assert settings_of(started).database == f"sqlite+aiosqlite:///{file}"
    assert settings_of(started).modules == ("json",)
    assert started.opened == []


def test_a_network_is_served_under_any_name(started: Started, tmp_path: Path) -> None:
    assert ADDRESS in run("serve")
    assert started.listened == ("0.0.0.0", 8000)
    settings = settings_of(started)
    assert (settings.hosts, settings.origins, settings.secure_cookie) == ((), (), False)
    assert (settings.workers, settings.bot_processes) == (1, 1)
    assert (settings.limits, settings.proxies) == (Limits(), ()), "the usual limits, and nobody speaks for others"
    assert settings.database == f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    assert started.opened == []


def test_what_was_wished_for_a_network_is_set(started: Started) -> None:
    wished = ("--host", "::1", "--port", "80", "--workers", "3", "--bots", "2", "--database", "sqlite+aiosqlite:///x")
    run("--with", "json", "serve", *wished)
    assert started.listened == ("::1", 80)
    settings = settings_of(started)
    assert (settings.workers, settings.bot_processes) == (3, 2)
    assert (settings.database, settings.modules) == ("sqlite+aiosqlite:///x", ("json",))


def test_limits_and_proxies_can_be_set_for_a_network(started: Started) -> None:
    proxies = ("--proxy", "127.0.0.1", "--proxy", "10.0.0.0/24")
    run("serve", *proxies, "--sockets-per-address", "100", "--requests-per-second", "2.5")
    settings = settings_of(started)
    assert settings.proxies == ("127.0.0.1", "10.0.0.0/24")
    limits = settings.limits
    assert (limits.sockets_per_address, limits.connections_per_address) == (100, 600)
    assert (limits.requests_per_second, limits.request_burst) == (2.5, 15)


def test_a_proxy_that_is_none_is_refused_before_anything_is_served(started: Started) -> None:
    refused = CliRunner().invoke(app, ("serve", "--proxy", "example.org"))
    assert "example.org" in str(refused.exception)
    assert started.listened is None


@pytest.mark.parametrize(
    ("origins", "secure"),
    [(["https://a.example"], True), (["https://a.example", "http://b.example"], False), (["http://b.example"], False)],
)
def test_cookies_need_a_safe_connection_only_if_every_page_has_one(
    started: Started, origins: list[str], secure: bool
) -> None:
    run("serve", *(word for origin in origins for word in ("--origin", origin)))
    assert (settings_of(started).origins, settings_of(started).secure_cookie) == (tuple(origins), secure)
