"""The regions, sites, stacks and cards of two principalities as a person types them: `2 forest 4, hills 5`, `above -1`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from ...principality.cards import Card
from ...principality.geometry import ABOVE, BELOW, CENTRE, SPOT_NAMES, WIDEST, spot
from ...principality.resources import LANDSCAPES, RESOURCES, Goods, Resource
from ...sentences.words import LANGUAGES, listed, word
from . import NotUnderstood
from .cards import OTHER_NAMES, CardWords

GOODS: Final = CardWords(Goods, "resource", OTHER_NAMES)
OTHER_LANDS: Final[Mapping[str, str]] = {
    "goldfeld": "gold field",
    "gebirgsfluss": "gold field",
    "hügelland": "hills",
    "weideland": "pasture",
    "ackerland": "fields",
    "getreidefeld": "fields",
    **dict(zip(map(str, RESOURCES), LANDSCAPES, strict=True)),
}
SIDES: Final = {
    **dict.fromkeys(("above", "upper", "over", "über", "ueber", "oben"), ABOVE),
    **dict.fromkeys(("below", "lower", "under", "unter", "unten"), BELOW),
    **dict.fromkeys(("place", "ort", "road", "straße", "strasse"), CENTRE),
}
SPOT: Final = rf"(?:{'|'.join(SIDES)})\s*[+-]?\d+"


def land(text: str) -> str:
    """A landscape by one of its names in either language, by its resource, or by the beginning of one."""
    names = {word(each, language).casefold(): each for each in LANDSCAPES for language in LANGUAGES}
    names |= {word(resource, "de").casefold(): each for resource, each in zip(RESOURCES, LANDSCAPES, strict=True)}
    found = meant_by_name(text, {**names, **OTHER_LANDS})
    if len(found) == 1:
        return found[0]
    raise NotUnderstood(f"there is no landscape {text.strip()!r}; there are {listed(LANDSCAPES, 'en')}")


def meant_by_name(text: str, names: Mapping[str, str]) -> list[str]:
    """What has this name, or names that begin like this."""
    wanted = " ".join(text.casefold().replace("_", " ").split())
    if wanted in names:
        return [names[wanted]]
    return list(dict.fromkeys(thing for name, thing in names.items() if wanted and name.startswith(wanted)))


def region(text: str, view: Any) -> str:
    """A region, as in "forest 4"; without a number the only own one of this landscape."""
    found = re.fullmatch(r"([^\W\d]+(?: [^\W\d]+)*)(?:\s+(\d))?", text.strip())
    if found is None:
        raise NotUnderstood(f"a region is typed with its number, as in: forest 4; {text.strip()!r} is not understood")
    kind = land(found[1])
    if found[2]:
        return f"{kind} {found[2]}"
    own: list[str] = [] if view.seat is None else [each.region for each in view.seats[view.seat].regions]
    alike = [name for name in own if name.rpartition(" ")[0] == kind]
    if len(alike) == 1:
        return alike[0]
    raise NotUnderstood(f"a region is typed with its number, as in: {(alike or [f'{kind} 4'])[0]}")


def regions(text: str, view: Any) -> tuple[str, ...]:
    """Several regions, as in "2 forest 4, hills 5": a number before a region counts it so often."""
    parts = [part.strip() for part in re.split(r",|;|/|&|\band\b|\bund\b", text, flags=re.IGNORECASE) if part.strip()]
    if not parts:
        raise NotUnderstood("regions are named here, as in: 2 forest 4, hills 5")
    named: list[str] = []
    for part in parts:
        found = re.fullmatch(r"(?:(\d)\s*x?\s+)?(.+)", part)
        assert found is not None
        named += [region(found[2], view)] * int(found[1] or 1)
    return tuple(named)


def place(text: str) -> str:
    """A spot, as in "above -1" or "unter +3"."""
    found = re.fullmatch(r"(\w+?)\s*([+-]?\d{1,3})", text.strip())
    side = None if found is None else SIDES.get(found[1].casefold())
    if found is None or side is None or abs(int(found[2])) >= WIDEST:
        raise NotUnderstood(f"a site is typed as above or below with a column, as in: above -1, not {text.strip()!r}")
    return SPOT_NAMES[spot(int(found[2]), side)]


def column(text: str) -> int:
    """A column of the centre row, as in "+2"."""
    found = re.fullmatch(r"(?:(?:at|on|bei|auf)\s+)?([+-]?\d{1,3})", text.strip(), re.IGNORECASE)
    if found is None:
        raise NotUnderstood(f"a place in the centre row is typed as its column, as in: road +2, not {text.strip()!r}")
    return int(found[1])


def stack(text: str) -> int:
    """A stack by its number, as in "3" or "stack 3"."""
    found = re.fullmatch(r"(?:(?:from|through|von|aus|by)\s+)?(?:(?:stack|stapel)\s+)?(\d{1,3})", text, re.IGNORECASE)
    if found is None:
        raise NotUnderstood(f"a stack is typed as its number, as in: draw 3, not {text.strip()!r}")
    return int(found[1])


def resource(text: str) -> Resource:
    kind: Resource = GOODS.kind(re.sub(r"^1\s+", "", text.strip()))  # type: ignore[assignment]
    return kind


def card_names(cards: Iterable[Card]) -> dict[str, str]:
    """{name in either language, or id with blanks: id}"""
    return {
        name.casefold(): card.id for card in cards for name in (card.id.replace("_", " "), card.facts.en, card.facts.de)
    }
