"""What the tests of words share: small files of words, made for one test."""

from __future__ import annotations

from pathlib import Path

from maester.words import PSEUDO, SHARED_FOLDER, Words, load_words


def write_locale(folder: Path, **texts: str) -> Path:
    """A folder of words: `en="..."` becomes `en.ftl`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (folder / f"{name}.ftl").write_text(text, encoding="utf-8")
    return folder


class WordMaker:
    """Makes words out of a text, with the basic ones beneath them (lists and such), but no other shared ones."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made = 0

    def __call__(self, text: str, language: str = "en") -> Words:
        self._made += 1
        source = "en" if language == PSEUDO else language
        folder = write_locale(self._folder / str(self._made), **{source: text})
        basic = (SHARED_FOLDER / source / "words.ftl").read_text(encoding="utf-8")
        write_locale(folder / source, words=basic)
        return load_words(language, [folder])
