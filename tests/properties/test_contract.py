"""What every registered game has to keep: one set of properties for all of them, looked at in random matches."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import inselreich
from inselreich.core import checks
from inselreich.core.chance import Seeded
from inselreich.core.choices import choices_of
from tests.support.matches import GAMES, Driver, played, random_match, random_options
from tests.support.tricks import tricks_of

seeds = st.integers(0, 2**32)
moves = st.integers(0, 1500)
games = st.sampled_from(GAMES)
few = settings(max_examples=40)
some = settings(max_examples=80)


@some
@given(games, seeds, st.integers(0, 600))
def test_nothing_appears_or_vanishes_and_what_is_remembered_can_be_worked_out(key: str, seed: int, steps: int) -> None:
    driver = Driver(random_match(key, seed), seed + 1, invited=10, free=10)
    for number in range(steps):
        if driver.match.over:
            break
        driver.step()
        checks.conserved(driver.match)
        if number % 20 == seed % 20:
            checks.consistent(driver.match)
    checks.consistent(driver.match)


@some
@given(games, seeds, moves)
def test_every_listed_move_is_accepted(key: str, seed: int, steps: int) -> None:
    checks.listed_moves_are_accepted(played(key, seed, steps))


@few
@given(games, seeds, moves)
def test_every_other_move_is_refused_and_changes_nothing(key: str, seed: int, steps: int) -> None:
    match = played(key, seed, steps)
    tricks = tricks_of(key)
    conceivable = tricks.conceivable(match)
    assert checks.other_moves_are_refused(match, conceivable, lambda move: tricks.may_be_unlisted(match, move)) > 0


@few
@given(games, seeds, moves)
def test_what_is_no_move_is_refused_and_changes_nothing(key: str, seed: int, steps: int) -> None:
    match = played(key, seed, steps)
    before = checks.state(match)
    nonsense: list[Any] = [None, 7, "roll_dice", {"type": "roll_dice"}, [], object(), inselreich.Move]
    for seat in (*range(-1, match.seats + 1), None, "0", 1.0, True):
        for move in nonsense:
            with pytest.raises(inselreich.IllegalMove):
                match.play(seat, move)
    assert checks.state(match) == before


@pytest.mark.parametrize("key", GAMES)
def test_a_move_without_a_known_type_is_answered_with_the_types_there_are(key: str) -> None:
    reader = inselreich.game(key).reader
    for data in ({"type": "no_such_move"}, {}, {"type": 7}):
        for read in (reader.from_data, lambda data: reader.from_json(json.dumps(data))):
            with pytest.raises(inselreich.MalformedMove) as refusal:
                read(data)
            assert all(kind.named() in str(refusal.value) for kind in reader.kinds)


@some
@given(games, seeds, moves, st.integers(1, 40))
def test_forks_have_the_same_future_and_leave_their_parent_alone(key: str, seed: int, steps: int, ahead: int) -> None:
    checks.forks(played(key, seed, steps), seed, ahead)


@few
@given(games, seeds, moves, st.lists(st.integers(0, 12), min_size=2, max_size=12))
def test_forks_of_forks_of_forks_are_the_same(key: str, seed: int, steps: int, hops: list[int]) -> None:
    """A chain of forks, some of them asked nothing before they are forked again."""
    match = played(key, seed, steps)
    chain = match.fork()
    for number, hop in enumerate(hops):
        checks.advance(match, seed + number, hop)
        checks.advance(chain, seed + number, hop)
        chain = chain.fork().fork() if number % 2 else chain.fork()
    assert checks.state(chain) == checks.state(match)
    assert list(chain.events) == list(match.events)
    assert list(chain.moves) == list(match.moves)
    assert chain.record() == match.record()


@some
@given(games, seeds, moves, st.data())
def test_what_a_seat_cannot_see_changes_nothing_it_is_shown_or_offered(
    key: str, seed: int, steps: int, data: st.DataObject
) -> None:
    match = played(key, seed, steps)
    seat = data.draw(st.sampled_from(checks.viewers(match)), label="seat")
    twin = checks.redeals(match, seat, seed)
    again = checks.redeals(twin.fork(), seat, seed + 1)
    assert checks.shown(again, seat) == checks.shown(match, seat)


@settings(max_examples=8)
@given(games, seeds, moves, st.data())
def test_a_redealt_match_can_be_played_to_the_end(key: str, seed: int, steps: int, data: st.DataObject) -> None:
    match = played(key, seed, steps)
    twin = match.redeal(data.draw(st.sampled_from(checks.viewers(match))), seed)
    with pytest.raises(inselreich.NoRecord):
        twin.record()
    driver = Driver(twin, seed, quiet=80)
    for _ in range(4000):
        if twin.over or driver.tricks.is_stuck(twin):
            break
        driver.step()
        checks.conserved(twin)
    checks.consistent(twin)


@few
@given(games, seeds, moves)
def test_views_events_moves_and_decisions_are_json_that_reads_back(key: str, seed: int, steps: int) -> None:
    match = played(key, seed, steps)
    checks.readable(match)
    for event in match.events:
        assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event
    events: Any = Any
    for kind in match.game.event_types:
        events = kind if events is Any else events | kind
    whole = msgspec.json.encode(list(match.events))
    assert msgspec.json.decode(whole, type=list[events]) == list(match.events)


@few
@given(games, seeds, moves)
def test_a_record_gives_the_match_back(key: str, seed: int, steps: int) -> None:
    match = played(key, seed, steps)
    again = checks.replays(match)
    assert again.record().to_json() == match.record().to_json()
    assert inselreich.Record.from_json(match.record().to_json()) == match.record()
    checks.same_future(again, match.fork(), seed, 10)


@settings(max_examples=10)
@given(games, seeds)
def test_a_record_can_be_replayed_until_any_move(key: str, seed: int) -> None:
    driver = Driver(random_match(key, seed), seed, invited=10, free=10)
    shown = []
    for _ in range(60):
        shown.append(checks.state(driver.match))
        if driver.match.over:
            break
        driver.step()
    record = driver.match.record()
    for until, expected in enumerate(shown):
        assert checks.state(inselreich.replay(record, until=until)) == expected
    wrong: list[Any] = [-1, 61, "3", 1.0, True]
    for until in wrong:
        with pytest.raises(inselreich.BadRecord):
            inselreich.replay(record, until=until)


@settings(max_examples=10)
@given(games, seeds, seeds, st.integers(1, 400))
def test_two_matches_in_one_process_do_not_disturb_each_other(key: str, one: int, other: int, steps: int) -> None:
    alone = [checks.everything(played(key, seed, steps)) for seed in (one, other)]
    drivers = [Driver(random_match(key, seed), seed + 1) for seed in (one, other)]
    for _ in range(steps):
        for driver in drivers:
            if not driver.match.over:
                driver.step()
    assert [checks.everything(driver.match) for driver in drivers] == alone


@few
@given(games, seeds, moves, st.integers(0, 60))
def test_a_rollout_is_random_play(key: str, seed: int, steps: int, ahead: int) -> None:
    match = played(key, seed, steps)
    rolled, chance = match.fork(), Seeded(seed)
    rolled.rollout(Seeded(seed), limit=len(match.moves) + ahead)
    for _ in range(ahead):
        if match.over:
            break
        seat = match.waiting_for[0]
        match.play(seat, match.pick(seat, chance))
    assert checks.everything(rolled) == checks.everything(match)
    assert checks.state(rolled) == checks.state(match)


@pytest.mark.parametrize("key", GAMES)
def test_given_an_impossible_outcome_is_forced_then_a_rollout_stops_where_chance_would_say_it(key: str) -> None:
    match = inselreich.new(key, seed=1)
    match.force("impossible")
    with pytest.raises(inselreich.BadOutcome):
        match.rollout(Seeded(1))
    match._forced.clear()
    checks.replays(match)
    checks.forks(match, 1)


@pytest.mark.parametrize("key", GAMES)
def test_random_matches_end(key: str) -> None:
    """With the usual options, in any number of seats."""
    game = inselreich.game(key)
    for seed in range(12):
        match = inselreich.new(key, seats=game.seats[seed % len(game.seats)], seed=seed)
        for _ in Driver(match, seed).until_over(20_000):
            pass
        assert match.result is not None
        assert match.result.winners
        assert match.waiting_for == ()
        assert match.decisions == match.invitations == {}
        assert all(match.legal(seat) == [] for seat in range(match.seats))
        with pytest.raises(inselreich.MatchOver):
            match.play(0, next(iter(match.moves))[1])


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_move_and_event_is_seen_in_random_matches(key: str) -> None:
    game = inselreich.game(key)
    moves, events = set[type](), set[type]()
    for seed in range(2_000):
        match = Driver(random_match(key, seed), seed, invited=10, free=10).run(20_000)
        moves |= {type(move) for _, move in match.moves}
        events |= {type(event) for event in match.events}
        if moves == set(game.move_types) and events == set(game.event_types):
            break
    assert {kind.__name__ for kind in game.move_types} - {kind.__name__ for kind in moves} == set()
    assert {kind.__name__ for kind in game.event_types} - {kind.__name__ for kind in events} == set()


@pytest.mark.parametrize("key", GAMES)
def test_wrong_seats_and_options_are_refused_with_a_sentence(key: str) -> None:
    game = inselreich.game(key)
    wrong: list[dict[str, Any]] = [
        {"seats": 0},
        {"seats": -1},
        {"seats": 99},
        {"seats": "2"},
        {"seats": True},
        {"seats": float(game.usual_seats)},
        {"seed": -1},
        {"seed": 2**64},
        {"seed": "7"},
        {"seed": 1.5},
        {"seed": True},
        {"options": {"no_such_option": 1}},
        {"options": {7: 1}},
        {"options": 7},
        {"options": [("a", 1)]},
        *({"options": {name: None}} for name in game.options_type.__struct_fields__),
        *({"options": {name: []}} for name in game.options_type.__struct_fields__),
        {"seed": 1, "chance": Seeded(1)},
    ]
    for arguments in wrong:
        with pytest.raises(inselreich.BadOption, match=r"\w+ \w+ \w+"):
            inselreich.new(key, **arguments)


@pytest.mark.parametrize("key", GAMES)
def test_a_wrong_value_of_an_option_is_answered_with_what_would_be_right(key: str) -> None:
    for choice in choices_of(inselreich.game(key).options_type):
        right = [str(choice.least), str(choice.most)] if choice.allowed is None else [*map(str, choice.allowed)]
        with pytest.raises(inselreich.BadOption) as refusal:
            inselreich.new(key, options={choice.name: "no such value"})
        said = str(refusal.value).casefold()
        assert choice.name in said
        assert all(value.casefold() in said for value in right), said


@pytest.mark.parametrize("key", GAMES)
def test_nobody_looks_over_a_seat_that_does_not_exist(key: str) -> None:
    match = inselreich.new(key, seed=1)
    wrong: list[Any] = [-1, match.seats, "0", 0.0, True]
    for seat in wrong:
        with pytest.raises(inselreich.NotYourTurn):
            match.play(seat, match.legal(match.waiting_for[0])[0])
        for look in (match.view, match.events_for, lambda seat: match.redeal(seat, 1)):
            with pytest.raises(inselreich.NotYourTurn):
                look(seat)
    for seat in wrong[:3]:
        assert match.legal(seat) == []
        with pytest.raises(inselreich.IllegalMove):
            match.pick(seat, Seeded(1))


@pytest.mark.parametrize("key", GAMES)
def test_options_survive_json(key: str) -> None:
    game = inselreich.game(key)
    for seed in range(50):
        options = game.check_options(random_options(game, Seeded(seed)))
        assert game.check_options(json.loads(msgspec.json.encode(options))) == options
