"""Every HTTP request is counted and logged: by the template of its route, never by its path or what came with it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from litestar.enums import ScopeType

from .logs import Log
from .metrics import known_method

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from .metrics import Metrics

NO_ROUTE = "(none)"
OFTEN_ASKED = ("/healthz", "/readyz", "/metrics")
"""By machines, every few seconds: logged only on request (`--log-level debug`)."""

log = Log("http")


class Observed:
    """Around the whole application, so that what it refuses before it finds a route is seen too."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        method = str(scope.get("method"))
        began = time.perf_counter()
        status = 500  # if it fails before it has answered

        async def send_and_look(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_and_look)
        finally:
            self._tell(method, scope.get("path_template") or NO_ROUTE, status, time.perf_counter() - began)

    def _tell(self, method: str, route: str, status: int, seconds: float) -> None:
        self._metrics.request(method, route, status, seconds)
        tell = log.debug if route in OFTEN_ASKED else log.info
        tell("request", method=known_method(method), route=route, status=status, ms=round(seconds * 1000, 1))
