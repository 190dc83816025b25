"""The sentences of trade among the seats, the same in every game that has it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from .speech import Wording

EVENTS: Final[Mapping[str, Wording]] = {
    "trade_offered": (
        "{seat} [offers|offer] {to}: {give} for {take}.",
        "{seat} [bietet|bietest] {to}: {give} für {take}.",
    ),
    "trade_answered": ("{seat} [says|say] no to the offer.", "{seat} [lehnt|lehnst] das Angebot ab."),
    "trade_answered:yes": ("{seat} [says|say] yes to the offer.", "{seat} [nimmt|nimmst] das Angebot an."),
    "proposal_refused": (
        "{seat} [declines|decline] what {proposer} proposed.",
        "{seat} [lehnt|lehnst] den Vorschlag von {proposer:dat} ab.",
    ),
    "trade_withdrawn": ("{seat} [takes|take] the offer back.", "{seat} [zieht|ziehst] das Angebot zurück."),
    "traded": (
        "{seat} [trades|trade] with {partner}: {give} for {take}.",
        "{seat} [tauscht|tauschst] mit {partner:dat}: {give} für {take}.",
    ),
    "trade_failed": (
        "The trade of {seat} with {partner} fails: one of them no longer holds the cards.",
        "Der Handel zwischen {seat:dat} und {partner:dat} scheitert: Die Karten sind nicht mehr da.",
    ),
}

VARIANTS: Final[Mapping[str, Callable[[Any], str]]] = {
    "trade_answered": lambda event: ":yes" if event.accepted else "",
}

MOVES: Final[Mapping[str, Wording]] = {
    "offer_trade": ("offer {give} for {take}{to}", "{give} für {take} anbieten{to}"),
    "accept_trade": ("accept", "annehmen"),
    "refuse_trade": ("refuse", "ablehnen"),
    "counter_trade": ("propose {give} for {take} instead", "stattdessen {give} für {take} vorschlagen"),
    "trade_with": ("trade with {seat}", "mit {seat:dat} tauschen"),
    "refuse_proposal": ("refuse the proposal of {seat}", "den Vorschlag von {seat:dat} ablehnen"),
    "withdraw_trade": ("take the offer back", "das Angebot zurückziehen"),
}

KINDS: Final[Mapping[str, Wording]] = {
    "offer_trade": ("offer a trade", "einen Handel anbieten"),
    "counter_trade": ("propose something else", "etwas anderes vorschlagen"),
    "trade_with": ("choose a partner", "einen Partner wählen"),
    "refuse_proposal": ("refuse a proposal", "einen Vorschlag ablehnen"),
}
