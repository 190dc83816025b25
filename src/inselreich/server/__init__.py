"""The server: tables, lobby, sockets, identity, clocks. `inselreich serve` starts it.

protocol     what goes over a socket, message by message
settings     what an operator may set
tables/      tables that are played at: seats, clocks, bots, who is told what
sockets/     one connection: reads messages, writes news
http/        everything that is no move: people, lobby, records, health
identity/    who is who: cookies, passwords, passkeys, tokens
fanout       how the workers tell each other that a table has moved
serve        the processes: start, workers, stop
"""
