"""Where a request comes from: the address behind a trusted proxy, the scheme, the page that made it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ..errors import Refusal
from ..settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]


def address(connection: Connection, settings: Settings) -> str:
    """Of the client. Of a forwarded list only the last entry is the proxy's own word."""
    if settings.trust_proxy:
        forwarded = _last(connection, "x-forwarded-for")
        if forwarded:
            return forwarded
    client = connection.scope.get("client")
    return client[0] if client else "nowhere"


def secure(connection: Connection, settings: Settings) -> bool:
    """Whether the person's browser speaks https."""
    if settings.trust_proxy:
        forwarded = _last(connection, "x-forwarded-proto")
        if forwarded:
            return forwarded.lower() in ("https", "wss")
    return connection.scope["scheme"] in ("https", "wss")


def own_origin(connection: Connection, settings: Settings) -> str:
    """The web address under which this request knows the server."""
    if settings.public_url:
        return settings.public_url.rstrip("/").lower()
    scheme = "https" if secure(connection, settings) else "http"
    return f"{scheme}://{connection.headers.get('host', '').lower()}"


def relying_party(connection: Connection, settings: Settings) -> str:
    """The host to which passkeys belong."""
    return urlsplit(own_origin(connection, settings)).hostname or "localhost"


def check_origin(connection: Connection, settings: Settings, *, cookie: bool) -> None:
    """Refuse what another web site made this browser send.

    Browsers always say from which page such a request comes. Programs do not, and have no cookie to be abused.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        if cookie:
            raise Refusal("no_origin", "a request with a cookie must name its Origin; programs use a token", status=403)
        return
    if not _same_host(origin, connection) and origin.lower() not in settings.trusted_origins:
        raise Refusal("wrong_origin", "pages of another web site may not use this server in your name", status=403)


def _same_host(origin: str, connection: Connection) -> bool:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == connection.headers.get("host", "").lower()


def _last(connection: Connection, header: str) -> str:
    return connection.headers.get(header, "").rpartition(",")[2].strip()
