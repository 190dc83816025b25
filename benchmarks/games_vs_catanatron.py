"""The other games: how many random moves a second each makes, beside catanatron's classic game in the same run.

Another game is another amount of work, so this is no race: it says whether the engine keeps its pace where the rules
are richer. catanatron plays with as many seats as the game beside it. The rounds are those of `classic_vs_catanatron`: first
without offers among the seats, as there, then with them.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import inselreich
from benchmarks.peers.catanatron_peer import (
    Catanatron,
    compare,
    offers_of,
    show,
    show_heading,
    with_offers,
    without_offers,
)


def main() -> None:
    parser = argparse.ArgumentParser(description="Random moves a second of the other games, beside catanatron's.")
    parser.add_argument("--quick", action="store_true", help="under 40 seconds")
    quick = parser.parse_args().quick
    rounds, seconds = (3, 0.5) if quick else (11, 2.0)
    figures: dict[str, Any] = {}
    with Catanatron() as peer:
        show_heading()
        for game in inselreich.all_games():
            if game.key == "classic":
                continue
            figures[game.key] = {}
            for seats in [seats for seats in (4, 2) if seats in game.seats]:
                plain = compare(peer, game.key, seats, rounds, seconds, without_offers)
                show(f"{game.key}, {seats} seats", plain, ["actions"])
                figures[game.key][f"seats{seats}"] = plain
                if offers_of(inselreich.new(game.key, seats=seats, seed=1)):
                    offering = compare(peer, game.key, seats, rounds, seconds, with_offers)
                    show(f"{game.key}, {seats} seats, with offers", offering, ["actions"])
                    figures[game.key][f"seats{seats}_with_offers"] = offering
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
