"""`inselreich games`: what there is to play."""

from __future__ import annotations

from typing import Any

import inselreich

from ..core.choices import Choice, choices_of
from ..core.game import Game
from .columns import table
from .screen import print_json


def show_games(*, json: bool) -> None:
    """All games, as a table with the options of each below it, or as data."""
    games = inselreich.all_games()
    if json:
        print_json({"games": [_plain(game) for game in games]})
        return
    rows = [[game.key, game.title["en"], _seats(game), game.version] for game in games]
    print(table(["key", "title", "seats", "rules version"], rows))
    for game in games:
        print(f"\nOptions of {game.key}, to be given as --option name=value:")
        print(table(["name", "default", "allowed"], [_row(choice) for choice in choices_of(game.options_type)]))


def _seats(game: Game) -> str:
    return f"{', '.join(map(str, game.seats))} (usually {game.usual_seats})"


def _row(choice: Choice) -> list[str]:
    default = str(choice.default).lower() if isinstance(choice.default, bool) else str(choice.default)
    return [choice.name, default, choice.range]


def _plain(game: Game) -> dict[str, Any]:
    return {
        "key": game.key,
        "title": dict(game.title),
        "seats": list(game.seats),
        "usual_seats": game.usual_seats,
        "version": game.version,
        "options": [choice.plain() for choice in choices_of(game.options_type)],
    }
