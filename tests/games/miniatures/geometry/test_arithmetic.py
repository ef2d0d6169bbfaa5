"""What decides a match is computed with + - * / and square roots only: these come out alike on every machine."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from maester.games.miniatures.geometry import numbers

FOLDER = Path(inspect.getfile(numbers)).parent
MODULES = sorted(FOLDER.glob("**/*.py"))

ALIKE = {"sqrt", "inf", "isfinite", "isinf", "isnan", "isqrt", "gcd", "floor", "ceil", "trunc"}
"""What IEEE 754 or whole numbers fix to the last bit."""
FOREIGN = {"numpy", "shapely", "cmath", "statistics", "decimal", "random"}
TABLE = "SINES"
"""The one place where a sine is computed; a test holds all of its entries against exact ones."""

WHOLE = {"sum(between_middles)"}
"""Sums of whole numbers, which are exact; the syntax doesn't tell them from sums of floats."""


def faults(source: str) -> Iterator[str]:
    """Everything in a module that may come out differently elsewhere."""
    tree = ast.parse(source)
    exact = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node) in WHOLE}
    in_table = {
        id(node)
        for statement in tree.body
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == TABLE
        for node in ast.walk(statement)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="math"), attr=name) if name not in ALIKE and id(node) not in in_table:
                yield f"math.{name}"
            case ast.ImportFrom(module="math"):
                yield "from math import"
            case ast.Import(names=imported):
                for one in imported:
                    if one.name.split(".")[0] in FOREIGN or (one.name == "math" and one.asname):
                        yield f"import {one.name}"
            case ast.ImportFrom(module=str(module)) if module.split(".")[0] in FOREIGN - {"random"}:
                yield f"from {module} import"
            case ast.BinOp(op=ast.Pow()) | ast.AugAssign(op=ast.Pow()):
                yield "**"
            case ast.Name(id="sum" | "pow" as name) if id(node) not in exact:
                yield name


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_modules_compute_alike_everywhere(module: Path) -> None:
    assert list(faults(module.read_text(encoding="utf-8"))) == []


def test_all_modules_are_looked_at() -> None:
    assert {"numbers.py", "shapes.py", "sweeps.py", "zones.py"} <= {module.name for module in MODULES}


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("math.sin(1)", "math.sin"), ("math.cos(1)", "math.cos"), ("math.atan2(1, 2)", "math.atan2"),
        ("math.hypot(1, 2)", "math.hypot"), ("math.dist(a, b)", "math.dist"), ("math.fsum(a)", "math.fsum"),
        ("math.pi", "math.pi"), ("x ** 2", "**"), ("x **= 0.5", "**"), ("sum(a)", "sum"), ("map(sum, a)", "sum"),
        ("pow(2, 3)", "pow"), ("from math import sqrt", "from math import"), ("import math as m", "import math"),
        ("import numpy as np", "import numpy"), ("from shapely.ops import nearest_points", "from shapely.ops import"),
        ("TABLE = [math.sin(1)]", "math.sin"), ("def f():\n    return math.tan(1)", "math.tan"),
    ],
)  # fmt: skip
def test_what_may_differ_is_found(source: str, fault: str) -> None:
    assert list(faults(source)) == [fault]


def test_sums_of_whole_numbers_are_named_one_by_one() -> None:
    assert list(faults("sum(between_middles)")) == []
    assert list(faults("sum(between_middles) + sum(lengths)")) == ["sum"]


def test_only_the_table_may_be_made_of_sines() -> None:
    assert (
        list(faults("SINES = tuple(round(math.sin(math.pi * i)) for i in range(9))\nx = math.sqrt(2) + math.inf")) == []
    )
