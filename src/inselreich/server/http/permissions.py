"""Who may do what: one line a route. A route without a line does not start, a line without a route fails a test."""

from __future__ import annotations

from typing import Literal, NamedTuple

ANYBODY = frozenset({"anonymous", "guest", "account", "bot"})
NAMED = frozenset({"guest", "account", "bot"})
PEOPLE = frozenset({"guest", "account"})
ACCOUNTS = frozenset({"account"})

Role = Literal["any", "seated", "host"]
"""What one must be at the table that the path names."""

API = "/api/v1"


class Rule(NamedTuple):
    """Which kinds of askers, in which role at the table; what is counted besides every request."""

    kinds: frozenset[str]
    role: Role = "any"
    counted: str | None = None
    asks_who: bool = True
    """Pages and probes do not, so that they are there while the store is away."""


SCREENS = (
    "/watch",
    "/replays",
    "/account",
    "/settings",
    "/almanac",
    "/almanac/{where}",
    "/create/{where}",
    "/join/{where}",
    "/replay/{where}",
    "/table/{where}",
    "/tutorial/{where}",
)
"""Addresses of the client beside `/`: links may lead there, the client itself shows the screen."""

OPEN = Rule(ANYBODY, asks_who=False)

PERMISSIONS: dict[tuple[str, str], Rule] = {
    # Pages
    ("GET", "/"): OPEN,
    ("GET", "/check"): OPEN,
    ("GET", "/check/{table_id}"): OPEN,
    ("GET", "/pages/{name}"): OPEN,
    ("GET", "/assets/{name}"): OPEN,
    **dict.fromkeys((("GET", screen) for screen in SCREENS), OPEN),
    # The server itself
    ("GET", "/healthz"): OPEN,
    ("GET", "/readyz"): OPEN,
    ("GET", "/metrics"): OPEN,  # from this machine and its network only
    ("GET", f"{API}/openapi.json"): OPEN,
    ("GET", f"{API}/games"): OPEN,
    ("GET", f"{API}/games/{{key}}/names"): OPEN,
    ("GET", f"{API}/games/{{key}}/rules"): OPEN,
    ("GET", f"{API}/games/{{key}}/cards"): OPEN,
    ("POST", f"{API}/check"): Rule(ANYBODY, counted="checks"),
    # Who one is
    ("GET", f"{API}/me"): Rule(NAMED),
    ("PATCH", f"{API}/me"): Rule(NAMED),
    ("PUT", f"{API}/me/password"): Rule(ACCOUNTS, counted="login"),
    ("POST", f"{API}/me/recovery"): Rule(PEOPLE, counted="accounts"),
    ("POST", f"{API}/guests"): Rule(ANYBODY, counted="guests"),
    ("POST", f"{API}/recovery"): Rule(ANYBODY, counted="recovery"),
    ("POST", f"{API}/accounts"): Rule(PEOPLE, counted="accounts"),
    ("POST", f"{API}/sessions"): Rule(ANYBODY, counted="login"),
    ("GET", f"{API}/sessions"): Rule(PEOPLE),
    ("DELETE", f"{API}/sessions"): Rule(PEOPLE),
    ("DELETE", f"{API}/sessions/current"): Rule(PEOPLE),
    ("DELETE", f"{API}/sessions/{{session_id}}"): Rule(PEOPLE),
    ("GET", f"{API}/passkeys"): Rule(PEOPLE),
    ("DELETE", f"{API}/passkeys/{{passkey_id}}"): Rule(PEOPLE),
    ("POST", f"{API}/passkeys/begin"): Rule(PEOPLE, counted="accounts"),
    ("POST", f"{API}/passkeys"): Rule(PEOPLE, counted="accounts"),
    ("POST", f"{API}/passkeys/login/begin"): Rule(ANYBODY, counted="login"),
    ("POST", f"{API}/passkeys/login"): Rule(ANYBODY, counted="login"),
    ("GET", f"{API}/tokens"): Rule(PEOPLE),
    ("POST", f"{API}/tokens"): Rule(PEOPLE, counted="tokens"),
    ("DELETE", f"{API}/tokens/{{bot_id}}"): Rule(PEOPLE),
    # Tables
    ("GET", f"{API}/tables"): Rule(ANYBODY),
    ("POST", f"{API}/tables"): Rule(NAMED, counted="tables"),
    ("POST", f"{API}/tables/quick"): Rule(NAMED, counted="tables"),
    ("GET", f"{API}/codes/{{code}}"): Rule(ANYBODY, counted="codes"),
    ("GET", f"{API}/tables/{{table_id}}"): Rule(ANYBODY),
    ("DELETE", f"{API}/tables/{{table_id}}"): Rule(NAMED, "host"),
    ("POST", f"{API}/tables/{{table_id}}/start"): Rule(NAMED, "host"),
    ("POST", f"{API}/tables/{{table_id}}/rematch"): Rule(NAMED, "seated", counted="tables"),
    ("POST", f"{API}/tables/{{table_id}}/seats/{{seat}}"): Rule(NAMED),
    ("DELETE", f"{API}/tables/{{table_id}}/seats/{{seat}}"): Rule(NAMED),  # one's own, or as the host
    ("PUT", f"{API}/tables/{{table_id}}/seats/{{seat}}/contribution"): Rule(NAMED, "seated"),  # on one's own seat
    ("PUT", f"{API}/tables/{{table_id}}/seats/{{seat}}/bot"): Rule(NAMED, "host"),
    ("DELETE", f"{API}/tables/{{table_id}}/seats/{{seat}}/bot"): Rule(NAMED, "host"),
    # What a match has proved
    ("GET", f"{API}/tables/{{table_id}}/record"): Rule(ANYBODY),  # of tables nobody may watch: those who sat there
    ("GET", f"{API}/tables/{{table_id}}/proof"): Rule(ANYBODY),
    ("GET", f"{API}/tables/{{table_id}}/replay"): Rule(ANYBODY, counted="replays"),  # as the record
    ("POST", f"{API}/tables/{{table_id}}/fork"): Rule(NAMED, counted="tables"),  # whoever may see the record
    ("POST", f"{API}/replay"): Rule(ANYBODY, counted="replays"),
    ("GET", f"{API}/lessons/{{key}}"): Rule(ANYBODY, counted="replays"),
    # The game itself: a stranger may connect and name a token in the first message
    ("WS", "/ws"): Rule(ANYBODY, counted="sockets"),
}


def methods_of(path: str) -> str:
    """What may be done at a path, for the header Allow."""
    known = {template for _, template in PERMISSIONS}
    templates = {path} if path in known else {template for template in known if _fits(template, path)}
    methods = ["OPTIONS"]
    for method, each in PERMISSIONS:
        if each in templates and method != "WS":
            methods += ["GET", "HEAD"] if method == "GET" else [method]
    return ", ".join(methods)


def _fits(template: str, path: str) -> bool:
    parts, given = template.split("/"), path.split("/")
    return len(parts) == len(given) and all(
        part == found or part.startswith("{") for part, found in zip(parts, given, strict=True)
    )
