"""A game just large enough to use everything the core offers: a market day with dice, blind draws and bids.

In its turn a seat throws dice and keeps or doubles them, takes a card blindly, calls for sealed bids, or passes. The
others may shout at any time. After a few turns the highest score wins. The rules are called T-1 to T-9.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import msgspec

from inselreich.core.chance import Draw, Roll, Seeded, Shuffle, Stream
from inselreich.core.errors import IllegalMove
from inselreich.core.events import Event
from inselreich.core.game import Game, Result
from inselreich.core.match import Match
from inselreich.core.moves import Move
from inselreich.core.questions import Action, Ask, AskAll, AskAny, Form, Menu, OneOf, Options, Script, Section
from inselreich.core.table import Table

CARDS = (3, 3, 3)
"""So many cards of each kind are in the bag at first."""


class Throw(Move, frozen=True):
    """T-1"""


class Keep(Move, frozen=True):
    """T-2"""


class Double(Move, frozen=True):
    """T-2"""


class Take(Move, frozen=True):
    """T-3"""


class CallForBids(Move, frozen=True):
    """T-4"""


class Bid(Move, frozen=True):
    """T-5"""

    cards: int


class Shout(Move, frozen=True):
    """T-6"""

    word: str = "hey"


class Pass(Move, frozen=True):
    """T-7"""


class Threw(Event, frozen=True):
    seat: int
    faces: tuple[int, ...]


class Took(Event, frozen=True):
    seat: int


class Saw(Event, frozen=True):
    """Only the seat knows the card."""

    seat: int
    kind: int

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class BidsOpened(Event, frozen=True):
    bids: tuple[int, ...]


class Shouted(Event, frozen=True):
    seat: int
    word: str


class ToyOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    turns: int = 4
    loud: bool = False


class ToyTable(Table):
    seats: int
    options: ToyOptions
    order: tuple[int, ...]
    turn: int
    scores: list[int]
    bag: list[int]
    hands: list[list[int]]

    def __init__(self, seats: int, options: ToyOptions) -> None:
        self.news = []
        self.seats = seats
        self.options = options
        self.order = ()
        self.turn = 0
        self.scores = [0] * seats
        self.bag = list(CARDS)
        self.hands = [[0] * len(CARDS) for _ in range(seats)]

    @property
    def active(self) -> int:
        return self.order[self.turn % self.seats]


class ToyView(msgspec.Struct, frozen=True):
    seat: int | None
    own: tuple[int, ...] | None
    sizes: tuple[int, ...]
    scores: tuple[int, ...]
    turn: int
    order: tuple[int, ...]


# The course


def course(table: ToyTable) -> Script:
    if not table.order:
        table.order = yield Shuffle(table.seats)
    while table.turn < table.options.turns:
        seat = table.active
        shouting = SHOUTING.on(table)
        others = {other: shouting for other in range(table.seats) if other != seat}
        who, move = yield AskAny({seat: MAIN.on(table)}, "T-0", may=others, resumable=True)
        effect = (MAIN if who == seat else SHOUTING).perform(table, who, move)
        if effect is not None:
            yield from effect


class Simple(Action):
    """A move without fields that is always possible."""

    def moves(self, table: ToyTable, seat: int) -> Sequence[Move]:
        return (self.move(),)

    def objection(self, table: ToyTable, seat: int, move: Any) -> IllegalMove | None:
        return None


class Throws(Simple):
    move = Throw

    def perform(self, table: ToyTable, seat: int, move: Throw) -> Script:
        faces = yield Roll()
        table.tell(Threw(seat, faces))
        answer = yield Ask(seat, OneOf([Keep(), Double()], "T-2"), "T-2")
        table.scores[seat] += sum(faces)
        if isinstance(answer, Double):
            (again,) = yield Roll(1)
            table.tell(Threw(seat, (again,)))
            table.scores[seat] += again if again > 3 else -again
        table.turn += 1


class Takes(Simple):
    move = Take

    def moves(self, table: ToyTable, seat: int) -> Sequence[Move]:
        return (Take(),) if any(table.bag) else ()

    def objection(self, table: ToyTable, seat: int, move: Take) -> IllegalMove | None:
        return None if any(table.bag) else IllegalMove("the bag is empty", "T-3")

    def perform(self, table: ToyTable, seat: int, move: Take) -> Script:
        kind = yield Draw(table.bag)
        table.bag[kind] -= 1
        table.hands[seat][kind] += 1
        table.tell(Took(seat))
        table.tell(Saw(seat, kind))


class Bids(Options):
    """T-5: as many cards as one holds, or fewer."""

    __slots__ = ("table",)

    def __init__(self, table: ToyTable) -> None:
        self.table = table

    def moves(self, seat: int) -> list[Move]:
        return [Bid(count) for count in range(sum(self.table.hands[seat]) + 1)]

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        held = sum(self.table.hands[seat])
        if isinstance(move, Bid) and 0 <= move.cards <= held:
            return None
        return IllegalMove(f"'{move}' is no bid of at most {held} cards", "T-5")

    def forms(self, seat: int) -> tuple[Form, ...]:
        held = sum(self.table.hands[seat])
        return (Form("bid", 0, held, {"cards": held}),)


class Calls(Simple):
    move = CallForBids

    def perform(self, table: ToyTable, seat: int, move: CallForBids) -> Script:
        bids = Bids(table)
        answers = yield AskAll(dict.fromkeys(range(table.seats), bids), "T-4")
        opened = tuple(answers[each].cards for each in range(table.seats))
        table.tell(BidsOpened(opened))
        for each, count in enumerate(opened):
            table.scores[each] += count


class Passing(Simple):
    move = Pass

    def perform(self, table: ToyTable, seat: int, move: Pass) -> None:
        table.turn += 1


class Shouts(Simple):
    move = Shout

    def objection(self, table: ToyTable, seat: int, move: Shout) -> IllegalMove | None:
        return None if move.word.islower() else IllegalMove("only small letters are shouted", "T-6")

    def perform(self, table: ToyTable, seat: int, move: Shout) -> None:
        table.tell(Shouted(seat, move.word))


def is_loud(table: ToyTable, seat: int) -> bool:
    return table.options.loud


MAIN = Menu(
    "T-0", Throws(), Takes(), Calls(), Passing(), Section(is_loud, Shouts()), never={Keep: ("throw first", "T-2")}
)
SHOUTING = Menu("T-6", Shouts())


class Toy(Game):
    key = "toy"
    version = "1"
    title = {"en": "Market day", "de": "Markttag"}
    seats: ClassVar[tuple[int, ...]] = (2, 3)
    usual_seats = 3
    options_type = ToyOptions
    move_types: ClassVar[tuple[type[Move], ...]] = (Throw, Keep, Double, Take, CallForBids, Bid, Shout, Pass)
    event_types = (Threw, Took, Saw, BidsOpened, Shouted)
    view_type = ToyView

    def lay_out(self, seats: int, options: ToyOptions) -> ToyTable:
        return ToyTable(seats, options)

    def script(self, table: ToyTable) -> Script:
        return course(table)

    def view(self, table: ToyTable, seat: int | None) -> ToyView:
        own = None if seat is None else tuple(table.hands[seat])
        sizes = tuple(map(sum, table.hands))
        return ToyView(seat, own, sizes, tuple(table.scores), table.turn, table.order)

    def redeal(self, table: ToyTable, seat: int | None, stream: Stream) -> None:
        hidden = [other for other in range(table.seats) if other != seat]
        heap = [kind for kind, count in enumerate(table.bag) for _ in range(count)]
        sizes = {other: sum(table.hands[other]) for other in hidden}
        for other in hidden:
            heap += [kind for kind, count in enumerate(table.hands[other]) for _ in range(count)]
            table.hands[other] = [0] * len(CARDS)
        for other in hidden:
            for _ in range(sizes[other]):
                table.hands[other][heap.pop(stream.below(len(heap)))] += 1
        table.bag[:] = [heap.count(kind) for kind in range(len(CARDS))]

    def points(self, table: ToyTable) -> tuple[int, ...]:
        return tuple(table.scores)

    def result(self, table: ToyTable) -> Result:
        best = max(table.scores)
        return Result(tuple(seat for seat, score in enumerate(table.scores) if score == best), tuple(table.scores))

    def check(self, table: ToyTable) -> list[str]:
        found = [sum(counts) for counts in zip(table.bag, *table.hands, strict=True)]
        return [] if found == list(CARDS) else [f"T-3: there are {found} cards of the kinds, not {list(CARDS)}"]

    def recheck(self, table: ToyTable, events: Iterable[Event]) -> list[str]:
        bids = sum(sum(event.bids) for event in events if isinstance(event, BidsOpened))
        return [] if bids <= sum(table.scores) + 100 else [f"T-5: {bids} cards were bid, the scores are {table.scores}"]


def new(
    *, seats: int = 3, seed: int = 0, game: Game | None = None, forced: Iterable[Any] = (), **options: Any
) -> Match:
    """A new match. Seat 0 begins, unless chance is forced to something else."""
    played = game or Toy()
    order = tuple(range(seats))
    return Match(played, seats, played.check_options(options), Seeded(seed), forced=[order, *forced])
