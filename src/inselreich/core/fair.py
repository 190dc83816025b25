"""Fair chance for tables of strangers: nobody, not even the server, can choose or know the dice beforehand.

1. The server picks a secret and shows its SHA-256: the commitment.
2. Each seat adds a contribution of its own. The server can no longer change its secret, the seats do not know it.
3. Number after number, the stream is HMAC-SHA256(secret, contributions and a counter).
4. After the game the secret is revealed, and everybody can work out all outcomes: that is the proof.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence

import msgspec

from .errors import BadOption, BadRecord

SECRET_BYTES = 32
SECRET = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")
LONGEST_CONTRIBUTION = 200


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a record says about fair chance. The secret stays empty until the match is over."""

    commitment: str
    contributions: tuple[str, ...]
    secret: str | None = None


def new_secret() -> str:
    """A secret nobody can guess, in hexadecimal."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is shown of a secret before the game."""
    return hashlib.sha256(_bytes_of(secret)).hexdigest()


class Fair:
    """The stream of a secret and the seats' contributions."""

    __slots__ = ("_counter", "_key", "_prefix", "contributions", "is_revealed", "secret")

    def __init__(self, secret: str, contributions: Sequence[str]) -> None:
        for text in contributions:
            if not isinstance(text, str) or len(text) > LONGEST_CONTRIBUTION or not _is_text(text):
                raise BadOption(f"a contribution to fair chance is a text of at most {LONGEST_CONTRIBUTION} characters")
        self.secret = secret
        self.contributions = tuple(contributions)
        self.is_revealed = False
        """Whether the secret is known already, or may be: the match was broken off."""
        self._key = _bytes_of(secret)
        self._prefix = hashlib.sha256(msgspec.json.encode(self.contributions)).digest()
        self._counter = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; numbers from the incomplete end of the range are thrown away."""
        limit = (1 << 64) // bound * bound
        while True:
            block = self._prefix + self._counter.to_bytes(8, "big")
            self._counter += 1
            number = int.from_bytes(hmac.digest(self._key, block, "sha256")[:8], "big")
            if number < limit:
                return number % bound

    def copy(self) -> Fair:
        twin = Fair(self.secret, self.contributions)
        twin._counter = self._counter
        twin.is_revealed = self.is_revealed
        return twin

    def proof(self, *, revealed: bool) -> Proof:
        """What may be said of this stream: with the secret only once the match is over."""
        told = self.secret if revealed or self.is_revealed else None
        return Proof(commitment(self.secret), self.contributions, told)


class Unrevealed:
    """The stream of a match whose secret is not revealed: recorded outcomes can be replayed, nothing more.

    It remembers which outcomes were drawn before: all recorded ones but the `forced`.
    """

    __slots__ = ("forced", "given", "recorded")

    def __init__(self, given: Proof, recorded: int = 0, forced: Sequence[int] = ()) -> None:
        self.given = given
        self.recorded = recorded
        self.forced = tuple(forced)

    def was_forced(self, place: int) -> bool:
        """Whether the outcome at this place was set by hand."""
        return place >= self.recorded or place in self.forced

    def below(self, bound: int) -> int:
        raise BadRecord("the secret of this match's fair dice is not revealed, so nothing can be drawn any more")

    def copy(self) -> Unrevealed:
        return self

    def proof(self, *, revealed: bool) -> Proof:
        return self.given


def stream_of(proof: Proof, recorded: int = 0, forced: Sequence[int] = ()) -> Fair | Unrevealed:
    """The stream of a recorded proof; `BadRecord` if secret and commitment do not belong together."""
    if proof.secret is None:
        return Unrevealed(proof, recorded, forced)
    if commitment(proof.secret) != proof.commitment:
        raise BadRecord("the revealed secret is not the one that was committed to before the match")
    stream = Fair(proof.secret, proof.contributions)
    stream.is_revealed = True
    return stream


def _bytes_of(secret: str) -> bytes:
    """One secret, one spelling: else a record could be changed without being found out."""
    if not isinstance(secret, str) or not SECRET.fullmatch(secret):
        raise BadOption(f"a secret of fair chance is written in {2 * SECRET_BYTES} digits from 0 to 9 and a to f")
    return bytes.fromhex(secret)


def _is_text(text: str) -> bool:
    """Half a surrogate pair is none: it has no bytes."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
