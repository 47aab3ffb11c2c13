"""Fixtures shared with the tests of the command."""

from tests.cli.conftest import record

__all__ = ["record"]
