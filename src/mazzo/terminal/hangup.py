"""Whether the terminal is still there."""

import select


def has_hung_up(file: int) -> bool:
    """Whether the other end of this terminal is closed."""
    if not hasattr(select, "poll"):  # Windows
        return False
    watched = select.poll()
    watched.register(file, 0)  # `poll` always reports a hang-up
    return any(event & select.POLLHUP for _, event in watched.poll(0))
