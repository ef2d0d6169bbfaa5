"""The mark by which a test says which rule it proves."""

from __future__ import annotations

import re

import pytest

from maester.rulebook import ENTRY_ID

_MARK = re.compile(f"[a-z][a-z0-9_-]*:{ENTRY_ID}")


def rule(rule_id: str) -> pytest.MarkDecorator:
    """Marks a test as the proof of one rule or worked example, written `game:id`, like `boardgame:march.one-battle`.

    It takes one id only: a test of several rules doesn't tell which of them is broken when it fails. Whether the id
    exists is checked when all tests have been collected (see `maester.harness.coverage`), because a game that only
    tests play brings its catalogue later.
    """
    if not _MARK.fullmatch(rule_id):
        raise ValueError(f"A rule is named game:id, like boardgame:march.one-battle, and not {rule_id!r}.")
    return pytest.mark.rule(rule_id)
