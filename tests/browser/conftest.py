"""Shares the browser fixtures of tests/web."""

from tests.web.conftest import browser, playwright

__all__ = ["browser", "playwright"]
