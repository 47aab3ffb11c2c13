"""How a sentence names the players; to its reader it says "you"."""

from collections.abc import Iterable, Sequence

from mazzo.core.rules import Seat


class Who:
    def __init__(self, names: Sequence[str], me: Seat | None = None) -> None:
        self.names = tuple(names)
        self.me = me

    def __call__(self, seat: Seat) -> str:
        """At the beginning of a sentence: You, or Leo."""
        return "You" if seat == self.me else self.names[seat]

    def whom(self, seat: Seat) -> str:
        """Elsewhere: you, or Leo."""
        return "you" if seat == self.me else self.names[seat]

    def whose(self, seat: Seat) -> str:
        """your, or Leo's."""
        return "your" if seat == self.me else f"{self.names[seat]}'s"

    def does(self, seat: Seat, you: str, they: str) -> str:
        """At the beginning of a sentence, with a verb: You win, or Leo wins."""
        return f"{self(seat)} {you if seat == self.me else they}"

    def wins(self, seat: Seat) -> str:
        """The end of a sentence: you win, or Leo wins."""
        return "you win." if seat == self.me else f"{self.names[seat]} wins."

    def all(self, seats: Iterable[Seat]) -> str:
        """At the beginning of a sentence: You, Leo and Ada."""
        first, *others = [self(seat) for seat in sorted(seats, key=lambda seat: seat != self.me)]
        return ", ".join([first, *others[:-1]]) + (f" and {others[-1]}" if others else "")


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def plural(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
