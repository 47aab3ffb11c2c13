"""Both typefaces have every letter of every language."""

import unicodedata
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from mazzo.text.locales import LANGUAGES
from tests.web.browser import visitor
from tests.web.conftest import QuickServer

MAZZO = Path(__file__).parents[2] / "src/mazzo"
MISSING = """async ([family, letters]) => {
  const isThere = async () => (await document.fonts.load(`40px '${family}'`)).length > 0;
  for (let tries = 0; tries < 400 && !(await isThere()); tries++) await new Promise((done) => setTimeout(done, 50));
  if (!(await isThere())) return "the typeface did not come";
  const pen = document.createElement("canvas").getContext("2d");
  const wide = (letter, other) => {
    pen.font = `40px "${family}", ${other}`;
    return pen.measureText(letter).width;
  };
  return letters.filter(letter => wide(letter, "monospace") !== wide(letter, "serif")).join("");
}"""
"""Finds missing letters: their width depends on the fallback font."""


@pytest.mark.parametrize("family", ["Mazzo Display", "Mazzo Text"])
def test_the_typeface_has_every_letter_of_every_language(server: QuickServer, browser: Browser, family: str) -> None:
    shared = [file for language in LANGUAGES for file in (MAZZO / "text" / "locales" / language).glob("*.ftl")]
    files = [*shared, *MAZZO.glob("games/*/words/*.ftl"), *MAZZO.glob("games/*/words/*.md")]
    assert len(files) > 40
    letters = sorted({letter for file in files for letter in file.read_text("utf-8") if not letter.isspace()})
    with visitor(browser) as guest:
        guest.page.goto(server.address)
        assert guest.page.evaluate(MISSING, [family, ["ж"]]) == "ж"
        assert guest.page.evaluate(MISSING, [family, [letter for letter in letters if is_written(letter)]]) == ""
        title = guest.page.locator("h1").evaluate("title => getComputedStyle(title).fontFamily")
        assert title.startswith('"Mazzo Display"')
        text = guest.page.locator("body").evaluate("body => getComputedStyle(body).fontFamily")
        assert text.startswith('"Mazzo Text"')


def is_written(letter: str) -> bool:
    """Whether this is a letter, a digit or punctuation; arrows and stars may come from other fonts."""
    return letter.isalnum() or unicodedata.category(letter).startswith("P")
