"""What all tests share: how hypothesis looks for examples, and that programs can be broken off."""

import os
import signal

from hypothesis import HealthCheck, settings

# No clock decides whether a test passes. In CI the examples are the same in every run; at home new ones are tried.
settings.register_profile("home", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("home"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "home")

# Begun in the background of a shell, a process ignores Ctrl-C, and so do the programs that it starts: not those of tests.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
