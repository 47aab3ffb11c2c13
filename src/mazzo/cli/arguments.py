"""The arguments that subcommands share, and the set-up of a game that they describe."""

import argparse
import os
import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from mazzo.cli.console import complain
from mazzo.client.address import read_address
from mazzo.core.chance import LONGEST_SEED, Dice, check_seed, read_seed
from mazzo.core.edition import Edition, NumberOption, choose, differences, offered
from mazzo.core.errors import Refused, cut, listing, shorten
from mazzo.core.notation import read_number, read_option, write_options
from mazzo.games import GAMES, AnyGame, AnyPlay, get, kit

if TYPE_CHECKING:
    from mazzo.text.locales import Words

T = TypeVar("T")

SEATS = 4
ROOM = 100  # characters of a seed reserved for the names of each game and bot


class Parser(argparse.ArgumentParser):
    """Reports errors in one line, without the usage, and knows the arguments that several commands have."""

    def error(self, message: str) -> NoReturn:
        complain(f"{message} (see: {self.prog} --help)")
        self.exit(2)

    def add_game(self, text: str = "{games}", *, optional: bool = False) -> None:
        self.add_argument(
            "game",
            metavar="GAME",
            type=checked(lambda text: get(text).name),
            choices=list(GAMES),  # for completion; the type checks it
            nargs="?" if optional else None,
            help=text.format(games=" or ".join(GAMES)),
        )

    def add_edition(self) -> None:
        editions = "; ".join(f"{', '.join(game.editions)} for {game.name}" for game in GAMES.values())
        self.add_argument("--edition", metavar="EDITION", help=f"the printed edition ({editions}; default: the first)")

    def add_setup(self, default_seats: str = str(SEATS)) -> None:
        self.add_edition()
        self.add_count("--seats", f"the number of players (default {default_seats})")
        self.add_seed("a seed: the same seed deals the same cards")
        self.add_options()

    def add_options(self) -> None:
        text = f"another value for a rule, such as {an_option(next(iter(GAMES.values())))}"
        self.add_repeated("--set", "OPTION=VALUE", "options", text, type=checked(read_option))

    def add_repeated(self, name: str, metavar: str, dest: str, text: str, **more: Any) -> None:
        """An argument that can be given several times."""
        text = f"{text}; can be repeated"
        self.add_argument(name, metavar=metavar, dest=dest, action="append", default=[], help=text, **more)

    def add_count(self, name: str, text: str, default: int | None = None) -> None:
        """An argument that is a whole number from 1."""
        text = text if default is None else f"{text} (default {default})"
        self.add_argument(name, metavar="N", type=checked(read_count), default=default, help=text)

    def add_seed(self, text: str, default: str | None = None) -> None:
        self.add_argument("--seed", metavar="SEED", type=checked(read_short_seed), default=default, help=text)

    def add_jobs(self, where: str = "") -> None:
        self.add_count("--jobs", f"the number of processes (default: one per core{where})")

    def add_cluster(self) -> None:
        self.add_argument("--cluster", action="store_true", help="play on a Ray cluster; a local one if there is none")

    def add_plot(self, text: str = "also draw a plot") -> None:
        self.add_argument("--plot", metavar="FILE", type=Path, help=f"{text}: a PNG or SVG file")

    def add_record(self) -> None:
        self.add_argument("file", metavar="FILE", help="a record; - for standard input")

    def add_server(self, text: str, **more: Any) -> None:
        self.add_argument("--server", metavar="URL", type=checked(read_address), help=text, **more)

    def add_plain(self) -> None:
        self.add_argument("--plain", action="store_true", help="plain text, without a full-screen board")

    def add_bots(self, who: str, default: str, note: str = "") -> None:
        from mazzo import bots

        available = f"available: {listing(bots.names())}{note}; default {default}"
        self.add_bot_names(f"{who}: one name for all, or one for each ({available})")
        self.add_own_bots()
        self.set_defaults(bot=default)

    def add_bot_names(self, text: str, default: Sequence[str] = ()) -> None:
        self.add_argument(
            "--bots", metavar="BOT,...", type=lambda names: names.split(","), default=list(default), help=text
        )

    def add_own_bots(self) -> None:
        text = "add your own bot: a command, text:COMMAND, package.module:Class, or FILE.npz"
        self.add_repeated("--bot", "COMMAND", "programs", text)

    def add_seconds(self, most: float = 3600) -> None:
        """The time limit for users' own bots."""
        read = checked(lambda text: read_seconds(text, most))
        text = "time limit for each decision of a program (default 1)"
        self.add_argument("--seconds", metavar="S", type=read, default=1.0, help=text)

    def add_json(self) -> None:
        self.add_argument("--json", action="store_true", help="for programs: print JSON")

    def add_language(self) -> None:
        self.add_argument("--language", metavar="LANGUAGE", help="en, it, fr or de (default: the system language)")


def examples_of(text: str) -> str:
    """Example commands for existing games, with their comments aligned."""
    first, second, *_ = [*GAMES.values(), *GAMES.values()]
    edition, other_edition = list(first.editions)[-1], list(second.editions)[-1]
    filled = text.format(
        game=first.name, other=second.name, edition=edition, other_edition=other_edition, option=an_option(first)
    )
    lines = [line.strip().split("  ", 1) for line in filled.splitlines()]
    width = max((len(line[0]) for line in lines if len(line) > 1), default=0)
    return "\n".join("  " + "  ".join([line[0].ljust(width), *map(str.strip, line[1:])]).rstrip() for line in lines)


