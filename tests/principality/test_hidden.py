"""Who learns what: in two worlds that differ only in what somebody may not know, he sees, hears and may do the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from inselreich import Match, Move
from inselreich.core.chance import Seeded
from inselreich.core.checks import difference, redeals, shown
from inselreich.games.cards1996.pieces import FACES as FACES_1996
from inselreich.games.duel.pieces import FACES as DUEL_FACES
from inselreich.games.duel.realm import REALM as DUEL_REALM
from inselreich.principality.moves import (
    ArrangeRegions,
    BuildSettlement,
    ChooseStack,
    DrawCard,
    EndTurn,
    LayRegions,
    Pass,
    PlayCard,
    PutUnder,
    RollDice,
    SearchStack,
    TakeCard,
)
from tests.cards1996.positions import LAYOUT as LAYOUT_1996
from tests.cards1996.positions import Positions as Positions1996
from tests.duel.positions import Positions as DuelPositions
from tests.support.principalities import A, B, listed

Change = Callable[[Any], None]
Step = tuple[int, Move, Move]
"""Who moves, and how in the one world and in the other."""
Heap = Callable[[Any], Any]
"""Where on the table the secret lies."""
POSITIONS: dict[str, Callable[[], Any]] = {"cards1996": Positions1996, "duel": DuelPositions}
SPECTATOR = None


class Secret(NamedTuple):
    """What is hidden from whom, and how it comes about."""

    key: str
    position: dict[str, Any]
    change: Change
    """What is different in the other world."""
    steps: Sequence[Step]
    blind: tuple[int | None, ...]
    """Those to whom both worlds are the same, from the position to the last step."""
    knowing: tuple[int, ...]
    """Those who see a difference after the last step."""
    heap: Heap
    """What a redeal for the blind deals anew after the last step, and for the knowing leaves alone."""
    dice: tuple[Any, ...] = ()


def hand_of(seat: int) -> Heap:
    return lambda table: table.hands[seat]


def stack(number: int) -> Heap:
    return lambda table: table.stacks[number - 1]


def regions(table: Any) -> Any:
    return table.region_stack


def events(table: Any) -> Any:
    return table.event_stack


def exchange(one: Heap, place: int, other: Heap, other_place: int) -> Change:
    """Two cards change places."""

    def change(table: Any) -> None:
        first, second = one(table), other(table)
        first[place], second[other_place] = second[other_place], first[place]

    return change


def nothing(table: Any) -> None:
    """The worlds are still the same; they part by a move."""


def same(seat: int, *moves: Move) -> list[Step]:
    return [(seat, move, move) for move in moves]


def either(seat: int, move: Move, other: Move) -> list[Step]:
    return [(seat, move, other)]


def event(key: str) -> tuple[Any, ...]:
    faces = FACES_1996 if key == "cards1996" else DUEL_FACES
    return ((faces.index("event_card") + 1, 6),)


EACH_THREE = {A: "city -1", B: "city -1"}
NEW_SETTLEMENT = {"row": {A: "road +2"}, "stores": {A: "1 lumber, 1 brick, 1 wool, 1 grain"}}
MIRRORED = "fields 1, gold field 6, forest 4, mountains 2, hills 5, pasture 3"
TOPS = {1: "alchemist, scout", 3: "conrad, otto, hagen", 4: "abbey, smithy"}
DUEL_TOPS = {1: "goldsmith, goldsmith", 3: "austin, inga, osmund", 4: "abbey, marketplace"}

SECRETS: dict[str, Secret] = {
    # hands
    "a hand": Secret(
        "cards1996",
        {"hands": {B: "karl, spy"}, "stacks": TOPS},
        exchange(hand_of(B), 0, stack(2), 0),
        same(A, EndTurn(), DrawCard(3)),
        (A, SPECTATOR),
        (B,),
        hand_of(B),
    ),
    "a hand in the duel": Secret(
        "duel",
        {"hands": {A: "siglind, austin, brigitta", B: "candamir, scout"}},
        exchange(hand_of(B), 0, stack(2), 0),
        same(A, EndTurn(), Pass()),
        (A, SPECTATOR),
        (B,),
        hand_of(B),
    ),
    "an answer that is held": Secret(
        "cards1996",
        {"row": EACH_THREE, "hands": {A: "arsonist", B: "bishop, karl"}, "cards": {B: "abbey above -1"}},
        exchange(hand_of(B), 0, stack(2), 0),
        same(A, PlayCard("arsonist")),
        (A, SPECTATOR),
        (B,),
        hand_of(B),
    ),
    "an answer that is not given": Secret(
        "cards1996",
        {
            "row": EACH_THREE,
            "hands": {A: "black_knight", B: "herb_woman"},
            "cards": {B: "karl above -1, otto above +1"},
        },
        exchange(hand_of(B), 0, stack(2), 0),
        [*same(A, PlayCard("black_knight")), *same(B, Pass())],
        (A, SPECTATOR),
        (B,),
        hand_of(B),
        dice=((2,),),
    ),
    # drawing and searching
    "the top of a stack, drawn": Secret(
        "cards1996",
        {"hands": {A: "karl, goetz"}, "stacks": TOPS},
        exchange(stack(3), -1, stack(3), -2),
        same(A, EndTurn(), DrawCard(3)),
        (B, SPECTATOR),
        (A,),
        hand_of(A),
    ),
    "the top of a stack, drawn in the duel": Secret(
        "duel",
        {"hands": {A: "siglind, candamir"}, "stacks": DUEL_TOPS},
        exchange(stack(3), -1, stack(3), -2),
        same(A, EndTurn(), DrawCard(3)),
        (B, SPECTATOR),
        (A,),
        hand_of(A),
    ),
    "a stack that nobody has seen": Secret(
        "cards1996",
        {"hands": {A: "karl, goetz, spy"}},
        exchange(stack(3), 0, stack(4), 0),
        same(A, EndTurn(), Pass()),
        (A, B, SPECTATOR),
        (),
        stack(3),
    ),
    "a searched stack": Secret(
        "cards1996",
        {"hands": {A: "karl, goetz"}, "stores": {A: "2 ore"}, "stacks": TOPS},
        exchange(stack(3), -1, stack(4), -1),
        same(A, EndTurn(), SearchStack(3)),
        (B, SPECTATOR),
        (A,),
        stack(3),
    ),
    "the order of a searched stack": Secret(
        "cards1996",
        {"hands": {A: "karl, goetz"}, "stores": {A: "2 ore"}, "stacks": TOPS},
        exchange(stack(3), -1, stack(3), -2),
        same(A, EndTurn(), SearchStack(3)),
        (B, SPECTATOR),
        (A,),
        stack(3),
    ),
    "what was taken from a searched stack": Secret(
        "cards1996",
        {"hands": {A: "karl, goetz"}, "stores": {A: "2 ore"}, "stacks": TOPS},
        nothing,
        [*same(A, EndTurn(), SearchStack(3)), *either(A, TakeCard("conrad"), TakeCard("otto"))],
        (B, SPECTATOR),
        (A,),
        hand_of(A),
    ),
    "a searched stack in the duel": Secret(
        "duel",
        {"hands": {A: "siglind, candamir, scout"}, "stores": {A: "2 ore"}, "stacks": DUEL_TOPS},
        exchange(stack(3), -1, stack(4), -1),
        same(A, EndTurn(), PutUnder("scout", 1), SearchStack(3)),
        (B, SPECTATOR),
        (A,),
        stack(3),
    ),
    "what was taken from a searched stack in the duel": Secret(
        "duel",
        {"hands": {A: "siglind, candamir, scout"}, "stores": {A: "2 ore"}, "stacks": DUEL_TOPS},
        nothing,
        [*same(A, EndTurn(), PutUnder("scout", 1), SearchStack(3)), *either(A, TakeCard("austin"), TakeCard("inga"))],
        (B, SPECTATOR),
        (A,),
        hand_of(A),
    ),
    "a stack that a master builder searches": Secret(
        "cards1996",
        {"rolled": False, "events": "master_builder", "hands": {A: "karl", B: "goetz"}, "stacks": TOPS},
        exchange(stack(3), -1, stack(4), -1),
        same(A, RollDice(), ChooseStack(3)),
        (B, SPECTATOR),
        (A,),
        stack(3),
        dice=event("cards1996"),
    ),
    # putting under
    "a card put under a stack": Secret(
        "cards1996",
        {"hands": {A: "karl, goetz, spy"}},
        nothing,
        [*same(A, EndTurn()), *either(A, PutUnder("karl", 2), PutUnder("goetz", 2)), *same(A, DrawCard(1))],
        (B, SPECTATOR),
        (A,),
        hand_of(A),
    ),
    "a card put under a stack in the duel": Secret(
        "duel",
        {"hands": {A: "siglind, candamir, scout"}},
        nothing,
        [*same(A, EndTurn()), *either(A, PutUnder("siglind", 2), PutUnder("scout", 2)), *same(A, DrawCard(1))],
        (B, SPECTATOR),
        (A,),
        hand_of(A),
    ),
    "the surplus of a hand": Secret(
        "duel",
        {"hands": {A: "siglind, candamir, scout, austin"}},
        nothing,
        [*same(A, EndTurn()), *either(A, PutUnder("siglind", 2), PutUnder("scout", 2)), *same(A, Pass())],
        (B, SPECTATOR),
        (A,),
        hand_of(A),
    ),
    "what a master builder hands in": Secret(
        "cards1996",
        {"rolled": False, "events": "master_builder", "hands": {A: "karl, goetz", B: "otto"}, "stacks": {3: "conrad"}},
        nothing,
        [
            *same(A, RollDice(), ChooseStack(3), TakeCard("conrad")),
            *either(A, PutUnder("karl", 3), PutUnder("goetz", 3)),
            *same(B, Pass()),
        ],
        (B, SPECTATOR),
        (A,),
        hand_of(A),
        dice=event("cards1996"),
    ),
    # looking into a hand
    "a hand that a spy sees": Secret(
        "cards1996",
        {"row": EACH_THREE, "hands": {A: "spy", B: "karl, goetz"}},
        exchange(hand_of(B), 0, stack(2), 0),
        same(A, PlayCard("spy")),
        (SPECTATOR,),
        (A, B),
        hand_of(B),
    ),
    "what a spy takes": Secret(
        "cards1996",
        {"row": EACH_THREE, "hands": {A: "spy", B: "karl, goetz"}},
        nothing,
        [*same(A, PlayCard("spy")), *either(A, TakeCard("karl"), TakeCard("goetz"))],
        (SPECTATOR,),
        (A, B),
        hand_of(A),
    ),
    "what a conflict puts away": Secret(
        "cards1996",
        {"rolled": False, "events": "conflict", "cards": {A: "conrad above -1"}, "hands": {B: "karl, goetz, abbey"}},
        nothing,
        [
            *same(A, RollDice(), ChooseStack(2)),
            *either(A, TakeCard("karl"), TakeCard("goetz")),
            *same(A, TakeCard("abbey")),
        ],
        (SPECTATOR,),
        (B,),
        hand_of(B),
        dice=event("cards1996"),
    ),
    "a hand in fraternal feuds": Secret(
        "duel",
        {
            "rolled": False,
            "events": "fraternal_feuds",
            "cards": {A: "candamir above -1"},
            "hands": {B: "siglind, scout"},
        },
        exchange(hand_of(B), 0, stack(2), 0),
        same(A, RollDice()),
        (SPECTATOR,),
        (A, B),
        hand_of(B),
        dice=event("duel"),
    ),
    "what fraternal feuds put away": Secret(
        "duel",
        {
            "rolled": False,
            "events": "fraternal_feuds",
            "cards": {A: "candamir above -1"},
            "hands": {B: "siglind, scout, abbey"},
        },
        nothing,
        [
            *same(A, RollDice()),
            *either(A, PutUnder("siglind", 2), PutUnder("scout", 2)),
            *same(A, PutUnder("abbey", 3)),
        ],
        (SPECTATOR,),
        (B,),
        hand_of(B),
        dice=event("duel"),
    ),
    # regions and events
    "the region stack": Secret(
        "cards1996", {}, exchange(regions, 0, regions, 3), same(A, EndTurn()), (A, B, SPECTATOR), (), regions
    ),
    "the new regions": Secret(
        "cards1996",
        {**NEW_SETTLEMENT, "next_regions": "mountains 5, forest 2"},
        exchange(regions, -1, regions, -3),
        same(A, BuildSettlement(3)),
        (B, SPECTATOR),
        (A,),
        lambda table: table.region_stack[-2:],
    ),
    "the new regions in the duel": Secret(
        "duel",
        {**NEW_SETTLEMENT, "next_regions": "mountains 2, forest 4"},
        exchange(regions, -1, regions, -3),
        same(A, BuildSettlement(3)),
        (B, SPECTATOR),
        (A,),
        lambda table: table.region_stack[-2:],
    ),
    "below the new regions": Secret(
        "duel",
        {**NEW_SETTLEMENT, "next_regions": "mountains 2, forest 4"},
        exchange(regions, 0, regions, -3),
        same(A, BuildSettlement(3), LayRegions("mountains 2", "forest 4")),
        (A, B, SPECTATOR),
        (),
        regions,
    ),
    "all regions, which a scout sees": Secret(
        "cards1996",
        {**NEW_SETTLEMENT, "hands": {A: "scout"}},
        exchange(regions, 0, regions, 3),
        same(A, BuildSettlement(3, "scout")),
        (B, SPECTATOR),
        (A,),
        regions,
    ),
    "the region stack after a scout": Secret(
        "duel",
        {**NEW_SETTLEMENT, "hands": {A: "scout"}, "next_regions": "mountains 2, forest 4"},
        exchange(regions, 0, regions, 3),
        same(A, BuildSettlement(3, "scout"), LayRegions("mountains 2", "forest 4")),
        (B, SPECTATOR),
        (),
        regions,
        dice=((9, 8, 7, 6, 5, 4, 3, 2, 1, 0),),
    ),
    "the next events": Secret(
        "cards1996",
        {"rolled": False, "events": "plague"},
        exchange(events, 0, events, 2),
        same(A, RollDice()),
        (A, B, SPECTATOR),
        (),
        events,
        dice=event("cards1996"),
    ),
    "the next events in the duel": Secret(
        "duel",
        {"rolled": False, "events": "year_of_plenty"},
        exchange(events, 0, events, -2),
        same(A, RollDice()),
        (A, B, SPECTATOR),
        (),
        events,
        dice=event("duel"),
    ),
}


def worlds(secret: Secret) -> tuple[Match, Match]:
    """The position, and the same with the change."""
    one = POSITIONS[secret.key]()(**secret.position)
    table = one.table.copy()
    secret.change(table)
    other = Match(one.game, 2, one.options, Seeded(0), table=table)
    other._forget(list(one.events))
    for match in (one, other):
        match.force(*secret.dice)
    return one, other


def differences(one: Match, other: Match, viewers: Sequence[int | None]) -> list[str]:
    """What each of these viewers could tell the two matches by."""
    pairs = [(shown(one, viewer), shown(other, viewer)) for viewer in viewers]
    return [difference(*pair) for pair in pairs if pair[0] != pair[1]]


def after(secret: Secret) -> tuple[Match, Match]:
    """Both worlds after the last step."""
    one, other = worlds(secret)
    for seat, move, instead in secret.steps:
        one.play(seat, move)
        other.play(seat, instead)
    return one, other


@pytest.mark.parametrize("name", SECRETS)
def test_to_whom_it_is_hidden_both_worlds_are_the_same(name: str) -> None:
    secret = SECRETS[name]
    one, other = worlds(secret)
    for seat, move, instead in secret.steps:
        assert differences(one, other, secret.blind) == []
        one.play(seat, move)
        other.play(seat, instead)
    assert differences(one, other, secret.blind) == []
    assert secret.heap(one.table) != secret.heap(other.table)


@pytest.mark.parametrize("name", SECRETS)
def test_who_may_know_it_sees_the_difference(name: str) -> None:
    secret = SECRETS[name]
    one, other = after(secret)
    assert len(differences(one, other, secret.knowing)) == len(secret.knowing)


@pytest.mark.parametrize("name", SECRETS)
def test_a_redeal_deals_anew_what_is_hidden_and_leaves_what_is_seen(name: str) -> None:
    secret = SECRETS[name]
    match, _ = after(secret)
    heap = list(secret.heap(match.table))
    for viewer in secret.blind:
        dealt = [list(secret.heap(redeals(match, viewer, seed).table)) for seed in range(12)]
        assert any(each != heap for each in dealt)
    for viewer in secret.knowing:
        if sees(secret, match, viewer):
            assert all(list(secret.heap(redeals(match, viewer, seed).table)) == heap for seed in range(6))


def sees(secret: Secret, match: Match, viewer: int) -> bool:
    """Whether the secret lies in the viewer's hand, or he looks at it just now."""
    looking = match.table.looking
    return secret.heap(match.table) is match.table.hands[viewer] or (looking is not None and looking.seat == viewer)


