"""Names and other short texts of people: what may be in them, so that they look sane wherever they are shown."""

from __future__ import annotations

import re
import unicodedata

from ...core.fair import LONGEST_CONTRIBUTION
from ..errors import Refusal

LONGEST_NAME = 24
MOST_MARKS = 2
"""Combining marks one upon another: more of them climb over the neighbours."""
LOGIN = re.compile(r"[a-z0-9](?:[a-z0-9._-]{1,30}[a-z0-9])")
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Categories of characters that steer, hide or mean nothing."""


def name(given: str) -> str:
    """The name as it is kept; a refusal if it cannot be one."""
    found = unicodedata.normalize("NFC", " ".join(given.split()))
    if not 1 <= len(found) <= LONGEST_NAME:
        raise Refusal("bad_name", f"a name has 1 to {LONGEST_NAME} characters, this one has {len(found)}")
    if any(unicodedata.category(each) in UNSEEN for each in found):
        raise Refusal("bad_name", "a name has no control characters and none that cannot be seen")
    if not any(each.isalnum() for each in found):
        raise Refusal("bad_name", "a name has at least one letter or digit")
    if _piled_marks(found) > MOST_MARKS:
        raise Refusal("bad_name", f"a letter of a name carries at most {MOST_MARKS} marks")
    return found


def login(given: str) -> str:
    """What an account signs in with, as it is kept."""
    found = given.strip().lower()
    if not LOGIN.fullmatch(found):
        raise Refusal(
            "bad_login",
            "a login has 3 to 32 of the characters a-z, 0-9, dot, dash and underscore, with a letter or digit at both ends",
        )
    return found


def contribution(given: str) -> str:
    """What a seat adds to the fair dice, unchanged."""
    if len(given) > LONGEST_CONTRIBUTION or any(unicodedata.category(each) in {"Cc", "Cs"} for each in given):
        raise Refusal(
            "bad_contribution",
            f"a contribution is a text of at most {LONGEST_CONTRIBUTION} characters without control characters",
        )
    return given


def _piled_marks(text: str) -> int:
    """The longest row of combining marks."""
    longest = row = 0
    for each in text:
        row = row + 1 if unicodedata.category(each) in ("Mn", "Me") else 0
        longest = max(longest, row)
    return longest
