"""What `inselreich play` says, apart from sentences about the game: English and German side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..sentences.words import LANGUAGES, Language

TEXTS: Final[Mapping[str, tuple[str, str]]] = {
    "welcome": (
        "You are {you}; you play against {bots}. Type ? for help, quit to leave.",
        "Du bist {you}; du spielst gegen {bots}. ? zeigt die Hilfe, quit beendet.",
    ),
    "choose place": (
        "Type a number from the drawing, or a name such as: {example}. 'list' describes all {count}.",
        "Tippe eine Nummer aus der Zeichnung oder einen Namen, zum Beispiel: {example}. 'liste' beschreibt alle {count}.",
    ),
    "type amounts": ("There are {count} ways; 'list' shows all.", "Es gibt {count} Möglichkeiten; 'liste' zeigt alle."),
    "type": ("Type for example: {example}", "Tippe zum Beispiel: {example}"),
    "form": ("{kind}: {amount} of {limits}.", "{kind}: {amount} von {limits}."),
    "cards": ("{count} cards", "{count} Karten"),
    "cards between": ("{least} to {most} cards", "{least} bis {most} Karten"),
    "ways": ("{count} ways", "{count} Möglichkeiten"),
    "no number": (
        "There is no {number} here; the numbers are 1 to {most}.",
        "Hier gibt es keine {number}; die Nummern sind 1 bis {most}.",
    ),
    "not understood": (
        "{line!r} is not understood; type a number from the list, a move such as: {example}, or ? for help.",
        "{line!r} ist unklar; tippe eine Nummer aus der Liste, einen Zug wie: {example}, oder ? für Hilfe.",
    ),
    "what": ("Type a number or a move; ? for help.", "Tippe eine Nummer oder einen Zug; ? zeigt die Hilfe."),
    "nothing found": ("The rules say nothing about {words!r}.", "Zu {words!r} sagen die Regeln nichts."),
    "rules how": (
        "Type some words with it, as in: rules robber.",
        "Schreib Wörter dazu, etwa: regeln Räuber.",
    ),
    "interrupt": (
        "{name} is about to move. Propose a trade, or press Enter to let it be.",
        "{name} ist am Zug. Schlage einen Handel vor, oder drücke Enter.",
    ),
    "input ended": (
        "The input has ended, so the match stops here.",
        "Die Eingabe ist zu Ende, also endet die Partie hier.",
    ),
    "stopped": ("The match stops here, after {count} moves.", "Die Partie endet hier, nach {count} Zügen."),
    "save": (
        "To keep the match as a record, type a file name; Enter: no.",
        "Soll die Partie als Aufzeichnung bleiben, tippe einen Dateinamen; Enter: nein.",
    ),
    "saved": (
        "The record is in {file}; 'inselreich replay {file}' shows it.",
        "Die Aufzeichnung steht in {file}; 'inselreich replay {file}' zeigt sie.",
    ),
    "seed": ("The seed of this match was {seed}.", "Der Startwert dieser Partie war {seed}."),
    "card how": (
        "  card {name:<15} what a card says\n",
        "  karte {name:<14} was eine Karte sagt\n",
    ),
    "help": (
        """What you can type:
  3                    choose number 3 from the list
  {example:<20} a move in words; where cards are free, this is the only way
  back                 from a list back to the one before
  list                 describe every move of the list, also of a long one
  moves                the list once more
  board                the table and what everybody has
  log                  what happened lately
  rules robber         search the rules; rules {rule} shows one with those it names
{more}  quit                 leave; the match can be saved as a record
Moves in words, whenever they are possible:""",
        """Was du tippen kannst:
  3                    Nummer 3 aus der Liste wählen
  {example:<20} ein Zug in Worten; bei freien Mengen geht es nur so
  zurück               von einer Liste zurück zur vorigen
  liste                jeden Zug der Liste beschreiben, auch einer langen
  züge                 die Liste noch einmal
  brett                der Tisch und was alle haben
  log                  was zuletzt geschah
  regeln Räuber        die Regeln durchsuchen; regeln {rule} zeigt eine mit den genannten
{more}  quit                 beenden; die Partie kann als Aufzeichnung gesichert werden
Züge in Worten, wann immer sie möglich sind:""",
    ),
}


def text(key: str, language: Language, **values: Any) -> str:
    """A text in a language, filled in."""
    return TEXTS[key][LANGUAGES.index(language)].format(**values)
