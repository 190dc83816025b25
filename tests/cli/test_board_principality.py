"""The drawings of both games of principalities: complete, never too wide, and the same as those that were looked at."""

from __future__ import annotations

from pathlib import Path

import pytest

import inselreich
from inselreich.almanac import Entry, Wording
from inselreich.cli import cardtexts
from inselreich.cli.boards import Drawer, drawer_of
from inselreich.core import trade
from inselreich.core.chance import Seeded
from inselreich.games.cards1996.view import Cards1996View
from inselreich.principality import moves as kinds
from inselreich.principality.resources import Goods
from inselreich.sentences import cards
from inselreich.sentences.principality_words import GAMES, realm_of
from inselreich.sentences.words import LANGUAGES, Language
from tests.cards1996.positions import Positions as Cards1996Positions
from tests.duel.positions import Positions as DuelPositions
from tests.support.principalities import A, B

GOLDEN = Path(__file__).parent / "golden"


def duel() -> inselreich.Match:
    """A table with something of everything on it."""
    return DuelPositions()(
        row={A: "city -1", B: "road +2"},
        stores={A: "2 forest 2, 3 ore", B: "1 gold, 3 wool"},
        cards={A: "abbey above -1, large_trade_ship above -1, candamir below -1, siglind below +1", B: "inga above +1"},
        hands={A: "goldsmith, brigitta, toll_bridge, scout", B: "relocation"},
    )


def cards1996() -> inselreich.Match:
    """A wide principality, which needs two strips, and cards on both discard piles."""
    match = Cards1996Positions()(
        row={
            A: "road +2, settlement +3: forest 2 / hills 3, road +4, settlement +5: pasture 1 / fields 3, city +5, city +1",
            B: "city -1",
        },
        stores={A: "3 lumber, 1 ore, 2 gold", B: "2 grain, 2 wool"},
        cards={
            A: "abbey above -1, garrison below -1, grain_fleet above +5, merchant_guild above +1, church above +1",
            B: "karl above +1, falk below +1",
        },
        hands={A: "merchant, spy, aqueduct", B: "bishop, colossus"},
    )
    match.play(A, kinds.PlayCard("merchant"))
    match.play(A, kinds.ChooseResource("wool"))
    return match


TABLES = {"cards1996": cards1996, "duel": duel}


def drawer(key: str) -> Drawer:
    found = drawer_of(key)
    assert found is not None
    return found


def whole(match: inselreich.Match, seat: int | None, language: Language) -> str:
    view, drawing = match.view(seat), drawer(match.game.key)
    parts = [drawing.draw(view, language, {}).plain(), drawing.key(language), drawing.figures(view, language)]
    return "\n".join([*parts, drawing.own(view, language)]) + "\n"


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_drawn_as_it_was_looked_at(key: str, language: Language) -> None:
    golden = (GOLDEN / f"{key}_table_{language}.txt").read_text(encoding="utf-8")
    assert whole(TABLES[key](), A, language) == golden


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_narrow_and_complete_and_needs_no_colours_in_any_match(key: str, language: Language) -> None:
    match, stream, widest = inselreich.new(key, seats=2, seed=5), Seeded(1), 0
    realm = realm_of(key)
    assert realm is not None
    while not match.over:
        seat = match.waiting_for[0]
        match.play(seat, match.pick(seat, stream))
        if len(match.moves) % 7:
            continue
        shown, view = whole(match, 0, language), match.view(0)
        assert "\x1b" not in shown
        assert max(map(len, shown.splitlines())) <= 80
        picture = drawer(key).draw(view, language, {}).plain()
        for owner in view.seats:
            widest = max(widest, len(owner.regions))
            for card in owner.cards:
                facts = realm.catalogue[card.card].facts
                assert (facts.en if language == "en" else facts.de) in picture
        assert picture.count(" =====") == sum(len(owner.roads) for owner in view.seats)
        places = "settlement|CITY" if language == "en" else "Siedlung|STADT"
        drawn = sum(picture.count(word) for word in places.split("|"))
        assert drawn == sum(len(owner.settlements) + len(owner.cities) for owner in view.seats)
    assert widest >= 10, "no principality grew so wide that it needs several strips"


