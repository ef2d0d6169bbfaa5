"""The benchmark beside the peer."""

from __future__ import annotations

import json

import pytest

from tools.bench import main


def test_a_game_and_its_peer_are_measured_in_one_run(capsys: pytest.CaptureFixture[str]) -> None:
    main(["skirmish", "--with", "tests.engine.skirmish", "--json", "--passes", "2", "--seconds", "0.1"])
    report = json.loads(capsys.readouterr().out)
    assert [play["name"] for play in report["plays"]] == ["skirmish", "catanatron"]
    for play in report["plays"]:
        rate = play["decisions_per_second"]
        assert 0 < rate["lowest"] <= rate["median"] <= rate["highest"]
        assert play["decisions_per_game"] > 50


def test_both_stand_in_one_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["skirmish", "--with", "tests.engine.skirmish", "--players", "2", "--passes", "1", "--seconds", "0.1"])
    shown = capsys.readouterr().out
    assert "skirmish" in shown
    assert "catanatron" in shown