def test_most_secrets_are_seen_by_somebody() -> None:
    """So that the test above means something."""
    seen = [
        name for name, secret in SECRETS.items() for viewer in secret.knowing if sees(secret, after(secret)[0], viewer)
    ]
    assert len(seen) > 25


# Before the first turn


@pytest.mark.parametrize("viewer", [B, SPECTATOR])
def test_a_layout_is_hidden_until_both_have_laid_out(viewer: int | None) -> None:
    one, other = (Positions1996().new() for _ in range(2))
    one.play(A, ArrangeRegions(tuple(listed(LAYOUT_1996[A]))))
    other.play(A, ArrangeRegions(tuple(listed(MIRRORED))))
    assert shown(one, viewer) == shown(other, viewer)
    layouts = {str(shown_layout(one, viewer, seed)) for seed in range(12)}
    assert len(layouts) > 1
    for match in (one, other):
        match.play(B, ArrangeRegions(tuple(listed(LAYOUT_1996[B]))))
    assert shown(one, viewer) != shown(other, viewer)


def shown_layout(match: Match, viewer: int | None, seed: int) -> Any:
    """What A has laid out, if this viewer imagines it and then B lays out his regions."""
    imagined = redeals(match, viewer, seed)
    imagined.play(B, ArrangeRegions(tuple(listed(LAYOUT_1996[B]))))
    return imagined.view(None).seats[A].regions


