"""Matches played by random bots and stored as a server stores them."""

from __future__ import annotations

import random
from typing import Any

import msgspec

import inselreich
from inselreich.core.chance import Seeded
from inselreich.core.fair import Fair, commitment
from inselreich.core.match import Match
from inselreich.store import Store
from inselreich.store.rows import After, Move, Person, Seat, Table

from .things import NOON, a_table, person


async def stored_match(
    store: Store, key: str, *, seed: int, moves: int | None = None, host: Person | None = None
) -> tuple[Table, Match]:
    """Played to its end, or so many moves; also the match as it was in memory."""
    host = host or await person(store)
    game = inselreich.game(key)
    secret = random.Random(seed).randbytes(32).hex()
    seats = tuple(
        Seat(seat, host.name, host.id, contribution="heads") if seat == 0 else Seat(seat, "Bot", bot="random")
        for seat in range(game.usual_seats)
    )
    table = a_table(
        host,
        game=key,
        version=game.version,
        seat_count=len(seats),
        options={},
        secret=secret,
        commitment=commitment(secret),
        seats=seats,
    )
    await store.tables.create(table)
    assert await store.tables.start(table.id, seats, NOON, None)
    match = inselreich.new(key, seats=len(seats), chance=Fair(secret, [seat.contribution for seat in seats]))
    chooser = Seeded(seed)
    played: list[Move] = []
    while not match.over and (moves is None or len(played) < moves):
        seat = match.waiting_for[0]
        move = match.pick(seat, chooser)
        number = len(played)
        played.append(Move(number, seat, msgspec.json.encode(move), "bot", NOON + number, f"m{number}"))
        match.play(seat, move)
    over: dict[str, Any] = {"ended_by": "rules", "result": msgspec.to_builtins(match.result)} if match.over else {}
    await store.journal.append_many(
        table.id,
        played,
        After(length=len(played), asked_at=None, wake_at=None, **over),
    )
    return table, match
