"""`mazzo` alone: play in the browser, here and on the phones of this network."""

import argparse
import os
import socket
import sys
import webbrowser
from threading import Timer

from mazzo.cli.extras import advice
from mazzo.cli.serve import database_to_serve
from mazzo.core.errors import Refused

PORT = 8000  # or any other free one
OPEN_AFTER = 0.8  # seconds
ELSEWHERE = "192.0.2.1"  # a reserved address; finding the route to it sends nothing


def run(_: argparse.Namespace) -> int:
    try:
        from mazzo.server.run import prepare, serve
        from mazzo.server.running_server import Options
    except ModuleNotFoundError as missing:
        if (line := advice(missing, "play")) is None:
            raise
        raise Refused(f"{line}; without it you can play in the terminal: mazzo play") from None

    database = database_to_serve()
    prepare(database, workers=1, log_level="warning")
    listening = listen()
    port = listening.getsockname()[1]
    here = f"http://localhost:{port}"
    print(f"Mazzo is listening on {here}")
    show_to_phones(port)
    print("Ctrl-C ends it; games are kept.", flush=True)
    if has_browser():
        Timer(OPEN_AFTER, webbrowser.open, (here,)).start()
    serve(Options(database), listening, log_level="warning")
    return 0


def listen() -> socket.socket:
    from mazzo.server.run import bind

    try:
        return bind("0.0.0.0", PORT)
    except Refused:
        return bind("0.0.0.0", 0)


def show_to_phones(port: int) -> None:
    import segno

    if (own := own_address()) is None:
        return
    link = f"http://{own}:{port}"
    print(f"On phones in the same network: {link}")
    if sys.stdout.isatty():
        segno.make(link, micro=False).terminal(sys.stdout, border=2, compact=True)


def own_address() -> str | None:
    """The address of this computer in its network, or None."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((ELSEWHERE, 9))
        except OSError:
            return None
        own: str = asking.getsockname()[0]
    return None if own.startswith("127.") else own


def has_browser() -> bool:
    """Whether there is a screen for a browser."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
