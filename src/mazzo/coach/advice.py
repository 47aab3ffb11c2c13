"""The coach's advice for a choice, as numbers and facts. The sentences are in locales/*/coach.ftl."""

from msgspec import Struct


class Estimate(Struct, frozen=True):
    """A chance with its typical error, which is 0 only if it is exact."""

    value: float
    error: float


class Note(Struct, frozen=True):
    """A message `coach-CODE` and its facts. Seats are numbers here."""

    code: str
    facts: dict[str, float | str] = {}


class Outcome(Struct, frozen=True):
    """A possible outcome of a choice: its probability as `ways` out of `of`, and the number of cards it brings."""

    note: Note
    ways: int
    of: int
    cards: int


class Option(Struct, frozen=True):
    action: str  # in notation
    win: Estimate
    loss: float  # of win chance, compared with the best option
    loss_error: float  # its typical error: less than that of each chance, since all were tried in the same samples
    note: Note  # the reason
    outcomes: tuple[Outcome, ...] = ()
    cards: float | None = None  # the expected number of cards


class Danger(Struct, frozen=True):
    """The chance that the next card is dangerous, with bounds over all possible choices of the others.

    It is exact if the bounds are equal.
    """

    value: float
    low: float
    high: float
    read: float | None = None  # an estimate from the others' actions, if it differs


class Advice(Struct, frozen=True):
    game: str
    seat: int
    options: tuple[Option, ...]  # the best first
    danger: Danger | None = None
    wins: tuple[Estimate, ...] = ()  # every player's chance to win, if the seat chooses the best option
    known: tuple[Note, ...] = ()  # the seat's certain knowledge of hidden cards


def ranked(options: list[Option]) -> tuple[Option, ...]:
    return tuple(sorted(options, key=lambda option: option.loss))
