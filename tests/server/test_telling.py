"""Who follows a table in a language is told sentences: of what the seat is told and asked, and of nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

import inselreich
from inselreich import almanac, server
from inselreich.core.errors import IllegalMove, MalformedMove
from inselreich.core.registry import games
from inselreich.core.schema import union
from inselreich.sentences import Teller
from inselreich.sentences.players import BOTS, bot_name
from inselreich.sentences.words import LANGUAGES, Language, Seats
from inselreich.server.app import create_app
from inselreich.server.errors import Refusal
from inselreich.server.settings import Settings
from inselreich.server.tables.telling import REFUSALS, because

GAMES = tuple(game.key for game in games())
MOVES = 25

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


class House:
    """A server in this process, and the tokens of two bots there."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        client.post("/api/v1/guests", json={"name": "Rosa"})
        origin = {"Origin": str(client.base_url)}
        made = [client.post("/api/v1/tokens", json={"name": name}, headers=origin) for name in ("eXo", "Ben")]
        self.tokens = [answer.json()["token"] for answer in made]
        client.cookies.clear()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with TestClient(create_app(Settings(data=tmp_path_factory.mktemp("data"), generosity=100))) as client:
        yield House(client)


class Player:
    """One of them, with a socket."""

    def __init__(self, house: House, number: int = 0) -> None:
        self.client = house.client
        self.token = house.tokens[number]

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self.token}"}
        answer: dict[str, Any] = self.client.post(f"/api/v1/{path}", json=body, headers=headers).json()
        return answer

    def __enter__(self) -> Player:
        self.socket = self.client.websocket_connect("/ws").__enter__()
        self.unread: list[dict[str, Any]] = []
        self.say(type="hello", version=1, token=self.token)
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, **message: Any) -> None:
        self.socket.send_json(message)

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of this type."""
        while True:
            while not self.unread:
                self.unread = [msgspec.json.decode(line) for line in self.socket.receive_text().splitlines()]
            message = self.unread.pop(0)
            if message["type"] == kind:
                return message


def reader(table: dict[str, Any], language: Language) -> Teller:
    german = {
        name: f"{BOTS[level][1]} {number}"
        for level in BOTS
        for number in range(5)
        for name in [bot_name(level, number, "en")]
    }
    names = [german.get(seat["name"], seat["name"]) if language == "de" else seat["name"] for seat in table["seats"]]
    return Teller(table["game"], Seats((), table.get("your_seat"), language, names))


def check_told(teller: Teller, update: dict[str, Any]) -> None:
    """Every sentence can be made anew from the events that came over the wire."""
    kind = union(inselreich.game(teller.game).event_types)
    events = [msgspec.convert(event, kind) for event in update.get("events", [])]
    told = [(each["event"], each["sentence"]) for each in update.get("told", [])]
    assert told == teller.placed(events)
    assert bool(told) == bool(events)
    for each in update.get("told", []):
        assert all(almanac.entry(rule) for rule in each.get("rules", []))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_labels_and_kinds_are_those_of_the_events_and_moves_that_came(
    house: House, key: str, language: Language
) -> None:
    with Player(house) as player, Player(house, 1) as onlooker:
        table = player.post("tables/quick", game=key, level="random", sit=0, pace_ms=0)
        player.say(type="watch", table=table["table"], since=0, language=language)
        onlooker.say(type="watch", table=table["table"], since=0, language=language)
        teller = reader(player.hear("table_now"), language)
        stranger = reader(onlooker.hear("table_now"), language)
        assert stranger.seats.reader is None
        sentences, seen = [], 0
        for _ in range(MOVES):
            update = player.hear("update")
            check_told(teller, update)
            while seen < update["number"]:
                news = onlooker.hear("update")
                check_told(stranger, news)
                assert "asked" not in news
                seen = news["number"]
            sentences += [each["sentence"] for each in update.get("told", [])]
            decision = update.get("decision")
            if decision is None:
                assert "asked" not in update
                continue
            moves = [teller_move(teller, move) for move in decision["moves"]]
            assert update["asked"].get("labels", []) == moves
            assert update["asked"]["question"]
            kinds = {move["type"] for move in decision["moves"]} | {form["move"] for form in decision["forms"]}
            assert set(update["asked"]["kinds"]) == kinds
            if decision["invited"]:
                continue
            player.say(type="play", table=table["table"], question=update["question"], move=decision["moves"][-1])
        assert any(re.search(r"\b([Yy]ou|[Dd](u|ir))\b", each) for each in sentences)
        assert not any(re.search(r"\beXo\b", each) for each in sentences)


def teller_move(teller: Teller, move: dict[str, Any]) -> str:
    return teller.move(inselreich.game(teller.game).reader.from_json(msgspec.json.encode(move)))


def test_who_names_no_language_is_told_no_sentences(house: House) -> None:
    with Player(house) as player:
        table = player.post("tables/quick", game="quick", sit=0, pace_ms=0)["table"]
        player.say(type="watch", table=table, since=0)
        update = player.hear("update")
        assert update["events"]
        assert not {"told", "asked"} & update.keys()
        player.say(type="play", table=table, question=update["question"], move={"type": "discard", "cards": {}})
        refused = player.hear("refused")
        assert refused["rule"]
        assert "because" not in refused


def test_decisions_without_their_moves_are_asked_without_labels(house: House) -> None:
    with Player(house) as player:
        table = player.post("tables/quick", game="cards1996", sit=0, pace_ms=0)["table"]
        player.say(type="watch", table=table, since=0, moves=False, language="en")
        asked = player.hear("update")["asked"]
        assert "labels" not in asked
        assert asked["kinds"]
        assert asked["question"].startswith("The beginning: lay out your regions")


def test_a_refusal_says_in_german_what_the_rule_says(house: House) -> None:
    with Player(house) as player:
        table = player.post("tables/quick", game="classic", sit=0, pace_ms=0)["table"]
        player.say(type="watch", table=table, since=0, language="de")
        update = player.hear("update")
        player.say(type="play", table=table, question=update["question"], move={"type": "end_turn"})
        refused = player.hear("refused")
        title = almanac.entry(refused["rule"]).title.de
        assert refused["because"].startswith(f"{title}: ")
        player.say(type="play", table=table, question=9999, move={"type": "end_turn"})
        assert player.hear("refused")["because"] == REFUSALS["stale"]


def test_a_refusal_without_a_rule_has_words_in_german_and_its_own_sentence_in_english() -> None:
    assert because(IllegalMove("no", "C-72"), "en").startswith("The distance rule: ")
    assert because(MalformedMove("'x' is not a move"), "de") == "Das ist kein Zug dieses Spiels."
    assert because(MalformedMove("'x' is not a move"), "en") == ""
    assert because(IllegalMove("no", "Z-9"), "de") == "Dieser Zug ist jetzt nicht möglich."
    assert because(Refusal("newly_made", "no"), "de") == ""


def test_every_refusal_at_a_table_has_words_in_german() -> None:
    folder = Path(server.__file__).parent
    sources = [folder / "tables" / "live.py", folder / "tables" / "hall.py", folder / "sockets" / "desk.py"]
    codes = {code for source in sources for code in re.findall(r'Refusal\(\s*"(\w+)"', source.read_text())}
    before_a_table = {"malformed", "other_protocol", "unknown_token", "who_are_you", "no_hello", "too_many_tables"}
    assert len(codes) > 10
    assert codes - before_a_table <= REFUSALS.keys()
