"""Guest packages: Magpie under other names, each with one different part."""

from pathlib import Path

from tests.package_games.packages import EXAMPLE, offer, small
from tests.package_games.test_docs import blocks


def magpie_as(name: str) -> str:
    """The source of the example game, with another name."""
    return (EXAMPLE / "magpie.py").read_text(encoding="utf-8").replace('"magpie"', f'"{name}"')


HERON = """
from pathlib import Path
from mazzo import Kit

KIT = Kit(
    name="heron",
    rules="heron_rules:MAGPIE",
    words=Path(__file__).parent / "heron_words",
    picture=Path(__file__).parent / "heron.svg",
    lessons="heron_rules:NOTHING",
)
"""


def offer_heron(folder: Path) -> None:
    """A kit with scripts in its picture and in its rules page, and with lessons that cannot be loaded."""
    offer(folder, "heron", HERON, "heron:KIT")
    (folder / "heron_rules.py").write_text(magpie_as("heron"), encoding="utf-8")
    (folder / "heron.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>')
    (folder / "heron_words").mkdir()
    (folder / "heron_words" / "rules-en.md").write_text("# Heron\n\n<script>document.title = 'x'</script>\n\n## End\n")


WITH_PAGES = """
from pathlib import Path
from mazzo import Kit

KIT = Kit(name="{name}", rules="{name}_rules:MAGPIE", pages=Path(__file__).parent / "{name}_pages")
"""


def offer_with_pages(folder: Path, name: str, files: dict[str, str]) -> None:
    """A kit that provides files for the pages."""
    offer(folder, name, WITH_PAGES.format(name=name), f"{name}:KIT")
    (folder / f"{name}_rules.py").write_text(magpie_as(name), encoding="utf-8")
    (folder / f"{name}_pages").mkdir()
    for file, text in files.items():
        (folder / f"{name}_pages" / file).write_text(text, encoding="utf-8")


def offer_rook(folder: Path) -> None:
    """A game with the texts of docs/games.md."""
    (words,) = blocks("ftl")
    words = words.replace("magpie-", "rook-")
    source = magpie_as("rook").replace("    encode=encode,\n", f"    encode=encode,\n    words={{'en': {words!r}}},\n")
    offer(folder, "rook", small(source), "rook:MAGPIE")


LAYOUT = """    encode=encode,
    layout=rules.Layout(
        zones=(
            rules.Zone(name="hand", shape="hand", of="seat", own="hand", count="hands"),
            rules.Zone(name="pile", shape="pile", count="pile"),
            rules.Zone(name="thrown", shape="pile", cards="thrown"),
        ),
        picks={"lay trinket": "thrown", "snatch": "hand"},
        taps={"pass": "hand"},
    ),
"""


def offer_plover(folder: Path) -> None:
    """A game whose layout names zones in which there is nothing to tap."""
    source = magpie_as("plover").replace("    encode=encode,\n", LAYOUT)
    offer(folder, "plover", small(source), "plover:MAGPIE")


NEST = """
export default ({ preact: { h }, hooks: { useState }, Board }) => ({
  styles: ["board.css"],
  Board(props) {
    const [count, setCount] = useState(0);
    if (count > 1) throw new Error("three are too many");
    return h("div", { class: "nest" },
      h("button", { type: "button", "data-nest": count, onClick: () => setCount(count + 1) }, "trinkets"),
      h(Board, props));
  },
});
"""
"""A board that throws after two presses of its button."""

FAILING = """
export default () => ({
  Card() {
    throw new Error("no card");
  },
  motion({ event }) {
    throw new Error(`no motion for ${event.event}`);
  },
});
"""


def offer_all(folder: Path) -> None:
    offer_heron(folder)
    offer_with_pages(
        folder, "jay", {"board.js": NEST, "board.css": ".nest { color: rgb(1, 2, 3); }", "secret.py": "x = 1"}
    )
    offer_with_pages(folder, "crow", {"board.js": FAILING})
    offer_rook(folder)
    offer_plover(folder)
