"""The command: python -m tools.draw_map [preview FILE]."""

import sys
from pathlib import Path

from tools.draw_map.atlas import read_atlas
from tools.draw_map.compose import compose
from tools.draw_map.facts import ROOT, read_facts
from tools.draw_map.preview import preview
from tools.draw_map.sheet import Sheet, encode

ATLAS = Path(__file__).with_name("atlas.txt")
OUTPUT = ROOT / "web/src/games/boardgame/map.json"


def draw() -> Sheet:
    """The sheet that the hand-made drawing gives."""
    return compose(read_atlas(ATLAS), read_facts())


def main(arguments: list[str]) -> None:
    """Write the map for the browser, or a picture of it with sample pieces."""
    match arguments:
        case []:
            OUTPUT.parent.mkdir(parents=True, exist_ok=True)
            OUTPUT.write_bytes(encode(draw()))
        case ["preview", file]:
            Path(file).write_text(preview(draw(), read_facts()), encoding="utf-8")
        case _:
            sys.exit("usage: python -m tools.draw_map [preview FILE]")


if __name__ == "__main__":
    main(sys.argv[1:])
