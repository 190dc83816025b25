"""Which rules the tests of a folder name: in their names (`test_cr27_given_...`), their docstrings, or what they expect."""

from __future__ import annotations

import re
from pathlib import Path


class RuleTests:
    """The rule tests of a game."""

    def __init__(self, folder: Path, files: str = "test_rulings_*.py") -> None:
        texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob(files))]
        self.text = "\n".join(text.split('"""', 2)[2] for text in texts)
        """Without the headings of the files, which name whole ranges of rules."""

    def in_names(self, kind: str) -> set[int]:
        """The numbers of this kind (`cr`, `c`) that the tests are called by."""
        names = re.findall(r"^def test_(\w+)\(", self.text, re.MULTILINE)
        return {int(number) for name in names for number in re.findall(rf"(?:^|_){kind}(\d+)(?=_)", name)}

    def named(self, kind: str) -> set[int]:
        """The numbers of this kind (`C`, `IQ`) that stand anywhere in the tests."""
        written = {int(number) for number in re.findall(rf"\b{kind}-(\d+)", self.text)}
        return written | self.in_names(kind.lower())
