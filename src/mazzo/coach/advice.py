"""What the coach says to a seat that has to choose: numbers and facts. The sentences are in locales/*/coach.ftl."""

from msgspec import Struct


class Estimate(Struct, frozen=True):
    """A chance, and how far it is typically from the truth: 0 only where it is exact."""

    value: float
    error: float


class Note(Struct, frozen=True):
    """Something to say: `coach-CODE` is the sentence, and these are its facts. Seats are numbers here."""

    code: str
    facts: dict[str, float | str] = {}


class Outcome(Struct, frozen=True):
    """What a choice may lead to: in how many of all ways, and how many cards it brings."""

    note: Note
    ways: int
    of: int
    cards: int


class Option(Struct, frozen=True):
    action: str  # in notation
    win: Estimate
    loss: float  # of win chance, against the best option
    loss_error: float  # how far that is typically off: less than each chance, since all were tried in the same worlds
    note: Note  # the reason
    outcomes: tuple[Outcome, ...] = ()
    cards: float | None = None  # to be expected


class Danger(Struct, frozen=True):
    """The chance that the next card is dangerous; between the bounds whatever others did, and exact where they meet."""

    value: float
    low: float
    high: float
    read: float | None = None  # a guess from what the others did, where that says something else


class Advice(Struct, frozen=True):
    game: str
    seat: int
    options: tuple[Option, ...]  # the best first
    danger: Danger | None = None
    wins: tuple[Estimate, ...] = ()  # everybody's chance to win, if the seat chooses the best option
    known: tuple[Note, ...] = ()  # what the seat certainly knows besides what lies open


def ranked(options: list[Option]) -> tuple[Option, ...]:
    return tuple(sorted(options, key=lambda option: option.loss))
