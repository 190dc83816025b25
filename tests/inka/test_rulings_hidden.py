"""Who may know what, and chance: IR-103, IR-104, IR-106 and the rules I-131 to I-137."""

from __future__ import annotations

import pytest

import inselreich
from inselreich import Match
from inselreich.core.chance import Draw, Roll, Seeded
from inselreich.core.checks import everything, redeals, shown
from inselreich.games.inka.events import (
    CardStolen,
    DevelopmentBought,
    DevelopmentDrawn,
    Invented,
    MonopolyTaken,
    Stole,
    SupplyTraded,
    Yielded,
)
from inselreich.games.inka.moves import (
    BuyDevelopment,
    Discard,
    MoveRobber,
    PlayCombatArts,
    PlayInvention,
    PlayMonopoly,
    RollDice,
    UseCombatArts,
)
from tests.inka.positions import (
    FISH,
    ORE,
    A,
    B,
    C,
    D,
    Positions,
    X,
    cards,
    look,
    offer,
    own,
    roll,
    swap,
    two_for_one,
)

CARD = "wool, potato, ore"


def test_ir103_given_cards_then_the_others_see_how_many_and_no_kinds(inka: Positions) -> None:
    """I-131, I-132: with A's and C's cards exchanged, the table looks just the same to B."""
    one = inka(hands={A: "2 ore, 1 fish", C: "3 wood"}, development={A: "monopoly", C: "combat arts"})
    other = inka(hands={A: "3 wood", C: "2 ore, 1 fish"}, development={A: "combat arts", C: "monopoly"})
    seat = look(one, B).seats[A]
    assert (seat.hand_size, seat.development_size, seat.revealed) == (3, 1, None)
    for viewer in (B, D, None):
        assert shown(one, viewer)["view"] == shown(other, viewer)["view"]
    assert (own(one, A).hand, own(one, A).development) == (cards("2 ore, 1 fish"), {"monopoly": 1})


def test_i131_the_order_of_the_stack_is_hidden_from_all(inka: Positions) -> None:
    one, other = inka(deck="combat arts, monopoly"), inka(deck="monopoly, combat arts")
    for viewer in (A, B, C, D, None):
        assert one.view(viewer) == other.view(viewer)


def test_i132_everything_that_lies_open_is_seen_by_all(inka: Positions) -> None:
    match = inka(
        ruins={A: X},
        settlements={A: "1.8-1.10-2.9"},
        roads={A: "1.8-2.9, 2.7-2.9, 2.9-3.8"},
        cities={B: "0.5-1.4-1.6"},
        combat_arts={B: 2},
        robber="3.2",
        supply="7 fish",
    )
    view = look(match)
    assert all(look(match, viewer).seats == view.seats for viewer in range(4))
    seat, other = view.seats[A], view.seats[B]
    assert (seat.tribe, seat.markers, seat.road_length, seat.thickets) == (2, (4, 1, 0), 3, (X,))
    assert (other.cities, other.open_combat_arts, other.hand_limit) == (("0.5-1.4-1.6",), 2, 9)
    assert (view.longest_road, view.greatest_combat_arts, view.robber) == (A, B, "3.2")
    assert (view.supply.fish, view.deck_size, view.second_stack_left) == (7, 8, 10)
    assert view.seats[D].hand_size == 5


def test_i133_yields_trades_and_transfers_are_seen_with_their_kinds(inka: Positions) -> None:
    match = inka(
        settlements={A: X},
        roads={A: "3.2-3.4, 2.3-3.2, 2.1-2.3"},
        hands={A: "4 wool", B: "2 fish"},
        development={A: "monopoly"},
        rolled=False,
    )
    roll(match, 9)
    match.play(A, swap("3 wool", "ore"))
    match.play(A, PlayMonopoly("fish"))
    match.play(A, two_for_one("wool, ore", "coca"))
    told = match.events_for(D)
    assert Yielded("3.2", X, A, "wood", 1) in told
    assert SupplyTraded(A, cards("3 wool"), cards("ore")) in told
    assert MonopolyTaken(A, B, "fish", 2) in told
    inventing = inka(development={A: "invention"})
    inventing.play(A, PlayInvention(cards("fish, ore")))
    assert Invented(A, cards("fish, ore")) in inventing.events_for(None)


def test_ir104_given_a_theft_then_only_thief_and_victim_learn_the_kind(inka: Positions) -> None:
    """I-134."""
    match = inka(settlements={B: X}, hands={B: "2 ore, 1 fish"}, rolled=False)
    roll(match, 7)
    match.force(ORE)
    match.play(A, MoveRobber("3.2"))
    stolen = CardStolen(A, B, "ore")
    assert [stolen in match.events_for(viewer) for viewer in (A, B, C, D, None)] == [True, True, False, False, False]
    assert all(Stole(A, B) in match.events_for(viewer) for viewer in (C, D, None))


def test_i83_only_the_buyer_learns_which_card_was_bought(inka: Positions) -> None:
    match = inka(hands={A: CARD}, deck="monopoly")
    match.play(A, BuyDevelopment())
    drawn = DevelopmentDrawn(A, "monopoly")
    assert [drawn in match.events_for(viewer) for viewer in (A, B, None)] == [True, False, False]
    assert DevelopmentBought(A) in match.events_for(B)


