"""The drawing of the quick card game: complete, narrow enough, and the same as the one that was looked at."""

from __future__ import annotations

from pathlib import Path

import pytest

import inselreich
from inselreich.cli.boards import quick as drawing
from inselreich.core.chance import Seeded
from inselreich.core.trade import TradeWith
from inselreich.games.quick.moves import Build, Donate, Replacement
from inselreich.sentences.words import LANGUAGES, Language
from tests.quick.positions import A, B, C, D, Positions, look, offer

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture
def table() -> inselreich.Match:
    """A table with something of everything on it."""
    return Positions()(
        roads={A: 4, B: 2},
        knights={C: 3},
        settlements={A: 2, D: 0},
        cities={B: 1, D: 1},
        metropolises={D: "metropolis_b3"},
        hands={A: "2 lumber, 1 ore", B: "1 wool, 3 grain", D: "9 ore"},
        display="road, city, 2 settlement, knight",
        discards="1 brick, 2 wool",
        past_events="robber, subsidy",
        metropolis="B",
    )


def whole(match: inselreich.Match, seat: int | None, language: Language) -> str:
    view = look(match, seat)
    picture = drawing.draw(view, language, {}).plain()
    parts = [picture, drawing.key(language), drawing.figures(view, language), drawing.own(view, language)]
    return "\n".join(parts) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_drawn_as_it_was_looked_at(table: inselreich.Match, language: Language) -> None:
    golden = (GOLDEN / f"quick_table_{language}.txt").read_text(encoding="utf-8")
    assert whole(table, A, language) == golden


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["A", "B"])
def test_it_is_narrow_and_needs_no_colours_in_any_match(seats: int, language: Language, side: str) -> None:
    match = inselreich.new("quick", seats=seats, seed=seats, options={"metropolis": side})
    stream = Seeded(1)
    while not match.over:
        seat = match.waiting_for[0]
        match.play(seat, match.pick(seat, stream))
        shown = whole(match, 0, language)
        assert "\x1b" not in shown
        assert max(len(line) for line in shown.splitlines() if "Hand (" not in line) <= 80


def test_a_spectator_sees_no_hand(table: inselreich.Match) -> None:
    assert "hand" not in whole(table, None, "en")


def test_an_offer_and_who_accepts_it(table: inselreich.Match) -> None:
    table.play(A, offer("1 lumber", "1 wool", B, D))
    assert "You offer 1 lumber for 1 wool." in whole(table, A, "en")
    assert "Seat 0 gives 1 lumber and wants 1 wool." in whole(table, B, "en")
    table.play(B, inselreich.game("quick").reader.from_data({"type": "accept_trade"}))
    assert "Accepted by seat 1." in whole(table, A, "en")
    assert "Angenommen von dir." in whole(table, B, "de")
    assert drawing.describe(look(table, A), TradeWith(B), "en") == "1 lumber for 1 wool"


def test_a_card_is_listed_with_its_price_and_a_seat_with_its_points(table: inselreich.Match) -> None:
    view = look(table, A)
    assert drawing.describe(view, Build("road"), "en") == "1 lumber and 1 brick"
    assert drawing.describe(view, Build("road", Replacement("brick", "ore")), "de") == "1 Holz und 1 Erz"
    assert drawing.describe(view, Donate("ore", C), "de") == "3 Punkte"
    assert drawing.position("H4") is None
