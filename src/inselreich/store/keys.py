"""Ids, secrets and codes: all from the system's randomness; what opens a door is stored only as a hash."""

from __future__ import annotations

import hashlib
import secrets

READABLE = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and capital letters that nobody confuses."""
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LETTERS = 5
RECOVERY_GROUPS = 4
GROUP = 4


def new_id() -> str:
    """Of a person or a table: 96 bits, safe in an address."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """Of a session or a bot's token: 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """What is stored of a secret. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def new_table_code() -> str:
    """Five letters that can be read out over the telephone."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))


def new_recovery_code() -> str:
    """Four groups of four, such as K7QM-2XHV-9PRT-WD4C: 78 bits."""
    groups = ["".join(secrets.choice(READABLE) for _ in range(GROUP)) for _ in range(RECOVERY_GROUPS)]
    return "-".join(groups)


def recovery_hash(code: str) -> str:
    """However it was typed: small letters, blanks and other strokes make no difference."""
    return hashed("".join(sign for sign in code.upper() if sign.isalnum()))
