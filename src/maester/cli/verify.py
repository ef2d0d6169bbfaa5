"""`maester verify`: is a match what it claims to be, and was chance fair?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from maester.cli.options import use_cards
from maester.engine.record import read_save
from maester.errors import MaesterError
from maester.harness.verify import verify as prove
from maester.words import system_language, words

_say = words(system_language()).say


def verify(
    file: Annotated[Path, typer.Argument(help=_say("verify-help-file"), metavar="FILE")],
    commitment: Annotated[str | None, typer.Option(help=_say("verify-help-commitment"), show_default=False)] = None,
    cards: Annotated[
        Path | None, typer.Option(help=_say("cards-help-file"), metavar="FILE", show_default=False)
    ] = None,
    json: Annotated[bool, typer.Option("--json", help=_say("cli-help-json"))] = False,
) -> None:
    """Replays a match and makes every shuffle and draw again."""
    try:
        data = file.read_bytes()
    except OSError as error:
        typer.echo(_say("cli-no-file", {"file": str(file), "reason": error.strerror or str(error)}), err=True)
        raise typer.Exit(2) from error
    try:
        if cards is not None:
            use_cards(read_save(data).game, cards)
        proof = prove(data, commitment)
    except MaesterError as error:
        typer.echo(error.message(system_language()), err=True)
        raise typer.Exit(1) from error
    if json:
        typer.echo(msgspec.json.encode(proof))
        return
    plain = msgspec.to_builtins(proof)
    typer.echo(_say("verify-proven", plain))
    if not proof.over:
        typer.echo(_say("verify-seed-running", plain))
    else:
        typer.echo(_say("verify-seed-proven" if proof.proven else "verify-seed-given", plain))
