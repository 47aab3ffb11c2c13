"""The typeface of titles, cards and numbers: it comes with the page, and has every letter of every language."""

from pathlib import Path

from playwright.sync_api import Browser

from mazzo.locales import LANGUAGES
from tests.web.browser import visitor
from tests.web.conftest import QuickServer

MAZZO = Path(__file__).parents[2] / "src/mazzo"
MISSING = """async letters => {
  const [face] = await document.fonts.load("40px 'Mazzo Display'");
  if (!face) return "the typeface did not come";
  const pen = document.createElement("canvas").getContext("2d");
  const wide = (letter, other) => {
    pen.font = `40px "Mazzo Display", ${other}`;
    return pen.measureText(letter).width;
  };
  return letters.filter(letter => wide(letter, "monospace") !== wide(letter, "serif")).join("");
}"""
"""A letter that it lacks is as wide as another font has it."""


def test_the_typeface_has_every_letter_of_every_language(server: QuickServer, browser: Browser) -> None:
    shared = [file for language in LANGUAGES for file in (MAZZO / "locales" / language).glob("*.ftl")]
    files = [*shared, *MAZZO.glob("games/*/words/*.ftl"), *MAZZO.glob("games/*/words/*.md")]
    assert len(files) > 40
    letters = sorted({letter for file in files for letter in file.read_text("utf-8") if not letter.isspace()})
    with visitor(browser) as somebody:
        somebody.page.goto(server.address)
        assert somebody.page.evaluate(MISSING, ["ж"]) == "ж", "the test can tell"
        assert somebody.page.evaluate(MISSING, [letter for letter in letters if letter.isalnum()]) == ""
        title = somebody.page.locator("h1").evaluate("title => getComputedStyle(title).fontFamily")
        assert title.startswith('"Mazzo Display"')
