"""The reference pages tell all that others program with, and each of it says what it is."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from tools.reference import PACKAGES, documented, write_reference


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("reference")
    write_reference(folder)
    return folder


@pytest.mark.parametrize("package", PACKAGES)
def test_all_public_names_are_on_the_page_of_their_package(package: str, pages: Path) -> None:
    names = importlib.import_module(package).__all__
    page = (pages / f"{package.replace('.', '/')}.html").read_text(encoding="utf-8")
    assert [name for name in names if f'<section id="{name}">' not in page] == []


@pytest.mark.filterwarnings("ignore:Error parsing type annotation")
@pytest.mark.parametrize("package", PACKAGES)
def test_all_public_names_say_what_they_are(package: str) -> None:
    members = documented(package).members
    names = importlib.import_module(package).__all__
    assert [name for name in names if not members[name].docstring.strip()] == []


def test_the_first_page_leads_to_the_others(pages: Path) -> None:
    assert "./maester.html" in (pages / "index.html").read_text(encoding="utf-8")
    first = (pages / "maester.html").read_text(encoding="utf-8")
    assert [name for name in PACKAGES[1:] if f'href="{name.replace(".", "/")}.html"' not in first] == []
