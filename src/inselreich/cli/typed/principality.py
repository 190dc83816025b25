"""Moves in games of principalities as a person types them: `build abbey above -1`, `pay 2 forest 4, hills 5`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ...core.moves import Move
from ...principality import moves as kinds
from ...principality.realm import Realm
from . import NotUnderstood
from .lines import Typed, Verb, first_verb, plain, understood
from .regions import SPOT, card_names, column, meant_by_name, place, region, regions, resource, stack

EXAMPLES: Final[Mapping[str, tuple[str, str]]] = {
    "arrange_regions": (
        "lay forest 4, gold 6, fields 1, hills 5, pasture 3, mountains 2",
        "lege wald 4, gold 6, acker 1, hügel 5, weide 3, gebirge 2",
    ),
    "roll_dice": ("roll", "würfeln"),
    "end_turn": ("end", "ende"),
    "pass": ("pass", "verzichten"),
    "build_road": ("road +2", "straße +2"),
    "build_settlement": ("settlement +3 with scout", "siedlung +3 mit kundschafter"),
    "build_city": ("city -1", "stadt -1"),
    "build": ("build abbey above -1", "baue kloster über -1"),
    "play_card": ("play scout", "spiele kundschafter"),
    "bank_trade": ("exchange wool for ore", "tausche wolle gegen erz"),
    "region_trade": ("exchange forest 4 for ore", "tausche wald 4 gegen erz"),
    "demolish": ("demolish abbey above -1", "reiße kloster über -1 ab"),
    "pay": ("pay 2 forest 4, hills 5", "zahle 2 wald 4, hügel 5"),
    "store": ("store forest 4", "lagere wald 4"),
    "choose_resource": ("take ore", "nimm erz"),
    "name_number": ("name 4", "nenne 4"),
    "lay_regions": ("lay forest 4, hills 5", "lege wald 4, hügel 5"),
    "swap_regions": ("swap forest 4 with hills 5", "vertausche wald 4 mit hügel 5"),
    "swap_cards": (
        "swap abbey above -1 with marketplace below +1",
        "vertausche kloster über -1 mit markt unter +1",
    ),
    "choose_card": ("choose abbey above -1", "wähle kloster über -1"),
    "draw_card": ("draw 3", "ziehe 3"),
    "search_stack": ("search 3", "suche 3"),
    "choose_stack": ("stack 3", "stapel 3"),
    "take_card": ("take abbey", "nimm kloster"),
    "put_under": ("put abbey under 3", "schiebe kloster unter 3"),
}
"""{kind of move: how to type one, in English and German}"""

Make = Callable[[Typed], Move]


def examples(moves: Sequence[type[Move]], **own: tuple[str, str]) -> dict[str, tuple[str, str]]:
    """How the moves of a game are typed; `own` are those with examples of the game."""
    names = {kind.named() for kind in moves}
    return {name: example for name, example in {**EXAMPLES, **own}.items() if name in names}


class PrincipalityVerbs:
    """The verbs that both games have, with the cards of one of them."""

    def __init__(self, realm: Realm) -> None:
        self.names = card_names(realm.catalogue.cards)
        self.shared: tuple[Verb, ...] = (
            (r"roll(?: dice| the dice)?|würfeln?|wuerfeln?|würfle", plain(kinds.RollDice)),
            (r"end(?: turn| the turn)?|ende|done|fertig", plain(kinds.EndTurn)),
            (r"pass|skip|verzichten?|nichts|nothing", plain(kinds.Pass)),
            (rf"{_BUILD}(?:road|straße|strasse)", lambda typed: kinds.BuildRoad(column(typed.rest))),
            (rf"{_BUILD}(?:settlement|siedlung)", self._settlement),
            (rf"{_BUILD}(?:city|stadt)", lambda typed: kinds.BuildCity(column(typed.rest))),
            (r"build|baue|bauen", self._build),
            (r"play|spielen?", lambda typed: kinds.PlayCard(self.card(typed.rest))),
            (r"exchange|bank|tauschen?", _exchange),
            (r"demolish|reißen?|abreißen|reisse", self._demolish),
            (r"pay|give|zahlen?|gib", _pay),
            (
                r"store(?: on| in)?|lagern?(?: auf| in)?|lagere",
                lambda typed: kinds.Store(region(typed.rest, typed.view)),
            ),
            (r"take|nimm|nehmen?", self._take),
            (r"name|nennen?", _number),
            (r"(?:arrange|lay)(?: out)?|legen?|auslegen", _lay),
            (r"swap|vertauschen?", self._swap),
            (r"draw|ziehen?", lambda typed: kinds.DrawCard(stack(typed.rest))),
            (r"search|look through|look|suchen?|durchsuchen?", lambda typed: kinds.SearchStack(stack(typed.rest))),
            (r"(?:choose |wähle )?(?:stack|stapel)", lambda typed: kinds.ChooseStack(stack(typed.rest))),
            (r"choose|wählen?|waehlen?", self._choose),
            (r"put|schieben?|schieb|steck", self._put),
        )

    def read(self, verbs: Sequence[Verb], text: str, view: Any, expected: frozenset[str]) -> Move | None:
        """The move that is meant; `NotUnderstood` says how it is typed, None: this does not begin like a move."""
        move = first_verb(text, view, expected, verbs)
        if move is not None:
            return move
        make = self._meant_by(text, expected)
        return None if make is None else understood(lambda: make(Typed(" ".join(text.split()), view, expected)))

    def _meant_by(self, text: str, expected: frozenset[str]) -> Make | None:
        """Only a region with its number, or only a card, where one kind of move can be meant by it."""
        if re.search(r"[^\W\d]+ \d\b", text):
            meant: Mapping[str, Make] = {
                "pay": _pay,
                "store": lambda typed: kinds.Store(region(typed.rest, typed.view)),
                "lay_regions": _lay,
                "arrange_regions": _lay,
            }
        elif len(meant_by_name(text, self.names)) == 1:
            meant = {"take_card": self._take, "play_card": lambda typed: kinds.PlayCard(self.card(typed.rest))}
        else:
            return None
        makes = [make for kind, make in meant.items() if kind in expected]
        return makes[0] if len(makes) == 1 else None

    def card(self, text: str) -> str:
        """A card by its name in either language, or the beginning of it."""
        found = meant_by_name(re.sub(r"^(?:the|an?|die|der|das|eine?n?)\s+", "", text, flags=re.IGNORECASE), self.names)
        if len(found) == 1:
            return found[0]
        if found:
            raise NotUnderstood(f"{text.strip()!r} may be {', '.join(found[:6])}; type more of the name")
        raise NotUnderstood(f"there is no card {text.strip()!r}" if text.strip() else "a card is named here")

    def _card_and_place(self, text: str) -> tuple[str, str]:
        found = re.fullmatch(rf"(.+?)\s+(?:at |on |bei |auf )?({SPOT})", text.strip(), re.IGNORECASE)
        if found is None:
            raise NotUnderstood("a card is typed with its site, as in: abbey above -1")
        return self.card(found[1]), place(found[2])

    def _settlement(self, typed: Typed) -> Move:
        where, *card = re.split(r"\s+(?:with|mit|and play|und)\s+", typed.rest, maxsplit=1, flags=re.IGNORECASE)
        return kinds.BuildSettlement(column(where), self.card(card[0]) if card else "")

    def _build(self, typed: Typed) -> Move:
        return kinds.Build(*self._card_and_place(typed.rest))

    def _demolish(self, typed: Typed) -> Move:
        return kinds.Demolish(*self._card_and_place(re.sub(r"\s+ab$", "", typed.rest)))

    def _choose(self, typed: Typed) -> Move:
        return kinds.ChooseCard(*self._card_and_place(typed.rest))

    def _take(self, typed: Typed) -> Move:
        """A resource of the other seat, or a card among those one sees."""
        if "choose_resource" in typed.expected:
            return kinds.ChooseResource(resource(typed.rest))
        return kinds.TakeCard(self.card(typed.rest))

    def _swap(self, typed: Typed) -> Move:
        """Two regions; or two cards, which are named with their sites."""
        one, *other = re.split(r"\s+(?:with|and|for|mit|und)\s+", typed.rest, maxsplit=1, flags=re.IGNORECASE)
        if not other:
            raise NotUnderstood("two things change places, as in: swap forest 4 with hills 5")
        if re.search(SPOT, typed.rest, re.IGNORECASE):
            return kinds.SwapCards(*self._card_and_place(one), *self._card_and_place(other[0]))
        return kinds.SwapRegions(region(one, typed.view), region(other[0], typed.view))

    def _put(self, typed: Typed) -> Move:
        found = re.fullmatch(r"(.+?)\s+(?:under|unter)\s+(.+)", typed.rest, re.IGNORECASE)
        if found is None:
            raise NotUnderstood("a card is put under a stack, as in: put abbey under 3")
        return kinds.PutUnder(self.card(found[1]), stack(found[2]))


def _pay(typed: Typed) -> Move:
    """From regions; or to the bank, as in "3 wool for 1 ore"."""
    if re.search(r"\s(?:for|gegen|für|fuer)\s", typed.rest, re.IGNORECASE):
        return _exchange(typed)
    return kinds.Pay(regions(typed.rest, typed.view))


def _exchange(typed: Typed) -> Move:
    """With the bank, as in "3 wool for 1 ore", where the first number may be left out; or from one region."""
    given, *taken = re.split(r"\s+(?:for|gegen|für|fuer)\s+", typed.rest, maxsplit=1, flags=re.IGNORECASE)
    if not taken:
        raise NotUnderstood("what is given stands before what is taken, as in: exchange wool for ore")
    take = resource(taken[0])
    if re.search(r"[^\W\d]\s+\d$", given):
        return kinds.RegionTrade(region(re.sub(r"^2\s+(?:x\s+|of\s+|von\s+|aus\s+)?", "", given), typed.view), take)
    count, _, kind = given.rpartition(" ")
    give = resource(kind)
    rate = None if typed.view.seat is None else typed.view.seats[typed.view.seat].rates[give]
    if count and count not in (str(rate), f"{rate} x"):
        raise NotUnderstood(f"you exchange {rate} {give} for one of another kind, not {count}")
    return kinds.BankTrade(give, take)


def _lay(typed: Typed) -> Move:
    """Two new regions, above and below; or all six at the beginning."""
    names = regions(re.sub(r"\b(?:above|below|oben|unten)\b", "", typed.rest, flags=re.IGNORECASE), typed.view)
    if len(names) == 2:
        return kinds.LayRegions(*names)
    if len(names) == 6:
        return kinds.ArrangeRegions(names)
    raise NotUnderstood("regions are laid as in: lay forest 4, hills 5; the first above, the second below")


def _number(typed: Typed) -> Move:
    if not re.fullmatch(r"\d", typed.rest):
        raise NotUnderstood(f"a number from 1 to 6 is named, not {typed.rest!r}")
    return kinds.NameNumber(int(typed.rest))


_BUILD: Final = r"(?:(?:build|baue|bauen)\s+)?(?:an?\s+|eine?n?\s+)?"
