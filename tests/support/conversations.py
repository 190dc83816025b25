"""Conversations with a server, as a client has them: what is said, what is heard, and waiting for something to be heard."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Protocol

PATIENCE_S = 30.0
Message = dict[str, Any]


class Wire(Protocol):
    """The way to the server and back."""

    async def send(self, text: str) -> None: ...

    async def recv(self) -> str: ...

    async def close(self) -> None: ...


class Gone(Exception):
    """The other side has closed the connection."""


class Talk:
    """One client's conversation. Everything heard stays in `heard`, every line as it came in `lines`."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.lines: list[str] = []
        self.heard: list[Message] = []
        self._next = 0

    async def say(self, *messages: Message) -> None:
        """In one frame."""
        await self.wire.send("\n".join(json.dumps(message) for message in messages))

    async def hear(self) -> None:
        """The next frame."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                frame = await self.wire.recv()
        except TimeoutError:
            raise AssertionError(
                f"nothing more is heard; the last were {[each[:300] for each in self.lines[-4:]]}"
            ) from None
        for line in frame.split("\n"):
            self.lines.append(line)
            self.heard.append(json.loads(line))

    async def message(self) -> Message:
        """The next message."""
        while self._next == len(self.heard):
            await self.hear()
        self._next += 1
        return self.heard[self._next - 1]

    async def until(self, kind: str, **fields: Any) -> Message:
        """The next message of this type with these fields; what comes before it is passed over."""
        while True:
            found = await self.message()
            if found["type"] == kind and all(found.get(name) == value for name, value in fields.items()):
                return found

    async def update_to(self, number: int) -> Message:
        """The update that brings the table to this number of moves, or further."""
        while True:
            found = await self.until("update")
            if found["number"] >= number:
                return found

    async def hello(self, token: str | None = None) -> Message:
        await self.say({"type": "hello", "version": 1, "token": token})
        return await self.until("welcome")

    async def watch(self, table: str, since: int | None = None, **more: Any) -> Message:
        """The update that answers."""
        await self.say({"type": "watch", "table": table, "since": since, **more})
        return await self.until("update", table=table)

    async def look(self, table: str) -> Message:
        """How the table stands now, whatever else was still to be heard: answers and news come in one frame."""
        tag = f"look {len(self.heard)}"
        await self.say({"type": "watch", "table": table, "since": 0}, {"type": "ping", "tag": tag})
        await self.until("pong", tag=tag)
        self._next = len(self.heard)
        return next(each for each in reversed(self.heard) if each["type"] == "update" and each["table"] == table)

    async def play(self, update: Message, move: Message, tag: str = "move") -> Message:
        """Answer the question of this update: what became of that."""
        await self.say(playing(update, move, tag))
        return await self.answer(tag)

    async def answer(self, tag: str) -> Message:
        """What became of the message with this tag; updates that came before it are not lost."""
        for place in range(max(0, self._next - 50), len(self.heard)):
            if self.heard[place].get("tag") == tag:
                return self.heard[place]
        while True:
            known = len(self.heard)
            await self.hear()
            for found in self.heard[known:]:
                if found.get("tag") == tag:
                    return found

    async def close(self) -> None:
        await self.wire.close()


def playing(update: Message, move: Message, tag: str | None = None) -> Message:
    """The message that answers the question of this update."""
    return {"type": "play", "table": update["table"], "question": update["question"], "move": move, "tag": tag}


def is_asked(update: Message) -> bool:
    """Whether the seat that heard this must answer."""
    decision = update.get("decision")
    return decision is not None and not decision["invited"]
