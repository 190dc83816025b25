"""Offers and proposals among the seats, the same in every game that has them."""

from __future__ import annotations

from typing import Any

from ...sentences.words import Language, Seats, cards_text, listed


def on_table(view: Any, language: Language) -> list[str]:
    """The offer with who has accepted it, and what is proposed. At a table of two nobody has to wait for others."""
    return [*_deal(view, language), *_proposals(view, language)]


def _deal(view: Any, language: Language) -> list[str]:
    deal, seats = view.deal, Seats.of(view, view.seat, language)
    if deal is None:
        return []
    give, take = (cards_text(cards, language) for cards in (deal.give, deal.take))
    if deal.seat == view.seat:
        lines = [{"en": f"You offer {give} for {take}.", "de": f"Du bietest {give} für {take}."}[language]]
    else:
        who = seats.first(deal.seat)
        lines = [{"en": f"{who} gives {give} and wants {take}.", "de": f"{who} gibt {give} und will {take}."}[language]]
    accepted = getattr(deal, "accepted", ())
    if not accepted:
        return lines
    yes = listed([f"{seats.name(seat):dat}" for seat in accepted], language)
    return [*lines, {"en": f"Accepted by {yes}.", "de": f"Angenommen von {yes}."}[language]]


def _proposals(view: Any, language: Language) -> list[str]:
    lines = []
    for proposal in view.proposals:
        give, take = (cards_text(cards, language) for cards in (proposal.give, proposal.take))
        if proposal.seat == view.seat:
            en, de = f"You propose {give} for {take}.", f"Du schlägst {give} für {take} vor."
        else:
            who = Seats.of(view, view.seat, language).first(proposal.seat)
            en, de = f"{who} proposes {give} for {take}.", f"{who} schlägt {give} für {take} vor."
        lines.append(en if language == "en" else de)
    return lines


def terms_with(view: Any, partner: int, language: Language) -> str:
    """What one would give and take: by the own offer if the partner has accepted it, else by its proposal."""
    deal = view.deal
    proposal = next((each for each in view.proposals if each.seat == partner), None)
    if deal is not None and partner in getattr(deal, "accepted", ()):
        give, take = deal.give, deal.take
    elif proposal is not None:
        give, take = proposal.take, proposal.give
    else:
        return ""
    between = {"en": "for", "de": "für"}[language]
    return f"{cards_text(give, language)} {between} {cards_text(take, language)}"
