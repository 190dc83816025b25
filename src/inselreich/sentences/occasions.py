"""What is asked in games of principalities: as a whole, or on what occasion something is wanted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..core.moves import Move
from ..principality.moves import ArrangeRegions, Pass, Pay
from .amounts import amounts_text, regions, resource_of
from .speech import Wording
from .words import LANGUAGES, Language

ROLL: Final[Wording] = ("Roll the dice.", "Wirf die Würfel.")
ACT: Final[Wording] = (
    "Build, exchange and play cards as you like, then end your turn.",
    "Baue, tausche und spiele Karten nach Belieben, dann beende den Zug.",
)

WANTED: Final[Mapping[str, Wording]] = {
    "store": ("choose the region that stores one more", "wähle die Landschaft, die eins mehr lagert"),
    "choose_resource": ("choose what you take", "wähle, was du nimmst"),
    "name_number": ("name the number of the production die", "nenne die Zahl des Ertragswürfels"),
    "lay_regions": (
        "one of the new regions goes above, another below",
        "eine neue Landschaft kommt nach oben, eine andere nach unten",
    ),
    "swap_regions": (
        "choose two regions or two cards that change places",
        "wähle zwei Landschaften oder zwei Karten, die ihre Plätze tauschen",
    ),
    "choose_card": ("choose a card that lies there", "wähle eine ausliegende Karte"),
    "draw_card": ("draw a card, or look through a stack for one", "ziehe eine Karte oder suche sie aus einem Stapel"),
    "draw_card:only": ("draw a card", "ziehe eine Karte"),
    "choose_stack": ("choose a stack", "wähle einen Stapel"),
    "take_card": ("take one of the cards you see", "nimm eine der Karten, die du siehst"),
    "put_under": ("put a card under a stack", "schiebe eine Karte unter einen Stapel"),
}
OR_NOTHING: Final[Wording] = (", or do without", ", oder verzichte")
ARRANGE: Final[Wording] = (
    "lay out your regions, upper row from left to right, then the lower row:\n{regions}",
    "lege deine Landschaften aus, obere Reihe von links nach rechts, dann die untere:\n{regions}",
)
DUE: Final[Wording] = ("choose the regions that give {due}", "wähle die Landschaften, die {due} abgeben")
ANY: Final[Wording] = ("{count} of your choice", "{count} nach Wahl")


def wanted(moves: Sequence[Move], language: Language) -> str:
    """What is to be answered, by the moves there are; nothing if that is clear from the occasion alone."""
    place = LANGUAGES.index(language)
    answers = [move for move in moves if not isinstance(move, Pass)]
    first = answers[0] if answers else None
    if isinstance(first, Pay):
        return DUE[place].format(due=_due(answers, language))
    if isinstance(first, ArrangeRegions):
        return ARRANGE[place].format(regions=regions(first.regions, language))
    kind = "" if first is None else first.named()
    if kind == "draw_card" and type(answers[-1]) is type(first):
        kind = "draw_card:only"
    if kind not in WANTED:
        return ""
    return WANTED[kind][place] + (OR_NOTHING[place] if len(answers) < len(moves) else "")


def _due(payments: Sequence[Any], language: Language) -> str:
    """How many of what, as far as all payments agree."""
    ways = {tuple(sorted(resource_of(name) for name in payment.regions)) for payment in payments}
    if len(ways) == 1:
        return amounts_text(Counter(ways.pop()), language)
    return ANY[LANGUAGES.index(language)].format(count=len(payments[0].regions))
