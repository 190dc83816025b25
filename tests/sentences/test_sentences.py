"""Sentences: one for every event and move, in both languages."""

from __future__ import annotations

import re

import pytest

import inselreich
from inselreich import arena, bots
from inselreich.cli.typed import reader_of
from inselreich.core.events import Event
from inselreich.core.moves import Move
from inselreich.games.classic import events
from inselreich.games.classic.board import TERRAINS
from inselreich.games.classic.moves import BuildRoad, OfferTrade
from inselreich.games.classic.pieces import DEVELOPMENTS, RESOURCES, Cards
from inselreich.games.classic.state import COLOURS
from inselreich.games.inka import board as inka_board
from inselreich.games.inka import events as inka_events
from inselreich.games.inka import pieces as inka_pieces
from inselreich.games.quick import events as quick_events
from inselreich.games.quick import moves as quick_moves
from inselreich.games.quick import pieces as quick_pieces
from inselreich.principality import events as principality_events
from inselreich.principality import moves as principality_moves
from inselreich.principality import resources as principality_resources
from inselreich.sentences import SPEECHES, Teller
from inselreich.sentences.words import LANGUAGES, THINGS, Language, Seats

from .told import GAMES, kinds, some, teller


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "kind"), kinds("event"))
def test_every_event_has_a_sentence(key: str, kind: type[Event], language: Language) -> None:
    assert str(kind.__struct_config__.tag) in SPEECHES[key].events
    for event in some(key, kind):
        assert isinstance(event, Event)
        for reader in (None, 1, 2):
            sentence = teller(reader, language, key).event(event)
            assert re.fullmatch(r"[A-ZÄÖÜ].*[.!]", sentence), sentence
            assert not re.search(r"[\[\]{}|_]|None", sentence), sentence


@pytest.mark.parametrize("key", GAMES)
def test_no_sentence_is_left_over(key: str) -> None:
    game, speech = inselreich.game(key), SPEECHES[key]
    tags = {str(kind.__struct_config__.tag) for kind in game.event_types}
    assert {name.partition(":")[0] for name in speech.events} == tags
    names = {kind.named() for kind in game.move_types}
    assert {name.partition(":")[0] for name in speech.moves} == names
    assert set(speech.kinds) <= names
    assert set(speech.variants) <= tags | names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "kind"), kinds("move"))
def test_every_move_has_words_and_a_way_to_type_it(key: str, kind: type[Move], language: Language) -> None:
    reader = reader_of(key)
    assert reader is not None
    assert kind.named() in reader.EXAMPLES
    for move in some(key, kind):
        assert isinstance(move, Move)
        words = teller(0, language, key).move(move)
        assert not re.search(r"[\[\]{}|_]|None", words), words


@pytest.mark.parametrize("key", GAMES)
def test_every_question_is_asked_in_words(key: str) -> None:
    asked = GAMES[key].asked
    assert asked == {*SPEECHES[key].questions, *SPEECHES[key].occasions}
    match = inselreich.new(key, seats=GAMES[key].seats, seed=11)
    players = [bots.create("random", game=key, seed=seat) for seat in range(GAMES[key].seats)]
    seen = {decision.why for decision in match.decisions.values()}
    arena.play_out(match, players, watch=lambda match, *_: seen.update(each.why for each in match.decisions.values()))
    assert match.over
    assert seen <= asked


def test_a_question_without_words_is_asked_by_the_title_of_its_rule() -> None:
    assert teller().question("C-72") == "The distance rule."
    assert teller().question("Z-1") == "What do you do?"


def test_every_thing_has_a_name() -> None:
    things = {*RESOURCES, *DEVELOPMENTS, *TERRAINS, *(colour for colours in COLOURS.values() for colour in colours)}
    things |= {*inka_pieces.KINDS, *inka_pieces.DEVELOPMENTS, *inka_board.TERRAINS, *inka_pieces.COLOURS[4]}
    things |= {*quick_pieces.CARDS, *quick_pieces.EVENT_NAMES}
    things |= {*principality_resources.RESOURCES, *principality_resources.LANDSCAPES}
    assert things <= set(THINGS)


def test_the_inkas_tell_of_tribes_thickets_and_advantages() -> None:
    told = teller(0, "en", "inka").events(
        [
            inka_events.BuildingRemoved("city", "3.2-3.4-4.3", 1),
            inka_events.TribeDeclined(0, 1, ("3.2-4.3",), ("3.2-3.4-4.3",)),
            inka_events.Built("settlement", "1.2-1.4-2.3", 0),
            inka_events.TribeFounded(0, 2, "1.2-1.4-2.3"),
            inka_events.CombatArtsUsed(2, "3.2", "wood", 0),
        ]
    )
    assert told == [
        "A city under thicket on 3.2-3.4-4.3 goes back to Orange.",
        "You complete tribe 1: it declines, its roads are taken up, thickets grow on its buildings.",
        "You found tribe 2 on 1.2-1.4-2.3.",
        "Blue uses the Greatest Combat Arts; there is no wood left to take.",
    ]


