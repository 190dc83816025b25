"""Dealing anew what a seat cannot know (K-68, K-69): all of it is the shared room's business."""

from ...principality.redeal import redeal

__all__ = ["redeal"]
