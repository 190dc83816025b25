"""Events of principalities that come in rows: what each seat gains, gives up and lays out, in one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from ..principality import events
from .amounts import amounts_text, regions, resource_of
from .speech import Wording, sentence
from .words import Language, Seats

TOGETHER: Final = (events.Stored, events.Spent, events.RegionLaid)
ROWS: Final[Mapping[type[Any], Wording]] = {
    events.Stored: ("{seat} [gains|gain] {what}.", "{seat} [bekommt|bekommst] {what}."),
    events.Spent: ("{seat} [gives|give] up {what}.", "{seat} [gibt|gibst] {what} ab."),
    events.RegionLaid: ("{seat} [lays|lay] out {what}.", "{seat} [legt|legst] {what} aus."),
}


def in_a_row(row: Sequence[Any], seats: Seats) -> list[str]:
    """What a seat gains, gives up or lays out, each in one sentence."""
    told = []
    for (kind, seat), each in groupby(row, lambda event: (type(event), event.seat)):
        what = _what(kind, list(each), seats.language)
        told.append(sentence(ROWS[kind], {"seat": seats.name(seat), "what": what}, seat, seats))
    return told


def _what(kind: type[Any], row: Sequence[Any], language: Language) -> str:
    if kind is events.RegionLaid:
        return regions([event.region for event in row], language)
    amounts: Counter[str] = Counter()
    for event in row:
        amounts[resource_of(event.region)] += event.count
    return amounts_text(amounts, language)
