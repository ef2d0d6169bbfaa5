"""Running the server: one process, or several that share a port and a database."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from uvicorn.supervisors import Multiprocess

from maester.errors import BadOption
from maester.server.app import SETTINGS, keep_for_good, make_app
from maester.server.configuration import ServerConfiguration
from maester.server.migrate import bring_up_to_date
from maester.server.open_files import allow_files
from maester.server.settings import Settings, write_settings

BACKLOG = 2048
UNREAD_SECONDS = 30
"""A client that doesn't take what was sent to it for so long is gone."""


class _Announcing(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def listen(host: str, port: int) -> socket.socket:
    """A socket at that address (port 0: any free one); raises BadOption."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, so that asyncio knows that it is: then it sends small messages at once (TCP_NODELAY), where else the
    # second of two would wait for the client's acknowledgement of the first, 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if sys.platform == "linux":
            # Connections inherit it. Without it one whose client doesn't read could never be closed: what waits to be
            # sent would have to go out first.
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_SECONDS * 1000)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        raise BadOption("port-taken", port=str(port), reason=str(error)) from error
    listener.set_inheritable(True)
    return listener


def address_of(listener: socket.socket) -> str:
    """The address as a browser writes it."""
    host, port = listener.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serves until Ctrl-C or SIGTERM."""
    allow_files()
    bring_up_to_date(settings.database)
    if settings.workers == 1:
        server = _Announcing(ServerConfiguration(settings, make_app(settings)), ready)
        keep_for_good()
        with suppress(KeyboardInterrupt):  # uvicorn has stopped cleanly and passes it on
            server.run(sockets=[listener])
        return
    os.environ[SETTINGS] = write_settings(settings)
    config = ServerConfiguration(settings, "maester.server.app:app_from_environment")
    ready()
    Multiprocess(config, [listener]).run()
