"""Tables on the device in Firefox and in WebKit, from a static host."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.browser.site import build, serving
from tests.web.engines.window import Window
from tests.web.test_engines import firefox, open_window, play_to_the_end, webkit_

__all__ = ["firefox", "open_window", "webkit_"]

pytestmark = pytest.mark.slow


def test_a_game_is_played_and_looked_back_at_on_the_device(tmp_path: Path, open_window: Callable[..., Window]) -> None:
    build(tmp_path)
    with serving(tmp_path) as site:
        ada = open_window()
        ada.open(site.address)
        ada.click_soon("[data-do='play-mantis']")
        ada.wait("[data-seat]")
        play_to_the_end(ada, random=Random("device"))
        ada.click_soon("a[href*='/r/here']")
        ada.wait("input[type=range]")
