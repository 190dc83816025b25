"""The public events tell everything that is public: who follows them knows the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import inselreich
from inselreich.core.events import Event, told_to
from inselreich.games.cards1996.events import CardStolen
from inselreich.principality import events as told
from inselreich.principality.moves import Build
from tests.cards1996.positions import look
from tests.support.matches import Driver


class Follower:
    """What a spectator writes down."""

    def __init__(self) -> None:
        self.hands = [0, 0]
        self.stacks = [13, 13, 12, 12, 12]
        self.stored: Counter[str] = Counter()
        self.cards: list[Counter[tuple[str, str]]] = [Counter(), Counter()]
        self.discards: tuple[list[str], list[str]] = ([], [])
        self.rows: list[set[int]] = [{-1, 0, 1}, {-1, 0, 1}]
        self.cities: list[set[int]] = [set(), set()]
        self.tokens: dict[str, int | None] = {"knight": None, "mill": None}

    def hear(self, event: Event) -> None:
        match event:
            case told.CardDrawn(seat, stack):
                self.hands[seat] += 1
                self.stacks[stack - 1] -= 1
            case told.CardPutUnder(_, of, stack):
                self.hands[of] -= 1
                self.stacks[stack - 1] += 1
            case CardStolen(seat, of):
                self.hands[seat] += 1
                self.hands[of] -= 1
            case told.CardBuilt(seat, card, at):
                self.hands[seat] -= 1
                self.cards[seat][card, at] += 1
            case told.CardTakenBack(seat, card, at):
                self.hands[seat] += 1
                self.cards[seat][card, at] -= 1
            case told.CardPlayed(seat, card):
                self.hands[seat] -= 1
                self.discards[seat].append(card)
            case told.RegionLaid(_, region, _, count):
                self.stored[region] = count
            case told.Stored(_, region, count):
                self.stored[region] += count
            case told.Spent(_, region, count):
                self.stored[region] -= count
            case told.RoadBuilt(seat, column) | told.SettlementBuilt(seat, column):
                self.rows[seat].add(column)
            case told.CityBuilt(seat, column):
                self.cities[seat].add(column)
            case told.TokenMoved(token, seat):
                self.tokens[token] = seat

    def knows(self) -> list[Any]:
        return [
            tuple(self.stacks),
            self.tokens,
            tuple(map(tuple, self.discards)),
            [sorted(row) for row in self.rows],
            [sorted(cities) for cities in self.cities],
            [+cards for cards in self.cards],
            +self.stored,
        ]


def seen(match: inselreich.Match) -> list[Any]:
    view = look(match)
    seats = view.seats
    return [
        view.stacks,
        view.tokens,
        view.discards,
        [sorted([*seat.roads, *seat.settlements, *seat.cities]) for seat in seats],
        [sorted(seat.cities) for seat in seats],
        [Counter((card.card, card.at) for card in seat.cards) for seat in seats],
        +Counter({region.region: region.stored for seat in seats for region in seat.regions}),
    ]


@pytest.mark.parametrize("seed", range(4))
def test_who_follows_the_public_events_knows_what_is_public(seed: int) -> None:
    match = inselreich.new("cards1996", seed=seed)
    driver, follower = Driver(match, seed), Follower()
    while not match.over and len(match.moves) < 1500:
        for event in told_to(None, driver.step()):
            follower.hear(event)
        assert follower.knows() == seen(match)
        open_card = look(match).open_card is not None
        sizes = [seat.hand_size for seat in look(match).seats]
        sizes[look(match).active] += open_card and isinstance(match.moves[-1][1], Build)
        assert follower.hands == sizes
