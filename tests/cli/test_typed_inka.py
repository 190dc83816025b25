"""Moves of Rise of the Inkas as a person types them. What all games have in common is tried with the classic game."""

from __future__ import annotations

import pytest

import inselreich
from inselreich.cli.typed import NotUnderstood
from inselreich.cli.typed import inka as typed
from inselreich.core import trade
from inselreich.core.moves import Move
from inselreich.games.inka import moves
from inselreich.games.inka.pieces import Cards
from inselreich.games.inka.view import InkaView

TYPED: list[tuple[str, Move]] = [
    ("roll", moves.RollDice()),
    ("road 3.2-4.3", moves.BuildRoad("3.2-4.3")),
    ("road 4.3 3.2", moves.BuildRoad("3.2-4.3")),
    ("road (3,2)-(4,3)", moves.BuildRoad("3.2-4.3")),
    ("straße 3.0-4.-1", moves.BuildRoad("3.0-4.-1")),
    ("settlement {(3,2),(3,4),(4,3)}", moves.BuildSettlement("3.2-3.4-4.3")),
    ("siedlung 1.0 2.-1 1.-2", moves.BuildSettlement("1.0-2.-1-1.-2")),
    ("city 3.2-3.4-4.3", moves.BuildCity("3.2-3.4-4.3")),
    ("found 3.2-3.4-4.3", moves.FoundTribe("3.2-3.4-4.3")),
    ("gründen 3.2-3.4-4.3", moves.FoundTribe("3.2-3.4-4.3")),
    ("play combat arts", moves.PlayCombatArts()),
    ("Kampfkunst", moves.PlayCombatArts()),
    ("road building", moves.PlayRoadBuilding()),
    ("monopoly fish", moves.PlayMonopoly("fish")),
    ("monopol Kartoffeln", moves.PlayMonopoly("potato")),
    ("invention feather stone", moves.PlayInvention(Cards(stone=1, feather=1))),
    ("discard 2 potatoes, 1 Federn", moves.Discard(Cards(potato=2, feather=1))),
    ("robber 3.4", moves.MoveRobber("3.4")),
    ("move the robber to 4.-1", moves.MoveRobber("4.-1")),
    ("robber (5,6)", moves.MoveRobber("5.6")),
    ("banish the robber to 5.6", moves.UseCombatArts("5.6")),
    ("verjage 4.-1", moves.UseCombatArts("4.-1")),
    ("trade road fish ore for wool", moves.UseTradeRoad(Cards(fish=1, ore=1), "wool")),
    ("längste Handelsstraße 2 fisch für 1 erz", moves.UseTradeRoad(Cards(fish=2), "ore")),
    ("pay 3 ore for 1 wool", moves.SupplyTrade(Cards(ore=3), Cards(wool=1))),
    ("pay feather coca fish for 2 ore", moves.SupplyTrade(Cards(feather=1, coca=1, fish=1), Cards(ore=2))),
    ("zahle 2 coca für 1 holz", moves.SupplyTrade(Cards(coca=2), Cards(wood=1))),
    ("steal from grey", moves.Steal(3)),
    ("rauben grau", moves.Steal(3)),
    ("offer 1 fish for 1 wood to orange, 2", moves.OfferTrade(Cards(fish=1), Cards(wood=1), (1, 2))),
    ("with blue", trade.TradeWith(2)),
]


@pytest.fixture(scope="module")
def view() -> InkaView:
    """Seats 0 red, 1 orange, 2 blue, 3 grey."""
    shown = inselreich.new("inka", seed=1).view(0)
    assert isinstance(shown, InkaView)
    return shown


@pytest.mark.parametrize(("line", "move"), TYPED)
def test_moves_in_words(view: InkaView, line: str, move: Move) -> None:
    assert typed.read(line, view, frozenset()) == move


@pytest.mark.parametrize(("kind", "language"), [(kind, place) for kind in typed.EXAMPLES for place in (0, 1)])
def test_the_examples_of_the_help_are_understood(view: InkaView, kind: str, language: int) -> None:
    move = typed.read(typed.EXAMPLES[kind][language], view, frozenset({kind}))
    assert move is not None
    assert move.named() == kind


def test_only_a_place_or_only_cards_where_that_is_clear(view: InkaView) -> None:
    def read(line: str, *kinds: str) -> Move | None:
        return typed.read(line, view, frozenset(kinds))

    assert read("3.4-3.2-4.3", "found_tribe") == moves.FoundTribe("3.2-3.4-4.3")
    assert read("1.0 2.-1 1.-2", "build_settlement") == moves.BuildSettlement("1.0-2.-1-1.-2")
    assert read("3.2 4.3", "build_road", "waive_road") == moves.BuildRoad("3.2-4.3")
    assert read("4.-1", "move_robber") == moves.MoveRobber("4.-1")
    assert read("2 ore 1 fish", "discard") == moves.Discard(Cards(ore=2, fish=1))
    assert read("3.2-3.4-4.3", "build_settlement", "build_city") is None


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("road 3.2", "two hexes"),
        ("road 3.2-3.6", "not neighbours"),
        ("road 4.1-4.3", "no road can run"),
        ("road 9.9-3.2", "no hex 9.9"),
        ("settlement 3.2", "three hexes"),
        ("found", "three hexes"),
        ("robber 9.9", "such as 3.2"),
        ("banish 3.2", "the frame spots are 4.-1"),
        ("pay 3 ore", "2 ore for 1 wool"),
        ("trade road 1 fish 1 ore for 2 wool", "brings one card"),
        ("monopoly gold", "wood, stone, wool, potato, ore, feather, coca and fish"),
        ("steal white", "0 red, 1 orange, 2 blue, 3 grey"),
    ],
)
def test_what_is_not_right_is_answered_with_what_would_be(view: InkaView, line: str, hint: str) -> None:
    with pytest.raises(NotUnderstood, match=r".") as problem:
        typed.read(line, view, frozenset())
    assert hint in str(problem.value)


@pytest.mark.parametrize("line", ["hello", "", "42", "roadster 3.2-4.3", "{}"])
def test_what_does_not_begin_like_a_move_is_none(view: InkaView, line: str) -> None:
    assert typed.read(line, view, frozenset()) is None
