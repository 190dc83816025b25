"""The checks of the classic game, tried on tables that are wrong on purpose: each must say so, and every sentence is said."""

from __future__ import annotations

import msgspec
import pytest

from inselreich.core.match import Match
from inselreich.core.trade import Deal
from inselreich.games.classic import checks
from inselreich.games.classic.board import ISLAND
from inselreich.games.classic.pieces import KNIGHT, MONOPOLY, Cards
from inselreich.games.classic.state import ClassicTable
from inselreich.hexes import bits
from inselreich.hexes import checks as shared_checks
from tests.classic.positions import A, B, C, D, Positions, coast
from tests.support.faults import Fault, at, problems, put, sentences, several


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


def lowest(mask: int) -> int:
    return mask & -mask


def free_path(table: ClassicTable) -> int:
    return lowest(((1 << ISLAND.edge_count) - 1) & ~table.paved)


def free_crossing(table: ClassicTable) -> int:
    return lowest(ISLAND.all_corners_mask & ~table.too_close)


def many(count: int) -> int:
    return (1 << count) - 1


def a_settlement_beside_another(table: ClassicTable) -> None:
    corner = ISLAND.corner_neighbours[next(iter(bits(table.settlements[A])))][0]
    table.place_settlement(B, corner)


def income_of_another(table: ClassicTable) -> None:
    number = next(number for number, incomes in enumerate(table.income) if incomes)
    first, *rest = table.income[number]
    table.income[number] = (first._replace(seat=(first.seat + 1) % 4), *rest)


def income_lost(table: ClassicTable) -> None:
    number = next(number for number, incomes in enumerate(table.income) if incomes)
    table.income[number] = table.income[number][1:]


def income_told_wrongly(name: str, value: object) -> Fault:
    def fault(table: ClassicTable) -> None:
        number = next(number for number, incomes in enumerate(table.income) if incomes)
        first, *rest = table.income[number]
        event = msgspec.structs.replace(first.event, **{name: value})
        table.income[number] = (first._replace(event=event), *rest)

    return fault


class Miscounting(ClassicTable):
    """One point more than there is."""

    def points(self, seat: int) -> int:
        return super().points(seat) + 1


def miscount(table: ClassicTable) -> None:
    table.__class__ = Miscounting


