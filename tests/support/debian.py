"""Debian's packages that tests need: brought when they are missing, as far as this user may."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess


def install(package: str) -> None:
    """With apt-get, as root or by a sudo that asks for nothing; without either, nothing happens."""
    before = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if shutil.which("apt-get") is None or (before and shutil.which("sudo") is None):
        return
    apt = [*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-o", "DPkg::Lock::Timeout=300"]
    with contextlib.suppress(subprocess.CalledProcessError):
        subprocess.run([*apt, "update"], check=False, capture_output=True)
        subprocess.run([*apt, "install", "-y", "--no-install-recommends", package], check=True, capture_output=True)
