"""The matrix of who may do what: every route, asked by everybody. A route that is not in it fails."""

from __future__ import annotations

from typing import Any, NamedTuple

import httpx
import pytest

from inselreich.server.app import routes
from inselreich.server.http.permissions import PERMISSIONS, SCREENS
from tests.server.http.house import API, House, me

ASKERS = ("anonymous", "guest", "account", "bot", "host", "seated")
"""guest, account and bot are strangers to the table in question; host and seated are guests who sit there."""


class Line(NamedTuple):
    """A request, at a table in a state, and what each of the askers is answered."""

    route: str
    expected: tuple[int, int, int, int, int, int]
    body: Any = None
    at: str = "open"


NOBODY_TO_FIND = "AAAAAAAAAAAAAAAA"
ALL = (200, 200, 200, 200, 200, 200)
NAMED = (401, 200, 200, 200, 200, 200)
HOST_ONLY = (401, 403, 403, 403, 200, 403)
FORK = {"number": 0, "seat": 1}
WRONG_PASSKEY = {"credential": {"rawId": "AAAA"}}

MATRIX = [
    Line("GET /", ALL),
    Line("GET /check", ALL),
    Line("GET /check/{table}", ALL),
    Line("GET /pages/style.css", ALL),
    Line("GET /assets/nothing.js", (404,) * 6),
    *(Line(f"GET {screen}", ALL) for screen in SCREENS),
    Line("GET /healthz", ALL),
    Line("GET /readyz", ALL),
    Line("GET /metrics", ALL),
    Line("GET {api}/openapi.json", ALL),
    Line("GET {api}/games", ALL),
    Line("GET {api}/games/classic/names?language=de", ALL),
    Line("GET {api}/games/classic/rules?language=en", ALL),
    Line("GET {api}/games/duel/cards?language=en", ALL),
    Line("POST {api}/check", (400,) * 6, body={}),
    Line("GET {api}/me", NAMED),
    Line("PATCH {api}/me", NAMED, body={"name": "Another"}),
    Line("PUT {api}/me/password", (401, 403, 403, 403, 403, 403), body={"password": "wrong", "new_password": "x" * 12}),
    Line("POST {api}/me/recovery", (401, 201, 201, 403, 201, 201)),
    Line("POST {api}/guests", (201, 409, 409, 409, 409, 409), body={"name": "Once more"}),
    Line("POST {api}/recovery", (400,) * 6, body={"code": "AAAA-AAAA-AAAA-AAAA"}),
    Line("POST {api}/accounts", (401, 400, 409, 403, 400, 400), body={"login": "-", "password": "-"}),
    Line("POST {api}/sessions", (403,) * 6, body={"login": "nobody", "password": "nobody's"}),
    Line("GET {api}/sessions", (401, 200, 200, 403, 200, 200)),
    Line("DELETE {api}/sessions/{nobody}", (401, 404, 404, 403, 404, 404)),
    Line("GET {api}/passkeys", (401, 200, 200, 403, 200, 200)),
    Line("DELETE {api}/passkeys/{nobody}", (401, 404, 404, 403, 404, 404)),
    Line("POST {api}/passkeys/begin", (401, 200, 200, 403, 200, 200)),
    Line("POST {api}/passkeys", (401, 400, 400, 403, 400, 400), body=WRONG_PASSKEY),
    Line("POST {api}/passkeys/login/begin", ALL),
    Line("POST {api}/passkeys/login", (400,) * 6, body=WRONG_PASSKEY),
    Line("GET {api}/tokens", (401, 200, 200, 403, 200, 200)),
    Line("POST {api}/tokens", (401, 201, 201, 403, 201, 201), body={"name": "Robo"}),
    Line("DELETE {api}/tokens/{nobody}", (401, 404, 404, 403, 404, 404)),
    Line("GET {api}/tables", ALL),
    Line("GET {api}/tables?mine=true", NAMED),
    Line("POST {api}/tables", (401, 201, 201, 201, 201, 201), body={"game": "quick"}),
    Line("POST {api}/tables/quick", (401, 201, 201, 201, 201, 201), body={"game": "quick", "pace_ms": 9000}),
    Line("GET {api}/codes/{code}", ALL),
    Line("GET {api}/tables/{table}", ALL),
    Line("DELETE {api}/tables/{table}", HOST_ONLY),
    Line("POST {api}/tables/{table}/start", HOST_ONLY, at="full"),
    Line("POST {api}/tables/{table}/rematch", (401, 403, 403, 403, 200, 200), at="over"),
    Line("POST {api}/tables/{table}/seats/2", (401, 200, 200, 200, 409, 409), body={}),
    Line("DELETE {api}/tables/{table}/seats/1", (401, 403, 403, 403, 200, 200)),
    Line("PUT {api}/tables/{table}/seats/1/contribution", (401, 403, 403, 403, 403, 200), body={"contribution": "x"}),
    Line("PUT {api}/tables/{table}/seats/2/bot", HOST_ONLY, body={"level": "random"}),
    Line("DELETE {api}/tables/{table}/seats/2/bot", HOST_ONLY, at="full"),
    Line("GET {api}/tables/{table}/record", (409,) * 6),
    Line("GET {api}/tables/{table}/record", (409,) * 6, at="running"),
    Line("GET {api}/tables/{table}/record", ALL, at="over"),
    Line("GET {api}/tables/{table}/record", (403, 403, 403, 403, 200, 200), at="over and private"),
    Line("GET {api}/tables/{table}/proof", ALL),
    Line("GET {api}/tables/{table}/replay?language=en", (409,) * 6, at="running"),
    Line("GET {api}/tables/{table}/replay?language=en", ALL, at="over"),
    Line("GET {api}/tables/{table}/replay?language=en", (403, 403, 403, 403, 200, 200), at="over and private"),
    Line("POST {api}/tables/{table}/fork", (401, 409, 409, 409, 409, 409), body=FORK, at="running"),
    Line("POST {api}/tables/{table}/fork", (401, 201, 201, 201, 201, 201), body=FORK, at="over"),
    Line("POST {api}/tables/{table}/fork", (401, 403, 403, 403, 201, 201), body=FORK, at="over and private"),
    Line("POST {api}/replay?language=en", (400,) * 6, body={}),
    Line("GET {api}/lessons/quick?language=de", ALL),
    Line("DELETE {api}/sessions", (401, 204, 204, 403, 204, 204)),
    Line("DELETE {api}/sessions/current", (401, 204, 204, 403, 204, 204)),
]
"""The last two sign everybody out, but everybody comes anew for each line."""

