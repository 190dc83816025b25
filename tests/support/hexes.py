"""Positions in words on boards of hexes, and the phrases that their rule tests have in common.

Places are written as in the digests, several are parted by commas: `H4-H5-H9` is a crossing, `3.2-4.3` a path.
"""

from __future__ import annotations

from collections.abc import Mapping

from inselreich import Match, Move
from inselreich.hexes.moves import OnPath
from inselreich.hexes.table import HexTable
from tests.support.words import counted, gained, listed

BySeat = Mapping[int, str]
"""Words for some of the seats."""


def place_pieces(table: HexTable, settlements: BySeat, cities: BySeat, roads: BySeat) -> None:
    """Sort by sort and seat by seat, as if they had been built."""
    island = table.island
    for seat, places in settlements.items():
        for place in listed(places):
            table.place_settlement(seat, island.find_corner(place))
    for seat, places in cities.items():
        for place in listed(places):
            table.place_settlement(seat, island.find_corner(place))
            table.place_city(seat, island.find_corner(place))
    for seat, places in roads.items():
        for place in listed(places):
            table.place_road(seat, island.find_edge(place))


def deal_hands(table: HexTable, hands: BySeat, supply: str) -> None:
    """These hands; of the kinds named, so many are left in the supply, and the last seat holds the rest."""
    for seat, words in hands.items():
        table.give_back(seat, table.hands[seat][:])
        for name, count in counted(words).items():
            table.take(seat, table.kind_names.index(name), count)
    for name, count in counted(supply).items():
        kind = table.kind_names.index(name)
        table.take(table.seats - 1, kind, table.supply[kind] - count)


def paths(match: Match, seat: int) -> set[str]:
    """Where the seat may build a road."""
    return {move.path for move in match.legal(seat) if isinstance(move, OnPath)}


def length(match: Match, seat: int) -> int:
    """The length of the seat's trade road."""
    measured: int = match.view(None).seats[seat].road_length
    return measured


def rolling(match: Match, move: Move, number: int) -> dict[int, str]:
    """The seat whose turn it is rolls this number: what everybody has in hand more than before."""
    match.force((number // 2, number - number // 2))
    return gained(match, lambda: match.play(match.view(None).active, move))
