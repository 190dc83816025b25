"""What a match leaves behind: its record, the proof of its dice, and a check of any record."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from ...core.records import Record
from ...store import rows
from ..doors import Doors
from ..errors import Refusal
from ..identity.sessions import Asker
from ..tables.face import seat_of
from .checks import Checked
from .routes import GET, POST, AllDoors, ThatTable, WhoAsks

LARGEST_RECORD = 4 * 1024 * 1024
MOST_MOVES = 20_000
"""Of a record that is checked here; the command line checks longer ones."""


class ProofNow(msgspec.Struct, frozen=True):
    """What is known of a table's fair dice: commitment and contributions at once, the secret when the match is over."""

    table: str
    game: str
    state: rows.TableState
    commitment: str
    contributions: list[str]
    secret: str | None


@GET("/tables/{table_id:str}/record")
async def record(table: ThatTable, asker: WhoAsks, doors: AllDoors) -> Response[Record]:
    """The record of a finished match, with the secret of its dice."""
    found = await record_for(table, asker, doors)
    name = f"{table.game}-{table.id}.json"
    return Response(found, headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def record_for(table: rows.Table, asker: Asker, doors: Doors) -> Record:
    """The record of a finished match, for whoever may see it."""
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
    return await asyncio.to_thread(match.record)


@GET("/tables/{table_id:str}/proof")
async def proof(table: ThatTable) -> ProofNow:
    """What anybody needs in order to check the dice."""
    contributions = [seat.contribution for seat in table.seats] if table.state in ("running", "over") else []
    secret = None if table.goes_on else table.secret
    return ProofNow(table.id, table.game, table.state, table.commitment, contributions, secret)


@POST("/check", status_code=200, request_max_body_size=LARGEST_RECORD)
async def check(data: JSONBody[Record], doors: AllDoors) -> Checked:
    """Replay a record and say what it proves."""
    if len(data.moves) > MOST_MOVES:
        raise Refusal(
            "too_long",
            f"records of more than {MOST_MOVES} moves are checked by 'inselreich replay --verify FILE'",
            status=413,
        )
    return await doors.checks.check(data)


ROUTES: list[HTTPRouteHandler] = [record, proof, check]
