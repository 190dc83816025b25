"""Cards as a person types them: `2 ore, 1 wool and brick`, `2 ore for 1 wool`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from ...core.moves import Pile
from ...core.resources import RESOURCES, Cards, Resource
from ...sentences.words import listed, word
from . import NotUnderstood

P = TypeVar("P", bound=Pile)


class CardWords(Generic[P]):
    """The kinds of cards of a game by their names in both languages, by others, or by the beginning of one."""

    def __init__(self, pile: type[P], called: str, others: Mapping[str, str]) -> None:
        """`called` is what a kind is called altogether, `others` further names of kinds."""
        self.pile = pile
        self.kinds: tuple[str, ...] = pile.__struct_fields__
        self.called = called
        self.names = {kind: kind for kind in self.kinds}
        self.names |= {word(kind, "de").casefold(): kind for kind in self.kinds}
        self.names |= others

    def kind(self, text: str) -> str:
        """A kind by one of its names, or the beginning of it."""
        wanted = text.strip().casefold()
        if wanted in self.names:
            return self.names[wanted]
        meant = {kind for name, kind in self.names.items() if wanted and name.startswith(wanted)}
        if len(meant) == 1:
            return meant.pop()
        raise NotUnderstood(f"there is no {self.called} {text.strip()!r}; there are {listed(self.kinds, 'en')}")

    def cards(self, text: str) -> P:
        """The cards in "2 ore, 1 wool and brick"."""
        counts = dict.fromkeys(self.kinds, 0)
        rest = re.sub(r"\b(and|und)\b|[,+&]", " ", text, flags=re.IGNORECASE).strip()
        while rest:
            found = re.match(r"(?:(\d{1,3})\s*x?\s*)?([^\W\d_]+)\s*", rest)
            if found is None:
                raise NotUnderstood(f"cards are typed as in: 2 ore 1 wool; {rest!r} is not understood")
            counts[self.kind(found[2])] += int(found[1] or 1)
            rest = rest[found.end() :]
        if not any(counts.values()):
            raise NotUnderstood("cards are named here, as in: 2 ore 1 wool")
        return self.pile.of(counts.values())

    def bargain(self, text: str) -> tuple[P, P]:
        """What is given and what is taken in "1 ore for 1 wool"."""
        sides = re.split(r"\s+(?:for|für|fuer|gegen|against)\s+", text, flags=re.IGNORECASE)
        if len(sides) != 2:
            raise NotUnderstood("a trade is typed as what you give for what you take, as in: 2 ore for 1 wool")
        return self.cards(sides[0]), self.cards(sides[1])

    def only_kind_of(self, cards: P) -> str:
        """The first kind there is of these cards."""
        return next(kind for kind, count in zip(self.kinds, cards.counts, strict=True) if count)


OTHER_NAMES: Final = {
    "wood": "lumber",
    "clay": "brick",
    "sheep": "wool",
    "wheat": "grain",
    "corn": "grain",
    "schaf": "wool",
    "weizen": "grain",
    "korn": "grain",
}
"""What else the five resources that most of the games have are called."""
RESOURCE_WORDS: Final = CardWords(Cards, "resource", OTHER_NAMES)


def only_resource(cards: Cards) -> Resource:
    """The resource that cards of one kind are of."""
    return next(each for each, count in zip(RESOURCES, cards.counts, strict=True) if count)
