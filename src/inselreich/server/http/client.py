"""The web client: one page for all its addresses, and its files. It is built into the package's folder `web`."""

from __future__ import annotations

import gzip
from functools import cache
from importlib import resources

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from ..errors import Refusal
from .files import File, file_of, sent
from .permissions import SCREENS
from .routes import StrictRequest

FOR_EVER = "public, max-age=31536000, immutable"
PACKED = ("text/", "application/", "image/svg")
"""Kinds of files that become much shorter."""


@cache
def built() -> dict[str, File]:
    """{name: file} of the built client; nothing in a checkout where nobody has built it."""
    folder = resources.files("inselreich") / "web"
    page, assets = folder / "index.html", folder / "assets"
    if not page.is_file():
        return {}
    files = {entry.name: file_of(entry.name, entry.read_bytes()) for entry in assets.iterdir() if entry.is_file()}
    return files | {"index.html": file_of("index.html", page.read_bytes())}


@cache
def _packed(name: str) -> bytes:
    return gzip.compress(built()[name].body, mtime=0)


def page(request: StrictRequest) -> Response[bytes] | None:
    """The client's page, if the client is built."""
    file = built().get("index.html")
    return None if file is None else sent(request, file)


@get([screen.replace("{where}", "{where:path}") for screen in SCREENS], include_in_schema=False)
async def screen(request: StrictRequest) -> Response[bytes]:
    found = page(request)
    if found is None:
        raise Refusal("not_found", "the web client is not part of this server", status=404)
    return found


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: StrictRequest, name: FromPath[str]) -> Response[bytes]:
    """A file whose name changes whenever its content does."""
    file = built().get(name)
    if file is None or name == "index.html":
        raise Refusal("not_found", "there is nothing at this address", status=404)
    headers = {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", "") and file.kind.startswith(PACKED):
        return Response(_packed(name), headers=headers | {"Content-Encoding": "gzip"}, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


ROUTES: list[HTTPRouteHandler] = [screen, asset]
