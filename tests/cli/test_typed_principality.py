"""Moves of both games of principalities as a person types them."""

from __future__ import annotations

from typing import Any

import pytest

import inselreich
from inselreich.cli.typed import MoveReader, NotUnderstood, reader_of
from inselreich.core import trade
from inselreich.core.moves import Move
from inselreich.principality import moves as kinds
from inselreich.principality.resources import Goods
from inselreich.sentences.principality_words import GAMES, realm_of
from tests.cards1996.positions import A
from tests.cards1996.positions import Positions as Cards1996Positions
from tests.duel.positions import Positions as DuelPositions

TYPED: list[tuple[str, Move]] = [
    ("roll", kinds.RollDice()),
    ("würfeln", kinds.RollDice()),
    ("end turn", kinds.EndTurn()),
    ("pass", kinds.Pass()),
    ("road +2", kinds.BuildRoad(2)),
    ("build a road at -2", kinds.BuildRoad(-2)),
    ("Straße 2", kinds.BuildRoad(2)),
    ("baue eine Siedlung bei -3", kinds.BuildSettlement(-3)),
    ("settlement +3 with scout", kinds.BuildSettlement(3, "scout")),
    ("siedlung +3 mit Kundschafter", kinds.BuildSettlement(3, "scout")),
    ("city -1", kinds.BuildCity(-1)),
    ("build abbey above -1", kinds.Build("abbey", "above -1")),
    ("build the Grain Mill below +1", kinds.Build("grain_mill", "below +1")),
    ("baue Getreidemühle unter 1", kinds.Build("grain_mill", "below +1")),
    ("baue kloster über -1", kinds.Build("abbey", "above -1")),
    ("build brick_factory above+1", kinds.Build("brick_factory", "above +1")),
    ("play sco", kinds.PlayCard("scout")),
    ("spiele Kundschafter", kinds.PlayCard("scout")),
    ("exchange wool for ore", kinds.BankTrade("wool", "ore")),
    ("exchange 3 wool for 1 ore", kinds.BankTrade("wool", "ore")),
    ("pay 3 wool for 1 gold", kinds.BankTrade("wool", "gold")),
    ("tausche Gold gegen Holz", kinds.BankTrade("gold", "lumber")),
    ("pay 2 forest 4, hills 5", kinds.Pay(("forest 4", "forest 4", "hills 5"))),
    ("pay 2 x forest 4 and 1 hills 5", kinds.Pay(("forest 4", "forest 4", "hills 5"))),
    ("zahle 2 Wald 4 und Gebirgsfluss 6", kinds.Pay(("forest 4", "forest 4", "gold field 6"))),
    ("give ore 2", kinds.Pay(("mountains 2",))),
    ("store gold field 6", kinds.Store("gold field 6")),
    ("store on Gold 6", kinds.Store("gold field 6")),
    ("lagere Weide 3", kinds.Store("pasture 3")),
    ("name 4", kinds.NameNumber(4)),
    ("nenne 6", kinds.NameNumber(6)),
    ("lay forest 2 above, hills 3 below", kinds.LayRegions("forest 2", "hills 3")),
    ("lege Wald 2, Ackerland 3", kinds.LayRegions("forest 2", "fields 3")),
    (
        "lay forest 4, gold field 6, fields 1, hills 5, pasture 3, mountains 2",
        kinds.ArrangeRegions(("forest 4", "gold field 6", "fields 1", "hills 5", "pasture 3", "mountains 2")),
    ),
    ("choose abbey above -1", kinds.ChooseCard("abbey", "above -1")),
    ("wähle Kloster unter +3", kinds.ChooseCard("abbey", "below +3")),
    ("draw 3", kinds.DrawCard(3)),
    ("draw from stack 3", kinds.DrawCard(3)),
    ("ziehe von Stapel 2", kinds.DrawCard(2)),
    ("search 3", kinds.SearchStack(3)),
    ("look through stack 1", kinds.SearchStack(1)),
    ("choose stack 2", kinds.ChooseStack(2)),
    ("stapel 2", kinds.ChooseStack(2)),
    ("take abbey", kinds.TakeCard("abbey")),
    ("put abbey under stack 3", kinds.PutUnder("abbey", 3)),
    ("schiebe Kloster unter 3", kinds.PutUnder("abbey", 3)),
]

DUEL: list[tuple[str, Move]] = [
    ("exchange forest 2 for ore", kinds.RegionTrade("forest 2", "ore")),
    ("tausche 2 Wald 2 gegen Erz", kinds.RegionTrade("forest 2", "ore")),
    ("exchange 2 of forest 2 for ore", kinds.RegionTrade("forest 2", "ore")),
    ("demolish abbey above -1", kinds.Demolish("abbey", "above -1")),
    ("reiße Kloster über -1 ab", kinds.Demolish("abbey", "above -1")),
    ("swap forest 2 with hills 3", kinds.SwapRegions("forest 2", "hills 3")),
    ("vertausche Wald 2 und Hügel 3", kinds.SwapRegions("forest 2", "hills 3")),
    ("swap abbey above -1 with inga below +1", kinds.SwapCards("abbey", "above -1", "inga", "below +1")),
    ("play brigitta", kinds.PlayCard("brigitta")),
]

CARDS1996: list[tuple[str, Move]] = [
    ("offer 1 gold for 2 wool", kinds.OfferTrade(Goods(gold=1), Goods(wool=2))),
    ("biete 2 Erz für 1 Gold", kinds.OfferTrade(Goods(ore=2), Goods(gold=1))),
    ("propose 1 ore for 1 wool", kinds.CounterTrade(Goods(ore=1), Goods(wool=1))),
    ("accept", trade.AcceptTrade()),
    ("nein", trade.RefuseTrade()),
    ("refuse 1", trade.RefuseProposal(1)),
    ("withdraw", trade.WithdrawTrade()),
]


