"""Moves of Das Duell as a person types them."""

from __future__ import annotations

from typing import Final

from ...core.moves import Move
from ...games.duel.moves import MOVES
from ...games.duel.realm import REALM
from ...games.duel.view import DuelView
from .principality import PrincipalityVerbs, examples

EXAMPLES: Final = examples(MOVES)
_PRINCIPALITY: Final = PrincipalityVerbs(REALM)


def read(text: str, view: DuelView, expected: frozenset[str]) -> Move | None:
    """The move that is meant; `NotUnderstood` says how it is typed, None: this does not begin like a move."""
    return _PRINCIPALITY.read(_PRINCIPALITY.shared, text, view, expected)