@pytest.mark.parametrize("key", GAMES)
def test_a_spectator_and_the_other_seat_see_no_hand(key: str) -> None:
    match = TABLES[key]()
    assert drawer(key).own(match.view(None), "en") == ""
    assert "Scout" not in whole(match, B, "en").replace("Scout [", "")
    assert "(you)" not in whole(match, None, "en")
    assert "(du)" in whole(match, B, "de")


def test_what_lies_above_a_place_is_drawn_above_it() -> None:
    picture = drawer("duel").draw(duel().view(A), "en", {}).plain().splitlines()
    mine = picture[picture.index("Seat 0 (you)") :]
    rows = {word: next(row for row, line in enumerate(mine) if word in line) for word in ("Abbey", "CITY", "Candamir")}
    assert rows["Abbey"] < rows["CITY"] < rows["Candamir"]
    assert mine[rows["Candamir"]].index("Candamir") < mine[rows["Candamir"]].index("pasture")


def test_an_offer_between_the_two() -> None:
    match = Cards1996Positions()(stores={A: "3 lumber", B: "2 wool"})
    match.play(A, kinds.OfferTrade(Goods(lumber=1), Goods(wool=1)))
    assert "You offer 1 lumber for 1 wool." in whole(match, A, "en")
    assert "Platz 0 gibt 1 Holz und will 1 Wolle." in whole(match, B, "de")
    match.play(B, kinds.CounterTrade(Goods(wool=1), Goods(lumber=2)))
    view = match.view(A)
    assert isinstance(view, Cards1996View)
    assert "Seat 1 proposes 1 wool for 2 lumber." in whole(match, A, "en")
    assert drawer("cards1996").describe(view, trade.TradeWith(B), "en") == "2 lumber for 1 wool"


def test_a_move_is_listed_with_what_one_should_know_of_it() -> None:
    view, describe = duel().view(A), drawer("duel").describe
    assert describe(view, kinds.Build("toll_bridge", "above +1"), "en") == "L B"
    assert describe(view, kinds.Build("toll_bridge", "above +1"), "de") == "H L"
    assert describe(view, kinds.TakeCard("candamir"), "en") == "WW G O"
    assert describe(view, kinds.PlayCard("scout"), "en") == ""
    assert describe(view, kinds.BankTrade("ore", "wool"), "en") == "3:1"
    assert describe(view, kinds.Store("forest 2"), "en") == "it stores 2"
    assert describe(view, kinds.RegionTrade("forest 2", "ore"), "de") == "sie lagert 2"
    assert describe(view, kinds.DrawCard(1), "de") == "7 Karten"
    assert describe(view, kinds.EndTurn(), "en") == ""
    assert drawer("duel").position("forest 2") is None


def test_a_card_says_its_figures_and_what_the_almanac_has_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    realm = realm_of("duel")
    assert realm is not None
    monkeypatch.setattr(cards, "games", lambda: ())
    assert " ".join(cardtexts.card_text("duel", realm, "Kloster", "en").split()) == (
        "Abbey: building for a settlement or a city; costs 1 brick, 1 grain and 1 ore; progress 1"
        "; at most one in each principality; 2 in the game."
    )
    assert " ".join(cardtexts.card_text("duel", realm, "siglind", "de").split()) == (
        "Siglind: Held für Siedlung oder Stadt; kostet 2 Wolle, 1 Getreide und 1 Erz"
        "; Stärke 2 und Geschick 3; 1-mal im Spiel."
    )
    assert cardtexts.card_text("duel", realm, "castle", "en") == "There is no card 'castle'."
    name, text = Wording("Kloster", "Abbey"), Wording("Mehr auf der Hand.", "More in hand.")
    entry = Entry("DC-1", "duel", name, name, name, text, (), ("abbey",))
    monkeypatch.setattr(cards, "games", lambda: ("duel",))
    monkeypatch.setattr(cards, "entries", lambda game: (entry,))
    assert cardtexts.card_text("duel", realm, "abbey", "en").splitlines()[-2:] == ["DC-1  Abbey", "    More in hand."]
    assert len(cardtexts.card_text("duel", realm, "scout", "en").splitlines()) == 1
