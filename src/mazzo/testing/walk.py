"""Random games to test the promises on. A fault is reported with the shortest game that shows it."""

import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from mazzo.bots.rollouts.search import QuickChance
from mazzo.core.errors import Refused, listing
from mazzo.core.notation import write_moves
from mazzo.core.rules import Seat
from mazzo.core.secrets import Viewer
from mazzo.games import AnyGame, AnyPlay
from mazzo.testing.faults import Fault
from mazzo.testing.lookalikes import Lookalikes, encoded
from mazzo.testing.promises import AT_EVERY_STATE, AT_THE_END, Now, Promise, says
from mazzo.testing.settings import Setting, playing

T = TypeVar("T")

MORE_TRIES = 60
"""How many more games are tried to find a shorter one with the same fault."""

SHOWN_MOVES = 12
MAZZO = Path(__file__).parents[1]


def walk(setting: Setting, seed: str | int = 0) -> AnyPlay:
    """Play a random game and test every promise at every state. Returns the finished game."""
    moves: Sequence[tuple[Seat, object]] = ()
    now: Now
    try:
        for now in moments(setting, seed):
            moves = now.play.moves
            for promise in (*AT_EVERY_STATE, *(AT_THE_END if now.play.over else ())):
                ask(promise, now)
    except Fault as fault:
        raise found(fault, setting, write_moves(moves)) from fault.__cause__
    except Exception as error:  # rules may raise anything
        raise found(failed(error), setting, write_moves(moves)) from error
    return now.play


def moments(setting: Setting, seed: str | int) -> Iterator[Now]:
    chance, dealt = QuickChance(f"{setting} {seed} tries"), setting.start(seed).state
    encoding, out, happened = encoded(setting.game, dealt), set[int](), 0
    for play in playing(setting, seed):
        yield Now(setting, play, chance, dealt, encoding, out, play.events[happened:])
        happened = len(play.events)


def ask(promise: Promise, now: Now) -> None:
    try:
        promise(now)
    except Fault as fault:
        fault.promise = fault.promise or says(promise)
        raise
    except Exception as error:  # rules may raise anything
        broken = failed(error)
        broken.promise = says(promise)
        raise broken from error


def watch(setting: Setting, viewer: Viewer, seed: str | int = 0, game: AnyGame | None = None) -> Lookalikes:
    """Play a random game beside its lookalikes, as seen by one viewer."""
    start = setting.start(f"{viewer} {seed}").state
    lookalikes = Lookalikes(game or setting.game, start, viewer, f"{setting} {viewer} {seed}")
    try:
        lookalikes.play_to_the_end()
    except Fault as fault:
        raise found(fault, setting, lookalikes.moves) from None
    except Exception as error:  # rules may raise anything
        raise found(failed(error), setting, lookalikes.moves) from error
    return lookalikes


def failed(error: Exception) -> Fault:
    """A fault for an exception in the rules, with its line."""
    if isinstance(error, Refused):
        return Fault("the rules play their own legal actions", f"they refused: {error}")
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not Path(frame.filename).is_relative_to(MAZZO)]
    at = (own or frames)[-1]  # the author's line, also where it called Mazzo wrongly
    place = f"{Path(at.filename).name}, line {at.lineno}: {at.line}"
    return Fault("the rules do not fail", f"{type(error).__name__}: {error} ({place})")


def found(fault: Fault, setting: Setting, moves: Sequence[str]) -> Fault:
    """The fault, with the game and the moves."""
    fault.moves = len(moves)
    later = f"{len(moves) - SHOWN_MOVES} moves and " if len(moves) > SHOWN_MOVES else ""
    played = f"after {later}{listing(moves[-SHOWN_MOVES:])}" if moves else "right after the deal"
    options = "".join(f", {name}={value}" for name, value in setting.options)
    fault.where = f"{setting.seats} seats, edition {setting.edition}{options}, {played}"
    return fault


def shortest(fault: Fault, tries: Iterable[Callable[[], T]]) -> Fault:
    """The same fault after as few moves as possible."""
    for again in tries:
        try:
            again()
        except Fault as other:
            if type(other) is type(fault) and other.promise == fault.promise and other.moves < fault.moves:
                fault = other
    return fault
