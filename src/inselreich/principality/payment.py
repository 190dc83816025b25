"""Paying from regions and storing in regions: who owns them chooses which, where there is a choice.

A question is asked only if regions differ; what has one answer is done at once. Any legal split is accepted, in any
order of its regions; listed is each split once, its regions in the order in which they lie.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, product

from ..core.chance import Stream
from ..core.errors import IllegalMove
from ..core.moves import Move
from ..core.questions import Ask, OneOf, Options, Script
from .moves import ChooseResource, Pass, Pay, Store
from .realm import Realm
from .resources import KIND, KINDS, RESOURCES, ROOM, Cost
from .table import PrincipalityTable

Share = tuple[tuple[int, ...], int]
"""So many resources out of these regions together."""
PASS = Pass()


# Paying


def pay(table: PrincipalityTable, seat: int, cost: Cost, why: str, rule: str = "") -> Script:
    """A cost by kinds, from regions of the seat's choice: `why` is what it is paid for, `rule` what to pay, if another."""
    regions = table.regions[seat]
    yield from pay_shares(table, seat, [(regions[kind], count) for kind, count in cost], why, rule)


def pay_any(table: PrincipalityTable, seat: int, count: int, why: str, kinds: Iterable[int] = KINDS) -> Script:
    """So many resources of any of these kinds."""
    regions = table.regions[seat]
    yield from pay_shares(table, seat, [(tuple([region for kind in kinds for region in regions[kind]]), count)], why)


def pay_shares(table: PrincipalityTable, seat: int, shares: Sequence[Share], why: str, rule: str = "") -> Script:
    """Ask from which regions, unless there is only one way."""
    stock = table.stock
    forced = []
    for regions, count in shares:
        filled = [region for region in regions if stock[region]]
        if len(filled) == 1:
            forced.append((filled[0], count))
        elif sum([stock[region] for region in filled]) == count:
            forced += [(region, stock[region]) for region in filled]
        else:
            move = yield Ask(seat, Payments(table, shares, rule or why), why)
            spend_named(table, move.regions)
            return
    for region, count in forced:
        table.spend(region, count)


def spend_named(table: PrincipalityTable, names: tuple[str, ...]) -> None:
    numbers = table.realm.region_number
    for name in dict.fromkeys(names):
        table.spend(numbers[name], names.count(name))


class Payments(Options):
    """From these regions so many, from those so many."""

    __slots__ = ("shares", "table", "why")

    def __init__(self, table: PrincipalityTable, shares: Sequence[Share], why: str) -> None:
        self.table = table
        self.shares = tuple(shares)
        self.why = why

    def moves(self, seat: int) -> list[Move]:
        return [Pay(sum(parts, ())) for parts in product(*map(self._ways, self.shares))]

    def pick(self, seat: int, stream: Stream, without: tuple[type[Move], ...] = ()) -> Move:
        """Each share by itself: so every payment listed is equally likely, and none need be listed."""
        names = self.table.realm.region_names
        paid: list[str] = []
        for share in self.shares:
            splits = self._splits(share)
            split = splits[stream.below(len(splits))] if len(splits) > 1 else splits[0]
            paid += [names[share[0][place]] for place in split]
        return Pay(tuple(paid))

    def _splits(self, share: Share) -> tuple[tuple[int, ...], ...]:
        (regions, count), stock = share, self.table.stock
        return _splits(count, tuple([min(stock[region], count) for region in regions]))

    def _ways(self, share: Share) -> list[tuple[str, ...]]:
        names = [self.table.realm.region_names[region] for region in share[0]]
        return [tuple([names[place] for place in split]) for split in self._splits(share)]

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        if not isinstance(move, Pay):
            return IllegalMove(f"'{move}' is not possible now: first pay {self._due()}", self.why)
        named = [self.table.realm.region_number.get(name) for name in move.regions]
        for region, name in zip(named, move.regions, strict=True):
            if region is None or self.table.owner[region] != seat:
                return IllegalMove(f"there is no region '{name}' in your principality", self.why)
            if named.count(region) > self.table.stock[region]:
                return IllegalMove(f"{name} stores {self.table.stock[region]} resources", self.why)
        for regions, count in self.shares:
            if sum(region in regions for region in named) != count:
                return IllegalMove(f"{self._due()} are to be paid, no more and no less", self.why)
        if len(named) != sum(count for _, count in self.shares):
            return IllegalMove(f"{self._due()} are to be paid, nothing else", self.why)
        return None

    def _due(self) -> str:
        realm = self.table.realm
        parts = []
        for regions, count in self.shares:
            kinds = list(dict.fromkeys(RESOURCES[realm.regions[region].kind] for region in regions))
            parts.append(f"{count} {kinds[0] if len(kinds) == 1 else 'resources of your choice'}")
        return " + ".join(parts)


