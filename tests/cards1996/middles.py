"""The middle of every kind of effect of the 1996 card game."""

from __future__ import annotations

from typing import Any

from inselreich.core.trade import AcceptTrade, TradeWith
from inselreich.games.cards1996.pieces import FACES
from inselreich.principality.moves import (
    BankTrade,
    Build,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    DrawCard,
    EndTurn,
    NameNumber,
    OfferTrade,
    Pass,
    PlayCard,
    PutUnder,
    RollDice,
    SearchStack,
)
from tests.cards1996.positions import A, B, goods
from tests.support.middles import Middle

CITIES = "city -1, road +2, settlement +3"
WIDE = {A: f"{CITIES}: forest 2 / hills 3", B: f"{CITIES}: forest 6 / hills 4"}
"""Each has three points, and two Forests and two Hills to choose from."""
BOTH_LUMBER = "1 forest 4, 1 forest 2"
ALL_KINDS = f"{BOTH_LUMBER}, 1 hills 5, 1 hills 3, 2 wool, 2 grain, 3 ore"


def rolled(face: str, **position: Any) -> Middle:
    """The active seat, A, rolls this face and a 6."""
    return Middle({"rolled": False, "row": WIDE, **position}, [(A, RollDice())], ((FACES.index(face) + 1, 6),))


def event(card: str, **position: Any) -> Middle:
    return rolled("event_card", events=card, **position)


def played(card: str, *dice: int, **position: Any) -> Middle:
    """A plays the card in the main phase; a die falls."""
    hands = {A: card, **position.pop("hands", {})}
    return Middle({"row": WIDE, "hands": hands, **position}, [(A, PlayCard(card))], tuple((each,) for each in dice))


FULL_HAND = "bishop, scout, pippin, spy"
"""One more than a hand may hold, but for an Abbey."""
UNITS = "karl above -1, ore_fleet below -1, abbey above +1"
OFFER = OfferTrade(give=goods("1 lumber"), take=goods("1 brick"))
PROPOSAL = OfferTrade(give=goods("1 brick"), take=goods("1 lumber"))
BOTH_CAN_TRADE = {A: BOTH_LUMBER, B: "1 hills 6, 1 hills 4"}

