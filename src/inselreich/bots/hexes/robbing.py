"""The seven and the robber: what to give back, where to send the robber, whom to rob."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.discards import Discard
from ...core.moves import Move
from ...hexes.moves import OnHex, Steal
from ..choice import Choice
from ..dealing import hand_after_giving_back
from ..hands import difference
from . import weights
from .outlook import Outlook


def discard(outlook: Outlook, owed: int, kind: type[Discard]) -> Choice:
    """Card by card, the one that is missed least."""
    given = outlook.pile(difference(outlook.hand, hand_after_giving_back(outlook, owed)))
    return Choice(kind(given), f"{given} is missed least")


def spot(outlook: Outlook, moves: Sequence[Move]) -> Choice:
    """Where it hurts the others most, leaders above all, and the own seat least; rather where there is loot."""
    places = [move for move in moves if isinstance(move, OnHex)]
    best = max(places, key=lambda move: harm(outlook, outlook.pieces.island.hexes[move.hex]))
    return Choice(best, f"on {best.hex} the robber costs the others most")


def victim(outlook: Outlook, moves: Sequence[Move]) -> Choice:
    """The seat that is worth robbing most: a leader, or one with many cards."""
    best = max((move for move in moves if isinstance(move, Steal)), key=lambda move: loot(outlook, move.victim))
    hand_size = outlook.view.seats[best.victim].hand_size
    return Choice(best, f"seat {best.victim} has {outlook.strength(best.victim):g} points and {hand_size} cards")


def harm(outlook: Outlook, hex_: int) -> float:
    """What the robber does on a hex, in pips taken from others."""
    pips, own = outlook.ground.pips_of[hex_], outlook.seat
    done, best_loot = 0.0, 0.0
    for seat in range(len(outlook.view.seats)):
        cards = outlook.pieces.stopped_by_robber(seat, hex_)
        if not cards:
            continue
        if seat == own:
            done -= weights.OWN_HARM * cards * pips
        else:
            done += importance(outlook, seat) * cards * pips
            best_loot = max(best_loot, loot(outlook, seat))
    return done + best_loot


def loot(outlook: Outlook, seat: int) -> float:
    """What a card stolen from this seat is worth, in pips; a full hand holds more of what is needed."""
    hand_size: int = outlook.view.seats[seat].hand_size
    if not hand_size:
        return 0.0
    return importance(outlook, seat) * weights.LOOT * (1 + hand_size / weights.FULL_HAND)


def robbed(outlook: Outlook) -> bool:
    """Whether the robber stands on a hex of the own seat that yields."""
    hex_ = outlook.pieces.island.hexes[outlook.view.robber]
    return bool(outlook.ground.pips_of[hex_] and outlook.pieces.stopped_by_robber(outlook.seat, hex_))


def importance(outlook: Outlook, seat: int) -> float:
    """1 for a seat without points, more for one that is close to winning."""
    return 1 + weights.LEADING * outlook.strength(seat) / outlook.points_to_win
