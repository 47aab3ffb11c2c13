"""`mazzo serve`: tables over the network."""

import argparse
import importlib
import logging
import os
import re
from pathlib import Path

from mazzo.cli.arguments import Parser, checked, read_count
from mazzo.core.errors import Refused, shorten
from mazzo.core.notation import read_number

SUMMARY = "host tables for people and bots"
DESCRIPTION = """Host tables over the network. No move that was acknowledged is lost, however the server ends.
Ctrl-C, or SIGTERM, closes all connections and stops. Events are logged on standard error, one JSON line each."""
EXAMPLES = """  mazzo serve                                        for friends on this computer
  mazzo serve --host 0.0.0.0 --port 80               for everyone who can reach it
  mazzo serve --db postgresql://mazzo@localhost/mazzo --workers 4
  mazzo serve --bot cheerful=mybots:Cheerful --bot "{game}/deep=python mybot.py"
  MAZZO_DB=postgresql://... mazzo serve              keeps the password out of the process list"""

log = logging.getLogger(__name__)

MOST_SECONDS = 4.0  # for a bot's decision; with the start of its program, less than THINK_SECONDS
LEVELS = ("debug", "info", "warning", "error")


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--host", metavar="HOST", default="127.0.0.1", help="where to listen (default 127.0.0.1)")
    parser.add_argument(
        "--port", metavar="PORT", type=checked(read_port), default=8000, help="default 8000; 0 for any free port"
    )
    parser.add_argument(
        "--db",
        metavar="DATABASE",
        help="the path of an SQLite file, or the URL of a PostgreSQL database"
        " (default $MAZZO_DB, or a file in your own data folder)",
    )
    parser.add_argument(
        "--workers", metavar="N", type=checked(read_count), default=1, help="processes; several need PostgreSQL"
    )
    parser.add_count("--most-tables", "most tables open at once, over all servers of one database (default 20,000)")
    parser.add_argument(
        "--trust-proxy",
        action="store_true",
        help="trust the headers X-Forwarded-For and X-Forwarded-Proto of the proxy in front",
    )
    token = "file with the token for `mazzo admin` (default $MAZZO_ADMIN_TOKEN)"
    parser.add_argument("--admin-token-file", metavar="FILE", help=token)
    parser.add_argument(
        "--root-path",
        metavar="PATH",
        type=checked(read_root_path),
        default="",
        help="the path of this server behind its proxy, such as /mazzo (default: the root)",
    )
    bots = "offer your own bot, such as a command or package.module:Class; GAME/NAME=BOT for one game only"
    parser.add_repeated("--bot", "NAME=BOT", "offers", bots)
    parser.add_seconds(MOST_SECONDS)
    parser.add_argument(
        "--log-level",
        metavar="LEVEL",
        choices=LEVELS,
        default="info",
        help=f"what is logged: {', '.join(LEVELS)} (default info)",
    )
    parser.add_argument(
        "--push",
        metavar="CONTACT",
        type=checked(read_contact),
        help="notify people who are away when it is their turn, through the push services of their browsers;"
        " these services get your address, such as mailto:me@example.org",
    )
    parser.add_argument("--no-limits", action="store_true", help="turn off rate limits; only for benchmarks")


def run(arguments: argparse.Namespace) -> int:
    from mazzo.bots.own import OwnBot
    from mazzo.cli.admin.text import read_token, too_open
    from mazzo.server import logs
    from mazzo.server.limits import MOST_TABLES
    from mazzo.server.run import address, bind, prepare, serve
    from mazzo.server.running_server import Options

    offers = tuple(OwnBot.read(offer, arguments.seconds) for offer in arguments.offers)
    if arguments.push:
        importlib.import_module("pywebpush")  # if it is missing, `main` prints how to install it
    database = database_to_serve(arguments.db)
    token = read_token(arguments.admin_token_file)
    is_new = prepare(database, arguments.workers, arguments.log_level)
    listening = bind(arguments.host, arguments.port)
    logs.begin(arguments.log_level)
    if is_new:
        log.info("the database is new: %s", without_password(database))
    if warning := too_open(arguments.admin_token_file):
        log.warning(warning)
    print(f"Mazzo is listening on {address(listening)}{arguments.root_path}")
    print(f"Tables are kept in {without_password(database)}", flush=True)
    options = Options(
        database,
        trust_proxy=arguments.trust_proxy,
        is_limited=not arguments.no_limits,
        admin_token=token,
        root_path=arguments.root_path,
        offers=offers,
        most_tables=arguments.most_tables or MOST_TABLES,
        push_contact=arguments.push,
    )
    serve(options, listening, arguments.workers, arguments.log_level)
    return 0


def read_port(text: str) -> int:
    port = read_number(text)
    if port > 65535:
        raise Refused(f"{shorten(text)} should be a port, from 0 to 65535")
    return port


def read_contact(text: str) -> str:
    if not re.fullmatch(r"mailto:[^\s@]+@[^\s@]+|https://\S+", text):
        raise Refused(f"{shorten(text)} should be an address such as mailto:me@example.org, or https://example.org")
    return text


def read_root_path(text: str) -> str:
    path = text.rstrip("/")
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", path):
        raise Refused(f"{shorten(text)} should be a path that begins with /, such as /mazzo")
    return path


def database_of(named: str | None = None) -> str:
    """The named database, or the one in MAZZO_DB, or a file in the user's data folder."""
    return named or os.environ.get("MAZZO_DB") or str(default_database())


def default_database() -> Path:
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data, "mazzo", "mazzo.db")


def database_to_serve(named: str | None = None) -> str:
    """The same database. Creates the default folder, but not a named one, which may be mistyped."""
    database, default = database_of(named), default_database()
    if database == str(default):
        try:
            default.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refused(f"cannot create the folder {default.parent}: {error.strerror}; pass --db") from None
    return database


def without_password(database: str) -> str:
    if "://" not in database:
        return str(Path(database).absolute())
    shown = re.sub(r"(?<=://)([^/@:]*):.*@", r"\1@", database)  # to the last @, since a password may contain one
    return re.sub(r"([?&]password=)[^&]*", r"\1...", shown)
