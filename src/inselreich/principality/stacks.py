"""Draw stacks: drawing, searching for a price, taking what was looked at, putting cards under. Stacks keep their order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ..core.errors import IllegalMove
from ..core.moves import Move
from ..core.questions import Ask, OneOf, Options, Script
from .cards import Catalogue
from .events import CardDrawn, CardGot, CardPutUnder, HandSeen, HandShown, StackSearched
from .moves import ChooseStack, DrawCard, Pass, PutUnder, SearchStack, TakeCard
from .payment import PASS, pay_any
from .table import Looking, PrincipalityTable

MOST_STACKS = 9
DRAWS = tuple(DrawCard(number) for number in range(1, MOST_STACKS + 1))
SEARCHES = tuple(SearchStack(number) for number in range(1, MOST_STACKS + 1))
STACK_CHOICES = tuple(ChooseStack(number) for number in range(1, MOST_STACKS + 1))


# The hand


def refill(table: PrincipalityTable, seat: int, *, searching: bool = True) -> Script:
    """Up to the hand limit, as far as the stacks allow: each card from the top of a stack, or searched for a price.

    The answer is whether any card had to be drawn.
    """
    rules = table.realm.rules
    had_to = len(table.hands[seat]) < table.hand_limit(seat)
    while len(table.hands[seat]) < table.hand_limit(seat) and any(table.stacks):
        yield from replace_one(table, seat, rules.draw, searching=searching)
    return had_to


def replace_one(table: PrincipalityTable, seat: int, why: str, *, searching: bool = True) -> Script:
    """One card: the top of any stack, or any card of a stack that one has paid to look through."""
    move = yield Ask(seat, Draws(table, why, searching=searching), why)
    if isinstance(move, DrawCard):
        take_top(table, seat, move.stack - 1)
    else:
        price = search_price(table, seat)
        if price:
            yield from pay_any(table, seat, price, table.realm.rules.search)
        yield from search(table, seat, move.stack - 1, 1, table.realm.rules.search)


def swap_card(table: PrincipalityTable, seat: int) -> Script:
    """One card of the hand, if one likes, under a stack, and a new one for it."""
    why = table.realm.rules.swap_card
    if not table.hands[seat]:
        return
    move = yield Ask(seat, HandCards(table, why, optional=True), why)
    if isinstance(move, PutUnder):
        put_under(table, seat, move)
        yield from replace_one(table, seat, why)


def keep_to_limit(table: PrincipalityTable, seat: int) -> Script:
    """Whoever holds too many cards puts the surplus, of his choice, under stacks."""
    why = table.realm.rules.hand_limit
    while len(table.hands[seat]) > table.hand_limit(seat):
        put_under(table, seat, (yield Ask(seat, HandCards(table, why), why)))


def search_price(table: PrincipalityTable, seat: int) -> int:
    price = table.realm.usual_search_price
    for _, card in table.listeners(seat, "search_price"):
        price = card.search_price(price)
    return price


# Cards from stacks


def take_top(table: PrincipalityTable, seat: int, stack: int) -> None:
    _to_hand(table, seat, stack, table.stacks[stack].pop())


def search(table: PrincipalityTable, seat: int, stack: int, count: int, why: str, *, optional: bool = False) -> Script:
    """Look through a stack and take so many cards of it; how many were taken."""
    table.tell(StackSearched(seat, stack + 1))
    table.looking = Looking(seat, "stack", stack)
    taken = 0
    while taken < count and table.stacks[stack]:
        move = yield Ask(seat, SeenCards(table, why, optional=optional), why)
        if isinstance(move, Pass):
            break
        number = table.realm.catalogue[move.card].number
        table.stacks[stack].remove(number)
        _to_hand(table, seat, stack, number)
        taken += 1
    table.looking = None
    return taken


def _to_hand(table: PrincipalityTable, seat: int, stack: int, number: int) -> None:
    table.hands[seat].append(number)
    table.tell(CardDrawn(seat, stack + 1))
    table.tell(CardGot(seat, table.realm.catalogue.cards[number].id))


def choose_stack(
    table: PrincipalityTable,
    seat: int,
    why: str,
    *,
    without: Iterable[int] = (),
    optional: bool = False,
    empty_too: bool = False,
) -> Script:
    """One of the stacks with cards, by its number from 0; None if the seat does without or there is none."""
    barred = tuple(without)
    choices: list[Move] = [
        STACK_CHOICES[number]
        for number, stack in enumerate(table.stacks)
        if (stack or empty_too) and number not in barred
    ]
    if not choices:
        return None
    if optional:
        choices.append(PASS)
    move = yield Ask(seat, OneOf(choices, why), why)
    return None if isinstance(move, Pass) else move.stack - 1


def put_under(table: PrincipalityTable, seat: int, move: PutUnder, of: int | None = None) -> None:
    """A card of the seat's own hand, or of the hand `of`, to the bottom of a stack."""
    holder = seat if of is None else of
    number = table.realm.catalogue[move.card].number
    table.hands[holder].remove(number)
    table.stacks[move.stack - 1].insert(0, number)
    table.tell(CardPutUnder(seat, holder, move.stack))


