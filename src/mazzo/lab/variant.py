"""The games of a study as plain data, which can be sent to another machine."""

import json
from dataclasses import dataclass, field
from typing import Any

from mazzo.core.errors import cut
from mazzo.games import get


@dataclass(frozen=True)
class Variant:
    """One game with one set of rules, a number of seats, and a bot for each seat."""

    game: str
    edition: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)  # the options that differ from the printed edition

    def check(self) -> "Variant":
        """Refuse a variant that cannot be played."""
        get(self.game).start(self.seats, self.edition, seed="check", **self.options)
        return self

    @property
    def rules(self) -> str:
        """The edition and the options, for people."""
        return ", ".join([f"edition {self.edition}", *(written(*option) for option in self.options.items())])

    def __str__(self) -> str:
        """The variant on one line. This text is part of the seed."""
        plain = [self.game, self.edition, self.seats, self.bots, sorted(self.options.items())]
        return json.dumps(plain, default=str)


def written(option: str, value: object) -> str:
    """An option as it is set on the command line."""
    return cut(f"{option}={value if isinstance(value, str) else json.dumps(value, default=str)}", 40)
