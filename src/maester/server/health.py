"""Is all well with the server? For whoever watches over it."""

from __future__ import annotations

from litestar import Response, get
from litestar.di import NamedDependency

from maester.server.wire.tables import Health
from maester.server.worker import Worker


@get("/api/health")
async def health(worker: NamedDependency[Worker]) -> Response[Health]:
    """Does the server answer, and can it read and write its tables? 503 if not."""
    is_well = await worker.services.is_well()
    return Response(Health(ok=is_well), status_code=200 if is_well else 503)
