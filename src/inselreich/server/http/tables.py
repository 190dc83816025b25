"""Tables before and after a match. The match itself is played over the socket."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ...store import rows
from ..doors import Doors
from ..identity.sessions import Asker, not_signed_in
from ..ids import is_id
from ..protocol import TableNow
from ..tables.face import face
from ..tables.lobby import QuickWish, TableWish, refusal
from .routes import DELETE, GET, POST, PUT, AllDoors, Body, StrictRequest, ThatTable, WhoAsks, check_query

MOST_LISTED = 100
CODE_LENGTHS = range(1, 11)


class Tables(msgspec.Struct, frozen=True):
    """A page of tables, the newest first. `before` leads to the next page; null: there is none."""

    tables: list[TableNow]
    before: str | None


class Sitting(Body, frozen=True):
    """What one adds to the fair dice, if anything."""

    contribution: str = ""


class Level(Body, frozen=True):
    """Which bot."""

    level: str


@GET("/tables")
async def list_tables(
    request: StrictRequest,
    asker: WhoAsks,
    doors: AllDoors,
    game: FromQuery[str | None] = None,
    in_state: Annotated[rows.TableState | None, QueryParameter(name="state")] = None,
    mine: FromQuery[bool] = False,
    free: FromQuery[bool] = False,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = 50,
    before: Annotated[str | None, QueryParameter(max_length=100)] = None,
) -> Tables:
    """The public tables, or mine (where I sit or am the host): of a game, in a state, with a free seat."""
    check_query(request)
    if (before is not None and not is_id(before)) or (game is not None and not game.isidentifier()):
        return Tables([], None)
    if mine and asker.person is None:
        raise not_signed_in()
    found = await doors.store.tables.list(
        game=game,
        state=in_state,
        public=None if mine else True,
        person=asker.someone.id if mine else None,
        free_seat=True if free else None,
        limit=limit + 1,
        before=before,
    )
    page = found[:limit]
    return Tables([_face(row, asker) for row in page], page[-1].id if len(found) > limit else None)


@POST("/tables")
async def create_table(data: JSONBody[TableWish], asker: WhoAsks, doors: AllDoors) -> TableNow:
    """Open a table."""
    return _face(await doors.lobby.create(asker.someone, data), asker)


@POST("/tables/quick")
async def quick_table(data: JSONBody[QuickWish], asker: WhoAsks, doors: AllDoors) -> TableNow:
    """Play against bots at once. What one adds to the dice comes before the commitment here, so it proves less."""
    return _face(await doors.lobby.quick(asker.someone, data), asker)


@GET("/codes/{code:str}")
async def table_by_code(code: FromPath[str], asker: WhoAsks, doors: AllDoors) -> TableNow:
    """The table with this code of five letters, open or running."""
    if not (code.isascii() and code.isalnum() and len(code) in CODE_LENGTHS):
        raise refusal("no_such_table")
    return await _whole_face(await doors.lobby.by_code(code), asker, doors)


@GET("/tables/{table_id:str}")
async def show_table(table: ThatTable, asker: WhoAsks, doors: AllDoors) -> TableNow:
    """A table, for whoever has its id."""
    return await _whole_face(table, asker, doors)


@DELETE("/tables/{table_id:str}", status_code=200)
async def close_table(table: ThatTable, asker: WhoAsks, doors: AllDoors) -> TableNow:
    """Close an open table: the host."""
    return _face(await doors.lobby.close(table), asker)


@POST("/tables/{table_id:str}/start", status_code=200)
async def start_table(table: ThatTable, asker: WhoAsks, doors: AllDoors) -> TableNow:
    """Begin the match, when all seats are taken: the host."""
    return _face(await doors.lobby.start(table), asker)


@POST("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(table: ThatTable, asker: WhoAsks, doors: AllDoors) -> TableNow:
    """The table of the next match, with the same people one seat on; asked again, the same table."""
    return _face(await doors.lobby.rematch(table, asker.someone), asker)


@POST("/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def sit(
    table: ThatTable, seat: FromPath[int], data: JSONBody[Sitting | None], asker: WhoAsks, doors: AllDoors
) -> TableNow:
    """Sit down on a free seat."""
    contribution = data.contribution if data else ""
    return _face(await doors.lobby.sit(table, asker.someone, seat, contribution), asker)


@DELETE("/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def leave(table: ThatTable, seat: FromPath[int], asker: WhoAsks, doors: AllDoors) -> TableNow:
    """Leave one's seat; the host may send others away."""
    return _face(await doors.lobby.leave(table, asker.someone, seat), asker)


@PUT("/tables/{table_id:str}/seats/{seat:int}/contribution")
async def contribute(
    table: ThatTable, seat: FromPath[int], data: JSONBody[Sitting], asker: WhoAsks, doors: AllDoors
) -> TableNow:
    """Change what one's seat adds to the fair dice."""
    return _face(await doors.lobby.contribute(table, asker.someone, seat, data.contribution), asker)


@PUT("/tables/{table_id:str}/seats/{seat:int}/bot")
async def seat_bot(
    table: ThatTable, seat: FromPath[int], data: JSONBody[Level], asker: WhoAsks, doors: AllDoors
) -> TableNow:
    """Put a bot of the server's on a seat: the host."""
    return _face(await doors.lobby.seat_bot(table, seat, data.level), asker)


@DELETE("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200)
async def unseat_bot(table: ThatTable, seat: FromPath[int], asker: WhoAsks, doors: AllDoors) -> TableNow:
    """Take a bot from its seat: the host."""
    return _face(await doors.lobby.unseat_bot(table, seat), asker)


def _face(row: rows.Table, asker: Asker) -> TableNow:
    return face(row, you=asker.person.id if asker.person else None)


async def _whole_face(row: rows.Table, asker: Asker, doors: Doors) -> TableNow:
    """With its rematch, if there is one."""
    next_table = await doors.store.tables.rematch(row.id) if row.state == "over" else None
    return face(row, you=asker.person.id if asker.person else None, rematch=next_table)


ROUTES: list[HTTPRouteHandler] = [
    list_tables,
    create_table,
    quick_table,
    table_by_code,
    show_table,
    close_table,
    start_table,
    rematch,
    sit,
    leave,
    contribute,
    seat_bot,
    unseat_bot,
]
