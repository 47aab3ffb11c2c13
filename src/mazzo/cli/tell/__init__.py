"""What happened, in sentences. Each game has a file with its own."""

from collections.abc import Callable, Sequence
from typing import Any

from mazzo.cli.tell import kittens, mantis
from mazzo.cli.who import Who

TELL: dict[str, Callable[[Sequence[Any], Who], list[str]]] = {"mantis": mantis.tell, "kittens": kittens.tell}
"""By game: the sentences for a run of events, given as their reader saw them."""