def test_the_reader_is_spoken_to() -> None:
    stolen = events.CardStolen(1, 2, "ore")
    assert teller(1).event(stolen) == "You steal 1 ore from White."
    assert teller(2).event(stolen) == "Blue steals 1 ore from you."
    assert teller(2, "de").event(stolen) == "Blau raubt dir 1 Erz."
    assert teller(1, "de").event(events.DiceRolled(1, (3, 4))) == "Du würfelst 3 + 4 = 7."
    assert teller().move(BuildRoad("H4-H9")) == "build a road on H4-H9"
    assert teller().move(OfferTrade(Cards(ore=2), Cards(wool=1), (1, 2))) == "offer 2 ore for 1 wool (Blue and White)"


def test_yields_of_one_roll_are_told_together_and_nothing_twice() -> None:
    told = teller(0).events(
        [
            events.DiceRolled(0, (3, 3)),
            events.Yielded("H1", "H0-H1-H4", 0, "wool", 1),
            events.Yielded("H4", "H0-H1-H4", 0, "wool", 2),
            events.Yielded("H4", "H3-H4-H8", 2, "ore", 1),
            events.Stole(0, 1),
            events.CardStolen(0, 1, "ore"),
            events.DevelopmentBought(1),
        ]
    )
    assert told == [
        "You roll 3 + 3 = 6.",
        "You get 3 wool.",
        "White gets 1 ore.",
        "You steal 1 ore from Blue.",
        "Blue buys a development card.",
    ]


def test_what_everybody_draws_is_told_together_and_only_to_the_seat_which_cards() -> None:
    row = [
        quick_events.Drew(1, 2, "production"),
        quick_events.Drew(2, 1, "production"),
        quick_events.CardsDrawn(2, Cards(ore=1)),
        quick_events.Drew(0, 1, "production"),
        quick_events.Drew(3, 1, "production"),
        quick_events.Donated(1, 2),
        quick_events.CardDonated(1, 2, "wool"),
        quick_events.Drew(0, 2, "subsidy"),
    ]
    assert teller(2, "en", "quick").events(row) == [
        "Production: seat 1 draws 2 cards; you draw 1 ore; seat 0 and seat 3 draw 1 card each.",
        "Seat 1 gives 1 wool to you.",
        "Subsidy: seat 0 draws 2 cards.",
    ]
    assert teller(2, "en", "quick").event(quick_events.Drew(1, 1, "trade")) == "Seat 1 draws 1 card."
    assert teller(2, "de", "quick").events(row)[:2] == [
        "Produktion: Platz 1 zieht 2 Karten; du ziehst 1 Erz; Platz 0 und Platz 3 ziehen je 1 Karte.",
        "Platz 1 gibt 1 Wolle an dich.",
    ]


def test_a_build_with_a_replacement_says_what_replaces_what() -> None:
    move = quick_moves.Build("city", quick_moves.Replacement("grain", by="wool"))
    assert teller(0, "en", "quick").move(move) == "build a city with wool instead of grain"
    assert teller(0, "de", "quick").move(move) == "eine Stadt mit Wolle statt Getreide bauen"
    assert teller(0, "de", "quick").move(quick_moves.Donate("ore", 2)) == "1 Erz an Platz 2 geben"


def test_what_regions_store_lose_and_bring_is_told_together_seat_by_seat() -> None:
    row = [
        principality_events.Stored(0, "forest 4", 1),
        principality_events.Stored(0, "forest 2", 2),
        principality_events.Stored(0, "gold field 6", 1),
        principality_events.Stored(1, "hills 5", 1),
        principality_events.Spent(1, "mountains 2", 3),
        principality_events.RegionLaid(1, "fields 3", "upper +4", 0),
        principality_events.RegionLaid(1, "pasture 5", "lower +4", 0),
        principality_events.CardDrawn(0, 3),
        principality_events.CardGot(0, "abbey"),
    ]
    assert teller(0, "en", "duel").events(row) == [
        "You gain 3 lumber and 1 gold.",
        "Seat 1 gains 1 brick.",
        "Seat 1 gives up 3 ore.",
        "Seat 1 lays out fields 3 and pasture 5.",
        "You get Abbey.",
    ]
    assert teller(1, "de", "cards1996").events(row)[:4] == [
        "Platz 0 bekommt 3 Holz und 1 Gold.",
        "Du bekommst 1 Lehm.",
        "Du gibst 3 Erz ab.",
        "Du legst Acker 3 und Weide 5 aus.",
    ]


