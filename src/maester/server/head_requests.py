"""HEAD: every address that answers GET answers HEAD with the same status and headers, and no body (RFC 9110, 9.3.2)."""

from __future__ import annotations

from typing import Any

from litestar import Litestar


class HeadLitestar(Litestar):
    """An application whose routes know GET only, and are asked for HEAD too."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await super().__call__(scope, receive, send)
            return

        async def send_head(message: dict[str, Any]) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        await super().__call__({**scope, "method": "GET"}, receive, send_head)  # type: ignore[arg-type]  # the same scope
