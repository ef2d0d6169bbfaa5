"""The example bot plays a whole match over the network; the commands are there; every refusal has its sentence."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner

import maester.server
from maester.cli.main import app
from maester.cli.table import data_folder, sqlite_url
from maester.client import Guest
from maester.words import LANGUAGES, words
from tests.server.support import Running, with_server

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


def _example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("network_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@with_server
async def test_the_example_bot_plays_to_the_end(server: Running) -> None:
    example = _example()
    async with Guest(server.address) as guest:
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        table = await guest.make_table("boardgame", players=3, options={"rounds": 1}, pace=0, seats=seats)
        await example.main(server.address, table["id"])
        assert (await guest.get(f"/api/tables/{table['id']}"))["status"] == "over"


def test_the_commands_are_there() -> None:
    for command in ("table", "serve"):
        shown = CliRunner().invoke(app, [command, "--help"])
        assert shown.exit_code == 0
        assert "--port" in shown.output


def test_where_tables_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "maester"
    assert sqlite_url(tmp_path / "t.db") == f"sqlite+aiosqlite:///{tmp_path}/t.db"


def test_a_port_that_is_taken_is_a_sentence(tmp_path: Path) -> None:
    from maester.errors import BadOption
    from maester.server.serving import listen

    listener = listen("127.0.0.1", 0)
    try:
        with pytest.raises(BadOption) as refused:
            listen("127.0.0.1", listener.getsockname()[1])
        assert refused.value.message("pl")
    finally:
        listener.close()


def _codes() -> set[str]:
    """Every code that the server's sources name where they make a failure."""
    found: set[str] = set()
    for file in Path(maester.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Assign) and any(getattr(one, "id", "") == "default_code" for one in node.targets):
                assert isinstance(node.value, ast.Constant)
                found.add(str(node.value.value))
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in FAILURES and node.args:
                assert isinstance(node.args[0], ast.Constant)
                found.add(str(node.args[0].value))
    return found


FAILURES = {
    "BadRequest", "Forbidden", "NotFound", "Conflict", "TooLarge", "TooFast", "TooMany", "Busy", "Failure", "BadOption",
}  # fmt: skip


def test_every_refusal_has_a_sentence() -> None:
    codes = _codes()
    assert {"not-your-seat", "too-fast", "seat-taken"} <= codes
    missing = [(code, language) for code in codes for language in LANGUAGES if not words(language).has(f"error-{code}")]
    assert missing == []
