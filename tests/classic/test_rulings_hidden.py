"""Who may know what, and chance: CR-97, CR-98, CR-100 and the rules C-115 to C-123."""

from __future__ import annotations

import pytest

import inselreich
from inselreich import Match
from inselreich.core.chance import Seeded
from inselreich.core.checks import shown
from inselreich.games.classic.events import CardStolen, DevelopmentBought, DevelopmentDrawn, Discarded, Stole, Won
from inselreich.games.classic.moves import (
    BuildCity,
    BuildRoad,
    BuyDevelopment,
    Discard,
    MoveRobber,
    OfferTrade,
    PlayInvention,
    PlayKnight,
    SeaTrade,
    Steal,
)
from tests.classic.positions import (
    BLUE,
    GRAIN,
    ORE,
    RED,
    WOOL,
    A,
    B,
    C,
    D,
    Positions,
    cards,
    look,
    own,
    roll,
)


def test_cr97_given_cards_in_a_hand_then_the_others_see_how_many_and_no_kinds(classic: Positions) -> None:
    """C-115, C-116: with A's and C's cards exchanged, the table looks just the same to B."""
    ores = classic(hands={A: "2 ore, 1 wool", C: "3 grain"}, development={A: "knight", C: "monopoly"})
    grain = classic(hands={A: "3 grain", C: "2 ore, 1 wool"}, development={A: "monopoly", C: "knight"})
    seat = look(ores, B).seats[A]
    assert (seat.hand_size, seat.development_size, seat.revealed) == (3, 1, None)
    for viewer in (B, D, None):
        assert shown(ores, viewer)["view"] == shown(grain, viewer)["view"]
    assert (own(ores, A).hand, own(ores, A).development) == (cards("2 ore, 1 wool"), {"knight": 1})


def test_c115_the_order_of_the_deck_is_hidden_from_all(classic: Positions) -> None:
    one, other = classic(deck="knight, monopoly"), classic(deck="monopoly, knight")
    for viewer in (A, B, C, D, None):
        assert one.view(viewer) == other.view(viewer)


def test_c116_everything_that_lies_open_is_seen_by_all(classic: Positions) -> None:
    match = classic(
        beginner=True, hands={RED: "2 ore"}, development={BLUE: "victory point, knight"}, knights={BLUE: 3}, robber="H0"
    )
    for viewer in (A, B, C, D, None):
        view = look(match, viewer)
        red, blue, *_ = view.seats
        assert (red.hand_size, blue.development_size, blue.open_knights) == (2, 2, 3)
        assert (blue.visible_points, blue.road_length, blue.roads_left) == (4, 1, 13)
        assert (view.longest_road, view.largest_army, view.robber) == (None, BLUE, "H0")
        assert (view.deck_size, view.supply.ore) == (20, 15)
        assert (view.active, view.rolled, view.turn) == (A, True, 1)


def test_c117_the_kinds_that_go_openly_are_told_to_all(classic: Positions) -> None:
    match = classic(
        beginner=True, hands={RED: "4 wool, 3 ore, 3 grain, 1 lumber, 1 brick"}, development={RED: "invention"}
    )
    match.play(RED, BuildRoad("H0-H1"))
    match.play(RED, BuildCity("H0-H1-H4"))
    match.play(RED, SeaTrade("wool", 4, "ore"))
    match.play(RED, PlayInvention(cards("2 ore")))
    assert match.events_for(None) == list(match.events)


def test_c117_discards_are_shown_when_all_have_chosen(classic: Positions) -> None:
    match = classic(hands={B: "8 ore", C: "8 wool"}, rolled=False)
    roll(match, 7)
    before = [shown(match, seat)["view"] for seat in (A, C, D, None)]
    assert match.play(B, Discard(cards("4 ore"))) == []
    assert [shown(match, seat)["view"] for seat in (A, C, D, None)] == before
    match.play(C, Discard(cards("4 wool")))
    for viewer in (A, B, C, D, None):
        assert Discarded(B, cards("4 ore")) in match.events_for(viewer)


def test_cr98_given_a_theft_then_only_thief_and_victim_see_the_kind(classic: Positions) -> None:
    """C-118."""
    match = classic(settlements={B: "H4-H8-H9"}, hands={B: "1 ore, 1 wool"}, rolled=False)
    roll(match, 7)
    match.play(A, MoveRobber("H4"))
    match.force(ORE)
    match.play(A, Steal(B))
    for viewer in (A, B, C, D, None):
        told = match.events_for(viewer)
        assert Stole(A, B) in told
        assert (CardStolen(A, B, "ore") in told) == (viewer in (A, B))
        assert any(isinstance(event, CardStolen) for event in told) == (viewer in (A, B))


