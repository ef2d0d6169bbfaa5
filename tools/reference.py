"""Makes the reference pages of the Python API from signatures and docstrings: `make docs`, or
`python -m tools.reference FOLDER`.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from pdoc import render
from pdoc.doc import Module, Variable

PACKAGES = ("maester", "maester.engine", "maester.bots", "maester.arena", "maester.client")
"""What others program with. All that a package has in `__all__` is told, wherever it is defined."""


def documented(name: str) -> Module:
    """A package with all that its page tells."""
    package = Module.from_name(name)
    with _functions_for_packages(package):
        members = package.members
    for home, names in _imported(package).items():
        aliases = [one for one in names if isinstance(members.get(one), Variable)]
        if aliases:
            # What stands under an alias is found only in the module that defines it.
            defined = Module.from_name(home).members
            for one in aliases:
                members[one].docstring = defined[one].docstring
    return package


@contextmanager
def _functions_for_packages(package: Module) -> Iterator[None]:
    """While this lasts a name that is a function and, once it was imported, a package too (`maester.games`) is the
    function: the page tells what people call.
    """
    module = package.obj
    taken: dict[str, Any] = {}
    for home, names in _imported(package).items():
        for one in names:
            if isinstance(getattr(module, one, None), ModuleType):
                taken[one] = getattr(module, one)
                setattr(module, one, getattr(importlib.import_module(home), one))
    try:
        yield
    finally:
        for one, before in taken.items():
            setattr(module, one, before)


def _imported(package: Module) -> dict[str, list[str]]:
    """The names that a package takes from modules, by module."""
    lines = ast.parse(inspect.getsource(package.obj)).body
    return {
        line.module: [one.name for one in line.names]
        for line in lines
        if isinstance(line, ast.ImportFrom) and line.module
    }


def write_reference(folder: Path) -> None:
    """Writes a page for each package into the folder, with a search over all of them."""
    render.configure(docformat="markdown", show_source=False)
    with warnings.catch_warnings():
        # Fields of structs are annotated with names that only type checkers import: they are shown as they are written.
        warnings.filterwarnings("ignore", "Error parsing type annotation")
        packages = {name: documented(name) for name in PACKAGES}
        first, *others = packages.values()
        first.submodules = others
        for name, package in packages.items():
            page = folder / f"{name.replace('.', '/')}.html"
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(render.html_module(package, packages), encoding="utf-8")
        (folder / "index.html").write_text(render.html_index(packages), encoding="utf-8")
        (folder / "search.js").write_text(render.search_index(packages), encoding="utf-8")


if __name__ == "__main__":
    write_reference(Path(sys.argv[1]))
