"""Choices in a short list: those that begin alike stand together until they are asked for."""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar, get_args, get_origin

from msgspec.structs import fields

A = TypeVar("A")

LONGEST_MENU = 12


class Item(NamedTuple):
    """A line of a menu: one action in notation, or several under a pattern such as "three tacocat 1 NAMED"."""

    text: str
    actions: list[Any]


def menu(actions: Sequence[Any], limit: int = LONGEST_MENU) -> list[Item]:
    """The actions in at most `limit` lines; in one, when even the word after those they share has more answers.

    Those that begin alike are taken apart by as many words more as there is room for.
    """
    parts = split(actions)
    if len(parts) > limit:
        return [Item(pattern(actions), list(actions))]
    groups = [[part] for part in parts]
    for group in sorted(groups, key=lambda group: len(group[0])):
        while len(finer := [part for whole in group for part in split(whole)]) > len(group):
            if sum(map(len, groups)) - len(group) + len(finer) > limit:
                break
            group[:] = finer
    return [Item(pattern(part), part) for group in groups for part in group]


def labels(items: Sequence[Item]) -> list[str]:
    """How the items are numbered: from 1, unless they differ in a number of their own."""
    own = {item.text.split()[-1] for item in items if len(item.actions) == 1}
    starts = {tuple(item.text.split()[:-1]) for item in items}
    if len(own) == len(items) and len(starts) == 1 and () not in starts and all(map(str.isdecimal, own)):
        return [item.text.split()[-1] for item in items]
    return [str(number) for number in range(1, len(items) + 1)]


def split(group: Sequence[A]) -> list[list[A]]:
    """A group by the first word in which its actions differ."""
    at = len(shared(group))
    parts: dict[tuple[str, ...], list[A]] = {}
    for action in group:
        parts.setdefault(words(action)[: at + 1], []).append(action)
    return list(parts.values())


def shared(group: Sequence[Any]) -> tuple[str, ...]:
    """The words with which all actions of a group begin."""
    first, last = min(map(words, group)), max(map(words, group))
    same = 0
    while same < min(len(first), len(last)) and first[same] == last[same]:
        same += 1
    return first[:same]


def pattern(group: Sequence[Any]) -> str:
    """What a group shares, then the names of what is left to say."""
    begin = shared(group)
    if len(group) == 1 or not begin:
        return " ".join(begin)
    names: list[str] = []
    for field in fields(group[0]):
        is_tuple = get_origin(field.type) is tuple
        names += (
            [field.name.removesuffix("s").upper()] * len(get_args(field.type)) if is_tuple else [field.name.upper()]
        )
    return " ".join([*begin, *names[len(begin) - 1 :]])


def words(action: object) -> tuple[str, ...]:
    return tuple(str(action).split())


def matching(actions: Sequence[A], said: Sequence[str]) -> list[A]:
    """The actions whose words begin with what was said, word by word; said in full they win over the others."""
    found = [action for action in actions if begins(words(action), said)]
    exact = [action for action in found if words(action) == tuple(said)]
    whole = [action for action in found if words(action)[: len(said)] == tuple(said)]
    return exact or whole or found


def begins(notation: Sequence[str], said: Sequence[str]) -> bool:
    return len(said) <= len(notation) and all(
        word == begin or (not begin.isdigit() and word.startswith(begin))
        for word, begin in zip(notation, said, strict=False)
    )
