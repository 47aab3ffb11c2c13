"""`mazzo play`: a game in the terminal, against bots."""

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from mazzo.cli.arguments import SEATS, Commands, Setup, add_bots, add_command, add_game, add_setup, bots_of, one_each
from mazzo.cli.ask import HOW, Asker, Quit
from mazzo.cli.console import Console, can_draw, is_interactive
from mazzo.cli.draw import DRAW
from mazzo.cli.files import Recording, check_new, shown
from mazzo.cli.tell import TELL
from mazzo.cli.who import Who, capital
from mazzo.core.chance import Dice
from mazzo.core.errors import Refused, listing
from mazzo.core.play import Seen
from mazzo.core.rules import Seat
from mazzo.games import GAMES, AnyPlay

Chooser = Callable[[Any, Sequence[Any]], Any]

ME = 0
NAMES = ("Ada", "Leo", "Mia", "Tom", "Zoe", "Ivo", "Eva", "Max", "Lia", "Ben")

EXAMPLES = """  mazzo play                              choose a game, and play it with three bots
  mazzo play kittens --seats 2            a duel
  mazzo play mantis --edition it          with the icons of the Italian edition
  mazzo play mantis --set target=20       a longer game
  mazzo play kittens --seed cat --record game.json
  mazzo play mantis --bot "python mybot.py"     against a bot of your own; or --bot mybots:Cheerful
  mazzo play --server localhost:8000      at a new table of a server, with others
  mazzo play --server localhost:8000 --table 7Q2F"""

MORE = "For colours, keys and the mouse: pip install 'mazzo[terminal]'"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "play",
        run,
        summary="play in the terminal against bots",
        description="Play a game against bots, or at a table of a server. You sit in seat 0 of your own, and begin.\n"
        "In a terminal it is drawn, with keys and mouse; otherwise, and with --plain, it is told in plain lines.",
        examples=EXAMPLES,
    )
    add_game(parser, optional=True)
    add_setup(parser)
    add_bots(parser, "who plays against you", "medium")
    parser.add_argument("--name", metavar="NAME", default="Player", help="your name at the table (default Player)")
    parser.add_argument(
        "--record",
        metavar="FILE",
        help="a new file to write the game to, finished or not; the next one goes beside it (game-2.json)",
    )
    parser.add_argument("--server", metavar="URL", help="play at this server")
    parser.add_argument("--table", metavar="CODE", help="the table there; a new one when left out")
    parser.add_argument("--watch", action="store_true", help="watch, and take no seat")
    parser.add_argument("--language", metavar="LANGUAGE", help="en, it, fr or de (default that of the system)")
    parser.add_argument("--plain", action="store_true", help="plain lines, without drawing")


def run(arguments: argparse.Namespace) -> int:
    from mazzo.terminal import is_there

    if arguments.table and not arguments.server:
        raise Refused("a table is at a server; name it with --server")
    if can_draw() and is_there() and not arguments.plain:
        from mazzo.cli.screen import play_on_screen

        return play_on_screen(arguments)
    if arguments.server or arguments.watch or arguments.language:
        raise Refused(
            "this needs a terminal to draw in, and the extra: pip install 'mazzo[terminal]'; leave out --plain"
        )
    if is_interactive() and not is_there():
        Console().say(MORE)
    try:
        return play_in_lines(arguments)
    finally:
        from mazzo.bots.outside import dismiss

        dismiss()


def play_in_lines(arguments: argparse.Namespace) -> int:
    if arguments.game is None:
        arguments.game = which_game(Console())
        if arguments.game is None:
            return 0
    named = bots_of(arguments)
    setup = Setup.of(arguments, seats=len(named) + 1 if len(named) > 1 else SEATS)
    bots = choosers(setup, one_each(named, setup.seats - 1))
    recording = Recording(check_new(arguments.record)) if arguments.record else None
    play = setup.start(names=seat_names(arguments.name, setup.seats))
    console = Console(DRAW[setup.game.name].PALETTE)
    console.say(f"{setup}. You play with {listing(play.names[1:])}.", *HOW)
    try:
        play_on(play, [None, *bots], console, recording)
        say_end(play, setup, console)
    except Quit:
        console.say("You left the game.")
    except KeyboardInterrupt:
        say_where(recording, console)
        raise
    if play.moves and not recording and (file := offered_file(console)):
        recording = Recording(file)
        recording(play.record())
    say_where(recording, console)
    return 0