def show_hand(table: PrincipalityTable, seat: int, to: int) -> None:
    """The other seat may look at the hand until `table.looking` is emptied."""
    cards = table.realm.catalogue.cards
    table.tell(HandShown(seat, to))
    table.tell(HandSeen(seat, to, tuple(cards[number].id for number in sorted(table.hands[seat]))))
    table.looking = Looking(to, "hand", seat)


# What may be answered


class Draws(Options):
    """The top card of a stack, or (if it is the moment for that) a search if the seat can pay for it."""

    __slots__ = ("searching", "table", "why")

    def __init__(self, table: PrincipalityTable, why: str, *, searching: bool = True) -> None:
        self.table = table
        self.why = why
        self.searching = searching

    def moves(self, seat: int) -> list[Move]:
        table = self.table
        filled = [number for number, stack in enumerate(table.stacks) if stack]
        listed: list[Move] = [DRAWS[number] for number in filled]
        if self.searching and sum(table.totals[seat]) >= search_price(table, seat):
            listed += [SEARCHES[number] for number in filled]
        return listed

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        table, rules = self.table, self.table.realm.rules
        if not isinstance(move, DrawCard | SearchStack):
            return IllegalMove(f"'{move}' is not possible now: first draw a card", self.why)
        filled = [number for number, stack in enumerate(table.stacks) if stack]
        if move.stack - 1 not in filled:
            return IllegalMove(f"no card lies in stack {move.stack}, but in {_numbered(filled)}", rules.draw)
        return self._search_objection(seat) if isinstance(move, SearchStack) else None

    def _search_objection(self, seat: int) -> IllegalMove | None:
        if not self.searching:
            return IllegalMove("only top cards are drawn here", self.why)
        price = search_price(self.table, seat)
        if sum(self.table.totals[seat]) < price:
            rule = self.table.realm.rules.search
            return IllegalMove(f"looking through a stack costs {price} resources, you have fewer", rule)
        return None


