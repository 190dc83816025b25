"""The language the command speaks."""

from __future__ import annotations

import os
from collections.abc import Mapping

from ..sentences.words import LANGUAGES, Language
from .problems import BadInput


def usual_language(environment: Mapping[str, str] | None = None) -> Language:
    """The language the person's system is set to; English if it is none of ours."""
    environment = os.environ if environment is None else environment
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            return "de" if value.lower().startswith("de") else "en"
    return "en"


def read_language(given: str | None) -> Language:
    """The language a person asked for, or that of the system."""
    if given is None:
        return usual_language()
    for language in LANGUAGES:
        if given.lower() == language:
            return language
    raise BadInput(f"--language is de or en, not {given!r}")
