"""The heap as a row of strokes."""

from __future__ import annotations

from collections.abc import Sequence

from maester.cli.pictures import Part, Picture, View


class HeapPicture(Picture):
    """The heap as a row of strokes."""

    def whole(self, view: View) -> Sequence[Part]:
        return (Part(self.words.say("heap"), lines=("|" * view["table"]["left"],)),)
