"""What one seat sees and may do, as lines of text. Each game has a file with its own."""

from collections.abc import Sequence
from typing import Any, Protocol

from mazzo.cli.draw import kittens, mantis
from mazzo.cli.who import Who


class Drawing(Protocol):
    """What the file of a game has."""

    PALETTE: dict[str, str]
    """Words, and the colours they get on a terminal that has any."""

    HELP: tuple[str, ...]
    """The game in a few lines, for those who ask."""

    def table(self, view: Any, who: Who, opened: Sequence[Any] = (), /) -> list[str]:
        """The table as the view knows it; with every seat's view for those who look back."""

    def question(self, view: Any, who: Who, /) -> str:
        """What the game wants to know from the reader."""

    def choice(self, view: Any, who: Who, action: Any, /) -> str:
        """What a choice would do."""

    def group(self, who: Who, actions: Sequence[Any], /) -> str:
        """What several choices that begin with the same word do."""

    def default(self, view: Any, /) -> Any | None:
        """What an empty line means, where it means something: the question is a small one, without the table."""


DRAW: dict[str, Drawing] = {"mantis": mantis, "kittens": kittens}
