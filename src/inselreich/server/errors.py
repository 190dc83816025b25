"""What the server refuses, in one sentence for a person, a stable code for a program, and a status for HTTP."""

from __future__ import annotations

from ..core.errors import InselreichError


class Refusal(InselreichError):
    """Something that was asked for is not done, and nothing has changed."""

    def __init__(self, code: str, sentence: str, *, status: int = 400) -> None:
        super().__init__(sentence)
        self.code = code  # type: ignore[misc]
        self.sentence = sentence
        self.status = status
