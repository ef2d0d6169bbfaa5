"""Settings on their way to another process."""

from __future__ import annotations

from pathlib import Path

import msgspec

from maester.server.settings import Limits, read_settings, write_settings
from tests.server.support import settings_in


def test_another_process_reads_the_settings_that_were_written(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(Limits(), name_length=7)
    settings = msgspec.structs.replace(settings_in(tmp_path), modules=("outside", "games"), limits=limits)
    text = write_settings(settings)
    assert read_settings(text) == settings
    assert read_settings(text.encode()).static == settings.static
    assert "\n" not in text, "it stands in a variable of the environment"
