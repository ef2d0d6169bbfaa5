"""What the tests of the terminal need around them."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty folder of its own, English, and no colours."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MAESTER_LANG", "en")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return tmp_path
