"""Moves on boards of hexes as a person types them: `road H4-H9`, `discard 2 ore 1 wool`, `robber H5`.

A game says in a `HexVerbs` how its places are written, and adds its own verbs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import ModuleType
from typing import Any, Final

from ...core.moves import Move
from ...hexes import Island
from . import trades
from .cards import CardWords
from .lines import Typed, Verb, first_verb, plain, seat, understood

EXAMPLES: Final[Mapping[str, tuple[str, str]]] = {
    "roll_dice": ("roll", "würfeln"),
    "end_turn": ("end", "ende"),
    "buy_development": ("buy", "kaufen"),
    "play_road_building": ("road building", "straßenbau"),
    "waive_road": ("waive", "verzichten"),
    "play_monopoly": ("monopoly ore", "monopol erz"),
    "play_invention": ("invention 1 ore 1 wool", "erfindung 1 erz 1 wolle"),
    "discard": ("discard 2 ore 1 wool", "abgeben 2 erz 1 wolle"),
    "steal": ("steal blue", "rauben blau"),
}


Make = Callable[[Typed], Move]


class HexVerbs:
    """The moves that games on boards of hexes have in common, by the names of their classes in `moves`."""

    def __init__(self, moves: ModuleType, island: Island, words: CardWords[Any], place: str) -> None:
        """`place` is the pattern of a hex's name."""
        self.moves: Any = moves
        self.island = island
        self.words = words
        self.place = place
        self.on_crossings: tuple[type[Any], ...] = (self.moves.BuildSettlement, self.moves.BuildCity)
        """What may be meant by a crossing alone."""
        self.shared: tuple[Verb, ...] = (
            (r"roll(?: dice| the dice)?|würfeln?|wuerfeln?", plain(self.moves.RollDice)),
            (r"end(?: turn| the turn)?|ende|pass|done|fertig", plain(self.moves.EndTurn)),
            (r"(?:play )?road building|(?:spiele )?straßenbau|strassenbau", plain(self.moves.PlayRoadBuilding)),
            (r"(?:build )?(?:a )?road(?: on)?|straße|strasse", self._road),
            (r"(?:build )?(?:a )?settlement(?: on)?|siedlung", self.on_crossing(self.moves.BuildSettlement)),
            (r"(?:build )?(?:a )?city(?: on)?|stadt", self.on_crossing(self.moves.BuildCity)),
            (r"buy(?: card| development| a development card)?|kaufen?", plain(self.moves.BuyDevelopment)),
            (r"waive|skip|verzichten?", plain(self.moves.WaiveRoad)),
            (r"(?:play )?monopoly|monopol", self._monopoly),
            (r"(?:play )?invention|erfindung", self._invention),
            (r"discard|abgeben|gib", self._discard),
            (r"(?:move )?(?:the )?robber(?: to)?|räuber|raeuber", self.on_hex(self.moves.MoveRobber)),
            *trades.verbs(words, self.moves.OfferTrade, self.moves.CounterTrade),
        )

    def read(self, verbs: Sequence[Verb], text: str, view: Any, expected: frozenset[str]) -> Move | None:
        """The move that is meant; `NotUnderstood` says how it is typed, None: this does not begin like a move."""
        line = " ".join(text.split())
        move = first_verb(line, view, expected, verbs)
        make = self._meant_by(line, expected) if move is None else None
        return move if make is None else understood(partial(make, Typed(line, view, expected)))

    def _meant_by(self, line: str, expected: frozenset[str]) -> Make | None:
        """Only a place or only cards, where one kind of move can be meant by them."""
        places: Sequence[str] = re.findall(self.place, line, re.IGNORECASE)
        if len(places) == 3:
            kinds = [kind for kind in self.on_crossings if kind.named() in expected]
            return self.on_crossing(kinds[0]) if len(kinds) == 1 else None
        if len(places) == 2 and "build_road" in expected:
            return self._road
        if places == [line] and "move_robber" in expected:
            return self.on_hex(self.moves.MoveRobber)
        return self._discard if expected == {"discard"} and line[:1].isdigit() else None

    def _road(self, typed: Typed) -> Move:
        move: Move = self.moves.BuildRoad(self.island.edge_names[self.island.find_edge(typed.rest)])
        return move

    def on_crossing(self, kind: type[Any]) -> Make:
        """A move that puts something on the crossing that is named."""

        def make(typed: Typed) -> Move:
            move: Move = kind(self.island.corner_names[self.island.find_corner(typed.rest)])
            return move

        return make

    def on_hex(self, kind: type[Any]) -> Make:
        """A move that puts something on the hex that is named."""

        def make(typed: Typed) -> Move:
            move: Move = kind(typed.rest.upper())
            return move

        return make

    def steal(self, typed: Typed) -> Move:
        move: Move = self.moves.Steal(seat(victim_in(typed), typed.view))
        return move

    def _monopoly(self, typed: Typed) -> Move:
        move: Move = self.moves.PlayMonopoly(self.words.kind(typed.rest))
        return move

    def _invention(self, typed: Typed) -> Move:
        move: Move = self.moves.PlayInvention(self.words.cards(typed.rest))
        return move

    def _discard(self, typed: Typed) -> Move:
        move: Move = self.moves.Discard(self.words.cards(typed.rest))
        return move


def victim_in(typed: Typed) -> str:
    """Who is meant in "from blue"."""
    return re.sub(r"^(from|von|bei)\s+", "", typed.rest, flags=re.IGNORECASE)
