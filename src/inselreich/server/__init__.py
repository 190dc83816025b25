"""The server: tables, lobby, sockets, identity, clocks. `inselreich serve` starts it.

protocol     what goes over a socket, message by message
settings     what an operator may set
tables/      tables that are played at: seats, clocks, bots, who is told what
sockets/     one connection: reads messages, writes news
http/        everything that is no move: people, lobby, records, health
identity/    who is who: cookies, passwords, passkeys, tokens
fanout       how the workers tell each other that a table has moved
serve        the start: folder, database, port, then one worker or several
listening    the port, and how several workers share it
worker       one process that serves
supervisor   the process that keeps several workers alive
metrics      what is counted; logs: what is logged; observing: every HTTP request is both
"""

from __future__ import annotations

from typing import Final

PORT: Final = 8000
"""Where a server listens unless it is told otherwise."""
