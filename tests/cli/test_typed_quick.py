"""Moves of the quick card game as a person types them."""

from __future__ import annotations

import pytest

import inselreich
from inselreich.cli.typed import NotUnderstood
from inselreich.cli.typed import quick as typed
from inselreich.core import trade
from inselreich.core.moves import Move
from inselreich.core.resources import Cards
from inselreich.games.quick import moves
from inselreich.games.quick.moves import Build, Replacement
from inselreich.games.quick.view import QuickView

TYPED: list[tuple[str, Move]] = [
    ("end", moves.EndTurn()),
    ("road", Build("road")),
    ("build a road", Build("road")),
    ("Straße", Build("road")),
    ("baue eine Siedlung", Build("settlement")),
    ("build city", Build("city")),
    ("city with wool for grain", Build("city", Replacement("grain", by="wool"))),
    ("city with 4 wool for 1 grain", Build("city", Replacement("grain", by="wool"))),
    ("baue stadt mit wolle statt getreide", Build("city", Replacement("grain", by="wool"))),
    ("einen Ritter mit Holz statt Erz", Build("knight", Replacement("ore", by="lumber"))),
    ("metropolis", Build("metropolis_a")),
    ("metropolis a with ore for wool", Build("metropolis_a", Replacement("wool", by="ore"))),
    ("build a metropolis with ore for wool", Build("metropolis_a", Replacement("wool", by="ore"))),
    ("discard 2 ore, 1 wool and brick", moves.Discard(Cards(ore=2, wool=1, brick=1))),
    ("give ore to 1", moves.Donate("ore", 1)),
    ("donate 1 ore to seat 2", moves.Donate("ore", 2)),
    ("gib Erz an Platz 2", moves.Donate("ore", 2)),
    ("offer 1 ore for 1 wool", moves.OfferTrade(Cards(ore=1), Cards(wool=1))),
    ("offer 2 wool for 1 brick to 1,2", moves.OfferTrade(Cards(wool=2), Cards(brick=1), (1, 2))),
    ("biete 1 Holz für 2 Erz an Platz 1 und 2", moves.OfferTrade(Cards(lumber=1), Cards(ore=2), (1, 2))),
    ("offer wool for brick to all", moves.OfferTrade(Cards(wool=1), Cards(brick=1))),
    ("accept", trade.AcceptTrade()),
    ("no", trade.RefuseTrade()),
    ("propose 1 ore for 1 wool", moves.CounterTrade(Cards(ore=1), Cards(wool=1))),
    ("with 1", trade.TradeWith(1)),
    ("refuse seat 2", trade.RefuseProposal(2)),
    ("withdraw", trade.WithdrawTrade()),
]


def view_of(side: str) -> QuickView:
    """Seat 0 with one road, at a table of three."""
    shown = inselreich.new("quick", seats=3, seed=1, options={"metropolis": side}).view(0)
    assert isinstance(shown, QuickView)
    return shown


@pytest.mark.parametrize(("line", "move"), TYPED)
def test_moves_in_words(line: str, move: Move) -> None:
    assert typed.read(line, view_of("A"), frozenset()) == move


@pytest.mark.parametrize(("kind", "language"), [(kind, place) for kind in typed.EXAMPLES for place in (0, 1)])
def test_the_examples_of_the_help_are_understood(kind: str, language: int) -> None:
    move = typed.read(typed.EXAMPLES[kind][language], view_of("A"), frozenset({kind}))
    assert move is not None
    assert move.named() == kind


def test_metropolises_of_side_b_have_names() -> None:
    assert typed.read("metropolis B2", view_of("B"), frozenset()) == Build("metropolis_b2")
    assert typed.read("Metropole b1 mit Erz statt Wolle", view_of("B"), frozenset()) == Build(
        "metropolis_b1", Replacement("wool", by="ore")
    )
    with pytest.raises(NotUnderstood, match="as in: metropolis b1"):
        typed.read("metropolis", view_of("B"), frozenset())


def test_only_cards_where_that_is_clear() -> None:
    assert typed.read("2 ore 1 wool", view_of("A"), frozenset({"discard"})) == moves.Discard(Cards(ore=2, wool=1))
    assert typed.read("gib 2 Erz", view_of("A"), frozenset({"discard"})) == moves.Discard(Cards(ore=2))
    assert typed.read("2 ore 1 wool", view_of("A"), frozenset({"discard", "build"})) is None


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("build", "road, settlement, city, knight, metropolis"),
        ("build harbour", "no card 'harbour'"),
        ("city wool", "city with wool for grain"),
        ("city with wool", "city with wool for grain"),
        ("city with wool and ore for grain", "city with wool for grain"),
        ("city with 3 wool for grain", "by 4 of another kind, not by 3"),
        ("city with gold for grain", "lumber, brick, wool, grain and ore"),
        ("give ore", "give ore to 1"),
        ("give 2 ore to 1", "give ore to 1"),
        ("give ore to 3", "there are 0, 1, 2"),
        ("offer 1 ore", "2 ore for 1 wool"),
        ("offer 1 ore for 1 wool to blue", "there are 0, 1, 2"),
        ("discard", "2 ore 1 wool"),
        ("end now", "'now' is not understood"),
    ],
)
def test_what_is_not_right_is_answered_with_what_would_be(line: str, hint: str) -> None:
    with pytest.raises(NotUnderstood, match=r".") as problem:
        typed.read(line, view_of("A"), frozenset())
    assert hint in str(problem.value)


@pytest.mark.parametrize("line", ["hello", "", "42", "roadster", "{}", "H4-H9"])
def test_what_does_not_begin_like_a_move_is_none(line: str) -> None:
    assert typed.read(line, view_of("A"), frozenset()) is None
