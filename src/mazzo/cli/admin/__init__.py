"""`mazzo admin`: commands for the operator of a server."""

import argparse

from mazzo.cli.admin import backup
from mazzo.cli.admin.backends import DatabaseBackend, Order, ServerBackend
from mazzo.cli.admin.orders import bans, export, log, people, simple, stats, status, table, tables, tournaments
from mazzo.cli.admin.text import read_day, read_time, read_token, too_open
from mazzo.cli.arguments import Parser, checked
from mazzo.cli.console import complain
from mazzo.cli.serve import database_of
from mazzo.core.errors import Refused

SUMMARY = "commands for the operator of a server"
EXAMPLES = """  mazzo admin status                          the state of the server
  mazzo admin tables                          the open tables
  mazzo admin table 4gk2mxw7pqzr --follow     one of them, printed again after every change
  mazzo admin notice "Back in five minutes"   to all connected people
  mazzo admin ban 203.0.113.7 --for 1d        block an address until tomorrow
  mazzo admin people --name ada               people with this in their name, with their ids
  mazzo admin people --connected              who is here, with addresses and tables
  mazzo admin rename 9f86d081884c7d65         replace an offensive name, wherever it is shown
  mazzo admin forget 9f86d081884c7d65         delete a person, and every name they typed
  mazzo admin backup monday.db                a copy of the database, while the server runs
  mazzo admin export --since 2026-11-01 > november.jsonl"""

DESCRIPTION = """Commands for the operator of a server.

With an admin token, the command talks to the running server, which must have the same token (`mazzo serve
--admin-token-file`, or $MAZZO_ADMIN_TOKEN). Without one, or with --offline, it uses the database directly: PostgreSQL
at any time, an SQLite file while no server uses it. Times are UTC."""

SERVER = "http://127.0.0.1:8000"


def add_arguments(parser: Parser) -> None:
    shared = where()
    orders = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def add_order(name: str, do: Order, summary: str) -> Parser:
        order = orders.add_parser(name, help=summary, description=summary, parents=[shared], allow_abbrev=False)
        order.set_defaults(order=do)
        return order

    add_order("status", status, "show the state of the server")
    order = add_order("tables", tables, "list the open tables")
    order.add_argument("--quarantined", action="store_true", help="only quarantined tables, which wait for you")
    order = add_order("table", table, "show the public view of a table, and the people there")
    order.add_argument("code", metavar="CODE")
    order.add_argument("--follow", action="store_true", help="print it again after every change, until Ctrl-C")
    for name, do, summary in (
        ("log", log, "print the raw log of a table, with all secrets, as JSON lines"),
        ("close", simple("CloseTable", "code"), "close a table for good"),
        ("reopen", simple("Reopen", "code"), "resume a table that was quarantined"),
    ):
        add_order(name, do, summary).add_argument("code", metavar="CODE")
    add_order("notice", simple("Announce", "text"), "send a notice to everyone connected").add_argument(
        "text", metavar="TEXT"
    )
    order = add_order(
        "ban", simple("Ban", "subject", "seconds", "with_address"), "ban a person or an address for a time"
    )
    order.add_argument("subject", metavar="ADDRESS|PERSON", help="an address, or the id of a person")
    order.add_argument(
        "--for", metavar="TIME", dest="seconds", type=checked(read_time), required=True, help="such as 30m, 12h, 1d, 2w"
    )
    order.add_argument(
        "--with-address", action="store_true", help="also ban every address the person is connected from"
    )
    add_order("unban", simple("Unban", "subject"), "end a ban").add_argument("subject", metavar="ADDRESS|PERSON")
    add_order("bans", bans, "list who is banned, and until when")
    order = add_order("people", people, "find people, with their ids")
    order.add_argument("--connected", action="store_true", help="people who are connected now, and from where")
    order.add_argument(
        "--name", metavar="NAME", help="people with this in their name, on the server or at an open table"
    )
    order.add_argument(
        "--record", metavar="ID", help="people who played the game with this record id, such as 4gk2mxw7pqzr-2"
    )
    order = add_order("rename", simple("RenamePerson", "who", "name"), "replace a name, also at tables and in records")
    order.add_argument("who", metavar="PERSON", help="the id of a person")
    order.add_argument("name", metavar="NAME", nargs="?", help="the new name (default: that of a new guest)")
    add_order("forget", simple("Forget", "who"), "delete a person, and every name they typed").add_argument(
        "who", metavar="PERSON"
    )
    order = add_order("export", export, "print the records of finished games as JSON lines")
    order.add_argument("--since", metavar="DAY", type=checked(read_day), default=0.0, help="the first day")
    order.add_argument("--until", metavar="DAY", type=checked(read_day), default=1e12, help="the day after the last")
    order = add_order("stats", stats, "count what happened on a day")
    order.add_argument("--day", metavar="DAY", help="such as 2026-11-15 (default today)")
    order = add_order("tournaments", tournaments, "list the tournaments that are not over")
    order.add_argument("--over", action="store_true", help="only tournaments that are over")
    for name, kind, summary in (
        ("close-tournament", "CloseTournament", "end a tournament without a winner"),
        ("delete-tournament", "DeleteTournament", "delete a tournament with its log"),
    ):
        add_order(name, simple(kind, "code"), summary).add_argument("code", metavar="CODE")
    add_order("new-chain", simple("StartChain"), "start new secrets for the deal of the day, from tomorrow on")
    backup.add(orders)


def where() -> Parser:
    """The arguments of every command: the server or database, and the output format."""
    shared = Parser(add_help=False)
    shared.add_server(f"the address of the server (default {SERVER})")
    shared.add_argument("--token-file", metavar="FILE", help="a file with the admin token (default $MAZZO_ADMIN_TOKEN)")
    shared.add_argument("--db", metavar="DATABASE", help="as for mazzo serve; used without a server")
    shared.add_argument("--offline", action="store_true", help="use the database directly, even if a token is set")
    shared.add_json()
    return shared


def run(arguments: argparse.Namespace) -> int:
    token = read_token(arguments.token_file)
    if warning := too_open(arguments.token_file):
        complain(warning)
    if token and not arguments.offline:
        arguments.order(arguments, ServerBackend(arguments.server or SERVER, token))
        return 0
    if arguments.server:
        why = "with --offline" if arguments.offline else "without its admin token: --token-file, or $MAZZO_ADMIN_TOKEN"
        raise Refused(f"--server has no effect {why}")
    import asyncio

    with asyncio.Runner() as runner:
        database = DatabaseBackend(runner, database_of(arguments.db))
        try:
            arguments.order(arguments, database)
        finally:
            database.close()
    return 0
