"""The games of a host, as the pages need them, and what packages add for browsers: boards, pictures, rules, lessons."""

import logging
from functools import cache

from msgspec import to_builtins

from mazzo import bots
from mazzo.coach.lessons import lessons, write
from mazzo.core.edition import offered
from mazzo.core.layout import Layout, heap
from mazzo.games import GAMES, AnyGame, kit
from mazzo.games.plain.picture import cover, fault_of
from mazzo.protocol.answers import EditionInfo, GameInfo
from mazzo.text import rules_page
from mazzo.text.locales import LANGUAGES, words
from mazzo.text.markdown import html

log = logging.getLogger(__name__)

PACKAGE_FILES = "/packages"


def info(game: AnyGame) -> GameInfo:
    editions = tuple(
        EditionInfo(name, edition.fewest_seats, edition.most_seats, offered(edition))
        for name, edition in game.editions.items()
    )
    return GameInfo(
        name=game.name,
        title=game.title,
        editions=editions,
        has_reactions=game.has_reactions,
        own_bots=tuple(bots.OWN[game.name]),
        words={} if kit(game.name).is_in_pages else dict(kit(game.name).all_messages),
        seat_fields=game.seat_fields,
        layout=layout_of(game.name),
        board=board_of(game.name),
        picture=picture_of(game.name),
        rules=rules_of(game.name),
        lessons=lessons_of(game.name),
    )


def guests() -> list[str]:
    """The games whose parts are not in the pages."""
    return [name for name in GAMES if not kit(name).is_in_pages]


def board_of(name: str) -> str:
    """The address of a game's own board; empty if it has none."""
    folder = kit(name).pages
    return f"{PACKAGE_FILES}/{name}/board.js" if folder and (folder / "board.js").is_file() else ""


def picture_of(name: str) -> str:
    """The address of a game's picture."""
    return "" if kit(name).is_in_pages else f"{PACKAGE_FILES}/{name}.svg"


def rules_of(name: str) -> dict[str, str]:
    """The addresses of a game's rules page, by language."""
    return {} if kit(name).is_in_pages else {each: f"{PACKAGE_FILES}/{name}-rules-{each}.html" for each in LANGUAGES}


def lessons_of(name: str) -> str:
    """The address of a game's lessons; empty if it has none that can be played."""
    return "" if kit(name).is_in_pages or not written_lessons(name) else f"{PACKAGE_FILES}/{name}-lessons.json"


@cache
def layout_of(name: str) -> Layout | None:
    """The layout of a game's cards; None if the pages have a board for it."""
    return None if kit(name).is_in_pages else kit(name).game.board_layout


@cache
def written_lessons(name: str) -> bytes:
    """The lessons of a game as the page reads them; empty if there are none, or if one fails."""
    try:
        found = lessons(name)
        return write(name, found) if found else b""
    except Exception as error:  # a package may raise anything
        log.warning("the lessons of %s cannot be used (for details: mazzo check %s): %s", name, name, error)
        return b""


@cache
def picture(name: str) -> str:
    """The picture of a game: its own, or one made from its cards."""
    if file := kit(name).picture:
        try:
            found = file.read_text(encoding="utf-8")
            fault = fault_of(found)
        except (OSError, ValueError) as error:
            found, fault = "", str(error)
        if not fault:
            return found
        log.warning("the picture of %s cannot be used: %s; generating one from its cards", name, fault)
    layout = layout_of(name) or Layout()
    return cover(layout, some_cards(name, layout))


def some_cards(name: str, layout: Layout) -> list[object]:
    """The cards that the first seat holds in some game, and those on the table. Dice are not cards."""
    game = kit(name).game
    edition = next(iter(game.editions.values()))
    view = to_builtins(game.start(edition.fewest_seats, edition.name, seed="picture").view(0))
    heaps = [heap(zone, view, 0) for zone in layout.seat_zones if zone.shape != "dice"]
    heaps += [heap(zone, view) for zone in layout.table_zones if zone.shape != "dice"]
    return [card for each in heaps for card in each.cards if card is not None]


def rules_html(name: str, language: str) -> bytes:
    return html(rules_page(words(language), name)).encode()
