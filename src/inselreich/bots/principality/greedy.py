"""Greedy: always for what promises most now. A plain evaluator that can say why.

It rates the principality as it lies (`estate.worth`) and what its resources promise of all it could build (`Side.promise`),
builds what improves both together, and plays a card when its consequences do (`_consequences`). Questions are told apart by what
may be answered. `weights` holds all its tastes. It leaves nothing to chance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from ...core.match import Match
from ...core.moves import Move
from ...core.perspective import Perspective
from ...core.trade import RefuseTrade
from ...principality.moves import (
    ArrangeRegions,
    BuildSettlement,
    ChooseCard,
    ChooseResource,
    ChooseStack,
    DrawCard,
    EndTurn,
    LayRegions,
    NameNumber,
    OfferTrade,
    Pay,
    PlayCard,
    PutUnder,
    RollDice,
    Store,
    TakeCard,
)
from ..choice import Choice
from . import bargaining, estate, hand, placing, resources, weights
from .building import best_building, best_exchange
from .goals import Planners
from .outlook import Beliefs, Outlook

ROLL, END = RollDice(), EndTurn()
LONGEST_EFFECT = 40
Answer = Callable[[Outlook, Sequence[Move]], Choice]


class PrincipalityGreedy:
    """Plays one seat. A game subclasses it and says what is particular to it."""

    beliefs: ClassVar[Beliefs]

    def __init__(self) -> None:
        self._reason = ""
        self._turn = 0
        self._offers = 0
        self._is_thinking_ahead = False
        self._planners = Planners()

    def answer(self, place: Perspective) -> Move:
        legal = place.legal()
        choice = Choice(legal[0], "there is nothing else to do") if len(legal) == 1 else self._choose(place, legal)
        self._reason = choice.reason
        return choice.move

    def explain(self) -> str:
        return self._reason

    def look(self, place: Perspective) -> Outlook:
        """A table that could be this one, for all the seat knows."""
        match = place.imagine(0)
        return self._look_at(match, place.seat, estate.horizon(match.table, match.options.points_to_win))

    def _look_at(self, match: Match, seat: int, end: estate.Horizon) -> Outlook:
        return Outlook(match.table, seat, end, self.beliefs, self._planners)

    # The questions

    def _choose(self, place: Perspective, legal: Sequence[Move]) -> Choice:
        outlook = self.look(place)
        if END in legal:
            return self._main_phase(outlook, place, legal)
        if ROLL in legal:
            return self._before_the_roll(outlook, legal)
        if RefuseTrade() in legal:
            return bargaining.respond(outlook, place.view(), legal)
        for kind, answer in ANSWERS.items():
            if any(isinstance(move, kind) for move in legal):
                return answer(outlook, legal)
        return self._by_consequences(outlook, place, legal)

    def _before_the_roll(self, outlook: Outlook, legal: Sequence[Move]) -> Choice:
        """A card that names the number, if one number is much better than the others."""
        number, gain = resources.best_number(outlook)
        cards = [move for move in legal if isinstance(move, PlayCard)]
        if cards and gain > weights.NAMED:
            return Choice(cards[0], f"{number} is worth {gain:.1f} points more than any number")
        return Choice(ROLL, "the turn begins with the dice")

    def _main_phase(self, outlook: Outlook, place: Perspective, legal: Sequence[Move]) -> Choice:
        """Play cards, build, exchange; what is better saved is kept."""
        return (
            self._play(outlook, place, legal)
            or self._build(outlook, legal)
            or self._bargain(outlook, place, legal)
            or best_exchange(outlook, legal)
            or Choice(END, _why_saved(outlook))
        )

    def _build(self, outlook: Outlook, legal: Sequence[Move]) -> Choice | None:
        choice = best_building(outlook, legal)
        if choice is not None and isinstance(choice.move, BuildSettlement):
            column = choice.move.column
            for move in legal:
                if isinstance(move, BuildSettlement) and move.column == column and move.played_with:
                    return Choice(move, f"{choice.reason}, with regions of its choice")
        return choice

    def _play(self, outlook: Outlook, place: Perspective, legal: Sequence[Move]) -> Choice | None:
        """The action card whose consequences improve the position most."""
        cards = [move for move in legal if isinstance(move, PlayCard)]
        if not cards or self._is_thinking_ahead:
            return None
        now = outlook.position()
        gains = {move: self._consequences(place, move, outlook.end) - now for move in cards}
        best = max(gains, key=gains.__getitem__)
        if gains[best] <= weights.PLAYED:
            return None
        return Choice(best, f"it promises {gains[best]:.1f} points")

    def _bargain(self, outlook: Outlook, place: Perspective, legal: Sequence[Move]) -> Choice | None:
        view = place.view()
        if not any(isinstance(move, OfferTrade) for move in legal) and not getattr(view, "proposals", ()):
            return None
        if view.turn != self._turn:
            self._turn, self._offers = view.turn, 0
        choice = bargaining.bargain(outlook, view, legal, may_offer=self._offers < weights.OFFERS_A_TURN)
        self._offers += choice is not None and isinstance(choice.move, OfferTrade)
        return choice

    # Thinking ahead

    def _by_consequences(self, outlook: Outlook, place: Perspective, legal: Sequence[Move]) -> Choice:
        """Any other question: the answer after which the position is best."""
        if self._is_thinking_ahead:
            return Choice(legal[0], "the first of all")
        best = max(legal, key=lambda move: self._consequences(place, move, outlook.end, samples=1))
        return Choice(best, "it leads to the best position")

    def _consequences(
        self, place: Perspective, move: Move, end: estate.Horizon, samples: int = weights.SAMPLES
    ) -> float:
        """How the seat stands on the average when all that follows from a move is done."""
        return sum(self._played(place, move, end, seed) for seed in range(samples)) / samples

    def _played(self, place: Perspective, move: Move, end: estate.Horizon, seed: int) -> float:
        match = place.imagine(seed)
        match.play(place.seat, move)
        twin = type(self)()
        twin._is_thinking_ahead, twin._planners = True, self._planners
        for _ in range(LONGEST_EFFECT):
            if match.over or END in match.legal(place.seat):
                break
            seat = match.waiting_for[0]
            match.play(seat, twin.answer(Perspective(match, seat)))
        return self._look_at(match, place.seat, end).position()


def _why_saved(outlook: Outlook) -> str:
    best = outlook.own.best
    return "nothing useful is left" if best is None else f"saving for {best.name}"


def _answer_attack(_: Outlook, legal: Sequence[Move]) -> Choice:
    card = next(move for move in legal if isinstance(move, PlayCard))
    return Choice(card, "it wards the attack off")


ANSWERS: Mapping[type[Move], Answer] = {
    PlayCard: _answer_attack,
    Pay: resources.pay,
    Store: resources.store,
    ChooseResource: resources.demand,
    NameNumber: resources.name_number,
    DrawCard: hand.draw,
    TakeCard: hand.take,
    PutUnder: hand.put_under,
    ChooseStack: hand.choose_stack,
    LayRegions: placing.lay,
    ArrangeRegions: placing.arrange,
    ChooseCard: placing.choose_card,
}
"""By what may be answered."""
