"""The cards of Mantis: one colour on the front, three on the back (docs/rules/mantis.md, 1)."""

from enum import StrEnum
from functools import cache, lru_cache
from itertools import combinations

from msgspec import Struct
from msgspec.structs import force_setattr, replace

from mazzo.core.errors import Refused, listing, shorten


class Color(StrEnum):
    RED = "red"
    ORANGE = "orange"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    PURPLE = "purple"
    PINK = "pink"


COLORS = tuple(Color)


class Icon(StrEnum):
    """A special ability, triggered by a successful steal with its card (rule 7)."""

    AGAIN = "again"
    RAID = "raid"
    BANK = "bank"


AGAIN, RAID, BANK = Icon
"""Names for the icons that the rules look for: much faster than a member of an Enum."""


class Card(Struct, frozen=True, cache_hash=True, gc=False):
    front: Color
    back: tuple[Color, Color, Color]
    icon: Icon | None = None

    def __post_init__(self) -> None:
        if self.front not in self.back or len(set(self.back)) != len(self.back):
            raise Refused(f"{self} is not a card: its back shows three different colours, one of them its front's")
        in_order = tuple(sorted(self.back, key=COLORS.index))  # so that their order reveals nothing
        force_setattr(self, "back", in_order)

    @property
    def face(self) -> "Face":
        return face_of(self)

    def __str__(self) -> str:
        """Its notation: "g/ryg", or "g/ryg+raid" with an icon."""
        return written(self)

    def __repr__(self) -> str:
        return f"<Card {written(self)}>"


@cache  # all tables of a server share the same cards
def without_icon(card: Card) -> Card:
    return replace(card, icon=None)


@cache  # a server makes many views, and each names every card turned over
def written(card: Card) -> str:
    back = "".join(LETTERS[color] for color in card.back)
    return f"{LETTERS[card.front]}/{back}" + (f"+{card.icon}" if card.icon else "")


class Face(Struct, frozen=True, cache_hash=True, gc=False):
    """The visible part of a card dealt face up: everything but its back."""

    front: Color
    icon: Icon | None = None

    def __str__(self) -> str:
        return written_face(self)

    def __repr__(self) -> str:
        return f"<Face {written_face(self)}>"


@cache
def face_of(card: Card) -> Face:
    return Face(card.front, card.icon)


@cache
def written_face(face: Face) -> str:
    return LETTERS[face.front] + (f"+{face.icon}" if face.icon else "")


LETTERS = {color: letter for color, letter in zip(COLORS, "roygbpk", strict=True)}  # noqa: C416 (mypy)
BY_LETTER = {letter: color for color, letter in LETTERS.items()}


@lru_cache(maxsize=1024)  # scripted luck names the same cards again and again
def read_card(text: str) -> Card:
    sides, icon = text.partition("+")[0], read_icon(text)
    if len(sides) != len("g/ryg") or sides[1] != "/":
        raise Refused(
            f"{shorten(text)} is not a card; a card is written 'g/ryg': its front, then the colours of its back"
        )
    first, second, third = read_colors(sides[2:])
    return Card(read_color(sides[0]), (first, second, third), icon)


def read_face(text: str) -> Face:
    return Face(read_color(text.partition("+")[0]), read_icon(text))


def read_color(letter: str) -> Color:
    if letter not in BY_LETTER:
        known = (f"{letter} ({color})" for letter, color in BY_LETTER.items())
        raise Refused(f"there is no colour {shorten(letter)}; the colours are {listing(known)}")
    return BY_LETTER[letter]


def read_colors(letters: str) -> tuple[Color, ...]:
    return tuple(map(read_color, letters))


def read_icon(text: str) -> Icon | None:
    _, plus, icon = text.partition("+")
    if not plus:
        return None
    if icon not in tuple(Icon):
        raise Refused(f"there is no icon {shorten(icon)}; the icons are {listing(Icon)}")
    return Icon(icon)


def complete_deck() -> tuple[Card, ...]:
    """Every set of three colours as a back, once with each of them on the front: 105 cards (rule 1.2)."""
    return tuple(Card(front, back) for back in combinations(COLORS, 3) for front in back)


def with_icons(deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """Seven backs carry an icon: the lines of the Fano plane over the seven colours (rule 7.5)."""
    icons = {
        frozenset((COLORS[i], COLORS[(i + 1) % 7], COLORS[(i + 3) % 7])): list(Icon)[i % 3] for i in range(len(COLORS))
    }
    return tuple(replace(card, icon=icons.get(frozenset(card.back))) for card in deck)
