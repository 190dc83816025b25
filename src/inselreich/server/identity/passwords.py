"""Passwords: hashed with argon2, beside the event loop, few at a time because each takes much memory."""

from __future__ import annotations

import asyncio
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..errors import Refusal

SHORTEST, LONGEST = 10, 200
AT_ONCE = 2


class Passwords:
    """Hashes and compares passwords."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._nobodys = self._hasher.hash("nobody's password")

    async def hash(self, password: str, login: str) -> str:
        """The hash of a new password; a refusal if it is too easy."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise Refusal("bad_password", f"a password has {SHORTEST} to {LONGEST} characters")
        if len(set(password)) < 5 or login in password.lower():
            raise Refusal("bad_password", "a password has at least 5 different characters and does not hold the login")
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, _plain(password))

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether this is the password. Without a hash it never is, and takes as long to find out."""
        if len(password) > LONGEST:
            return False
        async with self._room:
            fits = await asyncio.to_thread(self._compare, _plain(password), hashed or self._nobodys)
        return fits and hashed is not None

    def _compare(self, password: str, hashed: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


def _plain(password: str) -> str:
    """The same characters on every keyboard."""
    return unicodedata.normalize("NFKC", password)
