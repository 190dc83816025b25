"""The server's application: its parts put together when it starts, its routes, and one gate before all of them."""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar, Response, Router, get, websocket
from litestar.connection import WebSocket
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.routes import BaseRoute, HTTPRoute, WebSocketRoute

from .. import __version__
from ..core.fair import Proof
from ..core.records import Entry, Record
from ..store.keys import hashed
from ..store.rows import Clock
from ..store.store import Store
from .doors import Doors
from .fanout import Fanout, LocalFanout
from .http import meta, pages, people, records, replays, tables, words
from .http.checks import Checks
from .http.gate import gate
from .http.limits import Limits
from .http.permissions import API, PERMISSIONS
from .http.problems import HANDLERS
from .http.replay_pages import ReplayPages
from .http.routes import DEPENDENCIES, LARGEST_BODY, AllDoors, Body, StrictRequest, WhoAsks
from .http.security import add_headers
from .identity.passwords import Passwords
from .identity.sessions import COOKIE, Sessions
from .metrics import Metrics
from .settings import Settings, secret_key
from .sockets.connection import serve_socket
from .tables.hall import Hall
from .tables.lobby import BotWish, Lobby, QuickWish, TableWish

STRICT: tuple[type[msgspec.Struct], ...] = (
    *Body.__subclasses__(),
    BotWish,
    QuickWish,
    TableWish,
    Clock,
    Record,
    Entry,
    Proof,
)
"""What is refused if it holds fields that it should not have."""

__all__ = ["Doors", "create_app"]


def create_app(settings: Settings, *, metrics: Metrics | None = None, fanout: Fanout | None = None) -> Litestar:
    """The application of one worker. It opens the store when it starts, and closes it when it stops.

    Without a `fanout` it is the only worker.
    """
    parts = Parts(settings, secret_key(settings), metrics or Metrics(__version__), fanout or LocalFanout())
    api = [*people.ROUTES, *tables.ROUTES, *records.ROUTES, *replays.ROUTES, *meta.API_ROUTES, *words.ROUTES]
    app = Application(
        [Router(API, route_handlers=api), *meta.ROUTES, *pages.ROUTES, interface, socket],
        guards=[gate],
        dependencies=DEPENDENCIES,
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        lifespan=[parts.running],
        openapi_config=_openapi(),
        logging_config=None,
        debug=False,
    )
    _check_permissions(app)
    return app


class Application(Litestar):
    """Answers HEAD as it answers GET, without the body."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET"}, _without_body(send)
        await super().__call__(scope, receive, send)


def _without_body(send: Callable[[Any], Awaitable[None]]) -> Callable[[Any], Awaitable[None]]:
    async def send_head(message: Any) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return send_head


@websocket("/ws")
async def socket(socket: WebSocket[Any, Any, Any], asker: WhoAsks, doors: AllDoors) -> None:
    """The game itself: docs/protocol.md."""
    await serve_socket(socket, asker.person, doors, session=hashed(asker.session) if asker.session else None)


class NoPages(Router):
    """In the place of the framework's pages about the interface, which load scripts from elsewhere."""

    def register(self, value: Any) -> list[BaseRoute]:
        return []


@get(f"{API}/openapi.json", include_in_schema=False)
async def interface(request: StrictRequest) -> Response[bytes]:
    """This interface, for programs."""
    return Response(msgspec.json.encode(described(request.app)), media_type="application/json")


def described(app: Litestar) -> dict[str, Any]:
    """The interface as OpenAPI, with what the framework does not say by itself."""
    schema = app.openapi_schema.to_schema()
    for operations in schema["paths"].values():
        for operation in operations.values():
            operation["responses"].get("204", {}).pop("content", None)
    strict = {kind.__name__ for kind in STRICT}
    for part in schema["components"]["schemas"].values():
        if part.get("title") in strict:
            part["additionalProperties"] = False
    return schema


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


class Parts(NamedTuple):
    """What there is before the server starts."""

    settings: Settings
    key: str
    metrics: Metrics
    fanout: Fanout

    @asynccontextmanager
    async def running(self, app: Litestar) -> AsyncIterator[None]:
        """Put the doors together, open them, and close them again."""
        async with await Store.open(self.settings.database_url) as store:
            hall = Hall(store, self.fanout, self.metrics, worker=f"{os.getpid()}-{secrets.token_hex(4)}")
            app.state.doors = self._doors(store, hall)
            try:
                await hall.start()
                yield
            finally:
                if not hall.stopping:
                    await hall.stop()

    def _doors(self, store: Store, hall: Hall) -> Doors:
        return Doors(
            settings=self.settings,
            store=store,
            fanout=self.fanout,
            hall=hall,
            lobby=Lobby(store, hall),
            sessions=Sessions(store, self.settings, self.key),
            passwords=Passwords(),
            limits=Limits(self.settings.generosity),
            checks=Checks(),
            replays=ReplayPages(),
            metrics=self.metrics,
        )


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Inselreich",
        version=__version__,
        description="Tables, people and records over HTTP; a match itself is played over the WebSocket /ws.",
        openapi_router=NoPages(API, route_handlers=[]),
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "session": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                "token": SecurityScheme(type="http", scheme="bearer"),
            }
        ),
        security=[{}, {"session": []}, {"token": []}],
    )
