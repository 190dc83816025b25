"""Whoever configures the log of this process puts it back."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from inselreich.server import logs


@pytest.fixture
def log_as_before() -> Iterator[None]:
    root = logging.getLogger()
    loggers = [root, *(logging.getLogger(name) for name in (logs.ROOT, *logs.LOUD))]
    before = [(logger, logger.handlers, logger.level, logger.propagate) for logger in loggers]
    yield
    for logger, handlers, level, propagate in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)
    logging.captureWarnings(False)
