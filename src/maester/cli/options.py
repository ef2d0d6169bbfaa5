"""Options of a match as they are typed: `--option rounds=2`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from maester.engine import Definition, definition_of, use_data
from maester.errors import BadData, BadOption


def use_cards(game: str, file: Path | None) -> Definition:
    """The game, played from now on with the cards of a file; raises BadData, which names the card at fault."""
    if file is None:
        return definition_of(game)
    return use_data(game, read_card_file(file))


def read_card_file(file: Path) -> bytes:
    """What stands in a card file; raises BadData."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise BadData("card-file-unreadable", reason=f"{file}: {error.strerror}") from error


def read_options(definition: Definition, typed: Sequence[str] | None) -> dict[str, Any]:
    """The values of typed options: what is written like one of an option's values is that value."""
    known = {option.name: option for option in definition.options}
    chosen: dict[str, Any] = {}
    for text in typed or ():
        name, _, written = text.partition("=")
        if name not in known:
            raise BadOption("unknown-option", name=name, known=sorted(known) or None)
        values = known[name].values
        found = [value for value in values if str(value).lower() == written.strip().lower()]
        if not found:
            raise BadOption("wrong-option-value", name=name, given=written, right=[str(value) for value in values])
        chosen[name] = found[0]
    return chosen