def test_a_layout_of_ones_own_stays_in_a_redeal() -> None:
    match = Positions1996().new()
    match.play(A, ArrangeRegions(tuple(listed(MIRRORED))))
    assert len({str(shown_layout(match, A, seed)) for seed in range(12)}) == 1


@pytest.mark.parametrize("start_hand", [True, False], ids=["while choosing", "when chosen"])
def test_start_hands_of_1996_are_chosen_unseen(start_hand: bool) -> None:
    matches = [Positions1996().new(forced=ALL_IN_ORDER) for _ in range(2)]
    takes = ["sawmill", "lumber_fleet", "conrad"], ["woolen_mill", "ore_fleet", "gold_fleet"]
    for match, cards in zip(matches, takes, strict=True):
        for seat in (A, B):
            match.play(seat, ArrangeRegions(tuple(listed(LAYOUT_1996[seat]))))
        match.play(A, ChooseStack(3))
        for card in cards[: 1 if start_hand else 3]:
            match.play(A, TakeCard(card))
    one, other = matches
    assert differences(one, other, (B, SPECTATOR)) == []
    assert len(differences(one, other, (A,))) == 1
    assert {redeals(one, A, seed).table.stacks[2] == one.table.stacks[2] for seed in range(6)} == {start_hand}


ALL_IN_ORDER = (tuple(range(10)), tuple(range(11)), tuple(range(62)), (6, 1))


