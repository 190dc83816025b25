"""What a golden match may show, in words for the recipes of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import inselreich
from inselreich.core.choices import choices_of
from inselreich.core.events import Event
from inselreich.core.moves import Move
from tests.golden.collection import Feature, walk

LIVELY = {"quiet": 97, "invited": 20, "free": 10}
"""Random play with many proposals and offers of any amounts."""
USUAL = {"quiet": 97, "invited": 3, "free": 3}


def option(name: str, value: object) -> Feature:
    return lambda recipe, match: bool(getattr(match.options, name) == value)


def seats(count: int) -> Feature:
    return lambda recipe, match: match.seats == count


def move(kind: type[Move]) -> Feature:
    return lambda recipe, match: any(isinstance(each, kind) for _, each in match.moves)


def event(kind: type[Event], such: Callable[..., bool] = lambda each: True) -> Feature:
    return lambda recipe, match: any(isinstance(each, kind) and such(each) for each in match.events)


def moment(such: Callable[[inselreich.Match], bool]) -> Feature:
    return lambda recipe, match: any(such(position) for position in walk(match.record()))


def of_every_game(key: str, without: Iterable[type[Event]] = ()) -> dict[str, Feature]:
    """Each count of seats, each value of each option that is a word or yes or no, each kind of move, each kind of event.

    `without` names events so rare that no match of a reasonable length shows them.
    """
    game = inselreich.game(key)
    return {
        **{f"{count} seats": seats(count) for count in game.seats},
        **{
            f"{choice.name} {value}": option(choice.name, value)
            for choice in choices_of(game.options_type)
            for value in choice.allowed or ()
        },
        **{f"{kind.named()} is played": move(kind) for kind in game.move_types},
        **{f"{kind.__name__} happens": event(kind) for kind in game.event_types if kind not in without},
        "fair dice": lambda recipe, match: isinstance(match.stream, inselreich.Fair),
        "chance set by hand": lambda recipe, match: bool(match.forced_outcomes),
    }
