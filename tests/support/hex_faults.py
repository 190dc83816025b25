"""Faults that the checks of every game on a board of hexes must see.

The sound table has at least this: it is A's turn, and A holds the longest road and two of the open development card, one
of them bought this turn; C has a city and D a settlement; nobody is near the goal; nobody's hand shows the first kind of
card but C's.
"""

from __future__ import annotations

import msgspec

from inselreich.core.moves import Pile
from inselreich.core.trade import Deal
from inselreich.hexes import bits
from inselreich.hexes.checks import Bookkeeping
from inselreich.hexes.table import HexTable
from tests.support.faults import Fault, Faults, at, put, several

A, B, C, D = range(4)


def lowest(mask: int) -> int:
    return mask & -mask


def many(count: int) -> int:
    return (1 << count) - 1


def free_path(table: HexTable) -> int:
    return lowest(table.island.all_edges_mask & ~table.paved)


def free_crossing(table: HexTable) -> int:
    return lowest(table.island.all_corners_mask & ~table.too_close & ~table.occupied)


def paved_elsewhere(table: HexTable) -> None:
    table.paved = table.paved & ~lowest(table.paved) | free_path(table)


def built_elsewhere(table: HexTable) -> None:
    table.occupied = table.occupied & ~lowest(table.occupied) | free_crossing(table)


def settlement_beside_another(table: HexTable) -> None:
    corner = table.island.corner_neighbours[next(iter(bits(table.settlements[A])))][0]
    table.place_settlement(B, corner)


def city_unseen(table: HexTable) -> None:
    settlement = lowest(table.settlements[D])
    several(at("cities", D, value=settlement), at("settlements", D, other=lambda mask: mask & ~settlement))(table)


def first_income(table: HexTable) -> int:
    return next(number for number, incomes in enumerate(table.income) if incomes)


def income_of_another(table: HexTable) -> None:
    number = first_income(table)
    first, *rest = table.income[number]
    table.income[number] = (first._replace(seat=(first.seat + 1) % 4), *rest)


def income_lost(table: HexTable) -> None:
    number = first_income(table)
    table.income[number] = table.income[number][1:]


def income_told_wrongly(name: str) -> Fault:
    """The event of an income with another value in this field."""

    def fault(table: HexTable) -> None:
        number = first_income(table)
        first, *rest = table.income[number]
        value = getattr(first.event, name)
        event = msgspec.structs.replace(first.event, **{name: f"no {value}" if isinstance(value, str) else value + 5})
        table.income[number] = (first._replace(event=event), *rest)

    return fault


