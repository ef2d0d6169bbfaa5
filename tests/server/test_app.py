"""The application: what becomes of faults, and how a worker that another process has started comes to its settings."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import InternalServerException

from maester.server.app import COLLECTED_AFTER, SETTINGS, app_from_environment
from maester.server.settings import write_settings
from maester.server.worker import Worker
from tests.server.support import Running, in_loop, running, settings_in


@pytest.mark.parametrize("fault", [RuntimeError("the secret of Hodor"), InternalServerException("the secret of Hodor")])
@in_loop
async def test_a_fault_of_the_server_is_written_down_and_told_without_details(
    fault: Exception, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing() -> bool:
        raise fault

    async with running(settings_in(tmp_path)) as server, httpx.AsyncClient(base_url=server.address) as browser:
        server.worker.services.is_well = failing  # type: ignore[method-assign]
        answer = await browser.get("/api/health", headers={"Accept-Language": "pl"})
        assert (answer.status_code, answer.json()["code"]) == (500, "server-failed")
        polish = answer.json()["sentence"]
        english = (await browser.get("/api/health")).json()["sentence"]
        assert polish != english, "in the language that was asked for"
        assert "Hodor" not in answer.text
    assert caplog.text.count("a request failed") == 2
    assert "Hodor" in caplog.text, "with all that helps to mend it"


@in_loop
async def test_what_the_framework_refuses_is_told_with_its_own_status(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server, httpx.AsyncClient(base_url=server.address) as browser:
        await _refused(server, browser)


async def _refused(server: Running, browser: httpx.AsyncClient) -> None:
    for method, path, status, code in (
        ("GET", "/api/nothing", 404, "no-such-page"),
        ("POST", "/api/games", 405, "bad-request"),
        ("GET", "/api/games/boardgame/rules?limit=1001", 400, "bad-request"),
        ("GET", "/api/games/boardgame/rules?limit=x", 400, "bad-request"),
    ):
        answer = await browser.request(method, path, headers={"X-Maester": "1"})
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert len(str(answer.json()["values"].get("reason", ""))) <= 200
    assert "limit" in answer.json()["values"]["reason"], "it is said what was wrong"


@pytest.fixture
def _own_garbage() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


@pytest.mark.usefixtures("_own_garbage")
def test_a_worker_of_another_process_has_the_settings_from_its_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_in(tmp_path, workers=2, hosts=("maester.example",))
    monkeypatch.setenv(SETTINGS, write_settings(settings))
    inside: Any = app_from_environment()._app
    assert inside.state.worker.services.settings == settings
    assert gc.get_threshold() == COLLECTED_AFTER
    assert gc.get_freeze_count(), "what it holds now stays until its end"


def test_a_worker_knows_the_games_of_modules_from_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cyvasse_for_workers.py").write_text("raise RuntimeError('it was imported')")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(RuntimeError, match="it was imported"):
        Worker(settings_in(tmp_path, modules=("json", "cyvasse_for_workers")))
