"""Every rule test gets its positions from here; what it leaves behind is checked through and through."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from inselreich.core.checks import conserved, consistent
from tests.duel.positions import Positions


@pytest.fixture
def duel() -> Iterator[Positions]:
    """`duel(hands={A: "scout"}, stores={A: "3 ore"})` is a match that goes on from there."""
    positions = Positions()
    yield positions
    for match in positions.matches:
        conserved(match)
        consistent(match)
