"""An answer with its reason."""

from __future__ import annotations

from typing import NamedTuple

from ..core.moves import Move


class Choice(NamedTuple):
    """A move, and why it is made."""

    move: Move
    reason: str
