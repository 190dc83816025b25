"""Runs inside catanatron's own environment: plays random against random when told so on standard input.

Each request is a line of JSON, `{"seats": 4, "seconds": 1.0, "seed": 3}` or `{"copies": 2000}`; so is each answer.
"""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer


def play(seats: int, seconds: float, seed: int) -> dict[str, float]:
    random.seed(seed)
    colors = list(Color)[:seats]
    games = actions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = Game([RandomPlayer(color) for color in colors])
        game.play()
        games += 1
        actions += len(game.state.actions)
    spent = time.process_time() - start
    return {"games": games, "actions": actions, "seconds": spent}


def copies(count: int) -> dict[str, float]:
    """The time of a copy of a game 300 moves after its start."""
    random.seed(1)
    game = Game([RandomPlayer(color) for color in list(Color)[:4]])
    for _ in range(300):
        game.play_tick()
    start = time.process_time()
    for _ in range(count):
        game.copy()
    return {"microseconds": (time.process_time() - start) / count * 1e6}


def main() -> None:
    for line in sys.stdin:
        request = json.loads(line)
        if "copies" in request:
            answer = copies(request["copies"])
        else:
            answer = play(request["seats"], request["seconds"], request["seed"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
