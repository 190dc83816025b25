"""Situations in the middle of effects, and the ways on from there: for tests of forks in games of principalities."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import count
from types import ModuleType
from typing import Any, NamedTuple

from inselreich import Match, Move
from inselreich.core import checks
from inselreich.core.chance import Seeded
from tests.support.pauses import MANY_DRAWS, Met, Watch

Step = tuple[int, Move]


class Middle(NamedTuple):
    """A position, what chance says next, and the moves that lead into an effect."""

    position: dict[str, Any]
    steps: list[Step]
    dice: tuple[Any, ...] = ()
    from_the_beginning: bool = False


class Way(NamedTuple):
    """How the questions of an effect are answered: by the first, a middle or the last of the moves listed."""

    name: str
    choose: Callable[[list[Step]], Step]


WAYS = (
    Way("first", lambda listed: listed[0]),
    Way("middle", lambda listed: listed[len(listed) // 2]),
    Way("last", lambda listed: listed[-1]),
)
LONGEST = 14
"""No effect asks more questions."""


class Playing:
    """A match that begins at a middle and takes one of the ways."""

    def __init__(self, middle: Middle, way: Way, positions: Any, watch: Watch) -> None:
        self.way = way
        self.watch = watch
        self.left = list(middle.steps)
        self.match = watch.during(lambda: self._begin(middle, positions))

    def _begin(self, middle: Middle, positions: Any) -> Match:
        kind = self.watch.kind_of_match()
        forced = [*middle.dice, *MANY_DRAWS]
        if middle.from_the_beginning:
            game = positions.new().game
            match = kind(game, 2, game.check_options(middle.position), Seeded(5), forced=forced)
        else:
            match = positions(**middle.position)
            match.__class__ = kind
            match.force(*forced)
            match._recordable = True  # a record from here on, to compare with those of its forks
        self.watch.note(match)
        return match

    @property
    def is_done(self) -> bool:
        """Whether the effect has come to its end."""
        question = self.match.question
        return not self.left and (question is None or question.resumable)

    def next_step(self) -> Step:
        if self.left:
            return self.left.pop(0)
        listed = [(each.seat, move) for each in checks.asked(self.match) for move in each.moves]
        return self.way.choose(listed)

    def go_on(self) -> None:
        seat, move = self.next_step()
        self.watch.during(lambda: self.match.play(seat, move))
        self.watch.note(self.match)


def met_on(middle: Middle, positions: Any, modules: Iterable[ModuleType]) -> Met:
    """All places at which the middle pauses on any of the ways."""
    watch = Watch(modules)
    for way in WAYS:
        playing = Playing(middle, way, positions, watch)
        for _ in range(LONGEST):
            if playing.is_done:
                break
            playing.go_on()
    return watch.met


def questions_of(middle: Middle, way: Way, positions: Any) -> Iterator[Callable[[], Playing]]:
    """At each question on the way, from the position to the end of the effect: something that plays until there anew."""

    def until(steps: int) -> Playing:
        playing = Playing(middle, way, positions, Watch(()))
        for _ in range(steps):
            playing.go_on()
        return playing

    for steps in count():
        assert steps <= LONGEST, "the effect has no end"
        yield lambda steps=steps: until(steps)  # type: ignore[misc]
        if until(steps).is_done:
            return


def whole(match: Match) -> dict[str, Any]:
    """All there is to see of a match, everybody's decisions, views and events and its record included."""
    return checks.everything(match) | {"record": match.record(), "state": checks.state(match)}


def a_fork_has_the_same_future(stand: Callable[[], Playing], seed: int, ahead: int) -> None:
    """A fork goes the way that its original goes, and the match it was made of stays where it is.

    The original is set up and played until here by itself, and never forked.
    """
    match, original = stand().match, stand()
    before = whole(match)
    assert whole(original.match) == before
    fork = match.fork()
    assert whole(fork) == before
    chance = Seeded(seed)
    for _ in range(ahead):
        if original.match.over:
            break
        seat, move = _given_or_any(original, chance)
        assert fork.play(seat, move) == original.match.play(seat, move)
        assert whole(fork) == whole(original.match)
    assert whole(match) == before


def _given_or_any(playing: Playing, chance: Seeded) -> Step:
    """What the middle has laid down; then any move."""
    if playing.left:
        return playing.left.pop(0)
    seat = playing.match.waiting_for[0]
    return seat, playing.match.pick(seat, chance)
