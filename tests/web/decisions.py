"""Prints decisions of a real match, one JSON object a line: for the client's tests. `python decisions.py classic 4 7`"""

import json
import random
import sys

import msgspec

import inselreich
from inselreich.core.questions import Decision
from inselreich.sentences import Teller
from inselreich.sentences.words import Seats

MOST_OF_A_KIND = 6


def main(game: str, seats: int, seed: int) -> None:
    """Play at random; show the first decisions of each sort, with what the seat sees and reads."""
    match, chance = inselreich.new(game, seats=seats, seed=seed), random.Random(seed)
    shown: dict[tuple[str, ...], int] = {}
    while not match.over:
        for decision in (*match.decisions.values(), *match.invitations.values()):
            sort = (decision.why, *sorted({move.named() for move in decision.moves}))
            shown[sort] = shown.get(sort, 0) + 1
            if shown[sort] <= MOST_OF_A_KIND:
                print(json.dumps(seen(game, match.view(decision.seat), decision)))
        seat, decision = next(iter(match.decisions.items()))
        match.play(seat, chance.choice(decision.moves))


def seen(game: str, view: object, decision: Decision) -> dict[str, object]:
    teller = Teller(game, Seats((), decision.seat, "en", ["Ann", "Ben", "Cid", "Dora"]))
    labels = [teller.move(move) for move in decision.moves]
    asked = {"question": teller.question(decision.why, decision.moves), "labels": labels, "kinds": {}}
    plain: dict[str, object] = msgspec.to_builtins({"view": view, "decision": decision.data(), "asked": asked})
    return plain


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
