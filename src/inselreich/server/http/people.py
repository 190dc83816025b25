"""Who one is: guests, accounts, sessions, passkeys, and the tokens of one's bots."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from webauthn.helpers import bytes_to_base64url

from ...store import rows
from ...store.errors import LoginTaken, PasskeyTaken
from ...store.keys import hashed
from ..doors import Doors
from ..errors import Refusal
from ..identity import names, passkeys
from ..identity.origin import own_origin, relying_party
from ..identity.passkeys import House
from ..identity.sessions import CEREMONY_COOKIE, browser
from ..ids import is_id
from ..sockets.callers import Leaving
from ..tables.clocks import now_ms
from .routes import DELETE, GET, PATCH, POST, PUT, AllDoors, Body, StrictRequest, WhoAsks

MOST_TOKENS = 20
MOST_PASSKEYS = 20
LONGEST_CODE = 64


class Me(msgspec.Struct, frozen=True):
    """A person as it sees itself."""

    id: str
    kind: str
    name: str
    login: str | None = None
    owner: str | None = None
    """Of a bot."""


class NewGuest(Me, frozen=True, kw_only=True):
    """A new guest. The recovery code is shown this once; with it one is oneself again on another device."""

    recovery_code: str


class RecoveryCode(msgspec.Struct, frozen=True):
    """Shown this once."""

    recovery_code: str


class SessionNow(msgspec.Struct, frozen=True):
    """A browser that is signed in."""

    id: str
    label: str
    opened_at: int
    seen_at: int
    current: bool


class PasskeyNow(msgspec.Struct, frozen=True):
    """A passkey of mine, and on what it was made."""

    id: str
    label: str
    created_at: int
    used_at: int | None


class Token(msgspec.Struct, frozen=True):
    """A bot of one's own that connects from outside."""

    id: str
    name: str
    created_at: int


class NewToken(Token, frozen=True, kw_only=True):
    """A new bot. The token is shown this once."""

    token: str


class Named(Body, frozen=True):
    """A name of 1 to 24 characters."""

    name: str


class Recovery(Body, frozen=True):
    """The code that a guest was given."""

    code: str


class Login(Body, frozen=True):
    """Of an account."""

    login: str
    password: str


class NewPassword(Body, frozen=True):
    """The present password and the next one."""

    password: str
    new_password: str


class PasskeyAnswer(Body, frozen=True):
    """What the browser's `navigator.credentials` has answered, as JSON."""

    credential: dict[str, Any]


class Ceremony(msgspec.Struct, frozen=True):
    """What to give to the browser's `navigator.credentials`."""

    options: dict[str, Any]


@GET("/me")
async def me(asker: WhoAsks) -> Me:
    """Who am I here?"""
    return _me(asker.someone)


@PATCH("/me")
async def rename(data: JSONBody[Named], asker: WhoAsks, doors: AllDoors) -> Me:
    """Take another name; at tables that are open or running the old one stays."""
    who = asker.someone
    name = names.name(data.name)
    await doors.store.people.rename(who.id, name)
    return _me(msgspec.structs.replace(who, name=name))


@POST("/guests")
async def become_guest(
    request: StrictRequest, data: JSONBody[Named], asker: WhoAsks, doors: AllDoors
) -> Response[NewGuest]:
    """Come in with nothing but a name."""
    if asker.person is not None:
        raise Refusal("already_signed_in", "you are somebody here already; sign out first", status=409)
    person, code = await doors.store.people.create_guest(names.name(data.name))
    cookie = await doors.sessions.open(request, person)
    return Response(NewGuest(**_plain(person), recovery_code=code), cookies=[cookie])


@POST("/recovery", status_code=200)
async def recover(request: StrictRequest, data: JSONBody[Recovery], doors: AllDoors) -> Response[Me]:
    """Be oneself again, with the code that was shown when one came first."""
    person = await doors.store.people.recover(data.code) if len(data.code) <= LONGEST_CODE else None
    if person is None:
        raise Refusal("bad_code", "nobody has this recovery code")
    return Response(_me(person), cookies=[await doors.sessions.open(request, person)])


@POST("/accounts")
async def make_account(data: JSONBody[Login], asker: WhoAsks, doors: AllDoors) -> Me:
    """Turn the guest that one is into an account, or give one's account a login; tables and seats stay one's own."""
    if asker.someone.login is not None:
        raise Refusal("has_login", "you have a login already", status=409)
    login = names.login(data.login)
    password = await doors.passwords.hash(data.password, login)
    try:
        await doors.store.people.make_account(asker.someone.id, login, password)
    except LoginTaken:
        raise Refusal("login_taken", "somebody else has this login; take another", status=409) from None
    return _me(msgspec.structs.replace(asker.someone, kind="account", login=login))


