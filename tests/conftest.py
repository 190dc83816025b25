"""What all tests share: how hypothesis looks for examples."""

import os

from hypothesis import HealthCheck, settings

# No clock decides whether a test passes. In CI the examples are the same in every run; at home new ones are tried.
settings.register_profile("home", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("home"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "home")