def view_of(key: str) -> Any:
    """Seat A with two forests: 2 (in the 1996 game 4) and one more."""
    if key == "duel":
        return DuelPositions()(row={A: "road +2, settlement +3: forest 4 / hills 1"}).view(A)
    return Cards1996Positions()(row={A: "road +2, settlement +3: forest 2 / hills 3"}).view(A)


def reader(key: str) -> MoveReader:
    found = reader_of(key)
    assert found is not None
    return found


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(("line", "move"), TYPED)
def test_moves_in_words(key: str, line: str, move: Move) -> None:
    assert reader(key).read(line, view_of(key), frozenset()) == move


@pytest.mark.parametrize(("line", "move"), DUEL)
def test_moves_of_das_duell(line: str, move: Move) -> None:
    assert reader("duel").read(line, view_of("duel"), frozenset()) == move


@pytest.mark.parametrize(("line", "move"), CARDS1996)
def test_moves_of_the_card_game_of_1996(line: str, move: Move) -> None:
    assert reader("cards1996").read(line, view_of("cards1996"), frozenset()) == move


@pytest.mark.parametrize("language", [0, 1])
@pytest.mark.parametrize(("key", "kind"), [(key, kind) for key in GAMES for kind in reader(key).EXAMPLES])
def test_the_examples_of_the_help_are_understood(key: str, kind: str, language: int) -> None:
    move = reader(key).read(reader(key).EXAMPLES[kind][language], view_of(key), frozenset({kind}))
    assert move is not None
    assert move.named() == kind


@pytest.mark.parametrize("key", GAMES)
def test_every_card_is_known_by_its_names(key: str) -> None:
    """In either language, and by its id."""
    realm, view = realm_of(key), view_of(key)
    assert realm is not None
    for card in realm.catalogue.cards:
        for name in (card.facts.en, card.facts.de, card.id, card.facts.de.upper()):
            assert reader(key).read(f"take {name}", view, frozenset()) == kinds.TakeCard(card.id)


def test_take_is_a_resource_or_a_card_by_what_is_asked() -> None:
    read, view = reader("cards1996").read, view_of("cards1996")
    assert read("take ore", view, frozenset({"choose_resource"})) == kinds.ChooseResource("ore")
    assert read("nimm 1 Wolle", view, frozenset({"choose_resource", "pass"})) == kinds.ChooseResource("wool")
    assert read("take ore fleet", view, frozenset({"take_card"})) == kinds.TakeCard("ore_fleet")


def test_a_region_needs_no_number_where_there_is_one_of_its_kind() -> None:
    read, view = reader("duel").read, view_of("duel")
    assert read("store mountains", view, frozenset()) == kinds.Store("mountains 5")
    assert read("pay 2 fields", view, frozenset()) == kinds.Pay(("fields 6", "fields 6"))
    with pytest.raises(NotUnderstood, match="as in: forest 2"):
        read("store forest", view, frozenset())


def test_only_a_region_or_a_card_where_that_is_clear() -> None:
    read, view = reader("duel").read, view_of("duel")
    assert read("forest 2", view, frozenset({"store"})) == kinds.Store("forest 2")
    assert read("2 Wald 2, Hügel 3", view, frozenset({"pay"})) == kinds.Pay(("forest 2", "forest 2", "hills 3"))
    assert read("Kloster", view, frozenset({"take_card", "pass"})) == kinds.TakeCard("abbey")
    assert read("forest 2", view, frozenset({"end_turn", "build_road"})) is None
    assert read("abbey", view, frozenset({"end_turn", "build"})) is None


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("build abbey", "abbey above -1"),
        ("build abbey above", "abbey above -1"),
        ("build above -1", "abbey above -1"),
        ("build castle above -1", "no card 'castle'"),
        ("build abbey above 99", "not 'above 99'"),
        ("play m", "type more of the name"),
        ("play", "a card is named here"),
        ("road", "road +2"),
        ("road north", "road +2"),
        ("settlement +3 with castle", "no card 'castle'"),
        ("pay", "regions are named here"),
        ("pay forest", "as in: forest"),
        ("pay harbour 4", "no landscape 'harbour'"),
        ("pay 4", "as in: forest 4"),
        ("exchange wool", "exchange wool for ore"),
        ("exchange 2 wool for ore", "you exchange 3 wool for one of another kind, not 2"),
        ("exchange fish for ore", "lumber, brick, wool, grain, ore and gold"),
        ("lay forest 2", "the first above, the second below"),
        ("name seven", "1 to 6"),
        ("name 7", "1 to 6"),
        ("draw", "draw 3"),
        ("draw many", "draw 3"),
        ("draw 10", "numbered from 1"),
        ("put abbey", "put abbey under 3"),
        ("swap forest 2", "swap forest 4 with hills 5"),
        ("end now", "'now' is not understood"),
    ],
)
def test_what_is_not_right_is_answered_with_what_would_be(key: str, line: str, hint: str) -> None:
    with pytest.raises(NotUnderstood, match=r".") as problem:
        reader(key).read(line, view_of(key), frozenset())
    assert hint in str(problem.value)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("line", ["hello", "", "42", "roadster", "{}", "H4-H9", "forest", "²"])
def test_what_does_not_begin_like_a_move_is_none(key: str, line: str) -> None:
    view = inselreich.new(key, seats=2, seed=1).view(0)
    assert reader(key).read(line, view, frozenset({"store", "pay", "take_card"})) is None
