"""Which package may import which. The table is the design; the rest of this file holds the code to it."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path
from typing import NamedTuple

import pytest

BELOW_TABLES = ["server.messages", "server.process", "server.store", "server.work"]

PARTS_OF_THE_WIRE = ["server.store", "server.web", "server.work"]

# Names are relative to mazzo, and `*` stands for one part. A package may always import itself.
MAY_IMPORT = {
    "mazzo": ["core", "games", "bots", "coach"],  # mazzo/__init__.py; the last two when they are first asked for
    "__main__": ["cli"],
    "core": [],
    "games": ["core"],  # games/__init__.py, the one list
    "games.*": ["core"],  # never another game
    "table": ["core"],
    "locales": ["core"],
    "making": ["core"],  # for games of other people
    "testing": ["core", "games"],
    "lessons": ["core", "games"],
    "bots": ["core", "games"],
    "coach": ["core", "games", "bots", "lab"],
    "vector": ["core", "games.*.cards", "games.*.editions", "games.*.encoding"],
    "envs": ["core", "games", "bots"],
    "arena": ["core", "games", "bots", "lab"],
    "lab": ["core", "games", "vector"],
    "learn": ["core", "games", "bots", "vector", "lab"],
    "server": [],  # its rooms, from the bottom up
    "server.process": ["__version__"],
    "server.messages": ["core", "table"],
    "server.store": ["core", "games", "table"],
    "server.work": ["core", "games", "bots", "coach", "table", "server.process"],
    "server.tables": ["core", "games", "bots", "table", *BELOW_TABLES],
    "server.admin": ["core", "table", "server.messages", "server.process", "server.store", "server.tables"],
    "server.web": [
        "__version__",
        "core",
        "games",
        "bots",
        "coach",
        "table",
        *BELOW_TABLES,
        "server.tables",
        "server.admin",
    ],
    "server.typescript": [
        "core",
        "games",
        "coach",
        "table",
        "server.messages",
        "server.store",
        "server.web",
        "server.work",
    ],
    "server.run": ["core", "server.process", "server.store", "server.web"],
    "files": ["core"],
    "text": ["core", "games", "coach", "locales", "table"],
    "terminal": [
        *("core", "files", "games", "bots", "coach", "lessons", "locales", "table", "text"),
        "server.messages",  # the wire is one list
    ],
    "cli": ["*"],  # inside the subcommand that needs it
    "cli at the top": ["core", "files", "games"],  # little more than what `import mazzo` loads anyway
}

# Luck and time are arguments, and nothing here does I/O.
PURE = {"core", "games", "table"}
IMPURE_MODULES = {"random", "time", "datetime", "logging", "asyncio"}

# Everything else is plain calls.
AWAITING = {"server", "terminal"}

# What takes seconds to load, or comes with an extra, must not be met by everybody.
LIGHT = {"mazzo", "core", "files", "games", "table", "bots", "server", "text", "cli"}
HEAVY_MODULES = {"jax", "ray", "pettingzoo", "pyspiel", "textual", "numpy"}

SOURCE = Path(__file__).parents[1] / "src"


class Module(NamedTuple):
    name: str
    source: str
    is_package: bool = False

    @property
    def package(self) -> str:
        """The first part below mazzo: `core`, `games`, `cli`, or `mazzo` itself."""
        return self.name.split(".")[1] if "." in self.name else "mazzo"

    @property
    def layer(self) -> str:
        """What the table speaks of: the package, but each game and each room of the server on its own."""
        parts = self.name.split(".")
        return ".".join(parts[1:3]) if self.package in ("games", "server") else self.package


class Import(NamedTuple):
    name: str
    line: int
    at_top: bool


def modules() -> list[Module]:
    return [read(path) for path in sorted((SOURCE / "mazzo").rglob("*.py"))]


def read(path: Path) -> Module:
    is_package = path.stem == "__init__"
    place = path.parent if is_package else path.with_suffix("")
    return Module(".".join(place.relative_to(SOURCE).parts), path.read_text(encoding="utf-8"), is_package)


def awaits(tree: ast.Module) -> list[int]:
    """The lines of a module that make it wait."""
    kinds = (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await)
    return [node.lineno for node in ast.walk(tree) if isinstance(node, kinds)]


def problems(module: Module) -> list[str]:
    """What is wrong with a module, a line each."""
    tree = ast.parse(module.source)
    found = [(each.line, f"imports {each.name}") for each in imports(module, tree) if not allowed(module, each)]
    if module.package not in AWAITING:
        found += [(line, "awaits") for line in awaits(tree)[:1]]
    if module.package in PURE:
        names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
        found += [(name.lineno, "prints") for name in names if name.id == "print"]
    return [f"{module.name}:{line} {what}" for line, what in sorted(found)]


def imports(module: Module, tree: ast.Module) -> Iterator[Import]:
    """Every import, wherever it stands; `from a import b` counts as `a.b`."""
    later = [node for node in ast.walk(tree) if is_run_later(node)]
    not_at_once = {node for each in later for node in ast.walk(each)}
    here = module.name if module.is_package else module.name.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            origin = resolve_name("." * node.level + (node.module or ""), here)
            names = [f"{origin}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            yield Import(name, node.lineno, at_top=node not in not_at_once)


def is_run_later(node: ast.AST) -> bool:
    """Whether what is inside is run when it is called, or never: types alone."""
    is_for_types = isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    return is_for_types or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def allowed(module: Module, imported: Import) -> bool:
    root, _, name = imported.name.partition(".")
    if root == "mazzo":
        return any(covers(pattern, name) for pattern in [module.layer, *MAY_IMPORT[row_for(module, imported)]])
    if root in IMPURE_MODULES:
        return module.package not in PURE
    if root in HEAVY_MODULES:
        return module.package not in LIGHT or not imported.at_top
    return True


def row_for(module: Module, imported: Import) -> str:
    """The row of the table that an import of ours is held to."""
    return "cli at the top" if module.package == "cli" and imported.at_top else row_of(module.layer)


def row_of(layer: str) -> str:
    rows = [row for row in MAY_IMPORT if row.count(".") == layer.count(".") and covers(row, layer)]
    assert rows, f"{layer} has no row in the table of tests/test_layers.py"
    return rows[0]


def covers(pattern: str, name: str) -> bool:
    """Whether a name is what the pattern says, or lies inside it."""
    wanted, given = pattern.split("."), name.split(".")
    return len(given) >= len(wanted) and all(want in ("*", part) for want, part in zip(wanted, given, strict=False))


def test_every_module_keeps_to_the_table() -> None:
    found = modules()
    assert "mazzo.core.game" in {module.name for module in found}
    assert [problem for module in found for problem in problems(module)] == []


def test_every_package_has_a_row_in_the_table() -> None:
    for module in modules():
        row_of(module.layer)


def test_every_permission_is_used() -> None:
    unused = {(row, pattern) for row, patterns in MAY_IMPORT.items() for pattern in patterns}
    for module in modules():
        for imported in imports(module, ast.parse(module.source)):
            root, _, name = imported.name.partition(".")
            if root == "mazzo":
                row = row_for(module, imported)
                unused -= {(row, pattern) for pattern in MAY_IMPORT[row] if covers(pattern, name)}
    assert unused == set()


@pytest.mark.parametrize(
    ("name", "source", "problem"),
    [
        ("mazzo.core.game", "from mazzo.games import GAMES", "imports mazzo.games.GAMES"),
        ("mazzo.core.game", "import mazzo", "imports mazzo"),
        ("mazzo.core.game", "from ..table import lobby", "imports mazzo.table.lobby"),
        ("mazzo.core.play", "def wait():\n    import time", "imports time"),
        ("mazzo.games.mantis.rules", "from mazzo.games.kittens import cards", "imports mazzo.games.kittens.cards"),
        ("mazzo.games.mantis.rules", "from .. import kittens", "imports mazzo.games.kittens"),
        ("mazzo.games.mantis.rules", "from mazzo.games import GAMES", "imports mazzo.games.GAMES"),
        ("mazzo.games.mantis.state", "if TYPE_CHECKING:\n    from mazzo.bots import bot", "imports mazzo.bots.bot"),
        ("mazzo.games.kittens.rules", "from random import shuffle", "imports random.shuffle"),
        ("mazzo.games.kittens.view", "print('a kitten')", "prints"),
        ("mazzo.table.clock", "import asyncio.queues", "imports asyncio.queues"),
        ("mazzo.table.table", "import mazzo.games.mantis", "imports mazzo.games.mantis"),
        ("mazzo.vector.mantis", "from mazzo.games.mantis import rules", "imports mazzo.games.mantis.rules"),
        ("mazzo.bots.policy", "import numpy as np", "imports numpy"),
        ("mazzo.server.web.app", "try:\n    import jax.numpy\nexcept ImportError:\n    pass", "imports jax.numpy"),
        ("mazzo.bots.simple", "async def choose():\n    pass", "awaits"),
        ("mazzo.terminal.remote", "from mazzo.server import tables", "imports mazzo.server.tables"),
        ("mazzo.server.store.storage", "from ..process import clock", "imports mazzo.server.process.clock"),
        ("mazzo.server.tables.room", "from mazzo.server.web import app", "imports mazzo.server.web.app"),
        ("mazzo.cli", "import textual", "imports textual"),
        ("mazzo.cli", "from mazzo.terminal import app", "imports mazzo.terminal.app"),
    ],
)
def test_a_module_that_breaks_the_table_is_reported(name: str, source: str, problem: str) -> None:
    (found,) = problems(Module(name, source))
    assert found.startswith(f"{name}:")
    assert found.endswith(f" {problem}")


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("mazzo.core.game", "import msgspec\nfrom .chance import Dice\nfrom mazzo.core import play"),
        ("mazzo.games.mantis.rules", "from mazzo.core.game import Seat\nfrom mazzo.games.mantis import cards"),
        ("mazzo.bots.policy", "import random\ndef load():\n    import numpy"),
        ("mazzo.vector.mantis", "import jax\nfrom mazzo.games.mantis.cards import Card"),
        ("mazzo.cli", "from mazzo.games import GAMES\ndef play():\n    from mazzo.terminal import app\n    print(app)"),
    ],
)
def test_a_module_that_keeps_to_the_table_is_not_reported(name: str, source: str) -> None:
    assert problems(Module(name, source)) == []


def test_importing_mazzo_and_its_light_packages_loads_nothing_heavy() -> None:
    light = ["mazzo", *(module.name for module in modules() if module.package in LIGHT)]
    script = f"import sys, {', '.join(light)}; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout.split()
    assert "mazzo" in loaded
    assert HEAVY_MODULES & set(loaded) == set()


def test_importing_mazzo_alone_loads_the_rules_and_no_more() -> None:
    script = "import sys, mazzo; print(*sys.modules); print(mazzo.bots.names, mazzo.coach.advise)"
    output = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    loaded = [name.split(".")[1] for name in output.splitlines()[0].split() if name.startswith("mazzo.")]
    assert set(loaded) == {"core", "games"}
