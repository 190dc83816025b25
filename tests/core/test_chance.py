"""The stream of a seed, and the questions to chance."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import inselreich
from inselreich.core.chance import MASK, Chance, Draw, Roll, Seeded, Shuffle
from inselreich.core.errors import BadOption, BadOutcome
from inselreich.core.fair import Fair

seeds = st.integers(0, MASK)


# The generator


def reference(seed: int, count: int) -> list[int]:
    """SplitMix64 after its publication (Steele, Lea, Flood 2014): output n mixes the seed plus n golden gammas."""
    outputs = []
    for number in range(1, count + 1):
        mixed = (seed + number * 0x9E3779B97F4A7C15) % 2**64
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % 2**64
        outputs.append(mixed ^ mixed >> 31)
    return outputs


PUBLISHED = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC],
    1234567: [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ],
}
"""The first outputs that others give for these seeds."""


@pytest.mark.parametrize("seed", PUBLISHED)
def test_the_stream_is_splitmix64_as_published(seed: int) -> None:
    published = PUBLISHED[seed]
    assert reference(seed, len(published)) == published
    stream = Seeded(seed)
    assert [stream.below(2**64) for _ in published] == published


@given(seeds, st.integers(1, 2**63), st.integers(1, 20))
def test_a_number_below_a_bound_is_the_upper_half_of_a_product(seed: int, bound: int, count: int) -> None:
    """Lemire: of each output times the bound the upper 64 bits, unless the lower ones lie in the incomplete range."""
    kept = [output * bound for output in reference(seed, 40 + 8 * count)]
    expected = [product >> 64 for product in kept if product % 2**64 >= 2**64 % bound][:count]
    stream = Seeded(seed)
    assert [stream.below(bound) for _ in expected] == expected


def test_outputs_from_the_incomplete_range_are_skipped() -> None:
    """With a bound of 3/4 of the range, a quarter of the outputs is thrown away."""
    stream, bound = Seeded(7), 3 << 62
    for _ in range(1000):
        assert 0 <= stream.below(bound) < bound
    drawn = (stream.state - 7) * pow(0x9E3779B97F4A7C15, -1, 2**64) % 2**64
    assert 1200 < drawn < 1500


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 11, 36, 95])
def test_below_is_uniform(bound: int) -> None:
    """Chi-squared within five standard deviations of its mean, for a fixed seed: no luck is involved."""
    stream, draws = Seeded(2024 + bound), 4000 * bound
    found = Counter(stream.below(bound) for _ in range(draws))
    assert sorted(found) == list(range(bound))
    expected = draws / bound
    chi_squared = sum((count - expected) ** 2 / expected for count in found.values())
    degrees = bound - 1
    assert abs(chi_squared - degrees) <= 5 * (2 * degrees) ** 0.5


def test_a_copy_goes_on_alone() -> None:
    stream = Seeded(9)
    stream.below(6)
    twin = stream.copy()
    ahead = [stream.below(100) for _ in range(10)]
    assert [twin.below(100) for _ in range(10)] == ahead
    assert twin.seed == stream.seed == 9


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, "7", None, True])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption, match=r"a seed is a whole number from 0 to 2\^64-1, not"):
        Seeded(seed)


# Questions


class Listed:
    """A stream of numbers written down, each with the bound it is asked for."""

    def __init__(self, *numbers: tuple[int, int]) -> None:
        self.numbers = list(numbers)

    def below(self, bound: int) -> int:
        expected, number = self.numbers.pop(0)
        assert bound == expected
        return number

    def copy(self) -> Listed:
        return Listed(*self.numbers)


def test_a_roll_is_one_number_the_last_die_fastest() -> None:
    assert Roll().draw(Listed((36, 0))) == (1, 1)
    assert Roll().draw(Listed((36, 1))) == (1, 2)
    assert Roll().draw(Listed((36, 6))) == (2, 1)
    assert Roll().draw(Listed((36, 35))) == (6, 6)
    assert Roll(1, 10).draw(Listed((10, 9))) == (10,)
    assert Roll(3).draw(Listed((216, 215))) == (6, 6, 6)


def test_a_draw_is_one_number_below_the_count_of_cards() -> None:
    counts = [2, 0, 1]
    assert [Draw(counts).draw(Listed((3, number))) for number in range(3)] == [0, 0, 2]


def test_a_shuffle_is_fisher_and_yates_from_the_last_place_down() -> None:
    assert Shuffle(4).draw(Listed((4, 0), (3, 0), (2, 0))) == (1, 2, 3, 0)
    assert Shuffle(4).draw(Listed((4, 3), (3, 2), (2, 1))) == (0, 1, 2, 3)
    assert Shuffle(1).draw(Listed()) == (0,)
    assert Shuffle(0).draw(Listed()) == ()


QUESTIONS: list[tuple[Chance, int]] = [
    (Roll(), 36),
    (Roll(1), 6),
    (Roll(3, 4), 64),
    (Draw([1]), 1),
    (Draw([3, 0, 2, 1]), 3),
    (Shuffle(0), 1),
    (Shuffle(1), 1),
    (Shuffle(4), 24),
]


@pytest.mark.parametrize(("question", "count"), QUESTIONS)
def test_the_outcomes_are_all_that_can_happen_and_their_probabilities_add_up(question: Chance, count: int) -> None:
    outcomes = question.outcomes()
    assert len({outcome for outcome, _ in outcomes}) == len(outcomes) == count
    assert sum(Fraction(chance).limit_denominator(1000) for _, chance in outcomes) == 1
    for outcome, chance in outcomes:
        assert chance > 0
        assert question.admit(outcome) == outcome


def test_the_probabilities_are_those_of_the_dice_and_of_the_cards() -> None:
    sums = Counter[int]()
    for faces, chance in Roll().outcomes():
        sums[sum(faces)] += round(36 * chance)
    assert [sums[total] for total in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert Draw([3, 0, 2, 1]).outcomes() == [(0, 3 / 6), (2, 2 / 6), (3, 1 / 6)]
    assert [order for order, _ in Shuffle(3).outcomes()] == list(permutations(range(3)))


@pytest.mark.parametrize(("question", "count"), QUESTIONS)
def test_what_is_drawn_is_what_can_happen_as_often_as_it_should(question: Chance, count: int) -> None:
    stream, draws = Seeded(count), 400 * count
    found = Counter(question.draw(stream) for _ in range(draws))
    expected = dict(question.outcomes())
    assert found.keys() == expected.keys()
    for outcome, chance in expected.items():
        spread = (draws * chance * (1 - chance)) ** 0.5
        assert abs(found[outcome] - draws * chance) <= 5 * spread


GOOD: list[tuple[Chance, Any, Any]] = [
    (Roll(), (3, 4), (3, 4)),
    (Roll(), [3, 4], (3, 4)),
    (Draw([0, 2]), 1, 1),
    (Shuffle(3), [2, 0, 1], (2, 0, 1)),
]


@pytest.mark.parametrize(("question", "outcome", "admitted"), GOOD)
def test_a_possible_outcome_is_admitted_as_the_script_expects_it(question: Chance, outcome: Any, admitted: Any) -> None:
    found = question.admit(outcome)
    assert (found, type(found)) == (admitted, type(admitted))


BAD: list[tuple[Chance, Any, str]] = [
    (Roll(), (0, 4), "2 dice show numbers from 1 to 6"),
    (Roll(), (7, 4), "2 dice show numbers from 1 to 6"),
    (Roll(), (3,), "2 dice show numbers from 1 to 6"),
    (Roll(), (3, 4, 5), "2 dice show numbers from 1 to 6"),
    (Roll(), 7, "a list of whole numbers is needed"),
    (Roll(), (3.0, 4), "a list of whole numbers is needed"),
    (Roll(), (True, 4), "a list of whole numbers is needed"),
    (Roll(), "34", "a list of whole numbers is needed"),
    (Roll(), None, "a list of whole numbers is needed"),
    (Draw([0, 2]), 0, r"a card of kind 0 cannot be drawn from \[0, 2\]"),
    (Draw([0, 2]), 2, "a card of kind 2 cannot be drawn"),
    (Draw([0, 2]), -1, "a card of kind -1 cannot be drawn"),
    (Draw([0, 2]), True, "a card of kind True cannot be drawn"),
    (Draw([0, 2]), "1", "a card of kind '1' cannot be drawn"),
    (Shuffle(3), (0, 1), "an order of 3 things names each number from 0 to 2 once"),
    (Shuffle(3), (0, 1, 1), "an order of 3 things"),
    (Shuffle(3), (1, 2, 3), "an order of 3 things"),
    (Shuffle(3), {0, 1, 2}, "a list of whole numbers is needed"),
]


@pytest.mark.parametrize(("question", "outcome", "said"), BAD)
def test_an_impossible_outcome_is_refused_with_a_sentence(question: Chance, outcome: Any, said: str) -> None:
    with pytest.raises(BadOutcome, match=said):
        question.admit(outcome)


def test_chance_is_fair_or_seeded_but_asks_the_same() -> None:
    """A record of either stream reads alike: what is asked does not depend on who answers."""
    fair = inselreich.new("classic", seats=3, chance=Fair("00" * 32, []))
    seeded = inselreich.new("classic", seats=3, seed=1)
    assert [type(outcome) for outcome in fair.outcomes][:4] == [type(outcome) for outcome in seeded.outcomes][:4]
