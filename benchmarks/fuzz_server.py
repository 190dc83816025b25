"""A server is disturbed: 100,000 hostile frames and thousands of hostile requests must neither break it nor make it talk.

    ./run bench fuzz_server               everything
    ./run bench fuzz_server --quick       under 40 seconds

Frames are made from the schema of the protocol and then spoiled: wrong types, huge numbers, deep nesting, half characters,
unknown fields, tables of others, tables that are closed, moves of other games. Requests are made by schemathesis from the
interface that the server itself describes, as a guest, as a bot and as nobody. Meanwhile others have a match under way. It
fails when the server crashes, answers with 500, closes a connection in failure, tells what its client may not know, says what
is not of the protocol, logs an error, or grows without bound; and when the match of the others cannot be finished and verified.
The last line is a JSON object with the figures.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.support.hostile import disturbed  # noqa: E402
from tests.support.servers import running_server  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench fuzz_server", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="under 40 seconds")
    parser.add_argument("--frames", type=int, default=0, help="so many frames (100,000)")
    parser.add_argument(
        "--requests", type=int, default=0, help="so many to each operation, as each kind of asker (100)"
    )
    asked = parser.parse_args()
    frames = asked.frames or (3_000 if asked.quick else 100_000)
    requests = asked.requests or (3 if asked.quick else 100)
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        options = ("--generosity", "100000", "--log-level", "warning")
        with running_server(Path(folder) / "data", *options) as server:
            figures = disturbed(server, frames, requests, lambda line: print(line, file=sys.stderr, flush=True))
    print(json.dumps(figures | {"seconds": round(time.monotonic() - started, 1)}))


if __name__ == "__main__":
    main()
