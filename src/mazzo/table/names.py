"""The names of people and bots."""

from collections.abc import Iterable
from itertools import chain, count
from unicodedata import category, normalize

from mazzo.table.reasons import refuse

LONGEST_NAME = 24
SOMEBODY = "somebody"
"""The name of a person whose data was deleted. Only this name can occur several times at a table."""
MOST_MARKS = 3  # combining marks on one letter; more would cover the lines around it

BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")  # Unicode calls them letters, but they are invisible

BOT_NAMES = ("Pistol", "Bubbles", "Clack", "Coral", "Nimbus", "Pepper", "Biscuit", "Comet", "Mochi", "Waffle", "Ziggy")


def check_name(name: str) -> str:
    """The name with single spaces; refused if others could not read it."""
    name = normalize("NFC", " ".join(name.split()))
    if not (1 <= len(name) <= LONGEST_NAME and name.isprintable() and is_legible(name)):
        raise refuse("name", most=LONGEST_NAME)
    return name


def is_legible(name: str) -> bool:
    """Whether the name is visible, and no letter has too many combining marks."""
    marks = 0
    for letter in name:
        marks = marks + 1 if is_mark(letter) else 0
        if marks > MOST_MARKS or letter in BLANKS:
            return False
    return any(letter != " " and not is_mark(letter) for letter in name)


def is_mark(letter: str) -> bool:
    return category(letter) in ("Mn", "Me")


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number added if it is taken."""
    others = {*taken} - {SOMEBODY}
    numbered = (f"{name[: LONGEST_NAME - 4]} {number}" for number in count(2))
    return next(free for free in chain((name,), numbered) if free not in others)
