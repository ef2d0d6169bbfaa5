"""What docs/bots.md shows works as it stands there."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from maester.bots import SeatTable, known_bots

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def example() -> str:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    return str(code)


def test_the_example_has_twenty_lines() -> None:
    assert len([line for line in example().splitlines() if line.strip()]) <= 20


def test_the_example_plays_in_the_arena_as_the_page_says(tmp_path: Path) -> None:
    (tmp_path / "climber.py").write_text(example(), encoding="utf-8")
    assert "maester --with climber arena boardgame --bots climber,random,random --games 60" in PAGE
    command = "--with climber arena boardgame --bots climber,random,random --games 3 --seed 4 --jobs 1 --json -"
    done = subprocess.run(
        [sys.executable, "-m", "maester", *command.split()], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["played"] == 3
    assert [rate["bot"] for rate in result["by_bot"]] == ["climber", "random"]


def test_the_page_names_every_bot_and_all_that_a_table_shows() -> None:
    titles = {
        "boardgame": "board game",
        "alliances": "Alliances",
        "cardgame": "card game",
        "miniatures": "miniatures game",
    }
    for game, title in titles.items():
        named = re.findall(rf"^\| `(\w+)` \| (?:every game|{title}) \|", PAGE, re.MULTILINE)
        assert named == list(known_bots(game))
    shown = [
        name
        for name, member in vars(SeatTable).items()
        if not name.startswith("_") and (isinstance(member, property) or callable(member))
    ]
    assert len(shown) > 5
    for name in shown:
        assert re.search(rf"`{name}[`(]", PAGE), f"{name} isn't on the page"