def board_faults(rules: Bookkeeping, table: type[HexTable], cards: type[Pile], never_built: str) -> Faults:
    """Faults of pieces, roads, yields, points, cards and trade; `never_built` begins what is said of unseen pieces of D."""
    open_card, monopoly = rules.open_card, rules.development_names.index("monopoly")
    name, whole = rules.development_names[open_card], rules.development_counts[open_card]
    missing = cards.of([5, *[0] * (len(table.kind_names) - 1)])
    wanted = cards.of([*[0] * (len(table.kind_names) - 1), 1])
    return {
        "a card too many in a hand": (at("hands", B, 0, more=1), f"{rules.cards_rule}: supply "),
        "a card too few in the supply": (at("supply", 4, more=-1), f"{rules.cards_rule}: supply "),
        "fewer than no cards in the supply": (
            several(at("supply", 0, more=-20), at("hands", A, 0, more=20)),
            f"{rules.cards_rule}: fewer than no cards",
        ),
        "fewer than no cards in a hand": (
            several(at("supply", 0, more=1), at("hands", A, 0, more=-1)),
            f"{rules.cards_rule}: fewer than no cards",
        ),
        "an open card too many": (
            lambda table: table.deck.append(open_card),
            f"{rules.developments_rule}: there are {whole + 1} of the {whole} {name} cards",
        ),
        "an open card lost": (
            lambda table: table.deck.remove(open_card),
            f"{rules.developments_rule}: there are {whole - 1} of the {whole} {name} cards",
        ),
        "an open card laid open unplayed": (
            lambda table: rules.open_cards(table).__setitem__(C, 1),
            f"{rules.developments_rule}: [",
        ),
        "a monopoly too many": (
            at("held", C, monopoly, more=1),
            f"{rules.developments_rule}: there are 3 of the 2 monopoly",
        ),
        "more bought than held": (at("bought", open_card, value=3), f"{rules.new_card_rule}: bought this turn"),
        "fewer than no cards held": (
            several(at("held", C, open_card, more=-1), lambda table: table.deck.append(open_card)),
            f"{rules.new_card_rule}: bought this turn",
        ),
        "too many roads": (at("roads", B, value=many(table.road_pieces + 1)), f"{rules.pieces_rule}: too many roads"),
        "too many settlements": (
            at("settlements", B, value=many(table.settlement_pieces + 1)),
            f"{rules.pieces_rule}: too many roads",
        ),
        "too many cities": (at("cities", B, value=many(table.city_pieces + 1)), f"{rules.pieces_rule}: too many roads"),
        "two roads on one path": (lambda table: at("roads", B, value=table.roads[A])(table), f"{rules.paths_rule}: "),
        "a path paved without a road": (
            lambda table: put(paved=table.paved | free_path(table))(table),
            f"{rules.paths_rule}: ",
        ),
        "a crossing taken by nobody": (
            lambda table: put(occupied=table.occupied | free_crossing(table))(table),
            f"{rules.crossings_rule}: ",
        ),
        "another path is paved": (paved_elsewhere, "paved or occupied are not"),
        "another crossing is taken": (built_elsewhere, "paved or occupied are not"),
        "a settlement beside another": (
            settlement_beside_another,
            f"{rules.distance_rule}: buildings stand next to each other at",
        ),
        "a crossing not kept free": (
            lambda table: put(too_close=table.too_close & ~lowest(table.too_close))(table),
            f"{rules.distance_rule}: too_close is not",
        ),
        "a crossing kept free for nothing": (
            lambda table: put(too_close=table.too_close | free_crossing(table))(table),
            f"{rules.distance_rule}: too_close is not",
        ),
        "a road that touches elsewhere": (
            at("touched", A, other=lambda mask: mask ^ 1),
            f"{rules.touched_rule}: touched of seat 0",
        ),
        "a path out of reach": (
            lambda table: at("reach", B, other=lambda mask: mask & ~lowest(mask & ~table.paved))(table),
            f"{rules.reach_rule}: reach of seat 1",
        ),
        "a path within reach": (
            lambda table: at("reach", B, other=lambda mask: mask | lowest(~table.paved & ~mask))(table),
            f"{rules.reach_rule}: reach of seat 1",
        ),
        "a road too long": (at("lengths", B, more=1), f"{rules.length_rule}: the longest road of seat 1"),
        "a road too short": (at("lengths", A, more=-1), f"{rules.length_rule}: the longest road of seat 0"),
        "a visible point too many": (at("visible_points", C, more=1), f"{rules.points_rule}: seat 2 has"),
        "a winner without the points": (put(winner=A), f"{rules.victory_rule}: seat 0 has"),
        "the points without a winner": (
            lambda table: put(points_to_win=table.points(A))(table),
            f"{rules.victory_rule}: seat 0 has",
        ),
        "a winner out of turn": (put(winner=B), f"{rules.victory_rule}: seat 1 has won in the turn of seat 0"),
        "the longest road held by a shorter one": (
            put(longest_road=B),
            f"{rules.longest_road_rule}: seat 1 holds the longest road",
        ),
        "a longest road that is too short": (
            at("lengths", A, value=table.longest_road_minimum - 1),
            f"{rules.longest_road_rule}: seat 0 holds the longest road",
        ),
        "the longest road held by nobody": (
            put(longest_road=None),
            f"{rules.longest_road_rule}: nobody holds the longest road",
        ),
        "an income of somebody else": (income_of_another, f"{rules.yields_rule}: a "),
        "an income lost": (income_lost, f"{rules.yields_rule}: a "),
        "a due that nobody is owed": (at("dues", 8, value=((0, 9),)), f"{rules.yields_rule}: a 8 owes"),
        **{
            f"an income told with another {field}": (income_told_wrongly(field), f"{rules.yields_rule}: Yielded")
            for field in table.yielded.__struct_fields__
        },
        "an offer of cards that are not there": (
            put(deal=Deal((1,), missing, wanted, (1,), ())),
            f"seat 0 offers {missing} and does not hold it",
        ),
        "a road that was never built": (
            lambda table: at("roads", D, other=lambda mask: mask | free_path(table))(table),
            never_built,
        ),
        "a settlement that was never built": (
            lambda table: at("settlements", D, other=lambda mask: mask | free_crossing(table))(table),
            never_built,
        ),
        "a city that was never built": (city_unseen, never_built),
    }
