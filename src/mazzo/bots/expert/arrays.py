"""The arrays with which networks play: NumPy's, or plain ones in a page, which multiplies the matrices itself."""

from typing import Any

from mazzo.bots.expert.plain import functions, matrix


def arrays() -> Any:
    """A module with the names of NumPy."""
    if matrix.is_there():
        return functions
    import numpy as np

    return np
