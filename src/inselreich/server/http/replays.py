"""Finished matches, records and lessons, step by step."""

from __future__ import annotations

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from ...core.errors import UnknownGame
from ...core.records import Record, replay
from ...core.registry import game as game_of
from ..errors import Refusal
from ..lessons import LEARNER, NAMES, lesson_of
from ..protocol import Language, TableNow
from ..replays import Replay, page
from ..tables.face import face, names_at
from .records import LARGEST_RECORD, MOST_MOVES, record_for
from .routes import GET, POST, AllDoors, Body, StrictRequest, ThatTable, WhoAsks, check_query


class Fork(Body, frozen=True):
    """From where on, and on which seat oneself plays."""

    number: int
    seat: int


@GET("/tables/{table_id:str}/replay")
async def replay_table(
    request: StrictRequest,
    table: ThatTable,
    asker: WhoAsks,
    doors: AllDoors,
    language: FromQuery[Language],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
) -> Response[Replay]:
    """A page of a finished match, from a seat's eyes or (no seat) with everything open."""
    check_query(request)
    record = await record_for(table, asker, doors)
    names = list(names_at(table, language).values())
    made = await doors.replays.page(
        lambda: page(record, names, seat, language, since), (table.id, seat, language, since)
    )
    return _sent(made)


@POST("/replay", status_code=200, request_max_body_size=LARGEST_RECORD)
async def replay_record(
    request: StrictRequest,
    data: JSONBody[Record],
    doors: AllDoors,
    language: FromQuery[Language],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
) -> Response[Replay]:
    """A page of any record. With the first one the whole record is checked."""
    check_query(request)
    if len(data.moves) > MOST_MOVES:
        raise Refusal("too_long", f"records of more than {MOST_MOVES} moves are not shown here", status=413)

    def make() -> Replay:
        if since == 0:
            replay(data)
        return page(data, [""] * data.seats, seat, language, since)

    return _sent(await doors.replays.page(make))


@GET("/lessons/{key:str}")
async def lesson(
    request: StrictRequest, key: FromPath[str], doors: AllDoors, language: FromQuery[Language]
) -> Response[Replay]:
    """The first match of a game, played by somebody who knows it: the learner makes the moves of one seat again."""
    check_query(request)
    try:
        game = game_of(key).key
    except UnknownGame as problem:
        raise Refusal(problem.code, str(problem), status=404) from None
    record = lesson_of(game)
    names = NAMES[: record.seats]
    made = await doors.replays.page(
        lambda: page(record, names, LEARNER, language, prompts=True), ("lesson", game, language)
    )
    return _sent(made)


@POST("/tables/{table_id:str}/fork")
async def fork(table: ThatTable, data: JSONBody[Fork], asker: WhoAsks, doors: AllDoors) -> TableNow:
    """Play on from a moment of a finished match, against bots and with the same dice: a table of one's own."""
    record = await record_for(table, asker, doors)
    made = await doors.lobby.fork(table, asker.someone, seat=data.seat, number=data.number, whole=record.length)
    return face(made, you=asker.someone.id)


def _sent(made: bytes) -> Response[Replay]:
    return Response(msgspec.Raw(made), media_type="application/json")  # type: ignore[arg-type]


ROUTES: list[HTTPRouteHandler] = [replay_table, replay_record, lesson, fork]
