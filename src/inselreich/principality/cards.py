"""Cards: facts from a set's file, behaviour in small classes, joined by the card's id.

A card object says what a card does; it holds no state of any match. On a table a card is its `number`, its place in
the catalogue. What a card does is a hook of `Card` that its class overrides; the catalogue knows which cards override
what, so a happening asks only those that listen to it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any, ClassVar, NamedTuple

import msgspec

from ..core.errors import IllegalMove
from ..core.questions import Script
from .conditions import Condition
from .geometry import Spot
from .resources import Cost, Goods, cost_of

POINTS = ("victory", "strength", "commerce", "skill", "progress")
"""The kinds of points printed on cards."""
VICTORY, STRENGTH, COMMERCE, SKILL, PROGRESS = range(5)

NO_POINTS = (0,) * len(POINTS)


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on a card, in figures and names."""

    en: str
    de: str
    kind: str
    copies: int = 1
    slot: str = ""
    """Where it may be built; empty for cards that are not built."""
    unique: bool = False
    """At most one of them in each principality."""
    cost: Goods = Goods()
    points: Mapping[str, int] = {}


def facts_of(package: str, name: str) -> dict[str, Facts]:
    """{id: facts} from a TOML file beside a set's module."""
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Facts])


class Placed(NamedTuple):
    """A card that lies in a principality."""

    spot: Spot
    card: int


class Card:
    """Base of all cards. A set's module lists its cards; most only say what differs from this."""

    rule: ClassVar[str] = ""
    """The rule's number, or where the card is explained."""
    action: ClassVar[bool] = False
    unit: ClassVar[bool] = False
    event: ClassVar[bool] = False
    needs: ClassVar[tuple[Condition, ...]] = ()
    """What must hold when the card is built or played."""
    moment: ClassVar[str] = ""
    """When an action card is played: see `MOMENTS`."""
    hears: ClassVar[tuple[str, ...]] = ()
    """The happenings at which `hear` is called while the card lies in a principality."""
    wards_off: ClassVar[tuple[str, ...]] = ()
    """The dangers from which the card protects what it `covers`."""
    hand_limit_bonus: ClassVar[int] = 0

    number: int
    facts: Facts
    slot: int | None
    """The number of its slot among those of the realm; None for what is not built."""
    cost: Cost
    points: tuple[tuple[int, int], ...]
    """What is printed on it: pairs of kind and number."""

    def __init__(self, id_: str) -> None:
        self.id = id_

    def bind(self, number: int, facts: Facts, slots: Sequence[str]) -> None:
        """Take its place in a catalogue."""
        self.number = number
        self.slot = slots.index(facts.slot) if facts.slot else None
        self.facts = facts
        self.cost = cost_of(facts.cost)
        self.points = tuple((POINTS.index(kind), count) for kind, count in facts.points.items())

    def objection(self, table: Any, seat: int) -> IllegalMove | None:
        """The first of its conditions that does not hold."""
        for condition in self.needs:
            if not condition.holds(table, seat):
                return condition.objection()
        return None

    def may_play(self, table: Any, seat: int) -> bool:
        """Whether all its conditions hold: for building and for playing."""
        for condition in self.needs:
            if not condition.holds(table, seat):
                return False
        return True

    # Hooks. `seat` is the owner, `spot` where the card lies.

    def when_built(self, table: Any, seat: int, spot: Spot) -> Script | None:
        """After it is built and paid."""
        return None

    def when_played(self, table: Any, seat: int) -> Script | None:
        """An action card has been laid open."""
        raise NotImplementedError(f"{self.id} does nothing")

    def when_revealed(self, table: Any) -> Script | None:
        """An event card has been turned up."""
        raise NotImplementedError(f"{self.id} does nothing")

    def hear(self, table: Any, seat: int, spot: Spot, happening: str) -> Script | None:
        """One of the happenings it `hears`."""
        raise NotImplementedError(f"{self.id} does not say what {happening} means to it")

    def covers(self, table: Any, seat: int, spot: Spot, target: Spot) -> bool:
        """Whether a region or card at `target` in the same principality is protected; by default all are."""
        return True

    def add_points(self, table: Any, seat: int, spot: Spot, tally: list[int]) -> None:
        """Points beyond those printed on it: change the tally."""
        raise NotImplementedError

    def improve_rates(self, rates: list[int]) -> None:
        """What the owner pays the bank for one resource, by kind."""
        raise NotImplementedError

    def extra_yield(self, kind: int) -> int:
        """How much more a region of this kind beside it produces."""
        raise NotImplementedError

    def hides_from_brigands(self, table: Any, seat: int, spot: Spot) -> tuple[int, ...]:
        """The regions that are left out when a Brigand Attack counts."""
        raise NotImplementedError

    def trades_from(self, table: Any, seat: int, spot: Spot) -> Sequence[int]:
        """The regions of which the owner may exchange two resources for one of another kind."""
        raise NotImplementedError

    def search_price(self, price: int) -> int:
        """What looking through a stack costs the owner, if it would cost this much otherwise."""
        raise NotImplementedError


MOMENTS = ("main", "before_roll", "settlement", "reaction")
"""In the main phase; at the start of the own turn; together with building a settlement; as an answer to an attack."""

HOOKS = ("add_points", "improve_rates", "extra_yield", "hides_from_brigands", "trades_from", "search_price")


class ActionCard(Card):
    """Played from the hand, then out of the game."""

    action = True
    moment = "main"


class EventCard(Card):
    """From the event stack; goes back under it."""

    event = True


class Building(Card):
    """A building on a site."""


class Unit(Card):
    """A knight, a ship: no building."""

    unit = True


class Catalogue:
    """All cards of a game. `listening` says for each hook, happening and danger which cards have something to say."""

    def __init__(self, facts: Mapping[str, Facts], cards: Iterable[Card], slots: Sequence[str]) -> None:
        self.cards = tuple(cards)
        self.by_id = {card.id: card for card in self.cards}
        if self.by_id.keys() != facts.keys() or len(self.by_id) != len(self.cards):
            raise ValueError(f"facts and cards differ: {sorted(self.by_id.keys() ^ facts.keys())}")
        for number, card in enumerate(self.cards):
            card.bind(number, facts[card.id], slots)
        self.listening: dict[str, int] = {}
        for card in self.cards:
            for name in (*card.hears, *card.wards_off, *_own_hooks(card)):
                self.listening[name] = self.listening.get(name, 0) | 1 << card.number

    def __getitem__(self, id_: str) -> Card:
        return self.by_id[id_]

    def numbers(self, *, event: bool) -> list[int]:
        """Every copy of the event cards, or of all others."""
        return [card.number for card in self.cards if card.event == event for _ in range(card.facts.copies)]


def _own_hooks(card: Card) -> list[str]:
    return [hook for hook in HOOKS if getattr(type(card), hook) is not getattr(Card, hook)]
