"""Pages that are made from the code say what the code says."""

from __future__ import annotations

from pathlib import Path

import maester
from maester.engine import definition_of
from maester.engine.registry import built_in_games
from tools.golden import compare
from tools.view_docs import view_schemas, views_page

DOCS = Path(__file__).parents[1] / "docs"


def test_golden_page_of_the_views(regenerate: bool) -> None:
    compare(DOCS / "views.md", views_page([definition_of(game) for game in built_in_games()]), regenerate=regenerate)


def test_a_view_has_just_the_fields_of_its_schema() -> None:
    match = maester.new_match("boardgame", 3, 1)
    schemas = view_schemas(match.definition)
    for viewer in (0, None):
        view = match.view(viewer)
        assert list(view) == list(schemas["View"]["properties"])
        assert list(view["table"]) == list(schemas["BoardView"]["properties"])


def test_the_engine_s_table_names_every_file_of_it() -> None:
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    files = [
        path.name
        for path in sorted((DOCS.parent / "src" / "maester" / "engine").glob("*.py"))
        if path.stem != "__init__"
    ]
    assert len(files) > 20
    assert [name for name in files if f"`{name}`" not in page] == []
