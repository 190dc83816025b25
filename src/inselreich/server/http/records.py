"""What a match leaves behind: its record, the proof of its dice, and a check of any record."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from ...core.errors import BadRecord
from ...core.fair import Fair
from ...core.match import Match
from ...core.records import Record, record_of, verify
from ...store import rows
from ..errors import Refusal
from ..tables.face import seat_of
from .routes import GET, POST, AllDoors, ThatTable, WhoAsks

LARGEST_RECORD = 4 * 1024 * 1024
MOST_MOVES = 20_000
"""Of a record that is checked here; the command line checks longer ones."""
MOST_CHECKS_WAITING = 4


class ProofNow(msgspec.Struct, frozen=True):
    """What is known of a table's fair dice: commitment and contributions at once, the secret when the match is over."""

    table: str
    game: str
    state: rows.TableState
    commitment: str
    contributions: list[str]
    secret: str | None


class Checked(msgspec.Struct, frozen=True):
    """What a record proves; or the first thing that is wrong with it."""

    sound: bool
    sentence: str


@GET("/tables/{table_id:str}/record")
async def record(table: ThatTable, asker: WhoAsks, doors: AllDoors) -> Response[Record]:
    """The record of a finished match, with the secret of its dice."""
    if table.state in ("open", "closed"):
        raise Refusal("no_match", "no match was played at this table", status=409)
    if table.state == "running":
        raise Refusal("not_over", "a running match keeps its record: it would tell what is hidden", status=409)
    if not table.watchable and (asker.person is None or seat_of(table, asker.person.id) is None):
        raise Refusal("not_watchable", "only those who played may see the record of this table", status=403)
    live = await doors.hall.table(table.id)
    if live.number < table.length:
        await live.catch_up()  # another worker has told of the end already
    match = live.match
    if match is None:
        raise Refusal("no_match", "no match was played at this table", status=409)
    found = await asyncio.to_thread(_revealed, match)
    name = f"{table.game}-{table.id}.json"
    return Response(found, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@GET("/tables/{table_id:str}/proof")
async def proof(table: ThatTable) -> ProofNow:
    """What anybody needs in order to check the dice."""
    contributions = [seat.contribution for seat in table.seats] if table.state in ("running", "over") else []
    secret = table.secret if table.state == "over" else None
    return ProofNow(table.id, table.game, table.state, table.commitment, contributions, secret)


class Checks:
    """One check at a time beside the event loop, and few that wait."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()
        self._waiting = 0

    async def check(self, given: Record) -> Checked:
        if self._waiting >= MOST_CHECKS_WAITING:
            raise Refusal("busy", "too many records are being checked; try again in a moment", status=503)
        self._waiting += 1
        try:
            async with self._one:
                return await asyncio.to_thread(_check, given)
        finally:
            self._waiting -= 1


checks = Checks()


@POST("/check", status_code=200, request_max_body_size=LARGEST_RECORD)
async def check(data: JSONBody[Record]) -> Checked:
    """Replay a record and say what it proves."""
    if len(data.moves) > MOST_MOVES:
        raise Refusal(
            "too_long",
            f"records of more than {MOST_MOVES} moves are checked by 'inselreich replay --verify FILE'",
            status=413,
        )
    return await checks.check(data)


def _check(given: Record) -> Checked:
    try:
        return Checked(sound=True, sentence=verify(given))
    except BadRecord as problem:
        return Checked(sound=False, sentence=str(problem))


def _revealed(match: Match) -> Record:
    """The record with its secret, also when the match was broken off."""
    found = record_of(match)
    stream = match.stream
    return msgspec.structs.replace(found, fair=stream.proof(revealed=True)) if isinstance(stream, Fair) else found


ROUTES: list[HTTPRouteHandler] = [record, proof, check]
