"""What the options of the games are called, and what each may be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ..core.choices import Choice
from .speech import Wording


class OptionWords(NamedTuple):
    """An option, and its values; numbers need no words."""

    title: Wording
    values: Mapping[Any, Wording] = {}


YES_OR_NO: Final[Mapping[Any, Wording]] = {False: ("no", "nein"), True: ("yes", "ja")}
POINTS_TO_WIN: Final = OptionWords(("points to win", "Punkte zum Sieg"))
FRIENDLY_ROBBER: Final = OptionWords(("friendly robber", "freundlicher Räuber"), YES_OR_NO)

OPTIONS: Final[Mapping[str, Mapping[str, OptionWords]]] = {
    "classic": {
        "points_to_win": POINTS_TO_WIN,
        "board": OptionWords(
            ("board", "Spielplan"),
            {
                "variable": ("variable", "variabel"),
                "beginner": ("for beginners", "für den Einstieg"),
                "random": ("all random", "ganz zufällig"),
                "balanced": ("balanced", "ausgewogen"),
            },
        ),
        "phases": OptionWords(
            ("trade and build", "Handel und Bau"),
            {
                "combined": ("in any order", "beliebig"),
                "separated": ("first trade, then build", "erst Handel, dann Bau"),
            },
        ),
        "harbours": OptionWords(
            ("new harbours work", "neue Häfen wirken"),
            {"next_turn": ("from the next turn on", "ab dem nächsten Zug"), "at_once": ("at once", "sofort")},
        ),
        "friendly_robber": FRIENDLY_ROBBER,
        "discard_limit": OptionWords(("cards one keeps at a seven", "Karten, die man bei einer Sieben behält")),
        "two_seats": OptionWords(
            ("with two seats", "zu zweit"),
            {
                "plain": ("without neutral settlements", "ohne neutrale Siedlungen"),
                "neutral": ("with neutral settlements", "mit neutralen Siedlungen"),
            },
        ),
    },
    "inka": {
        "start": OptionWords(
            ("start", "Beginn"),
            {
                "beginner": ("for beginners", "für den Einstieg"),
                "standard": ("standard board", "Standardplan"),
                "variable": ("variable board", "variabler Plan"),
            },
        ),
        "length": OptionWords(
            ("length", "Länge"), {"usual": ("usual", "üblich"), "short": ("short", "kurz"), "long": ("long", "lang")}
        ),
        "numbers": OptionWords(
            ("numbers", "Zahlen"), {"standard": ("standard", "wie vorgegeben"), "mixed": ("mixed", "gemischt")}
        ),
        "friendly_robber": FRIENDLY_ROBBER,
        "frame_on_seven": OptionWords(
            ("robber to the frame on a seven, too", "Räuber auch bei einer Sieben auf den Rahmen"), YES_OR_NO
        ),
    },
    "quick": {
        "metropolis": OptionWords(
            ("metropolises", "Metropolen"),
            {"A": ("side A: all alike", "Seite A: alle gleich"), "B": ("side B: four kinds", "Seite B: vier Arten")},
        ),
        "first_display": OptionWords(("display for a first game", "Auslage für die erste Partie"), YES_OR_NO),
        "points_to_win": POINTS_TO_WIN,
    },
    "cards1996": {
        "points_to_win": POINTS_TO_WIN,
        "first_set": OptionWords(
            ("start set of the first seat", "Startsatz von Platz 1"), {"A": ("A", "A"), "B": ("B", "B")}
        ),
    },
    "duel": {
        "points_to_win": POINTS_TO_WIN,
        "red": OptionWords(("who has Red", "wer Rot hat"), {0: ("seat 1", "Platz 1"), 1: ("seat 2", "Platz 2")}),
        "regions": OptionWords(
            ("regions", "Landschaften"),
            {"fixed": ("as given", "wie vorgegeben"), "free": ("laid out freely", "frei gelegt")},
        ),
        "demolition": OptionWords(("demolition allowed", "Abreißen erlaubt"), YES_OR_NO),
    },
}


def words_of(game: str, choice: Choice) -> tuple[Wording, list[Wording] | None]:
    """What an option is called, and each value in the order in which it is offered; None: numbers."""
    words = OPTIONS[game][choice.name]
    return words.title, [words.values[value] for value in _offered(choice)] if words.values else None


def _offered(choice: Choice) -> tuple[Any, ...]:
    if choice.allowed is not None:
        return choice.allowed
    assert choice.least is not None
    assert choice.most is not None
    return tuple(range(choice.least, choice.most + 1))
