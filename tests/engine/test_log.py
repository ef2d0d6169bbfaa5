"""The log that copies share: whatever is added where and forked when, each copy is a plain list of its own."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from maester.engine.log import Log

STEPS = st.lists(
    st.tuples(st.sampled_from(["append", "extend", "fork", "cut"]), st.integers(0, 30), st.integers(0, 30)), max_size=40
)


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(st.lists(st.integers(), max_size=3), STEPS)
def test_every_fork_is_a_list_of_its_own(start: list[int], steps: list[tuple[str, int, int]]) -> None:
    logs: list[tuple[Log[int], list[int]]] = [(Log(start), list(start))]
    for count, (what, which, value) in enumerate(steps):
        log, model = logs[which % len(logs)]
        if what == "append":
            log.append(count)
            model.append(count)
        elif what == "extend":
            log.extend([count, -count])
            model.extend([count, -count])
        elif what == "fork":
            logs.append((log.fork(), model.copy()))
        else:
            length = value % (len(model) + 1)
            logs.append((log.fork(length), model[:length]))
        for other, expected in logs:
            assert list(other) == expected
            assert list(other.since(value)) == expected[value:]
            assert len(other) == len(expected)


def test_an_empty_log() -> None:
    log: Log[int] = Log()
    assert list(log) == []
    assert len(log) == 0
    assert list(log.fork()) == []


def test_a_fork_without_entries_of_its_own_points_to_the_list_that_holds_them() -> None:
    """A search makes copies of copies: the chain behind them stays short."""
    log: Log[int] = Log(range(5))
    copy = log
    for _ in range(50):
        copy = copy.fork()
    assert copy._base is log
    copy.append(5)
    after: Any = copy.fork()
    assert after._base is copy
    assert after.fork()._base is copy
    assert after.fork(3)._base is log
    assert list(after.fork(3)) == [0, 1, 2]


def test_entries_are_shared_and_not_copied() -> None:
    log: Log[list[int]] = Log([[1]])
    assert next(iter(log.fork())) is next(iter(log))
