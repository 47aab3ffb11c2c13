"""A person's possible actions at a table, as lines to choose from."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from rich.text import Text

from mazzo.locales import Words
from mazzo.terminal.drawing.board import drawing_of
from mazzo.terminal.widgets.choices import OfferedLine
from mazzo.text import of, view_game
from mazzo.text.choosing import Choice

LABEL = 16  # letters that chips stand behind


def offer(
    t: Words,
    view: Any,
    names: Sequence[str],
    choice: Choice,
    *,
    act: Callable[[Any], Awaitable[None] | None],
    step: Callable[[tuple[str, ...]], None],
) -> OfferedLine:
    """A choice that does an action, or goes a step towards one."""
    telling = of(view_game(view))
    if choice.action is None:
        return OfferedLine(choice.key, telling.group(t, choice.said, names) + " …", lambda: step(choice.said))
    gains = drawing_of(view_game(view)).gains(view, choice.action)
    label = Text(telling.label(t, choice.action, names, view).ljust(LABEL if gains else 0))
    return OfferedLine(choice.key, label + " " + gains, lambda: act(choice.action))
