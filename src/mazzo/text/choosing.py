"""Choosing an action step by step: actions whose notation begins alike share a line until a later step."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from mazzo.core.rules import Seat
from mazzo.text.game_text import GameText

DIGITS = "1234567890"
LONGEST = 12  # the most lines that can be read at a glance


class Choice(NamedTuple):
    """A line to choose: one action, or several among which a further step chooses."""

    said: tuple[str, ...]
    actions: tuple[Any, ...]
    key: str  # empty if no key is left

    @property
    def action(self) -> Any | None:
        return self.actions[0] if len(self.actions) == 1 else None

    @property
    def target(self) -> Seat | None:
        """The target of its actions, if all have the same one."""
        targets = {getattr(action, "target", None) for action in self.actions}
        return targets.pop() if len(targets) == 1 else None


def choices(game_text: GameText, legal: Sequence[Any], said: tuple[str, ...] = ()) -> list[Choice]:
    """The choices whose notation begins with these words. A step with only one choice is skipped."""
    groups = grouped(legal, said, game_text.at_once)
    if len(groups) > LONGEST:
        groups = grouped(legal, said, {})
    if len(groups) == 1 and len(next(iter(groups.values()))) > 1:
        return choices(game_text, legal, next(iter(groups)))
    digits = iter(DIGITS)
    return [
        Choice(begin, tuple(actions), game_text.keys.get(" ".join(begin)) or next(digits, ""))
        for begin, actions in groups.items()
    ]


def grouped(
    legal: Sequence[Any], said: tuple[str, ...], at_once: Mapping[str, int]
) -> dict[tuple[str, ...], list[Any]]:
    groups: dict[tuple[str, ...], list[Any]] = {}
    for action in legal:
        words = notation(action)
        if words[: len(said)] == said:
            depth = len(said) + 1 if said else at_once.get(words[0], 1)
            groups.setdefault(words[:depth], []).append(action)
    return groups


def numbers(offered: Sequence[Choice]) -> list[str]:
    """The labels of the lines in a step: 1, 2, 3, unless the actions end with numbers themselves."""
    own = [choice.said[-1] for choice in offered]
    alike = len({choice.said[:-1] for choice in offered}) == 1 and len(offered[0].said) > 1
    if alike and all(choice.action is not None for choice in offered) and all(map(str.isdecimal, own)):
        return own
    return [str(number) for number in range(1, len(offered) + 1)]


def meant(text: str, actions: Sequence[Any], names: Sequence[str], label: Callable[[Any], str]) -> list[Any]:
    """The actions that match a typed text, by notation (seats may be names) or by label."""
    words = text.casefold().split()
    seats = [seat_in(names, word) for word in words]
    for said in (words, seats):
        if found := matching(actions, [*shared(actions), *said]) or matching(actions, said):
            return found
    return [action for action in actions if in_order(words, label(action).casefold().split())]


def seat_in(names: Sequence[str], word: str) -> str:
    """The seat's number if a word is a player's name or its first letters; otherwise the word itself."""
    seats = [seat for seat, name in enumerate(names) if name.casefold().startswith(word)]
    return str(seats[0]) if len(seats) == 1 else word


def matching(actions: Sequence[Any], said: Sequence[str]) -> list[Any]:
    """The actions whose notation begins with these words, which may be abbreviated. More exact matches win."""
    found = [action for action in actions if begins(notation(action), said)]
    exact = [action for action in found if notation(action) == tuple(said)]
    whole = [action for action in found if notation(action)[: len(said)] == tuple(said)]
    return exact or whole or found


def begins(words: Sequence[str], said: Sequence[str]) -> bool:
    return len(said) <= len(words) and all(
        word == begin or (not begin.isdigit() and word.startswith(begin))
        for word, begin in zip(words, said, strict=False)
    )


def in_order(said: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each given word begins one of the others, in the same order."""
    rest = iter(words)
    return all(any(begins([word.lstrip("(„“«")], [each]) for word in rest) for each in said)


def shared(actions: Sequence[Any]) -> tuple[str, ...]:
    """The words of notation that all actions begin with."""
    first, last = min(map(notation, actions)), max(map(notation, actions))
    same = 0
    while same < min(len(first), len(last)) and first[same] == last[same]:
        same += 1
    return first[:same]


def notation(action: object) -> tuple[str, ...]:
    return tuple(str(action).split())
