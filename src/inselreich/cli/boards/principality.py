"""Two principalities in a terminal: 80 columns; what is wider stands in several strips, west before east.

-2      -1         0          +1         +2
fields           gold field            mountains    a region: what it is, then its number,
1 *..     -        6 ...      Hagen      2 *..      what it stores (*) and its room (.)
CITY      =====    settlement   =====      the centre row
hills    Abbey     forest       -        pasture    a site: the card that lies there, or -
5 *..     -        4 ...                 3 ...
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...core.moves import Move
from ...principality.cards import Card
from ...principality.geometry import ABOVE, BELOW, SPOTS, column_of, row_of, signed
from ...principality.moves import (
    BankTrade,
    Build,
    ChooseStack,
    DrawCard,
    PlayCard,
    RegionTrade,
    SearchStack,
    Store,
    TakeCard,
)
from ...principality.realm import Realm
from ...principality.resources import ROOM
from ...principality.view import RegionView, SeatView, TableView
from ...sentences.principality_words import POINTS, Wording, card_name, named
from ...sentences.words import LANGUAGES, Language, Seats, cards_text, word
from ..picture import Picture
from ..screen import folded
from .figures import COST_KEYS, cost_letters, count_of_cards, seat_lines
from .strips import WIDTH, Cell, Column, Strip, draw_strip, strips_of

STRIP_HEIGHT: Final = 6
"""The number of a column, two lines above the centre row, the centre row, two lines below."""
FREE: Final = "-"

SETTLEMENT: Final[Wording] = ("settlement", "Siedlung")
CITY: Final[Wording] = ("CITY", "STADT")
STYLES: Final = {
    "lumber": "green",
    "brick": "red",
    "wool": "bright_green",
    "grain": "yellow",
    "ore": "bright_black",
    "gold": "bright_yellow",
}
ROAD_STYLE, PLACE_STYLE, FREE_STYLE, UNIT_STYLE, CITY_CARD_STYLE, CARD_STYLE = (
    "yellow",
    "bold cyan",
    "dim",
    "bold blue",
    "bold red",
    "bold green",
)


class Drawing:
    """How a game of principalities looks. It asks the realm what there is, never which game it is."""

    def __init__(self, realm: Realm, tokens: Mapping[str, Wording]) -> None:
        """`tokens` are what the tokens are called beside a seat."""
        self.realm = realm
        self.tokens = tokens
        self.kinds = self._kinds_of_points()

    # The drawing

    def draw(self, view: TableView, language: Language, _marks: Mapping[str, str]) -> Picture:
        """Both principalities, the own one below the other. There are no places to mark."""
        blocks = [(seat, self._strips(view.seats[seat], language)) for seat in _order(view)]
        picture = Picture(WIDTH, sum(1 + (STRIP_HEIGHT + 1) * len(strips) for _, strips in blocks) - 1)
        y = 0
        for seat, strips in blocks:
            picture.put(0, y, self._title(view, seat, language), "bold")
            for number, strip in enumerate(strips):
                draw_strip(picture, y + 1 + number * (STRIP_HEIGHT + 1), strip)
            y += 1 + (STRIP_HEIGHT + 1) * len(strips)
        return picture

    def _title(self, view: TableView, seat: int, language: Language) -> str:
        return f"{_name(view, seat, language)}{f' ({YOU[language]})' if seat == view.seat else ''}"

    def _strips(self, seat: SeatView, language: Language) -> list[Strip]:
        return strips_of([self._column(seat, column, language) for column in _columns(seat)])

    def _column(self, seat: SeatView, column: int, language: Language) -> Column:
        number = Cell(signed(column), "dim")
        parts = self._sites if column % 2 else self._regions
        above, below = parts(seat, column, ABOVE, language), parts(seat, column, BELOW, language)
        return Column((number, *above, _centre(seat, column, language), *below))

    def _regions(self, seat: SeatView, column: int, row: int, language: Language) -> list[Cell]:
        region = next((each for each in seat.regions if _lies(each.at, column, row)), None)
        if region is None:
            return [Cell(), Cell()]
        style = STYLES[region.resource]
        land = named(self.realm, region.region, language).rpartition(" ")[0]
        return [Cell(land, style), Cell(f"{region.number} {_stock(region)}", style)]

    def _sites(self, seat: SeatView, column: int, row: int, language: Language) -> list[Cell]:
        """From the outside inwards above, the other way round below."""
        catalogue = self.realm.catalogue
        cards = [catalogue[each.card] for each in seat.cards if _lies(each.at, column, row)]
        room = 2 if column in seat.cities else 1
        inwards = [Cell(card_name(card, language), _style(card)) for card in cards]
        inwards += [Cell(FREE, FREE_STYLE)] * (room - len(cards))
        inwards += [Cell()] * (2 - len(inwards))
        return inwards if row == BELOW else inwards[::-1]

    def key(self, language: Language) -> str:
        """What the signs of the drawing mean."""
        return f"{KEYS[language]}\n{COST_KEYS[language]}"

    def position(self, _name: str) -> tuple[int, int] | None:
        """Lists name all places; none is marked on the drawing."""
        return None

    # What everybody has

    def figures(self, view: TableView, language: Language) -> str:
        """What everybody has, and what lies between the two."""
        place = LANGUAGES.index(language)
        titles = [*FIRST_TITLES[language], *(POINTS[kind][place] for kind in self.kinds)]
        names = [_name(view, seat.seat, language) for seat in view.seats]
        cells = [
            [seat.victory_points, f"{seat.hand_size}/{seat.hand_limit}", *(seat.points[kind] for kind in self.kinds)]
            for seat in view.seats
        ]
        notes = [YOU[language] if seat.seat == view.seat else "" for seat in view.seats]
        lines = seat_lines(view, names, titles, cells, notes)
        lines += [_resources(view, seat, language) for seat in view.seats]
        lines += [self._tokens(view, language), *_stacks(view, language), *self._discards(view, language)]
        return _within_width(lines)

    def _kinds_of_points(self) -> list[str]:
        """Those that some card has, apart from victory points."""
        found = {kind for card in self.realm.catalogue.cards for kind in card.facts.points}
        return [kind for kind in POINTS if kind in found and kind != "victory"]

    def _tokens(self, view: TableView, language: Language) -> str:
        """Who holds them, as in: Knight: seat 0; mill: nobody."""
        seats, nobody = Seats.of(view, None, language), {"en": "nobody", "de": "niemand"}[language]
        held = [
            f"{self.tokens[token][LANGUAGES.index(language)]}: {nobody if holder is None else seats.plain(holder)}"
            for token, holder in view.tokens.items()
        ]
        line = "; ".join(held)
        return f"{line[:1].upper()}{line[1:]}."

    def _discards(self, view: TableView, language: Language) -> list[str]:
        lines = []
        for pile, (shown, size) in enumerate(zip(view.discards, view.discard_sizes, strict=True)):
            if size:
                names = "; ".join(named(self.realm, card, language) for card in shown)
                seat = Seats.of(view, None, language).plain(pile)
                whose = {"en": f" by {seat}", "de": f" von {seat}"}[language] if len(view.discards) > 1 else ""
                top = {"en": ", on top", "de": ", oben"}[language] if len(shown) < size else ""
                lines.append(f"{DISCARDS[language]}{whose} ({size}{top}): {names}.")
        return lines

    # What concerns one seat

    def own(self, view: TableView, language: Language) -> str:
        """What concerns the seat of the view alone: its hand, its resources, what it may look at."""
        if view.seat is None or view.own is None:
            return ""
        me = view.seats[view.seat]
        held = "; ".join(self._held(card, language) for card in view.own.hand)
        points = f"{me.victory_points}/{view.points_to_win}"  # type: ignore[attr-defined]
        goods, rates, hand = cards_text(me.resources, language), _rates(me, language), f"{me.hand_size}/{me.hand_limit}"
        if language == "en":
            lines = [f"Your hand ({hand}): {held or 'nothing'}."]
            lines.append(f"You have {goods}; points: {points}; {rates}.")
        else:
            lines = [f"Deine Hand ({hand}): {held or 'nichts'}."]
            lines.append(f"Du hast {goods}; Punkte: {points}; {rates}.")
        return _within_width([*lines, *self._seen(view, language)])

    def _held(self, id_: str, language: Language) -> str:
        """A card of the hand with what it costs."""
        card = self.realm.catalogue[id_]
        cost = cost_letters(card.facts.cost.counts, language)
        return f"{card_name(card, language)} [{cost}]" if cost else card_name(card, language)

    def _seen(self, view: TableView, language: Language) -> list[str]:
        """The hidden cards that the seat may look at, from the top down."""
        assert view.own is not None
        if not view.own.seen:
            return []
        names = "; ".join(named(self.realm, each, language) for each in view.own.seen)
        return [{"en": f"You see: {names}.", "de": f"Du siehst: {names}."}[language]]

    # What one should know of a move

    def describe(self, view: TableView, move: Move, language: Language) -> str:
        """What a card costs or is, what the bank wants, what a region stores, how many cards a stack has."""
        match move:
            case Build(card):
                return cost_letters(self.realm.catalogue[card].facts.cost.counts, language)
            case TakeCard(card) | PlayCard(card):
                return self._held(card, language).partition(" [")[2].rstrip("]")
            case BankTrade(give) if view.seat is not None:
                return f"{view.seats[view.seat].rates[give]}:1"
            case Store(region) | RegionTrade(region) if view.seat is not None:
                stored = next(each.stored for each in view.seats[view.seat].regions if each.region == region)
                return {"en": f"it stores {stored}", "de": f"sie lagert {stored}"}[language]
            case DrawCard(stack) | SearchStack(stack) | ChooseStack(stack):
                return count_of_cards(view.stacks[stack - 1], language)
        return ""


KEYS: Final = {
    "en": "* stored   . room for more   = road   - free site   numbers on top: columns",
    "de": "* gelagert   . noch Platz   = Straße   - freier Bauplatz   Zahlen oben: Spalten",
}
YOU: Final = {"en": "you", "de": "du"}
FIRST_TITLES: Final = {"en": ("points", "hand"), "de": ("Punkte", "Hand")}
DISCARDS: Final = {"en": "Discarded", "de": "Abgelegt"}


def _within_width(lines: Sequence[str]) -> str:
    return "\n".join(folded(line, WIDTH) for line in lines)


def _order(view: TableView) -> list[int]:
    """The other seat's principality first."""
    return [0, 1] if view.seat is None else [1 - view.seat, view.seat]