def test_a_question_of_principalities_says_on_what_occasion_what_is_wanted() -> None:
    pays = [principality_moves.Pay(("forest 4", "forest 4")), principality_moves.Pay(("forest 2", "forest 4"))]
    mixed = [*pays, principality_moves.Pay(("forest 4", "hills 5"))]
    asked = teller(0, "en", "cards1996").question
    assert asked("K-42", pays) == "The exchange with the bank: choose the regions that give 2 lumber."
    assert asked("KO-19", mixed) == "The Caravan: choose the regions that give 2 of your choice."
    take = [principality_moves.TakeCard("abbey"), principality_moves.Pass()]
    assert asked("K-51", take) == "The Master Builder: take one of the cards you see, or do without."
    assert asked("K-38", [principality_moves.Pass()]) == "You are attacked: do you answer with a card?"
    stacks = [principality_moves.DrawCard(1), principality_moves.SearchStack(1)]
    assert asked("K-57", stacks) == "The end of the turn: draw a card, or look through a stack for one."
    assert asked("K-57", stacks[:1]) == "The end of the turn: draw a card."
    brigitta = [principality_moves.NameNumber(4)]
    assert teller(0, "de", "duel").question("D-39", brigitta) == "Brigitta: nenne die Zahl des Ertragswürfels."
    assert teller(0, "de", "duel").question("D-39", [principality_moves.RollDice()]) == "Wirf die Würfel."


def test_cards_regions_and_places_have_their_names_in_sentences() -> None:
    built = principality_events.CardBuilt(1, "grain_mill", "above -1")
    assert teller(1, "en", "duel").event(built) == "You build Grain Mill above -1."
    assert teller(1, "de", "duel").event(built) == "Du baust Getreidemühle über -1."
    pay = principality_moves.Pay(("forest 4", "hills 5", "forest 4"))
    assert teller(0, "de", "duel").move(pay) == "2 x Wald 4 und Hügel 5 abgeben"
    settlement = principality_moves.BuildSettlement(3, "scout")
    assert teller(0, "en", "cards1996").move(settlement) == "build a settlement at +3 and play Scout"
    assert (
        teller(0, "en", "duel").event(principality_events.TokenMoved("trade", 0)) == "You have the trade advantage now."
    )
    assert (
        teller(0, "de", "duel").event(principality_events.TokenMoved("hero", None))
        == "Niemand hat jetzt den Stärkevorteil."
    )


class Sailed(Event, frozen=True):
    """An event nobody has a sentence for."""

    seat: int
    isle: str


def test_what_has_no_sentence_is_told_by_type_and_fields() -> None:
    assert teller().event(Sailed(2, "north")) == "sailed: seat 2, isle north"
    stranger = Teller("another game", Seats((), None, "en"))
    assert "another game" not in SPEECHES
    assert stranger.event(events.DiceRolled(1, (1, 2))) == "dice rolled: seat 1, dice (1, 2)"
    assert stranger.move(BuildRoad("H4-H9")) == "build road H4-H9"
    assert stranger.seats.plain(2) == "seat 2"


def test_people_are_called_by_their_names_as_they_write_them() -> None:
    seats = Seats(("red", "blue"), 0, "en", ("Rosa", "eXo", "{seat}", ""))
    told = Teller("quick", seats)
    row = [quick_events.Drew(1, 2, "production"), quick_events.Drew(0, 1, "production")]
    assert told.events(row) == ["Production: eXo draws 2 cards; you draw 1 card."]
    assert told.event(quick_events.Donated(1, 2)) == "eXo gives a card to {seat}."
    assert told.event(quick_events.Donated(0, 1)) == "You give a card to eXo."
    assert told.event(quick_events.Donated(3, 1)) == "Seat 3 gives a card to eXo."
    assert seats.plain(1) == "eXo"


def test_a_sentence_knows_which_event_it_tells_and_the_rules_about_it() -> None:
    told = teller(0)
    row = [events.Yielded("H1", "H0-H1-H4", 0, "wool", 1), events.Yielded("H4", "H0-H1-H4", 1, "ore", 2)]
    happened = [*row, events.Stole(0, 1), events.CardStolen(0, 1, "ore"), events.DevelopmentPlayed(1, "monopoly")]
    assert [place for place, _ in told.placed(happened)] == [0, 0, 3, 4]
    assert told.rules(happened[4]) == ("C-83",)
    assert told.rules(happened[0]) == ()
    assert teller(0, "en", "duel").rules(principality_events.CardPlayed(0, "scout")) == ("DC-13",)
