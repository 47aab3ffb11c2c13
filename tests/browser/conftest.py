"""The browser of the tests of the pages."""

from tests.web.conftest import browser, playwright

__all__ = ["browser", "playwright"]
