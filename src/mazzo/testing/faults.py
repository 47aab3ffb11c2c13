"""Faults in the rules of a game, described for their author."""

from collections.abc import Iterator

import msgspec

from mazzo.testing.advice import ADVICE


class Fault(AssertionError):
    """A broken promise, with the finding, the game in which it occurred, and advice."""

    def __init__(self, promise: str, instead: str, write: str = "") -> None:
        super().__init__(promise, instead)
        self.promise = promise
        self.instead = instead
        self.where = ""
        self.write = write  # if it is not in ADVICE
        self.moves = 0  # until the fault

    def __str__(self) -> str:
        lines = {
            "promised": self.promise,
            "found": self.instead,
            "in": self.where,
            "write": self.write or ADVICE.get(self.promise),
        }
        return "\n".join(f"{name + ':':<9} {text}" for name, text in lines.items() if text)


class Leak(Fault):
    """Something that reached a viewer revealed a hidden fact."""


def expect(holds: object, promise: str, instead: str) -> None:
    """Refuse rules that do not keep a promise."""
    if not holds:
        raise Fault(promise, instead)


def difference(here: str, there: str) -> str:
    """The first difference of two JSON texts; the texts themselves if only their order differs."""
    try:
        found = next(differences("", msgspec.json.decode(here), msgspec.json.decode(there)), None)
    except msgspec.DecodeError:
        found = None
    return found or f"{here} in one game, {there} in the other"


def differences(path: str, here: object, there: object) -> Iterator[str]:
    if isinstance(here, dict) and isinstance(there, dict) and here.keys() == there.keys():
        for key, value in here.items():
            yield from differences(f"{path}.{key}" if path else str(key), value, there[key])
    elif isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        for place, (one, other) in enumerate(zip(here, there, strict=True)):
            yield from differences(f"{path}[{place}]", one, other)
    elif here != there:
        shown = (msgspec.json.encode(value).decode() for value in (here, there))
        yield f"{path or 'it'} is {next(shown)} in one game, {next(shown)} in the other"
