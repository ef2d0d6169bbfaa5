"""Uvicorn's configuration, and what all connections of a worker share."""

from __future__ import annotations

import uvicorn

from maester.server.addresses import NOWHERE, Proxies, network_of
from maester.server.limits import Buckets, CountsByName
from maester.server.middleware import RequestMiddleware
from maester.server.open_files import allowed_files
from maester.server.settings import Settings

CLOSE_SECONDS = 5
PING_SECONDS = 20.0
"""So often a WebSocket is pinged, and so long its client may take to answer."""
OTHER_FILES = 100
"""So many open files a worker needs besides its connections."""
HTTP = "maester.server.connections:HttpConnection"
LIVE = "maester.server.connections:LiveConnection"


class ServerConfiguration(uvicorn.Config):
    """For an application, or for the name of the function that makes one in each worker."""

    def __init__(self, settings: Settings, app: RequestMiddleware | str) -> None:
        limits = settings.limits
        super().__init__(
            app,
            factory=isinstance(app, str),
            workers=settings.workers,
            http=HTTP,
            ws=LIVE,
            ws_max_size=limits.message_bytes * 4,
            # A compressed length would tell something about what is inside.
            ws_per_message_deflate=False,
            # Who doesn't answer pings is gone.
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            # The middleware finds out who is calling: uvicorn would believe everybody on the same machine.
            proxy_headers=False,
            timeout_graceful_shutdown=CLOSE_SECONDS,
            server_header=False,
            access_log=False,
            # Its warnings are about requests: whoever sends bad ones would fill the log.
            log_level="error",
            lifespan="on",
        )
        self.limits = limits
        self.most_connections = min(limits.connections * 2, allowed_files() - OTHER_FILES)
        self._proxies = Proxies(settings.proxies)
        self._counts = CountsByName(limits.connections_per_address)
        self._arrivals = Buckets(limits.connections_per_second, limits.connection_burst)

    def connected(self, client: tuple[str, int] | None) -> bool:
        """Counts a connection; not those of a proxy, which has as many as it has callers."""
        peer = client[0] if client else NOWHERE
        if peer in self._proxies:
            return True
        address = network_of(peer)
        return self._arrivals.take(address) and self._counts.add(address)

    def disconnected(self, client: tuple[str, int] | None) -> None:
        """A connection that was counted has ended."""
        peer = client[0] if client else NOWHERE
        if peer not in self._proxies:
            self._counts.remove(network_of(peer))