def an_option(game: AnyGame) -> str:
    """An option of a game that differs from the printed rules, in notation."""
    found = offered(next(iter(game.editions.values())))
    numbers = {name: option for name, option in found.items() if isinstance(option, NumberOption)}
    return next((f"{name}={option.printed + 1}" for name, option in numbers.items()), "OPTION=VALUE")


def against_bots(arguments: argparse.Namespace) -> tuple["Setup", list[str]]:
    """The set-up of a game against bots, and their names; the user's own bots are registered under theirs."""
    from mazzo.bots.own import check_seats, is_own, register

    named = arguments.bots + arguments.programs or [arguments.bot]
    own = {each for each in named if each in arguments.programs or is_own(each)}
    names = {each: register(each, arguments.game, arguments.seconds) for each in sorted(own)}
    setup = Setup.of(arguments, seats=len(named) + 1 if len(named) > 1 else SEATS)
    check_seats(own, setup.game.name, setup.seats)
    return setup, [names.get(each, each) for each in named]


def refuse_without_effect(arguments: argparse.Namespace, options: Mapping[str, str], why: str) -> None:
    """Refuse these options, given by their place in the arguments and their names, if one was used."""
    used = [name for dest, name in options.items() if getattr(arguments, dest)]
    if used:
        raise Refused(f"{used[0]} has no effect {why}")


def words_of(arguments: argparse.Namespace) -> "Words":
    """The messages in the requested language, or in the system's."""
    from mazzo.text.locales import preferred, words

    return words(arguments.language or preferred(os.environ))


def checked(read: Callable[[str], T]) -> Callable[[str], T]:
    """A type for argparse that keeps the message of a refusal."""

    def convert(text: str) -> T:
        try:
            return read(text)
        except Refused as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return convert


def read_count(text: str) -> int:
    try:
        number = read_number(text)
    except Refused:
        number = 0
    if not number:
        raise Refused(f"{shorten(text)} should be a whole number from 1 to 999999999")
    return number


def read_seconds(text: str, most: float = 3600) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.001 <= seconds <= most:
        raise Refused(f"{shorten(text)} should be a number of seconds, from 0.001 to {most:g}")
    return seconds


def read_short_seed(text: str) -> str:
    if len(check_seed(text)) > LONGEST_SEED - ROOM:
        raise Refused(f"the seed has {len(text)} characters; at most {LONGEST_SEED - ROOM} are allowed here")
    return text


@dataclass(frozen=True)
class Setup:
    """The settings of a new game, checked so that every start succeeds."""

    game: AnyGame
    edition: Edition
    seats: int
    seed: str

    @classmethod
    def of(cls, arguments: argparse.Namespace, seats: int = SEATS) -> "Setup":
        """The set-up that the arguments describe; `seats` is the default number."""
        game = get(arguments.game)
        edition = choose(game.editions, arguments.edition, dict(arguments.options))
        setup = cls(game, edition, arguments.seats or seats, read_seed(arguments.seed))
        setup.start()
        return setup

    def start(self, seed: str | None = None, names: Sequence[str] | None = None) -> AnyPlay:
        return self.game.begin(self.edition, self.seats, Dice(seed or self.seed), names)

    def plain(self) -> dict[str, Any]:
        """The set-up as plain data, with the options that differ from the printed ones."""
        return {
            "game": self.game.name,
            "edition": self.edition.name,
            "options": differences(self.edition, self.game.editions),
            "seats": self.seats,
            "seed": self.seed,
        }

    @property
    def command(self) -> str:
        """The arguments that describe it, for repeating a command."""
        words = [self.game.name, "--edition", self.edition.name, "--seats", str(self.seats), "--seed", self.seed]
        return shlex.join([*words, *(word for option in self._set() for word in ("--set", option))])

    def __str__(self) -> str:
        options = "".join(f", {cut(option, 40)}" for option in self._set())
        return f"{self.game.title}, edition {self.edition.name}{options}, {self.seats} seats"

    def _set(self) -> list[str]:
        return write_options(self.game.editions, self.edition)


def one_each(bots: Sequence[str], count: int) -> list[str]:
    """One bot for each seat; a single bot plays all of them."""
    if len(bots) not in (1, count):
        raise Refused(f"{count} seats need 1 or {count} bots, not {len(bots)}")
    return list(bots) * count if len(bots) == 1 else list(bots)


def keep_compiled() -> None:
    """Let JAX keep what it compiles for the next command; it must not be imported yet."""
    folder = os.environ.get("XDG_CACHE_HOME")
    programs = (Path(folder) if folder else Path.home() / ".cache") / "mazzo" / "jax"
    os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(programs))
    os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0.1")


def need_arrays(game: str, command: str) -> None:
    """Refuse a command that plays on the vector engine, for a game that has no rules on arrays."""
    if kit(game).vector is None:
        able = [name for name in GAMES if kit(name).vector is not None]
        raise Refused(
            f"{command} cannot play {game}: it runs on the vector engine, and {game} brings no rules on arrays (the"
            f" part `vector` of its kit); {listing(able)} do. mazzo sim and mazzo arena play any game, and"
            " docs/environments.md shows how to learn one on a CPU"
        )
