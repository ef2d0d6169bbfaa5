"""`maester table` and `maester serve`: the table in the browser, for this machine or for a network."""

from __future__ import annotations

import math
import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from maester.cli.options import modules_of
from maester.words import system_language, words

_say = words(system_language()).say
LOCAL = "127.0.0.1"
LOCAL_NAMES = (LOCAL, "localhost", "[::1]")
FILE = "tables.db"
SOCKETS = 64
REQUESTS = 10.0
BURST_SECONDS = 6
"""So many seconds' requests may come at once."""


def data_folder() -> Path:
    """Where this system keeps the data of programs for this user."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "maester"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "maester"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "maester"


def sqlite_url(file: Path) -> str:
    """A SQLite file as SQLAlchemy names it."""
    return f"sqlite+aiosqlite:///{file.absolute()}"


def table(
    context: typer.Context,
    file: Annotated[Path | None, typer.Option(help=_say("table-help-file"), show_default=False)] = None,
    port: Annotated[int, typer.Option(help=_say("table-help-port"), min=0, max=65535, show_default=False)] = 0,
    quiet: Annotated[bool, typer.Option("--quiet", help=_say("table-help-quiet"))] = False,
) -> None:
    """Opens the table on this machine, for this machine only."""
    # The server takes long to import, which the other commands shouldn't wait for.
    from maester.server.serving import address_of, listen, serve
    from maester.server.settings import Settings

    kept = file or data_folder() / FILE
    listener = listen(LOCAL, port)
    address = address_of(listener)
    settings = Settings(database=sqlite_url(kept), hosts=LOCAL_NAMES, modules=modules_of(context))

    def ready() -> None:
        typer.echo(_say("table-open", {"address": address, "file": str(kept)}))
        if not quiet:
            webbrowser.open(address)

    serve(settings, listener, ready)
    typer.echo(_say("table-closed"))


def serve_tables(
    context: typer.Context,
    host: Annotated[str, typer.Option(help=_say("serve-help-host"))] = "0.0.0.0",
    port: Annotated[int, typer.Option(help=_say("serve-help-port"), min=0, max=65535)] = 8000,
    workers: Annotated[int, typer.Option(help=_say("serve-help-workers"), min=1, max=64)] = 1,
    database: Annotated[str | None, typer.Option(help=_say("serve-help-database"), show_default=False)] = None,
    origin: Annotated[list[str] | None, typer.Option(help=_say("serve-help-origin"), show_default=False)] = None,
    bots: Annotated[int, typer.Option(help=_say("serve-help-bots"), min=1, max=64)] = 1,
    proxy: Annotated[list[str] | None, typer.Option(help=_say("serve-help-proxy"), show_default=False)] = None,
    sockets_per_address: Annotated[int, typer.Option(help=_say("serve-help-sockets"), min=1)] = SOCKETS,
    requests_per_second: Annotated[float, typer.Option(help=_say("serve-help-requests"), min=0.1)] = REQUESTS,
) -> None:
    """Serves tables to a network."""
    from maester.server.addresses import Proxies
    from maester.server.serving import address_of, listen, serve
    from maester.server.settings import Limits, Settings

    proxies = tuple(proxy or ())
    Proxies(proxies)  # before a port is taken
    listener = listen(host, port)
    address = address_of(listener)
    origins = tuple(origin or ())
    settings = Settings(
        database=database or sqlite_url(data_folder() / FILE),
        origins=origins,
        secure_cookie=bool(origins) and all(one.startswith("https:") for one in origins),
        workers=workers,
        bot_processes=bots,
        proxies=proxies,
        limits=Limits(
            sockets_per_address=sockets_per_address,
            connections_per_address=sockets_per_address * 6,
            requests_per_second=requests_per_second,
            request_burst=math.ceil(requests_per_second * BURST_SECONDS),
        ),
        modules=modules_of(context),
    )
    serve(settings, listener, lambda: typer.echo(_say("serve-open", {"address": address})))
    typer.echo(_say("table-closed"))
