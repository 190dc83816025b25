"""What `inselreich serve` takes for granted."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from inselreich.cli import app
from inselreich.server import PORT
from inselreich.server.settings import Settings

REPOSITORY = Path(__file__).parents[2]


def test_the_port_is_one_number_everywhere() -> None:
    assert inspect.signature(app.serve).parameters["port"].default == PORT == Settings(data=Path("data")).port
    for name in ("docs/operating.md", "docs/protocol.md", "Containerfile", "compose.yaml", "examples/random_bot.py"):
        text = (REPOSITORY / name).read_text(encoding="utf-8")
        told = set(re.findall(r"(?:localhost:|127\.0\.0\.1:|127\.0\.0\.1 and |EXPOSE |port )(\d{4,5})\b", text))
        assert told == {str(PORT)}, name
