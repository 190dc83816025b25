"""The middle of every kind of effect of Das Duell."""

from __future__ import annotations

from typing import Any

from inselreich.games.duel.pieces import FACES
from inselreich.principality.moves import (
    BankTrade,
    Build,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Demolish,
    EndTurn,
    PlayCard,
    PutUnder,
    RegionTrade,
    RollDice,
    SearchStack,
)
from tests.duel.positions import A, B
from tests.support.middles import Middle

CITIES = "city -1, road +2, settlement +3"
WIDE = {A: f"{CITIES}: forest 4 / gold field 2", B: f"{CITIES}: forest 6 / gold field 3"}
"""Each has two Forests and two Gold Fields to choose from."""
BOTH_LUMBER = "1 forest 2, 1 forest 4"
ALL_KINDS = f"{BOTH_LUMBER}, 2 brick, 2 wool, 2 grain, 3 ore"
STRONG = "candamir above -1"
FOUR = "abbey above -1, storehouse below -1, grain_mill above +1, toll_bridge below +1"

MERCHANT_ON_TOP = (0, 1, 2, 3, 5, 6, 7, 4)
"""How the eight other events are shuffled at Yule; a Traveling Merchant is the fifth."""


def rolled(face: str, number: int = 6, **position: Any) -> Middle:
    """The active seat, A, rolls this."""
    return Middle({"rolled": False, "row": WIDE, **position}, [(A, RollDice())], ((FACES.index(face) + 1, number),))


def event(card: str, **position: Any) -> Middle:
    return rolled("event_card", events=card, **position)


def played(card: str, **position: Any) -> Middle:
    return Middle({"row": WIDE, "hands": {A: card}, **position}, [(A, PlayCard(card))])


MIDDLES: dict[str, Middle] = {
    "the beginning": Middle({}, [], from_the_beginning=True),
    "the beginning with free regions": Middle({"regions": "free"}, [], from_the_beginning=True),
    # the dice
    "brigands": rolled("brigand_attack", stores={A: "3 gold field 1, 3 wool, 3 ore"}),
    "a trade": rolled(
        "trade",
        cards={A: "ore_ship above -1, wool_ship below -1, gold_ship above +1"},
        stores={B: "1 forest 3, 1 forest 6, 1 wool"},
    ),
    "a celebration": rolled("celebration"),
    "a plentiful harvest": rolled("plentiful_harvest", cards={A: "toll_bridge above -1"}),
    "a marketplace": rolled(
        "brigand_attack",
        3,
        row={B: "road +2, settlement +3: fields 3 / gold field 3"},
        cards={A: "marketplace above -1"},
    ),
    # the events
    "fraternal feuds": event("fraternal_feuds", cards={A: STRONG}, hands={B: "abbey, scout, harald"}),
    "a feud": event("feud", cards={A: STRONG, B: FOUR}),
    "a feud over three buildings": event("feud", cards={A: STRONG, B: "abbey above -1, storehouse below -1"}),
    "an invention": event("invention", cards={A: "abbey above -1", B: "abbey above -1"}),
    "a race of trade ships": event("trade_ships_race", cards={A: "ore_ship above -1", B: "wool_ship above -1"}),
    "a traveling merchant": event(
        "traveling_merchant", stores={A: "1 gold field 1, 1 gold field 2", B: "2 gold field 4"}
    ),
    "a year of plenty": event("year_of_plenty", cards={A: "abbey above -1"}),
    "yule": event("yule"),
    "yule, then a traveling merchant": Middle(
        {"rolled": False, "row": WIDE, "events": "yule", "stores": {A: "2 gold"}},
        [(A, RollDice())],
        ((5, 6), MERCHANT_ON_TOP),
    ),
    # the action cards
    "a number to name": Middle(
        {"rolled": False, "row": WIDE, "hands": {A: "brigitta"}}, [(A, PlayCard("brigitta"))], ()
    ),
    "a number named, then the roll": Middle(
        {"rolled": False, "row": WIDE, "hands": {A: "brigitta"}}, [(A, PlayCard("brigitta"))], ((3,),)
    ),
    "a goldsmith": played("goldsmith", stores={A: "3 gold field 1, 1 gold field 2"}),
    "a caravan": played("merchant_caravan", stores={A: "2 ore, 1 wool"}),
    "a relocation": played("relocation", cards={A: "abbey above -1, inga above +1"}),
    "a scout": Middle(
        {"row": {A: f"{WIDE[A]}, road +4", B: ""}, "hands": {A: "scout"}, "stores": {A: ALL_KINDS}},
        [(A, BuildSettlement(5, "scout"))],
    ),
    # building
    "a road": Middle(
        {"row": {A: f"{CITIES}: forest 4 / hills 1"}, "stores": {A: f"{BOTH_LUMBER}, 2 brick"}}, [(A, BuildRoad(4))]
    ),
    "a settlement": Middle(
        {"row": {A: f"{WIDE[A]}, road +4", B: ""}, "stores": {A: ALL_KINDS}}, [(A, BuildSettlement(5))]
    ),
    "a city": Middle(
        {
            "row": {A: "road +2, settlement +3: fields 3 / mountains 4"},
            "stores": {A: "1 fields 6, 2 fields 3, 3 mountains 5"},
        },
        [(A, BuildCity(3))],
    ),
    "an expansion": Middle(
        {"row": WIDE, "hands": {A: "toll_bridge"}, "stores": {A: ALL_KINDS}}, [(A, Build("toll_bridge", "above -1"))]
    ),
    "a demolition": Middle({"row": WIDE, "cards": {A: FOUR}, "demolition": True}, [(A, Demolish("abbey", "above -1"))]),
    # exchange
    "an exchange with the bank": Middle(
        {"row": WIDE, "stores": {A: "3 forest 2, 1 forest 4"}}, [(A, BankTrade("lumber", "gold"))]
    ),
    "an exchange with a large trade ship": Middle(
        {"row": WIDE, "cards": {A: "large_trade_ship above -1"}, "stores": {A: "2 forest 2"}},
        [(A, RegionTrade("forest 2", "gold"))],
    ),
    # the end of a turn
    "a hand to fill": Middle({"hands": {A: "inga"}}, [(A, EndTurn())]),
    "a surplus": Middle({"hands": {A: "inga, austin, harald, scout, osmund"}}, [(A, EndTurn())]),
    "a search": Middle(
        {"hands": {A: "inga, austin, harald"}, "stores": {A: "2 ore, 1 wool"}},
        [(A, EndTurn()), (A, PutUnder("inga", 1)), (A, SearchStack(2))],
    ),
}