@PUT("/me/password", status_code=204)
async def change_password(data: JSONBody[NewPassword], asker: WhoAsks, doors: AllDoors) -> None:
    """Another password; everywhere else one is signed out."""
    login = asker.someone.login
    if login is None:
        raise Refusal("no_login", "you have no password yet: you sign in with a passkey", status=409)
    doors.limits.take("login", login)
    found = await doors.store.people.by_login(login)
    if not await doors.passwords.fits(data.password, found[1] if found else None):
        raise Refusal("wrong_login", "this is not the present password", status=403)
    await doors.store.people.set_password(asker.someone.id, await doors.passwords.hash(data.new_password, login))
    await doors.store.people.revoke_all(asker.someone.id, but=asker.session)
    doors.hall.callers.sign_out(Leaving(asker.someone.id, but=hashed(asker.session or "")))


@POST("/me/recovery")
async def renew_recovery_code(asker: WhoAsks, doors: AllDoors) -> RecoveryCode:
    """A new recovery code; the old one is worth nothing any more."""
    return RecoveryCode(await doors.store.people.renew_recovery_code(asker.someone.id))


@POST("/sessions")
async def sign_in(request: StrictRequest, data: JSONBody[Login], doors: AllDoors) -> Response[Me]:
    """Sign in with login and password."""
    login = data.login.strip().lower()
    found = None
    if names.LOGIN.fullmatch(login):
        doors.limits.take("login", login)
        found = await doors.store.people.by_login(login)
    if not await doors.passwords.fits(data.password, found[1] if found else None) or found is None:
        raise Refusal("wrong_login", "login and password do not belong together", status=403)
    return Response(_me(found[0]), cookies=[await doors.sessions.open(request, found[0])])


@GET("/sessions")
async def list_sessions(asker: WhoAsks, doors: AllDoors) -> list[SessionNow]:
    """Where I am signed in."""
    found = await doors.store.people.sessions(asker.someone.id)
    own = hashed(asker.session) if asker.session else None
    return [SessionNow(each.id, each.label, each.opened_at, each.seen_at, each.id == own) for each in found]


@DELETE("/sessions/current", status_code=204)
async def sign_out(request: StrictRequest, asker: WhoAsks, doors: AllDoors) -> Response[None]:
    """Sign out here."""
    if asker.session is not None:
        await doors.store.people.revoke(asker.session, asker.someone.id)
        doors.hall.callers.sign_out(Leaving(asker.someone.id, hashed(asker.session)))
    return _nothing(doors.sessions.farewell(request))


@DELETE("/sessions/{session_id:str}", status_code=204)
async def revoke_session(session_id: FromPath[str], asker: WhoAsks, doors: AllDoors) -> None:
    """Sign out elsewhere."""
    if not is_id(session_id) or not await doors.store.people.revoke(session_id, asker.someone.id):
        raise Refusal("no_such_session", "you have no session of this id", status=404)
    doors.hall.callers.sign_out(Leaving(asker.someone.id, session_id))


@DELETE("/sessions", status_code=204)
async def sign_out_everywhere(request: StrictRequest, asker: WhoAsks, doors: AllDoors) -> Response[None]:
    """Sign out everywhere, here too."""
    await doors.store.people.revoke_all(asker.someone.id)
    doors.hall.callers.sign_out(Leaving(asker.someone.id))
    return _nothing(doors.sessions.farewell(request))


# Passkeys -------------------------------------------------------------------------------------------------------------


@GET("/passkeys")
async def list_passkeys(asker: WhoAsks, doors: AllDoors) -> list[PasskeyNow]:
    """The passkeys with which I can sign in."""
    found = await doors.store.people.passkeys(asker.someone.id)
    return [PasskeyNow(bytes_to_base64url(each.id), each.label, each.created_at, each.used_at) for each in found]


@DELETE("/passkeys/{passkey_id:str}", status_code=204)
async def remove_passkey(passkey_id: FromPath[str], asker: WhoAsks, doors: AllDoors) -> None:
    """Forget a passkey; the recovery code still opens."""
    found = await doors.store.people.passkeys(asker.someone.id)
    known = next((each.id for each in found if bytes_to_base64url(each.id) == passkey_id), None)
    if known is None or not await doors.store.people.remove_passkey(known, asker.someone.id):
        raise Refusal("no_such_passkey", "you have no passkey of this id", status=404)


@POST("/passkeys/begin", status_code=200)
async def begin_passkey(request: StrictRequest, asker: WhoAsks, doors: AllDoors) -> Response[Ceremony]:
    """Ask the browser for a passkey of mine."""
    who = asker.someone
    known = [each.id for each in await doors.store.people.passkeys(who.id)]
    if len(known) >= MOST_PASSKEYS:
        raise Refusal("too_many_passkeys", f"nobody needs more than {MOST_PASSKEYS} passkeys", status=409)
    options, challenge = passkeys.registration(_house(request, doors), who.id, who.login or who.name, known)
    memory = {"what": "registration", "challenge": challenge, "person": who.id}
    return Response(Ceremony(options), cookies=[doors.sessions.remember(request, memory)])


