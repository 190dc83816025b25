"""The bot in examples/: what somebody reads first has to work."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx

from tests.support.servers import PATIENCE_S, running_server

PROGRAM = Path(__file__).parents[2] / "examples" / "random_bot.py"
LINES = 60


def test_a_bot_from_outside_joins_by_code_and_plays_to_the_end(tmp_path: Path) -> None:
    with running_server(tmp_path / "data") as server:
        address = server.url.rstrip("/")
        with httpx.Client(base_url=f"{address}/api/v1", headers={"Origin": address}, trust_env=False) as http:
            http.post("/guests", json={"name": "Rosa"}).raise_for_status()
            token = http.post("/tokens", json={"name": "Rosa's bot"}).raise_for_status().json()["token"]
            wish = {"game": "quick", "seats": 2, "sit": None, "pace_ms": 0, "bots": [{"seat": 0, "level": "greedy"}]}
            table = http.post("/tables", json=wish).raise_for_status().json()
            bot = subprocess.Popen(
                [sys.executable, str(PROGRAM), address, token, table["code"]], stdout=subprocess.PIPE, text=True
            )
            try:
                _start_when_full(http, table["table"])
                said, _ = bot.communicate(timeout=PATIENCE_S)
            finally:
                bot.kill()
            assert bot.returncode == 0
            assert said.splitlines()[-1] == "The match is over."
            ended = http.get(f"/tables/{table['table']}").raise_for_status().json()
            assert (ended["state"], ended["ended_by"]) == ("over", "rules")


def _start_when_full(http: httpx.Client, table: str) -> None:
    from tests.support.servers import wait_until

    def is_full() -> bool:
        seats = http.get(f"/tables/{table}").raise_for_status().json()["seats"]
        return all(seat.get("person") or seat.get("bot") for seat in seats)

    wait_until(is_full, "the bot sits down")
    http.post(f"/tables/{table}/start", json={}).raise_for_status()


def test_it_fits_on_a_page() -> None:
    assert len(PROGRAM.read_text(encoding="utf-8").splitlines()) <= LINES
