"""`inselreich serve`: what was typed becomes the settings of a server."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar, get_args

from .problems import BadInput

Word = TypeVar("Word", bound=str)

MOST_WORKERS = 64


def run_server(
    *,
    host: str,
    port: int,
    database: str | None,
    redis: str | None,
    workers: int,
    data: Path | None,
    public_url: str | None,
    origins: Sequence[str],
    trust_proxy: bool,
    generosity: float,
    log_format: str,
    log_level: str,
) -> int:
    """Serve until told to stop, and return the exit code."""
    from ..server.logs import LogFormat, LogLevel
    from ..server.serve import serve
    from ..server.settings import Settings
    from ..store.places import default_data_folder

    if not 0 <= port <= 65535:
        raise BadInput(f"--port is a number from 0 to 65535 (0 takes any that is free), not {port}")
    if not 1 <= workers <= MOST_WORKERS:
        raise BadInput(f"--workers is a whole number from 1 to {MOST_WORKERS}, not {workers}")
    if not generosity > 0:
        raise BadInput(f"--generosity is a number above 0, such as 2, not {generosity:g}")
    form = _one_of("--log-format", log_format, get_args(LogFormat))
    level = _one_of("--log-level", log_level, get_args(LogLevel))
    settings = Settings(
        data=(data or default_data_folder()).absolute(),
        host=host,
        port=port,
        database=database,
        redis=redis,
        workers=workers,
        origins=tuple(origins),
        public_url=public_url,
        trust_proxy=trust_proxy,
        generosity=generosity,
        log_format=form,
    )
    if serve(settings, log_level=level, say=_say):
        return 0
    print("The server did not start or stop as it should; its log says why.", file=sys.stderr)
    return 1


def _one_of(option: str, word: str, allowed: tuple[Word, ...]) -> Word:
    for each in allowed:
        if word == each:
            return each
    raise BadInput(f"{option} is one of {', '.join(allowed)}, not {word!r}")


def _say(line: str) -> None:
    print(line, flush=True)
