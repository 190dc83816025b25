"""The log says what happened, and nothing about anybody."""

from __future__ import annotations

import io
import json
import logging

import pytest

from inselreich.server import logs

SECRET = "Ada@203.0.113.7"


pytestmark = pytest.mark.usefixtures("log_as_before")


@pytest.fixture
def written() -> io.StringIO:
    return io.StringIO()


def told_json(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_event_is_one_line_of_json(written: io.StringIO) -> None:
    logs.configure("json", "info", stream=written)
    logs.Log("tables").info("started", game="classic", number=3)
    (entry,) = told_json(written)
    assert str(entry.pop("time")).endswith("Z")
    assert entry == {"level": "info", "part": "tables", "event": "started", "game": "classic", "number": 3}


def test_or_one_line_to_read(written: io.StringIO) -> None:
    logs.configure("text", "info", stream=written)
    logs.Log("tables").info("started", game="classic", number=3)
    assert written.getvalue().partition(" ")[2] == "info tables started game=classic number=3\n"


def test_below_the_level_nothing_is_said(written: io.StringIO) -> None:
    logs.configure("text", "warning", stream=written)
    logs.Log("tables").info("started")
    logs.Log("tables").debug("started")
    assert written.getvalue() == ""


@pytest.mark.parametrize("form", logs.FORMATS)
def test_a_failure_is_told_by_its_type_and_place_and_not_by_its_words(
    form: logs.LogFormat, written: io.StringIO
) -> None:
    logs.configure(form, "info", stream=written)
    try:
        try:
            int(SECRET)
        except ValueError as problem:
            raise LookupError(SECRET) from problem
    except LookupError as error:
        logs.Log("tables").failure("move_failed", error, table="t1")
    said = written.getvalue()
    assert "LookupError after ValueError" in said
    assert f"{__file__}:" in said
    assert SECRET not in said


@pytest.mark.parametrize("form", logs.FORMATS)
def test_what_a_library_logs_is_told_without_the_words_that_were_filled_in(
    form: logs.LogFormat, written: io.StringIO
) -> None:
    logs.configure(form, "debug", stream=written)
    library = logging.getLogger("some.library")
    library.warning("%s wrote %d bytes to %r", SECRET, 7, {SECRET})
    library.warning("first line\n%s" % SECRET)  # noqa: UP031
    library.error("Traceback (most recent call last):\n  somewhere\nValueError: %s" % SECRET)  # noqa: UP031
    try:
        raise ValueError(SECRET)
    except ValueError:
        library.exception("it failed")
    said = written.getvalue()
    assert SECRET not in said
    for words in ("... wrote 7 bytes to ...", "first line", "ValueError", "it failed"):
        assert words in said


@pytest.mark.parametrize("name", logs.LOUD)
def test_libraries_that_know_addresses_say_nothing_but_warnings(name: str, written: io.StringIO) -> None:
    logging.getLogger(name).addHandler(logging.StreamHandler(written))
    logs.configure("text", "debug", stream=written)
    logging.getLogger(name).info('%s - "GET /codes/%s"', SECRET, SECRET)
    assert written.getvalue() == ""
    logging.getLogger(name).warning("careful")
    assert written.getvalue().count("careful") == 1
