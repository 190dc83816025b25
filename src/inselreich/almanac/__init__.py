"""The rules in our own words, German and English: one entry for each rule number, and a search.

>>> entry("C-99").title.en
'Longest Trade Road'
>>> [found.number for found in search("classic", "Abstandsregel", language="de", limit=1)]
['C-72']
"""

from __future__ import annotations

from ..core.errors import UnknownGame
from .entry import LANGUAGES, Entry, Language, SpokenEntry, Wording
from .errors import UnknownLanguage, UnknownRule
from .search import search
from .shelf import entries, entry, games, name
from .words import in_short

__all__ = [
    "LANGUAGES",
    "Entry",
    "Language",
    "SpokenEntry",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownRule",
    "Wording",
    "entries",
    "entry",
    "games",
    "in_short",
    "name",
    "search",
]
