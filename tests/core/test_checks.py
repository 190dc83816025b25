"""The checks that all other tests lean on, tried on games that are wrong on purpose: a check must say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from inselreich.core import checks, registry
from inselreich.core.chance import Seeded, Stream
from inselreich.core.checks import Broken, difference
from inselreich.core.errors import IllegalMove
from inselreich.core.game import Game
from inselreich.core.match import Match
from inselreich.core.moves import Move
from inselreich.core.questions import Ask, Menu, OneOf, Options, Script
from inselreich.core.trade import Deal
from tests.core import market, toy
from tests.core.toy import CARDS, CallForBids, Pass, Shout, Take, Throw, Toy, ToyTable, ToyView


def begun(game: Game, moves: int = 6) -> Match:
    """Some moves into a match: seat 0 has drawn three cards and called for bids."""
    match = toy.new(game=game, turns=9, forced=[0, 0, 1][:moves])
    for move in [Take(), Take(), Take(), Pass(), CallForBids()][:moves]:
        match.play(match.waiting_for[0], move)
    return match


class Lists(Options):
    """Lists and accepts what it is told to."""

    def __init__(self, listed: list[Move], accepted: list[Move], sentence: str = "that is not possible") -> None:
        self.listed = listed
        self.accepted = accepted
        self.sentence = sentence

    def moves(self, seat: int) -> list[Move]:
        return list(self.listed)

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        return None if move in self.accepted else IllegalMove(self.sentence, "T-0")


def asking(options: Options) -> Match:
    """A match in which seat 0 is asked this, and then no more."""

    class Asking(Toy):
        def script(self, table: ToyTable) -> Script:
            yield Ask(0, options, "T-0", resumable=True)

    return Match(Asking(), 3, Asking().check_options({}), Seeded(0))


def test_the_toy_itself_is_sound() -> None:
    for moves in range(6):
        match = begun(Toy(), moves)
        checks.conserved(match)
        checks.consistent(match)
        checks.readable(match)
        checks.listed_moves_are_accepted(match)
        checks.forks(match, 1)
        for seat in checks.viewers(match):
            checks.redeals(match, seat, 1)


def test_a_card_too_many_is_seen() -> None:
    match = begun(Toy())
    match.table.bag[0] += 1
    with pytest.raises(Broken, match=r"T-3: there are \[4, 3, 3\] cards of the kinds"):
        checks.conserved(match)


def test_a_contradiction_is_seen() -> None:
    match = market.stalls((1, 0, 0), (0, 1, 0))
    match.table.deal = Deal((1,), market.Goods(rope=1), market.Goods(fish=1), (1,), ())
    with pytest.raises(Broken, match="seat 0 offers 1 rope and does not hold it"):
        checks.consistent(match)


class Untidy(Toy):
    """A view whose lists come back from JSON as tuples."""

    def view(self, table: ToyTable, seat: int | None) -> ToyView:
        view = super().view(table, seat)
        return ToyView(seat, view.own, view.sizes, view.scores, view.turn, [*view.order])  # type: ignore[arg-type]


class Secretive(Toy):
    """A game that does not name all of its moves."""

    move_types = tuple(kind for kind in Toy.move_types if kind is not Throw)


class Sloppy(Toy):
    """Events whose lists come back as tuples."""

    def script(self, table: ToyTable) -> Script:
        table.tell(toy.Threw(0, [1, 2]))  # type: ignore[arg-type]
        yield from super().script(table)


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (Untidy(), r"view of 0 through JSON: \.order is \(0, 1, 2\), expected \[0, 1, 2\]"),
        (Secretive(), "this is not a move of the game: Invalid value 'throw'"),
        (Sloppy(), r"event through JSON: \.faces is \(1, 2\), expected \[1, 2\]"),
    ],
)
def test_what_does_not_survive_json_is_seen(game: Game, said: str) -> None:
    with pytest.raises((Broken, IllegalMove), match=said):
        checks.readable(begun(game, 0))


class Lossy(toy.Takes):
    """A card is taken out of the bag and lost."""

    def perform(self, table: ToyTable, seat: int, move: Take) -> Script:
        yield from super().perform(table, seat, move)
        table.hands[seat][0] = 0


class Losing(Toy):
    def script(self, table: ToyTable) -> Script:
        menu = Menu("T-0", Lossy())
        while table.turn < 5:
            table.order = (0, 1, 2)
            yield from menu.perform(table, 0, (yield Ask(0, menu.on(table), "T-0", resumable=True))) or ()


def losing() -> Match:
    match = Match(Losing(), 3, Toy().check_options({}), Seeded(0), forced=[0])
    match.force(0)
    return match


FAULTY_LISTS: list[tuple[Callable[[], Match], str]] = [
    (lambda: asking(Lists([Throw(), Pass()], [Throw()])), "'pass' is listed for seat 0, but refused: T-0: that is not"),
    (lambda: asking(Lists([], [Throw()])), r"seat 0 is waited for \(T-0\), but has no legal move"),
    (lambda: asking(Lists([Throw(), Throw()], [Throw()])), "a legal move of seat 0 is listed twice"),
    (losing, "T-3: there are"),
]


@pytest.mark.parametrize(("make", "said"), FAULTY_LISTS)
def test_a_wrong_list_is_seen(make: Callable[[], Match], said: str) -> None:
    with pytest.raises(Broken, match=said):
        checks.listed_moves_are_accepted(make())


def test_only_some_moves_can_be_looked_at() -> None:
    match = asking(Lists([Throw(), Pass()], [Throw()]))
    checks.listed_moves_are_accepted(match, only=lambda move: move == Throw())


class Damaging(Lists):
    """Being asked what speaks against a move already changes the table."""

    table: ToyTable

    def objection(self, seat: int, move: Move) -> IllegalMove | None:
        self.table.scores[1] += 1
        return super().objection(seat, move)


def damaging() -> Match:
    options = Damaging([Throw()], [Throw()])
    match = asking(options)
    options.table = match.table
    return match


@pytest.mark.parametrize(
    ("match", "said"),
    [
        (asking(Lists([Throw()], [Throw(), Pass()])), "'pass' of seat 0 is not listed, but accepted"),
        (asking(Lists([Throw()], [Throw()], "no")), "'pass' of seat 0 is refused without a sentence"),
        (damaging(), r"state after refused moves: \.scores\[1\] is \d, expected 0"),
    ],
)
def test_a_wrong_refusal_is_seen(match: Match, said: str) -> None:
    with pytest.raises(Broken, match=said):
        checks.other_moves_are_refused(match, [Throw(), Pass()], lambda move: False)


def test_moves_that_need_not_be_listed_are_counted_only_if_refused() -> None:
    match = asking(Lists([Throw()], [Throw(), Pass()]))
    assert checks.other_moves_are_refused(match, [Throw(), Pass()], lambda move: move == Pass()) == 2 * 4 + 0


# Copies


class SharingTable(ToyTable):
    """A list hidden in a field that is passed on as it is."""

    shared: Any


class Forgetful(Toy):
    """At a question marked as resumable, something is kept in a local variable."""

    def script(self, table: ToyTable) -> Script:
        passes = 0
        while passes < 5:
            yield Ask(0, OneOf([Pass()], "T-7"), "T-7", resumable=True)
            passes += 1
            table.scores[0] = passes


class Outside(Toy):
    """Something outside the table decides."""

    throws = 0

    def script(self, table: ToyTable) -> Script:
        while table.turn < 9:
            yield Ask(0, OneOf([Pass()], "T-7"), "T-7", resumable=True)
            Outside.throws += 1
            table.scores[0] = Outside.throws
            table.turn += 1


def one_seat(game: Game, moves: int) -> Match:
    match = Match(game, 3, game.check_options({}), Seeded(0))
    for _ in range(moves):
        match.play(0, Pass())
    return match


class Shares(Toy):
    """Its passes are counted in a list that all copies share."""

    def lay_out(self, seats: int, options: toy.ToyOptions) -> SharingTable:
        table = SharingTable(seats, options)
        table.shared = ([0],)
        return table

    def script(self, table: ToyTable) -> Script:
        assert isinstance(table, SharingTable)
        while table.turn < 9:
            yield Ask(0, OneOf([Pass()], "T-7"), "T-7", resumable=True)
            table.shared[0][0] += 1
            table.turn += 1

    def points(self, table: ToyTable) -> tuple[int, ...]:
        assert isinstance(table, SharingTable)
        return (table.shared[0][0],)


@pytest.mark.parametrize(
    ("match", "said"),
    [
        (one_seat(Shares(), 2), "state|future"),
        (one_seat(Forgetful(), 3), r"\.scores\[0\] is 5, expected 2|\.over|state of a copy"),
        (one_seat(Outside(), 2), r"\.scores\[0\] is \d+, expected \d+"),
    ],
)
def test_a_wrong_fork_is_seen(match: Match, said: str) -> None:
    with pytest.raises(Broken, match=said):
        checks.forks(match, 1)


class Peeking(Toy):
    """The view shows how many cards of the first kind everybody holds."""

    def view(self, table: ToyTable, seat: int | None) -> ToyView:
        view = super().view(table, seat)
        return ToyView(seat, view.own, tuple(hand[0] for hand in table.hands), view.scores, view.turn, view.order)


class Robbing(Toy):
    """The redeal changes what the seat itself holds."""

    def redeal(self, table: ToyTable, seat: int | None, stream: Stream) -> None:
        super().redeal(table, None, stream)


class Careless(Toy):
    """The redeal loses cards."""

    def redeal(self, table: ToyTable, seat: int | None, stream: Stream) -> None:
        table.bag[:] = [0] * len(CARDS)


class Telling(Toy):
    """What is listed for a seat depends on what another holds."""

    def script(self, table: ToyTable) -> Script:
        table.order = (0, 1, 2)
        yield from super().script(table) if not any(table.hands[0]) else self.asked(table)

    def asked(self, table: ToyTable) -> Script:
        words = [Shout("abc"[kind]) for kind, count in enumerate(table.hands[0]) if count]
        yield Ask(1, OneOf([Pass(), *words], "T-0"), "T-0", resumable=True)


@pytest.mark.parametrize(
    ("game", "seat", "said"),
    [
        (Peeking(), 2, r"what seat 2 sees after a redeal: \.view\.sizes\[0\]"),
        (Peeking(), None, r"what seat None sees after a redeal: \.view\.sizes\[0\]"),
        (Robbing(), 0, r"what seat 0 sees after a redeal: \.view\.own\[\d\]"),
        (Careless(), 2, "T-3: there are"),
    ],
)
def test_a_wrong_redeal_is_seen(game: Game, seat: int | None, said: str) -> None:
    def try_some() -> None:
        for seed in range(20):
            checks.redeals(begun(game, 4), seat, seed)

    with pytest.raises(Broken, match=said):
        try_some()


def test_a_list_that_tells_what_others_hold_is_seen() -> None:
    table = ToyTable(3, toy.ToyOptions())
    table.bag, table.hands[0] = [0, 2, 2], [3, 1, 1]
    match = Match(Telling(), 3, table.options, Seeded(1), table=table)

    def try_some() -> None:
        for seed in range(20):
            checks.redeals(match, 1, seed)

    table.hands[0], table.hands[2] = [3, 0, 0], [0, 1, 1]
    with pytest.raises(Broken, match=r"what seat 1 sees after a redeal: \.(decisions|legal)"):
        try_some()


def test_a_match_that_does_not_replay_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_games", {"toy": Outside()})
    with pytest.raises(Broken, match="replayed match: "):
        checks.replays(one_seat(Outside(), 3))
    monkeypatch.setattr(registry, "_games", {"toy": Toy()})
    match = Match(Toy(), 3, Toy().check_options({}), Seeded(0))
    match.rollout(Seeded(1))
    assert checks.replays(match).over


def test_advancing_stops_at_the_end() -> None:
    match = toy.new(turns=2)
    checks.advance(match, 1, 10_000)
    assert match.over
    checks.advance(match, 1, 5)
    checks.same_future(match, match.fork(), 1, 5)


@pytest.mark.parametrize(
    ("found", "expected", "said"),
    [
        (1, 2, "it is 1, expected 2"),
        ({"a": [1, {"b": (2, 3)}]}, {"a": [1, {"b": (2, 4)}]}, ".a[1].b[1] is 3, expected 4"),
        ({"a": 1}, {"b": 1}, "it is {'a': 1}, expected {'b': 1}"),
        ([1], [1, 2], "it is [1], expected [1, 2]"),
        (market.Goods(1), market.Goods(2), ".salt is 1, expected 2"),
        ([market.Goods(1, 2)], [market.Goods(1, 3)], "[0].fish is 2, expected 3"),
        (Shout("a"), Pass(), "it is Shout(word='a'), expected Pass()"),
    ],
)
def test_a_difference_is_named_where_it_begins(found: Any, expected: Any, said: str) -> None:
    assert difference(found, expected) == said
