"""`mazzo play`: a game in the terminal, against bots."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mazzo.cli.arguments import Parser, Setup, against_bots, one_each, refuse_without_effect, words_of
from mazzo.cli.ask import Asker, Quit, how
from mazzo.cli.console import Console, can_draw, is_interactive
from mazzo.client.files import Recording, check_new, shown
from mazzo.core.chance import Dice
from mazzo.core.edition import differences
from mazzo.core.errors import Refused, listing, shorten
from mazzo.core.play import AnyChooser, act
from mazzo.core.record import Record
from mazzo.core.rules import Seat
from mazzo.games import GAMES, AnyPlay

if TYPE_CHECKING:
    from mazzo.text.locales import Words

ME = 0
NAMES = ("Ada", "Leo", "Mia", "Tom", "Zoe", "Ivo", "Eva", "Max", "Lia", "Ben")

SUMMARY = "play in the terminal against bots"
DESCRIPTION = """Play a game against bots, or at a table on a server. Against bots you have seat 0 and go first.
In a terminal you get a full-screen board with keys and mouse; otherwise, or with --plain, plain text."""
EXAMPLES = """  mazzo play                              choose a game, and play it with three bots
  mazzo play {other} --seats 2            a duel
  mazzo play {game} --edition {edition}          another edition
  mazzo play {game} --set {option}       with a house rule
  mazzo play {other} --seed cat --record game.json
  mazzo play {game} --bot "python mybot.py"     against your own bot; or --bot mybots:Cheerful
  mazzo play --continue                   continue the game that you left
  mazzo play --server localhost:8000      at a new table on a server, with others
  mazzo play --server localhost:8000 --table 4gk2mxw7pqzr"""


def add_arguments(parser: Parser) -> None:
    parser.add_game("{games} (default: ask)", optional=True)
    parser.add_setup()
    parser.add_bots("who plays against you", "medium")
    parser.add_seconds()
    parser.add_argument("--name", metavar="NAME", help="your name at the table")
    parser.add_argument(
        "--record",
        metavar="FILE",
        help="a new file to write the game to, finished or not; the next one goes beside it (game-2.json)",
    )
    parser.add_server("play on this server, such as localhost:8000")
    parser.add_argument("--table", metavar="CODE", help="the code of a table on that server (default: open a new one)")
    parser.add_argument("--continue", dest="resume", action="store_true", help="continue the last game against bots")
    parser.add_argument("--watch", action="store_true", help="watch without taking a seat")
    parser.add_argument("--clock", action="store_true", help="keep the reaction timer running even when you play alone")
    parser.add_language()
    parser.add_plain()


def to_draw(arguments: argparse.Namespace) -> str:
    """How to get a terminal that draws a table."""
    if arguments.plain:
        return "leave out --plain"
    if can_draw():
        return "install the full-screen board: pip install 'mazzo[terminal]'"
    return "this needs an interactive terminal"


BOTS = {"seats": "--seats", "seed": "--seed", "bots": "--bots", "programs": "--bot", "clock": "--clock"}
RULES = {"game": "GAME", "edition": "--edition", "options": "--set"}


def check_options(arguments: argparse.Namespace, is_drawn: bool) -> None:
    """Refuse options that would have no effect."""
    if arguments.table and not arguments.server:
        raise Refused("--table needs --server")
    if arguments.resume:
        options = {**RULES, **BOTS, "server": "--server", "watch": "--watch", "name": "--name"}
        refuse_without_effect(arguments, options, "with --continue: that game keeps its players and rules")
    elif arguments.table:
        refuse_without_effect(arguments, {**RULES, **BOTS}, "with --table: the table has its own game and settings")
    elif arguments.server:
        refuse_without_effect(arguments, BOTS, "on a server: the host of the table sets it")
    elif arguments.game is None and is_drawn:
        options = {"edition": "--edition", "options": "--set", **BOTS, "watch": "--watch"}
        refuse_without_effect(arguments, options, "without a game; name one, such as mazzo play " + next(iter(GAMES)))
    elif not is_drawn:
        refuse_without_effect(arguments, {"clock": "--clock"}, "in plain text, which waits for every answer")


def run(arguments: argparse.Namespace) -> int:
    from mazzo.terminal import is_there

    is_drawn = can_draw() and is_there() and not arguments.plain
    check_options(arguments, is_drawn)
    if is_drawn:
        from mazzo.cli.screen import play_on_screen

        return play_on_screen(arguments)
    if arguments.server:
        return play_at_server_in_lines(arguments)
    if arguments.watch:
        raise Refused(f"plain text cannot show a game between bots only; {to_draw(arguments)}")
    t = words_of(arguments)
    if is_interactive() and not is_there():
        Console().say(t("terminal-more", command="pip install 'mazzo[terminal]'"))
    try:
        return play_in_lines(arguments, t)
    finally:
        from mazzo.bots.outside import dismiss

        dismiss()


def play_at_server_in_lines(arguments: argparse.Namespace) -> int:
    from mazzo.cli.server_table import play_at_server

    if arguments.record:
        raise Refused(f"--record has no effect in plain text on a server; {to_draw(arguments)}")
    return play_at_server(arguments)


def play_in_lines(arguments: argparse.Namespace, t: "Words") -> int:
    from mazzo.cli.kept import KeptInLines
    from mazzo.text import of

    kept = KeptInLines.find() if arguments.resume else None
    setup, bots, play = kept.setup() if kept else begin_in_lines(arguments, t) or (None, (), None)
    if setup is None or play is None:
        return 0
    players = choosers(setup, bots)
    recording = Recording(check_new(arguments.record)) if arguments.record else None
    console = Console(of(setup.game.name).palette(t))
    if not kept:
        kept = KeptInLines.begin(setup, bots, play) if is_interactive() else None
        say_begin(play, setup, console, t)
    keep = [each for each in (recording, kept) if each]
    try:
        play_on(play, [None, *players], console, t, keep)
        console.say("", *of(setup.game.name).table(t, play.view(ME), play.names, ()), "")
        console.say(t("terminal-again", command=f"mazzo play {setup.command}"))
    except Quit:
        console.say(t("terminal-left"))
    except KeyboardInterrupt:
        say_where(recording, console, t)
        raise
    finally:
        if kept:
            kept.close()
    if kept and not play.over:
        console.say(t("terminal-kept", command="mazzo play --continue"))
    if play.moves and not recording and (file := offered_file(console, t)):
        recording = Recording(file)
        recording(play.record())
    say_where(recording, console, t)
    return 0


def begin_in_lines(arguments: argparse.Namespace, t: "Words") -> tuple[Setup, Sequence[str], AnyPlay] | None:
    """A new game and its bots; None if the person chooses none."""
    from mazzo.text.lines import capital

    if arguments.game is None:
        arguments.game = which_game(Console(), t)
        if arguments.game is None:
            return None
    setup, named = against_bots(arguments)
    name = capital(t("table-you")) if arguments.name is None else arguments.name
    return setup, one_each(named, setup.seats - 1), setup.start(names=seat_names(name, setup.seats))


def which_game(console: Console, t: "Words") -> str | None:
    """The game that the person chooses, or None."""
    from mazzo.text import title

    if not is_interactive():
        raise Refused(f"name the game to play: {listing(GAMES)}")
    names = list(GAMES)
    console.say(t("terminal-which-game"), *(f"{number:>3}  {title(t, name)}" for number, name in enumerate(names, 1)))
    while (answer := console.ask()) not in (None, "q", "quit", "exit"):
        found = [name for number, name in enumerate(names, 1) if answer and answer.lower() in (name, str(number))]
        if found:
            return found[0]
        console.say(t("terminal-no-choice", answer=shorten(answer), choices=listing(range(1, len(names) + 1))))
    return None


def seat_names(name: str, seats: int) -> list[str]:
    others = [other for other in NAMES if other.casefold() != name.casefold()]
    return [name, *others[: seats - 1]]


def choosers(setup: Setup, bots: Sequence[str]) -> list[AnyChooser]:
    """Bots for the other seats, each with its own random source."""
    from mazzo.bots import get

    makers = [get(setup.game.name, bot) for bot in bots]
    return [make(setup.edition, Dice(f"{setup.seed} bot {seat}")).choose for seat, make in enumerate(makers, 1)]


def say_begin(play: AnyPlay, setup: Setup, console: Console, t: "Words") -> None:
    from mazzo.table.settings import Settings
    from mazzo.text import edition_name, title
    from mazzo.text.lines import listed
    from mazzo.text.settings import house_rules

    game, edition = title(t, setup.game.name), edition_name(t, setup.game.name, setup.edition.name)
    console.say(t("terminal-welcome", game=game, edition=edition, names=listed(t, play.names[1:])))
    options = differences(setup.edition, setup.game.editions)
    console.say(*house_rules(t, Settings(setup.game.name, setup.edition.name, options)), *how(t))


def play_on(
    play: AnyPlay,
    seats: Sequence[AnyChooser | None],
    console: Console,
    t: "Words",
    keep: Sequence[Callable[[Record], None]] = (),
) -> None:
    """Play to the end; the person has the seat without a chooser. `keep` gets the record after every move."""
    from mazzo.bots.own import fault
    from mazzo.text import event_sentences, of

    def say_why(seat: Seat, error: Exception) -> None:
        console.say(t("terminal-bot-failed", bot=play.names[seat], why=fault(error)))

    def sentences(events: Sequence[Any]) -> list[str]:
        return event_sentences(t, play.game.name, events, play.names, ME)

    asker = Asker(console, t, of(play.game.name), play.names, lambda: sentences(play.seen(ME)))
    while not play.over:
        for each in keep:
            each(play.record())
        seat = play.to_act[0]
        if choose := seats[seat]:
            events = act(play, seat, choose, say_why)
        else:
            events = play.apply(seat, asker.ask(play.view(seat), reaction(play, seat)))
        console.say(*sentences([play.game.seen(event, ME) for event in events]))
    for each in keep:
        each(play.record())


def reaction(play: AnyPlay, seat: Seat) -> Any | None:
    """The default action of a seat that may react; None in a turn."""
    return play.game.idle(play.state, seat) if play.game.is_reaction(play.state) else None


def offered_file(console: Console, t: "Words") -> Path | None:
    """The file in which the person wants the game; None without an interactive terminal."""
    while is_interactive():
        name = console.ask(f"{t('terminal-save-where')} ")
        if not name:
            break
        try:
            return check_new(name)
        except Refused as error:
            console.say(str(error))
    return None


def say_where(recording: Recording | None, console: Console, t: "Words") -> None:
    if recording:
        file = shown(str(recording.path))
        console.say(t("terminal-saved", file=file), t("terminal-see-again", command=f"mazzo replay {file}"))
