"""What the tests of pictures have in common: drawing a match, and a picture as text."""

from __future__ import annotations

import re
from typing import Any

from maester.cli.boards import picture_of
from maester.cli.pictures import Part, Shown
from maester.engine import Match


def draw(match: Match, seat: str | None, wanted: str = "", language: str = "en") -> list[Part]:
    """The whole picture as a seat sees it, or the parts that have these words."""
    picture, view = picture_of(match.definition, language), match.view(seat)
    return list(picture.find(view, wanted) if wanted else picture.whole(view))


def unasked(match: Match, seat: str, kind: str, *, brief: bool = False) -> Shown:
    """What a seat is shown without having asked for it, before this kind of question."""
    shown = picture_of(match.definition, "en").before(kind, match.view(seat), brief=brief)
    assert shown is not None
    return shown


def said(parts: Any) -> str:
    """A picture as it is read aloud."""
    return "\n".join(line for part in parts for line in (part.title, *(row.said for row in part.rows), *part.lines))


def seen(parts: Any) -> str:
    """A picture as it is seen."""
    lines: list[str] = []
    for part in parts:
        lines += [part.title, *(" | ".join(cell.text for cell in row.cells) for row in part.rows)]
        lines += [*part.seen, *part.lines]
    return "\n".join(lines)


def left_unsaid(text: str) -> list[str]:
    """The words of a text in the pseudo-locale that are none of our sentences: those outside all brackets."""
    while text != (text := re.sub(r"⟦[^⟦⟧]*⟧", "", text)):
        pass
    return re.findall(r"[^\W\d]{2,}", text)