@POST("/passkeys")
async def add_passkey(
    request: StrictRequest, data: JSONBody[PasskeyAnswer], asker: WhoAsks, doors: AllDoors
) -> Response[Me]:
    """Keep the passkey that the browser has made; who has one has an account."""
    memory = doors.sessions.remembered(request, "registration")
    if memory["person"] != asker.someone.id:
        raise Refusal("no_ceremony", "somebody else began this: please begin once more")
    label = browser(request.headers.get("user-agent", ""))
    made = passkeys.registered(_house(request, doors), asker.someone.id, memory["challenge"], data.credential, label)
    try:
        await doors.store.people.add_passkey(made)
    except PasskeyTaken:
        raise Refusal("passkey_taken", "this passkey is registered already", status=409) from None
    person = msgspec.structs.replace(asker.someone, kind="account")
    return Response(_me(person), cookies=[doors.sessions.farewell(request, CEREMONY_COOKIE)])


@POST("/passkeys/login/begin", status_code=200)
async def begin_passkey_login(request: StrictRequest, doors: AllDoors) -> Response[Ceremony]:
    """Ask the browser who I am."""
    options, challenge = passkeys.login(_house(request, doors))
    memory = {"what": "login", "challenge": challenge}
    return Response(Ceremony(options), cookies=[doors.sessions.remember(request, memory)])


@POST("/passkeys/login", status_code=200)
async def sign_in_with_passkey(request: StrictRequest, data: JSONBody[PasskeyAnswer], doors: AllDoors) -> Response[Me]:
    """Sign in with the passkey that the browser has found."""
    memory = doors.sessions.remembered(request, "login")
    known = await doors.store.people.passkey(passkeys.id_of(data.credential))
    if known is None:
        raise Refusal("unknown_passkey", "nobody has this passkey here", status=403)
    count = passkeys.signed_in(_house(request, doors), memory["challenge"], data.credential, known)
    person = await doors.store.people.get(known.person)
    if person is None or not await doors.store.people.touch_passkey(known.id, count, now_ms()):
        raise Refusal("unknown_passkey", "nobody has this passkey here", status=403)
    cookies = [await doors.sessions.open(request, person), doors.sessions.farewell(request, CEREMONY_COOKIE)]
    return Response(_me(person), cookies=cookies)


# Bots of one's own ----------------------------------------------------------------------------------------------------


@GET("/tokens")
async def list_tokens(asker: WhoAsks, doors: AllDoors) -> list[Token]:
    """The bots that connect with a token of mine."""
    return [Token(bot.id, bot.name, bot.created_at) for bot in await doors.store.people.tokens(asker.someone.id)]


@POST("/tokens")
async def make_token(data: JSONBody[Named], asker: WhoAsks, doors: AllDoors) -> NewToken:
    """A new bot of mine; its program gives the token in `Authorization: Bearer` or in the socket's `hello`."""
    if len(await doors.store.people.tokens(asker.someone.id)) >= MOST_TOKENS:
        raise Refusal("too_many_tokens", f"nobody has more than {MOST_TOKENS} bots; revoke a token first", status=409)
    bot, token = await doors.store.people.make_token(asker.someone.id, names.name(data.name))
    return NewToken(bot.id, bot.name, bot.created_at, token=token)


@DELETE("/tokens/{bot_id:str}", status_code=204)
async def revoke_token(bot_id: FromPath[str], asker: WhoAsks, doors: AllDoors) -> None:
    """Take a bot's token away; what it has played stays."""
    if not is_id(bot_id) or not await doors.store.people.revoke_token(bot_id, asker.someone.id):
        raise Refusal("no_such_token", "you have no bot of this id", status=404)
    doors.hall.callers.sign_out(Leaving(bot_id))


def _plain(person: rows.Person) -> dict[str, Any]:
    return {name: getattr(person, name) for name in Me.__struct_fields__}


def _me(person: rows.Person) -> Me:
    return Me(**_plain(person))


def _house(request: StrictRequest, doors: Doors) -> House:
    return House(relying_party(request, doors.settings), own_origin(request, doors.settings))


def _nothing(cookie: Cookie) -> Response[None]:
    return Response(None, status_code=204, cookies=[cookie])


ROUTES: list[HTTPRouteHandler] = [
    me,
    rename,
    become_guest,
    recover,
    make_account,
    change_password,
    renew_recovery_code,
    sign_in,
    list_sessions,
    sign_out,
    revoke_session,
    sign_out_everywhere,
    list_passkeys,
    remove_passkey,
    begin_passkey,
    add_passkey,
    begin_passkey_login,
    sign_in_with_passkey,
    list_tokens,
    make_token,
    revoke_token,
]