def test_i135_whether_an_offer_could_be_met_is_known_to_each_alone(inka: Positions) -> None:
    holds, lacks = inka(hands={A: "2 ore", B: "wool", C: "wood"}), inka(hands={A: "2 ore", B: "wood", C: "wool"})
    for match in (holds, lacks):
        match.play(A, offer("ore", "wool"))
    for viewer in (A, D, None):
        assert shown(holds, viewer) == shown(lacks, viewer)
    assert holds.legal(B) != lacks.legal(B)


# Chance


def test_i136_all_that_is_left_to_chance(inka: Positions) -> None:
    """The rolls for the start, the land, both stacks, the dice, the stolen card; the stacks at their shuffle."""
    match = inka.new(start="variable", seats=3)
    assert [len(outcome) for outcome in match.outcomes][:3] == [18, 10, 10]
    assert all(len(outcome) == 2 for outcome in list(match.outcomes)[3:])
    assert len(Roll().outcomes()) == 36
    assert sum(chance for _, chance in Roll().outcomes()) == pytest.approx(1)


def test_i53_each_card_of_the_victim_is_equally_likely(inka: Positions) -> None:
    match = inka(settlements={B: X}, hands={B: "2 ore, 6 fish"}, development={A: "combat arts"})
    match.play(A, PlayCombatArts())
    assert dict(Draw(match.table.hands[B]).outcomes()) == {ORE: 0.25, FISH: 0.75}


def test_ir106_given_the_same_seed_and_choices_then_the_same_match(inka: Positions) -> None:
    """I-137."""
    matches = [inselreich.new("inka", seats=3, seed=5, options={"start": "variable"}) for _ in range(2)]
    for match in matches:
        chance = Seeded(11)
        for _ in range(300):
            (seat, *_) = match.waiting_for
            match.play(seat, match.pick(seat, chance))
    assert everything(matches[0]) == everything(matches[1])
    assert inselreich.replay(matches[0].record()).events == matches[1].events


# Dealing anew what a seat cannot know


def dealt(match: Match, seat: int, what: str) -> set[str]:
    """All that a seat may hold, by what A knows."""
    found = set()
    for seed in range(40):
        twin = redeals(match, A, seed, moves=0)
        found.add(str(getattr(own(twin, seat), what)))
    return found


def test_i131_a_redeal_exchanges_hidden_hands_and_keeps_their_sizes(inka: Positions) -> None:
    match = inka(hands={A: "ore", B: "2 fish", C: "wood"}, rolled=False)
    assert dealt(match, B, "hand") == {"2 fish", "1 wood + 1 fish"}
    assert dealt(match, A, "hand") == {"1 ore"}


def test_i132_a_redeal_keeps_the_backs_of_development_cards(inka: Positions) -> None:
    """I-91: B's card is of the first stack, of which the rest is sold and known to A."""
    founded = {A: "0.1-1.0-1.2", B: "0.9-1.8-1.10", C: "2.9-3.8-3.10", D: "3.0-4.1-4.-1"}
    match = inka(
        ruins=dict.fromkeys(founded, ""),
        settlements=founded,
        development={A: "7 combat arts, road building", B: "monopoly"},
        deck="invention",
        hands={A: "2 wool, 2 potato, 2 ore"},
    )
    assert dealt(match, B, "development") == {"{'monopoly': 1}", "{'invention': 1}"}
    match.play(A, BuyDevelopment())
    assert dealt(match, B, "development") == {"{'monopoly': 1}"}
    match.play(A, BuyDevelopment())
    assert look(match, B).seats[A].second_stack_size == 1


def test_i131_a_redeal_in_the_middle_of_a_theft_looks_the_same(inka: Positions) -> None:
    match = inka(settlements={B: X, C: "3.4-3.6-4.5"}, hands={B: "2 ore", C: "2 fish"}, rolled=False)
    roll(match, 7)
    match.play(A, MoveRobber("3.4"))
    for viewer in (A, B, C, D, None):
        redeals(match, viewer, seed=3)


def test_i131_a_redeal_while_one_has_discarded_and_another_not_looks_the_same(inka: Positions) -> None:
    match = inka(hands={B: "9 fish", C: "8 ore", D: "3 wood"}, rolled=False)
    roll(match, 7)
    match.play(B, Discard(cards("4 fish")))
    for viewer in (A, B, C, D, None):
        redeals(match, viewer, seed=4)


def test_i131_a_redeal_while_the_robber_of_a_card_is_on_his_way_looks_the_same(inka: Positions) -> None:
    match = inka(development={A: "combat arts", B: "monopoly"}, combat_arts={A: 1}, hands={B: "ore", C: "wood"})
    match.play(A, PlayCombatArts())
    for viewer in (A, B, C, None):
        redeals(match, viewer, seed=5)
    match.play(A, MoveRobber("5.6"))
    assert UseCombatArts("5.2") not in match.legal(A)
    assert RollDice() not in match.legal(A)
