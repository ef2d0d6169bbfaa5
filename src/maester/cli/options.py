"""What commands have in common as they are typed: options of a match, card files, modules that bring games."""

from __future__ import annotations

import itertools
import shlex
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import typer

from maester.engine import Definition, definition_of, use_data
from maester.errors import BadData, BadOption


def modules_of(context: typer.Context) -> tuple[str, ...]:
    """The modules that bring games from outside (`--with`)."""
    return tuple(context.find_root().params.get("modules") or ())


def typed_command(modules: Iterable[str], *arguments: str) -> str:
    """What to type for another command of Maester that knows the same games."""
    brought = itertools.chain.from_iterable(("--with", module) for module in modules)
    return shlex.join(("maester", *brought, *arguments))


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
    """The values of typed options: what is written like one of an option's values, or as a number of its range."""
    known = {option.name: option for option in definition.options}
    chosen: dict[str, Any] = {}
    for text in typed or ():
        name, _, written = text.partition("=")
        if name not in known:
            raise BadOption("unknown-option", name=name, known=sorted(known) or None)
        value = known[name].read(written.strip())
        if value is None:
            raise BadOption("wrong-option-value", name=name, given=written, right=known[name].allowed())
        chosen[name] = value
    return chosen
