"""Who is signed out has no open socket any more, on whichever worker it was."""

from __future__ import annotations

import httpx
import pytest

from inselreich.server.fanout import Hear, Notice
from inselreich.server.protocol import Farewell, News
from inselreich.server.sockets.callers import Callers, Leaving
from inselreich.store import Store
from tests.server.http.house import API, PASSWORD, House, Socket, me


def sent_away(socket: Socket) -> None:
    assert socket.hear("farewell")["code"] == "signed_out"
    assert socket.closed_with() == 1008


def still_there(socket: Socket) -> None:
    socket.say(type="ping", tag="still")
    assert socket.hear("pong")["tag"] == "still"


@pytest.fixture
def twice(house: House) -> tuple[httpx.Client, httpx.Client]:
    """The same person in two browsers."""
    first, second = house.stranger(), house.stranger()
    code = first.post(f"{API}/guests", json={"name": "Ada"}).json()["recovery_code"]
    assert second.post(f"{API}/recovery", json={"code": code}).status_code == 200
    return first, second


def test_a_session_that_is_ended_closes_its_sockets_and_no_others(
    house: House, twice: tuple[httpx.Client, httpx.Client]
) -> None:
    here, there = twice
    with house.socket(here) as mine, house.socket(there) as gone, house.socket(house.guest()) as stranger:
        elsewhere = next(each["id"] for each in here.get(f"{API}/sessions").json() if not each["current"])
        assert here.delete(f"{API}/sessions/{elsewhere}").status_code == 204
        sent_away(gone)
        still_there(mine)
        assert here.delete(f"{API}/sessions/current").status_code == 204
        sent_away(mine)
        still_there(stranger)


def test_who_signs_out_everywhere_is_sent_away_everywhere(
    house: House, twice: tuple[httpx.Client, httpx.Client]
) -> None:
    with house.socket(twice[0]) as first, house.socket(twice[1]) as second:
        assert twice[0].delete(f"{API}/sessions").status_code == 204
        sent_away(first)
        sent_away(second)
    assert twice[1].get(f"{API}/me").status_code == 401


def test_a_new_password_closes_the_sockets_everywhere_else(house: House) -> None:
    here, there = house.account("socket.owner"), house.stranger()
    assert there.post(f"{API}/sessions", json={"login": "socket.owner", "password": PASSWORD}).status_code == 201
    with house.socket(here) as mine, house.socket(there) as gone:
        wish = {"password": PASSWORD, "new_password": "another good one"}
        assert here.put(f"{API}/me/password", json=wish).status_code == 204
        sent_away(gone)
        still_there(mine)


def test_a_token_that_is_revoked_closes_the_sockets_of_its_bot(house: House) -> None:
    owner = house.guest()
    bots = [house.bot(owner, name) for name in ("One", "Two")]
    with house.socket(bots[0]) as one, house.socket(bots[1]) as two, house.socket(owner) as mine:
        assert owner.delete(f"{API}/tokens/{me(bots[0])['id']}").status_code == 204
        sent_away(one)
        still_there(two)
        still_there(mine)


# Between workers


class Wire:
    """Two workers that hear each other."""

    healthy = True

    def __init__(self) -> None:
        self.told: list[Notice] = []

    async def start(self, hear: Hear) -> None: ...

    async def stop(self) -> None: ...

    def tell(self, notice: Notice) -> None:
        self.told.append(notice)


class Socketless:
    """Somebody who is connected."""

    def __init__(self, person_id: str | None, session: str | None = None) -> None:
        self.person_id = person_id
        self.session = session
        self.heard: list[News] = []

    def say(self, news: News) -> None:
        self.heard.append(news)

    @property
    def is_gone(self) -> bool:
        return any(isinstance(news, Farewell) and news.code == "signed_out" for news in self.heard)


@pytest.mark.parametrize(
    ("leaving", "gone"),
    [
        (Leaving("ada"), [True, True, True, False, False]),
        (Leaving("ada", "s1"), [True, False, False, False, False]),
        (Leaving("ada", but="s1"), [False, True, True, False, False]),
    ],
)
def test_other_workers_close_the_same_sockets(house: House, leaving: Leaving, gone: list[bool]) -> None:
    wire = Wire()
    here, there = Callers(house.doors.store, wire), Callers(house.doors.store, wire)
    people = [
        Socketless("ada", "s1"),
        Socketless("ada", "s2"),
        Socketless("ada"),
        Socketless("ben", "s1"),
        Socketless(None),
    ]
    for each in people:
        there.add(each)
    here.sign_out(leaving)
    (notice,) = wire.told
    there.hear(notice)
    assert [each.is_gone for each in people] == gone


def test_what_no_worker_was_told_of_is_found_out(house: House) -> None:
    store = house.doors.store
    callers = Callers(store, Wire())
    ada, bot, session, token_owner = house.inside(_people(store))
    valid, ended = Socketless(ada, session), Socketless(ada, "no such session")
    robo, revoked = Socketless(bot), Socketless(token_owner)
    everybody = [valid, ended, robo, revoked, Socketless(None)]
    for each in everybody:
        callers.add(each)
    house.inside(callers.look())
    assert [each.is_gone for each in everybody] == [False, True, False, True, False]


async def _people(store: Store) -> tuple[str, str, str, str]:
    ada, _ = await store.people.create_guest("Ada")
    bot, _ = await store.people.make_token(ada.id, "Robo")
    await store.people.open_session(ada.id, "", 1)
    (session,) = await store.people.sessions(ada.id)
    gone, _ = await store.people.make_token(ada.id, "Gone")
    assert await store.people.revoke_token(gone.id, ada.id)
    return ada.id, bot.id, session.id, gone.id