def _name(view: TableView, seat: int, language: Language) -> str:
    return Seats.of(view, None, language).first(seat)


def _columns(seat: SeatView) -> range:
    """From the first column to the last in which something lies."""
    row = (*seat.roads, *seat.settlements, *seat.cities, *(column_of(SPOTS[region.at]) for region in seat.regions))
    return range(min(row), max(row) + 1)


def _lies(at: str, column: int, row: int) -> bool:
    return (column_of(SPOTS[at]), row_of(SPOTS[at])) == (column, row)


def _stock(region: RegionView) -> str:
    return "*" * region.stored + "." * (ROOM - region.stored)


def _centre(seat: SeatView, column: int, language: Language) -> Cell:
    place = LANGUAGES.index(language)
    if column in seat.cities:
        return Cell(CITY[place], PLACE_STYLE)
    if column in seat.settlements:
        return Cell(SETTLEMENT[place], PLACE_STYLE)
    return Cell("=====", ROAD_STYLE) if column in seat.roads else Cell()


def _style(card: Card) -> str:
    if card.unit:
        return UNIT_STYLE
    return CITY_CARD_STYLE if card.facts.slot == "city" else CARD_STYLE


def _resources(view: TableView, seat: SeatView, language: Language) -> str:
    name, goods = _name(view, seat.seat, language), cards_text(seat.resources, language)
    return {"en": f"{name} stores {goods}.", "de": f"{name} lagert {goods}."}[language]


def _rates(seat: SeatView, language: Language) -> str:
    """What the bank wants: the usual rate, and for which resources less."""
    usual = max(seat.rates.values())
    better = [f"{word(kind, language)} {rate}:1" for kind, rate in seat.rates.items() if rate < usual]
    return f"{'bank' if language == 'en' else 'Bank'} {', '.join([f'{usual}:1', *better])}"


def _stacks(view: TableView, language: Language) -> list[str]:
    sizes = ", ".join(f"{number}: {size}" for number, size in enumerate(view.stacks, 1))
    left = (view.regions_left, view.events_left, view.roads_left, view.settlements_left, view.cities_left)
    if language == "en":
        lines = [f"Draw stacks (cards): {sizes}."]
        return [*lines, "Left: regions {}, events {}, roads {}, settlements {}, cities {}.".format(*left)]
    lines = [f"Nachziehstapel (Karten): {sizes}."]
    return [*lines, "Übrig: Landschaften {}, Ereignisse {}, Straßen {}, Siedlungen {}, Städte {}.".format(*left)]
