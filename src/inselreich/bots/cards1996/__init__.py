"""Bots for the 1996 card game."""
