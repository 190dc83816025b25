"""What happened and what can be done, as sentences for a person: events, moves and questions, in both languages.

A game has its tables here; what has no sentence is told by its type and fields. In a sentence, `{seat}` is filled in
from the event's fields, `[rolls|roll]` is chosen by whether the subject is somebody else or the reader, and the
first letter becomes a capital one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from ..core.events import Event
from ..core.game import Result
from ..core.moves import Move, Pile
from ..games.classic import events as classic
from .words import LANGUAGES, THINGS, Language, Seats, counted, listed, word

Wording = tuple[str, str]
"""English, German."""


class Speech(NamedTuple):
    """All sentences of one game."""

    events: Mapping[str, Wording]
    variants: Mapping[str, Callable[[Any], str]]
    """For events that need more than one sentence: which of `type:variant` it is."""
    moves: Mapping[str, Wording]
    kinds: Mapping[str, Wording]
    """What a kind of moves is called in a list of kinds."""
    questions: Mapping[str, Wording]
    """What is asked, by the number of the rule that asks."""


CLASSIC_EVENTS: Final[Mapping[str, Wording]] = {
    "start_rolled": ("{seat} [rolls|roll] {dice} for the start.", "{seat} [würfelt|würfelst] um den Anfang: {dice}."),
    "turn_started": ("Turn {turn}: {seat} [is|are] to move.", "Zug {turn}: {seat} [ist|bist] an der Reihe."),
    "dice_rolled": ("{seat} [rolls|roll] {dice}.", "{seat} [würfelt|würfelst] {dice}."),
    "yielded": (
        "{seat} [gets|get] {count} {resource} from {hex}.",
        "{seat} [bekommt|bekommst] {count} {resource} von {hex}.",
    ),
    "supply_short": (
        "The supply is short of {resource}: nobody gets any.",
        "Der Vorrat an {resource} reicht nicht: niemand bekommt etwas davon.",
    ),
    "supply_short:paid": (
        "The supply is short of {resource}: {seat} [gets|get] the last {paid}.",
        "Der Vorrat an {resource} reicht nicht: {seat} [bekommt|bekommst] die letzten {paid}.",
    ),
    "built": ("{seat} [builds|build] {piece} on {place}.", "{seat} [baut|baust] {piece} auf {place}."),
    "built:neutral": ("A neutral settlement stands on {place}.", "Auf {place} steht eine neutrale Siedlung."),
    "discarded": ("{seat} [discards|discard] {cards}.", "{seat} [gibt|gibst] {cards} ab."),
    "robber_moved": ("{seat} [moves|move] the robber to {hex}.", "{seat} [versetzt|versetzt] den Räuber nach {hex}."),
    "stole": ("{thief} [steals|steal] a card from {victim}.", "{thief} [raubt|raubst] {victim:dat} eine Karte."),
    "card_stolen": (
        "{thief} [steals|steal] 1 {resource} from {victim}.",
        "{thief} [raubt|raubst] {victim:dat} 1 {resource}.",
    ),
    "stole_nothing": ("{seat} [steals|steal] nothing.", "{seat} [raubt|raubst] nichts."),
    "sea_traded": (
        "{seat} [pays|pay] {count} {give} to the supply for 1 {take}.",
        "{seat} [gibt|gibst] dem Vorrat {count} {give} für 1 {take}.",
    ),
    "trade_offered": (
        "{seat} [offers|offer] {to} {give} for {take}.",
        "{seat} [bietet|bietest] {to} {give} für {take}.",
    ),
    "trade_answered": ("{seat} [says|say] no to the offer.", "{seat} [lehnt|lehnst] das Angebot ab."),
    "trade_answered:yes": ("{seat} [says|say] yes to the offer.", "{seat} [nimmt|nimmst] das Angebot an."),
    "proposal_refused": (
        "{seat} [declines|decline] what {proposer} proposed.",
        "{seat} [lehnt|lehnst] den Vorschlag von {proposer:dat} ab.",
    ),
    "trade_withdrawn": ("{seat} [takes|take] the offer back.", "{seat} [zieht|ziehst] das Angebot zurück."),
    "traded": (
        "{seat} [gives|give] {partner} {give} for {take}.",
        "{seat} [gibt|gibst] {partner:dat} {give} für {take}.",
    ),
    "trade_failed": (
        "The trade of {seat} with {partner} fails: one of them no longer holds the cards.",
        "Der Handel zwischen {seat:dat} und {partner:dat} scheitert: Die Karten sind nicht mehr da.",
    ),
    "development_bought": ("{seat} [buys|buy] a development card.", "{seat} [kauft|kaufst] eine Entwicklungskarte."),
    "development_drawn": (
        "{seat} [buys|buy] a development card: {card}.",
        "{seat} [kauft|kaufst] eine Entwicklungskarte: {card}.",
    ),
    "development_played": ("{seat} [plays|play] {card}.", "{seat} [spielt|spielst] {card}."),
    "monopoly_taken": (
        "{seat} [takes|take] {count} {resource} from {victim}.",
        "{seat} [nimmt|nimmst] {victim:dat} {count} {resource} ab.",
    ),
    "invented": ("{seat} [takes|take] {cards} from the supply.", "{seat} [nimmt|nimmst] {cards} aus dem Vorrat."),
    "longest_road_moved": (
        "{seat} [has|have] the Longest Trade Road now, {length} roads.",
        "{seat} [hat|hast] jetzt die längste Handelsstraße mit {length} Straßen.",
    ),
    "longest_road_moved:nobody": (
        "Nobody has the Longest Trade Road any more.",
        "Niemand hat mehr die längste Handelsstraße.",
    ),
    "largest_army_moved": (
        "{seat} [has|have] the Greatest Knightly Power now, {knights} knights.",
        "{seat} [hat|hast] jetzt die größte Rittermacht mit {knights} Rittern.",
    ),
    "won": ("{seat} [wins|win]! Points: {points}.", "{seat} [gewinnt|gewinnst]! Punkte: {points}."),
}

CLASSIC_VARIANTS: Final[Mapping[str, Callable[[Any], str]]] = {
    "built": lambda event: ":neutral" if event.seat is None else "",
    "supply_short": lambda event: ":paid" if event.paid else "",
    "trade_answered": lambda event: ":yes" if event.accepted else "",
    "longest_road_moved": lambda event: ":nobody" if event.seat is None else "",
}

CLASSIC_MOVES: Final[Mapping[str, Wording]] = {
    "roll_dice": ("roll the dice", "würfeln"),
    "end_turn": ("end the turn", "den Zug beenden"),
    "build_road": ("build a road on {path}", "eine Straße auf {path} bauen"),
    "build_settlement": ("build a settlement on {crossing}", "eine Siedlung auf {crossing} bauen"),
    "build_city": ("build a city on {crossing}", "eine Stadt auf {crossing} bauen"),
    "place_neutral": ("place a neutral settlement on {crossing}", "eine neutrale Siedlung auf {crossing} setzen"),
    "buy_development": ("buy a development card", "eine Entwicklungskarte kaufen"),
    "play_knight": ("play a knight", "einen Ritter spielen"),
    "play_road_building": ("play road building", "Straßenbau spielen"),
    "waive_road": ("do without the second road", "auf die zweite Straße verzichten"),
    "play_monopoly": ("play monopoly: all {resource}", "Monopol spielen: alles {resource}"),
    "play_invention": ("play invention: take {cards}", "Erfindung spielen: {cards} nehmen"),
    "discard": ("discard {cards}", "{cards} abgeben"),
    "move_robber": ("move the robber to {hex}", "den Räuber nach {hex} versetzen"),
    "steal": ("steal from {victim}", "{victim:dat} eine Karte rauben"),
    "steal_nothing": ("steal nothing", "nichts rauben"),
    "sea_trade": ("pay {count} {give} for 1 {take}", "{count} {give} für 1 {take} zahlen"),
    "offer_trade": ("offer {give} for {take}{to}", "{give} für {take} anbieten{to}"),
    "accept_trade": ("accept", "annehmen"),
    "refuse_trade": ("refuse", "ablehnen"),
    "counter_trade": ("propose {give} for {take} instead", "stattdessen {give} für {take} vorschlagen"),
    "trade_with": ("trade with {seat}", "mit {seat:dat} tauschen"),
    "refuse_proposal": ("refuse the proposal of {seat}", "den Vorschlag von {seat:dat} ablehnen"),
    "withdraw_trade": ("take the offer back", "das Angebot zurückziehen"),
}

CLASSIC_KINDS: Final[Mapping[str, Wording]] = {
    "build_road": ("build a road", "eine Straße bauen"),
    "build_settlement": ("build a settlement", "eine Siedlung bauen"),
    "build_city": ("build a city", "eine Stadt bauen"),
    "place_neutral": ("place a neutral settlement", "eine neutrale Siedlung setzen"),
    "play_monopoly": ("play monopoly", "Monopol spielen"),
    "play_invention": ("play invention", "Erfindung spielen"),
    "discard": ("discard", "abgeben"),
    "move_robber": ("move the robber", "den Räuber versetzen"),
    "steal": ("steal", "rauben"),
    "sea_trade": ("trade with the supply", "mit dem Vorrat tauschen"),
    "offer_trade": ("offer a trade", "einen Handel anbieten"),
    "counter_trade": ("propose something else", "etwas anderes vorschlagen"),
    "trade_with": ("choose a partner", "einen Partner wählen"),
    "refuse_proposal": ("refuse a proposal", "einen Vorschlag ablehnen"),
}

CLASSIC_QUESTIONS: Final[Mapping[str, Wording]] = {
    "C-32": ("Found your first settlement, with a road.", "Gründe deine erste Siedlung, mit einer Straße."),
    "C-33": ("Found your second settlement, with a road.", "Gründe deine zweite Siedlung, mit einer Straße."),
    "C-37": ("Trade and build as you like, then end your turn.", "Handle und baue nach Belieben, dann beende den Zug."),
    "C-38": (
        "Roll the dice; a development card may come first.",
        "Würfle; vorher darfst du eine Entwicklungskarte spielen.",
    ),
    "C-47": (
        "A seven, and your hand is too large: discard half of it.",
        "Eine Sieben, und du hast zu viele Karten: Gib die Hälfte ab.",
    ),
    "C-49": ("Where does the robber go?", "Wohin geht der Räuber?"),
    "C-51": ("From whom do you steal?", "Wen beraubst du?"),
    "C-58": ("A trade is on offer.", "Ein Handel steht an."),
    "C-81": ("Place the first free road.", "Setze die erste kostenlose Straße."),
    "C-82": ("Place the second free road, or do without.", "Setze die zweite kostenlose Straße, oder verzichte."),
    "CV-6": ("Place a neutral settlement.", "Setze eine neutrale Siedlung."),
}

CLASSIC: Final = Speech(CLASSIC_EVENTS, CLASSIC_VARIANTS, CLASSIC_MOVES, CLASSIC_KINDS, CLASSIC_QUESTIONS)
SPEECHES: Final = {"classic": CLASSIC}
"""{key of the game: its sentences}"""
NO_SPEECH: Final = Speech({}, {}, {}, {}, {})

SEAT_FIELDS: Final = frozenset({"seat", "thief", "victim", "partner", "proposer"})


class Teller:
    """Tells what happens in one match, to one reader."""

    def __init__(self, game: str, seats: Seats) -> None:
        self.speech = SPEECHES.get(game, NO_SPEECH)
        self.seats = seats
        self.language: Language = seats.language

    def event(self, event: Event) -> str:
        """One event in a sentence."""
        kind = str(event.__struct_config__.tag)
        variant = self.speech.variants.get(kind)
        wording = self.speech.events.get(kind + (variant(event) if variant else ""))
        if wording is None:
            return _bare(kind, event)
        return self._filled(wording, event)

    def events(self, events: Sequence[Event]) -> list[str]:
        """What happened, shortened: the yields of one roll in one sentence a seat, and nothing said twice."""
        return [sentence for _, sentence in self.told(events)]

    def told(self, events: Sequence[Event]) -> list[tuple[Event, str]]:
        """The same, each sentence with the (first) event that it tells."""
        told: list[tuple[Event, str]] = []
        place = 0
        while place < len(events):
            event = events[place]
            place += 1
            if isinstance(event, classic.Yielded):
                yields = [event]
                while place < len(events) and isinstance(another := events[place], classic.Yielded):
                    yields.append(another)
                    place += 1
                told += [(event, sentence) for sentence in self._yields(yields)]
            elif place == len(events) or not _says_it_again(event, events[place]):
                told.append((event, self.event(event)))
        return told

    def is_new_turn(self, event: Event) -> bool:
        """Whether this event begins a turn."""
        return str(event.__struct_config__.tag) == "turn_started"

    def move(self, move: Move) -> str:
        """What a move does, as in: build a road on H4-H9."""
        wording = self.speech.moves.get(move.named())
        if wording is None:
            return str(move)
        text = wording[LANGUAGES.index(self.language)]
        return text.format(**self._fields(move, text))

    def kind(self, move: Move) -> str:
        """What moves of this kind are called together."""
        wording = self.speech.kinds.get(move.named()) or self.speech.moves.get(move.named())
        return move.named().replace("_", " ") if wording is None else wording[LANGUAGES.index(self.language)]

    def question(self, why: str) -> str:
        """What is asked, by the rule that asks it."""
        wording = self.speech.questions.get(why)
        if wording is not None:
            return wording[LANGUAGES.index(self.language)]
        from ..almanac import UnknownRule, entry

        try:
            return f"{entry(why).title(self.language)}."
        except UnknownRule:
            return {"en": "What do you do?", "de": "Was tust du?"}[self.language]

    def result(self, result: Result) -> str:
        """How the match ended."""
        names = listed([self.seats.plain(seat) for seat in result.winners], self.language)
        if self.language == "en":
            return f"Winner: {names}. Points: {self._points(result.points)}."
        return f"Sieg: {names}. Punkte: {self._points(result.points)}."

    def _yields(self, yields: Sequence[classic.Yielded]) -> list[str]:
        totals: dict[int, dict[str, int]] = {}
        for each in yields:
            counts = totals.setdefault(each.seat, {})
            counts[each.resource] = counts.get(each.resource, 0) + each.count
        wording = ("{seat} [gets|get] {cards}.", "{seat} [bekommt|bekommst] {cards}.")
        return [
            self._sentence(wording, {"seat": self.seats.name(seat), "cards": counted(counts, self.language)}, seat)
            for seat, counts in totals.items()
        ]

    def _filled(self, wording: Wording, event: Event) -> str:
        subject = getattr(event, "seat", getattr(event, "thief", None))
        return self._sentence(wording, self._fields(event), subject)

    def _sentence(self, wording: Wording, fields: Mapping[str, Any], subject: int | None) -> str:
        is_reader = subject is not None and subject == self.seats.reader
        text = wording[LANGUAGES.index(self.language)]
        text = re.sub(r"\[([^|\]]*)\|([^]]*)\]", r"\2" if is_reader else r"\1", text).format(**fields)
        return text[:1].upper() + text[1:]

    def _fields(self, said: msgspec.Struct, template: str = "") -> dict[str, Any]:
        fields = {name: self.value(name, getattr(said, name)) for name in said.__struct_fields__}
        if template and "to" in fields:
            asked = getattr(said, "to", ())
            fields["to"] = f" ({' '.join(fields['to'].split())})" if asked else ""
        return fields

    def value(self, name: str, value: Any) -> Any:
        """The value of a field of an event or a move, ready for a sentence."""
        if value is None:
            return {"en": "nobody", "de": "niemand"}[self.language]
        if name in SEAT_FIELDS:
            return self.seats.name(value)
        if name == "to":
            return listed([f"{self.seats.name(seat):dat}" for seat in value], self.language) if value else ""
        if name == "dice":
            return f"{' + '.join(map(str, value))} = {sum(value)}"
        if name == "points":
            return self._points(value)
        if isinstance(value, Pile):
            return counted(dict(zip(value.__struct_fields__, value.counts, strict=True)), self.language)
        return word(value, self.language) if isinstance(value, str) and value in THINGS else str(value)

    def _points(self, points: Iterable[int]) -> str:
        return ", ".join(f"{self.seats.plain(seat)} {count}" for seat, count in enumerate(points))


def _bare(kind: str, said: msgspec.Struct) -> str:
    """What has no sentence: its type and its fields."""
    fields = ", ".join(f"{name} {getattr(said, name)}" for name in said.__struct_fields__)
    return f"{kind.replace('_', ' ')}: {fields}" if fields else kind.replace("_", " ")


def _says_it_again(event: Event, following: Event) -> bool:
    """Whether the next event tells those who may know it the same, and more."""
    return (isinstance(event, classic.Stole) and isinstance(following, classic.CardStolen)) or (
        isinstance(event, classic.DevelopmentBought) and isinstance(following, classic.DevelopmentDrawn)
    )
