"""What the tests of pictures have in common: a picture as text."""

from __future__ import annotations

import re
from typing import Any


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
