"""Greedy: always for what promises most now. A plain evaluator that can say why.

It reckons in how many rounds it wins: by way of the best goal it could save for (`goals`), and from there by the
shortest way through the cards (`race`). It thinks the builds of its turn through (`building`), and trades where that
brings victory nearer.
`weights` holds all its tastes. It leaves nothing to chance.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement
from operator import mul
from typing import ClassVar

from ...core.moves import Move
from ...core.perspective import Perspective
from ...core.resources import KINDS, RESOURCES, SINGLES, Cards
from ...games.quick.moves import Build, Discard, Donate, EndTurn, OfferTrade
from ...games.quick.pieces import CARD, CARDS
from .. import dealing
from ..choice import Choice
from ..hands import covers, difference, exchanged
from . import weights
from .building import Builder, best_plan

END = EndTurn()
Terms = dealing.Terms[Cards]


class GreedyQuick:
    """Plays one seat of the quick card game."""

    def __init__(self) -> None:
        self._turn = 0
        self._offers: list[Terms] = []
        self._reason = ""

    def answer(self, place: Perspective) -> Move:
        decision = place.decision
        assert decision is not None
        choice = self._answers[decision.why](self, Builder(place.view()), place)
        self._reason = choice.reason
        return choice.move

    def explain(self) -> str:
        return self._reason

    # The questions

    def _trade_and_build(self, outlook: Builder, place: Perspective) -> Choice:
        """Q-24, Q-28: what wins at once; then a trade; then what is better built than saved for."""
        if outlook.view.turn != self._turn:
            self._turn, self._offers = outlook.view.turn, []
        plan = best_plan(outlook, outlook.situation(outlook.hand))
        if plan.rounds == -weights.VICTORY:
            return Choice(plan.builds[0], "it leads to victory in this turn")
        choice = self._trade(outlook)
        if choice is None and plan.builds:
            choice = Choice(plan.builds[0], why_built(outlook, plan.builds[0]))
        return choice or Choice(END, why_saved(outlook))

    def _trade(self, outlook: Builder) -> Choice | None:
        """Q-24: once a turn; first what others propose, then an offer."""
        if outlook.view.traded:
            return None
        return dealing.take_proposal(outlook) or self._offer(outlook)

    def _offer(self, outlook: Builder) -> Choice | None:
        """Q-25: what the hand misses least for what it needs most."""
        asked = dealing.partners(outlook)
        if not asked or len(self._offers) >= weights.OFFERS_A_TURN:
            return None
        terms = dealing.best_terms(outlook, self._promising(outlook), min(map(outlook.gain_asked, asked)))
        if terms is None:
            return None
        self._offers.append(terms)
        return Choice(OfferTrade(*terms, asked), f"{terms[1]} is needed more than {terms[0]}")

    def _promising(self, outlook: Builder) -> list[Terms]:
        """The terms not offered yet this turn that look best at a first glance; the first offers ask for more."""
        bold = len(self._offers) < weights.BOLD_OFFERS
        new = [terms for terms in (BOLD_TERMS if bold else MODEST_TERMS) if terms not in self._offers]
        payable = [(give, take) for give, take in new if covers(outlook.hand, give.counts)]
        hands = [exchanged(outlook.hand, give.counts, take.counts) for give, take in payable]
        order = sorted(range(len(payable)), key=lambda place: outlook.glance(hands[place]))
        return [payable[place] for place in order[: weights.TERMS_TO_WEIGH]]

    def _negotiate(self, outlook: Builder, place: Perspective) -> Choice:
        return dealing.negotiate(outlook, place.legal())

    def _discard(self, outlook: Builder, place: Perspective) -> Choice:
        """Q-48: what is missed least."""
        ways = [move for move in place.legal() if isinstance(move, Discard)]
        best = max(ways, key=lambda move: outlook.prospect(difference(outlook.hand, move.cards.counts)))
        return Choice(best, f"{best.cards} is missed least")

    def _donate(self, outlook: Builder, place: Perspective) -> Choice:
        """Q-49: the card that is missed least, to the weakest."""
        poorer = [each.seat for each in outlook.view.seats if each.points < outlook.me.points]
        resource, to = RESOURCES[dealing.least_missed(outlook, outlook.hand)], outlook.weakest(poorer).seat
        return Choice(Donate(resource, to), f"{resource} is missed least, and seat {to} is the weakest")

    _answers: ClassVar[dict[str, Callable[[GreedyQuick, Builder, Perspective], Choice]]] = {
        "Q-17": _trade_and_build,
        "Q-24": _negotiate,
        "Q-48": _discard,
        "Q-49": _donate,
    }
    """By the rule that asks."""


PAIRS = tuple(
    Cards.of([(kind == one) + (kind == two) for kind in KINDS]) for one, two in combinations_with_replacement(KINDS, 2)
)
TWO_OF_A_KIND = tuple(pair for pair in PAIRS if max(pair.counts) == 2)


def terms_between(given: Sequence[Cards], taken: Sequence[Cards]) -> list[Terms]:
    """All exchanges of these for those; no kind goes both ways."""
    return [(give, take) for give in given for take in taken if not any(map(mul, give.counts, take.counts))]


BOLD_TERMS = terms_between(SINGLES, PAIRS)
MODEST_TERMS = terms_between((*SINGLES, *TWO_OF_A_KIND), SINGLES)


def why_built(outlook: Builder, build: Build) -> str:
    standing = outlook.standing.with_card(CARD[build.card])
    if standing.route.held > outlook.standing.route.held:
        return "it takes the Longest Trade Route"
    if standing.force.held > outlook.standing.force.held:
        return "it takes the Largest Knight Force"
    return f"{called((CARD[build.card],))} now is worth more than what its price could be saved for"


def why_saved(outlook: Builder) -> str:
    return f"saving for {called(outlook.aim.cards)}"


def called(cards: tuple[int, ...]) -> str:
    """As in: city and metropolis a, or 2 road."""
    counts = {card: cards.count(card) for card in cards}
    names = [CARDS[card].replace("_", " ") for card in counts]
    return " and ".join(
        f"a {name}" if count == 1 else f"{count} {name}s" for name, count in zip(names, counts.values(), strict=True)
    )
