"""The counts of the fixed positions, as the text files say, made in two ways."""

from collections import Counter
from pathlib import Path

import pytest

from tests.support.counts import Position, by_first_move, positions_in, sequences, wrong_counts

HERE = Path(__file__).parent
POSITIONS = [position for path in sorted(HERE.glob("*.txt")) for position in positions_in(path)]


FOUNDING = next(position for position in POSITIONS if position.key == "classic")
"""With 54 crossings to begin on."""


def called(position: Position) -> str:
    return f"{position.key}: {position.name}"


@pytest.mark.parametrize("position", POSITIONS, ids=called)
def test_so_many_sequences_of_moves_lead_on_from_here(position: Position) -> None:
    wrong = list(wrong_counts(position, deep=False))
    assert not wrong, "\n\n".join(wrong)


@pytest.mark.nightly
@pytest.mark.parametrize("position", POSITIONS, ids=called)
def test_deep_counts(position: Position) -> None:
    wrong = list(wrong_counts(position, deep=True))
    assert not wrong, "\n\n".join(wrong)


def test_every_game_has_at_least_twelve_positions_with_different_names() -> None:
    names = {called(position) for position in POSITIONS}
    assert len(names) == len(POSITIONS)
    assert min(Counter(name.partition(":")[0] for name in names).values()) >= 12


def test_counts_of_the_first_moves_add_up() -> None:
    position = FOUNDING
    first = by_first_move(position.match(), 2)
    assert len(first) == sequences(position.match(), 1)
    assert sum(first.values()) == sequences(position.match(), 2)


def test_given_a_wrong_count_then_the_report_names_each_first_move() -> None:
    position = FOUNDING._replace(shallow={1: 53})
    report = next(wrong_counts(position, deep=False))
    assert "depth 1: 54 moves listed, expected 53" in report
    assert report.count("build settlement") == 54
