"""What can be chosen, step by step: actions that begin alike stand together until their step comes."""

from collections.abc import Sequence
from typing import Any, NamedTuple

AT_ONCE = {"steal": 2, "pair": 2, "three": 2}
"""Of which actions a step names so many words; of all others it names one."""

MNEMONICS: dict[tuple[str, ...], str] = {("draw",): "d", ("nope",): "n", ("pass",): "p", ("score",): "s"}
DIGITS = "1234567890"


class Choice(NamedTuple):
    """A line to choose: an action, or several that a further step takes apart."""

    said: tuple[str, ...]
    actions: tuple[Any, ...]
    key: str  # empty when no key is left

    @property
    def action(self) -> Any | None:
        return self.actions[0] if len(self.actions) == 1 else None


def choices(legal: Sequence[Any], said: tuple[str, ...] = ()) -> list[Choice]:
    """What there is to choose after these words; a step with one answer is taken by itself."""
    groups: dict[tuple[str, ...], list[Any]] = {}
    for action in legal:
        words = tuple(str(action).split())
        if words[: len(said)] == said:
            groups.setdefault(words[: depth(words, said)], []).append(action)
    if len(groups) == 1 and len(next(iter(groups.values()))) > 1:
        return choices(legal, next(iter(groups)))
    digits = iter(DIGITS)
    return [
        Choice(begin, tuple(actions), MNEMONICS.get(begin) or next(digits, "")) for begin, actions in groups.items()
    ]


def depth(words: tuple[str, ...], said: tuple[str, ...]) -> int:
    return len(said) + 1 if said else AT_ONCE.get(words[0], 1)


def target_of(choice: Choice) -> int | None:
    """The seat that a choice is about, if it is about one."""
    targets = {getattr(action, "target", None) for action in choice.actions}
    if len(targets) == 1 and choice.said[0] in ("steal", "raid", "favor", "pair", "three"):
        return targets.pop()
    return None
