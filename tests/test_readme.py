"""What the README shows works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_python_of_the_readme_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(code, "README.md", "exec"), names)
    assert names["again"] is not None


def test_all_places_that_the_readme_names_are_there() -> None:
    places = re.findall(r"^\| `([^`]+)` \|", README, re.MULTILINE)
    named = [place for place in places if "/" in place]
    assert len(named) > 8
    assert [place for place in named if not [*Path(__file__).parents[1].glob(place)]] == []
