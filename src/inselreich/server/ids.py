"""How the names that the store gives to people and tables look."""

from __future__ import annotations

import re

ID = re.compile(r"[A-Za-z0-9_-]{8,64}")


def is_id(text: str) -> bool:
    """Whether the store can have something of this id; it is not asked about anything else."""
    return ID.fullmatch(text) is not None
