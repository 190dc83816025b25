"""How a table comes about, who sits at it, how it begins, ends and comes again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from inselreich.server.tables.lobby import DAY, HOUR, MOST_OPEN
from tests.server.http.house import API, House, me, seat


def refused(answer: httpx.Response, status: int, code: str) -> str:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    return str(answer.json()["sentence"])


def path(table: dict[str, Any]) -> str:
    return f"{API}/tables/{table['table']}"


def test_a_table_has_its_host_on_a_seat_and_a_commitment_at_once(house: House) -> None:
    host = house.guest("Ada")
    table = house.table(host, game="classic", options={"points_to_win": 12}, sit=2, contribution="my words")
    assert (table["state"], table["host"], table["your_seat"]) == ("open", me(host)["id"], 2)
    assert (seat(table, 2)["name"], seat(table, 2)["contribution"]) == ("Ada", "my words")
    assert (len(table["seats"]), table["options"]["points_to_win"]) == (4, 12)
    assert len(table["commitment"]) == 64
    assert "secret" not in table


@pytest.mark.parametrize(
    ("wish", "code", "said"),
    [
        ({"game": "chess"}, "unknown_game", "the games: classic, inka"),
        ({"game": "classic", "seats": 5}, "bad_option", "classic is for 2, 3 or 4 seats"),
        ({"game": "classic", "options": {"points_to_win": 99}}, "bad_option", "points_to_win"),
        ({"game": "classic", "options": {"dice": "loaded"}}, "bad_option", "its options: points_to_win"),
        ({"game": "classic", "sit": 4}, "no_such_seat", "seats 0 to 3"),
        ({"game": "classic", "bots": [{"seat": 1, "level": "genius"}]}, "bad_bot", "the bots: random, greedy"),
        ({"game": "classic", "bots": [{"seat": 0, "level": "random"}]}, "seat_twice", "seat 0 is given twice"),
        ({"game": "classic", "clock": {"kind": "live", "move_ms": 4999}}, "bad_clock", "5 seconds to 1 hour"),
        (
            {"game": "classic", "clock": {"kind": "live", "move_ms": HOUR, "reserve_ms": DAY + 1}},
            "bad_clock",
            "24 hours",
        ),
        ({"game": "classic", "clock": {"kind": "days", "move_ms": HOUR}}, "bad_clock", "1 to 14 days"),
        ({"game": "classic", "clock": {"kind": "off", "move_ms": 1}}, "bad_clock", "without a clock"),
        ({"game": "classic", "pace_ms": 20_000}, "bad_request", "pace_ms"),
        ({"game": "classic", "contribution": "x" * 201}, "bad_contribution", "at most 200 characters"),
        ({"game": "classic", "contribution": "a\x00b"}, "bad_contribution", "control characters"),
    ],
)
def test_a_table_that_cannot_be_is_refused(house: House, wish: dict[str, Any], code: str, said: str) -> None:
    answer = house.guest().post(f"{API}/tables", json=wish)
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] == code
    assert said in answer.json()["sentence"]


def test_only_public_tables_are_listed_and_the_others_found_by_code(house: House) -> None:
    host = house.guest()
    hidden, shown = house.table(host, game="inka"), house.table(host, game="inka", public=True)
    listed = [each["table"] for each in house.stranger().get(f"{API}/tables?game=inka&state=open").json()["tables"]]
    assert shown["table"] in listed
    assert hidden["table"] not in listed
    found = house.stranger().get(f"{API}/codes/{hidden['code'].lower()}")
    assert found.json()["table"] == hidden["table"]
    refused(house.stranger().get(f"{API}/codes/AAAAA"), 404, "no_such_table")


def test_the_list_is_filtered_and_comes_in_pages(house: House) -> None:
    host = house.guest()
    made = [house.table(host, game="duel", public=True)["table"] for _ in range(3)]
    assert host.put(f"{API}/tables/{made[0]}/seats/1/bot", json={"level": "random"}).status_code == 200
    free = host.get(f"{API}/tables?game=duel&free=true&mine=true").json()
    assert [each["table"] for each in free["tables"]] == [made[2], made[1]]
    first = host.get(f"{API}/tables?mine=true&limit=2").json()
    assert [each["table"] for each in first["tables"]] == [made[2], made[1]]
    second = host.get(f"{API}/tables?mine=true&limit=2&before={first['before']}").json()
    assert ([each["table"] for each in second["tables"]], second["before"]) == ([made[0]], None)


def test_mine_are_the_tables_where_one_sits_or_is_the_host(house: House) -> None:
    host, guest = house.guest(), house.guest("Ben")
    stands, sits = house.table(host, sit=None), house.table(guest)
    host.post(f"{path(sits)}/seats/1", json={})
    assert [each["table"] for each in host.get(f"{API}/tables?mine=true").json()["tables"]] == [
        sits["table"],
        stands["table"],
    ]
    assert [each["table"] for each in guest.get(f"{API}/tables?mine=true").json()["tables"]] == [sits["table"]]


def test_one_sits_once_on_a_seat_that_is_free(house: House) -> None:
    host, guest = house.guest(), house.guest("Ben")
    table = house.table(host, game="classic")
    refused(guest.post(f"{path(table)}/seats/0", json={}), 409, "seat_taken")
    refused(guest.post(f"{path(table)}/seats/9", json={}), 404, "no_such_seat")
    sat = guest.post(f"{path(table)}/seats/1", json={"contribution": "Ben's"}).json()
    assert (sat["your_seat"], seat(sat, 1)["contribution"]) == (1, "Ben's")
    assert "seat 1" in refused(guest.post(f"{path(table)}/seats/2", json={}), 409, "already_seated")


def test_of_many_who_want_a_seat_at_once_one_gets_it(house: House) -> None:
    table = house.table(house.guest())
    guests = [house.guest(f"Guest {number}") for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda guest: guest.post(f"{path(table)}/seats/1", json={}), guests))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert {answer.json().get("code") for answer in answers if answer.status_code == 409} == {"seat_taken"}


def test_of_many_starts_at_once_one_begins_the_match(house: House) -> None:
    host = house.guest()
    table = house.table(host, bots=[{"seat": 1, "level": "random"}], pace_ms=5000)
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: host.post(f"{path(table)}/start"), range(6)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5


def test_the_host_sends_somebody_away_and_others_cannot(house: House) -> None:
    host, guest, third = house.guest(), house.guest("Ben"), house.guest("Cleo")
    table = house.table(host, game="classic")
    guest.post(f"{path(table)}/seats/1", json={})
    third.post(f"{path(table)}/seats/2", json={})
    refused(third.delete(f"{path(table)}/seats/1"), 403, "not_your_seat")
    assert "person" not in seat(host.delete(f"{path(table)}/seats/1").json(), 1)
    refused(host.delete(f"{path(table)}/seats/1"), 409, "seat_free")


def test_when_the_host_leaves_the_next_person_becomes_host(house: House) -> None:
    host, ben, cleo = house.guest(), house.guest("Ben"), house.guest("Cleo")
    table = house.table(host, game="classic", sit=1, bots=[{"seat": 2, "level": "random"}])
    ben.post(f"{path(table)}/seats/0", json={})
    cleo.post(f"{path(table)}/seats/3", json={})
    assert host.delete(f"{path(table)}/seats/1").json()["host"] == me(cleo)["id"]
    refused(host.delete(path(table)), 403, "not_host")
    assert "person" not in seat(cleo.delete(f"{path(table)}/seats/0").json(), 0)
    assert cleo.delete(f"{path(table)}/seats/3").json()["state"] == "closed"


def test_a_bot_from_outside_becomes_host_only_if_there_is_nobody_else(house: House) -> None:
    host, ben = house.guest(), house.guest("Ben")
    bot = house.bot(ben)
    table = house.table(host, game="classic")
    bot.post(f"{path(table)}/seats/1", json={})
    ben.post(f"{path(table)}/seats/2", json={})
    assert host.delete(f"{path(table)}/seats/0").json()["host"] == me(ben)["id"]
    assert ben.delete(f"{path(table)}/seats/2").json()["host"] == me(bot)["id"]


def test_who_follows_a_table_is_told_of_its_new_host(house: House) -> None:
    host, ben = house.guest(), house.guest("Ben")
    table = house.table(host)
    ben.post(f"{path(table)}/seats/1", json={})
    with house.socket(ben) as socket:
        socket.say(type="watch", table=table["table"])
        assert socket.hear("table_now")["host"] == me(host)["id"]
        assert host.delete(f"{path(table)}/seats/0").status_code == 200
        while socket.hear("table_now")["host"] != me(ben)["id"]:
            pass


def test_a_table_that_its_host_leaves_alone_is_closed(house: House) -> None:
    host, guest = house.guest(), house.guest("Ben")
    table = house.table(host, game="classic")
    guest.post(f"{path(table)}/seats/1", json={})
    assert host.delete(f"{path(table)}/seats/0").json()["state"] == "open"
    host.post(f"{path(table)}/seats/0", json={})
    guest.delete(f"{path(table)}/seats/1")
    assert host.delete(f"{path(table)}/seats/0").json()["state"] == "closed"
    refused(guest.post(f"{path(table)}/seats/1", json={}), 409, "not_open")


def test_bots_are_put_on_seats_exchanged_and_taken_away(house: House) -> None:
    host = house.guest()
    table = house.table(host)
    bot = f"{path(table)}/seats/1/bot"
    assert seat(host.put(bot, json={"level": "random"}).json(), 1)["bot"] == "random"
    assert seat(host.put(bot, json={"level": "greedy"}).json(), 1)["bot"] == "greedy"
    refused(host.delete(f"{path(table)}/seats/0/bot"), 409, "no_bot_there")
    refused(host.put(f"{path(table)}/seats/0/bot", json={"level": "greedy"}), 409, "seat_taken")
    assert "bot" not in seat(host.delete(bot).json(), 1)


def test_bots_are_called_by_level_and_number_in_the_order_of_the_seats(house: House) -> None:
    host = house.guest("Ada")
    bots = [{"seat": 3, "level": "greedy"}, {"seat": 1, "level": "greedy"}, {"seat": 2, "level": "random"}]
    table = house.table(host, game="classic", bots=bots)
    assert [each["name"] for each in table["seats"]] == ["Ada", "Greedy bot 1", "Random bot 1", "Greedy bot 2"]
    assert [each.get("bot") for each in table["seats"]] == [None, "greedy", "random", "greedy"]
    games = host.get(f"{API}/games").json()["games"]
    assert all(set(game["bot_names"]) == set(game["bots"]) for game in games)
    assert games[0]["bot_names"]["greedy"]["de"] == "Gieriger Bot"


def test_a_match_starts_when_all_seats_are_taken_and_then_nothing_changes(house: House) -> None:
    host, guest = house.guest(), house.guest("Ben")
    table = house.table(host, pace_ms=5000)
    assert "seat 1" in refused(host.post(f"{path(table)}/start"), 409, "seats_free")
    guest.post(f"{path(table)}/seats/1", json={})
    assert guest.put(f"{path(table)}/seats/1/contribution", json={"contribution": "late words"}).status_code == 200
    started = host.post(f"{path(table)}/start").json()
    assert (started["state"], seat(started, 1)["contribution"]) == ("running", "late words")
    for answer in (
        host.post(f"{path(table)}/start"),
        host.delete(path(table)),
        guest.delete(f"{path(table)}/seats/1"),
        guest.put(f"{path(table)}/seats/1/contribution", json={"contribution": "too late"}),
        host.put(f"{path(table)}/seats/1/bot", json={"level": "random"}),
        house.guest().post(f"{path(table)}/seats/1", json={}),
    ):
        assert "already running" in refused(answer, 409, "not_open")


def test_what_a_bot_adds_to_the_dice_is_not_chosen_by_the_server(house: House) -> None:
    table = house.guest().post(f"{API}/tables/quick", json={"game": "quick", "sit": 0, "pace_ms": 9000}).json()
    assert {each["contribution"] for each in table["seats"][1:]} == {"greedy"}


def test_a_quick_game_runs_at_once_on_the_seat_one_wants(house: House) -> None:
    guest = house.guest()
    wish = {"game": "classic", "seats": 3, "sit": 1, "level": "random", "pace_ms": 5000}
    table = guest.post(f"{API}/tables/quick", json=wish).json()
    assert (table["state"], table["your_seat"], table["public"]) == ("running", 1, False)
    assert [each.get("bot") for each in table["seats"]] == ["random", None, "random"]


def test_bots_alone_play_a_table_to_its_end(house: House) -> None:
    host = house.guest()
    table = house.table(host, sit=None, bots=[{"seat": number, "level": "random"} for number in (0, 1)])
    assert host.post(f"{path(table)}/start").status_code == 200
    ended = _ended(host, table)
    assert (ended["ended_by"], len(ended["result"]["winners"])) == ("rules", 1)


def _ended(client: httpx.Client, table: dict[str, Any]) -> dict[str, Any]:
    for _ in range(3000):
        found: dict[str, Any] = client.get(path(table)).json()
        if found["state"] == "over":
            return found
    raise AssertionError("the match does not end")


def test_a_rematch_has_the_same_people_one_seat_on_and_is_one_table(house: House) -> None:
    host, guest = house.guest("Ada"), house.guest("Ben")
    table = house.finished(host, guest)
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda who: who.post(f"{path(table)}/rematch"), [host, guest, host, guest]))
    assert [answer.status_code for answer in answers] == [200] * 4
    assert len({answer.json()["table"] for answer in answers}) == 1
    rematch = answers[0].json()
    assert [each["name"] for each in rematch["seats"]] == ["Ben", "Ada"]
    assert (rematch["state"], rematch["options"]) == ("open", table["options"])
    assert rematch["commitment"] != table["commitment"]
    assert host.get(path(table)).json()["rematch"] == rematch["table"]


def test_there_is_no_rematch_of_a_match_that_is_not_over(house: House) -> None:
    host = house.guest()
    refused(host.post(f"{path(house.table(host))}/rematch"), 409, "not_over")


def test_nobody_collects_open_tables(house: House) -> None:
    host = house.guest()
    last = [house.table(host) for _ in range(MOST_OPEN)][-1]
    refused(host.post(f"{API}/tables", json={"game": "quick"}), 409, "too_many_tables")
    assert host.delete(path(last)).status_code == 200
    assert host.post(f"{API}/tables", json={"game": "quick"}).status_code == 201
