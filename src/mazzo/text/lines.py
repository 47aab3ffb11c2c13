"""Lines of text for any game, and lists of names."""

from collections.abc import Collection, Sequence

from mazzo.core.errors import cut
from mazzo.core.rules import Seat
from mazzo.text.locales import Words

WIDEST_NAME = 12


def listed(t: Words, names: Sequence[str]) -> str:
    """Names as a phrase: Ada, Leo and Mia."""
    if len(names) < 2:
        return "".join(names)
    return t("terminal-list", others=", ".join(names[:-1]), last=names[-1])


def labelled(t: Words, label: str, text: str) -> str:
    """A label, a colon and a text. French has a space before the colon."""
    return t("terminal-labelled", label=label, text=text)


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def with_you(t: Words, names: Sequence[str], me: Seat | None) -> list[str]:
    """The names by seat, with "You" for the reader."""
    return [capital(t("table-you")) if seat == me else name for seat, name in enumerate(names)]


def player_lines(acting: Collection[Seat], names: Sequence[str], *columns: Sequence[str]) -> list[str]:
    """A line for each seat: a star if it is to act, its number, the name, and the columns."""
    short = [cut(name, WIDEST_NAME) for name in names]
    rows = zip(short, *columns, strict=True)
    widths = [max(map(len, column)) for column in (short, *columns)]
    return [
        f"{'*' if seat in acting else ' '} {seat} "
        + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for seat, row in enumerate(rows)
    ]