# Events that have been seen


@pytest.mark.parametrize("key", POSITIONS)
def test_everybody_knows_which_events_were_put_back_below_and_no_others(key: str) -> None:
    seen = "progress, plague" if key == "cards1996" else "invention, year_of_plenty"
    match = POSITIONS[key]()(rolled=False, events=seen)
    for seat in (A, B):
        match.force(*event(key))
        match.play(seat, RollDice())
        while not match.question.resumable:
            match.play(match.waiting_for[0], match.legal(match.waiting_for[0])[0])
        if seat == A:
            end_turn(match)
    stack = match.table.event_stack
    for viewer in (A, B, SPECTATOR):
        dealt = [redeals(match, viewer, seed).table.event_stack for seed in range(20)]
        moving = {place for place in range(len(stack)) if len({each[place] for each in dealt}) > 1}
        known = {0, 1} if key == "cards1996" else {0, 1, match.table.event_stack.index(YULE)}
        assert moving == {*range(len(stack))} - known


YULE = DUEL_REALM.catalogue["yule"].number


def end_turn(match: Match) -> None:
    seat = match.waiting_for[0]
    match.play(seat, EndTurn())
    while match.table.active == seat:
        match.play(seat, match.legal(seat)[0])


def test_a_spectator_knows_no_hand() -> None:
    for key, positions in POSITIONS.items():
        hands = {A: "scout, abbey", B: "scout, brick_factory"}
        match = positions()(hands=hands)
        dealt = [redeals(match, SPECTATOR, seed).table.hands for seed in range(12)]
        for seat in (A, B):
            assert len({tuple(sorted(each[seat])) for each in dealt}) > 6, key
        assert match.view(SPECTATOR).own is None


