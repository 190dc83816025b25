"""What bots are called at a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .speech import Wording
from .words import LANGUAGES, Language

BOTS: Final[Mapping[str, Wording]] = {
    "random": ("Random bot", "Zufalls-Bot"),
    "greedy": ("Greedy bot", "Gieriger Bot"),
}


def bot_name(level: str, number: int, language: Language) -> str:
    """The name of a bot; `number` counts those of its level at the table from 1."""
    wording = BOTS.get(level)
    name = level if wording is None else wording[LANGUAGES.index(language)]
    return f"{name} {number}"
