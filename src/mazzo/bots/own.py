"""Users' own bots: a class in Python, a trained network, or a program in any language.

`package.module:Class` is a class, imported from the current folder. `FILE.npz` is a network that `mazzo learn` wrote.
Everything else is a command: after `text:`, one that reads text, otherwise one that reads lines of JSON. docs/bots.md
explains them.
"""

import os
import re
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.machinery import PathFinder
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from shutil import which
from traceback import extract_tb
from types import ModuleType
from typing import NamedTuple

from msgspec import Struct

from mazzo import bots
from mazzo.bots import text_bot, trained
from mazzo.bots.bot import Maker
from mazzo.bots.outside import HELLO_SECONDS, SECONDS, Failure, Outside, introduce
from mazzo.bots.text_bot import TextBot
from mazzo.core.chance import Dice
from mazzo.core.errors import Refused, cut, listing, shorten
from mazzo.games import GAMES, get

LONGEST_NAME = 24
OFFERED = re.compile(rf"[A-Za-z0-9][A-Za-z0-9-]{{,{LONGEST_NAME - 1}}}")
SERVER_HELLO_SECONDS = 5.0  # together with the time of a choice, less than the limit of a server's worker
TRIED_CHOICES = 5  # choices that a bot must make in a test before a game offers it
CLASS = re.compile(r"[^\W\d][\w.]*:[^\W\d]\w*")
MAZZO, PYTHON = Path(__file__).parents[1], Path(os.__file__).parent


def is_own(bot: str) -> bool:
    """Whether this can only be a user's own bot. (A command may look like a name, so it does not count here.)"""
    return bool(CLASS.fullmatch(bot)) or trained.is_network(bot) or text_bot.is_text_bot(bot)


def find(bot: str, game: str, seconds: float = SECONDS) -> Maker:
    """The maker of a bot given by a name, a level, a class, a network or a command."""
    return bots.get(game, bot) if bot in bots.names(game) else maker(bot, game, seconds)


def called(bot: str, game: str) -> str:
    """The name of a bot given in the same way; refuses one that cannot play."""
    if bot in bots.names(game):
        return bot
    if bot.isalnum() and not which(bot):  # probably a mistyped name, not a command
        raise Refused(
            f"there is no bot {shorten(bot)} for {game}; the bots are {listing(bots.names(game))}, and your own:"
            " package.module:Class, FILE.npz, text:COMMAND or a command"
        )
    return name_of(bot, game)


def fault(error: Exception) -> str:
    """An error in a bot with its file and line: `ValueError: oh no (mybots.py, line 26)`."""
    if isinstance(error, Failure | Refused):
        return str(error)
    lines = [(Path(frame.filename), frame.lineno) for frame in extract_tb(error.__traceback__)]
    foreign = [(file, line) for file, line in lines if not _is_ours(file)]
    own = [f" ({file.name}, line {line})" for file, line in foreign if file.parent == foreign[0][0].parent]
    where = own[-1] if own else ""
    return f"{type(error).__name__}: {error}".removesuffix(": ") + where


def _is_ours(file: Path) -> bool:
    """Whether a file belongs to Mazzo or Python, not to a bot."""
    return MAZZO in file.parents or (PYTHON in file.parents and "site-packages" not in file.parts)


def maker(program: str, game: str, seconds: float = SECONDS, hello_seconds: float = HELLO_SECONDS) -> Maker:
    """The maker of the bots of one seat, for game after game."""
    if text_bot.is_text_bot(program):
        return TextBot(program, game, seconds)
    if CLASS.fullmatch(program):
        return load(program)
    if trained.is_network(program):
        return trained.load(program, game)
    return Outside(program, game, seconds, hello_seconds)


def check_seats(programs: Iterable[str], game: str, seats: int) -> None:
    """Refuse a network that was trained for fewer players."""
    for program in dict.fromkeys(programs):
        if trained.is_network(program):
            trained.load(program, game).check_seats(seats)


def load(program: str) -> Maker:
    module, _, name = program.partition(":")
    try:
        found: Maker = getattr(_imported(module), name)
    except Exception as error:  # a bot may raise anything
        raise Refused(f"{shorten(program)} cannot be loaded: {type(error).__name__}: {error}") from None
    return found


def _imported(name: str) -> ModuleType:
    """A module of the current folder, or else an installed one."""
    top = name.partition(".")[0]
    spec = None if top in sys.modules else PathFinder.find_spec(top, [os.getcwd()])
    if spec and (spec.loader or not find_spec(top)):  # a folder without __init__.py has no loader
        module = sys.modules[top] = module_from_spec(spec)
        try:
            if spec.loader:
                spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[top]
            raise
    return import_module(name)


