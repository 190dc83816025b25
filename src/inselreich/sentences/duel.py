"""The sentences of Das Duell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..games.duel.events import EVENTS
from ..games.duel.moves import MOVES
from ..games.duel.realm import REALM
from .occasions import ACT, ROLL
from .principality import speech
from .speech import Wording

FACES: Final[Mapping[str, Wording]] = {
    "brigand_attack": ("the Brigand Attack", "den Räuberüberfall"),
    "trade": ("Trade", "Handel"),
    "celebration": ("the Celebration", "das Fest"),
    "plentiful_harvest": ("the Plentiful Harvest", "die reiche Ernte"),
    "event_card": ("the question mark", "das Fragezeichen"),
}
TOKENS: Final[Mapping[str, Wording]] = {
    "hero": ("the strength advantage", "den Stärkevorteil"),
    "trade": ("the trade advantage", "den Handelsvorteil"),
}

OCCASIONS: Final[Mapping[str, Wording]] = {
    "D-17": ("A road", "Eine Straße"),
    "D-18": ("A settlement", "Eine Siedlung"),
    "D-19": ("The new settlement", "Die neue Siedlung"),
    "D-20": ("A city", "Eine Stadt"),
    "D-33": ("The first three cards", "Die ersten drei Karten"),
    "D-36": ("The beginning", "Der Anfang"),
    "D-39": ("Brigitta", "Brigitta"),
    "D-43": ("The production", "Der Ertrag"),
    "D-46": ("Trade", "Handel"),
    "D-47": ("The Celebration", "Das Fest"),
    "D-48": ("The Plentiful Harvest", "Die reiche Ernte"),
    "D-49": ("The event card", "Die Ereigniskarte"),
    "D-61": ("The card you play", "Die gespielte Karte"),
    "D-62": ("The Scout", "Der Kundschafter"),
    "D-63": ("The card is built", "Die Karte wird gebaut"),
    "D-67": ("The exchange with the bank", "Der Tausch mit der Bank"),
    "D-68": ("The Large Trade Ship", "Das große Handelsschiff"),
    "D-74": ("The end of the turn", "Das Ende des Zuges"),
    "D-75": ("You hold too many cards", "Du hast zu viele Handkarten"),
    "D-76": ("You may exchange one card", "Du darfst eine Karte tauschen"),
    "D-99": ("The building goes away", "Das Gebäude kommt weg"),
}
QUESTIONS: Final[Mapping[str, Wording]] = {
    "D-39": ROLL,
    "D-60": ACT,
}

SPEECH: Final = speech(REALM, EVENTS, MOVES, faces=FACES, tokens=TOKENS, occasions=OCCASIONS, questions=QUESTIONS)
