"""The server's log: one line an event, for a program (JSON) or for a person (text).

It holds no personal data: no names, addresses, tokens, cookies, chat, paths or query strings. What an event may say is
listed in `Fields`, and mypy refuses anything else. What libraries log is told without the words that were filled in,
and of an exception the type and the places, never its message, which may quote what somebody typed.
"""

from __future__ import annotations

import contextlib
import logging
import sys
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Literal, TextIO, TypedDict, Unpack, get_args

import msgspec

LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]
FORMATS: tuple[LogFormat, ...] = get_args(LogFormat)
LEVELS: tuple[LogLevel, ...] = get_args(LogLevel)

ROOT = "inselreich"
LOUD = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "litestar")
"""Libraries that would log addresses and paths if they were asked for less than warnings."""


class Fields(TypedDict, total=False):
    """All that an event may say. Nothing here identifies a person; a new field has to keep to that."""

    bot: str
    code: str
    count: int
    database: str
    """Which kind: sqlite or postgresql."""
    exit_code: int
    game: str
    method: str
    ms: float
    number: int
    pause_s: float
    pid: int
    port: int
    redis: bool
    route: str
    """The template of a path, such as /api/v1/tables/{id}; never the path itself, which may be somebody's secret."""
    status: int
    table: str
    version: str
    worker: int
    workers: int


class Log:
    """What one part of the server logs: `Log("tables").info("started", game="classic")`."""

    def __init__(self, part: str) -> None:
        self._logger = logging.getLogger(f"{ROOT}.{part}")

    def debug(self, event: str, **fields: Unpack[Fields]) -> None:
        self._tell(logging.DEBUG, event, fields)

    def info(self, event: str, **fields: Unpack[Fields]) -> None:
        self._tell(logging.INFO, event, fields)

    def warning(self, event: str, **fields: Unpack[Fields]) -> None:
        self._tell(logging.WARNING, event, fields)

    def failure(self, event: str, error: BaseException, **fields: Unpack[Fields]) -> None:
        """Something that should not happen: the error's type and where it was raised."""
        if self._logger.isEnabledFor(logging.ERROR):
            about = (type(error), error, error.__traceback__)
            self._logger.error(event, extra={"fields": fields}, exc_info=about)

    def _tell(self, level: int, event: str, fields: Mapping[str, Any]) -> None:
        if self._logger.isEnabledFor(level):
            self._logger.log(level, event, extra={"fields": fields})


def configure(form: LogFormat, level: LogLevel, *, stream: TextIO | None = None) -> None:
    """Let everything of this process, also what libraries log, end in this log."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in LOUD:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.WARNING)
    logging.getLogger(ROOT).setLevel(level.upper())
    logging.captureWarnings(True)


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "part": _part(record),
            "event": _event(record),
        }
        return msgspec.json.encode(entry | _fields(record) | _error(record)).decode()


class TextLines(logging.Formatter):
    """One line an event; below it where an error was raised."""

    def format(self, record: logging.LogRecord) -> str:
        words = [_time(record), record.levelname.lower(), _part(record), _event(record)]
        words += [f"{name}={value}" for name, value in _fields(record).items()]
        error = _error(record)
        if not error:
            return " ".join(words)
        return "\n    ".join([" ".join([*words, f"error={error['error']}"]), *error["raised"]])


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _part(record: logging.LogRecord) -> str:
    return record.name.removeprefix(f"{ROOT}.")


def _event(record: logging.LogRecord) -> str:
    """Ours: the event's name. A library's: the first line of its words, with numbers but no other words filled in."""
    words = str(record.msg).strip()
    if words.startswith("Traceback"):
        return words.splitlines()[-1].partition(":")[0]
    if not record.name.startswith(ROOT) and isinstance(record.args, tuple) and record.args:
        known = tuple(word if isinstance(word, int | float) else Hidden() for word in record.args)
        with contextlib.suppress(TypeError, ValueError):
            words %= known
    return words.partition("\n")[0].strip()


class Hidden:
    """A word that is not told."""

    def __repr__(self) -> str:
        return "..."


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    fields: dict[str, Any] = getattr(record, "fields", {})
    return fields


def _error(record: logging.LogRecord) -> dict[str, Any]:
    if not record.exc_info or record.exc_info[1] is None:
        return {}
    error = record.exc_info[1]
    return {"error": _kind(error), "raised": _places(error.__traceback__)}


def _kind(error: BaseException) -> str:
    """The type of an error and of those that led to it."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return type(error).__qualname__ + (f" after {_kind(cause)}" if cause is not None else "")


def _places(trace: TracebackType | None) -> list[str]:
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]
