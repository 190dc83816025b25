"""The drawing of the board of the Inkas: complete, narrow enough, and the same as the one that was looked at."""

from __future__ import annotations

from pathlib import Path

import pytest

import inselreich
from inselreich import arena, bots
from inselreich.cli.boards import inka as drawing
from inselreich.core.trade import TradeWith
from inselreich.games.inka.board import ISLAND
from inselreich.games.inka.moves import BuildSettlement, MoveRobber, SupplyTrade
from inselreich.games.inka.view import InkaView
from inselreich.sentences.words import LANGUAGES, Language
from tests.inka.positions import A, B, Positions, X, cards, offer

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture(scope="module")
def late() -> InkaView:
    """Seat 1 of a match of greedy bots, shortly before its end: there are thickets, cities and roads."""
    match = inselreich.new("inka", seed=1)
    arena.play_out(match, [bots.create("greedy", game="inka", seed=seat) for seat in range(4)])
    shown = inselreich.replay(match.record(), until=len(match.moves) - 20).view(1)
    assert isinstance(shown, InkaView)
    return shown


def test_the_standard_board_is_drawn_as_it_was_looked_at() -> None:
    view = inselreich.new("inka", seats=4, seed=1).view(None)
    golden = (GOLDEN / "inka_board.txt").read_text(encoding="utf-8")
    assert f"{drawing.draw(view, 'en', {}).plain()}\n" == golden


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_on_eighty_columns_and_needs_no_colours(language: Language, late: InkaView) -> None:
    lines = drawing.draw(late, language, {}).plain().splitlines()
    texts = (drawing.key(language), drawing.figures(late, language), drawing.own(late, language))
    lines += [line for text in texts for line in text.splitlines()]
    assert max(map(len, lines)) <= 80
    assert not any("\x1b" in line for line in lines)


def test_every_piece_is_on_it(late: InkaView) -> None:
    rows = [row.ljust(drawing.WIDTH) for row in drawing.draw(late, "en", {}).plain().splitlines()]
    overgrown = {place for seat in late.seats for place in seat.thickets}
    assert overgrown
    for seat in late.seats:
        letter = drawing.LETTERS[seat.colour]
        for place, sign in [(place, f"({letter})") for place in seat.settlements] + [
            (place, f"[{letter}]") for place in seat.cities
        ]:
            x, y = drawing.CROSSINGS[place]
            assert rows[y][x - 1 : x + 2] == sign
            assert (rows[y][x - 2] + rows[y][x + 2] == "{}") == (place in overgrown)
        for path in seat.roads:
            (x, y), (other_x, other_y) = drawing.PATHS[path]
            assert rows[(y + other_y) // 2][(x + other_x) // 2] == letter.lower()
    assert sum(row.count("ROBBER") for row in rows) == 1
    for name in (*drawing.PLACES, *drawing.SPOTS):
        assert any(f" {name} " in f" {row} " for row in rows), name


def test_no_two_places_share_a_spot() -> None:
    assert len(set(drawing.CROSSINGS.values())) == ISLAND.corner_count == 54
    assert len(set(drawing.PATHS.values())) == ISLAND.edge_count == 71
    for edge, ends in enumerate(drawing.PATHS.values()):
        assert set(ends) == {drawing.CROSSINGS[ISLAND.corner_names[end]] for end in ISLAND.edge_corners[edge]}


def test_marks_stand_at_their_places() -> None:
    view = inselreich.new("inka", seed=1).view(None)
    marks = {name: f"{number:02}" for number, name in enumerate(ISLAND.corner_names)}
    rows = drawing.draw(view, "en", marks).plain().splitlines()
    for name, mark in marks.items():
        x, y = drawing.CROSSINGS[name]
        assert rows[y][x : x + 2] == mark
        assert drawing.position(name) == (y, x)
    robber = {place: str(number) for number, place in enumerate(MoveRobber.hexes)}
    drawn = drawing.draw(view, "de", robber).plain()
    assert all(f"[{number}]" in drawn for number in robber.values())
    assert drawing.position("nowhere") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_words_fit_on_every_board(language: Language) -> None:
    for seed in range(20):
        drawing.draw(inselreich.new("inka", seed=seed, options={"start": "variable"}).view(None), language, {})


def test_a_place_is_described_with_what_lies_there() -> None:
    match = Positions()(ruins={B: X}, hands={A: "2 fish", B: "ore"})
    view = match.view(A)
    assert drawing.describe(view, BuildSettlement(X), "en") == "forest 9, quarry 4, plantation 11, thicket of Orange"
    assert drawing.describe(view, MoveRobber("3.2"), "de") == "Wald 9, Orange"
    assert drawing.describe(view, MoveRobber("5.6"), "en") == "on the frame"
    assert drawing.describe(view, SupplyTrade(cards("2 fish"), cards("ore")), "en") == ""
    match.play(A, offer("fish", "ore", B))
    match.play(B, match.legal(B)[0])
    view = match.view(A)
    assert view.deal is None or drawing.describe(view, TradeWith(B), "en") == "1 fish for 1 ore"


def test_a_spectator_and_a_seat_see_no_hand_but_their_own(late: InkaView) -> None:
    assert "Your hand (" in drawing.own(late, "en")
    assert drawing.own(inselreich.new("inka", seed=1).view(None), "en") == ""
