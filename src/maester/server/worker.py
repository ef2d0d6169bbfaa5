"""All parts of one worker, put together."""

from __future__ import annotations

import importlib
import secrets

from maester.server.hub import Hub
from maester.server.limits import Buckets
from maester.server.pages import ClientFiles
from maester.server.replay import Replays
from maester.server.response_cache import ResponseCache
from maester.server.services import Services
from maester.server.settings import Settings
from maester.server.table_service import TableService


class Worker:
    """A worker: its services, its tables, and what guests may ask for."""

    def __init__(self, settings: Settings) -> None:
        for module in settings.modules:
            importlib.import_module(module)
        self.services = Services(settings)
        self.hub = Hub(self.services)
        self.replays = Replays(self.services)
        self.tables = TableService(self.hub, self.replays)
        self.responses = ResponseCache()
        """What never changes."""
        self.files = ClientFiles(settings.static)
        limits = settings.limits
        self.chat = Buckets(limits.chat_per_second, limits.chat_burst)
        """By guest."""
        self.messages = Buckets(limits.address_messages_per_second, limits.address_message_burst)
        """By address."""

    async def start(self) -> None:
        """Begins to serve."""
        await self.services.start(secrets.token_hex(32))
        self.hub.start()

    async def stop(self) -> None:
        """Says goodbye to everybody, and writes what waits."""
        await self.hub.stop()
        await self.services.stop()
