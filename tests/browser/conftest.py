"""A real browser, as the tests of the pages have it."""

from tests.web.conftest import browser, playwright

__all__ = ["browser", "playwright"]
