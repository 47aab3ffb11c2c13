"""Tables in a terminal, with keys and mouse: `app.Mazzo` shows `screens/`; `in_lines.py` does without drawing.

The app needs the extra `mazzo[terminal]`. May import core, the list of games, bots, coach, table, text, protocol and
client.
"""

from importlib.util import find_spec


def is_there() -> bool:
    """Whether the packages for drawing are installed."""
    return find_spec("textual") is not None
