"""What people install: a wheel with the browser client inside, and a source distribution that gives the same wheel."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from pathlib import Path
from urllib.parse import urljoin

import maester

ROOT = Path(__file__).parents[1]
CORE = {
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "maester",
    "msgspec",
    "pip",
    "pytz",
    "setuptools",
    "typing-extensions",
}
"""All that an installation without extras brings; pip and setuptools are part of an empty environment."""

MATCH = """
import maester
match = maester.new_match("cardgame", seed=7, options={"power": 7})
while not match.over:
    seat = match.to_act[0]
    match.play(seat, match.decision(seat).options[0])
print(maester.__version__, maester.__file__, match.result.places)
"""


def run(*command: object, cwd: Path, check: bool = True) -> subprocess.CompletedProcess[str]:
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True)
    assert not check or done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done


def built(folder: Path, source: Path, kind: str) -> Path:
    """A distribution built from a source tree without looking anything up on the network."""
    run(sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", folder, cwd=source)
    (file,) = folder.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return file


def files_of(wheel: Path) -> list[str]:
    return sorted(zipfile.ZipFile(wheel).namelist())


def constraints(folder: Path) -> Path:
    """The versions of the lock, without its hashes: a wheel that was built just now has none."""
    pins = re.findall(
        r"^([\w.-]+(?:\[[\w,]+\])?==[^\s;\\]+)", (ROOT / "requirements/play.txt").read_text(), re.MULTILINE
    )
    assert len(pins) > 20
    file = folder / "constraints.txt"
    file.write_text("\n".join(re.sub(r"\[.*?\]", "", pin) for pin in pins))
    return file


def test_the_wheel_gives_a_working_command_with_the_browser_client_inside(tmp_path: Path) -> None:
    wheel = built(tmp_path / "dist", ROOT, "wheel")
    run(sys.executable, "-m", "venv", "installed", cwd=tmp_path)
    folder = tmp_path / "installed" / "bin"
    python = folder / "python"
    install = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", constraints(tmp_path))

    run(*install, wheel, cwd=tmp_path)
    listed = run(python, "-m", "pip", "list", "--format=freeze", "--disable-pip-version-check", cwd=tmp_path).stdout
    assert {line.partition("==")[0].lower().replace("_", "-") for line in listed.split()} <= {
        name.replace("_", "-") for name in CORE
    }
    played = run(python, "-c", MATCH, cwd=tmp_path).stdout
    assert played.startswith(f"{maester.__version__} {tmp_path}")
    without = run(folder / "maester", "--version", cwd=tmp_path, check=False)
    assert without.returncode == 1
    assert "maester[cli]" in without.stderr

    run(*install, f"{wheel}[cli]", cwd=tmp_path)
    assert maester.__version__ in run(folder / "maester", "--version", cwd=tmp_path).stdout
    without = run(folder / "maester", "table", "--quiet", cwd=tmp_path, check=False)
    assert without.returncode == 1
    assert "maester[server]" in without.stderr

    run(*install, f"{wheel}[all]", cwd=tmp_path)
    assert page_is_served(folder / "maester", tmp_path)


def page_is_served(command: Path, folder: Path) -> bool:
    """Does `maester table` serve the page, and the script that the page names?"""
    server = subprocess.Popen(
        [command, "table", "--quiet", "--file", "tables.db"], cwd=folder, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        address = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
        assert address is not None
        with urllib.request.urlopen(address[0]) as page:
            text = page.read().decode()
        (script,) = re.findall(r'<script type="module"[^>]* src="([^"]+)"', text)
        with urllib.request.urlopen(urljoin(address[0], script)) as client:
            return client.status == 200 and len(client.read()) > 10_000
    finally:
        server.terminate()
        server.wait(20)
        assert server.stdout is not None
        server.stdout.close()


def test_the_source_distribution_gives_the_same_wheel(tmp_path: Path) -> None:
    archive = built(tmp_path / "sources", ROOT, "sdist")
    with tarfile.open(archive) as sources:
        assert not [name for name in sources.getnames() if "node_modules" in name]
        sources.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.glob("maester-*")
    own, again = (built(tmp_path / f"wheel-{number}", tree, "wheel") for number, tree in enumerate((ROOT, unpacked)))
    assert files_of(again) == files_of(own)
    assert len([name for name in files_of(own) if "/static/assets/" in name]) > 10
