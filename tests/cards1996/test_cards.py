"""Every card by itself: what is printed on it, what it does when it is built or played, and that random play meets it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import inselreich
from inselreich.core.chance import Seeded
from inselreich.games.cards1996.realm import REALM
from inselreich.principality.events import CardBuilt, CardPlayed, EventRevealed
from inselreich.principality.moves import (
    BankTrade,
    Build,
    BuildSettlement,
    ChooseResource,
    LayRegions,
    NameNumber,
    OfferTrade,
    Pass,
    SearchStack,
    Store,
)
from inselreich.principality.resources import RESOURCES
from tests.cards1996.positions import (
    THREE_POINTS,
    A,
    B,
    Positions,
    build,
    cards_at,
    has,
    look,
    of,
    play,
    playing,
    points,
    refused,
    store_in,
    stored,
    throw,
)

CARDS = REALM.catalogue.cards
BUILT = [card.id for card in CARDS if card.slot is not None]
FLEETS = {card.id: card.id.removesuffix("_fleet") for card in CARDS if card.facts.kind == "fleet"}
KNIGHTS = [card.id for card in CARDS if card.facts.kind == "knight"]
EACH_THREE = {A: THREE_POINTS, B: THREE_POINTS}
CITIES = "city -1, city +1"


def printed(card: str, kind: str) -> int:
    return REALM.catalogue[card].facts.points.get(kind, 0)


def price(card: str) -> str:
    """As a store: "2 ore, 1 grain"."""
    counts = REALM.catalogue[card].facts.cost.counts
    return ", ".join(f"{count} {resource}" for resource, count in zip(RESOURCES, counts, strict=True) if count)


@pytest.mark.parametrize("card", BUILT)
def test_every_expansion_is_built_for_its_price_on_a_site_that_fits(cards1996: Positions, card: str) -> None:
    match = cards1996(row={A: "city -1"}, hands={A: card}, stores={A: price(card)})
    red = REALM.catalogue[card].facts.slot == "city"
    if red:
        refused(match, A, Build(card, "above +1"), "K-46")
    build(match, A, card, "above -1" if red else "below +1")
    assert has(match, A) == "nothing"
    assert of(match, A).hand_size == 0
    token = bool(printed(card, "strength") or printed(card, "commerce"))
    assert points(match, A) == 3 + printed(card, "victory") + token


@pytest.mark.parametrize("card", BUILT)
def test_no_expansion_is_built_for_less(cards1996: Positions, card: str) -> None:
    number, _, rest = price(card).partition(" ")
    resource, _, others = rest.partition(", ")
    less = f"{int(number) - 1} {resource}" + (f", {others}" if others else "")
    match = cards1996(row={A: "city -1"}, hands={A: card}, stores={A: less})
    refused(match, A, Build(card, "above -1"), "K-46")


@pytest.mark.parametrize(("card", "resource"), FLEETS.items())
def test_every_fleet_exchanges_its_kind_two_to_one(cards1996: Positions, card: str, resource: str) -> None:
    rates = of(cards1996(cards={A: f"{card} above -1"}), A).rates
    assert rates == {each: 2 if each == resource else 3 for each in RESOURCES}


@pytest.mark.parametrize("card", KNIGHTS)
def test_every_knight_counts_his_strength_and_skill(cards1996: Positions, card: str) -> None:
    match = cards1996(cards={A: f"{card} above -1"})
    seat = of(match, A)
    assert (seat.points["strength"], seat.points["skill"]) == (printed(card, "strength"), printed(card, "skill"))
    assert look(match).tokens["knight"] == A


def test_the_knights_are_those_of_the_digest() -> None:
    figures = {card: (printed(card, "strength"), printed(card, "skill")) for card in KNIGHTS}
    assert figures == {
        "conrad": (2, 1),
        "falk": (1, 5),
        "goetz": (5, 2),
        "hagen": (1, 2),
        "karl": (7, 1),
        "otto": (3, 2),
        "pippin": (1, 3),
        "siegfried": (1, 1),
        "walther": (3, 1),
    }


@pytest.mark.parametrize(
    ("card", "kind", "number"),
    [
        ("brick_factory", "hills", 3),
        ("foundry", "mountains", 5),
        ("grain_mill", "fields", 3),
        ("sawmill", "forest", 2),
        ("woolen_mill", "pasture", 1),
    ],
)
def test_every_booster_doubles_the_yield_of_its_kind_beside_it(
    cards1996: Positions, card: str, kind: str, number: int
) -> None:
    region = f"{kind} {number}"
    other = "gold field 2"
    match = cards1996(
        row={A: f"road +2, settlement +3: {region} / {other}"}, cards={A: f"{card} above +3"}, rolled=False
    )
    throw(match, "tournament", number)
    assert stored(match, region) == 2
    below = cards1996(
        row={A: f"road +2, settlement +3: {region} / {other}"}, cards={A: f"{card} below +3"}, rolled=False
    )
    throw(below, "tournament", number)
    assert stored(below, region) == 1


@pytest.mark.parametrize("card", ["abbey", "library"])
def test_abbey_and_library_raise_the_limit_and_listen_to_progress(cards1996: Positions, card: str) -> None:
    match = cards1996(row={A: CITIES}, cards={A: f"{card} above -1"}, events="progress", rolled=False)
    assert of(match, A).hand_limit == 4
    throw(match, "event_card", 1)
    store_in(match, A, "mountains 2")
    assert has(match, A) == "1 grain + 1 ore"


def test_garrison_hides_its_regions_and_has_a_productive_year(cards1996: Positions) -> None:
    match = cards1996(cards={A: "garrison above -1"}, events="productive_year", rolled=False)
    throw(match, "event_card", 5)
    assert has(match, A) == "1 lumber + 1 brick + 1 gold"


def test_smithy_without_knights_adds_nothing(cards1996: Positions) -> None:
    match = cards1996(cards={A: "smithy above -1"})
    assert of(match, A).points["strength"] == 0


@pytest.mark.parametrize(("card", "commerce"), [("counting_house", 3), ("marketplace", 2), ("merchant_guild", 4)])
def test_trading_houses_bring_commerce_points(cards1996: Positions, card: str, commerce: int) -> None:
    match = cards1996(row={A: "city -1"}, cards={A: f"{card} above -1"})
    assert of(match, A).points["commerce"] == commerce
    assert look(match).tokens["mill"] == A


def test_colossus_brings_two_points(cards1996: Positions) -> None:
    assert points(cards1996(row={A: "city -1"}, cards={A: "colossus above -1"}), A) == 5


def test_harbor_mint_and_town_hall(cards1996: Positions) -> None:
    match = cards1996(
        row={A: CITIES}, cards={A: "harbor above -1, ore_fleet below -1, mint above +1, town_hall below +1"}
    )
    seat = of(match, A)
    assert seat.points["commerce"] == 1 + 2 + 1
    assert seat.rates["gold"] == 1
    assert points(match, A) == 4 + 1 + 1


def test_church_protects_units_of_its_own_city_only(cards1996: Positions) -> None:
    match = cards1996(
        row={B: CITIES},
        cards={B: "church above -1, conrad below -1, karl below +1"},
        events="civil_war",
        rolled=False,
    )
    throw(match, "event_card", 1)
    assert sorted(cards_at(match, B)) == ["church above -1", "conrad below -1"]


@pytest.mark.parametrize(("shelter", "left"), [("bath_house above -1", 5), ("aqueduct above -1", 6)])
def test_bath_house_and_aqueduct_against_the_plague(cards1996: Positions, shelter: str, left: int) -> None:
    stores = "1 lumber, 1 brick, 1 wool, 1 ore, 1 gold, 3 grain"
    match = cards1996(row={A: CITIES}, cards={A: shelter}, stores={A: stores}, events="plague", rolled=False)
    throw(match, "event_card", 1)
    assert sum(bool(region.stored) for region in of(match, A).regions) == left


ANSWERS: dict[str, tuple[dict[str, Any], list[tuple[int, Any]]]] = {
    "arsonist": ({"cards": {B: "abbey above -1"}}, [(B, Pass())]),
    "black_knight": ({"cards": {B: "conrad above -1"}}, [(B, Pass())]),
    "brigands": ({"stores": {B: "1 ore"}}, [(B, Pass())]),
    "caravan": ({"stores": {A: "2 ore"}}, [(A, Store("fields 1")), (A, Store("fields 1"))]),
    "merchant": ({"stores": {B: "1 ore, 1 wool"}}, [(A, ChooseResource("ore")), (A, Pass())]),
    "spy": ({"hands": {B: "karl"}}, []),
}
"""What an action card needs, and the answers until it is done."""


@pytest.mark.parametrize("card", ANSWERS)
def test_every_action_card_of_the_main_phase_is_played_and_leaves_the_game(cards1996: Positions, card: str) -> None:
    position, answers = ANSWERS[card]
    hands = {**position.get("hands", {}), A: card}
    match = cards1996(row=EACH_THREE, **{**position, "hands": hands})
    match.force((1,))
    playing(match, A, card)
    for seat, move in answers:
        play(match, seat, move)
    assert look(match).discards[A] == (card,)


def test_alchemist_and_scout_at_their_moments(cards1996: Positions) -> None:
    match = cards1996(row=EACH_THREE, hands={A: "alchemist"}, rolled=False)
    playing(match, A, "alchemist", NameNumber(6))
    assert look(match).discards[A] == ("alchemist",)
    match = cards1996(row={A: "road -2"}, hands={A: "scout"}, stores={A: "1 lumber, 1 brick, 1 wool, 1 grain"})
    play(match, A, BuildSettlement(-3, "scout"), LayRegions("mountains 5", "mountains 6"))
    assert look(match).discards[A] == ("scout",)


@pytest.mark.parametrize(
    ("attack", "protection"), [("arsonist", "bishop"), ("brigands", "bishop"), ("black_knight", "herb_woman")]
)
def test_each_protection_answers_its_attacks(cards1996: Positions, attack: str, protection: str) -> None:
    match = cards1996(
        row=EACH_THREE,
        hands={A: attack, B: protection},
        cards={B: "abbey above -1, conrad below -1"},
        stores={B: "1 ore"},
    )
    match.force((3,))
    playing(match, A, attack)
    (_, answer) = match.legal(B)
    play(match, B, answer)
    assert look(match).discards == ((attack,), (protection,))
    assert has(match, B) == "1 ore"


def test_every_card_is_built_played_or_revealed_in_random_matches() -> None:
    """What random play never meets is tested by rules alone: so it must meet everything.

    Nobody exchanges or searches here: so there is enough for the dearest cards now and then.
    """
    met: Counter[str] = Counter()
    for seed in range(300):
        match, chance = inselreich.new("cards1996", seed=seed), Seeded(seed)
        while not match.over:
            (seat, *_) = match.waiting_for
            moves = [move for move in match.legal(seat) if not isinstance(move, BankTrade | OfferTrade | SearchStack)]
            match.play(seat, moves[chance.below(len(moves))])
        met.update(event.card for event in match.events if isinstance(event, CardBuilt | CardPlayed | EventRevealed))
        if len(met) == len(CARDS):
            break
    print(f"\n{len(met)} of {len(CARDS)} cards met; most seldom: {met.most_common()[-5:]}")
    assert {card.id for card in CARDS} - set(met) == set()


def test_every_card_cites_a_rule_and_has_names_in_both_languages() -> None:
    for card in CARDS:
        assert card.rule.startswith("K"), card.id
        assert card.facts.en
        assert card.facts.de
