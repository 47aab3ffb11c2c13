"""`mazzo replay`: look back at a game, move by move."""

import argparse
import json
from dataclasses import dataclass
from typing import Any

import msgspec

from mazzo.cli.arguments import Commands, add_command, add_json, checked
from mazzo.cli.console import Console, can_draw, is_interactive
from mazzo.cli.draw import DRAW
from mazzo.cli.files import read_record
from mazzo.cli.tell import TELL
from mazzo.cli.who import Who
from mazzo.core.errors import Refused
from mazzo.core.notation import read_number
from mazzo.core.record import Record
from mazzo.core.rules import Seat, check_seat
from mazzo.games import AnyGame, get

EXAMPLES = """  mazzo replay game.json                 step through it: Enter, b for back, a number, q
  mazzo replay game.json --seat 0        only what seat 0 saw
  mazzo replay game.json --moves         the moves in notation
  mazzo replay game.json --to 12 --json  the first twelve moves, for a program"""

HOW = "Enter: the next move. b: back. A number: to that move. q: leave."


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "replay",
        run,
        summary="look back at a game",
        description="Play a record again. In a terminal it goes on move by move; otherwise all is printed at once.\n"
        "Everybody's cards lie open, unless a seat is named.",
        examples=EXAMPLES,
    )
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument("--plain", action="store_true", help="plain lines, without drawing")
    parser.add_argument("--moves", action="store_true", help="print the moves in notation and nothing else")
    parser.add_argument("--to", metavar="N", type=checked(read_number), help="only the first N moves")
    parser.add_argument("--seat", metavar="SEAT", type=checked(read_number), help="show what this seat saw")
    add_json(parser)


@dataclass(frozen=True)
class Frame:
    """A move, what happened then, and the state it led to."""

    mover: Seat
    action: str | None  # none where the looker may not know it: what it gave away is in the events
    events: list[Any]
    state: Any


@dataclass(frozen=True)
class Film:
    """A record, played again; for the eyes of one seat, or with everything open."""

    game: AnyGame
    names: tuple[str, ...]
    seat: Seat | None
    frames: list[Frame]

    def view(self, frame: Frame) -> Any:
        return self.game.view(frame.state, self.seat)

    def caption(self, number: int) -> list[str]:
        """A move and what happened then."""
        frame = self.frames[number]
        if not number:
            return [f"{self.game.title}, edition {frame.state.edition.name}, {', '.join(self.names)}"]
        who = Who(self.names, self.seat)
        sentences = TELL[self.game.name](frame.events, who)
        action = f": {frame.action}" if frame.action else ""
        return [f"{number}. {who(frame.mover)}{action}", *(f"   {line}" for line in sentences)]

    def table(self, frame: Frame) -> list[str]:
        opened = [] if self.seat is not None else [self.game.view(frame.state, seat) for seat in range(len(self.names))]
        return DRAW[self.game.name].table(self.view(frame), Who(self.names, self.seat), opened)


def run(arguments: argparse.Namespace) -> int:
    if arguments.moves and arguments.seat is not None:
        raise Refused("--moves shows what no seat saw; leave out --seat")
    film = played(read_record(arguments.file), arguments.to, arguments.seat)
    if arguments.json:
        print(json.dumps(report(film)))
    elif arguments.moves:
        print("\n".join(f"{frame.mover} {frame.action}" for frame in film.frames[1:]))
    elif is_interactive() and arguments.file != "-" and is_drawn(arguments):
        from mazzo.cli.screen import look_back_on_screen

        return look_back_on_screen(read_record(arguments.file))
    elif is_interactive() and arguments.file != "-":
        step_through(film, Console(DRAW[film.game.name].PALETTE))
    else:
        show_all(film, Console(DRAW[film.game.name].PALETTE))
    return 0


def is_drawn(arguments: argparse.Namespace) -> bool:
    """Whether the whole of it can be drawn, and shall be."""
    from mazzo.terminal import is_there

    return can_draw() and is_there() and not arguments.plain and arguments.to is None and arguments.seat is None


def played(record: Record, to: int | None, seat: Seat | None) -> Film:
    """Play a record again and watch; the whole of it has to fit."""
    frames: list[Frame] = []
    for moment in record:
        mover, action = moment.move or (0, None)
        events = moment.events if seat is None else moment.seen(seat)
        frames.append(Frame(mover, str(action) if action and seat in (None, mover) else None, events, moment.state))
    if seat is not None:
        check_seat(frames[0].state, seat)
    return Film(get(record.game), record.seats, seat, frames[: None if to is None else to + 1])


def show_all(film: Film, console: Console) -> None:
    console.say(*film.caption(0), "", *film.table(film.frames[0]), "")
    for number, frame in enumerate(film.frames):
        caption = film.caption(number)
        if frame.action or len(caption) > 1:  # a seat looks back: others' moves without anything to tell are left out
            console.say(*caption)
    if len(film.frames) > 1:
        console.say("", *film.table(film.frames[-1]))


def step_through(film: Film, console: Console) -> None:
    last = len(film.frames) - 1
    console.say(HOW)
    number = 0
    while True:
        console.say("", *film.caption(number), "", *film.table(film.frames[number]))
        answer = console.ask(f"[{number}/{last}] ")
        match answer:
            case None | "q" | "quit" | "exit":
                return
            case "":
                number += 1
            case "b" | "back":
                number = max(0, number - 1)
            case _ if answer.isdecimal():
                number = min(int(answer), last)
            case _:
                console.say(HOW)
        if number > last:
            return


def report(film: Film) -> dict[str, Any]:
    moves = [
        {"seat": frame.mover, "action": frame.action, "events": msgspec.to_builtins(frame.events)}
        for frame in film.frames[1:]
    ]
    return {
        "game": film.game.name,
        "seats": list(film.names),
        "seat": film.seat,
        "moves": moves,
        "view": msgspec.to_builtins(film.view(film.frames[-1]), str_keys=True),
    }
