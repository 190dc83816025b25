"""Where things are kept unless somebody says otherwise: in a folder of the user's."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

DATABASE_FILE: Final = "inselreich.sqlite"


def default_data_folder() -> Path:
    """What INSELREICH_DATA says, else where programs of this user keep their data."""
    chosen = os.environ.get("INSELREICH_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "inselreich"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "inselreich"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "inselreich"


def make_private(folder: Path) -> Path:
    """The folder, made if need be, which nobody else on the machine can look into."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def database_in(folder: Path) -> str:
    """The address of the database that a data folder holds."""
    return f"sqlite:///{folder / DATABASE_FILE}"
