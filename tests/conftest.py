"""What all tests share."""

from __future__ import annotations

import pytest

pytest_plugins = ["maester.harness.coverage"]
"""A test that names a rule that no catalogue has fails."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write the golden files and the corpus anew")


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--regenerate"))