HANDS_LOOKED_AT: dict[str, tuple[str, dict[str, Any], list[Step]]] = {
    "a spy": (
        "cards1996",
        {"row": EACH_THREE, "hands": {A: "spy", B: "karl, goetz, abbey"}},
        same(A, PlayCard("spy")),
    ),
    "a conflict": (
        "cards1996",
        {"rolled": False, "events": "conflict", "cards": {A: "conrad above -1"}, "hands": {B: "karl, goetz, abbey"}},
        same(A, RollDice(), ChooseStack(2)),
    ),
    "fraternal feuds": (
        "duel",
        {
            "rolled": False,
            "events": "fraternal_feuds",
            "cards": {A: "candamir above -1"},
            "hands": {B: "siglind, scout, abbey"},
        },
        same(A, RollDice()),
    ),
}


@pytest.mark.parametrize("name", HANDS_LOOKED_AT)
def test_who_looks_at_a_hand_does_not_see_which_card_came_first(name: str) -> None:
    """Else one would know which of them was drawn last, and so from which stack it is."""
    key, position, steps = HANDS_LOOKED_AT[name]
    dice = () if position.get("rolled", True) else event(key)
    secret = Secret(
        key, position, lambda table: table.hands[B].reverse(), steps, (A, SPECTATOR), (B,), hand_of(B), dice
    )
    one, other = after(secret)
    assert differences(one, other, secret.blind) == []
    assert len(differences(one, other, secret.knowing)) == 1
    assert len(one.view(A).own.seen) == 3
