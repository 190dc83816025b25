"""The pages and what belongs to them, from the package's folder `pages`: read once, served from memory."""

from __future__ import annotations

import hashlib
import mimetypes
from importlib import resources
from typing import NamedTuple

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from ..errors import Refusal
from .routes import StrictRequest


class File(NamedTuple):
    """A file as it is sent."""

    body: bytes
    kind: str
    tag: str


def _read() -> dict[str, File]:
    folder = resources.files("inselreich.server") / "pages"
    return {entry.name: _file(entry.name, entry.read_bytes()) for entry in folder.iterdir() if entry.is_file()}


def _file(name: str, body: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(body, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


FILES = _read()


def _sent(request: StrictRequest, name: FromPath[str]) -> Response[bytes]:
    file = FILES.get(name)
    if file is None:
        raise Refusal("not_found", "there is nothing at this address", status=404)
    headers = {"ETag": file.tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


@get("/", include_in_schema=False)
async def index(request: StrictRequest) -> Response[bytes]:
    return _sent(request, "index.html")


@get(["/check", "/check/{table_id:str}"], include_in_schema=False)
async def check_page(request: StrictRequest) -> Response[bytes]:
    return _sent(request, "check.html")


@get("/pages/{name:str}", include_in_schema=False)
async def page_file(request: StrictRequest, name: FromPath[str]) -> Response[bytes]:
    return _sent(request, name)


ROUTES: list[HTTPRouteHandler] = [index, check_page, page_file]
