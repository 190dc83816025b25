"""Moves as a person types them."""

from __future__ import annotations

import pytest

import inselreich
from inselreich.cli.typed import NotUnderstood
from inselreich.cli.typed import classic as typed
from inselreich.core import trade
from inselreich.core.moves import Move
from inselreich.games.classic import moves
from inselreich.games.classic.pieces import Cards
from inselreich.games.classic.view import ClassicView

TYPED: list[tuple[str, Move]] = [
    ("roll", moves.RollDice()),
    ("ROLL the dice", moves.RollDice()),
    ("würfeln", moves.RollDice()),
    ("end", moves.EndTurn()),
    ("road H4-H9", moves.BuildRoad("H4-H9")),
    ("road h9 h4", moves.BuildRoad("H4-H9")),
    ("build a road on H9-H4", moves.BuildRoad("H4-H9")),
    ("Straße H4-H9", moves.BuildRoad("H4-H9")),
    ("settlement {H9, H5, H4}", moves.BuildSettlement("H4-H5-H9")),
    ("city H4-H5-H9", moves.BuildCity("H4-H5-H9")),
    ("stadt h4 h5 h9", moves.BuildCity("H4-H5-H9")),
    ("neutral H4-H5-H9", moves.PlaceNeutral("H4-H5-H9")),
    ("buy", moves.BuyDevelopment()),
    ("knight", moves.PlayKnight()),
    ("play knight", moves.PlayKnight()),
    ("road building", moves.PlayRoadBuilding()),
    ("waive", moves.WaiveRoad()),
    ("monopoly ore", moves.PlayMonopoly("ore")),
    ("monopol Getreide", moves.PlayMonopoly("grain")),
    ("invention 1 ore 1 wool", moves.PlayInvention(Cards(ore=1, wool=1))),
    ("invention 2 wheat", moves.PlayInvention(Cards(grain=2))),
    ("discard 2 ore, 1 wool and brick", moves.Discard(Cards(ore=2, wool=1, brick=1))),
    ("discard 2x ore ore", moves.Discard(Cards(ore=3))),
    ("robber h5", moves.MoveRobber("H5")),
    ("move the robber to H5", moves.MoveRobber("H5")),
    ("steal blue", moves.Steal(0)),
    ("steal from White", moves.Steal(1)),
    ("steal 2", moves.Steal(2)),
    ("rauben weiß", moves.Steal(1)),
    ("steal nothing", moves.StealNothing()),
    ("pay 4 ore for 1 wool", moves.SeaTrade("ore", 4, "wool")),
    ("bank 2 ore for wool", moves.SeaTrade("ore", 2, "wool")),
    ("offer 1 ore for 1 wool", moves.OfferTrade(Cards(ore=1), Cards(wool=1))),
    ("offer 2 wool for 1 brick to 1,2", moves.OfferTrade(Cards(wool=2), Cards(brick=1), (1, 2))),
    ("offer wool for brick to white and orange", moves.OfferTrade(Cards(wool=1), Cards(brick=1), (1, 2))),
    ("offer wool for brick to all", moves.OfferTrade(Cards(wool=1), Cards(brick=1))),
    ("biete 1 Holz für 2 Erz an o", moves.OfferTrade(Cards(lumber=1), Cards(ore=2), (2,))),
    ("accept", trade.AcceptTrade()),
    ("yes", trade.AcceptTrade()),
    ("refuse", trade.RefuseTrade()),
    ("no", trade.RefuseTrade()),
    ("propose 1 ore for 1 wool", moves.CounterTrade(Cards(ore=1), Cards(wool=1))),
    ("with white", trade.TradeWith(1)),
    ("accept orange", trade.TradeWith(2)),
    ("refuse seat 2", trade.RefuseProposal(2)),
    ("withdraw", trade.WithdrawTrade()),
]


@pytest.fixture(scope="module")
def view() -> ClassicView:
    """Seats 0 blue, 1 white, 2 orange."""
    shown = inselreich.new("classic", seats=3, seed=1).view(0)
    assert isinstance(shown, ClassicView)
    return shown


@pytest.mark.parametrize(("line", "move"), TYPED)
def test_moves_in_words(view: ClassicView, line: str, move: Move) -> None:
    assert typed.read(line, view, frozenset()) == move


@pytest.mark.parametrize(("kind", "language"), [(kind, place) for kind in typed.EXAMPLES for place in (0, 1)])
def test_the_examples_of_the_help_are_understood(view: ClassicView, kind: str, language: int) -> None:
    move = typed.read(typed.EXAMPLES[kind][language], view, frozenset({kind}))
    assert move is not None
    assert move.named() == kind


def test_only_a_place_or_only_cards_where_that_is_clear(view: ClassicView) -> None:
    def read(line: str, *kinds: str) -> Move | None:
        return typed.read(line, view, frozenset(kinds))

    assert read("h9-h5-h4", "build_settlement") == moves.BuildSettlement("H4-H5-H9")
    assert read("H4 H9", "build_road", "waive_road") == moves.BuildRoad("H4-H9")
    assert read("H7", "move_robber") == moves.MoveRobber("H7")
    assert read("2 ore 1 wool", "discard") == moves.Discard(Cards(ore=2, wool=1))
    assert read("H4-H5-H9", "build_settlement", "build_city") is None
    assert read("offer ore for wool", "accept_trade", "counter_trade") == moves.CounterTrade(
        Cards(ore=1), Cards(wool=1)
    )


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("road H4", "two hexes"),
        ("road H4-H18", "not neighbours"),
        ("road H4-H99", "no hex H99"),
        ("settlement H4", "three hexes"),
        ("city", "three hexes"),
        ("robber H99", "H0 to H18"),
        ("robber", "H0 to H18"),
        ("discard", "2 ore 1 wool"),
        ("discard 2 gold", "lumber, brick, wool, grain and ore"),
        ("discard 2", "2 ore 1 wool"),
        ("discard -1 ore", "2 ore 1 wool"),
        ("offer 1 ore", "2 ore for 1 wool"),
        ("offer 1 ore for 1 wool to green", "0 blue, 1 white, 2 orange"),
        ("pay 2 ore 1 wool for 1 brick", "4 ore for 1 wool"),
        ("pay 9 ore for 1 brick", "2, 3 or 4"),
        ("steal green", "0 blue"),
        ("steal", "0 blue"),
        ("monopoly", "lumber, brick"),
        ("buy two", "'two' is not understood"),
    ],
)
def test_what_is_not_right_is_answered_with_what_would_be(view: ClassicView, line: str, hint: str) -> None:
    with pytest.raises(NotUnderstood, match=r".") as problem:
        typed.read(line, view, frozenset())
    assert hint in str(problem.value)


@pytest.mark.parametrize("line", ["hello", "", "42", "roadster H4-H9", "{}", "'; drop table"])
def test_what_does_not_begin_like_a_move_is_none(view: ClassicView, line: str) -> None:
    assert typed.read(line, view, frozenset()) is None
