"""The `inselreich` command.

`main` is the entry point. Whatever is wrong with what a person typed ends here: one sentence on standard error, exit
code 2. Everything is imported when it is needed, so that the quick commands are quick.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these words (by default those of the process) and return the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _speak_utf8()
    try:
        code = _run(given)
        sys.stdout.flush()
    except BrokenPipeError:
        code = _close_quietly()
    except KeyboardInterrupt:
        code = INTERRUPTED
    return code


def _run(arguments: list[str]) -> int:
    import typer

    from ..core.errors import InselreichError
    from .app import app
    from .problems import one_sentence

    try:
        command = typer.main.get_command(app)
        code = command.main(arguments or ["--help"], prog_name="inselreich", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except typer.TyperException as problem:
        sentence = _usage(problem.format_message(), arguments)
    except InselreichError as problem:
        sentence = str(problem)
    except typer.Abort:
        return INTERRUPTED
    print(one_sentence(sentence), file=sys.stderr)
    return BAD_INPUT


def _usage(message: str, arguments: list[str]) -> str:
    """What typer says of wrong words, in one sentence, with the place where the right ones stand."""
    from .app import command_names

    if "valid integer" in message:
        message = f"{message.partition(':')[0].replace('Invalid value for ', '')} is a whole number"
    command = next((word for word in arguments if not word.startswith("-")), "")
    if command in command_names():
        return f"{message.strip().rstrip('.')}; 'inselreich {command} --help' says what is possible"
    if command:
        return f"there is no command {command!r}; the commands: {', '.join(command_names())}"
    return f"{message.strip().rstrip('.')}; 'inselreich --help' says what is possible"


def _speak_utf8() -> None:
    """A terminal or pipe that cannot say ö gets a replacement rather than a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")


def _close_quietly() -> int:
    """The reader of our output has gone: nothing more can be said, and the interpreter shall not try at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    return 0
