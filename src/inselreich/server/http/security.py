"""What browsers are told, so that a page of ours does nothing for anybody else."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from .permissions import methods_of

SOURCES = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
"""Where a page may have things from: nothing in line, nothing from elsewhere, and no page may frame ours."""
CONTENT_POLICY = "; ".join(f"{what} {where}" for what, where in SOURCES.items())

HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
YEAR = "max-age=31536000"


async def add_headers(message: Message, scope: Scope) -> None:
    """To every answer; nothing is kept in a cache unless the answer says so itself."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    headers.setdefault("Cache-Control", "no-store")
    if scope.get("method") == "OPTIONS" and message["status"] < 300:
        headers["Allow"] = methods_of(scope["path"])
    doors = getattr(scope["litestar_app"].state, "doors", None)
    if doors is not None and (doors.settings.public_url or "").startswith("https://"):
        headers["Strict-Transport-Security"] = YEAR