def which_game(console: Console) -> str | None:
    """The game that the person chooses; none when they leave."""
    if not is_interactive():
        raise Refused(f"say which game to play: {listing(GAMES)}")
    names = list(GAMES)
    console.say("Which game?", *(f"{number:>3}  {game.title}" for number, game in enumerate(GAMES.values(), 1)))
    while (answer := console.ask()) not in (None, "q", "quit", "exit"):
        found = [name for number, name in enumerate(names, 1) if answer and answer.lower() in (name, str(number))]
        if found:
            return found[0]
        console.say(f"Answer with a number from 1 to {len(names)}, or {' or '.join(names)}.")
    return None


def seat_names(name: str, seats: int) -> list[str]:
    others = [other for other in NAMES if other.casefold() != name.casefold()]
    return [name, *others[: seats - 1]]


def choosers(setup: Setup, bots: Sequence[str]) -> list[Chooser]:
    """Bots for the other seats, each with luck of its own."""
    from mazzo.bots import get

    makers = [get(setup.game.name, bot) for bot in bots]
    return [make(setup.edition, Dice(f"{setup.seed} bot {seat}")).choose for seat, make in enumerate(makers, 1)]


def play_on(
    play: AnyPlay, seats: Sequence[Chooser | None], console: Console, recording: Recording | None = None
) -> None:
    """Play to the end; the seat without a chooser is the person's. What is played is written down at once."""
    who, tell = Who(play.names, ME), TELL[play.game.name]
    asker = Asker(console, DRAW[play.game.name], who, lambda: tell(play.seen(ME), who), partial(refusal, play))
    while not play.over:
        if recording:
            recording(play.record())
        seat = play.to_act[0]
        choose, view = seats[seat], play.view(seat)
        action = chosen(play, seat, choose, console) if choose else asker.ask(view)
        events = play.apply(seat, action)
        console.say(*tell([play.game.seen(event, ME) for event in events], who))
    if recording:
        recording(play.record())


def chosen(play: AnyPlay, seat: Seat, choose: Chooser, console: Console) -> Any:
    """What a bot chooses; where it fails, the seat does what silence does, and the person is told."""
    try:
        action = choose(play.view(seat), Seen(play, seat))
        play.copy().apply(seat, action)
    except Exception as error:  # whatever the author of a bot wrote
        console.say(f"{play.names[seat]} failed, and does what silence does: {error or type(error).__name__}")
        return play.game.idle(play.state, seat)
    return action


def refusal(play: AnyPlay, *readings: str) -> str:
    """Why an answer cannot be given: by the first reading that is an action at all, or else by the last."""
    reading = next((reading for reading in readings if is_action(play, reading)), readings[-1])
    try:
        play.copy().apply(ME, reading)
    except Refused as error:
        return capital(str(error)).replace(f"seat {ME} may", "you may") + "."
    return ""  # it can be given after all


def is_action(play: AnyPlay, text: str) -> bool:
    try:
        play.game.read_action(text)
    except Refused:
        return False
    return True


def say_end(play: AnyPlay, setup: Setup, console: Console) -> None:
    console.say("", *DRAW[play.game.name].table(play.view(ME), Who(play.names, ME)), "")
    console.say(f"The same cards again: mazzo play {setup.command}")


def offered_file(console: Console) -> Path | None:
    """The file that the person wants the game in; asked only of somebody who can answer."""
    while is_interactive():
        name = console.ask("Save the game? A file name, or Enter for no: ")
        if not name:
            break
        try:
            return check_new(name)
        except Refused as error:
            console.say(str(error))
    return None


def say_where(recording: Recording | None, console: Console) -> None:
    if recording:
        file = shown(str(recording.path))
        console.say(f"The game is in {file}; look back with: mazzo replay {file}")
