"""Every player's chance to win, from the deal to the end, as lines of dots."""

from collections.abc import Sequence

from rich.text import Text

from mazzo.coach.analysis import Analysis
from mazzo.core.rules import Seat
from mazzo.text.locales import Words

DARK = "#10222a"
INKS = ("#4fb3c8", "#f2790a", "#ffd166", "#2fb380", "#ffaed6", "#9d7be0", "#f0634d", "#9fb3bd", "#d9c27a")
"""A colour for each seat; its number stands at the end of its line."""

DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # of a Braille letter, by line and column
BLANK = 0x2800


def curve(chances: Sequence[Sequence[float]], now: int, width: int, height: int) -> Text:
    """The chances of each seat at each moment, with a mark at one moment."""
    columns = width - 4  # the numbers stand behind
    cells: dict[tuple[int, int], tuple[int, int]] = {}  # dots and seat, by line and column
    for seat in range(len(chances[0])):
        for place, line in points([moment[seat] for moment in chances], 2 * columns, 4 * height):
            key = (line // 4, place // 2)
            dots, _ = cells.get(key, (0, seat))
            cells[key] = dots | DOTS[line % 4][place % 2], seat
    mark = round((columns - 1) * now / max(1, len(chances) - 1))
    ends = numbers(chances[-1], height)
    text = Text()
    for line in range(height):
        for column in range(columns):
            dots, seat = cells.get((line, column), (0, 0))
            style = INKS[seat % len(INKS)] if dots else "dim"
            text.append(chr(BLANK + dots) if dots else "┊" if column == mark else " ", style)
        text.append_text(ends.get(line, Text()))
        text.append("\n" if line < height - 1 else "")
    return text


def points(values: Sequence[float], width: int, height: int) -> list[tuple[int, int]]:
    """A dot for each column of the line through these values, joined vertically where it is steep."""
    found: list[tuple[int, int]] = []
    before: int | None = None
    for place in range(width):
        at = place * (len(values) - 1) / max(1, width - 1)
        value = values[round(at)]
        line = round((1 - value) * (height - 1))
        step = range(min(before, line), max(before, line) + 1) if before is not None else (line,)
        found += [(place, each) for each in step]
        before = line
    return found


def numbers(last: Sequence[float], height: int) -> dict[int, Text]:
    """The numbers of the seats, beside the ends of their lines."""
    found: dict[int, Text] = {}
    for seat, chance in sorted(enumerate(last), key=lambda each: -each[1]):
        line = round((1 - chance) * (height - 1))
        found.setdefault(line, Text(" ")).append_text(seat_number(seat))
    return found


def seat_number(seat: Seat) -> Text:
    """The number of a seat on its colour."""
    return Text(f"{seat + 1}", f"bold {DARK} on {INKS[seat % len(INKS)]}")


def legend(t: Words, analysis: Analysis, names: Sequence[str], number: int) -> Text:
    """Every player's chance at a moment, and the quality of their choices overall."""
    text = Text()
    for seat, (name, chance) in enumerate(zip(names, analysis.moments[number], strict=True)):
        shown, error = round(100 * chance.value), round(100 * chance.error)
        said = (
            t("coach-now", name=name, percent=shown, error=error)
            if chance.error
            else t("coach-now-exact", name=name, percent=shown)
        )
        accuracy = analysis.players[seat].accuracy
        text.append_text(seat_number(seat))
        text.append(f" {said}")
        if accuracy is not None:
            text.append(f"   {t('coach-accuracy')} {t('coach-percent', percent=round(100 * accuracy))}", "dim")
        text.append("\n")
    return text