def name_of(program: str, game: str, taken: Sequence[str] = ()) -> str:
    """A unique name for a bot. Refuses a bot that cannot play."""
    if text_bot.is_text_bot(program):
        name = TextBot(program, game).name
    elif CLASS.fullmatch(program):
        _try(load(program), program, game)
        name = program.rpartition(":")[2]
    elif trained.is_network(program):
        name = trained.load(program, game).name
    else:
        name = introduce(program, game)
    name = cut("".join(letter for letter in name if letter.isprintable() and letter != ","), LONGEST_NAME)
    taken = [*bots.names(game), *taken]
    free = [name, *(f"{name} {number}" for number in range(2, len(taken) + 3))]
    return next(each for each in free if each not in taken)


def _try(make: Maker, program: str, game: str) -> None:
    try:
        has_choice = callable(getattr(make(get(game).edition(), Dice("hello")), "choose", None))
    except Exception as error:  # a bot may raise anything
        raise Refused(
            f"{shorten(program)} makes no bot: {fault(error)}; it takes an edition and luck: see docs/bots.md"
        ) from None
    if not has_choice:
        raise Refused(f"{shorten(program)} makes no bot: it should have a method choose(view, seen); see docs/bots.md")


def register(program: str, game: str, seconds: float = SECONDS) -> str:
    """Register a bot in this process, so that it can be used by name like the game's own bots; return its name."""
    name = name_of(program, game)
    bots.OWN[game][name] = UserBot(program, game, seconds)
    return name


class UserBot(Struct, frozen=True):
    """A bot that a user added. It can be sent to another process, and creates the maker there."""

    program: str
    game: str
    seconds: float = SECONDS  # for a decision of a program
    hello_seconds: float = HELLO_SECONDS

    def __call__(self) -> Maker:
        return maker(self.program, self.game, self.seconds, self.hello_seconds)


class OwnBot(NamedTuple):
    """A bot that a server's operator offers at its tables: `GAME/cheerful=mybots:Cheerful`."""

    name: str
    program: str
    games: tuple[str, ...]
    seconds: float = SECONDS  # for a decision of a program

    @classmethod
    def read(cls, text: str, seconds: float = SECONDS) -> "OwnBot":
        """Read an offer. Refuses a bot that cannot play the named game, or no game at all if none is named."""
        name, _, program = text.partition("=")
        game, slash, name = name.rpartition("/")
        if not (OFFERED.fullmatch(name) and program.strip()):
            raise Refused(
                f"{shorten(text)} should be NAME=BOT or GAME/NAME=BOT: a name of up to {LONGEST_NAME} letters, digits"
                " and dashes, and package.module:Class, FILE.npz or a command"
            )
        games = [get(game).name] if slash else list(GAMES)
        if name in bots.names():
            raise Refused(f"there is a bot {name} already; give yours another name")
        refusals = {game: _refusal(program, game, seconds) for game in games}
        playable = tuple(game for game, refusal in refusals.items() if refusal is None)
        if not playable:
            raise next(refusal for refusal in refusals.values() if refusal is not None)
        return cls(name, program, playable, seconds)

    def register(self) -> None:
        """Register it in this process under its name, with time limits for a server's worker."""
        for game in self.games:
            bots.OWN[game][self.name] = UserBot(self.program, game, self.seconds, SERVER_HELLO_SECONDS)


def _refusal(program: str, game: str, seconds: float) -> Refused | None:
    try:
        name_of(program, game)
        _try_to_play(program, game, seconds)
    except Refused as refusal:
        return refusal
    return None


def _try_to_play(program: str, game: str, seconds: float) -> None:
    """Let a bot make its first choices in a game. Refuses one that fails or chooses an illegal action."""
    make = maker(program, game, seconds, SERVER_HELLO_SECONDS)
    edition = get(game).edition()
    play = get(game).begin(edition, edition.fewest_seats, Dice("try"), None)
    try:
        bot, choices = make(edition, Dice("hello")), 0
        while not play.over and choices < TRIED_CHOICES:
            seat = play.to_act[0]
            own = seat == 0
            play.apply(seat, bot.choose(play.view(seat), play.seen(seat)) if own else play.legal(seat)[0])
            choices += own
    except Exception as error:  # a bot may raise anything
        raise Refused(f"{shorten(program)} cannot play {game}: {fault(error)}") from None
    finally:
        if isinstance(make, Outside):
            make.end()
