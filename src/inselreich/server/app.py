"""The server's application: its parts put together when it starts, its routes, and one gate before all of them."""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from litestar import Litestar, Router, websocket
from litestar.connection import WebSocket
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.routes import HTTPRoute, WebSocketRoute

from .. import __version__
from ..store.store import Store
from .doors import Doors
from .fanout import Fanout, LocalFanout, RedisFanout
from .http import meta, pages, people, records, tables
from .http.gate import gate
from .http.limits import Limits
from .http.permissions import API, PERMISSIONS
from .http.problems import HANDLERS
from .http.routes import DEPENDENCIES, LARGEST_BODY, StrictRequest
from .http.security import add_headers
from .identity.passwords import Passwords
from .identity.sessions import COOKIE, Asker, Sessions
from .metrics import Metrics
from .observing import Observed
from .settings import Settings, secret_key
from .siblings import SiblingFanout
from .sockets.connection import serve_socket
from .tables.hall import Hall
from .tables.lobby import Lobby

__all__ = ["Doors", "create_app"]


def create_app(settings: Settings) -> Litestar:
    """The application of one worker. It opens the store when it starts, and closes it when it stops."""
    key = secret_key(settings)
    metrics = Metrics(__version__)
    api = [*people.ROUTES, *tables.ROUTES, *records.ROUTES, *meta.API_ROUTES]
    app = Litestar(
        [Router(API, route_handlers=api), *meta.ROUTES, *pages.ROUTES, socket],
        guards=[gate],
        dependencies=DEPENDENCIES,
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        lifespan=[_running(settings, key, metrics)],
        openapi_config=_openapi(),
        logging_config=None,
        debug=False,
    )
    _check_permissions(app)
    app.asgi_handler = Observed(app.asgi_handler, metrics)
    return app


@websocket("/ws")
async def socket(socket: WebSocket[Any, Any, Any], asker: Asker, doors: Doors) -> None:
    """The game itself: docs/protocol.md."""
    await serve_socket(socket, asker.person, doors)


def routes(app: Litestar) -> set[tuple[str, str]]:
    """Every method and path that the application answers, as the permissions write them; but for OPTIONS."""
    found: set[tuple[str, str]] = set()
    for route in app.routes:
        if isinstance(route, WebSocketRoute):
            found.add(("WS", route.path_format))
        elif isinstance(route, HTTPRoute):
            found |= {(str(method), route.path_format) for method in route.methods if method != "OPTIONS"}
    return found


def _check_permissions(app: Litestar) -> None:
    """A route that says nothing about who may use it is nobody's."""
    open_doors = routes(app) - PERMISSIONS.keys()
    if open_doors:
        raise AssertionError(f"nothing is said about who may use {sorted(open_doors)}")


def _running(
    settings: Settings, key: str, metrics: Metrics
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database_url)
        fanout = _fanout(settings, metrics)
        hall = Hall(store, fanout, metrics, worker=f"{os.getpid()}-{secrets.token_hex(4)}")
        app.state.doors = Doors(
            settings=settings,
            store=store,
            fanout=fanout,
            hall=hall,
            lobby=Lobby(store, hall),
            sessions=Sessions(store, settings, key),
            passwords=Passwords(),
            limits=Limits(settings.generosity),
            metrics=metrics,
        )
        try:
            await hall.start()
            yield
        finally:
            await hall.stop()
            await store.close()

    return running


def _fanout(settings: Settings, metrics: Metrics) -> Fanout:
    """How this worker tells the others: by Redis, else in a folder of this machine; one worker tells nobody."""
    if settings.redis is not None:
        return RedisFanout(settings.redis, on_lost=metrics.lost)
    if settings.workers > 1:
        return SiblingFanout(settings.data / "siblings")
    return LocalFanout()


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Inselreich",
        version=__version__,
        description="Tables, people and records over HTTP; a match itself is played over the WebSocket /ws.",
        path=API,
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "session": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                "token": SecurityScheme(type="http", scheme="bearer"),
            }
        ),
        security=[{}, {"session": []}, {"token": []}],
    )
