"""The arena: matches by the thousand, in one process or in several.

    summary = simulate("classic", ["greedy", "random", "random", "random"], games=200, seed=7, jobs=2)
    print(summary.wins, summary.games_per_s)

`play_out` is the loop for a single match.
"""

from .driver import LIMIT, play_out
from .simulate import simulate
from .summary import Summary

__all__ = ["LIMIT", "Summary", "play_out", "simulate"]