class SeenCards(Options):
    """One of the cards that the seat is looking at."""

    __slots__ = ("optional", "table", "why", "without")

    def __init__(
        self, table: PrincipalityTable, why: str, *, without: Sequence[int] = (), optional: bool = False
    ) -> None:
        """`without`: not what lies at these places of the stack or hand."""
        self.table = table
        self.why = why
        self.without = without
        self.optional = optional

    def moves(self, seat: int) -> list[Move]:
        listed = list(_takes(self.table.realm.catalogue, tuple(sorted(set(self._seen().values())))))
        return [*listed, PASS] if self.optional else listed

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        if isinstance(move, Pass) and self.optional:
            return None
        if not isinstance(move, TakeCard):
            or_not = ", or do without" if self.optional else ""
            return IllegalMove(f"'{move}' is not possible now: first take one of the cards you see{or_not}", self.why)
        card = self.table.realm.catalogue.by_id.get(move.card)
        if card is None or card.number not in self._seen().values():
            return IllegalMove(f"there is no '{move.card}' among the cards you see", self.why)
        return None

    def place_of(self, card: str) -> int:
        """Where in the stack or hand this card lies."""
        number = self.table.realm.catalogue[card].number
        return next(place for place, seen in self._seen().items() if seen == number)

    def _seen(self) -> dict[int, int]:
        """The cards that may be chosen, by their places."""
        return {place: number for place, number in enumerate(seen_cards(self.table)) if place not in self.without}


def seen_cards(table: PrincipalityTable) -> Sequence[int]:
    """What is looked at just now: a stack or a hand."""
    looking = table.looking
    assert looking is not None
    return table.stacks[looking.which] if looking.at == "stack" else table.hands[looking.which]


@lru_cache(maxsize=4096)
def _takes(catalogue: Catalogue, numbers: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(TakeCard(catalogue.cards[number].id) for number in numbers)


class HandCards(Options):
    """A card of a hand, and a stack under which it may go."""

    __slots__ = ("of", "optional", "stack", "table", "why", "without")

    def __init__(
        self,
        table: PrincipalityTable,
        why: str,
        *,
        of: int | None = None,
        stack: int | None = None,
        without: Sequence[int] = (),
        optional: bool = False,
    ) -> None:
        """`of`: from the hand of this seat, at which one looks, else from one's own; `stack`: only under this one;
        `without`: not what lies at these places of the hand.
        """
        self.table = table
        self.why = why
        self.of = of
        self.stack = stack
        self.without = without
        self.optional = optional

    def moves(self, seat: int) -> list[Move]:
        table = self.table
        listed: list[Move] = [PASS] if self.optional else []
        for number in sorted(set(self._hand(seat).values())):
            stacks = self._stacks(seat, number)
            listed += _puts(table.realm.catalogue.cards[number].id, tuple(stacks))
        return listed

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        table = self.table
        if isinstance(move, Pass) and self.optional:
            return None
        if not isinstance(move, PutUnder):
            or_not = ", or do without" if self.optional else ""
            return IllegalMove(f"'{move}' is not possible now: first put a card under a stack{or_not}", self.why)
        card = table.realm.catalogue.by_id.get(move.card)
        if card is None or card.number not in self._hand(seat).values():
            return IllegalMove(f"there is no '{move.card}' in this hand", self.why)
        stacks = self._stacks(seat, card.number)
        if move.stack - 1 not in stacks:
            sentence = f"this card does not go under stack {move.stack}, but under {_numbered(stacks)}"
            of_the_card = table.realm.rules.put_under if self.stack is None else ""
            return IllegalMove(sentence, of_the_card or self.why)
        return None

    def place_of(self, seat: int, card: str) -> int:
        """Where in the hand this card lies."""
        number = self.table.realm.catalogue[card].number
        return next(place for place, held in self._hand(seat).items() if held == number)

    def _hand(self, seat: int) -> dict[int, int]:
        """The cards that may be chosen, by their places."""
        hand = self.table.hands[seat if self.of is None else self.of]
        return {place: number for place, number in enumerate(hand) if place not in self.without}

    def _stacks(self, seat: int, number: int) -> Sequence[int]:
        if self.stack is not None:
            return (self.stack,)
        return self.table.realm.stacks_for(self.table, seat, self.table.realm.catalogue.cards[number])


def _numbered(stacks: Iterable[int]) -> str:
    """The stacks as they are called: 1, 3, 4."""
    return ", ".join(str(number + 1) for number in stacks)


@lru_cache(maxsize=1024)
def _puts(card: str, stacks: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(PutUnder(card, stack + 1) for stack in stacks)