def test_c119_a_bought_card_is_seen_by_its_buyer_only(classic: Positions) -> None:
    match = classic(hands={A: "1 ore, 1 wool, 1 grain"}, deck="monopoly")
    match.play(A, BuyDevelopment())
    for viewer in (A, B, C, D, None):
        told = match.events_for(viewer)
        assert DevelopmentBought(A) in told
        assert (DevelopmentDrawn(A, "monopoly") in told) == (viewer == A)


def test_c120_whether_a_seat_could_accept_is_shown_to_that_seat_only(classic: Positions) -> None:
    """B or C could, the other could not."""
    matches = [classic(hands={A: "1 ore", b: "1 wool", c: "1 grain"}) for b, c in ((B, C), (C, B))]
    for match in matches:
        match.play(A, OfferTrade(cards("1 ore"), cards("1 wool"), (B, C)))
        assert match.waiting_for == (B, C)
    could, could_not = matches
    for viewer in (A, D, None):
        assert shown(could, viewer) == shown(could_not, viewer)
    assert len(could.legal(B)) == len(could_not.legal(C))
    assert could.legal(B) != could_not.legal(B)


def test_c120_a_proposal_stands_although_its_cards_are_gone(classic: Positions) -> None:
    """Taking it away would tell that B cannot pay; C-60 looks into the hands only when the trade is to happen."""
    match = classic(settlements={B: "H4-H8-H9"}, hands={A: "1 ore", B: "1 wool, 1 grain"}, development={A: "knight"})
    match.play(B, OfferTrade(cards("1 wool"), cards("1 ore")))
    match.play(A, PlayKnight())
    match.play(A, MoveRobber("H4"))
    stolen = {kind: match.fork() for kind in (WOOL, GRAIN)}
    for kind, fork in stolen.items():
        fork.force(kind)
        fork.play(A, Steal(B))
    for viewer in (C, D, None):
        assert shown(stolen[WOOL], viewer) == shown(stolen[GRAIN], viewer)


def test_c121_when_the_match_is_over_everything_may_be_seen(classic: Positions) -> None:
    match = classic(
        cities={A: "H0-S0-S1, H6-S4-S5, H11-S6-S7, H18-S8-S9"}, settlements={A: "H4-H8-H9"},
        hands={A: "1 ore, 1 wool, 1 grain", B: "2 ore"}, development={B: "knight"}, deck="victory point",
    )  # fmt: skip
    match.play(A, BuyDevelopment())
    assert isinstance(match.events[-1], Won)
    revealed = look(match).seats[B].revealed
    assert revealed is not None
    assert (revealed.hand, revealed.development) == (cards("2 ore"), {"knight": 1})


@pytest.mark.parametrize("viewer", [A, B, None])
def test_c115_dealt_anew_what_a_seat_cannot_know_looks_the_same_to_it(classic: Positions, viewer: int | None) -> None:
    match = classic(
        beginner=True,
        hands={A: "3 ore, 2 wool", B: "4 grain", C: "1 brick"},
        development={B: "2 knight", C: "monopoly"},
    )
    for seed in range(5):
        assert shown(match.redeal(viewer, seed), viewer) == shown(match, viewer)


# Chance


def played_at_random(seed: int, moves: int = 300) -> Match:
    match, chance = inselreich.new("classic", seed=seed), Seeded(seed)
    while not match.over and len(match.moves) < moves:
        seat = match.waiting_for[0]
        match.play(seat, match.pick(seat, chance))
    return match


def test_cr100_given_the_same_seed_and_the_same_choices_then_the_game_is_the_same() -> None:
    """C-123."""
    one, again, other = played_at_random(7), played_at_random(7), played_at_random(8)
    assert one.record().to_json() == again.record().to_json()
    assert list(one.events) == list(again.events)
    assert list(one.outcomes) != list(other.outcomes)
    assert list(inselreich.replay(one.record()).events) == list(one.events)


def test_c122_chance_decides_tiles_spiral_frame_deck_start_dice_and_thefts_and_nothing_else() -> None:
    """C-123: in this order."""
    match = played_at_random(3)
    tiles, spiral, frame, deck, *others = list(match.outcomes)
    assert [len(outcome) for outcome in (tiles, spiral, frame, deck)] == [19, 6, 6, 25]
    assert all(isinstance(outcome, int) or len(outcome) == 2 for outcome in others)
    thefts = [event for event in match.events if isinstance(event, CardStolen)]
    assert len(thefts) == sum(isinstance(outcome, int) for outcome in others)
