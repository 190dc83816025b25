"""Bots for the classic board game."""