WITHOUT_A_LINE = {("WS", "/ws")}
"""Over sockets: test_origin."""

_logins = iter(range(1_000_000))


def _template(route: str) -> tuple[str, str]:
    """The line of the permissions that a route of the matrix is about."""
    method, path = route.split()
    path = path.split("?")[0].replace("{api}", API).replace("{table}", "{table_id}")
    path = path.replace("sessions/{nobody}", "sessions/{session_id}").replace("tokens/{nobody}", "tokens/{bot_id}")
    path = path.replace("passkeys/{nobody}", "passkeys/{passkey_id}")
    path = path.replace("/lessons/quick", "/lessons/{key}")
    path = path.replace("/pages/style.css", "/pages/{name}").replace("/games/classic/", "/games/{key}/")
    path = path.replace("/assets/nothing.js", "/assets/{name}")
    path = path.replace("/games/duel/", "/games/{key}/")
    for number in "12":
        path = path.replace(f"/seats/{number}", "/seats/{seat}")
    return method, path


def test_every_route_is_in_the_matrix(house: House) -> None:
    assert {_template(line.route) for line in MATRIX} | WITHOUT_A_LINE == routes(house.app)


def test_every_permission_belongs_to_a_route(house: House) -> None:
    assert set(PERMISSIONS) == routes(house.app)


@pytest.mark.parametrize("number", range(len(MATRIX)))
def test_who_may_do_what(house: House, number: int) -> None:
    line = MATRIX[number]
    answered = {asker: _answer(house, line, asker) for asker in ASKERS}
    assert answered == dict(zip(ASKERS, line.expected, strict=True)), line.route


def _answer(house: House, line: Line, asker: str) -> int:
    host, seated = house.guest("Host"), house.guest("Seated")
    table = {"table": "", "code": ""}
    if "{table}" in line.route or "{code}" in line.route:
        table = _table(house, line.at, host, seated)
    method, path = line.route.split()
    path = path.replace("{where}", "somewhere").format(
        api=API, table=table["table"], code=table["code"], nobody=NOBODY_TO_FIND
    )
    answer = _client(house, asker, host, seated).request(method, path, json=line.body)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert {"code", "sentence"} <= answer.json().keys()
    return answer.status_code


def _client(house: House, asker: str, host: httpx.Client, seated: httpx.Client) -> httpx.Client:
    if asker == "account":
        return house.account(f"login{next(_logins)}.{house.port}", password=None)
    if asker == "bot":
        return house.bot(house.guest("Owner"))
    if asker in ("anonymous", "guest"):
        return house.stranger() if asker == "anonymous" else house.guest()
    return host if asker == "host" else seated


def _table(house: House, at: str, host: httpx.Client, seated: httpx.Client) -> dict[str, Any]:
    """For three, with the host on seat 0 and somebody on seat 1."""
    if at.startswith("over"):
        return house.finished(host, seated, watchable=at == "over")
    table = house.table(host, game="quick", seats=3)
    path = f"{API}/tables/{table['table']}"
    assert seated.post(f"{path}/seats/1", json={}).status_code == 200
    if at != "open":
        assert host.put(f"{path}/seats/2/bot", json={"level": "random"}).status_code == 200
    if at == "running":
        assert host.post(f"{path}/start").status_code == 200
    assert me(host)["id"] == table["host"]
    return table
