"""Fair chance: nobody can choose or know the dice, and after the match everybody can check them."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import inselreich
from inselreich.core.chance import Seeded
from inselreich.core.errors import BadOption, BadRecord
from inselreich.core.fair import Fair, Proof, Unrevealed, commitment, new_secret, stream_of
from inselreich.core.records import _Check, _heading, record_of

SECRET = "0f" * 32
WORDS = ["ada's words", "Bens Wörter ☘", ""]


def fair_match(*, moves: int | None = None, seed: int = 5) -> inselreich.Match:
    """Three seats with fair dice, played at random: to the end, or so many moves."""
    match = inselreich.new("classic", seats=3, chance=Fair(SECRET, WORDS), options={"points_to_win": 8})
    match.rollout(Seeded(seed), limit=20_000 if moves is None else moves)
    return match


@pytest.fixture(scope="module")
def finished() -> inselreich.Match:
    match = fair_match()
    assert match.over
    return match


# The stream


def by_hand(secret: str, contributions: list[str], bound: int, count: int) -> list[int]:
    """What docs/records.md says, written again."""
    prefix = hashlib.sha256(json.dumps(contributions, separators=(",", ":"), ensure_ascii=False).encode()).digest()
    numbers: list[int] = []
    counter = 0
    while len(numbers) < count:
        block = prefix + counter.to_bytes(8, "big")
        number = int.from_bytes(hmac.new(bytes.fromhex(secret), block, "sha256").digest()[:8], "big")
        counter += 1
        if number < 2**64 - 2**64 % bound:
            numbers.append(number % bound)
    return numbers


@given(st.binary(min_size=32, max_size=32), st.lists(st.text(max_size=20), max_size=4), st.integers(1, 2**64))
def test_the_stream_is_as_the_paper_says(secret: bytes, contributions: list[str], bound: int) -> None:
    words = [text for text in contributions if not any("\ud800" <= letter <= "\udfff" for letter in text)]
    stream = Fair(secret.hex(), words)
    assert [stream.below(bound) for _ in range(5)] == by_hand(secret.hex(), words, bound, 5)


def test_numbers_from_the_incomplete_end_of_the_range_are_thrown_away() -> None:
    """Of a range of 3/4 and another quarter, the quarter goes: else some numbers were twice as likely."""
    bound, stream = 3 << 62, Fair(SECRET, [])
    numbers = [stream.below(bound) for _ in range(400)]
    assert numbers == by_hand(SECRET, [], bound, 400)
    assert max(numbers) < bound
    assert 480 < stream._counter < 600


def test_the_numbers_are_uniform() -> None:
    stream, draws = Fair(SECRET, WORDS), 7200
    found = Counter(stream.below(36) for _ in range(draws))
    chi_squared = sum((count - draws / 36) ** 2 / (draws / 36) for count in found.values())
    assert len(found) == 36
    assert abs(chi_squared - 35) <= 5 * 70**0.5


def test_a_copy_goes_on_alone() -> None:
    stream = Fair(SECRET, WORDS)
    stream.below(6)
    twin = stream.copy()
    assert [stream.below(100) for _ in range(5)] == [twin.below(100) for _ in range(5)]


def test_every_contribution_changes_the_stream_and_so_does_their_order() -> None:
    streams = [["a", "b"], ["b", "a"], ["a", "c"], ["ab"], ["a", "b", ""], ["a,b"], []]
    assert len({tuple(by_hand(SECRET, words, 2**32, 3)) for words in streams}) == len(streams)
    found = {tuple(stream.below(2**32) for _ in range(3)) for stream in (Fair(SECRET, words) for words in streams)}
    assert len(found) == len(streams)


def test_a_new_secret_has_32_bytes_and_is_always_another() -> None:
    secrets = {new_secret() for _ in range(50)}
    assert len(secrets) == 50
    assert all(len(bytes.fromhex(secret)) == 32 for secret in secrets)


def test_the_commitment_is_the_sha_256_of_the_secret_s_bytes() -> None:
    assert commitment("00" * 32) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


@pytest.mark.parametrize(
    "secret", ["", "0f", "0F" * 32, "0f" * 33, " " + "0f" * 32, "xy" * 32, "٠" * 64, None, b"0f" * 32]
)
def test_a_secret_has_one_spelling_only(secret: Any) -> None:
    for use in (commitment, lambda secret: Fair(secret, [])):
        with pytest.raises(BadOption, match="a secret of fair chance is written in 64 digits from 0 to 9 and a to f"):
            use(secret)


@pytest.mark.parametrize("words", [["x" * 201], [7], [None], ["\ud800"], [b"ada"]])
def test_a_contribution_is_a_short_text(words: Any) -> None:
    with pytest.raises(BadOption, match="a contribution to fair chance is a text of at most 200 characters"):
        Fair(SECRET, words)
    assert Fair(SECRET, ["x" * 200]).below(6) < 6


def test_a_proof_reveals_the_secret_only_when_it_is_told_to() -> None:
    stream = Fair(SECRET, WORDS)
    assert stream.proof(revealed=False) == Proof(commitment(SECRET), tuple(WORDS), None)
    assert stream.proof(revealed=True) == Proof(commitment(SECRET), tuple(WORDS), SECRET)


def test_secret_and_commitment_must_belong_together() -> None:
    assert isinstance(stream_of(Proof(commitment(SECRET), (), SECRET)), Fair)
    assert isinstance(stream_of(Proof(commitment(SECRET), (), None)), Unrevealed)
    for wrong in (commitment("00" * 32), commitment(SECRET).upper(), "", "é" * 64):
        with pytest.raises(BadRecord, match="the revealed secret is not the one that was committed to"):
            stream_of(Proof(wrong, (), SECRET))


def test_an_unrevealed_stream_draws_nothing() -> None:
    given_before = Proof(commitment(SECRET), ("a",))
    stream = Unrevealed(given_before, 3, [1])
    assert stream.copy() is stream
    assert stream.proof(revealed=True) is given_before
    assert [stream.was_forced(place) for place in range(5)] == [False, True, False, True, True]
    with pytest.raises(BadRecord, match="not revealed"):
        stream.below(6)


# A match from beginning to end


def test_the_dice_follow_from_secret_and_contributions(finished: inselreich.Match) -> None:
    """The first outcomes, by hand: the tiles are shuffled from the last place down."""
    order = list(range(19))
    stream = Fair(SECRET, WORDS)
    for last in range(18, 0, -1):
        other = stream.below(last + 1)
        order[last], order[other] = order[other], order[last]
    assert finished.outcomes[0] == tuple(order)


def test_the_secret_is_in_the_record_only_when_the_match_is_over(finished: inselreich.Match) -> None:
    going = fair_match(moves=150)
    for match, revealed in ((going, False), (finished, True)):
        record = match.record()
        assert record.seed is None
        assert record.fair is not None
        assert record.fair.commitment == commitment(SECRET)
        assert record.fair.contributions == tuple(WORDS)
        assert (SECRET in record.to_json()) is revealed


def test_a_finished_match_is_proved(finished: inselreich.Match) -> None:
    text = finished.record().to_json()
    proved = inselreich.verify(text)
    assert proved.endswith("the dice follow from the committed secret and 3 contributions")
    assert inselreich.replay(text).record().to_json() == text


def test_a_match_that_goes_on_is_replayed_but_proves_nothing_and_cannot_go_on() -> None:
    text = fair_match(moves=150).record().to_json()
    assert "not revealed yet, so nothing is proved about them" in inselreich.verify(text)
    match = inselreich.replay(text)
    assert match.record().to_json() == text
    with pytest.raises(BadRecord, match="not revealed"):
        match.rollout(Seeded(1))


def test_a_match_that_was_broken_off_is_proved_up_to_there() -> None:
    match = fair_match(moves=150)
    fork = match.fork()
    match.reveal()
    text = match.record().to_json()
    proved = inselreich.verify(text)
    assert "all 150 moves" in proved
    assert proved.endswith("broken off, and up to there the dice follow from the committed secret and 3 contributions")
    assert inselreich.replay(text).record().to_json() == text
    assert SECRET in match.fork().record().to_json()
    assert SECRET not in fork.record().to_json()


def test_what_has_no_secret_reveals_none() -> None:
    for match in (inselreich.new("classic", seed=1), inselreich.replay(fair_match(moves=150).record())):
        before = match.record()
        match.reveal()
        assert match.record() == before


def test_the_checks_do_not_depend_on_the_secret_so_that_it_can_be_added_at_the_end() -> None:
    """A record published move by move during the match is the beginning of the one at its end."""
    going, finished = fair_match(moves=150).record(), fair_match().record()
    assert finished.moves[:150] == going.moves


def test_outcomes_set_by_hand_stay_known_as_such_through_a_record_that_is_not_revealed() -> None:
    match = inselreich.new("classic", seats=3, chance=Fair(SECRET, WORDS), options={"board": "beginner"})
    first = match.waiting_for[0]
    match.force((6, 6))
    match.play(first, match.game.reader.from_data({"type": "roll_dice"}))
    record = match.record()
    assert record.forced == [len(record.chance) - 1]
    again = inselreich.replay(record)
    assert again.record() == record
    again.play(first, again.game.reader.from_data({"type": "end_turn"}))
    again.force((5, 5))
    again.play(again.waiting_for[0], again.game.reader.from_data({"type": "roll_dice"}))
    assert again.record().forced == [*record.forced, len(record.chance)]


# Tampering


def resealed(record: inselreich.Record) -> str:
    """The record with all its hashes made anew, as a forger would."""
    check = _Check(_heading(record))
    moves = [msgspec.structs.replace(entry, check=check.over(entry.seat, entry.move)) for entry in record.moves]
    seal = check.over(record.chance, record.forced, record.result)
    return msgspec.structs.replace(record, moves=moves, seal=seal).to_json()


def with_fair(record: inselreich.Record, **changes: Any) -> inselreich.Record:
    assert record.fair is not None
    return msgspec.structs.replace(record, fair=msgspec.structs.replace(record.fair, **changes))


def another_outcome(record: inselreich.Record) -> inselreich.Record:
    """The last roll of two dice is another throw."""
    place = max(place for place, outcome in enumerate(record.chance) if isinstance(outcome, list) and len(outcome) == 2)
    chance: list[Any] = [*record.chance]
    chance[place] = [7 - face for face in chance[place]]
    return msgspec.structs.replace(record, chance=chance)


Change = Callable[[inselreich.Record], inselreich.Record]
CHANGES: dict[str, tuple[Change, str]] = {
    "another secret": (lambda record: with_fair(record, secret="00" * 32), "is not the one that was committed to"),
    "another spelling": (lambda record: with_fair(record, secret=SECRET.upper()), "64 digits"),
    "no secret in another form": (lambda record: with_fair(record, secret=""), "64 digits"),
    "another commitment": (lambda record: with_fair(record, commitment=commitment("00" * 32)), "committed to"),
    "both": (
        lambda record: with_fair(record, secret="00" * 32, commitment=commitment("00" * 32)),
        "before the first move, chance brings",
    ),
    "another contribution": (
        lambda record: with_fair(record, contributions=("ada's word", *WORDS[1:])),
        "before the first move, chance brings",
    ),
    "one contribution fewer": (
        lambda record: with_fair(record, contributions=tuple(WORDS[:2])),
        "before the first move, chance brings",
    ),
    "contributions exchanged": (
        lambda record: with_fair(record, contributions=tuple(WORDS[::-1])),
        "before the first move, chance brings",
    ),
    "an outcome": (another_outcome, r"at move \d+, chance brings .* but the record says"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_each_tampering_is_found_even_if_all_hashes_are_made_anew(finished: inselreich.Match, what: str) -> None:
    change, said = CHANGES[what]
    changed = resealed(change(finished.record()))
    with pytest.raises(BadRecord, match=said):
        inselreich.verify(changed)


def test_a_forger_who_lets_outcomes_pass_as_set_by_hand_proves_nothing() -> None:
    match = fair_match(moves=60)
    forged = msgspec.structs.replace(match.record(), forced=list(range(len(match.outcomes))))
    proof = Fair(SECRET, WORDS).proof(revealed=True)
    proved = inselreich.verify(resealed(msgspec.structs.replace(forged, fair=proof)))
    assert "outcomes were set by hand, so nothing is proved about the dice" in proved


def test_a_record_keeps_the_commitment_of_the_stream(finished: inselreich.Match) -> None:
    assert record_of(finished).fair == Fair(SECRET, WORDS).proof(revealed=True)
