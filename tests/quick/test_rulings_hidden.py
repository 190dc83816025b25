"""Who may know what, and chance: QX-51, the rules Q-56 to Q-58, and QO-14."""

from __future__ import annotations

import pytest

import inselreich
from inselreich import Match
from inselreich.core.chance import Seeded
from inselreich.core.checks import shown
from inselreich.core.trade import AcceptTrade
from inselreich.games.quick.events import CardDonated, CardsDrawn, Donated, Drew, Traded
from inselreich.games.quick.moves import Donate, EndTurn
from tests.quick.positions import A, B, C, D, Positions, build, cards, look, offer
from tests.support.words import hand

PRICE = "1 lumber, 1 brick, 1 wool, 1 grain"


def test_qx51_given_a_hand_then_the_others_see_how_many_cards_and_not_which(quick: Positions) -> None:
    """Q-56: with A's and C's cards exchanged, the table looks just the same to B."""
    ores = quick(hands={A: "2 ore, 1 wool", C: "3 grain"})
    grain = quick(hands={A: "3 grain", C: "2 ore, 1 wool"})
    assert look(ores, B).seats[A].hand_size == 3
    for viewer in (B, D, None):
        assert shown(ores, viewer) == shown(grain, viewer)
    assert look(ores, A) != look(grain, A)
    assert hand(ores, A) == cards("2 ore, 1 wool")


def test_q56_drawn_cards_are_seen_by_who_draws_them(quick: Positions) -> None:
    match = quick(supply="ore, wool, grain, brick")
    match.play(A, EndTurn())
    for viewer in (A, B, C, D, None):
        told = match.events_for(viewer)
        assert Drew(B, 1, "production") in told
        assert (CardsDrawn(B, cards("1 ore")) in told) == (viewer == B)
        assert any(isinstance(event, CardsDrawn) for event in told) == (viewer is not None)


def test_q56_a_traded_card_is_known_to_all_and_the_card_drawn_for_it_is_not(quick: Positions) -> None:
    match = quick(hands={A: "1 wool", B: "1 ore"}, supply="grain")
    match.play(A, offer("1 wool", "1 ore", B))
    match.play(B, AcceptTrade())
    for viewer in (A, B, C, D, None):
        told = match.events_for(viewer)
        assert Traded(A, B, cards("1 wool"), cards("1 ore")) in told
        assert (CardsDrawn(B, cards("1 grain")) in told) == (viewer == B)


def test_q56_a_donated_card_is_known_to_giver_and_receiver_only(quick: Positions) -> None:
    """Q-49."""
    match = quick(hands={A: f"{PRICE}, 1 ore"}, display="settlement, road, knight, city, road", events="donation")
    match.play(A, build("settlement"))
    match.play(A, Donate("ore", B))
    for viewer in (A, B, C, D, None):
        told = match.events_for(viewer)
        assert Donated(A, B) in told
        assert (CardDonated(A, B, "ore") in told) == (viewer in (A, B))


def test_q57_the_order_of_what_lies_face_down_is_hidden_from_all(quick: Positions) -> None:
    one = quick(supply="ore, wool", pile="city, knight", events="robber, subsidy")
    other = quick(supply="wool, ore", pile="knight, city", events="subsidy, robber")
    for viewer in (A, B, C, D, None):
        assert shown(one, viewer) == shown(other, viewer)


def test_q57_qo14_everything_that_lies_open_is_seen_by_all(quick: Positions) -> None:
    """The discard piles in their order."""
    match = quick(
        roads={B: 3}, knights={C: 2}, cities={D: 1}, hands={A: "2 ore"}, discards="lumber, 2 wool, ore",
        past_events="robber, subsidy", display="road, road, city, knight, settlement", active=C,
    )  # fmt: skip
    for viewer in (A, B, C, D, None):
        view = look(match, viewer)
        assert [(seat.roads, seat.knights, seat.cities, seat.points) for seat in view.seats] == [
            (1, 0, 0, 1), (3, 0, 0, 3), (1, 2, 0, 3), (1, 0, 1, 2),
        ]  # fmt: skip
        assert view.display == ("road", "road", "city", "knight", "settlement")
        assert view.discards == ("lumber", "wool", "wool", "ore")
        assert view.past_events == ("robber", "subsidy")
        assert (view.supply_size, view.pile_size, view.events_size) == (61 - 4 - 2, 34 - 2 - 2 - 1 - 5, 5)
        assert (view.trade_route, view.knight_force, view.active) == (B, C, C)


@pytest.mark.parametrize("viewer", [A, B, None])
def test_q57_dealt_anew_what_a_seat_cannot_know_looks_the_same_to_it(quick: Positions, viewer: int | None) -> None:
    """The own hand, all sizes and what lies open stay; the others' hands and the orders of the piles do not."""
    match = quick(hands={A: "3 ore, 2 wool", B: "4 grain", C: "1 brick"}, discards="2 lumber", past_events="robber")
    twins = [match.redeal(viewer, seed) for seed in range(12)]
    for twin in twins:
        assert shown(twin, viewer) == shown(match, viewer)
        for name in ("pile", "events"):
            assert sorted(getattr(twin.table, name)) == sorted(getattr(match.table, name))
    for name in ("supply", "pile", "events", "hands"):
        assert len({str(getattr(twin.table, name)) for twin in twins}) > 1, name
    for seat in (A, B, C):
        assert (len({hand(twin, seat) for twin in twins}) > 1) == (seat != viewer)


def test_q56_what_is_on_offer_stays_in_a_hand_that_is_dealt_anew(quick: Positions) -> None:
    """Everybody has seen that A and B can pay."""
    match = quick(hands={A: "2 ore", B: "3 grain", C: "5 wool"})
    match.play(A, offer("2 ore", "2 grain"))
    match.play(B, AcceptTrade())
    for seed in range(12):
        twin = match.redeal(D, seed)
        assert hand(twin, A).ore == 2
        assert hand(twin, B).grain >= 2
        assert [seat.hand_size for seat in look(twin).seats] == [2, 3, 5, 0]


def played_at_random(seed: int) -> Match:
    match = inselreich.new("quick", seed=seed)
    match.rollout(Seeded(seed))
    return match


def test_q58_chance_shuffles_and_does_nothing_else() -> None:
    """Build cards, events, resources, start settlements (Q-9 to Q-15), then what Q-22, Q-35 and Q-52 shuffle."""
    later = set()
    for seed in range(20):
        build_cards, *others = list(played_at_random(seed).outcomes)
        assert len(build_cards) == 34
        while len(others[0]) == 34:
            others.pop(0)
        assert [len(outcome) for outcome in others[:3]] == [7, 61, 4]
        assert all(sorted(outcome) == list(range(len(outcome))) for outcome in others)
        later |= {len(outcome) for outcome in others[3:]}
    assert 7 in later
    assert later - {7}


def test_q58_the_same_seed_and_the_same_choices_make_the_same_game() -> None:
    one, again, other = played_at_random(7), played_at_random(7), played_at_random(8)
    assert one.record().to_json() == again.record().to_json()
    assert list(one.outcomes) != list(other.outcomes)
    assert list(inselreich.replay(one.record()).events) == list(one.events)
