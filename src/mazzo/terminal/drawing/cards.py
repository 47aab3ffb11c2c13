"""Cards in cells: large ones on the table, a hand, and a face-down hand."""

from collections.abc import Sequence
from textwrap import wrap
from typing import NamedTuple

from rich.text import Text

from mazzo.terminal.drawing.ink import Space, chip, lines_of, rows

SIZES = ((22, 7), (18, 5), (14, 3))  # columns and lines
MOST_BACKS = 10
BACK = "▮"  # a card face down
STRIPE = 12  # cells of a stripe of colour on the back of a card


class DrawnCard(NamedTuple):
    """How a card looks, and how many of it there are."""

    sign: str
    name: str
    colors: tuple[str, str]  # paper and ink
    many: int = 1
    word: str = ""  # of the actions that a click on it chooses

    def chip(self) -> Text:
        name = self.name + (f" ×{self.many}" if self.many > 1 else "")
        return self._clickable(chip(self.sign, name if name != self.sign else "", self.colors))

    def small(self) -> Text:
        """Its sign alone, with the number of cards if there are several."""
        return self._clickable(chip(self.sign, f"{self.many}" if self.many > 1 else "", self.colors))

    def stripe(self) -> list[Text]:
        """Its colour as a stripe on the back of a card, line by line."""
        paper, ink = self.colors
        return [Text(line.center(STRIPE), f"bold {ink} on {paper}") for line in ("", self.sign, "", self.name, "")]

    def large(self, size: tuple[int, int]) -> list[Text]:
        """As it lies on a table, line by line: its sign, its name, and its sign again if it is tall."""
        width, height = size[0] - 2, size[1]
        name = wrap(self.name, width, break_on_hyphens=True) if self.name != self.sign else [""]
        name = name if len(name) <= 2 else [name[0], " ".join(name[1:])]
        count = f"×{self.many}" if self.many > 1 else ""
        lines = [self.sign + count.rjust(width - len(self.sign)), *[""] * ((height - 3) // 2), *name]
        lines += [""] * (height - len(lines))
        if height > SIZES[-1][1]:
            lines[-1] = self.sign.rjust(width)
        paper, ink = self.colors
        return [self._clickable(Text(f" {line[:width].ljust(width)} ", f"bold {ink} on {paper}")) for line in lines]

    def _clickable(self, drawn: Text) -> Text:
        if self.word:
            drawn.apply_meta({"@click": f"screen.take('{self.word}')"})
        return drawn


def hand(cards: Sequence[DrawnCard], room: Space) -> Text:
    """Cards side by side, as large as the room allows."""
    for width, height in SIZES:
        across = max(1, (room.width + 1) // (width + 1))
        if -(-len(cards) // across) * (height + 1) - 1 <= room.lines:
            starts = range(0, len(cards), across)
            drawn = [[card.large((width, height)) for card in cards[start : start + across]] for start in starts]
            return Text("\n\n").join(
                lines_of([Text(" ").join(line) for line in zip(*row, strict=True)]) for row in drawn
            )
    return rows([card.chip() for card in cards], room.width)


def fan(count: int, width: int) -> Text:
    """A face-down hand, in three lines."""
    behind = max(0, min(count, MOST_BACKS, width // 2 - 1) - 1)
    lines = [under * behind + front for under, front in (("╭─", "╭──╮"), ("│ ", "│▒▒│"), ("╰─", "╰──╯"))]
    return Text("\n".join(lines) if count else "\n\n")