@lru_cache(maxsize=4096)
def _splits(count: int, stock: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every way to take so many out of these stocks: the places, each as often as it gives one."""
    units = [place for place, has in enumerate(stock) for _ in range(has)]
    return tuple(dict.fromkeys(combinations(units, count)))


# Storing


def gain_any(table: PrincipalityTable, seat: int, count: int, why: str, kinds: int = 0b111111) -> Script:
    """So many resources, each of a kind (a bit in `kinds`) and in a region of the seat's choice; no room, no gain."""
    for _ in range(count):
        regions = [region for region in table.regions_with_room(seat) if kinds >> table.realm.regions[region].kind & 1]
        if not regions:
            return
        yield from store_in_one(table, seat, regions, why)


def gain_kind(table: PrincipalityTable, seat: int, kind: int, count: int, why: str) -> Script:
    """So many resources of one kind, in regions of the seat's choice; what does not fit is lost."""
    yield from gain_any(table, seat, count, why, 1 << kind)


def store_in_one(table: PrincipalityTable, seat: int, regions: list[int], why: str) -> Script:
    """One resource in one of these regions, which have room."""
    if len(regions) == 1:
        table.store(regions[0])
        return
    move = yield Ask(seat, Stores(table, tuple(regions), why), why)
    table.store(table.realm.region_number[move.region])


class Stores(Options):
    """One of these regions; or none, if that is possible."""

    __slots__ = ("optional", "regions", "table", "why")

    def __init__(self, table: PrincipalityTable, regions: tuple[int, ...], why: str, *, optional: bool = False) -> None:
        self.table = table
        self.regions = regions
        self.why = why
        self.optional = optional

    def moves(self, seat: int) -> list[Move]:
        listed = list(_stores(self.table.realm, self.regions))
        return [*listed, PASS] if self.optional else listed

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        if isinstance(move, Pass) and self.optional:
            return None
        if not isinstance(move, Store):
            return IllegalMove(f"'{move}' is not possible now: first store a resource", self.why)
        region = self.table.realm.region_number.get(move.region)
        if region is None or self.table.owner[region] != seat:
            return IllegalMove(f"there is no region '{move.region}' in your principality", self.why)
        if self.table.stock[region] >= ROOM:
            return IllegalMove(f"{move.region} is full: a region stores {ROOM}", self.why)
        if region not in self.regions:
            return IllegalMove(f"{move.region} does not store what you gain", self.why)
        return None


@lru_cache(maxsize=4096)
def _stores(realm: Realm, regions: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(Store(realm.region_names[region]) for region in regions)


# Taking from the other seat


def demand(table: PrincipalityTable, taker: int, giver: int, why: str, *, optional: bool = False) -> Script:
    """The taker names a kind that the giver has and it can store; the giver chooses the region. False: nothing taken."""
    kinds = table.kinds_to_take(taker, giver)
    if not kinds:
        return False
    choices: list[Move] = [CHOICES[kind] for kind in kinds]
    if optional:
        choices.append(PASS)
    if len(choices) == 1:
        kind = kinds[0]
    else:
        move = yield Ask(taker, OneOf(choices, why), why)
        if isinstance(move, Pass):
            return False
        kind = KIND[move.resource]
    yield from hand_over(table, giver, taker, kind, why)
    return True


def hand_over(table: PrincipalityTable, giver: int, taker: int, kind: int, why: str) -> Script:
    """One resource of a kind from one principality to the other, each from and in a region of its owner's choice."""
    yield from pay(table, giver, ((kind, 1),), why)
    yield from gain_kind(table, taker, kind, 1, why)


def give_any(table: PrincipalityTable, giver: int, taker: int, why: str) -> Script:
    """The giver gives one resource of its choice for which the taker has room."""
    before = table.totals[giver][:]
    kinds = table.kinds_to_take(taker, giver)
    yield from pay_any(table, giver, 1, why, kinds)
    given = next(kind for kind in KINDS if table.totals[giver][kind] < before[kind])
    yield from gain_kind(table, taker, given, 1, why)


CHOICES = tuple(ChooseResource(resource) for resource in RESOURCES)
