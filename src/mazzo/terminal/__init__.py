"""The same tables in a terminal, with keys and mouse. The app needs the extra `mazzo[terminal]`."""

from importlib.util import find_spec


def is_there() -> bool:
    """Whether what draws the app is installed."""
    return find_spec("textual") is not None
