"""A server that does nothing but echo, on the same stack as Inselreich's: the bare limit of server_load.py.

python benchmarks/peers/echo_server.py FILE-DESCRIPTOR-OF-A-LISTENING-SOCKET
"""

from __future__ import annotations

import socket
import sys
from collections import defaultdict
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.params import FromPath


@websocket("/ws")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Say what was said."""
    await socket.accept()
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        await socket.send({"type": "websocket.send", "bytes": None, "text": event["text"] or ""})


tables: defaultdict[str, list[WebSocket[Any, Any, Any]]] = defaultdict(list)


@websocket("/tables/{name:str}/ws")
async def relay(socket: WebSocket[Any, Any, Any], name: FromPath[str]) -> None:
    """Tell the whole table what one of its sockets said."""
    await socket.accept()
    table = tables[name]
    table.append(socket)
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            table.remove(socket)
            return
        for seat in table:
            await seat.send({"type": "websocket.send", "bytes": None, "text": event["text"] or ""})


if __name__ == "__main__":
    config = uvicorn.Config(
        Litestar([echo, relay], openapi_config=None, logging_config=None),
        loop="auto",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
    uvicorn.Server(config).run([socket.socket(fileno=int(sys.argv[1]))])
