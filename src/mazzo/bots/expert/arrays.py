"""The arrays that networks use: NumPy, or plain Python in a web page, where JavaScript multiplies the matrices."""

from typing import Any

from mazzo.bots.expert.plain import functions, matrix


def arrays() -> Any:
    """NumPy, or a module with the same functions."""
    if matrix.is_there():
        return functions
    import numpy as np

    return np
