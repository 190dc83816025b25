"""Moves and piles: the same in Python and in JSON, and nothing else passes for one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from inselreich.core.errors import BadOption, MalformedMove
from inselreich.core.moves import Pile, Reader, snake_case
from tests.core.toy import Bid, CallForBids, Pass, Shout, Toy, ToyOptions

READER = Toy().reader


class Fruit(Pile, frozen=True):
    apples: int = 0
    pears: int = 0


@pytest.mark.parametrize(
    ("name", "called"), [("BuildRoad", "build_road"), ("Pass", "pass"), ("RollTwoDice", "roll_two_dice")]
)
def test_a_class_has_its_name_in_json(name: str, called: str) -> None:
    assert snake_case(name) == called


def test_moves_are_json_that_reads_back() -> None:
    for move in (Pass(), CallForBids(), Bid(3), Shout("ho")):
        data = msgspec.json.decode(msgspec.json.encode(move))
        assert data["type"] == move.named()
        assert READER.from_json(msgspec.json.encode(move)) == move
        assert READER.from_data(data) == move
        assert hash(READER.from_data(data)) == hash(move)


def test_a_move_is_a_phrase() -> None:
    assert str(CallForBids()) == "call for bids"
    assert str(Bid(3)) == "bid 3"


BAD: list[Any] = [
    *({}, {"type": "castle"}, {"type": None}, {"type": ["pass"]}, {"type": "pass", "seat": 1}, {"type": "bid"}),
    *(
        {"type": "bid", "cards": "3"},
        {"type": "bid", "cards": 1.5},
        {"type": "bid", "cards": None},
        [],
        "pass",
        7,
        None,
    ),
]


@pytest.mark.parametrize("data", BAD)
def test_what_is_no_move_is_refused_as_data_and_as_json(data: Any) -> None:
    with pytest.raises(MalformedMove, match="this is not a move of the game: "):
        READER.from_data(data)
    with pytest.raises(MalformedMove, match="this is not a move of the game: "):
        READER.from_json(msgspec.json.encode(data))


WRONG: list[Any] = ["", "{", b"\xff", "\ud800", None, 7, "[" * 100_000]


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_json_is_refused(text: Any) -> None:
    with pytest.raises(MalformedMove, match="this is not a move of the game: "):
        READER.from_json(text)


def test_a_reader_of_one_kind_reads_that_kind() -> None:
    assert Reader((Pass,)).from_json('{"type":"pass"}') == Pass()


# Piles


@given(st.tuples(st.integers(0, 9), st.integers(0, 9)))
def test_a_pile_is_so_many_of_each_kind(counts: tuple[int, int]) -> None:
    pile = Fruit.of(counts)
    assert pile.counts == counts
    assert pile.total == sum(counts)
    assert bool(pile) is any(counts)
    assert Fruit.naming(counts) == {"apples": counts[0], "pears": counts[1]}
    data = msgspec.json.decode(msgspec.json.encode(pile))
    assert data == {name: count for name, count in Fruit.naming(counts).items() if count}
    assert msgspec.convert(data, Fruit) == pile


def test_a_pile_is_a_phrase() -> None:
    assert str(Fruit(1, 2)) == "1 apples + 2 pears"
    assert str(Fruit(pears=2)) == "2 pears"
    assert str(Fruit()) == "nothing"


@pytest.mark.parametrize("count", [-1, 1.0, "1", None, True])
def test_a_number_of_cards_is_a_whole_number_from_0(count: Any) -> None:
    with pytest.raises(MalformedMove, match="a number of cards is a whole number from 0, not"):
        Fruit(count)


@pytest.mark.parametrize("pile", [None, {"apples": 1}, (1, 0), 1, "apples"])
def test_what_is_no_pile_is_refused_and_a_pile_is_shown(pile: Any) -> None:
    with pytest.raises(MalformedMove, match=r"cards are given as Fruit\(apples=1, \.\.\.\), not"):
        Fruit.check(Fruit(), pile)


# Options and seats of a game


def test_the_usual_seats_and_options_are_filled_in() -> None:
    toy = Toy()
    assert toy.check_seats(None) == 3
    assert toy.check_options({}) == ToyOptions(4, loud=False)
    assert toy.check_options({"loud": True}) == ToyOptions(4, loud=True)
    assert toy.check_options(ToyOptions(9)) == ToyOptions(9)


@pytest.mark.parametrize("seats", [1, 4, "2", 2.0, True])
def test_other_seats_are_refused(seats: Any) -> None:
    with pytest.raises(BadOption, match=f"toy is for 2 or 3 seats, not {seats!r}"):
        Toy().check_seats(seats)


def test_a_game_for_two_alone_says_so() -> None:
    class Pair(Toy):
        seats = (2,)

    with pytest.raises(BadOption, match=r"^toy is for 2 seats, not 3$"):
        Pair().check_seats(3)


WRONG_OPTIONS: list[tuple[Any, str]] = [
    ({"colour": 1}, "toy has no option 'colour'; its options: turns, loud"),
    ({"turns": "4"}, "option turns of toy is a whole number, any value, not '4'"),
    ({"loud": 1}, "option loud of toy is false or true, not 1"),
    (7, "the options of toy are names with values, not 7"),
    ([("turns", 1)], "the options of toy are names with values"),
    (None, "the options of toy are names with values"),
]


@pytest.mark.parametrize(("options", "said"), WRONG_OPTIONS)
def test_other_options_are_refused(options: Any, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        Toy().check_options(options)
