"""What tests of the terminal share with those of the command."""

from tests.cli.conftest import record

__all__ = ["record"]
