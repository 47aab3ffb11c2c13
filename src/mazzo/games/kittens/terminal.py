"""The table of Exploding Kittens: hands from behind, the piles, and one's own cards."""

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from mazzo.core.rules import Seat
from mazzo.games.kittens.board import LOOKS as INKS
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.view import View
from mazzo.games.kittens.words.sentences import card_name
from mazzo.games.kittens.words.table import place_of
from mazzo.terminal.drawing import cards
from mazzo.terminal.drawing.board import Drawing
from mazzo.terminal.drawing.ink import Space, beside, chip, lines_of, rows
from mazzo.text.locales import Words

LOOKS = {card: (sign, colors) for (card, colors), sign in zip(INKS.items(), "✸✚✘»↷♥↻◉◗◒◖▼≋", strict=True)}
"""Each card's sign and colours."""

SIXTEEN = (
    *("black", "green", "red", "bright_red", "blue", "magenta", "cyan", "bright_magenta"),
    *("bright_yellow", "bright_green", "white", "bright_white", "bright_cyan"),
)
FEW = {paper: name for (_, (paper, _)), name in zip(LOOKS.values(), SIXTEEN, strict=True)}

FULL_LINES, MOST_LINES = 3, 6  # of a seat: hand, count and known cards; and with cards drawn large
FAN_LINES = 5  # of a seat whose hand is a fan
PILE_SIZE, PILE_LINES = (18, 5), 7
BACK = "▮"
SHOWN_DISCARDS = 6


def columns(seats: int) -> int:
    return seats if seats <= 4 else 3 if seats <= 6 else 5


def lines(seats: int, room: int) -> int:
    return max(2, min(MOST_LINES, room // -(-seats // columns(seats)) - 2))


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
    count, chips = view.hands[seat], [small(card, count) for card, count in known(view, seat)]
    if room.lines < FULL_LINES:
        return rows([Text.assemble((f"{BACK}{count} ", "bold")), *chips], width, "")
    if room.lines >= FAN_LINES:
        chips = [named(t, card, count) for card, count in known(view, seat)]
    hand = (
        cards.fan(count, width)
        if room.lines >= FAN_LINES
        else Text(BACK * min(count, cards.MOST_BACKS, width), style="bold")
    )
    return lines_of([hand, Text(t("kittens-holds", count=count), style="dim"), rows(chips, width)])


def known(view: View, seat: Seat) -> list[tuple[Card, int]]:
    """Cards that another player certainly holds."""
    memory = view.memory.hands.get(seat)
    return counted(memory.holds) if memory else []


def small(card: Card, count: int) -> Text:
    sign, colors = LOOKS[card]
    return chip(sign, f"{count}" if count > 1 else "", colors)


def named(t: Words, card: Card, count: int = 1) -> Text:
    return look(t, card, count).chip()


def counted(held: Iterable[Card]) -> list[tuple[Card, int]]:
    counts = Counter(held)
    return [(card, counts[card]) for card in Card if counts[card]]


def middle(t: Words, view: View, room: Space) -> Text:
    if room.lines >= PILE_LINES:
        return tall_middle(t, view, room)
    bar = BACK * -(-min(view.pile, 24) // 3)
    pile = Text.assemble((t("kittens-pile"), "bold"), "  ", bar, " " if bar else "", pile_facts(t, view))
    title = t("kittens-discard")
    gone = Text.assemble((title, "bold"), "  ", discards(t, view, room.width - len(title) - 2))
    return lines_of([pile, gone, remembered(t, view)])


def pile_facts(t: Words, view: View) -> Text:
    """The number of cards in the Draw Pile, and of kittens."""
    return Text.assemble(
        (t("kittens-pile-count", count=view.pile), "dim"),
        "  ",
        small(Card.KITTEN, 1),
        (f" {t('kittens-kittens-left', count=view.kittens)}", "dim"),
    )


def discards(t: Words, view: View, width: int) -> Text:
    """The last discarded cards, the newest first and by name."""
    gone = [named(t, card) for card in view.discard[-1:]]
    gone += [small(card, 1) for card in reversed(view.discard[-SHOWN_DISCARDS:-1])]
    return rows(gone, width) if gone else Text(t("kittens-discard-empty"), style="dim italic")


def tall_middle(t: Words, view: View, room: Space) -> Text:
    """The piles as cards, side by side."""
    width, lines = PILE_SIZE
    back = lines_of([Text("▒" * width if view.pile else " " * width) for _ in range(lines)])
    top = [look(t, card).large(PILE_SIZE) for card in view.discard[-1:]]
    below = [small(card, 1) for card in reversed(view.discard[-SHOWN_DISCARDS:-1])]
    half = room.width // 2
    drawn = beside([back, pile_facts(t, view)], "  ")
    gone = beside([*map(lines_of, top), rows(below, half)], "  ") if top else discards(t, view, half)
    titles = [Text(t(title), style="bold") for title in ("kittens-pile", "kittens-discard")]
    piles = [lines_of([titles[0], drawn]), lines_of([titles[1], gone])]
    return lines_of([beside(piles, "", half), remembered(t, view)])


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
    return cards.hand([look(t, card, count, word=card) for card, count in counted(view.hand)], room)


def look(t: Words, card: Card, count: int = 1, word: str = "") -> cards.DrawnCard:
    sign, colors = LOOKS[card]
    return cards.DrawnCard(sign, card_name(t, card), colors, count, word)


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
