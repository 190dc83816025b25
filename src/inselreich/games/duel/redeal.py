"""Dealing anew what a seat cannot know (D-169, D-170): all of it is the shared room's business."""

from ...principality.redeal import redeal

__all__ = ["redeal"]
