"""Pictures made of characters: a canvas to draw on, readable without colours and nicer with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.text import Text


class Picture:
    """Characters in rows and columns, each with a style in the words of rich ("bold red"), or none."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "") for _ in range(width)] for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from this place to the right."""
        for step, letter in enumerate(text):
            self._cells[y][x + step] = (letter, style)

    def put_centred(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text with its middle here; of an even number of letters, one more to the right."""
        self.put(x - (len(text) - 1) // 2, y, text, style)

    def put_up_to(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text that ends here."""
        self.put(x - len(text) + 1, y, text, style)

    def plain(self) -> str:
        """The characters alone."""
        return "\n".join("".join(letter for letter, _ in row).rstrip() for row in self._cells)

    def styled(self) -> Text:
        """The characters with their colours."""
        from rich.text import Text

        picture = Text()
        for row in self._cells:
            line = Text()
            for letter, style in row:
                line.append(letter, style or None)
            line.rstrip()
            picture.append_text(line)
            picture.append("\n")
        picture.right_crop(1)
        return picture
