"""The sentences of the card game of 1996."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..games.cards1996.events import EVENTS
from ..games.cards1996.moves import MOVES
from ..games.cards1996.realm import REALM
from . import trade
from .occasions import ACT, ROLL
from .principality import speech
from .speech import Speech, Wording

FACES: Final[Mapping[str, Wording]] = {
    "tournament": ("the Tournament", "das Turnier"),
    "trade_advantage": ("the Trade Advantage", "den Handelsvorteil"),
    "brigand_attack": ("the Brigand Attack", "den Räuberüberfall"),
    "good_year": ("the Good Year", "das gute Jahr"),
    "event_card": ("the question mark", "das Fragezeichen"),
}
TOKENS: Final[Mapping[str, Wording]] = {"knight": ("the knight", "den Ritter"), "mill": ("the mill", "die Mühle")}

OCCASIONS: Final[Mapping[str, Wording]] = {
    "K-13": ("A road", "Eine Straße"),
    "K-14": ("A settlement", "Eine Siedlung"),
    "K-15": ("The new settlement", "Die neue Siedlung"),
    "K-16": ("A city", "Eine Stadt"),
    "K-18": ("The beginning", "Der Anfang"),
    "K-21": ("The first three cards", "Die ersten drei Karten"),
    "K-27": ("The Tournament is yours", "Das Turnier ist gewonnen"),
    "K-28": ("The Trade Advantage", "Der Handelsvorteil"),
    "K-30": ("A Good Year", "Ein gutes Jahr"),
    "K-39": ("The attack is decided", "Der Angriff ist entschieden"),
    "K-41": ("The trade", "Der Handel"),
    "K-42": ("The exchange with the bank", "Der Tausch mit der Bank"),
    "K-46": ("The card is built", "Die Karte wird gebaut"),
    "K-49": ("Civil War", "Bürgerkrieg"),
    "K-50": ("Conflict, for the bottom of the stack", "Konflikt, für unten in den Stapel"),
    "K-51": ("The Master Builder", "Der Baumeister"),
    "K-54": ("Progress", "Fortschritt"),
    "K-57": ("The end of the turn", "Das Ende des Zuges"),
    "K-59": ("You may exchange one card", "Du darfst eine Karte tauschen"),
    "K-61": ("You hold too many cards", "Du hast zu viele Handkarten"),
    "KO-8": ("The Spy", "Der Spion"),
    "KO-16": ("Conflict", "Konflikt"),
    "KO-17": ("For the card of the Master Builder", "Für die Karte des Baumeisters"),
    "KO-18": ("The Merchant gives one back", "Der Händler gibt eins zurück"),
    "KO-19": ("The Caravan", "Die Karawane"),
    "KO-20": ("The Alchemist", "Der Alchemist"),
    "KO-21": ("The card takes a resource", "Die Karte holt einen Rohstoff"),
}
QUESTIONS: Final[Mapping[str, Wording]] = {
    "K-23": ROLL,
    "K-25": ACT,
    "K-38": ("You are attacked: do you answer with a card?", "Du wirst angegriffen: Wehrst du dich mit einer Karte?"),
    "K-41": ("A trade is on offer.", "Ein Handel steht an."),
}

OWN: Final = Speech(
    events={
        **{name: words for name, words in trade.EVENTS.items() if name != "trade_failed"},
        "attack_rolled": (
            "{seat} [attacks|attack]: the die shows {number}, and the attack fails.",
            "{seat} [greift|greifst] an: Der Würfel zeigt {number}, der Angriff misslingt.",
        ),
        "attack_rolled:won": (
            "{seat} [attacks|attack]: the die shows {number}, and the attack succeeds.",
            "{seat} [greift|greifst] an: Der Würfel zeigt {number}, der Angriff gelingt.",
        ),
        "card_stolen": (
            "{seat} [takes|take] a card out of the hand of {of}.",
            "{seat} [nimmt|nimmst] {of:dat} eine Karte aus der Hand.",
        ),
    },
    variants={"attack_rolled": lambda event: ":won" if event.won else "", **trade.VARIANTS},
    moves=trade.MOVES,
    kinds=trade.KINDS,
)

SPEECH: Final = speech(
    REALM, EVENTS, MOVES, faces=FACES, tokens=TOKENS, occasions=OCCASIONS, questions=QUESTIONS, own=OWN
)
