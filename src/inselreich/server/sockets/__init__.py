"""Sockets: `connection` is one of them, `desk` reads what comes in and calls the right door."""
