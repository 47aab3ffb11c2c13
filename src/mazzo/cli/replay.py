"""`mazzo replay`: shows a game move by move."""

import argparse
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from mazzo.cli.arguments import Parser, checked, words_of
from mazzo.cli.console import Console, can_draw, is_interactive
from mazzo.client.files import read_record
from mazzo.core.errors import Refused
from mazzo.core.notation import read_number
from mazzo.core.rules import Seat, check_seat

if TYPE_CHECKING:
    from mazzo.coach.replayed_game import ReplayedGame
    from mazzo.text.locales import Words

SUMMARY = "look back at a game"
DESCRIPTION = """Play a record again. In a terminal you step through it; otherwise the whole game is printed.
All cards are shown, unless --seat names a seat."""
EXAMPLES = """  mazzo replay game.json                 step through it: Enter, b for back, a number, q
  mazzo replay game.json --seat 0        only what seat 0 saw
  mazzo replay game.json --moves         the moves in notation
  mazzo replay game.json --to 12 --json  the first twelve moves, for a program"""


def add_arguments(parser: Parser) -> None:
    parser.add_record()
    parser.add_plain()
    parser.add_argument("--moves", action="store_true", help="print only the moves, in notation")
    parser.add_argument("--to", metavar="N", type=checked(read_number), help="only the first N moves")
    parser.add_argument("--seat", metavar="SEAT", type=checked(read_number), help="show what this seat saw")
    parser.add_language()
    parser.add_json()


@dataclass(frozen=True)
class Reader:
    """Puts a record into words, as one seat saw it or with all cards open."""

    replayed: "ReplayedGame"
    t: "Words"
    seat: Seat | None
    last: int  # the last move

    @property
    def game(self) -> str:
        return self.replayed.record.game

    def mover(self, number: int) -> tuple[Seat, Any]:
        """The seat and its action; None where the reader may not know it. Public parts are in the events."""
        seat, action = self.replayed.moments[number].move or (0, None)
        return seat, action if self.seat in (None, seat) else None

    def caption(self, number: int) -> list[str]:
        """A move and its events."""
        from mazzo.text import event_sentences, of, title
        from mazzo.text.lines import labelled, with_you

        t, names = self.t, self.replayed.record.seats
        if not number:
            return [t("replay-title", game=title(t, self.game), names=", ".join(names))]
        seat, action = self.mover(number)
        label = action and of(self.game).label(t, action, names, self.replayed.view(number - 1, seat))
        sentences = event_sentences(t, self.game, self.replayed.events(number, self.seat), names, self.seat)
        who = with_you(t, names, self.seat)[seat]
        did = labelled(t, who, label) if label else who
        return [f"{number}. {did}", *(f"   {line}" for line in sentences)]

    def table(self, number: int) -> list[str]:
        from mazzo.text import of

        opened = self.replayed.opened(number) if self.seat is None else []
        return of(self.game).table(self.t, self.replayed.view(number, self.seat), self.replayed.record.seats, opened)


def run(arguments: argparse.Namespace) -> int:
    from mazzo.coach.replayed_game import ReplayedGame
    from mazzo.text import of

    if arguments.moves and arguments.seat is not None:
        raise Refused("--moves shows hidden moves too; leave out --seat")
    t, replayed = words_of(arguments), ReplayedGame(read_record(arguments.file))
    if arguments.seat is not None:
        check_seat(replayed.moments[0].state, arguments.seat)
    last = replayed.last if arguments.to is None else min(arguments.to, replayed.last)
    reader = Reader(replayed, t, arguments.seat, last)
    is_a_person = is_interactive() and arguments.file != "-"
    if arguments.json:
        print(json.dumps(report(reader)))
    elif arguments.moves:
        print("\n".join("{} {}".format(*reader.mover(number)) for number in range(1, last + 1)))
    elif is_a_person and is_drawn(arguments):
        from mazzo.cli.screen import look_back_on_screen

        return look_back_on_screen(replayed.record, arguments.language)
    else:
        show = step_through if is_a_person else show_all
        show(reader, Console(of(reader.game).palette(t)))
    return 0


def is_drawn(arguments: argparse.Namespace) -> bool:
    """Whether to draw: the terminal can, and the arguments do not forbid it."""
    from mazzo.terminal import is_there

    return can_draw() and is_there() and not arguments.plain and arguments.to is None and arguments.seat is None


def show_all(reader: Reader, console: Console) -> None:
    console.say(*reader.caption(0), "", *reader.table(0), "")
    for number in range(1, reader.last + 1):
        caption = reader.caption(number)
        is_told = reader.mover(number)[1] is not None or len(caption) > 1
        if is_told:  # for one seat, moves without visible events are left out
            console.say(*caption)
    if reader.last:
        console.say("", *reader.table(reader.last))


def step_through(reader: Reader, console: Console) -> None:
    console.say(reader.t("terminal-replay-how"))
    number = 0
    while True:
        console.say("", *reader.caption(number), "", *reader.table(number))
        answer = console.ask(f"[{number}/{reader.last}] ")
        match answer:
            case None | "q" | "quit" | "exit":
                return
            case "":
                number += 1
            case "b" | "back":
                number = max(0, number - 1)
            case _ if answer.isdecimal():
                number = min(int(answer), reader.last)
            case _:
                console.say(reader.t("terminal-replay-how"))
        if number > reader.last:
            return


def report(reader: Reader) -> dict[str, Any]:
    replayed, moves = reader.replayed, []
    for number in range(1, reader.last + 1):
        seat, action = reader.mover(number)
        events = msgspec.to_builtins(replayed.events(number, reader.seat))
        moves.append({"seat": seat, "action": None if action is None else str(action), "events": events})
    return {
        "game": reader.game,
        "seats": list(replayed.record.seats),
        "seat": reader.seat,
        "moves": moves,
        "view": msgspec.to_builtins(replayed.view(reader.last, reader.seat), str_keys=True),
    }
