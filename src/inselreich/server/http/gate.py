"""The gate: every request passes it before anything is done. Who asks, from where, how often, and may they?"""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection, WebSocket
from litestar.exceptions import WebSocketException
from litestar.handlers import BaseRouteHandler

from ..doors import Doors
from ..errors import Refusal
from ..identity.origin import Connection, address, check_origin
from ..identity.sessions import CEREMONY_COOKIE, COOKIE, Asker, bearer, not_signed_in
from .limits import neighbourhood
from .permissions import PERMISSIONS, Rule

SAFE = {"GET", "HEAD", "OPTIONS"}
KINDS = {"guest": "a guest", "account": "a person with an account", "bot": "a bot"}


async def gate(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Litestar calls it for every route; the asker goes into the scope."""
    try:
        await _pass(connection)
    except Refusal as problem:
        if not isinstance(connection, WebSocket):
            raise
        raise WebSocketException(detail=problem.code, code=4000 + problem.status) from None


async def _pass(connection: Connection) -> None:
    doors: Doors = connection.app.state.doors
    where = neighbourhood(address(connection, doors.settings))
    doors.limits.take("requests", where)
    method, path = route_of(connection)
    if method == "OPTIONS":
        return
    rule = PERMISSIONS[method, path]
    if method not in SAFE:
        check_origin(connection, doors.settings, cookie=_has_cookie(connection))
    if rule.counted:
        doors.limits.take(rule.counted, where)
    asker = await doors.sessions.asker(connection) if rule.asks_who else Asker(address(connection, doors.settings))
    if asker.person is not None:
        doors.limits.take("asks", asker.person.id)
    admit(asker, rule)
    connection.scope["user"] = asker


def route_of(connection: Connection) -> tuple[str, str]:
    """The line of the permissions that a request falls under."""
    method = "WS" if isinstance(connection, WebSocket) else str(connection.scope.get("method"))
    return method, str(connection.scope["path_template"])


def admit(asker: Asker, rule: Rule) -> None:
    """Whether somebody of this kind may ask for this at all."""
    if asker.kind in rule.kinds:
        return
    if asker.person is None:
        raise not_signed_in()
    allowed = " or ".join(words for kind, words in KINDS.items() if kind in rule.kinds)
    raise Refusal("wrong_kind", f"this is for {allowed}, and you are {KINDS[asker.kind]}", status=403)


def _has_cookie(connection: Connection) -> bool:
    return bearer(connection) is None and any(name in connection.cookies for name in (COOKIE, CEREMONY_COOKIE))
