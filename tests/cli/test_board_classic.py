"""The drawing of the island: complete, narrow enough, and the same as the one that was looked at."""

from __future__ import annotations

from pathlib import Path

import pytest

import inselreich
from inselreich.cli.boards import classic as drawing
from inselreich.games.classic.board import ISLAND
from inselreich.sentences.words import LANGUAGES, Language

GOLDEN = Path(__file__).parent / "golden"


def test_the_beginner_board_is_drawn_as_it_was_looked_at() -> None:
    view = inselreich.new("classic", seats=4, seed=1, options={"board": "beginner"}).view(None)
    golden = (GOLDEN / "beginner_board.txt").read_text(encoding="utf-8")
    assert f"{drawing.draw(view, 'en', {}).plain()}\n" == golden


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_narrow_and_needs_no_colours(language: Language, finished: inselreich.Match) -> None:
    view = finished.view(0)
    lines = drawing.draw(view, language, {}).plain().splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 31
    texts = (drawing.key(language), drawing.figures(view, language), drawing.own(view, language))
    assert max(len(line) for text in texts for line in text.splitlines()) <= 120
    assert not any("\x1b" in line for line in (*lines, *texts))


def test_every_piece_is_on_it(finished: inselreich.Match) -> None:
    view = finished.view(None)
    rows = drawing.draw(view, "en", {}).plain().splitlines()
    rows = [row.ljust(drawing.WIDTH) for row in rows]
    for seat in view.seats:
        letter = drawing.LETTERS[seat.colour]
        for place, sign in [(place, f"({letter})") for place in seat.settlements] + [
            (place, f"[{letter}]") for place in seat.cities
        ]:
            x, y = drawing.CROSSINGS[place]
            assert rows[y][x - 1 : x + 2] == sign
        for path in seat.roads:
            (x, y), (other_x, other_y) = drawing.PATHS[path]
            assert rows[(y + other_y) // 2][(x + other_x) // 2] == letter.lower()
    assert sum(row.count("ROBBER") for row in rows) == 1
    for name in ISLAND.hex_names:
        assert any(f" {name} " in f" {row} ".replace("'", " ") for row in rows), name


def test_no_two_places_share_a_spot() -> None:
    assert len(set(drawing.CROSSINGS.values())) == ISLAND.corner_count == 54
    assert len(set(drawing.PATHS.values())) == ISLAND.edge_count == 72
    for edge, (one, other) in enumerate(drawing.PATHS.values()):
        assert {one, other} == {drawing.CROSSINGS[ISLAND.corner_names[end]] for end in ISLAND.edge_corners[edge]}


def test_marks_stand_at_their_places() -> None:
    view = inselreich.new("classic", seed=1).view(None)
    marks = {name: f"{number:02}" for number, name in enumerate(ISLAND.corner_names)}
    rows = drawing.draw(view, "en", marks).plain().splitlines()
    for name, mark in marks.items():
        x, y = drawing.CROSSINGS[name]
        assert rows[y][x : x + 2] == mark
    hexes = drawing.draw(view, "en", {"H0": "1", "H18": "19"}).plain()
    assert "[1]" in hexes
    assert "[19]" in hexes


def test_the_longest_words_fit_on_every_board() -> None:
    for seed in range(40):
        for language in LANGUAGES:
            drawing.draw(inselreich.new("classic", seed=seed).view(None), language, {})


def test_a_spectator_and_a_seat_see_no_hand_but_their_own(finished: inselreich.Match) -> None:
    view = inselreich.replay(finished.record(), until=80).view(None)
    assert "hand" not in drawing.own(view, "en")
