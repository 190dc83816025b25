"""Trade among the seats: every state of an offer, a counter-offer and a proposal, in a market made for the purpose."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inselreich.core import checks
from inselreich.core.chance import Seeded
from inselreich.core.errors import IllegalMove, MalformedMove
from inselreich.core.match import Match
from inselreich.core.moves import Move
from inselreich.core.questions import Form
from inselreich.core.trade import (
    AcceptTrade,
    Deal,
    Proposal,
    ProposalRefused,
    RefuseProposal,
    RefuseTrade,
    TradeAnswered,
    TradeFailed,
    TradeWith,
    TradeWithdrawn,
    WithdrawTrade,
    contradictions,
    shown_cards,
)
from tests.core.market import Close, Counter, Finish, Goods, Nod, Offer, Offered, Traded, stalls

SALT, FISH, ROPE = Goods(salt=1), Goods(fish=1), Goods(rope=1)
SALT_FOR_FISH = Offer(SALT, FISH)
YES, NO, BACK = AcceptTrade(), RefuseTrade(), WithdrawTrade()


def three(**terms: Any) -> Match:
    """Seat 0 has salt, seat 1 fish, seat 2 fish and rope."""
    return stalls((3, 0, 0), (0, 3, 0), (0, 2, 2), **terms)


def hands(match: Match) -> list[tuple[int, ...]]:
    match.waiting_for  # noqa: B018 - a fork works out its table when it is asked something
    return [tuple(hand) for hand in match.table.hands]


def refused(match: Match, seat: int, move: Move, rule: str) -> IllegalMove:
    before = checks.state(match)
    with pytest.raises(IllegalMove) as refusal:
        match.play(seat, move)
    assert refusal.value.rule == rule
    assert move not in match.legal(seat)
    assert checks.state(match) == before
    return refusal.value


# An offer


def test_an_offer_to_all_asks_the_others_and_shows_what_is_given_and_taken() -> None:
    match = three()
    assert match.play(0, SALT_FOR_FISH) == [Offered(0, (1, 2), SALT, FISH)]
    assert match.table.deal == Deal((1, 2), SALT, FISH, (1, 2), ())
    assert match.waiting_for == (1, 2)
    assert list(match.invitations) == [0]
    assert match.legal(0) == [BACK]
    assert match.legal(1) == [YES, NO]
    assert match.legal(2) == [YES, NO, Counter(ROPE, SALT)]


@pytest.mark.parametrize("order", list(permutations([1, 2])))
def test_those_asked_answer_in_any_order_and_the_active_seat_chooses(order: tuple[int, int]) -> None:
    match = three()
    match.play(0, SALT_FOR_FISH)
    assert match.play(order[0], YES) == [TradeAnswered(order[0], accepted=True)]
    assert match.waiting_for == (order[1],)
    match.play(order[1], YES)
    assert match.waiting_for == (0,)
    assert match.legal(0) == [TradeWith(1), TradeWith(2), BACK]
    assert match.play(0, TradeWith(2)) == [Traded(0, 2, SALT, FISH)]
    assert hands(match) == [(2, 1, 0), (0, 3, 0), (1, 1, 2)]
    assert match.decisions[0].why == "M-0"
    assert match.table.deal is None


def test_the_active_seat_need_not_wait_for_the_last_answer() -> None:
    match = three()
    match.play(0, SALT_FOR_FISH)
    match.play(2, YES)
    assert match.legal(0) == [TradeWith(2), BACK]
    match.play(0, TradeWith(2))
    assert hands(match)[0] == (2, 1, 0)
    refused(match, 1, YES, "M-1")


def test_after_a_yes_the_active_seat_may_still_withdraw() -> None:
    match = three()
    match.play(0, SALT_FOR_FISH)
    match.play(1, YES)
    assert match.play(0, BACK) == [TradeWithdrawn(0)]
    assert hands(match) == hands(three())
    assert match.decisions[0].why == "M-0"


def test_a_single_yes_among_several_still_leaves_the_choice() -> None:
    match = three()
    match.play(0, SALT_FOR_FISH)
    match.play(1, NO)
    match.play(2, YES)
    assert match.legal(0) == [TradeWith(2), BACK]
    assert (
        refused(match, 0, TradeWith(1), "M-1").sentence
        == "seat 1 has accepted nothing and proposed nothing you can pay"
    )


def test_an_offer_nobody_wants_is_over() -> None:
    match = three()
    match.play(0, SALT_FOR_FISH)
    assert match.play(2, NO) == [TradeAnswered(2, accepted=False)]
    match.play(1, NO)
    assert match.table.deal is None
    assert match.decisions[0].why == "M-0"


def test_an_offer_to_one_seat_needs_no_second_word() -> None:
    match = three()
    match.play(0, Offer(SALT, ROPE, (2,)))
    assert match.waiting_for == (2,)
    assert match.play(2, YES) == [TradeAnswered(2, accepted=True), Traded(0, 2, SALT, ROPE)]
    assert hands(match) == [(2, 0, 1), (0, 3, 0), (1, 2, 1)]


def test_an_offer_to_some_asks_those_in_the_order_of_the_seats() -> None:
    match = stalls((2, 0, 0), (0, 1, 0), (0, 1, 0), (0, 1, 0))
    assert match.play(0, Offer(SALT, FISH, (3, 1))) == [Offered(0, (1, 3), SALT, FISH)]
    assert match.waiting_for == (1, 3)
    refused_by = match.legal(2)
    assert refused_by == []


def test_a_seat_that_does_not_hold_what_is_wanted_can_only_say_no() -> None:
    match = three()
    match.play(0, Offer(SALT, ROPE))
    assert match.legal(1) == [NO, Counter(FISH, SALT)]
    assert refused(match, 1, YES, "M-3").sentence == "you do not hold 1 rope"


def test_offers_of_several_cards_are_free() -> None:
    match = three()
    match.play(0, Offer(Goods(salt=3), Goods(fish=1, rope=2), (2,)))
    match.play(2, YES)
    assert hands(match) == [(0, 1, 2), (0, 3, 0), (3, 1, 0)]


@pytest.mark.parametrize(
    ("move", "rule", "said"),
    [
        (Offer(Goods(), FISH), "M-2", "both sides of a trade give at least one card"),
        (Offer(SALT, Goods()), "M-2", "both sides of a trade give at least one card"),
        (Offer(Goods(salt=2), Goods(salt=1, fish=1)), "M-2", "no kind of card may be on both sides of a trade"),
        (Offer(FISH, SALT), "M-3", "you do not hold 1 fish"),
        (Offer(Goods(salt=4), FISH), "M-3", "you do not hold 4 salt"),
        (Offer(SALT, FISH, (0,)), "M-1", "seat 0 may trade with seat 1 and seat 2 now, each named once"),
        (Offer(SALT, FISH, (1, 1)), "M-1", "seat 0 may trade with seat 1 and seat 2 now, each named once"),
        (Offer(SALT, FISH, (3,)), "M-1", "seat 0 may trade with seat 1 and seat 2 now, each named once"),
    ],
)
def test_an_offer_that_may_not_be_made(move: Offer, rule: str, said: str) -> None:
    assert refused(three(), 0, move, rule).sentence == said


def test_listed_are_two_offers_a_turn_of_what_is_plenty_for_what_is_lacking_but_any_number_may_be_made() -> None:
    match = stalls((3, 1, 0), (0, 0, 2))
    listed = [move for move in match.legal(0) if isinstance(move, Offer)]
    assert listed == [Offer(SALT, ROPE)]
    for number in range(4):
        assert (Offer(SALT, ROPE) in match.legal(0)) is (number < 2)
        match.play(0, Offer(SALT, ROPE))
        match.play(1, NO)
    match.play(0, Finish())
    match.play(1, Finish())
    assert Offer(SALT, ROPE) in match.legal(0)


def test_amounts_are_free_up_to_the_whole_hand() -> None:
    match = three()
    assert match.decisions[0].forms == (Form("offer", 1, 3, {"salt": 3, "fish": 0, "rope": 0}),)
    assert match.invitations[2].forms == (Form("offer", 1, 4, {"salt": 0, "fish": 2, "rope": 2}),)
    match.play(0, SALT_FOR_FISH)
    assert match.decisions[2].forms == (Form("counter", 1, 4, {"salt": 0, "fish": 2, "rope": 2}),)


# A counter-offer


def test_a_counter_offer_is_a_no_and_stands_as_a_proposal() -> None:
    match = three()
    match.play(0, SALT_FOR_FISH)
    events = match.play(2, Counter(ROPE, SALT))
    assert events == [Offered(2, (0,), ROPE, SALT)]
    assert match.table.proposals == (Proposal(2, ROPE, SALT),)
    assert match.table.deal == Deal((1, 2), SALT, FISH, (1,), ())
    assert match.legal(0) == [TradeWith(2), BACK]


def test_a_counter_offer_may_be_taken_while_others_are_still_asked() -> None:
    match = three()
    match.play(0, SALT_FOR_FISH)
    match.play(2, Counter(ROPE, SALT))
    assert match.play(0, TradeWith(2)) == [Traded(0, 2, SALT, ROPE)]
    assert match.table.deal is None
    assert match.table.proposals == ()
    assert match.waiting_for == (0,)


def test_a_counter_offer_is_still_there_when_nobody_wanted_the_offer() -> None:
    match = three()
    match.play(0, SALT_FOR_FISH)
    match.play(2, Counter(ROPE, SALT))
    match.play(1, NO)
    assert match.table.deal is None
    assert [move for move in match.legal(0) if isinstance(move, TradeWith | RefuseProposal)] == [
        TradeWith(2),
        RefuseProposal(2),
    ]


def test_a_yes_and_a_counter_offer_may_both_be_taken() -> None:
    for partner, left in ((1, [(2, 1, 0), (1, 2, 0), (0, 2, 2)]), (2, [(2, 0, 1), (0, 3, 0), (1, 2, 1)])):
        match = three()
        match.play(0, SALT_FOR_FISH)
        match.play(1, YES)
        match.play(2, Counter(ROPE, SALT))
        match.play(0, TradeWith(partner))
        assert hands(match) == left


def test_a_counter_offer_must_be_a_possible_trade() -> None:
    match = three()
    match.play(0, SALT_FOR_FISH)
    refused(match, 2, Counter(Goods(rope=3), SALT), "M-3")
    refused(match, 2, Counter(ROPE, ROPE), "M-2")
    refused(match, 2, Counter(ROPE, Goods()), "M-2")


def test_counter_offers_are_listed_only_for_one_card_against_one() -> None:
    match = three()
    match.play(0, Offer(Goods(salt=2), FISH))
    assert match.legal(2) == [YES, NO]
    match.play(2, Counter(Goods(rope=1, fish=1), SALT))
    assert match.table.proposals == (Proposal(2, Goods(rope=1, fish=1), SALT),)


# A proposal


def test_the_others_may_propose_at_any_time_of_the_turn() -> None:
    match = three()
    assert match.legal(1) == [Offer(FISH, SALT), Offer(FISH, ROPE)]
    assert match.play(1, Offer(FISH, SALT)) == [Offered(1, (0,), FISH, SALT)]
    assert match.play(2, Offer(ROPE, SALT, (0,))) == [Offered(2, (0,), ROPE, SALT)]
    assert match.waiting_for == (0,)
    assert match.table.proposals == (Proposal(1, FISH, SALT), Proposal(2, ROPE, SALT))
    replies = [move for move in match.legal(0) if isinstance(move, TradeWith | RefuseProposal)]
    assert replies == [TradeWith(1), TradeWith(2), RefuseProposal(1), RefuseProposal(2)]
    assert match.play(0, TradeWith(1)) == [Traded(0, 1, SALT, FISH)]
    assert match.table.proposals == (Proposal(2, ROPE, SALT),)


def test_the_others_propose_to_the_active_seat_only() -> None:
    assert "seat 1 may trade with seat 0 now" in str(refused(three(), 1, Offer(FISH, ROPE, (2,)), "M-1"))


def test_a_new_proposal_takes_the_place_of_the_earlier_one() -> None:
    match = three()
    match.play(2, Offer(ROPE, SALT))
    match.play(2, Offer(FISH, SALT))
    assert match.table.proposals == (Proposal(2, FISH, SALT),)


def test_a_proposal_can_be_refused() -> None:
    match = three()
    match.play(1, Offer(FISH, SALT))
    assert match.play(0, RefuseProposal(1)) == [ProposalRefused(0, 1)]
    assert match.table.proposals == ()
    assert refused(match, 0, RefuseProposal(1), "M-1").sentence == "seat 1 has proposed nothing"
    refused(match, 0, TradeWith(1), "M-1")


def test_a_proposal_can_be_withdrawn_by_its_seat() -> None:
    match = three()
    assert refused(match, 1, BACK, "M-1").sentence == "you have offered nothing"
    match.play(1, Offer(FISH, SALT))
    assert BACK in match.legal(1)
    assert match.play(1, BACK) == [TradeWithdrawn(1)]
    assert match.table.proposals == ()


def test_proposals_end_with_the_turn() -> None:
    match = three()
    match.play(1, Offer(FISH, SALT))
    match.play(0, Finish())
    assert match.table.proposals == ()
    assert match.table.offered == ()


def test_a_proposal_the_active_seat_cannot_pay_is_not_listed_and_refused() -> None:
    match = three()
    match.play(1, Offer(FISH, ROPE))
    assert [move for move in match.legal(0) if isinstance(move, TradeWith | RefuseProposal)] == [RefuseProposal(1)]
    refused(match, 0, TradeWith(1), "M-1")


def test_a_proposal_stands_through_an_offer_and_may_be_taken_instead() -> None:
    match = three()
    match.play(2, Offer(ROPE, SALT))
    match.play(0, SALT_FOR_FISH)
    assert match.legal(0) == [TradeWith(2), BACK]
    match.play(0, TradeWith(2))
    assert hands(match) == [(2, 0, 1), (0, 3, 0), (1, 2, 1)]


def test_who_accepted_the_offer_and_had_proposed_something_else_trades_by_the_offer() -> None:
    match = three()
    match.play(2, Offer(ROPE, SALT))
    match.play(0, SALT_FOR_FISH)
    match.play(2, YES)
    match.play(0, TradeWith(2))
    assert hands(match)[0] == (2, 1, 0)
    assert match.table.proposals == (Proposal(2, ROPE, SALT),)


def test_a_trade_fails_when_the_proposer_no_longer_holds_the_cards() -> None:
    match = stalls((4, 0, 0), (0, 1, 0))
    match.play(1, Offer(FISH, Goods(salt=2)))
    match.play(0, SALT_FOR_FISH)
    match.play(1, YES)
    assert hands(match) == [(3, 1, 0), (1, 0, 0)]
    assert match.table.proposals == (Proposal(1, FISH, Goods(salt=2)),)
    assert match.play(0, TradeWith(1)) == [TradeFailed(0, 1)]
    assert hands(match) == [(3, 1, 0), (1, 0, 0)]
    assert match.table.proposals == ()
    assert match.waiting_for == (0,)


@pytest.mark.parametrize("seat", [0, 3])
def test_a_partner_is_one_of_the_others(seat: int) -> None:
    assert (
        refused(three(), 0, TradeWith(seat), "M-1").sentence
        == f"seat {seat} is no partner; the others are seat 1 and seat 2"
    )


# The rules of the game's market


def test_a_closed_market_refuses_everything_by_the_rule_that_closes_it() -> None:
    match = three()
    match.play(1, Offer(FISH, SALT))
    match.play(0, Close())
    assert [match.legal(0)[3:], match.legal(2), match.decisions[0].forms] == [[], [], ()]
    assert match.legal(1) == [BACK]
    for seat, move in ((0, SALT_FOR_FISH), (0, TradeWith(1)), (0, RefuseProposal(1)), (2, Offer(ROPE, SALT))):
        assert refused(match, seat, move, "M-4").sentence == "the market is closed"
    match.play(0, Finish())
    assert match.legal(1)[3:] == [Offer(FISH, SALT), Offer(FISH, ROPE)]


def test_who_has_no_cards_is_offered_no_trade() -> None:
    match = stalls((0, 0, 0), (0, 3, 0))
    assert len(match.legal(0)) == 3
    refused(match, 0, SALT_FOR_FISH, "M-3")


def test_like_for_like_where_the_game_allows_it() -> None:
    move = Offer(Goods(salt=2), Goods(salt=1, fish=1), (1,))
    refused(stalls((3, 0, 0), (1, 1, 0)), 0, move, "M-2")
    match = stalls((3, 0, 0), (1, 1, 0), like_for_like=True)
    match.play(0, move)
    match.play(1, YES)
    assert hands(match) == [(2, 1, 0), (2, 0, 0)]


@pytest.mark.parametrize("way", ["offer to one", "offer to all", "proposal", "proposal during an offer"])
def test_what_else_a_trade_brings_happens_just_after_it(way: str) -> None:
    match = three(nods=True)
    if way == "offer to one":
        match.play(0, Offer(SALT, FISH, (1,)))
        match.play(1, YES)
    elif way == "offer to all":
        match.play(0, SALT_FOR_FISH)
        match.play(1, YES)
        match.play(0, TradeWith(1))
    else:
        match.play(1, Offer(FISH, SALT))
        if way == "proposal during an offer":
            match.play(0, Offer(SALT, ROPE, (2,)))
        match.play(0, TradeWith(1))
    assert hands(match) == [(2, 1, 0), (1, 2, 0), (0, 2, 2)]
    assert match.waiting_for == (1,)
    assert match.legal(1) == [Nod()]
    fork = match.fork()
    match.play(1, Nod())
    fork.play(1, Nod())
    assert match.table.nodded == fork.table.nodded == 1
    assert match.decisions[0].why == "M-0"
    assert checks.state(fork) == checks.state(match)


def test_a_trade_that_fails_brings_nothing_else() -> None:
    match = stalls((4, 0, 0), (0, 1, 0), nods=True)
    match.play(1, Offer(FISH, Goods(salt=2)))
    match.table.hands[1] = [0, 0, 1]
    match.play(0, TradeWith(1))
    assert match.waiting_for == (0,)


# Moves that are none


@pytest.mark.parametrize("to", [1, [1], None, (4,), (-1,), ("1",), (True,), (1.0,)])
def test_the_seats_asked_are_seat_numbers(to: Any) -> None:
    with pytest.raises(MalformedMove, match=r"the seats asked are a tuple|seats are numbered from 0, at most 3"):
        Offer(SALT, FISH, to)


@pytest.mark.parametrize("cards", [None, {"salt": 1}, (1, 0, 0), "salt"])
def test_cards_are_given_as_a_pile(cards: Any) -> None:
    for make in (lambda: Offer(cards, FISH), lambda: Offer(SALT, cards), lambda: Counter(cards, FISH)):
        with pytest.raises(MalformedMove, match="cards are given as Goods"):
            make()


@pytest.mark.parametrize("seat", [-1, 4, "1", None, True])
def test_a_partner_is_a_seat_number(seat: Any) -> None:
    for kind in (TradeWith, RefuseProposal):
        with pytest.raises(MalformedMove, match="seats are numbered from 0"):
            kind(seat)


# What everybody knows, and what cannot be


def test_what_is_on_offer_is_known_to_be_held() -> None:
    match = three()
    assert [list(shown_cards(match.table, seat)) for seat in range(3)] == [[0, 0, 0]] * 3
    match.play(0, Offer(Goods(salt=2), FISH))
    match.play(2, YES)
    assert [list(shown_cards(match.table, seat)) for seat in range(3)] == [[2, 0, 0], [0, 0, 0], [0, 1, 0]]


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"proposals": (Proposal(0, SALT, FISH),)}, "in the turn of seat 0, proposals stand of the seats [0]"),
    ({"proposals": (Proposal(1, FISH, SALT),) * 2}, "proposals stand of the seats [1, 1]"),
    ({"deal": Deal((1,), ROPE, FISH, (1,), ())}, "seat 0 offers 1 rope and does not hold it"),
    ({"deal": Deal((1,), SALT, FISH, (1,), (1,))}, "the offer to (1,) is open for (1,) and accepted by (1,)"),
    ({"deal": Deal((1,), SALT, FISH, (2,), ())}, "the offer to (1,) is open for (2,) and accepted by ()"),
    ({"deal": Deal((1,), SALT, ROPE, (), (1,))}, "seat 1 accepted to give 1 rope and does not hold it"),
]


@pytest.mark.parametrize(("fields", "said"), WRONG)
def test_what_cannot_be_is_found(fields: dict[str, Any], said: str) -> None:
    table = three().table
    assert contradictions(table) == []
    for name, value in fields.items():
        setattr(table, name, value)
    assert any(said in problem for problem in contradictions(table))


@given(st.integers(0, 2**32), st.integers(2, 4), st.booleans(), st.booleans())
def test_no_negotiation_loses_or_makes_a_card_or_stands_still(seed: int, seats: int, like: bool, nods: bool) -> None:
    chance = Seeded(seed)
    first = [tuple(chance.below(4) for _ in range(3)) for _ in range(seats)]
    match = stalls(*first, turns=4, like_for_like=like, nods=nods)  # type: ignore[arg-type]
    whole = [sum(kind) for kind in zip(*first, strict=True)]
    for _ in range(60):
        if match.over:
            break
        asked = [decision for decision in checks.asked(match) if decision.moves]
        seat = asked[chance.below(len(asked))].seat
        move = match.pick(seat, chance)
        if move.named() == "toll":
            continue
        match.play(seat, move)
        assert [sum(kind) for kind in zip(*hands(match), strict=True)] == whole
        checks.consistent(match)
        checks.listed_moves_are_accepted(match)
    checks.forks(match, seed, 10)
