"""What all routes share: how they read bodies, what they may answer, and what Litestar hands them by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import msgspec
from litestar import Request, delete, get, patch, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath
from litestar.types import Scope

from ...store import rows
from ..doors import Doors
from ..errors import Refusal
from ..identity.sessions import Asker
from ..ids import is_id
from ..tables.face import seat_of
from ..tables.lobby import refusal
from .gate import route_of
from .permissions import PERMISSIONS
from .problems import Problem, wrong_body

LARGEST_BODY = 64 * 1024

WHY = {
    400: "Something in the request is wrong; the sentence says what would be right.",
    401: "Nobody is signed in, or the token or cookie is not known any more.",
    403: "This asker may not do that.",
    404: "There is no such thing.",
    409: "Not possible now.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    429: "Too often; Retry-After says when it is possible again.",
    503: "The server cannot reach its store at the moment.",
}
PROBLEMS = {status: ResponseSpec(Problem, description=why, generate_examples=False) for status, why in WHY.items()}

Verb = Callable[..., Callable[[Callable[..., Any]], HTTPRouteHandler]]
GET: Verb = partial(get, responses=PROBLEMS)
POST: Verb = partial(post, responses=PROBLEMS)
PUT: Verb = partial(put, responses=PROBLEMS)
PATCH: Verb = partial(patch, responses=PROBLEMS)
DELETE: Verb = partial(delete, responses=PROBLEMS)


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what requests bring along."""


class StrictRequest(Request[Any, Any, State]):
    """Reads a body as exactly the type that its route wants; a text is no number here, whatever it looks like."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        if self.content_type[0] not in ("application/json", ""):
            raise Refusal("not_json", "the body must be JSON: Content-Type application/json", status=415)
        try:
            return msgspec.json.decode(await self.body(), type=wanted)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            raise wrong_body(problem, getattr(wanted, "__struct_fields__", ())) from None


def check_query(request: Request[Any, Any, Any]) -> None:
    """Refuse parameters that the route does not have: they were surely meant for something."""
    parameters = request.route_handler.parsed_fn_signature.parameters
    known = {getattr(each.kwarg_definition, "name", None) or name for name, each in parameters.items()}
    for name in request.query_params:
        if name not in known:
            raise Refusal("bad_request", f"there is no parameter {name[:40]} here")


WhoAsks: TypeAlias = NamedDependency[Asker]
AllDoors: TypeAlias = NamedDependency[Doors]
ThatTable: TypeAlias = NamedDependency[rows.Table]


def provide_doors(state: State) -> Doors:
    doors: Doors = state.doors
    return doors


def provide_asker(scope: Scope) -> Asker:
    asker: Asker = scope["user"]
    return asker


async def provide_table(
    request: Request[Any, Any, Any], table_id: FromPath[str], doors: AllDoors, asker: WhoAsks
) -> rows.Table:
    """The table of the path, for an asker who has the role there that the permissions want."""
    if not is_id(table_id):
        raise refusal("no_such_table")
    row = await doors.lobby.table(table_id)
    role = PERMISSIONS[route_of(request)].role
    if role == "host" and row.host != asker.someone.id:
        raise refusal("not_host")
    if role == "seated" and seat_of(row, asker.someone.id) is None:
        raise refusal("not_seated")
    return row


DEPENDENCIES = {
    "doors": Provide(provide_doors, sync_to_thread=False),
    "asker": Provide(provide_asker, sync_to_thread=False),
    "table": Provide(provide_table),
}
