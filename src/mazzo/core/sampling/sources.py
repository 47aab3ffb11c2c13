"""Find the parts of a view that show the parts of a state, from samples of random games."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from mazzo.core.sampling.trees import ABSENT, EACH, Path, Sample, at, is_of_seats, items


class Sight(NamedTuple):
    """A place of a view, and how to read it: its value, its length, or whether it exists."""

    path: Path
    read: Callable[[Any], Any]

    def of(self, view: Any, seat: int) -> Any:
        return self.read(at(view, self.path, seat))


class Constant(NamedTuple):
    """A value that is the same in every game."""

    value: Any

    def of(self, _view: Any, _seat: int) -> Any:
        return self.value


Source: TypeAlias = Sight | Constant


class Hidden(NamedTuple):
    """A place that a view does not show completely: cards, one card, or something else."""

    path: Path
    is_list: bool
    is_cards: bool
    own: Sight | None  # the place of the view with the viewer's own value
    known: tuple[Sight, ...]  # the places of the view with cards that the viewer knows
    size: Source | None  # how many cards lie there; None if no view shows it
    is_sorted: bool


def same(value: Any) -> Any:
    return value


def by_seat(value: Any) -> Any:
    """The items of a list by seat, without empty ones."""
    return {seat: inner for seat, inner in enumerate(value) if inner is not None} if isinstance(value, list) else ABSENT


def size_of(value: Any) -> Any:
    return len(value) if isinstance(value, list | tuple) else value


def is_there(value: Any) -> Any:
    return int(bool(value)) if value is not ABSENT else 0


def is_missing(value: Any) -> Any:
    return 1 - is_there(value)


def pairs(samples: Sequence[Sample], path: Path) -> Iterator[tuple[Sample, int]]:
    """Each sample with each seat that a path leads to."""
    for sample in samples:
        for seat in range(sample.seats) if EACH in path else (0,):
            yield sample, seat


def first_fit(samples: Sequence[tuple[Sample, int]], path: Path, seen: Sequence[Path]) -> Sight | None:
    """The place of a view that equals this place of the state in all samples, preferably one with the same name."""

    def fits(sight: Sight) -> bool:
        return all(at(sample.state, path, seat) == sight.of(sample.view, seat) for sample, seat in samples)

    sights = (Sight(other, read) for other in ordered(path, seen) for read in (same, by_seat))
    return next(filter(fits, sights), None)


def ordered(path: Path, seen: Sequence[Path]) -> list[Path]:
    """The places of a view that may show this place, those with the same name first."""
    fitting = [other for other in seen if EACH in path or EACH not in other]
    return sorted(fitting, key=lambda other: (other != path, other[-1] != path[-1], (EACH in other) != (EACH in path)))


def hidden(samples: Sequence[Sample], path: Path, seen: Sequence[Path]) -> Hidden:
    """What a view shows of a place that it does not show completely."""
    values = [at(sample.state, path, seat) for sample, seat in pairs(samples, path)]
    is_list = all(isinstance(value, list | tuple) for value in values)
    return Hidden(
        path,
        is_list,
        is_list or not any(is_no_card(value) for value in values),
        first_fit([(sample, sample.seat) for sample in samples], path, seen) if EACH in path else None,
        known_parts(samples, path, seen),
        size(samples, path, seen),
        is_list and all(map(is_sorted, values)),
    )


def known_parts(samples: Sequence[Sample], path: Path, seen: Sequence[Path]) -> tuple[Sight, ...]:
    """The places of a view that show some cards of this place, and never others."""
    found = []
    for other in (each for each in seen if (EACH in each) == (EACH in path)):
        both = [(at(sample.view, other, seat), at(sample.state, path, seat)) for sample, seat in pairs(samples, path)]
        if all(is_part(*each) for each in both) and any(shown and shown is not ABSENT for shown, _ in both):
            found.append(Sight(other, same))
    return tuple(found)


def is_part(shown: Any, there: Any) -> bool:
    """Whether all shown cards are in the place; true if none are shown."""
    if isinstance(shown, list) and isinstance(there, list):
        return Counter(items(shown)) <= Counter(items(there))
    return shown in (None, ABSENT) or (shown == there and type(shown) is type(there))


def size(samples: Sequence[Sample], path: Path, seen: Sequence[Path]) -> Source | None:
    """The source of the number of cards in a place: a constant, or a place of the view."""
    counted = [(sample, seat, count(at(sample.state, path, seat))) for sample, seat in pairs(samples, path)]
    sizes = {each for _, _, each in counted}
    if len(sizes) == 1:
        return Constant(sizes.pop())
    for other in ordered(path, seen):
        for read in (size_of, is_there, is_missing):
            sight = Sight(other, read)
            if all(sight.of(sample.view, seat) == number for sample, seat, number in counted):
                return sight
    return two_seats(samples, path, seen)


def two_seats(samples: Sequence[Sample], path: Path, seen: Sequence[Path]) -> Source | None:
    """With two seats, the place of a view that counts only the opponent's cards."""
    if EACH not in path or samples[0].seats != 2:
        return None
    for other in (each for each in seen if EACH not in each):
        sight = Sight(other, size_of)
        if all(sight.of(sample.view, 0) == count(at(sample.state, path, 1 - sample.seat)) for sample in samples):
            return sight
    return None


def is_no_card(value: Any) -> bool:
    """Whether it is neither a card nor None."""
    of_seats = isinstance(value, dict) and not all(isinstance(key, str) for key in value)
    return isinstance(value, list | tuple | bool) or value is ABSENT or value == {} or of_seats


def count(value: Any) -> int:
    return len(value) if isinstance(value, list | tuple) else int(value is not None)


def is_sorted(value: Any) -> bool:
    try:
        return list(value) == sorted(value)
    except TypeError:
        return False


def is_seats(samples: Sequence[Sample], path: Path) -> bool:
    return EACH not in path and all(is_of_seats(at(sample.state, path, 0), sample.seats) for sample in samples)
