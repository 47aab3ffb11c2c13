"""The table of any game as coloured text, drawn from its layout: `DRAWING`, whose parts a game may replace."""

from mazzo.games.plain.terminal.cards import emblem, signs
from mazzo.games.plain.terminal.cards import look as look
from mazzo.games.plain.terminal.hand import hand
from mazzo.games.plain.terminal.middle import middle
from mazzo.games.plain.terminal.seat import columns, most_lines, seat, title
from mazzo.terminal.drawing.board import Drawing

DRAWING = Drawing(
    columns=columns,
    most_lines=most_lines,
    seat=seat,
    middle=middle,
    title=title,
    hand=hand,
    emblem=emblem,
    signs=signs,
)
