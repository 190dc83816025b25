"""The checks of the classic game, tried on tables that are wrong on purpose: each must say so, and every sentence is said."""

from __future__ import annotations

import pytest

from inselreich.core.match import Match
from inselreich.games.classic import checks
from inselreich.games.classic.pieces import KNIGHT, MONOPOLY, Cards
from inselreich.games.classic.state import ClassicTable
from inselreich.hexes import checks as shared_checks
from tests.classic.positions import A, B, C, D, Positions, coast
from tests.support.faults import Faults, at, never_said, problems, put, said_of, sentences, several
from tests.support.hex_faults import board_faults, free_crossing


def sound() -> tuple[Match, ClassicTable]:
    """A bit of everything: all pieces, both honours, bought and played cards, a harbour, a neutral settlement."""
    match = Positions()(
        beginner=True,
        settlements={D: "H0-S0-S1"},
        cities={C: "H17-H18-S10"},
        roads={A: coast(8, 6), C: "H17-S10"},
        neutral="H7-S14-S15",
        hands={A: "3 wool, 1 ore", B: "2 grain", C: "4 lumber, 1 brick", D: "1 ore"},
        development={A: "2 knight, 2 victory point", B: "monopoly, invention"},
        knights={A: 3, B: 1},
    )
    match.table.bought[KNIGHT] = 1
    return match, match.table


def test_the_sound_table_is_sound() -> None:
    assert problems(sound()[0]) == []


class Miscounting(ClassicTable):
    """One point more than there is."""

    def points(self, seat: int) -> int:
        return super().points(seat) + 1


def miscount(table: ClassicTable) -> None:
    table.__class__ = Miscounting


FAULTS: Faults = {
    **board_faults(checks.BOOKKEEPING, ClassicTable, Cards, "C-68: seat 3 built"),
    "a victory point lost": (at("held", A, 4, more=-1), "C-6: there are 4 of the 5 victory_point cards"),
    "a neutral settlement too many": (lambda table: put(neutral=table.neutral | 1 << 20)(table), "C-71: "),
    "points that do not add up": (miscount, "C-109: the points of seat 0 do not add up"),
    "the largest army held by nobody": (put(largest_army=None), "C-107: nobody holds the largest army"),
    "the largest army held by a smaller one": (put(largest_army=B), "C-107: seat 1 holds the largest army"),
    "an army of two": (at("knights", A, value=2), "C-107: seat 0 holds the largest army"),
    "a rate too good": (at("rates", B, value=(2,) * 6), "C-61: seat 1 pays"),
    "a rate that is not renewed": (at("rates", D, value=(4,) * 6), "C-61: seat 3 pays"),
    "a harbour waited for without one": (put(harbour_waits=True), "C-66: seat 0 pays"),
    "a harbour that made the rate worse": (
        several(put(harbour_waits=True, active=D), at("rates", D, value=(2,) * 6)),
        "C-66: seat 3 pays",
    ),
    "a card that vanished unplayed": (
        lambda table: table.deck.remove(MONOPOLY),
        "C-6: of the monopoly cards 1 are left and 0 were played",
    ),
    "a neutral settlement moved in unseen": (
        lambda table: put(neutral=table.neutral | free_crossing(table))(table),
        "CV-6: the neutral settlements",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_of_a_classic_table_is_seen(fault: str) -> None:
    spoil, said = FAULTS[fault]
    found = said_of(sound, spoil)
    assert any(said in problem for problem in found), found


def test_every_sentence_of_the_checks_is_provoked() -> None:
    expected = sentences(shared_checks, checks)
    assert len(expected) >= 25
    assert never_said(sound, FAULTS, expected) == []


def test_the_sound_table_has_a_harbour_that_counts() -> None:
    """Else the faults of the rates would prove nothing."""
    assert sound()[1].rates[D] != (4,) * 6
