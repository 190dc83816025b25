"""Ctrl-C, at moments that suit us: a game may be broken off, adding up and writing down may not."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Self


class Interrupts:
    """While entered, Ctrl-C is remembered in `asked`, and raises KeyboardInterrupt in `breakable` places only."""

    def __init__(self) -> None:
        self.asked = False
        self._breakable = False
        self._before: Any = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():  # no other thread may, nor is any other interrupted
            self._before = signal.signal(signal.SIGINT, self._handle)
        return self

    def __exit__(self, *problem: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _handle(self, number: int, frame: FrameType | None) -> None:
        self.asked = True
        if self._breakable:
            self._breakable = False
            raise KeyboardInterrupt

    @contextmanager
    def breakable(self) -> Iterator[None]:
        """What is done here may be broken off."""
        try:
            self._breakable = True
            if self.asked:
                raise KeyboardInterrupt
            yield
        finally:
            self._breakable = False
