"""Bots for the quick card game."""
