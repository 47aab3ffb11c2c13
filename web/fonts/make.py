"""Makes the two typefaces, and writes them beside this file: titles, cards and numbers from Lilita One, everything else
from Nunito.

Run it from the root of the project with fontTools and brotli, then commit what changed:

    npm pack @fontsource/lilita-one@5.3.0 @fontsource-variable/nunito@5.3.0
    for file in *.tgz; do tar xf "$file" --one-top-level; done
    pip install fonttools brotli matplotlib
    python web/fonts/make.py fontsource-lilita-one-5.3.0/package/files/lilita-one-latin-400-normal.woff2 \\
        fontsource-variable-nunito-5.3.0/package/files/nunito-latin-wght-normal.woff2

Both are under the SIL Open Font License, and "Lilita One" is a reserved name: what is made here has other names.
Both keep the letters of our four languages and of most names, and gain the spaces that French needs. The first gets
digits of one width, so that a number that counts does not wobble, and a wider space. The second keeps the weights that
the pages use, and one kerning for all of them. It prints how a font of the device is stretched to take the same room
until each has come: web/src/style/typeface.css has these numbers.
"""

import re
import sys
from pathlib import Path
from typing import Any

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from matplotlib import get_data_path

FOLDER = Path(__file__).parent
LOCALES = Path(__file__).parents[2] / "src/mazzo/text/locales"
ACCENTED = {*map(ord, "ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜßàáâäåæçèéêëìíîïñòóôöøùúûüŒœ")}
SIGNS = {*map(ord, "ª«°±·º»×–—…−"), *range(0x2018, 0x201F)}  # the last are quotation marks
LETTERS = {*range(0x20, 0x7F)} | ACCENTED | SIGNS
SPACES = (0xA0, 0x202F)
WEIGHTS = (500, 700)
LEAST_KERNING = 8  # thousandths of the size: less than that nobody sees
SPACE = 245  # thousandths of the size; the original has so little that words run into each other
ADVANCE = 4  # a value that moves the next letter, and says nothing else
DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def main() -> None:
    display, text = sys.argv[1:]
    make_display(TTFont(display))
    make_text(TTFont(text))


def make_display(font: TTFont) -> None:
    widen_digits(font)
    font["hmtx"]["space"] = (SPACE, 0)
    subset(font, ["kern", "liga"])
    write(font, "Mazzo Display", "Helvetica-Bold")


def make_text(font: TTFont) -> None:
    subset(font, ["kern"])
    text = instantiateVariableFont(font, {"wght": WEIGHTS})
    simplify_kerning(text)
    write(text, "Mazzo Text", "Helvetica")
    print_fallback(instantiateVariableFont(text, {"wght": WEIGHTS[1]}), "Helvetica-Bold")


def subset(font: TTFont, features: list[str]) -> None:
    for table in font["cmap"].tables:
        table.cmap |= dict.fromkeys(SPACES, table.cmap[0x20])
    options = Options(flavor="woff2", layout_features=features, hinting=False, name_IDs=[0, 1, 2, 4, 6, 13, 14])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS | {*SPACES})
    subsetter.subset(font)


def write(font: TTFont, family: str, like: str) -> None:
    rename(font, family)
    font.flavor = "woff2"
    file = FOLDER / f"{family.lower().replace(' ', '-')}.woff2"
    font.save(file)
    print(f"{file.name}: {file.stat().st_size} bytes, {len(font.getBestCmap())} characters")
    print_fallback(font, like)


def widen_digits(font: TTFont) -> None:
    """All digits as wide as the widest, each in the middle of its place; they are moved against no neighbour."""
    widths, glyphs = font["hmtx"], font["glyf"]
    widest = max(widths[name][0] for name in DIGITS)
    for name in DIGITS:
        width, bearing = widths[name]
        shift = (widest - width) // 2
        glyphs[name].coordinates.translate((shift, 0))
        glyphs[name].recalcBounds(glyphs)
        widths[name] = (widest, bearing + shift)
    for pairs in kerning(font):
        for first, seconds in zip(pairs.Coverage.glyphs, getattr(pairs, "PairSet", ()), strict=False):
            seconds.PairValueRecord = [
                pair for pair in seconds.PairValueRecord if first not in DIGITS and pair.SecondGlyph not in DIGITS
            ]
            seconds.PairValueCount = len(seconds.PairValueRecord)


def simplify_kerning(font: TTFont) -> None:
    """The same at every weight, and none where it is too small to be seen."""
    for pairs in kerning(font):
        rows = pairs.PairSet if pairs.Format == 1 else pairs.Class1Record
        for row in rows:
            for pair in row.PairValueRecord if pairs.Format == 1 else row.Class2Record:
                vars(pair.Value1).pop("XAdvDevice", None)
                if abs(pair.Value1.XAdvance) < LEAST_KERNING:
                    pair.Value1.XAdvance = 0
        pairs.ValueFormat1 = ADVANCE


def kerning(font: TTFont) -> list[Any]:
    lookups = font["GPOS"].table.LookupList.Lookup
    return [table for lookup in lookups if lookup.LookupType == 2 for table in lookup.SubTable]


def rename(font: TTFont, family: str) -> None:
    """Copyright and licence stay; the name is ours, as the licence asks of whatever was changed."""
    names = font["name"]
    for number, text in {1: family, 2: "Regular", 4: family, 6: family.replace(" ", "")}.items():
        for record in [record for record in names.names if record.nameID == number]:
            names.setName(text, number, record.platformID, record.platEncID, record.langID)


def print_fallback(font: TTFont, like: str) -> None:
    """Arial has the widths of Helvetica."""
    helvetica = (Path(get_data_path()) / f"fonts/pdfcorefonts/{like}.afm").read_text("latin-1")
    arial = {chr(int(code)): int(width) for code, width in re.findall(r"C (\d+) ; WX (\d+)", helvetica)}
    words = "".join(file.read_text("utf-8") for file in LOCALES.glob("*/site.ftl"))
    letters = [letter for letter in words if letter.isascii() and letter.isalnum()]
    ours = sum(font["hmtx"][font.getBestCmap()[ord(letter)]][0] for letter in letters)
    adjust = ours / sum(arial[letter] for letter in letters)
    ascent, descent = font["hhea"].ascent / 1000 / adjust, -font["hhea"].descent / 1000 / adjust
    print(f"size-adjust: {adjust:.1%}; ascent-override: {ascent:.1%}; descent-override: {descent:.1%}")


if __name__ == "__main__":
    main()
