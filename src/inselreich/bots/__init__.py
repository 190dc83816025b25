"""Bots: players that answer a game's questions from what their seat may know.

    bot = bots.create("greedy", game="classic", seed=7)      # one bot a seat and match
    move = bot.answer(Perspective(match, seat))
    bot.explain()                                            # why, in a sentence

CONTRIBUTING says how to add one.
"""

from .bot import Bot
from .random_bot import RandomBot
from .registry import EVERY_GAME, UnknownBot, create, names, register

__all__ = ["EVERY_GAME", "Bot", "RandomBot", "UnknownBot", "create", "names", "register"]
