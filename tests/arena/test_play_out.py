"""The loop for one match."""

import pytest

import inselreich
from inselreich import BadOption, Match, Move, bots
from inselreich.arena import LIMIT, play_out
from inselreich.core.chance import Seeded


def random_bots(count: int) -> list[bots.Bot]:
    return [bots.create("random", game="classic", seed=seat) for seat in range(count)]


def test_the_bots_play_to_the_end() -> None:
    match = inselreich.new("classic", seats=3, seed=1)
    assert play_out(match, random_bots(3)) == len(match.moves) < LIMIT
    assert match.over


def test_a_match_that_reaches_the_limit_is_broken_off_and_can_go_on() -> None:
    match = inselreich.new("classic", seats=3, seed=1)
    assert play_out(match, random_bots(3), limit=100) == 100
    assert not match.over
    assert play_out(match, random_bots(3), limit=100) == 0, "the limit counts all moves of the match"
    assert play_out(match, random_bots(3), limit=130) == 30


def test_a_finished_match_is_left_alone() -> None:
    match = inselreich.new("classic", seats=2, seed=1)
    play_out(match, random_bots(2))
    moves = len(match.moves)
    assert play_out(match, random_bots(2)) == 0
    assert len(match.moves) == moves


def test_every_move_is_shown_before_it_is_played() -> None:
    match = inselreich.new("classic", seats=2, seed=1)
    shown: list[tuple[int, Move]] = []

    def watch(watched: Match, seat: int, move: Move) -> None:
        assert len(watched.moves) == len(shown)
        shown.append((seat, move))

    play_out(match, random_bots(2), limit=50, watch=watch)
    assert shown == list(match.moves)


def test_random_bots_do_not_disturb_the_dice() -> None:
    """The bots' streams are their own: playing the same moves by hand gives the same match."""
    match = inselreich.new("classic", seats=3, seed=9)
    play_out(match, random_bots(3), limit=300)
    again = inselreich.new("classic", seats=3, seed=9)
    streams = [Seeded(seat) for seat in range(3)]
    for _ in range(300):
        seat = again.waiting_for[0]
        again.play(seat, again.pick(seat, streams[seat]))
    assert again.record() == match.record()


def test_each_seat_needs_a_bot() -> None:
    with pytest.raises(BadOption, match="4 seats, so it needs 4 bots, not 3"):
        play_out(inselreich.new("classic", seed=1), random_bots(3))
