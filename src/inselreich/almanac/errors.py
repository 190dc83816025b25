"""What the almanac says when it is asked for something it does not have. Games it lacks are core's `UnknownGame`."""

from __future__ import annotations

from ..core.errors import InselreichError


class UnknownRule(InselreichError, KeyError):
    """No rule has this number."""

    code = "unknown_rule"

    def __str__(self) -> str:
        return str(self.args[0])  # the sentence itself; a KeyError would put it in quotes


class UnknownLanguage(InselreichError, ValueError):
    """The almanac is not written in this language."""

    code = "unknown_language"
