"""Bots for Das Duell."""
