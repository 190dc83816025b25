"""Files of the package as they are sent: read once, served from memory."""

from __future__ import annotations

import hashlib
import mimetypes
from typing import NamedTuple

from litestar import Response

from .routes import StrictRequest

KINDS = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
"""That a system need not know."""


class File(NamedTuple):
    """A file as it is sent."""

    body: bytes
    kind: str
    tag: str


def file_of(name: str, body: bytes) -> File:
    """The file with its kind and a tag of its content."""
    suffix = name[name.rfind(".") :]
    kind = KINDS.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(body, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def sent(request: StrictRequest, file: File) -> Response[bytes]:
    """The file, or that the browser's copy is still good."""
    headers = {"ETag": file.tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)
