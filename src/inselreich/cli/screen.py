"""The terminal: lines out, lines in. Colours only where somebody looks at them."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import textwrap
from typing import Any

import msgspec

from ..sentences.words import THINGS
from .picture import Picture

COLOURS = {
    "red": "bold red",
    "blue": "bold blue",
    "white": "bold",
    "orange": "bold dark_orange",
    "grey": "bold bright_black",
}


class Screen:
    """Writes to standard output and reads from standard input."""

    def __init__(self) -> None:
        self.coloured = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        self.width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
        self.talking = sys.stdin.isatty() and sys.stdout.isatty()
        self._console: Any = None
        if self.talking:
            with contextlib.suppress(ImportError):  # where there is no readline, lines are edited without it
                import readline  # noqa: F401

    def say(self, text: str = "") -> None:
        """Write a line, or several; names of colours in their colour. On a terminal no word is broken at its edge."""
        if self.width:
            text = "\n".join(folded(line, self.width) for line in text.split("\n"))
        if not self.coloured:
            print(text, flush=self.talking)
            return
        from rich.text import Text

        styled = Text(text)
        for name, style in COLOURS.items():
            styled.highlight_words(list(set(THINGS[name])), style)
        styled.highlight_regex(r"(?m)^ +\d+(?=  )", "bold yellow")
        self._paint(styled)

    def show(self, picture: Picture) -> None:
        """Write a picture."""
        if self.coloured:
            self._paint(picture.styled())
        else:
            print(picture.plain())

    def ask(self, prompt: str = "> ") -> str | None:
        """What the person types, or None when the input has ended. What comes from a pipe is shown like typed text."""
        if self.talking:
            try:
                return input(prompt)
            except EOFError:
                print()
                return None
        print(prompt, end="", flush=True)
        try:
            line = sys.stdin.readline()
        except UnicodeDecodeError:
            line = "\ufffd\n"
        print(line.rstrip("\r\n"), flush=True)
        return line.rstrip("\r\n") if line else None

    def _paint(self, styled: Any) -> None:
        if self._console is None:
            from rich.console import Console

            self._console = Console(highlight=False, soft_wrap=True)
        self._console.print(styled)


def folded(line: str, width: int) -> str:
    """The line in as many as it needs, all with its indent."""
    if len(line) <= width:
        return line
    indent = line[: len(line) - len(line.lstrip())]
    return textwrap.fill(line, width, subsequent_indent=indent, drop_whitespace=True, break_on_hyphens=False)


def note(text: str) -> None:
    """A word on the side, on standard error."""
    print(text, file=sys.stderr, flush=True)


def print_json(shown: Any) -> None:
    """One object on one line of standard output."""
    print(msgspec.json.encode(shown).decode())
