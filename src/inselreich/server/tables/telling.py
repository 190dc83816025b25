"""What happens at a table in sentences, for those who follow it in a language.

Sentences are made from what a seat is told and asked, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...almanac import UnknownRule, entry, in_short
from ...core.errors import InselreichError
from ...core.events import Event
from ...core.questions import Decision
from ...sentences import Teller
from ...sentences.words import Seats
from ...store import rows
from ..protocol import Asked, Language, Told
from .face import names_at

REFUSALS: Final[Mapping[str, str]] = {
    "illegal": "Dieser Zug ist jetzt nicht möglich.",
    "malformed": "Das ist kein Zug dieses Spiels.",
    "not_your_turn": "Du bist gerade nicht gefragt.",
    "stale": "Diese Frage ist schon beantwortet.",
    "match_over": "Die Partie ist zu Ende.",
    "not_started": "Die Partie hat noch nicht begonnen.",
    "going_down": "Der Server startet neu; dein Tisch wartet auf dich.",
    "not_seated": "Das können nur die, die am Tisch sitzen; du schaust zu.",
    "no_person_there": "Auf diesem Platz sitzt niemand.",
    "not_yours": "Nur wer dort saß, kann den Platz wieder einnehmen.",
    "not_away": "Ein Bot übernimmt den Platz erst, wenn jemand eine Weile weg war.",
    "not_watchable": "Diesen Tisch sehen nur die, die mitspielen.",
    "not_here": "Hier spricht nur, wer dem Tisch folgt.",
    "no_such_table": "Diesen Tisch gibt es nicht.",
    "bad_number": "So viele Züge hat der Tisch nicht.",
    "bad_text": "Das lässt sich so nicht sagen: zu lang, leer oder mit unlesbaren Zeichen.",
    "muted": "Du darfst gerade nichts sagen.",
    "too_fast": "Etwas langsamer, bitte.",
    "other_version": "Diese Partie wurde mit einer anderen Fassung der Regeln gespielt.",
    "broken": "Hier ist etwas schiefgegangen; es ist nichts geschehen.",
    "damaged": "Diese Partie ist beschädigt und lässt sich nicht weiterspielen.",
}
"""What went wrong, in German, by the code of the refusal; in English its own sentence says it better."""


def teller_at(row: rows.Table, seat: int | None, language: Language) -> Teller:
    """Who tells a reader on this seat (None: a spectator) what happens, by the names at the table."""
    return Teller(row.game, Seats((), seat, language, list(names_at(row, language).values())))


def told(teller: Teller, events: Sequence[Event]) -> list[Told]:
    """The events in sentences."""
    return [Told(place, sentence, teller.rules(events[place])) for place, sentence in teller.placed(events)]


def in_words(teller: Teller, decision: Decision, *, moves: bool) -> Asked:
    """A decision in words; `moves`: whether each of its moves is listed."""
    possible = decision.moves
    kinds = dict.fromkeys([*(move.named() for move in possible), *(form.move for form in decision.forms)])
    return Asked(
        question=teller.question(decision.why, possible),
        labels=[teller.move(move) for move in possible] if moves else [],
        kinds={kind: teller.kind_named(kind) for kind in kinds},
    )


def because(problem: InselreichError, language: Language) -> str:
    """Why something was refused: what the rule says, or else what went wrong."""
    try:
        rule = entry(getattr(problem, "rule", ""))
    except UnknownRule:
        return REFUSALS.get(problem.code, "") if language == "de" else ""
    return f"{rule.title(language)}: {in_short(rule.text(language))}"
