"""The pages and what belongs to them, from the package's folder `pages`: read once, served from memory."""

from __future__ import annotations

from importlib import resources

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from ..errors import Refusal
from . import client
from .files import File, file_of, sent
from .routes import StrictRequest


def _read() -> dict[str, File]:
    folder = resources.files("inselreich.server") / "pages"
    return {entry.name: file_of(entry.name, entry.read_bytes()) for entry in folder.iterdir() if entry.is_file()}


FILES = _read()


def _sent(request: StrictRequest, name: str) -> Response[bytes]:
    file = FILES.get(name)
    if file is None:
        raise Refusal("not_found", "there is nothing at this address", status=404)
    return sent(request, file)


@get("/", include_in_schema=False)
async def index(request: StrictRequest) -> Response[bytes]:
    """The client; without it, a page that says what this server is."""
    return client.page(request) or _sent(request, "index.html")


@get(["/check", "/check/{table_id:str}"], include_in_schema=False)
async def check_page(request: StrictRequest) -> Response[bytes]:
    return _sent(request, "check.html")


@get("/pages/{name:str}", include_in_schema=False)
async def page_file(request: StrictRequest, name: FromPath[str]) -> Response[bytes]:
    return _sent(request, name)


ROUTES: list[HTTPRouteHandler] = [index, check_page, page_file, *client.ROUTES]
