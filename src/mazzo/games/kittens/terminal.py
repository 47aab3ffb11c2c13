"""The table of Exploding Kittens: hands from behind, the piles, and one's own cards."""

from collections import Counter
from collections.abc import Iterable
from textwrap import wrap

from rich.text import Text

from mazzo.core.rules import Seat
from mazzo.games.kittens.board import LOOKS as INKS
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.view import View
from mazzo.games.kittens.words.sentences import card_name
from mazzo.games.kittens.words.table import place_of
from mazzo.terminal.drawing.board import Drawing
from mazzo.terminal.drawing.ink import Space, chip, lines_of, rows
from mazzo.text.locales import Words

LOOKS = {card: (sign, colors) for (card, colors), sign in zip(INKS.items(), "✸✚✘»↷♥↻◉◗◒◖▼≋", strict=True)}
"""Each card's sign and colours."""

SIXTEEN = (
    *("black", "green", "red", "bright_red", "blue", "magenta", "cyan", "bright_magenta"),
    *("bright_yellow", "bright_green", "white", "bright_white", "bright_cyan"),
)
FEW = {paper: name for (_, (paper, _)), name in zip(LOOKS.values(), SIXTEEN, strict=True)}

MOST_LINES = 3
CARD_WIDTH, CARD_LINES = 14, 3
BACK = "▮"
MOST_BACKS = 10
SHOWN_DISCARDS = 6


def columns(seats: int) -> int:
    return seats if seats <= 4 else 3 if seats <= 6 else 5


def lines(seats: int, room: int) -> int:
    wanted = -(-seats // columns(seats))
    return max(2, min(MOST_LINES, room // wanted - 2))


def score(t: Words, view: View, seat: Seat) -> str:
    if not view.alive[seat]:
        return f"✸ {t('kittens-dead')}"
    if seat == view.turn and view.turns > 1 and not view.result:
        return t("kittens-turns-left", count=view.turns)
    return ""


def seat(t: Words, view: View, seat: Seat, room: Space, opened: View | None) -> Text:
    width = room.width
    if not view.alive[seat]:
        return Text("✸ " * min(3, width // 2), style="dim")
    if opened:
        return rows([small(card, count) for card, count in counted(opened.hand)], width)
    count = view.hands[seat]
    backs = Text(BACK * min(count, MOST_BACKS, width), style="bold")
    return lines_of([backs, Text(t("kittens-holds", count=count), style="dim"), known(view, seat, width)][: room.lines])


def known(view: View, seat: Seat, width: int) -> Text:
    """Cards that another player certainly holds."""
    memory = view.memory.hands.get(seat)
    return rows([small(card, count) for card, count in counted(memory.holds)], width) if memory else Text()


def small(card: Card, count: int) -> Text:
    sign, colors = LOOKS[card]
    return chip(sign, f"{count}" if count > 1 else "", colors)


def named(t: Words, card: Card, count: int = 1) -> Text:
    sign, colors = LOOKS[card]
    return chip(sign, card_name(t, card) + (f" ×{count}" if count > 1 else ""), colors)


def counted(cards: Iterable[Card]) -> list[tuple[Card, int]]:
    counts = Counter(cards)
    return [(card, counts[card]) for card in Card if counts[card]]


def middle(t: Words, view: View, room: Space) -> Text:
    pile = Text.assemble(
        (t("kittens-pile"), "bold"),
        f"  {BACK * max(1, min(view.pile, 24) // 3)} ",
        (t("kittens-pile-count", count=view.pile), "dim"),
        "  ",
        small(Card.KITTEN, 1),
        " ",
        (t("kittens-kittens-left", count=view.kittens), "dim"),
    )
    discards = [named(t, card) for card in view.discard[-1:]] + [
        small(card, 1) for card in reversed(view.discard[-SHOWN_DISCARDS:-1])
    ]
    title = Text(t("kittens-discard") + "  ", style="bold")
    gone = rows(discards, room.width) if discards else Text(t("kittens-discard-empty"), style="dim italic")
    return lines_of([pile, title + gone, remembered(t, view)])


def remembered(t: Words, view: View) -> Text:
    """The seat's certain knowledge of the Draw Pile."""
    known = view.memory.pile.known[:SHOWN_DISCARDS]
    found = Text(t("kittens-known") + "  " if known else "", style="bold")
    for each in known:
        found.append_text(small(each.card, 1))
        found.append(f" {place_of(t, view, each)}  ", "dim")
    return found


def hand(t: Words, view: View, room: Space) -> Text:
    if view.seat is None or not view.alive[view.seat]:
        return Text()
    if not view.hand:
        return Text(t("kittens-hand-empty"), style="dim italic")
    cards = counted(view.hand)
    across = max(1, (room.width + 1) // (CARD_WIDTH + 1))
    if -(-len(cards) // across) * (CARD_LINES + 1) - 1 > room.lines:
        return rows([clickable(named(t, card, count), card) for card, count in cards], room.width)
    drawn = [[large(t, *card) for card in cards[start : start + across]] for start in range(0, len(cards), across)]
    return Text("\n\n").join(lines_of([Text(" ").join(line) for line in zip(*row, strict=True)]) for row in drawn)


def large(t: Words, card: Card, count: int) -> list[Text]:
    """A card as it lies on a table, line by line."""
    sign, (background, ink) = LOOKS[card]
    first, *others = wrap(card_name(t, card), CARD_WIDTH - 2, break_on_hyphens=True)
    lines = [sign + (f"×{count}" if count > 1 else "").rjust(CARD_WIDTH - 3), first, " ".join(others)]
    drawn = [f" {line[: CARD_WIDTH - 2].ljust(CARD_WIDTH - 2)} " for line in lines]
    return [clickable(Text(line, f"bold {ink} on {background}"), card) for line in drawn]


def clickable(drawn: Text, card: Card) -> Text:
    """Make a click on the card choose its use."""
    drawn.apply_meta({"@click": f"screen.take('{card}')"})
    return drawn


def hand_title(t: Words) -> str:
    return t("kittens-hand")


def sign() -> Text:
    return Text.assemble(*(chip(sign, "", colors) for sign, colors in list(LOOKS.values())[:7]))


def signs(t: Words) -> str:
    return "  ".join(f"{sign} {card_name(t, card)}" for card, (sign, _) in LOOKS.items())


DRAWING = Drawing(
    columns=columns,
    lines=lines,
    seat=seat,
    middle=middle,
    score=score,
    hand=hand,
    hand_title=hand_title,
    sign=sign,
    signs=signs,
    few=FEW,
)
