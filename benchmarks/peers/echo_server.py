"""A server that does nothing but echo, on the same stack as Inselreich's: the bare limit of server_load.py.

python benchmarks/peers/echo_server.py FILE-DESCRIPTOR-OF-A-LISTENING-SOCKET
"""

from __future__ import annotations

import socket
import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket


@websocket("/ws")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Say what was said."""
    await socket.accept()
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        await socket.send({"type": "websocket.send", "bytes": None, "text": event["text"] or ""})


if __name__ == "__main__":
    config = uvicorn.Config(
        Litestar([echo], openapi_config=None, logging_config=None),
        loop="auto",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
    uvicorn.Server(config).run([socket.socket(fileno=int(sys.argv[1]))])
