"""The command `mazzo`: `main` runs it. Each subcommand is a file here; `arguments.py` has what several share.

May import everything, but heavy packages only inside the subcommand that needs them.
"""

import os
import sys
from collections.abc import Sequence

from mazzo.cli.console import INTERRUPTED, complain, drop_output, prepare_streams
from mazzo.cli.extras import advice
from mazzo.core.errors import Refused

BAD_REQUEST = 2
BROKEN_PIPE = 141  # the exit code when the reader of the output went away


def keep_numpy_to_one_thread() -> None:
    """Limit numpy to one thread: the networks are small, and threads waiting for each other took ten times as long."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; a person's mistake is reported in one line."""
    prepare_streams()
    keep_numpy_to_one_thread()
    given = sys.argv[1:] if argv is None else [*argv]
    try:
        if given == ["--version"]:  # without loading games and commands
            from mazzo import __version__

            print(f"mazzo {__version__}")
            return 0
        from mazzo.cli.parser import make_parser

        arguments = make_parser(given[:1]).parse_args(given)
        code: int = arguments.run(arguments)
        if sys.stdout:
            sys.stdout.flush()
        return code
    except SystemExit as exit_:  # raised by argparse
        return exit_.code if isinstance(exit_.code, int) else 0
    except Refused as error:
        complain(str(error))
        return BAD_REQUEST
    except ModuleNotFoundError as missing:
        if (line := advice(missing)) is None:
            raise
        complain(line)
        return BAD_REQUEST
    except KeyboardInterrupt:
        complain("stopped")
        return INTERRUPTED
    except BrokenPipeError:
        drop_output()
        return BROKEN_PIPE
    except OSError as error:
        drop_output()
        complain(f"cannot write: {error.strerror}")
        return BAD_REQUEST
