"""How a server is run: where it listens, where it keeps things, whom it trusts."""

from __future__ import annotations

import logging
import os
import secrets
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec

from ..core.errors import InselreichError
from ..store.places import database_in
from . import PORT

SECRET_FILE = "secret_key"
SECRET_CHARACTERS = 32
"""The shortest key that is accepted."""

log = logging.getLogger(__name__)


class BadSetting(InselreichError, ValueError):
    """The server was to be started with something that cannot be."""

    code = "bad_setting"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything an operator may choose."""

    data: Path
    """The folder of the database, the key and whatever else must survive."""
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = PORT
    database: str | None = None
    """sqlite:///… or postgresql://…; none: a file in the data folder."""
    redis: str | None = None
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    origins: tuple[str, ...] = ()
    """Other web addresses whose pages may use this server, such as https://play.example.org."""
    public_url: str | None = None
    """The web address people know, when a proxy stands before the server."""
    trust_proxy: bool = False
    """Whether the last entry of X-Forwarded-For and X-Forwarded-Proto is believed."""
    generosity: Annotated[float, msgspec.Meta(gt=0)] = 1.0
    """All rate limits times this: more for a school class behind one address."""
    secret_key: str | None = None
    """Signs the cookies; none: the one in the data folder, made on the first start."""
    log_format: Literal["text", "json"] = "text"

    def __post_init__(self) -> None:
        for address in (*self.origins, *([self.public_url] if self.public_url else [])):
            _check_origin(address)
        if self.secret_key is not None and len(self.secret_key) < SECRET_CHARACTERS:
            raise BadSetting(f"the secret key has at least {SECRET_CHARACTERS} characters")

    @property
    def database_url(self) -> str:
        return self.database or database_in(self.data)

    @property
    def trusted_origins(self) -> frozenset[str]:
        """Web addresses whose pages may use this server, beside its own."""
        return frozenset(address.rstrip("/").lower() for address in (*self.origins, self.public_url) if address)


def secret_key(settings: Settings) -> str:
    """The key of this server: the one that was set, else that of the data folder, which is made if it is missing."""
    if settings.secret_key is not None:
        return settings.secret_key
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = settings.data / SECRET_FILE
    if not path.exists():
        _write_new(path, secrets.token_urlsafe(48))
    _mend_mode(path)
    key = path.read_text().strip()
    if len(key) < SECRET_CHARACTERS:
        raise BadSetting(
            f"{path} holds no key of at least {SECRET_CHARACTERS} characters; without it a new one is made"
        )
    return key


def _write_new(path: Path, text: str) -> None:
    """Whole or not at all, and never over a file that another worker has written meanwhile."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w") as file:
        file.write(text + "\n")
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()


def _mend_mode(path: Path) -> None:
    """Nobody else on the machine may read the key."""
    if os.name == "posix" and path.stat().st_mode & 0o077:
        log.warning("the secret key could be read by others on this machine; from now on it cannot")
        path.chmod(0o600)


def _check_origin(address: str) -> None:
    """A scheme and a host, perhaps a port, and nothing else."""
    try:
        parts = urlsplit(address)
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        sound, parts = False, urlsplit("")
    if not sound or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in address:
        raise BadSetting(f"{address!r} is no web address such as https://play.example.org, without anything behind it")
