"""In the middle of every kind of effect a match can be forked and redealt: each place where a script may pause is met."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from inselreich.core import checks, trade
from inselreich.games.cards1996.realm import REALM as REALM_1996
from inselreich.games.duel.realm import REALM as DUEL_REALM
from inselreich.principality.cards import Card
from inselreich.principality.exchange import OpponentMarket
from inselreich.principality.realm import Realm
from tests.cards1996 import middles as of_cards1996
from tests.cards1996.positions import Positions as Positions1996
from tests.duel import middles as of_duel
from tests.duel.positions import Positions as DuelPositions
from tests.support.middles import WAYS, Middle, Way, a_fork_has_the_same_future, met_on, questions_of
from tests.support.pauses import Hook, Met, Place, hooks_of, modules_of, places_in

TABLES: dict[str, tuple[dict[str, Middle], type[Any], Realm]] = {
    "cards1996": (of_cards1996.MIDDLES, Positions1996, REALM_1996),
    "duel": (of_duel.MIDDLES, DuelPositions, DUEL_REALM),
}
CASES = [(key, name) for key, (middles, *_) in TABLES.items() for name in middles]
CODE = modules_of(
    "inselreich.principality", "inselreich.games.cards1996", "inselreich.games.duel", "inselreich.core.trade"
)
AHEAD = 6


@cache
def met(key: str) -> Met:
    """All places at which the middles of a game pause."""
    middles, positions, _ = TABLES[key]
    return set[Any]().union(*[met_on(middle, positions(), CODE) for middle in middles.values()])


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
@pytest.mark.parametrize(("key", "name"), CASES)
def test_a_fork_in_the_middle_has_the_future_of_its_original(key: str, name: str, way: Way) -> None:
    middles, positions, _ = TABLES[key]
    for seed, stand in enumerate(questions_of(middles[name], way, positions())):
        a_fork_has_the_same_future(stand, seed, AHEAD)


@pytest.mark.parametrize(("key", "name"), CASES)
def test_a_match_redealt_in_the_middle_looks_the_same_and_can_be_forked(key: str, name: str) -> None:
    middles, positions, _ = TABLES[key]
    for seed, stand in enumerate(questions_of(middles[name], WAYS[len(name) % len(WAYS)], positions())):
        match = stand().match
        match._forced.clear()  # whatever is played from here on, the dice that would suit the middle may not suit it
        checks.forks(match, seed)
        checks.readable(match)
        for seat in checks.viewers(match):
            checks.redeals(match, seat, seed)


UNREACHED = {
    "Expansions.perform: yield from effect",  # no card asks anything when it is built
    "Market.negotiate: yield Ask(seat, choice, self.partners)",  # an offer goes to one other seat, whose yes is enough
    "Market.swap: return self.after(table, seat, partner)",  # resources lie in regions, so their market swaps otherwise
    "ProductiveYear.when_revealed: return announce(table, 'productive_year')",  # who hears of it asks nothing
    "YearOfPlenty.when_revealed: return announce(table, 'year_of_plenty')",
}


def written(key: str = "") -> list[Place]:
    """All places in the code, or those in the code of one game alone."""
    return [place for module in CODE if f".{key}" in module.__name__ for place in places_in(module)]


def called(place: Place) -> str:
    return str(place).removeprefix(f"{place.module}.")


def test_every_place_where_a_script_may_pause_is_met() -> None:
    """A new question, draw of chance or call of a script in the code fails here until a middle pauses at it."""
    found = met("cards1996") | met("duel")
    assert {called(place) for place in written() if place not in found} == UNREACHED


def test_what_is_not_met_cannot_be_reached() -> None:
    for _, positions, realm in TABLES.values():
        cards = realm.catalogue.cards
        assert all(type(card).when_built is Card.when_built for card in cards)
        assert positions().new().seats == 2
        listening = [card.id for card in cards if {"productive_year", "year_of_plenty"} & {*card.hears}]
        assert listening
        assert not {hook.card for hook in hooks_of(cards) if hook.name == "hear"} & {*listening}
    assert OpponentMarket.swap is not trade.Market.swap


@pytest.mark.parametrize(("key", "silent"), [("cards1996", "productive_year"), ("duel", "year_of_plenty")])
def test_every_card_that_may_pause_is_met_doing_so(key: str, silent: str) -> None:
    _, _, realm = TABLES[key]
    missing = hooks_of(realm.catalogue.cards) - met(key)
    assert {hook.card for hook in missing} == {silent}


@pytest.mark.parametrize("key", TABLES)
def test_each_game_meets_its_own_code_by_itself(key: str) -> None:
    own = written(f"games.{key}")
    assert len(own) > 20
    assert {called(place) for place in own if place not in met(key)} <= UNREACHED


def test_given_the_middle_of_the_spy_is_left_out_then_the_spy_is_missed() -> None:
    middles, positions, _ = TABLES["cards1996"]
    found = set[Any]().union(
        *[met_on(middle, positions(), CODE) for name, middle in middles.items() if name != "a spy"]
    )
    assert {str(place).rpartition(".")[2] for place in met("cards1996") - found if isinstance(place, Place)} == {
        "when_played: yield Ask(seat, SeenCards(table, 'KO-8'), 'KO-8')"
    }
    assert {place for place in met("cards1996") - found if isinstance(place, Hook)} == {Hook("spy", "when_played")}


def test_what_counts_as_a_place() -> None:
    """Questions, chance, called scripts and scripts handed on; not the sentences of checks, nor what returns nothing."""
    texts = {place.code for place in written()}
    assert {"yield Shuffle(len(cards))", "return card.when_played(table, seat)", "yield from effect"} <= texts
    assert not {"return None", "yield from ()"} & texts
    assert not [text for text in texts if "too many or too few" in text]
    asking = {module.__name__.rpartition(".")[2] for module in CODE if places_in(module)}
    assert {"payment", "stacks", "actions", "buildings", "events", "trade"} <= asking
    assert not {"checks", "view", "redeal", "moves"} & asking
