"""`maester bench-server`: its figures, and a run that is much too small to say anything about speed."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from maester.cli.load.figures import LoadReport, Sample, Side, Spent, percentile, side
from maester.cli.load.forward import bring_forward
from maester.cli.load.playing import SteadyPlayer, steady
from maester.cli.main import app
from maester.engine import new_match
from maester.engine.checkpoint import freeze, thaw


@pytest.mark.parametrize(
    ("values", "percent", "right"),
    [
        ([], 99, 0.0),
        ([7.0], 50, 7.0),
        ([7.0], 99, 7.0),
        ([3.0, 1.0, 2.0], 50, 2.0),
        ([4.0, 3.0, 1.0, 2.0], 50, 2.0),
        ([float(number) for number in range(1, 101)], 99, 99.0),
        ([float(number) for number in range(1, 201)], 99, 198.0),
        ([float(number) for number in range(1, 11)], 100, 10.0),
    ],
)
def test_percentiles(values: list[float], percent: float, right: float) -> None:
    assert percentile(values, percent) == right


def test_what_was_spent_since() -> None:
    assert Spent(5.0, 2.0).since(Spent(3.5, 0.5)) == Spent(1.5, 1.5)
    assert Spent(5.0, None).since(Spent(3.5, None)) == Spent(1.5, None)


def test_the_figures_of_a_side() -> None:
    sample = Sample(latencies=[0.010, 0.020, 0.500], late=[0.001], refused=1, messages=40, received=4096)
    found = side("tables", 6, 2.0, sample, Spent(0.6, 0.2))
    assert (found.answered, found.refused, found.connections) == (3, 1, 6)
    assert found.per_second == 1.5
    assert (found.p50, found.p99, found.worst) == pytest.approx((20, 500, 500))
    assert found.generator_late_p99 == pytest.approx(1)
    assert (found.messages_per_second, found.received_per_second) == (20, 2048)
    assert (found.processor_share, found.processor_each, found.waited_share) == pytest.approx((0.3, 200, 0.1))


def _report(latencies: list[float], refused: int = 0) -> LoadReport:
    played = side("tables", 30, 5.0, Sample(latencies=latencies, refused=refused), Spent(1.0, None))
    return LoadReport(
        game="boardgame", players=3, tables=10, every=5.0, pinned=True, load_average=None, echo=played, played=played
    )


def test_the_goal_is_reached_only_if_all_moves_are_answered_and_fast() -> None:
    assert _report([0.05] * 10).reached
    assert not _report([0.05] * 9 + [0.2]).reached
    assert not _report([0.05] * 8).reached
    assert not _report([0.05] * 10, refused=1).reached
    assert _report([0.05] * 10).most_per_second == pytest.approx(10)


class _Slow(SteadyPlayer):
    """Answers its first question late."""

    def __init__(self) -> None:
        self.times = 0

    async def act(self, sample: Sample) -> bool:
        self.times += 1
        if self.times == 1:
            await asyncio.sleep(0.25)
        return self.times < 4


def test_waiting_behind_a_late_answer_counts() -> None:
    """Otherwise a server that stands still would be asked once, and seem slow once."""
    sample = Sample()

    async def run() -> None:
        now = asyncio.get_running_loop().time()
        await steady(_Slow(), now, 0.1, now + 60, sample)

    asyncio.run(run())
    first, second, third = sample.latencies
    assert first >= 0.24
    assert second >= 0.14
    assert third >= 0.04


def test_tables_are_brought_forward_but_not_to_their_end(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    names = [f"table-{number}" for number in range(4)]
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE snapshots (table_id TEXT, data BLOB)")
        database.execute("CREATE TABLE tables (id TEXT, to_act TEXT)")
        for seed, name in enumerate(names):
            match = new_match("boardgame", 3, seed, options={"rounds": 2})
            database.execute("INSERT INTO snapshots VALUES (?, ?)", (name, freeze(match)))
            database.execute("INSERT INTO tables VALUES (?, '[]')", (name,))
    bring_forward(file, 2000, Random(3))
    moments = []
    for name in names:
        (data,) = database.execute("SELECT data FROM snapshots WHERE table_id = ?", (name,)).fetchone()
        (to_act,) = database.execute("SELECT to_act FROM tables WHERE id = ?", (name,)).fetchone()
        match = thaw(data)
        assert not match.over
        assert json.loads(to_act) == list(match.to_act)
        moments.append(len(match.entries()))
    database.close()
    assert max(moments) > 20


@pytest.fixture(scope="module")
def measured() -> Any:
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    arguments = ("bench-server", "--tables", "3", "--seconds", "2", "--every", "0.5", "--players", "3", "--json")
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    if cores is not None:
        assert os.sched_getaffinity(0) == cores
    return json.loads(done.stdout)


def test_a_small_run_plays_at_every_table(measured: Any) -> None:
    assert (measured["tables"], measured["players"]) == (3, 3)
    for name in ("echo", "played"):
        one = measured[name]
        assert one["connections"] == 9
        assert one["answered"] >= 10
        assert one["refused"] == 0
        assert 0 < one["p50"] <= one["p99"] <= one["worst"]
        assert one["processor_share"] > 0
    assert measured["played"]["messages_per_second"] > measured["echo"]["messages_per_second"]
    assert measured["most_per_second"] > 0


def test_the_figures_are_shown_in_words(monkeypatch: pytest.MonkeyPatch, measured: Any) -> None:
    from maester.cli.load import running

    sides = {name: Side(**measured[name]) for name in ("echo", "played")}
    facts = {name: value for name, value in measured.items() if name in LoadReport.__struct_fields__}
    monkeypatch.setattr(running, "run", lambda wish, folder: LoadReport(**{**facts, **sides}))
    shown = CliRunner().invoke(app, ("bench-server",)).stdout
    assert "bare echo" in shown
    assert "answers/s" in shown
    assert "processor time a move" in shown


def test_a_game_that_isn_t_there_is_an_error() -> None:
    refused = CliRunner().invoke(app, ("bench-server", "chess"))
    assert "chess" in str(refused.exception)
