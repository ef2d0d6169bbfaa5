"""A copy of the tree to break things in. The work tree itself is never touched."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BUILT = ("src/maester/server/static",)
"""Not in git, but some tests need it."""
INSTALLED = ("web/node_modules",)
"""Too large to copy, and nothing writes there."""


@contextmanager
def copied_tree(root: Path) -> Iterator[Path]:
    """All files that git knows or would take, in a folder that is gone afterwards, whatever happens."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        check=True,
        capture_output=True,
        text=True,
    )
    with tempfile.TemporaryDirectory(prefix="maester-mutate-", ignore_cleanup_errors=True) as folder:
        place = Path(folder).resolve()
        for name in filter(None, listed.stdout.split("\0")):
            if (root / name).is_file():
                (place / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / name, place / name)
        for name in BUILT:
            if (root / name).is_dir():
                shutil.copytree(root / name, place / name, dirs_exist_ok=True)
        for name in INSTALLED:
            if (root / name).is_dir():
                (place / name).symlink_to((root / name).resolve())
        yield place