MIDDLES: dict[str, Middle] = {
    "the beginning": Middle({}, [], from_the_beginning=True),
    # the dice
    "a tournament": rolled("tournament", cards={B: "falk above -1"}),
    "a trade advantage": rolled(
        "trade_advantage", cards={A: "marketplace above -1"}, stores={B: "1 forest 5, 1 forest 6, 1 wool"}
    ),
    "a good year": rolled("good_year"),
    "brigands": rolled("brigand_attack", stores={A: "3 ore, 3 wool, 3 grain"}),
    # the events
    "a civil war": event(
        "civil_war", cards={A: "conrad above -1, gold_fleet below -1", B: UNITS}, hands={B: FULL_HAND}
    ),
    "a conflict": event("conflict", cards={A: "conrad above -1"}, hands={B: "karl, otto, spy"}),
    "a conflict with an empty stack": event(
        "conflict", cards={A: "conrad above -1"}, hands={B: "karl"}, stacks_are_empty=True
    ),
    "a master builder": event("master_builder", hands={A: "spy, karl", B: "otto"}),
    "a plague": event("plague", stores={A: "1 lumber, 1 brick, 1 wool"}),
    "a productive year": event("productive_year", cards={A: "garrison above -1"}),
    "a progress": event("progress", cards={A: "abbey above -1, library below -1", B: "abbey above -1"}),
    "the end of a year": event("year_end"),
    # the action cards
    "an alchemist": Middle(
        {"rolled": False, "row": WIDE, "hands": {A: "alchemist"}},
        [(A, PlayCard("alchemist")), (A, NameNumber(4))],
        ((4,),),
    ),
    "an arsonist who wins": played(
        "arsonist", 3, hands={B: FULL_HAND}, cards={B: "abbey above -1, smithy below -1, garrison above +1"}
    ),
    "an arsonist who loses": played("arsonist", 6, cards={A: "smithy above -1, sawmill above +1", B: "abbey above -1"}),
    "a black knight": played(
        "black_knight", 1, hands={B: "herb_woman, scout, spy"}, cards={B: "karl above -1, otto above +1"}
    ),
    "brigands who win": played("brigands", 2, hands={B: "bishop"}, stores={B: "1 forest 5, 1 forest 6, 1 wool"}),
    "brigands who lose": played("brigands", 6, stores={A: ALL_KINDS, B: "1 wool"}),
    "a caravan": played("caravan", stores={A: "2 ore, 1 wool"}),
    "a merchant": played("merchant", stores={A: "1 ore", B: "1 forest 5, 1 forest 6, 1 wool"}),
    "a merchant who gives what has two places": played("merchant", stores={A: BOTH_LUMBER, B: "1 wool"}),
    "a spy": played("spy", hands={B: "karl, otto, spy"}),
    "a scout": Middle(
        {"row": {A: f"{WIDE[A]}, road +4", B: ""}, "hands": {A: "scout"}, "stores": {A: ALL_KINDS}},
        [(A, BuildSettlement(5, "scout"))],
    ),
    # building
    "a road": Middle({"row": WIDE, "stores": {A: ALL_KINDS}}, [(A, BuildRoad(4))]),
    "a settlement": Middle(
        {"row": {A: f"{WIDE[A]}, road +4", B: ""}, "stores": {A: ALL_KINDS}}, [(A, BuildSettlement(5))]
    ),
    "a city": Middle(
        {"row": {A: "road +2, settlement +3: fields 3 / mountains 5"}, "stores": {A: "1 fields 1, 2 fields 3, 3 ore"}},
        [(A, BuildCity(3))],
    ),
    "an expansion": Middle(
        {"row": WIDE, "hands": {A: "abbey"}, "stores": {A: ALL_KINDS}}, [(A, Build("abbey", "above -1"))]
    ),
    # exchange
    "an exchange with the bank": Middle(
        {"row": WIDE, "stores": {A: "3 forest 4, 1 forest 2"}}, [(A, BankTrade("lumber", "brick"))]
    ),
    "an offer": Middle({"row": WIDE, "stores": BOTH_CAN_TRADE}, [(A, OFFER)]),
    "an offer accepted": Middle({"row": WIDE, "stores": BOTH_CAN_TRADE}, [(A, OFFER), (B, AcceptTrade())]),
    "a proposal accepted": Middle({"row": WIDE, "stores": BOTH_CAN_TRADE}, [(B, PROPOSAL), (A, TradeWith(B))]),
    "a proposal accepted instead of an answer": Middle(
        {"row": WIDE, "stores": BOTH_CAN_TRADE}, [(B, PROPOSAL), (A, OFFER), (A, TradeWith(B))]
    ),
    # the end of a turn
    "a hand to fill": Middle({"hands": {A: "karl"}, "stores": {A: "2 ore, 1 wool"}}, [(A, EndTurn())]),
    "a search": Middle(
        {"hands": {A: "karl, otto"}, "stores": {A: "2 ore, 1 wool"}}, [(A, EndTurn()), (A, SearchStack(3))]
    ),
    "a card to exchange": Middle(
        {"hands": {A: "karl, otto, spy"}, "stores": {A: "2 ore, 1 wool"}},
        [(A, EndTurn()), (A, PutUnder("otto", 2)), (A, SearchStack(2))],
    ),
    "nothing to exchange": Middle({"hands": {A: "karl, otto, spy"}}, [(A, EndTurn()), (A, Pass())]),
    "a card drawn for one put away": Middle(
        {"hands": {A: "karl, otto, spy"}}, [(A, EndTurn()), (A, PutUnder("otto", 2)), (A, DrawCard(1))]
    ),
}
