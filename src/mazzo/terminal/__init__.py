"""The same tables in a terminal, with keys and mouse. The app needs the extra `mazzo[terminal]`."""

from importlib.util import find_spec


def is_there() -> bool:
    """Whether the packages for drawing are installed."""
    return find_spec("textual") is not None
