"""What the things of a game are called on their own: for labels, lists and pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple

from ..games.classic import board as classic_board
from ..games.classic import pieces as classic
from ..games.classic.state import COLOURS as CLASSIC_COLOURS
from ..games.inka import board as inka_board
from ..games.inka import pieces as inka
from ..games.quick import pieces as quick
from ..principality.resources import LANDSCAPES, RESOURCES
from .cards1996 import FACES as FACES_1996
from .cards1996 import TOKENS as TOKENS_1996
from .duel import FACES as DUEL_FACES
from .duel import TOKENS as DUEL_TOKENS
from .principality_words import POINTS, realm_of, things
from .quick import CAUSES
from .speech import Wording
from .words import LANGUAGES, THINGS, Language

ALONE: Final[Mapping[str, Wording]] = {
    "road": ("road", "Straße"),
    "settlement": ("settlement", "Siedlung"),
    "city": ("city", "Stadt"),
    "metropolis_a": ("metropolis", "Metropole"),
    "thicket": ("thicket", "Dickicht"),
    "3:1": ("3:1 harbour", "3:1-Hafen"),
    "stack": ("stack", "Stapel"),
    "hand": ("hand", "Handkarten"),
    "regions": ("regions", "Landschaften"),
}
"""What is called otherwise in a sentence, or never occurs in one."""

PHASES: Final[Mapping[str, Wording]] = {
    "founding": ("founding", "Gründung"),
    "set_up": ("set-up", "Aufbau"),
    "before_roll": ("before the roll", "vor dem Wurf"),
    "after_roll": ("trade and build", "Handel und Bau"),
    "main": ("main phase", "Hauptphase"),
    "event": ("event", "Ereignis"),
    "trade_and_build": ("trade and build", "Handel und Bau"),
    "over": ("end of the match", "Ende der Partie"),
}
FACES: Final[Mapping[str, Wording]] = {
    "tournament": ("Tournament", "Turnier"),
    "trade_advantage": ("Trade Advantage", "Handelsvorteil"),
    "good_year": ("Good Year", "Gutes Jahr"),
    "brigand_attack": ("Brigand Attack", "Räuberüberfall"),
    "trade": ("Trade", "Handel"),
    "celebration": ("Celebration", "Fest"),
    "plentiful_harvest": ("Plentiful Harvest", "Reiche Ernte"),
    "event_card": ("question mark", "Fragezeichen"),
}
TOKENS: Final[Mapping[str, Wording]] = {
    "knight": ("knight", "Ritter"),
    "mill": ("mill", "Mühle"),
    "hero": ("strength advantage", "Stärkevorteil"),
    "trade": ("trade advantage", "Handelsvorteil"),
}


class _Named(NamedTuple):
    """The names in the program of all that a game shows: things, then what is only told apart by its field."""

    things: tuple[str, ...]
    phases: str
    faces: Iterable[str] = ()
    tokens: Iterable[str] = ()


PIECES: Final = ("road", "settlement", "city")
PRINCIPALITY: Final = (*RESOURCES, *LANDSCAPES, *PIECES, *POINTS, "stack", "hand", "regions")
GAMES: Final[Mapping[str, _Named]] = {
    "classic": _Named(
        (
            *(*classic.RESOURCES, *classic.DEVELOPMENTS, *classic_board.TERRAINS, *PIECES, "robber", "3:1"),
            *dict.fromkeys(colour for colours in CLASSIC_COLOURS.values() for colour in colours),
        ),
        "founding before_roll after_roll over",
    ),
    "inka": _Named(
        (
            *(*inka.KINDS, *inka.DEVELOPMENTS, *inka_board.TERRAINS, *PIECES, "robber", "thicket"),
            *dict.fromkeys(colour for colours in inka.COLOURS.values() for colour in colours),
        ),
        "founding before_roll after_roll over",
    ),
    "quick": _Named((*classic.RESOURCES, *quick.CARDS, *quick.EVENT_NAMES), "event trade_and_build over"),
    "cards1996": _Named(PRINCIPALITY, "set_up before_roll main over", FACES_1996, TOKENS_1996),
    "duel": _Named(PRINCIPALITY, "set_up before_roll main over", DUEL_FACES, DUEL_TOKENS),
}


def names(game: str, language: Language) -> dict[str, str]:
    """{name in the program: what it is called} for all that views, moves and events of a game name to people.

    What the same word means differently elsewhere has its field before it: `phase:main`, `face:trade`, `token:trade`,
    `cause:metropolis`. Places on a board of hexes have no other names.
    """
    place = LANGUAGES.index(language)
    return {name: wording[place] for name, wording in _wordings(game).items()}


@cache
def _wordings(game: str) -> Mapping[str, Wording]:
    named = GAMES[game]
    realm = realm_of(game)
    known = {**THINGS, **ALONE, **POINTS}
    found = {name: known[name] for name in named.things}
    if realm is not None:
        found |= things(realm)
    if game == "quick":
        found |= {f"cause:{cause}": wording for cause, wording in CAUSES.items()}
    found |= {f"phase:{phase}": PHASES[phase] for phase in named.phases.split()}
    found |= {f"face:{face}": FACES[face] for face in named.faces}
    return found | {f"token:{token}": TOKENS[token] for token in named.tokens}