FAULTS: dict[str, tuple[Fault, str]] = {
    "a card too many in a hand": (at("hands", B, 0, more=1), "C-5: supply "),
    "a card too few in the supply": (at("supply", 4, more=-1), "C-5: supply "),
    "fewer than no cards in the supply": (
        several(at("supply", 0, more=-20), at("hands", A, 0, more=20)),
        "C-5: fewer than no cards",
    ),
    "fewer than no cards in a hand": (
        several(at("supply", 0, more=1), at("hands", A, 0, more=-1)),
        "C-5: fewer than no cards",
    ),
    "a knight too many": (lambda table: table.deck.append(KNIGHT), "C-6: there are 15 of the 14 knight cards"),
    "a knight lost": (lambda table: table.deck.remove(KNIGHT), "C-6: there are 13 of the 14 knight cards"),
    "a victory point lost": (at("held", A, 4, more=-1), "C-6: there are 4 of the 5 victory_point cards"),
    "a monopoly too many": (at("held", C, MONOPOLY, more=1), "C-6: there are 3 of the 2 monopoly cards"),
    "more bought than held": (at("bought", KNIGHT, value=3), "C-87: bought this turn"),
    "fewer than no cards held": (
        several(at("held", C, KNIGHT, more=-1), lambda table: table.deck.append(KNIGHT)),
        "C-87: bought this turn",
    ),
    "sixteen roads": (at("roads", B, value=many(16)), "C-8: too many roads"),
    "six settlements": (at("settlements", B, value=many(6)), "C-8: too many roads"),
    "five cities": (at("cities", B, value=many(5)), "C-8: too many roads"),
    "two roads on one path": (lambda table: at("roads", B, value=table.roads[A])(table), "C-69: "),
    "a path paved without a road": (lambda table: put(paved=table.paved | free_path(table))(table), "C-69: "),
    "a crossing taken by nobody": (lambda table: put(occupied=table.occupied | free_crossing(table))(table), "C-71: "),
    "a neutral settlement too many": (lambda table: put(neutral=table.neutral | 1 << 20)(table), "C-71: "),
    "another path is paved": (
        lambda table: put(paved=table.paved & ~lowest(table.paved) | free_path(table))(table),
        "paved or occupied are not",
    ),
    "another crossing is taken": (
        lambda table: put(occupied=table.occupied & ~lowest(table.occupied) | free_crossing(table))(table),
        "paved or occupied are not",
    ),
    "a settlement beside another": (a_settlement_beside_another, "C-72: buildings stand next to each other at"),
    "a crossing not kept free": (
        lambda table: put(too_close=table.too_close & ~lowest(table.too_close))(table),
        "C-72: too_close is not",
    ),
    "a crossing kept free for nothing": (
        lambda table: put(too_close=table.too_close | free_crossing(table))(table),
        "C-72: too_close is not",
    ),
    "a road that touches elsewhere": (at("touched", A, other=lambda mask: mask ^ 1), "C-71: touched of seat 0"),
    "a path out of reach": (
        lambda table: at("reach", B, other=lambda mask: mask & ~lowest(mask & ~table.paved))(table),
        "C-69: reach of seat 1",
    ),
    "a path within reach": (
        lambda table: at("reach", B, other=lambda mask: mask | lowest(~table.paved & ~mask))(table),
        "C-69: reach of seat 1",
    ),
    "a road too long": (at("lengths", B, more=1), "C-93: the longest road of seat 1"),
    "a road too short": (at("lengths", A, more=-1), "C-93: the longest road of seat 0"),
    "a visible point too many": (at("visible_points", C, more=1), "C-110: seat 2 has"),
    "points that do not add up": (miscount, "C-109: the points of seat 0 do not add up"),
    "a winner without the points": (put(winner=A), "C-111: seat 0 has"),
    "the points without a winner": (
        put(points_to_win=8),
        "C-111: seat 0 has",
    ),
    "a winner out of turn": (put(winner=B), "C-111: seat 1 has won in the turn of seat 0"),
    "the longest road held by a shorter one": (put(longest_road=B), "C-101: seat 1 holds the longest road"),
    "the longest road of four": (at("lengths", A, value=4), "C-101: seat 0 holds the longest road"),
    "the longest road held by nobody": (put(longest_road=None), "C-101: nobody holds the longest road"),
    "the largest army held by nobody": (put(largest_army=None), "C-107: nobody holds the largest army"),
    "the largest army held by a smaller one": (put(largest_army=B), "C-107: seat 1 holds the largest army"),
    "an army of two": (at("knights", A, value=2), "C-107: seat 0 holds the largest army"),
    "an income of somebody else": (income_of_another, "C-42: a "),
    "an income lost": (income_lost, "C-42: a "),
    "a due that nobody is owed": (at("dues", 8, value=((0, 9),)), "C-42: a 8 owes"),
    **{
        f"an income told with another {name}": (income_told_wrongly(name, value), "C-42: Yielded")
        for name, value in {"hex": "H18", "crossing": "H0-S0-S17", "seat": 9, "resource": "ore", "count": 7}.items()
    },
    "a rate too good": (at("rates", B, value=(2,) * 6), "C-61: seat 1 pays"),
    "a rate that is not renewed": (at("rates", D, value=(4,) * 6), "C-61: seat 3 pays"),
    "a harbour waited for without one": (put(harbour_waits=True), "C-66: seat 0 pays"),
    "a harbour that made the rate worse": (
        several(put(harbour_waits=True, active=D), at("rates", D, value=(2,) * 6)),
        "C-66: seat 3 pays",
    ),
    "an offer of cards that are not there": (
        put(deal=Deal((1,), Cards(grain=5), Cards(ore=1), (1,), ())),
        "seat 0 offers 5 grain and does not hold it",
    ),
    "a card that vanished unplayed": (
        lambda table: table.deck.remove(MONOPOLY),
        "C-6: of the monopoly cards 1 are left and 0 were played",
    ),
    "a knight laid open unplayed": (at("knights", C, value=1), "C-6: [3, 1, 0, 0] cards were laid open"),
    "a road that was never built": (
        lambda table: at("roads", D, other=lambda mask: mask | free_path(table))(table),
        "C-68: seat 3 built",
    ),
    "a settlement that was never built": (
        lambda table: at("settlements", D, other=lambda mask: mask | free_crossing(table))(table),
        "C-68: seat 3 built",
    ),
    "a city that was never built": (
        lambda table: several(
            at("cities", D, other=lambda mask: mask | lowest(table.settlements[D])),
            at("settlements", D, other=lambda mask: mask & ~lowest(mask)),
        )(table),
        "C-68: seat 3 built",
    ),
    "a neutral settlement moved in unseen": (
        lambda table: put(neutral=table.neutral | free_crossing(table))(table),
        "CV-6: the neutral settlements",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_of_a_classic_table_is_seen(fault: str) -> None:
    match, table = sound()
    spoil, said = FAULTS[fault]
    spoil(table)
    found = problems(match)
    assert any(said in problem for problem in found), found


def test_every_sentence_of_the_checks_is_provoked() -> None:
    found = []
    for spoil, _ in FAULTS.values():
        match, table = sound()
        spoil(table)
        found += problems(match)
    expected = sentences(shared_checks, checks)
    assert len(expected) >= 25
    assert [each.pattern for each in expected if not any(each.fullmatch(problem) for problem in found)] == []


def test_the_sound_table_has_a_harbour_that_counts() -> None:
    """Else the faults of the rates would prove nothing."""
    assert sound()[1].rates[D] != (4,) * 6
