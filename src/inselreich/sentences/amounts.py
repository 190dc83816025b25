"""Fields of games of principalities as they are said: regions, and amounts of resources."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ..principality.geometry import signed
from ..principality.resources import LANDSCAPES, RESOURCES
from .principality_words import region_name
from .speech import Wording
from .words import LANGUAGES, Language, counted, listed


def regions(names: Sequence[str], language: Language) -> str:
    """As in: 2 x forest 4 and hills 5."""
    times = Counter(names)
    said = {name: region_name(name, language) for name in times}
    return listed([f"{count} x {said[name]}" if count > 1 else said[name] for name, count in times.items()], language)


def one_of(names: Mapping[str, Wording]) -> Callable[[Any, Language], str]:
    """A field that is one of these."""
    return lambda value, language: names[value][LANGUAGES.index(language)]


FIELDS: Final[Mapping[str, Callable[[Any, Language], str]]] = {
    "column": lambda value, _: signed(value),
    "dice": lambda value, _: " : ".join(map(str, value)),
    "regions": regions,
}


def amounts_text(amounts: Mapping[str, int], language: Language) -> str:
    """As in: 2 lumber and 1 ore, in the order of the resources."""
    return counted({resource: amounts[resource] for resource in RESOURCES if resource in amounts}, language)


def resource_of(region: str) -> str:
    return RESOURCES[LANDSCAPES.index(region.rpartition(" ")[0])]
