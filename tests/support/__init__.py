"""What the tests and the soak share: how matches are made, driven and looked at."""
