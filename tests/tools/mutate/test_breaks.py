"""What is broken in Python, and what is left alone."""

from __future__ import annotations

import pytest

from tools.mutate.breaks import Break, python_breaks


def broken(source: str) -> set[str]:
    return {each.broken(source.encode()).decode() for each in python_breaks("file.py", source.encode())}


def only(source: str, new: str) -> Break:
    [found] = [each for each in python_breaks("file.py", source.encode()) if each.new == new]
    return found


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a == b", {"a != b", "pass"}),
        ("a <b", {"a <=b", "pass"}),
        ("(a) >= (b)", {"(a) > (b)", "pass"}),
        ("a not  in b", {"a in b", "pass"}),
        ("a is not b", {"a is b", "pass"}),
        ("a < b <= c", {"a <= b <= c", "a < b < c", "pass"}),
        ("a and b", {"a or b", "pass"}),
        ("a or b or c", {"a and b or c", "a or b and c", "pass"}),
        ("not a", {"a", "pass"}),
        ("a + b", {"a - b", "pass"}),
        ("a // b", {"a * b", "pass"}),
        ("a += b", {"a -= b", "pass"}),
        ("a = True", {"a = False"}),
        ("a = 2", {"a = 3", "a = 1"}),
        ("a = 0", {"a = 1"}),
        ("a = -1", {"a = 1", "a = -2", "a = -0"}),
        ("a = min(b)", {"a = max(b)"}),
        ("a = any(b)", {"a = all(b)"}),
        ("a = b if c else d", {"a = b if not (c) else d"}),
        ("a = [b for b in c if b]", {"a = [b for b in c if True]"}),
        ("f(a, b=c)", {"f(a)", "pass"}),
        ("f(b=c, d=e)", {"f(d=e)", "f(b=c)", "pass"}),
        ("a.b = c", {"pass"}),
        ("del a", {"pass"}),
        ("raise a", {"pass"}),
        ("if a:\n    b()", {"if not (a):\n    b()", "if a:\n    pass"}),
        ("while a:\n    b()", {"while False:\n    b()", "while a:\n    pass"}),
        ("for a in b:\n    c()", {"for a in ():\n    c()", "for a in b:\n    pass"}),
        ("for a in b:\n    break", {"for a in ():\n    break", "for a in b:\n    continue"}),
        ("for a in b:\n    continue", {"for a in ():\n    continue", "for a in b:\n    break"}),
        ("def f():\n    return a", {"def f():\n    return None"}),
        ("def f():\n    return", {"def f():\n    pass"}),
        ("def f():\n    return False", {"def f():\n    return True"}),
        ("def f(a=1):\n    g()", {"def f(a=2):\n    g()", "def f(a=0):\n    g()", "def f(a=1):\n    pass"}),
        ("async def f():\n    await a", {"async def f():\n    a", "async def f():\n    pass"}),
        ('żółw = "ą" == b', {'żółw = "ą" != b'}),
    ],
)
def test_each_kind_of_code_has_its_breaks(source: str, expected: set[str]) -> None:
    assert broken(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring with 1 == 2."""',
        "import a",
        "assert a == b",
        "a: Literal[1]",
        "def f(a: Literal[1]) -> Literal[2]: ...",
        "class A(Struct, frozen=True):\n    b: int",
        "A = B | C",
        '__all__ = ["a"]',
        'a = f"{b + 1}"',
        "a, b = c",
        "a = A(b=c)",
        "a = zip(b, c, strict=True)",
        "def f():\n    return None",
        "if TYPE_CHECKING:\n    a()",
    ],
)
def test_what_no_test_should_guard_is_left_alone(source: str) -> None:
    assert broken(source) == set()


def test_a_break_knows_its_line_and_says_what_it_changes() -> None:
    found = only("a = b\n\n  # why\nc = d ==  e\n", "!=")
    assert (found.line, found.code, found.change) == (4, "c = d ==  e", "== → !=")


def test_a_long_change_is_told_in_one_short_line() -> None:
    found = only("first_argument(\n    second_argument, third_argument, fourth_argument, fifth_argument\n)\n", "pass")
    assert found.change == "first_argument( second_argument, third_argument, fourth_a... → pass"


def test_what_is_dropped_is_told_too() -> None:
    assert only("a = not b\n", "").change == "not → nothing"


@pytest.mark.parametrize(
    ("source", "new", "statement"),
    [
        ("a(\n    b,\n    c == d,\n)\n", "!=", (1, 4)),
        ("if (\n    a == b\n):\n    c()\n", "!=", (1, 3)),
        ("if a: b(c == d)\n", "!=", (1, 1)),
        ("match a:\n    case b if c == d:\n        e()\n", "!=", (2, 2)),
        ("match a == b:\n    case True:\n        e()\n", "!=", (1, 1)),
    ],
)
def test_a_break_knows_the_lines_of_its_statement(source: str, new: str, statement: tuple[int, int]) -> None:
    assert only(source, new).statement == statement


def test_only_what_stands_outside_of_functions_is_executed_on_import() -> None:
    source = "class A:\n    b = 0\n    def f(self, c=5):\n        return d == e\n"
    found = {each.old: each.on_import for each in python_breaks("file.py", source.encode())}
    assert found == {"0": True, "5": True, "d == e": False, "==": False}
