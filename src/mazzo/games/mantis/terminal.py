"""The table of Mantis: Tanks as stacks of colour, and the back of the next card."""

from rich.text import Text

from mazzo.core.rules import Seat
from mazzo.games.mantis.board import LOOKS
from mazzo.games.mantis.rules.actions import Action
from mazzo.games.mantis.rules.cards import COLORS, Color
from mazzo.games.mantis.rules.view import View
from mazzo.games.mantis.words.sentences import color_name
from mazzo.terminal.drawing.board import Drawing
from mazzo.terminal.drawing.ink import Space, bar, beside, chip, lines_of
from mazzo.text.locales import Words

SIGNS = dict(zip(COLORS, "●▲★♣◆■♥", strict=True))
INKS = {color: (tile.colors[0], tile.ink) for color, tile in LOOKS.items()}
"""As in the browser. They differ in lightness too, for colour-blind people."""

SIXTEEN = ("red", "bright_red", "bright_yellow", "green", "bright_blue", "magenta", "bright_magenta")
FEW = {paper: name for (paper, _), name in zip(INKS.values(), SIXTEEN, strict=True)}

GAIN = "#2fb380"
STACK, WIDE_STACK = 3, 8  # cells of a colour, at least and at most
STRIPE = 12  # cells of a colour on the back of a card
TALL = 4
PILE_LINES = 7  # that a card as large as on a table needs


def score(_: Words, view: View, seat: Seat) -> str:
    return f"{view.scores[seat]}/{view.target}"


def seat(t: Words, view: View, seat: Seat, room: Space, _: View | None) -> Text:
    tank, cells = view.tanks[seat], max(STACK, min(WIDE_STACK, room.width // len(COLORS)))
    scored = bar(view.scores[seat], view.target, min(room.width, len(COLORS) * cells), GAIN)
    drawn = (
        [*bars(tank, room.lines - 2, cells), chips(tank, cells)]
        if tank
        else [Text(t("mantis-tank-empty"), style="dim italic")]
    )
    drawn = [Text()] * (room.lines - 1 - len(drawn)) + drawn
    return lines_of([*drawn, scored])


def chips(tank: tuple[Color, ...], cells: int) -> Text:
    """The stacks of a Tank: sign and count on their colour."""
    found = Text()
    for color in COLORS:
        count = tank.count(color)
        background, ink = INKS[color]
        text = f"{SIGNS[color]}{count}" if count else "·"
        found.append(text.center(cells), f"bold {ink} on {background}" if count else "dim")
    return found


def bars(tank: tuple[Color, ...], rows: int, cells: int) -> list[Text]:
    """The height of the stacks above their chips: a line for each card, or half a line if space is short."""
    halves = 2 if rows >= TALL else 1  # of a line for each card
    found = []
    for row in reversed(range(rows)):
        line = Text()
        for color in COLORS:
            rest = halves * (tank.count(color) - 1) - 2 * row
            line.append(("█" if rest >= 2 else "▄" if rest == 1 else " ") * cells, INKS[color][0])
        found.append(line)
    return found


def middle(t: Words, view: View, room: Space) -> Text:
    if view.top is None:
        return lines_of([Text(t("mantis-field-pile"), style="bold"), Text(t("mantis-pile-empty"), style="dim")])
    if room.lines >= PILE_LINES:
        return tall_middle(t, view)
    wide = room.width >= 60
    pieces = [chip(SIGNS[color], color_name(t, color) if wide else "", INKS[color]) for color in view.top.colors]
    cards = Text.assemble((t("mantis-field-pile"), "bold"), (f"  {view.pile}", "dim"))
    back = Text("  ").join([*pieces, *([icon(t, view.top.icon)] if view.top.icon else [])])
    return lines_of([cards, back])


def tall_middle(t: Words, view: View) -> Text:
    """The back of the next card, with its stripes of colour."""
    assert view.top
    stripes = [
        [Text(line.center(STRIPE), f"bold {INKS[color][1]} on {INKS[color][0]}") for line in card_lines(t, color)]
        for color in view.top.colors
    ]
    card = lines_of([Text().join(line) for line in zip(*stripes, strict=True)])
    title = Text.assemble((t("mantis-field-pile"), "bold"), (f"  {view.pile}", "dim"))
    return lines_of([title, beside([card, *([icon(t, view.top.icon)] if view.top.icon else [])], "  "), Text()])


def card_lines(t: Words, color: Color) -> list[str]:
    return ["", SIGNS[color], "", color_name(t, color), ""]


def icon(t: Words, name: str) -> Text:
    return chip("✦", t("terminal-icon", icon=name), ("#ffffff", "#10222a"))


def gains(view: View, action: Action) -> Text:
    """The cards won by each colour of the back, as chips."""
    found = Text()
    for color, count in view.brings(action).items():
        background, ink = INKS[color]
        found.append(f" {SIGNS[color]} ", f"bold {ink} on {background}")
        found.append(f" +{count}  " if count else "  –  ", "bold" if count else "")
    return found


def sign() -> Text:
    return Text.assemble(*(chip(SIGNS[color], "", ink) for color, ink in INKS.items()))


def signs(t: Words) -> str:
    return "  ".join(f"{sign} {color_name(t, color)}" for color, sign in SIGNS.items())


DRAWING = Drawing(
    seat=seat,
    middle=middle,
    score=score,
    gains=gains,
    sign=sign,
    signs=signs,
    few=FEW,
)
