"""`python -m inselreich`: the same as the `inselreich` command."""

from __future__ import annotations

import sys

from inselreich.cli import main

if __name__ == "__main__":
    sys.exit(main())
