"""`mazzo mcp`: games for language models."""

import argparse

from mazzo.cli.arguments import Parser, checked, words_of
from mazzo.client.address import read_address
from mazzo.core.errors import Refused

SUMMARY = "let language models play, as tools"
DESCRIPTION = """Offer games to language models as tools of the Model Context Protocol (MCP): games against bots,
and seats at tables of servers, where all see that they are programs. A model sees only what a person
in its seat would see. A client starts the command and talks to it over standard input and output; with
--port it listens for HTTP at /mcp. It needs the extra mazzo[mcp]."""
EXAMPLES = """  mazzo mcp                                       for a client that starts it
  mazzo mcp --seed evaluation                     the same games each time
  mazzo mcp --port 8001                           over HTTP, for games against bots
  mazzo mcp --port 8001 --server localhost:8000   and for the tables of this server"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--port", metavar="PORT", type=checked(read_port), help="listen for HTTP at this port")
    parser.add_argument("--host", metavar="HOST", default="127.0.0.1", help="where to listen (default 127.0.0.1)")
    text = "tables may be joined on this server only (default: on any without --port, and on none with it)"
    parser.add_repeated("--server", "URL", "servers", text, type=checked(read_address))
    parser.add_seed("a seed: the same seed deals the same games against bots")
    parser.add_language()


def read_port(text: str) -> int:
    from mazzo.cli.serve import read_port

    if not (port := read_port(text)):
        raise Refused("the port should be a number from 1 to 65535")
    return port


def run(arguments: argparse.Namespace) -> int:
    import asyncio

    from mazzo.bots.outside import dismiss
    from mazzo.models.tools import Tools, serve

    is_open = arguments.port is None and not arguments.servers
    tools = Tools(words_of(arguments), arguments.seed, None if is_open else tuple(arguments.servers))
    try:
        asyncio.run(serve(tools, arguments.host, arguments.port))
    finally:
        dismiss()
    return 0
