"""What the seats have, in lines of text: for any game with cards in hand and trade among the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ...core.moves import Pile
from ..words import Language, counted, listed, word


def seat_lines(
    view: Any,
    language: Language,
    letters: Mapping[str, str],
    titles: Sequence[str],
    cells: Sequence[Sequence[object]],
    notes: Sequence[str],
) -> list[str]:
    """A line for each seat, with a star at the active one; the notes follow it."""
    lines = ["  ".join(["  " + " " * 9, *titles])]
    for seat, row, note in zip(view.seats, cells, notes, strict=True):
        figures = [f"{cell!s:>{len(title)}}" for cell, title in zip(row, titles, strict=True)]
        name = f"{letters[seat.colour]} {word(seat.colour, language)}"
        line = "  ".join([f"{'*' if seat.seat == view.active else ' '} {name:<9}", *figures])
        lines.append(f"{line}  {note}" if note else line)
    return lines


def deal_lines(view: Any, language: Language) -> list[str]:
    """The offer on the table, with who has answered what, and what others propose."""
    return [*_offer(view, language), *_proposals(view, language)]


def _offer(view: Any, language: Language) -> list[str]:
    deal = view.deal
    if deal is None:
        return []
    give, take = (cards_text(cards, language) for cards in (deal.give, deal.take))
    yes = listed([word(view.seats[seat].colour, language) for seat in deal.accepted], language) if deal.accepted else ""
    if deal.seat == view.seat:
        lines = [{"en": f"You offer {give} for {take}.", "de": f"Du bietest {give} für {take}."}[language]]
    else:
        who = word(view.seats[deal.seat].colour, language)
        lines = [{"en": f"{who} gives {give} and wants {take}.", "de": f"{who} gibt {give} und will {take}."}[language]]
    return [*lines, {"en": f"Accepted by {yes}.", "de": f"Angenommen von {yes}."}[language]] if yes else lines


def _proposals(view: Any, language: Language) -> list[str]:
    lines = []
    for proposal in view.proposals:
        who = word(view.seats[proposal.seat].colour, language)
        give, take = (cards_text(cards, language) for cards in (proposal.give, proposal.take))
        en, de = f"{who} proposes {give} for {take}.", f"{who} schlägt {give} für {take} vor."
        lines.append(en if language == "en" else de)
    return lines


def card_lines(own: Any, points: str, language: Language) -> list[str]:
    """The own hand, and the own development cards."""
    hand, size = cards_text(own.hand, language), own.hand.total
    held, fresh = (counted(cards, language) for cards in (own.development, own.bought_this_turn))
    if language == "en":
        lines = [f"Your hand ({size}): {hand}.  Points: {points}."]
        news = f" (new this turn: {fresh})" if own.bought_this_turn else ""
        held = f"Your development cards: {held}{news}."
    else:
        lines = [f"Deine Hand ({size}): {hand}.  Punkte: {points}."]
        news = f" (neu in diesem Zug: {fresh})" if own.bought_this_turn else ""
        held = f"Deine Entwicklungskarten: {held}{news}."
    return [*lines, held] if own.development else lines


def terms_with(view: Any, partner: int, language: Language) -> str:
    """What one would give and take: by the own offer if the partner has accepted it, else by its proposal."""
    deal = view.deal
    proposal = next((each for each in view.proposals if each.seat == partner), None)
    if deal is not None and partner in deal.accepted:
        give, take = deal.give, deal.take
    elif proposal is not None:
        give, take = proposal.take, proposal.give
    else:
        return ""
    between = {"en": "for", "de": "für"}[language]
    return f"{cards_text(give, language)} {between} {cards_text(take, language)}"


def count_of_cards(count: int, language: Language) -> str:
    """As in: 1 card, 3 cards."""
    return {"en": f"{count} card{'s' * (count != 1)}", "de": f"{count} Karte{'n' * (count != 1)}"}[language]


def cards_text(cards: Pile, language: Language) -> str:
    """As in: 2 ore and 1 wool."""
    return counted(msgspec.structs.asdict(cards), language)
