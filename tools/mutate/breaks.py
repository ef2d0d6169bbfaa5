"""What can be broken in a file of Python, and how: each break replaces a few characters."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise

import msgspec

COMPARISONS = {
    "==": "!=",
    "!=": "==",
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "in": "not in",
    "not in": "in",
    "is": "is not",
    "is not": "is",
}
ARITHMETIC = {
    "+": "-",
    "-": "+",
    "*": "//",
    "//": "*",
    "/": "*",
    "%": "//",
    "**": "*",
    "&": "|",
    "|": "&",
    "^": "|",
    "<<": ">>",
    ">>": "<<",
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}

COMPARISON = re.compile(rb"==|!=|<=|>=|<|>|not\s+in|in|is\s+not|is")
OPERATOR = re.compile(rb"//|\*\*|<<|>>|[-+*/%&|^]")
JUNCTION = re.compile(rb"\b(?:and|or)\b")


class Break(msgspec.Struct, frozen=True):
    """One change to one file. Places are counted in bytes from its beginning."""

    file: str
    line: int
    code: str
    """The line as it is, without the white space around it."""
    start: int
    end: int
    old: str
    new: str
    statement: tuple[int, int]
    """The first and the last line of the statement: whoever executes one of them executes the break."""
    on_import: bool = False
    """The statement stands outside all functions, so it is executed before any test."""

    @property
    def change(self) -> str:
        """What is changed, in one line."""
        return f"{_short(self.old)} → {_short(self.new) or 'nothing'}"

    def broken(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]


def _short(code: str) -> str:
    flat = " ".join(code.split())
    return flat if len(flat) <= 60 else f"{flat[:57]}..."


def python_breaks(file: str, source: bytes) -> list[Break]:
    """All breaks of a file of Python that leave its syntax whole."""
    finder = _Finder(file, source)
    finder.visit(ast.parse(source))
    return [found for found in finder.found if _parses(found.broken(source))]


def _parses(source: bytes) -> bool:
    try:
        compile(source, "broken", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


class _Finder(ast.NodeVisitor):
    """Walks through a file and notes what can be broken.

    It leaves alone what no test can or should guard: docstrings, annotations, imports, assertions (`assert`,
    `zip(strict=True)`), the settings of a class (`frozen=True`), and f-strings, whose parts have no known place before
    Python 3.12.
    """

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.found: list[Break] = []
        self._line_starts = [0]
        for line in source.splitlines(keepends=True):
            self._line_starts.append(self._line_starts[-1] + len(line))
        self._statement = (1, 1)
        self._in_function = False

    # --- places ---------------------------------------------------------------------------------------------

    def _start(self, node: ast.expr | ast.stmt | ast.keyword) -> int:
        return self._line_starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt | ast.keyword) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._line_starts[node.end_lineno - 1] + node.end_col_offset

    def _text(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self._start(node) : self._end(node)].decode()

    def _add(self, start: int, end: int, new: str) -> None:
        line = self.source.count(b"\n", 0, start) + 1
        code = self.source[self._line_starts[line - 1] : self._line_starts[line]].decode().strip()
        old = self.source[start:end].decode()
        found = Break(self.file, line, code, start, end, old, new, self._statement, not self._in_function)
        self.found.append(found)

    def _replace(self, node: ast.expr | ast.stmt, new: str) -> None:
        self._add(self._start(node), self._end(node), new)

    def _swap(self, pattern: re.Pattern[bytes], start: int, end: int, others: dict[str, str]) -> None:
        """Replaces the operator between two operands by another one."""
        if operator := pattern.search(self.source, start, end):
            written = " ".join(operator[0].decode().split())
            self._add(operator.start(), operator.end(), others[written])

    # --- statements -----------------------------------------------------------------------------------------

    def visit(self, node: ast.AST) -> None:
        if not isinstance(node, ast.stmt | ast.match_case):
            super().visit(node)
            return
        around, self._statement = self._statement, _lines(node)
        super().visit(node)
        self._statement = around

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        outside, self._in_function = self._in_function, True
        for statement in node.body:
            self.visit(statement)
        self._in_function = outside

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_Import(self, node: ast.Import | ast.ImportFrom) -> None:
        pass

    visit_ImportFrom = visit_Import  # noqa: N815

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self._negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._replace(node.test, "False")
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self._replace(node.iter, "()")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self._replace(node, "pass")
        elif not (
            isinstance(node.value, ast.Constant) and node.value.value in (None, False)
        ):  # which are much the same
            self._replace(node.value, "None")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._replace(node, "pass")
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        self._replace(node, "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self._replace(node, "break")

    def visit_Delete(self, node: ast.Delete) -> None:
        self._replace(node, "pass")

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self._replace(node, "pass")
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        named = [inner for target in node.targets for inner in ast.walk(target) if isinstance(inner, ast.Name)]
        names = [name.id for name in named if isinstance(name.ctx, ast.Store)]
        if "__all__" in names:
            return
        if not names:  # without a name that is missing afterwards
            self._replace(node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._replace(node, "pass")
        self._swap(OPERATOR, self._end(node.target), self._start(node.value), ARITHMETIC)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    # --- expressions ----------------------------------------------------------------------------------------

    def _negate(self, test: ast.expr) -> None:
        if not isinstance(test, ast.Compare | ast.UnaryOp | ast.Constant):  # those have breaks that say the same
            self._replace(test, f"not ({self._text(test)})")

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, right in pairwise((node.left, *node.comparators)):
            self._swap(COMPARISON, self._end(left), self._start(right), COMPARISONS)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in pairwise(node.values):
            self._swap(JUNCTION, self._end(left), self._start(right), {"and": "or", "or": "and"})
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if self._in_function or not isinstance(node.op, ast.BitOr):  # outside of functions: a type, or flags
            self._swap(OPERATOR, self._end(node.left), self._start(node.right), ARITHMETIC)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub | ast.Invert):
            self._add(self._start(node), self._start(node.operand), "")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self._replace(condition, "True")
        self.generic_visit(node)

    def visit_Await(self, node: ast.Await) -> None:
        self._add(self._start(node), self._start(node.value), "")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in OPPOSITES:
            self._replace(node.func, OPPOSITES[node.func.id])
        for part in (node.func, *node.args):
            self.visit(part)
        for keyword in node.keywords:
            if keyword.arg == "strict":
                continue
            if keyword.arg is not None and not self._text(node.func).rpartition(".")[2][:1].isupper():
                self._add(*self._with_comma(keyword), "")
            self.visit(keyword.value)

    def _with_comma(self, keyword: ast.keyword) -> tuple[int, int]:
        """An argument with the comma that parts it from the next one, or else from the one before."""
        start, end = self._start(keyword), self._end(keyword)
        if comma := re.compile(rb"\s*,\s*").match(self.source, end):
            return start, comma.end()
        before = re.search(rb",\s*$", self.source[:start])
        return (before.start() if before else start), end

    def visit_Constant(self, node: ast.Constant) -> None:
        match node.value:
            case bool():
                self._replace(node, str(not node.value))
            case int() | float():
                self._replace(node, str(node.value + 1))
                if node.value:
                    self._replace(node, str(node.value - 1))


def _lines(node: ast.stmt | ast.match_case) -> tuple[int, int]:
    """The lines of a statement; of one that holds others only its head."""
    if isinstance(node, ast.match_case):
        return node.pattern.lineno, max(node.pattern.lineno, node.body[0].lineno - 1)
    assert node.end_lineno is not None
    if isinstance(node, ast.Match):
        return node.lineno, max(node.lineno, node.cases[0].pattern.lineno - 1)
    body = [inner for inner in _bodies(node) if inner.lineno > node.lineno]
    return node.lineno, max(node.lineno, body[0].lineno - 1) if body else node.end_lineno


def _bodies(node: ast.stmt) -> Iterator[ast.stmt]:
    body = getattr(node, "body", None)
    if isinstance(body, list):
        yield from body
