"""A bot from outside: joins a table by its code and answers every question by chance.

    python examples/random_bot.py http://localhost:8000 TOKEN CODE

It needs the packages httpx and websockets, and nothing of Inselreich's. TOKEN is a bot's (see docs/protocol.md), CODE the
five letters of a table with a free seat. It stays until the match is over, and comes back when the connection is lost.
"""

import asyncio
import json
import random
import sys

import httpx
import websockets


def sit_down(server: str, token: str, code: str) -> str:
    """Take the first free seat of the table; returns the table's id."""
    with httpx.Client(base_url=f"{server}/api/v1", headers={"Authorization": f"Bearer {token}"}) as http:
        found = http.get(f"/codes/{code}").raise_for_status().json()
        if found.get("your_seat") is None:
            free = next(seat["seat"] for seat in found["seats"] if not seat.get("person") and not seat.get("bot"))
            http.post(f"/tables/{found['table']}/seats/{free}", json={}).raise_for_status()
        return str(found["table"])


async def play(server: str, token: str, table: str) -> None:
    """Answer until the match is over."""
    async for socket in websockets.connect(server.replace("http", "ws", 1) + "/ws"):
        try:
            await socket.send(json.dumps({"type": "hello", "version": 1, "token": token}))
            await socket.send(json.dumps({"type": "watch", "table": table, "views": "none"}))
            answered = -1
            async for frame in socket:
                for line in frame.splitlines():
                    message = json.loads(line)
                    if message["type"] == "refused":
                        print(message["sentence"])
                    if message["type"] != "update":
                        continue
                    if message.get("over"):
                        return
                    decision = message.get("decision")
                    if decision and not decision["invited"] and message["question"] != answered:
                        answered = message["question"]
                        move = random.choice(decision["moves"])
                        answer = {"type": "play", "table": table, "question": message["question"], "move": move}
                        await socket.send(json.dumps(answer))
        except websockets.ConnectionClosed:
            continue  # the table waits; connect again


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    _, server, token, code = sys.argv
    asyncio.run(play(server, token, sit_down(server, token, code)))
    print("The match is over.")
